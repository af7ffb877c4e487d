"""Acts and views of Le Jeu du Labyrinthe as numbers: see ``docs/research.md``."""

from __future__ import annotations

import cython

from irrgarten.games.labyrinthe.board import BLOCKS, COLUMN, PAWNS, ROW, SIZE, SQUARES
from irrgarten.games.labyrinthe.codes import (
    BLOCK,
    end_of,
    kind_of,
    shifted_of,
    start_of,
)
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.kernel.encoding import Cells, Encoding, Part
from irrgarten.kernel.state import State

#: Directions, and how far one can go in each.
DIRECTIONS = 4
FAR = SIZE - 1
LINES = DIRECTIONS * FAR
WHITES = 9
#: A byte holds no more.
MOST = 255


@cython.cclass
class LabyrintheEncoding(Encoding):
    """Acts: a pawn along a line; a pawn that shifts another one; a block along a line."""

    def __init__(self, state: Labyrinthe) -> None:
        super().__init__(state)
        self.acts = PAWNS * LINES + PAWNS * DIRECTIONS * WHITES + BLOCKS * LINES
        self.cells = SQUARES + PAWNS * self.seats * 2 * SIZE + 2 * BLOCKS + self.seats + 3

    def id_of(self, state: State, seat: int, act: int) -> int:
        return self.number(cython.cast(Labyrinthe, state), seat, act)

    def number(self, state: Labyrinthe, seat: int, act: int) -> int:
        start, end, to = start_of(act), end_of(act), shifted_of(act)
        if kind_of(act) == BLOCK:
            block = state.block_named(start)
            return PAWNS * (LINES + DIRECTIONS * WHITES) + LINES * block + self.along(start, end)
        pawn = state.pawn_on(start) - PAWNS * seat
        if to < 0:
            return LINES * pawn + self.along(start, end)
        white = 3 * (ROW[to] - 10) + COLUMN[to] - 10
        direction = self.along(start, end) // FAR
        return PAWNS * LINES + (DIRECTIONS * pawn + direction) * WHITES + white

    def along(self, start: int, end: int) -> int:
        """Number a line: north, east, south or west, and how far."""
        up = ROW[end] - ROW[start]
        across = COLUMN[end] - COLUMN[start]
        if up > 0:
            return up - 1
        if across > 0:
            return FAR + across - 1
        return 2 * FAR - up - 1 if up < 0 else 3 * FAR - across - 1

    def observe(self, state: State, seat: int, into: Cells, at: int) -> None:
        self.look(cython.cast(Labyrinthe, state), seat, into, at)

    def look(self, state: Labyrinthe, seat: int, into: Cells, at: int) -> None:
        seats = self.seats
        turn = (state.turn - seat + seats) % seats if state.turn >= 0 else -1
        at = into.one_of(at, turn, seats)
        board = at
        at = into.clear(board, SQUARES)
        for block in range(BLOCKS):
            for i in range(state.first[block], state.first[block + 1]):
                into.put(board + state.block[block] + state.shape[i], block + 1)
        for i in range(seats):
            for pawn in range(PAWNS):
                square = state.pawn[PAWNS * ((seat + i) % seats) + pawn]
                at = into.one_of(at, COLUMN[square] - 1, SIZE)
                at = into.one_of(at, ROW[square] - 1, SIZE)
        at = into.one_of(at, state.barred, BLOCKS)
        at = into.one_of(at, state.moved, BLOCKS)
        at = into.put(at, state.done & 1)
        at = into.put(at, (state.done >> 1) & 1)
        into.put(at, min(state.turn_limit - state.turns, MOST))

    def layout(self) -> list[Part]:
        return [
            ("turn", (self.seats,)),
            ("blocks", (SIZE, SIZE)),
            ("pawns", (self.seats, PAWNS, 2, SIZE)),
            ("barred", (BLOCKS,)),
            ("moved_block", (BLOCKS,)),
            ("done", (2,)),
            ("turns_left", (1,)),
        ]
