"""What ways still cost a wood in Brändi Caminos.

A cell costs a wood something to go over: nothing, or almost, where its own wood is on top, more
where the cell is empty, much where the other wood must be built over, and it cannot be done at all
once that is three cubes high. The cheapest way from side to side tells how far a wood has come;
a second one that has to avoid the first tells how easily it is stopped.
"""

from __future__ import annotations

from math import exp

import cython

from irrgarten.games.caminos.board import HALF, WIDTH
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.tables import (
    CELL,
    COUNT,
    SIDE_CELL,
    SIDE_COUNT,
    SIDES,
)
from irrgarten.kernel.flat import Short, doubles, int16s, ints

NONE = -1

#: What it costs to go over a cell: own wood on top (less if nobody can cover it), nothing there,
#: another wood one or two cubes high, and three.
HELD = 1
EMPTY = 6
CLIMB = 9
STEEP = 12
BLOCKED = 400
#: What the cells of the cheapest way cost more when a second one is looked for.
DETOUR = 5
#: Farther than any way.
FAR_OFF = 16_000
#: What a wood needs that gets nowhere, and the most that one piece can do about it.
HOPELESS = 120.0
REACH = 36
#: How much the second way counts beside the first, and how much dearer it is at most.
SECOND = 0.5
DEARER = 40
#: How quickly a cell loses its interest, the dearer the ways are that lead over it.
SLACK = 6.0
NEAR_BY = 60


@cython.cclass
class Costs:
    """``cost`` and ``interest`` are by wood and place, with room around the board; ``way`` has
    what the cheapest way to each place from each side costs. ``first`` and ``second`` are what the
    ways of a wood cost, ``need`` is both together.
    """

    def __init__(self) -> None:
        self.cost = ints(288)
        self.best, self.moved = int16s(8, 8)
        self.way = int16s(8 * 144)
        self.interest, self.need = doubles(288, 2)
        self.first, self.second, self.other = ints(2, 2, 2)
        self.decay = doubles(NEAR_BY)
        for slack in range(NEAR_BY):
            self.decay[slack] = exp(-slack / SLACK)
        self.best_start = self.best_end = 0

    def pieces(self, state: Caminos, wood: int) -> int:
        left = state.pieces_left(wood)
        if state.seats == 4:
            left += state.pieces_left(wood + 2)
        return left

    def read(self, state: Caminos) -> None:
        """The cost of every cell for both woods."""
        for i in range(144):
            self.cost[i] = FAR_OFF
            self.cost[144 + i] = FAR_OFF
        for i in range(COUNT[state.board]):
            cell = CELL[76 * state.board + i]
            half = 1 if cell >= HALF else 0
            bit = cell - HALF * half
            high = 0
            top = NONE
            for level in range(2, -1, -1):
                for wood in range(3):
                    if (state.cube[6 * wood + 2 * level + half] >> bit) & 1:
                        top = wood
                        high = level + 1
                if high > 0:
                    break
            for wood in range(2):
                cost = EMPTY
                if top == wood:
                    cost = HELD if high < 3 else 0
                elif high == 1:
                    cost = CLIMB
                elif high == 2:
                    cost = STEEP
                elif high == 3:
                    cost = BLOCKED
                self.cost[144 * wood + cell + WIDTH] = cost

    def sweep(self, state: Caminos, wood: int) -> None:
        """Find the cost of the cheapest ways from all sides to every cell."""
        first = 76 * state.board
        last = first + COUNT[state.board]
        for i in range(144):
            for side in range(8):
                self.way[8 * i + side] = FAR_OFF
        for side in range(SIDES[state.board]):
            for i in range(SIDE_COUNT[state.board]):
                cell = SIDE_CELL[8 * (8 * state.board + side) + i] + WIDTH
                self.way[8 * cell + side] = self.cost[144 * wood + cell]
        changed = True
        while changed:
            for side in range(8):
                self.moved[side] = 0
            for i in range(first, last):
                cell = CELL[i] + WIDTH
                self.relax(cell, cell - 1, cell - WIDTH, self.cost[144 * wood + cell])
            for i in range(last - 1, first - 1, -1):
                cell = CELL[i] + WIDTH
                self.relax(cell, cell + 1, cell + WIDTH, self.cost[144 * wood + cell])
            changed = False
            for side in range(8):
                if self.moved[side] != 0:
                    changed = True

    def relax(self, cell: int, one: int, other: int, cost: Short) -> None:
        """Go over one of two neighbours where that is cheaper: from all sides at once, which a
        processor does in a few steps as long as nothing here depends on the side."""
        for k in range(8):
            self.best[k] = min(self.way[8 * one + k], self.way[8 * other + k]) + cost
        for k in range(8):
            self.best[k] = min(self.best[k], self.way[8 * cell + k])
        for k in range(8):
            self.moved[k] |= self.best[k] ^ self.way[8 * cell + k]
        for k in range(8):
            self.way[8 * cell + k] = self.best[k]

    def find_interest(self, state: Caminos, wood: int) -> None:
        """How much each cell matters to a wood: whether cheap ways lead over it."""
        sides = SIDES[state.board]
        self.sweep(state, wood)
        cheapest = FAR_OFF
        for i in range(144):
            self.interest[144 * wood + i] = 0.0
        for side in range(sides):
            for end in range(side + sides // 2 - (sides >> 3), sides):
                if end - side > sides // 2 + (sides >> 3):
                    break
                cheapest = min(cheapest, self.arrival(state, side, end))
        for i in range(COUNT[state.board]):
            cell = CELL[76 * state.board + i] + WIDTH
            over = FAR_OFF
            for side in range(sides):
                for end in range(side + sides // 2 - (sides >> 3), sides):
                    if end - side > sides // 2 + (sides >> 3):
                        break
                    over = min(over, self.way[8 * cell + side] + self.way[8 * cell + end])
            slack = over - self.cost[144 * wood + cell] - cheapest
            self.interest[144 * wood + cell] = self.decay[slack] if slack < NEAR_BY else 0.0

    def arrival(self, state: Caminos, side: int, end: int) -> int:
        """What the cheapest way from a side, whose ways were found, to another costs."""
        best = FAR_OFF
        for i in range(SIDE_COUNT[state.board]):
            cell = SIDE_CELL[8 * (8 * state.board + end) + i] + WIDTH
            best = min(best, self.way[8 * cell + side])
        return best

    def survey(self, state: Caminos, wood: int) -> None:
        """As ``measure``, and how much each cell matters."""
        self.find_interest(state, wood)
        self.weigh(state, wood, self.choose_sides(state))

    def measure(self, state: Caminos, wood: int) -> None:
        """What a wood still needs: its cheapest way, and one that avoids that."""
        self.weigh(state, wood, self.cheapest(state, wood))

    def weigh(self, state: Caminos, wood: int, first: int) -> None:
        self.other[wood] = self.elsewhere(state)
        self.avoid(state, wood)
        second = self.cheapest(state, wood)
        self.first[wood] = first
        self.second[wood] = min(second, first + DEARER)
        self.need[wood] = first + SECOND * (self.second[wood] - first)
        if first >= BLOCKED or first > REACH * self.pieces(state, wood):
            self.need[wood] = HOPELESS

    def cheapest(self, state: Caminos, wood: int) -> int:
        self.sweep(state, wood)
        return self.choose_sides(state)

    def elsewhere(self, state: Caminos) -> int:
        """What the cheapest way costs that has no side in common with the best one."""
        sides = SIDES[state.board]
        best = FAR_OFF
        for side in range(sides - (sides // 2 - (sides >> 3))):
            if side in (self.best_start, self.best_end):
                continue
            for end in range(side + sides // 2 - (sides >> 3), sides):
                if end - side > sides // 2 + (sides >> 3):
                    break
                if end in (self.best_start, self.best_end):
                    continue
                best = min(best, self.arrival(state, side, end))
        return best

    def choose_sides(self, state: Caminos) -> int:
        """The cheapest of the ways that were found, and the sides that it joins."""
        sides = SIDES[state.board]
        best = FAR_OFF
        self.best_start = 0
        self.best_end = sides // 2
        for side in range(sides - (sides // 2 - (sides >> 3))):
            for end in range(side + sides // 2 - (sides >> 3), sides):
                if end - side > sides // 2 + (sides >> 3):
                    break
                found = self.arrival(state, side, end)
                if found < best:
                    best = found
                    self.best_start = side
                    self.best_end = end
        return best

    def avoid(self, state: Caminos, wood: int) -> None:
        """Make the cells of the cheapest way dearer, walking it back from its end."""
        side = self.best_start
        here = 0
        for i in range(SIDE_COUNT[state.board]):
            cell = SIDE_CELL[8 * (8 * state.board + self.best_end) + i] + WIDTH
            if here == 0 or self.way[8 * cell + side] < self.way[8 * here + side]:
                here = cell
        steps = 0
        while steps < 100:
            steps += 1
            cost = self.cost[144 * wood + here]
            if cost > 0:
                self.cost[144 * wood + here] = cost + DETOUR
            before = self.way[8 * here + side] - cost
            if before <= 0:
                break
            if self.way[8 * (here + 1) + side] == before:
                here += 1
            elif self.way[8 * (here - 1) + side] == before:
                here -= 1
            elif self.way[8 * (here + WIDTH) + side] == before:
                here += WIDTH
            elif self.way[8 * (here - WIDTH) + side] == before:
                here -= WIDTH
            else:
                break
