"""Whether a seat can complete a way with its next piece: exactly, and fast.

A piece that completes a way from one side to another shows a face beside a cell that is joined to
the one side, or on that side itself, and likewise for the other. Where a piece fits and touches
both is found for all places at once; only those few are tried.
"""

from __future__ import annotations

import cython

from irrgarten.games.caminos.board import HALF, WIDTH
from irrgarten.games.caminos.codes import ground_act, place_of, position_of
from irrgarten.games.caminos.pieces import WALNUT
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.tables import (
    BIT,
    BITS,
    COLUMNS,
    CORNER,
    FAR,
    FIRST_POSITION,
    NEAR,
    SIDE,
    SIDES,
)
from irrgarten.games.caminos.ways import near_lower, near_upper
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import ints

ONE = 1
#: Steps from one end of a piece to the other.
LENGTH = 3
#: All places of a half.
WHOLE = (1 << HALF) - 1
#: Winning acts that are listed at most.
MOST = 1000


@cython.cclass
class Threats:
    """Room to work in; ``found`` are the winning acts of the last question."""

    def __init__(self) -> None:
        self.beside, self.touch = ints(16, 36)
        self.tried = Caminos()
        self.found = Acts()

    def can_win(self, state: Caminos, seat: int) -> bool:
        """Has the seat, if it is its turn, an act that completes a way?"""
        return self.search(state, seat, 1)

    def wins(self, state: Caminos, seat: int) -> Acts:
        """All acts that complete a way, some of them perhaps twice."""
        self.search(state, seat, MOST)
        return self.found

    def search(self, state: Caminos, seat: int, most: int) -> bool:
        """Find so many winning acts, if there are."""
        self.found.clear()
        self.reach(state, seat & 1)
        sides = SIDES[state.board]
        looked = False
        for start in range(sides):
            for end in range(start + sides // 2 - (sides >> 3), sides):
                if end - start > sides // 2 + (sides >> 3):
                    break
                if not self.near_enough(start, end):
                    continue
                if not looked:
                    state.look()
                    looked = True
                if self.between(state, seat, start, end, most):
                    return True
        return self.found.count > 0

    def fork(self) -> bool:
        """Is there no cell that all the acts found take?"""
        lower = WHOLE
        upper = WHOLE
        for i in range(self.found.count):
            act = self.found.at(i)
            position, place = position_of(act), place_of(act)
            low = 0
            high = 0
            for j in range(4 * position, 4 * position + COLUMNS[position]):
                cell = place + FAR[j]
                if cell < HALF:
                    low |= ONE << cell
                else:
                    high |= ONE << (cell - HALF)
            lower &= low
            upper &= high
        return lower | upper == 0

    def reach(self, state: Caminos, wood: int) -> None:
        """For each side the places from which a face would be joined to it."""
        state.survey(wood)
        for side in range(SIDES[state.board]):
            at = 16 * state.board + 2 * side
            state.ways.spread(
                SIDE[at] & state.ways.visible(0), SIDE[at + 1] & state.ways.visible(1)
            )
            lower = state.ways.reached[0]
            upper = state.ways.reached[1]
            self.beside[2 * side] = SIDE[at] | near_lower(lower, upper)
            self.beside[2 * side + 1] = SIDE[at + 1] | near_upper(lower, upper)

    def near_enough(self, start: int, end: int) -> bool:
        lower = self.beside[2 * start]
        upper = self.beside[2 * start + 1]
        grown = 0
        for i in range(LENGTH):
            grown = lower | near_lower(lower, upper) & WHOLE
            upper = upper | near_upper(lower, upper) & WHOLE
            lower = grown
        return (lower & self.beside[2 * end]) | (upper & self.beside[2 * end + 1]) != 0

    def between(self, state: Caminos, seat: int, start: int, end: int, most: int) -> bool:
        """Try the pieces that touch what is joined to both sides; True to look no further."""
        self.shift(start, 0)
        self.shift(end, 18)
        for shape in range(WALNUT):
            if state.left[4 * seat + shape] > 0:
                for position in range(FIRST_POSITION[shape], FIRST_POSITION[shape + 1]):
                    for half in range(2):
                        places = state.fitting(position, half)
                        if places != 0:
                            places &= self.touching(position, half)
                            places &= self.touching(position, 18 + half)
                        if places != 0 and self.tries(state, seat, position, half, places, most):
                            return True
        return False

    def shift(self, side: int, at: int) -> None:
        lower = self.beside[2 * side] & WHOLE
        upper = self.beside[2 * side + 1] & WHOLE
        for near in range(9):
            far = NEAR[near]
            self.touch[at] = lower >> far | (upper & ((ONE << far) - 1)) << (HALF - far)
            self.touch[at + 1] = upper >> far
            at += 2

    def touching(self, position: int, at: int) -> int:
        """The places from which some column of the piece touches."""
        places = 0
        for i in range(4 * position, 4 * position + COLUMNS[position]):
            places |= self.touch[at + 2 * CORNER[i]]
        return places

    def tries(
        self, state: Caminos, seat: int, position: int, half: int, places: int, most: int
    ) -> bool:
        act = ground_act(position, HALF * half)
        while places != 0:
            row = places & 2047
            for i in range(BITS[row]):
                if self.completes(state, seat & 1, act + BIT[WIDTH * row + i]):
                    self.found.add(act + BIT[WIDTH * row + i])
                    if self.found.count >= most:
                        return True
            places >>= WIDTH
            act += WIDTH
        return False

    def completes(self, state: Caminos, wood: int, act: int) -> bool:
        self.tried.become(state)
        self.tried.put(wood, act)
        return self.tried.completes(wood, act)
