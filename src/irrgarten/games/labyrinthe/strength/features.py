"""What is learned from in Le Jeu du Labyrinthe: how a seat stands, as numbers of about one.

Pawns are counted by their moves to the centre, since what a move less is worth differs on the way,
and by whether one block more could shut the only way that they have.
"""

from __future__ import annotations

import cython

from irrgarten.games.labyrinthe.board import PAWNS
from irrgarten.games.labyrinthe.codes import BLOCK_DONE, PAWN_DONE
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.kernel.flat import Ints, doubles, ints

#: Moves when the features do: what was learned of others is of no use.
VERSION = 1

#: Pawns by their moves to go; of more moves than these, by two kinds: many, and more than that.
NEAR = 6
#: Where the features of each kind begin.
INSIDE = NEAR + 2
BEST = INSIDE + 2
ONE_WAY = BEST + 3
TURN = ONE_WAY + 3
ENTERS = TURN + 4
THREAT = ENTERS + 2
FOUR = THREAT + 1
FEATURES = FOUR + 3


@cython.cclass
class LabyrintheFeatures:
    """``feature`` is how a position looks to a seat."""

    def __init__(self) -> None:
        self.feature = doubles(FEATURES)
        self.order = ints(PAWNS)

    def look(self, state: Labyrinthe, seat: int, moves: Ints, ways: Ints, threat: bool) -> None:
        """Fill ``feature`` from how many moves each pawn has to go, and by how many ways.

        ``threat``: once it is its turn, the seat wins if nobody does anything about it.
        """
        for i in range(FEATURES):
            self.feature[i] = 0.0
        for i in range(PAWNS):
            pawn = PAWNS * seat + i
            far = moves[pawn]
            self.sort_in(i, far)
            if far < NEAR:
                self.feature[far] += 1.0
            elif far < 8:
                self.feature[NEAR] += 1.0
            else:
                self.feature[NEAR + 1] += 1.0
            if far > 0 and ways[pawn] == 1:
                self.feature[ONE_WAY + min(far, 3) - 1] += 1.0
        inside = state.in_centre(seat)
        if inside == 1:
            self.feature[INSIDE] = 1.0
        elif inside == 2:
            self.feature[INSIDE + 1] = 1.0
        best = (self.order[0] + self.order[1] + self.order[2]) / 10.0
        self.feature[BEST] = best
        self.feature[BEST + 1] = self.order[2] / 8.0
        self.feature[BEST + 2] = self.order[3] / 8.0
        wait = (seat - state.turn + state.seats) % state.seats
        if wait > 0:
            if wait == 1:
                self.feature[TURN + 3] = 1.0
        elif state.done & PAWN_DONE:
            self.feature[TURN + 1] = 1.0
        else:
            self.feature[TURN] = 1.0
            if state.done & BLOCK_DONE:
                self.feature[TURN + 2] = 1.0
            self.feature[ENTERS] = min(self.feature[1], 2.0)
            if inside == 2:
                self.feature[ENTERS + 1] = 1.0
        if threat:
            self.feature[THREAT] = 1.0
        if state.seats == 4:
            self.feature[FOUR] = best
            self.feature[FOUR + 1] = self.feature[INSIDE + 1]
            self.feature[FOUR + 2] = self.feature[THREAT]

    def sort_in(self, count: int, far: int) -> None:
        """Keep the pawns so far in order, the nearest first."""
        i = count
        while i > 0 and self.order[i - 1] > far:
            self.order[i] = self.order[i - 1]
            i -= 1
        self.order[i] = far
