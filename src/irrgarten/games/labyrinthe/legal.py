"""Which acts are legal in Le Jeu du Labyrinthe.

To see how far a piece goes along its line, the line is shifted so that the piece's own square comes
to bit OWN; bit OWN + k is then the square k steps ahead. For a block the lines of all its squares
are laid over one another: bit OWN + k is then set if anything is in the way of the whole block k
steps ahead, or near it there.
"""

from __future__ import annotations

import cython

from irrgarten.games.labyrinthe.board import BLOCKS, COLUMN, PAWNS, ROW, SIZE, WHITE
from irrgarten.games.labyrinthe.codes import BLOCK, BLOCK_DONE, PAWN, PAWN_DONE, act_of
from irrgarten.games.labyrinthe.state import LabyrintheState
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.compiling import chapter

NONE = -1
ONE = 1

OWN = SIZE + 1
OWN_BIT = 1 << 22
AHEAD = (1 << 46) - (1 << 23)
BEHIND = (1 << 22) - 1
#: The squares just off the board at both ends of a line.
EDGES = 1 | 1 << 22


@cython.cfunc
def reach(taken: int) -> int:
    """The bits from OWN outward, either way, up to what is taken. Both edges must be."""
    ahead = taken & AHEAD
    ahead = (ahead & -ahead) - 1
    behind = taken & BEHIND
    behind |= behind >> 1
    behind |= behind >> 2
    behind |= behind >> 4
    behind |= behind >> 8
    behind |= behind >> 16
    return (ahead & AHEAD) | (BEHIND & ~behind)


@cython.cfunc
def list_stops(kind: int, start: int, step: int, stops: int, into: Acts) -> None:
    """Add the act of a piece to each bit of ``stops``."""
    k = step
    ahead = stops >> (OWN + 1)
    while ahead != 0:
        if ahead & 1:
            into.add(act_of(kind, start, start + k))
        ahead >>= 1
        k += step
    k = step
    behind = stops & BEHIND
    bit = OWN_BIT >> 1
    while behind != 0:
        if behind & bit:
            into.add(act_of(kind, start, start - k))
            behind ^= bit
        bit >>= 1
        k += step


@chapter
class LabyrintheActs(LabyrintheState):
    """A position, with what may be done in it."""

    # -- the board as bits ----------------------------------------------------
    def near_row(self, row: int) -> int:
        """The squares of a row that touch a block by a side or a corner, or hold one."""
        near = self.wall_row[row - 1] | self.wall_row[row] | self.wall_row[row + 1]
        return near | near << 1 | near >> 1

    def near_column(self, column: int) -> int:
        near = self.wall_column[column - 1] | self.wall_column[column]
        near |= self.wall_column[column + 1]
        return near | near << 1 | near >> 1

    def stops_across(self, block: int) -> int:
        """Where a block, now lifted, may stop along its rows: LAB-15 to LAB-18."""
        taken = 0
        near = 0
        for i in range(self.first[block], self.first[block + 1]):
            square = self.block[block] + self.shape[i]
            row = ROW[square]
            place = OWN - COLUMN[square]
            taken |= (self.wall_row[row] | self.pawn_row[row] | WHITE[row] | EDGES) << place
            near |= self.near_row(row) << place
        return reach(taken) & near

    def stops_up(self, block: int) -> int:
        """The same along its columns."""
        taken = 0
        near = 0
        for i in range(self.first[block], self.first[block + 1]):
            square = self.block[block] + self.shape[i]
            column = COLUMN[square]
            place = OWN - ROW[square]
            taken |= (
                self.wall_column[column] | self.pawn_column[column] | WHITE[column] | EDGES
            ) << place
            near |= self.near_column(column) << place
        return reach(taken) & near

    # -- who acts, and how ----------------------------------------------------
    def legal(self, seat: int, into: Acts) -> None:
        into.clear()
        if self.winner != NONE or seat != self.turn:
            return
        if self.done & PAWN_DONE == 0:
            for i in range(PAWNS * seat, PAWNS * seat + PAWNS):
                self.list_pawn(self.pawn[i], into)
        if self.done & BLOCK_DONE or (self.turns == 0 and into.count > 0):  # LAB-10, LAB-11
            return
        for i in range(BLOCKS):
            if i != self.barred:  # LAB-19
                self.list_block(i, into)

    def chances(self, into: Acts) -> None:
        into.clear()

    def list_pawn(self, square: int, into: Acts) -> None:
        row = ROW[square]
        column = COLUMN[square]
        white = 0 if (WHITE[row] >> column) & 1 else ONE  # LAB-21: it comes from outside
        taken = self.wall_column[column] | self.pawn_column[column] | EDGES
        self.list_line(
            square, SIZE, taken << (OWN - row), white * WHITE[column] << (OWN - row), into
        )
        taken = self.wall_row[row] | self.pawn_row[row] | EDGES
        self.list_line(
            square, 1, taken << (OWN - column), white * WHITE[row] << (OWN - column), into
        )

    def list_line(self, start: int, step: int, taken: int, white: int, into: Acts) -> None:
        """Add a pawn's acts along one line (LAB-12 to LAB-14), shifts included (LAB-21)."""
        free = reach(taken)  # the pawn itself stands at OWN, where nothing is asked
        list_stops(PAWN, start, step, free, into)
        met = ((free | OWN_BIT) << 1 | (free | OWN_BIT) >> 1) & white & ~(free | OWN_BIT)
        if met == 0:
            return
        for k in range(1, 22):
            if (met >> (OWN + k)) & 1:
                self.list_shifts(start, start + k * step, into)
            if (met >> (OWN - k)) & 1:
                self.list_shifts(start, start - k * step, into)

    def list_shifts(self, start: int, end: int, into: Acts) -> None:
        """Add the act with each free white square that the pawn met can be shifted to."""
        for row in range(10, 13):
            for column in range(10, 13):
                if (self.pawn_row[row] >> column) & 1 == 0:
                    into.add(act_of(PAWN, start, end, SIZE * (row - 1) + column - 1))

    def list_block(self, block: int, into: Acts) -> None:
        self.flip(block)
        up = self.stops_up(block)
        across = self.stops_across(block)
        self.flip(block)
        list_stops(BLOCK, self.block[block], SIZE, up, into)
        list_stops(BLOCK, self.block[block], 1, across, into)

    # -- whether there is an act at all (LAB-24) ------------------------------
    def pawn_can_move(self) -> bool:
        """Has the seat to act a pawn with a free square beside it, or one to shift into?"""
        for i in range(PAWNS * self.turn, PAWNS * self.turn + PAWNS):
            square = self.pawn[i]
            row = ROW[square]
            column = COLUMN[square]
            around = (self.wall_row[row] | self.pawn_row[row] | EDGES) >> (column - 1)
            if around & 5 != 5:
                return True
            around = (self.wall_column[column] | self.pawn_column[column] | EDGES) >> (row - 1)
            if around & 5 != 5:
                return True
            white = (WHITE[row] >> (column - 1)) & 7 | (WHITE[column] >> (row - 1)) & 7
            if white & 5 and white & 2 == 0:  # nine are never held: a third one wins
                return True
        return False

    def block_can_move(self) -> bool:
        for i in range(BLOCKS):
            if i != self.barred:
                self.flip(i)
                stops = self.stops_across(i)
                stops |= self.stops_up(i)
                self.flip(i)
                if stops != 0:
                    return True
        return False

    def can_act(self) -> bool:
        if self.done & PAWN_DONE == 0 and self.pawn_can_move():
            return True
        return self.done & BLOCK_DONE == 0 and self.block_can_move()
