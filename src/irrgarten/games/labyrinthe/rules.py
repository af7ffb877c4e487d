"""Le Jeu du Labyrinthe: the position and what the clauses let happen to it.

Source of the rules: ``docs/rules/labyrinthe.md``. All clauses are played.
"""

from __future__ import annotations

import cython

from irrgarten.games.labyrinthe.board import PAWNS
from irrgarten.games.labyrinthe.codes import (
    BLOCK_DONE,
    DRAWN,
    LAPSED,
    MOVED,
    NOBODY_WON,
    PASSED,
    PAWN,
    PAWN_DONE,
    SHIFTED,
    SLID,
    TURN,
    WON,
    end_of,
    kind_of,
    shifted_of,
    start_of,
)
from irrgarten.games.labyrinthe.legal import LabyrintheActs
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.noting import note

NONE = -1
PAWNS_TO_WIN = 3  # LAB-23


@cython.cclass
class Labyrinthe(LabyrintheActs):
    """A position, with what acts do to it."""

    # -- what an act does -----------------------------------------------------
    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        if kind_of(act) == PAWN:
            self.move(act, journal)
        else:
            self.slide(act, journal)
        self.go_on(journal)

    def move(self, act: int, journal: Journal | None) -> None:
        start, end = start_of(act), end_of(act)
        mover = self.pawn_on(start)
        other = self.pawn_on(end)
        note(journal, MOVED, self.turn, start, end)
        if other != NONE:  # LAB-21
            self.put(other, shifted_of(act))
            note(journal, SHIFTED, self.turn, other // PAWNS, end, self.pawn[other])
        self.put(mover, end)
        self.done |= PAWN_DONE
        if self.in_centre(self.turn) >= PAWNS_TO_WIN:  # LAB-23
            self.end_game(self.turn, journal)

    def put(self, pawn: int, square: int) -> None:
        self.flip_pawn(self.pawn[pawn])
        self.pawn[pawn] = square
        self.flip_pawn(square)

    def slide(self, act: int, journal: Journal | None) -> None:
        start, end = start_of(act), end_of(act)
        block = self.block_named(start)
        self.flip(block)
        self.block[block] = end
        self.flip(block)
        self.moved = block
        self.done |= BLOCK_DONE
        note(journal, SLID, self.turn, start, end, self.first[block + 1] - self.first[block])

    @cython.ccall
    def go_on(self, journal: Journal | None) -> None:
        """LAB-24: what cannot be done lapses, and turns pass, until somebody has an act."""
        stuck = 0
        while self.winner == NONE and not self.can_act():
            if self.done == 0:
                stuck += 1
                note(journal, PASSED, self.turn)
                if stuck > self.seats:  # nothing will ever move again
                    self.turns = self.turn_limit - 1
            elif self.done != PAWN_DONE | BLOCK_DONE:
                note(journal, LAPSED, self.turn, (PAWN_DONE | BLOCK_DONE) ^ self.done)
            self.end_turn(journal)

    def end_turn(self, journal: Journal | None) -> None:
        self.turns += 1
        self.done = 0
        self.barred = self.moved  # LAB-19
        self.moved = NONE
        if self.turns >= self.turn_limit:  # LAB-25
            self.end_game(NOBODY_WON, journal)
            return
        self.turn = (self.turn + 1) % self.seats  # LAB-05
        note(journal, TURN, self.turn)

    def end_game(self, winner: int, journal: Journal | None) -> None:
        self.winner = winner
        self.turn = NONE
        self.barred = NONE
        self.moved = NONE
        self.done = 0
        if winner == NOBODY_WON:
            note(journal, DRAWN, self.turns)
        else:
            note(journal, WON, winner)
