"""Ways of one wood over the faces that are seen from above (CAM-20 to CAM-26, CAM-30).

Two tops of the wood on neighbouring cells are always joined, except over a step of two cubes whose
lower one is of another wood (CAM-23). Tops at height 3 that stand on such a cube are called odd.
Sets of places are pairs of ints, the lower and the upper half of the board.
"""

from __future__ import annotations

import cython

from irrgarten.games.caminos.tables import SIDE, SIDES
from irrgarten.kernel.flat import ints

#: In a half, all rows but the last, and how far a row is from the one above.
NOT_LAST = (1 << 44) - 1
FIRST_ROW = (1 << 11) - 1
ROW = 11
LAST_ROW = 44
ONE = 1
#: More faces than any way has.
ENDLESS = 400


@cython.cfunc
def near_lower(lower: int, upper: int) -> int:
    """The places in the lower half beside those of a set (and some off the board)."""
    return (
        lower << 1
        | lower >> 1
        | (lower & NOT_LAST) << ROW
        | lower >> ROW
        | (upper & FIRST_ROW) << LAST_ROW
    )


@cython.cfunc
def near_upper(lower: int, upper: int) -> int:
    return upper << 1 | upper >> 1 | (upper & NOT_LAST) << ROW | upper >> ROW | lower >> LAST_ROW


@cython.cfunc
def touched(board: int, lower: int, upper: int) -> int:
    """The sides of the board on which some of these places lie, as bits."""
    sides = 0
    for side in range(SIDES[board]):
        at = 16 * board + 2 * side
        if (lower & SIDE[at]) | (upper & SIDE[at + 1]):
            sides |= ONE << side
    return sides


@cython.cfunc
def joins(board: int, sides: int) -> bool:
    """Are there two among these sides that a way may join? (CAM-20, CAM-26)"""
    if SIDES[board] == 4:
        return sides & (sides >> 2) != 0
    around = sides | sides << 8
    return sides & (around >> 3 | around >> 4 | around >> 5) != 0


@cython.cclass
class Ways:
    """The tops of one wood, by height, and which of the highest stand on another wood."""

    def __init__(self) -> None:
        self.top, self.odd, self.reached, self.layer, self.seen = ints(6, 2, 2, 24, 2)
        self.board = 0

    def is_round(self) -> bool:
        """Does a way to a neighbour of the opposite side count too? (CAM-26)"""
        return SIDES[self.board] == 8

    def visible(self, half: int) -> int:
        return self.top[half] | self.top[2 + half] | self.top[4 + half]

    def could_join(self) -> bool:
        """Does the wood show on sides that a way may join at all?"""
        return joins(self.board, touched(self.board, self.visible(0), self.visible(1)))

    def spread(self, lower: int, upper: int) -> None:
        """Make ``reached`` all places that are joined to these, which are joined themselves."""
        all_lower = self.visible(0)
        all_upper = self.visible(1)
        now_lower = 0
        now_upper = 0
        if self.odd[0] | self.odd[1] == 0:
            while lower != now_lower or upper != now_upper:
                now_lower = lower
                now_upper = upper
                lower |= near_lower(now_lower, now_upper) & all_lower
                upper |= near_upper(now_lower, now_upper) & all_upper
        else:
            while lower != now_lower or upper != now_upper:
                now_lower = lower
                now_upper = upper
                lower |= self.joined_lower(now_lower, now_upper)
                upper |= self.joined_upper(now_lower, now_upper)
        self.reached[0] = lower
        self.reached[1] = upper

    def joined_lower(self, lower: int, upper: int) -> int:
        """CAM-23 in full: not from an odd top straight to height 1, nor back."""
        low = near_lower(lower & self.top[0], upper & self.top[1]) & ~self.odd[0]
        odd = near_lower(lower & self.odd[0], upper & self.odd[1]) & ~self.top[0]
        both = near_lower(
            lower & ~(self.top[0] | self.odd[0]), upper & ~(self.top[1] | self.odd[1])
        )
        return (low | odd | both) & self.visible(0)

    def joined_upper(self, lower: int, upper: int) -> int:
        low = near_upper(lower & self.top[0], upper & self.top[1]) & ~self.odd[1]
        odd = near_upper(lower & self.odd[0], upper & self.odd[1]) & ~self.top[1]
        both = near_upper(
            lower & ~(self.top[0] | self.odd[0]), upper & ~(self.top[1] | self.odd[1])
        )
        return (low | odd | both) & self.visible(1)

    # -- counting faces -------------------------------------------------------
    def shortest(self, start: int, end: int) -> int:
        """The faces of the shortest way between two sides; 0 if there is none (CAM-30).

        ``layer`` has the places whose shortest way ends there after so many faces, for the last
        counts modulo 4, by height and half.
        """
        at = 16 * self.board
        for i in range(24):
            self.layer[i] = 0
        for half in range(2):
            self.seen[half] = self.visible(half) & SIDE[at + 2 * start + half]
            for i in range(3):
                self.layer[6 + 2 * i + half] = self.top[2 * i + half] & self.seen[half]
        still = 0
        for faces in range(1, ENDLESS):
            if faces > 1:
                self.walk(faces)
            now = 6 * (faces & 3)
            met = 0
            some = 0
            for i in range(3):
                for half in range(2):
                    some |= self.layer[now + 2 * i + half]
                    met |= self.layer[now + 2 * i + half] & SIDE[at + 2 * end + half]
            if met != 0:
                return faces
            still = 0 if some != 0 else still + 1
            if still == 3:
                return 0
        return 0

    def walk(self, faces: int) -> None:
        """Find the places that are reached with one face more than the last ones."""
        now = 6 * (faces & 3)
        flat = 6 * ((faces - 1) & 3)
        step = 6 * ((faces - 2) & 3)
        leap = 6 * ((faces - 3) & 3)
        for half in range(2):
            even = ~self.odd[half]
            low = self.near(half, flat) | self.near(half, step + 2)
            low |= self.near_even(half, leap + 4)
            middle = self.near(half, flat + 2) | self.near(half, step) | self.near(half, step + 4)
            high = self.near(half, flat + 4) | self.near(half, step + 2)
            high |= self.near(half, leap) & even
            self.layer[now + half] = low & self.top[half] & ~self.seen[half]
            self.layer[now + 2 + half] = middle & self.top[2 + half] & ~self.seen[half]
            self.layer[now + 4 + half] = high & self.top[4 + half] & ~self.seen[half]
        for half in range(2):
            for i in range(3):
                self.seen[half] |= self.layer[now + 2 * i + half]

    def near(self, half: int, at: int) -> int:
        if half == 0:
            return near_lower(self.layer[at], self.layer[at + 1])
        return near_upper(self.layer[at], self.layer[at + 1])

    def near_even(self, half: int, at: int) -> int:
        lower = self.layer[at] & ~self.odd[0]
        upper = self.layer[at + 1] & ~self.odd[1]
        return near_lower(lower, upper) if half == 0 else near_upper(lower, upper)

    def opposite(self) -> int:
        """The faces of the shortest way between opposite sides; 0 if there is none."""
        best = 0
        for side in range(SIDES[self.board] // 2):
            faces = self.shortest(side, side + SIDES[self.board] // 2)
            if faces != 0 and (best == 0 or faces < best):
                best = faces
        return best

    def slanting(self) -> int:
        """The same to a neighbour of the opposite side, where that counts (CAM-26)."""
        best = 0
        if self.is_round():
            for side in range(8):
                faces = self.shortest(side, (side + 3) & 7)
                if faces != 0 and (best == 0 or faces < best):
                    best = faces
        return best
