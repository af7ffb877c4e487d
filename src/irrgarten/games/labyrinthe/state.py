"""What a position of Le Jeu du Labyrinthe holds, and who is to act in it.

The board is kept as rows and as columns of bits, apart for walls and pawns: rows and columns 1
to 21, bit 1 to 21, with an empty line on either side.
"""

from __future__ import annotations

import cython

from irrgarten.games.labyrinthe.board import BLOCKS, COLUMN, PAWNS, ROW, WHITE
from irrgarten.games.labyrinthe.codes import NOBODY_WON
from irrgarten.kernel.compiling import chapter
from irrgarten.kernel.flat import copy_fields, int16s, ints
from irrgarten.kernel.mixing import mixed
from irrgarten.kernel.state import State

NONE = -1
ONE = 1


@chapter
class LabyrintheState(State):
    """A position of the game.

    ``block`` has the name square of each block, ``shape`` how far its squares are from that one
    (those of block b from ``first[b]`` on), ``figure`` the layout that is printed on the board:
    one more than the number of the block that starts on a square, or 0.
    """

    def __init__(self) -> None:
        self.wall_row, self.wall_column, self.pawn_row, self.pawn_column = ints(23, 23, 23, 23)
        self.pawn, self.block = ints(16, 32)
        self.first, self.shape, self.figure = int16s(33, 441, 441)
        self.seats = 0
        self.turn = self.barred = self.moved = self.winner = NONE
        self.turns = self.turn_limit = self.done = 0

    def copy_from(self, other: State) -> None:
        self.become(cython.cast(LabyrintheState, other))

    def become(self, o: LabyrintheState) -> None:
        copy_fields(self, o)

    # -- the board as bits ----------------------------------------------------
    def mark(self) -> None:
        """Enter all pieces, once they are placed, on the empty board of bits."""
        for i in range(BLOCKS):
            self.flip(i)
        for i in range(PAWNS * self.seats):
            self.flip_pawn(self.pawn[i])

    def flip(self, block: int) -> None:
        """Lift a block off the board of bits, or lay it down there."""
        for i in range(self.first[block], self.first[block + 1]):
            square = self.block[block] + self.shape[i]
            self.wall_row[ROW[square]] ^= ONE << COLUMN[square]
            self.wall_column[COLUMN[square]] ^= ONE << ROW[square]

    def flip_pawn(self, square: int) -> None:
        self.pawn_row[ROW[square]] ^= ONE << COLUMN[square]
        self.pawn_column[COLUMN[square]] ^= ONE << ROW[square]

    # -- what is where --------------------------------------------------------
    def block_named(self, square: int) -> int:
        """The block of that name, or NONE."""
        for i in range(BLOCKS):
            if self.block[i] == square:
                return i
        return NONE

    def pawn_on(self, square: int) -> int:
        """The pawn there, or NONE; those of seat s are numbered from 4 s on."""
        for i in range(PAWNS * self.seats):
            if self.pawn[i] == square:
                return i
        return NONE

    def in_centre(self, seat: int) -> int:
        """How many pawns the seat has on white squares."""
        count = 0
        for i in range(PAWNS * seat, PAWNS * seat + PAWNS):
            if (WHITE[ROW[self.pawn[i]]] >> COLUMN[self.pawn[i]]) & 1:
                count += 1
        return count

    # -- who acts, and how ----------------------------------------------------
    def to_act(self) -> int:
        return 0 if self.winner != NONE else ONE << self.turn

    # -- the end, and what is seen --------------------------------------------
    def result(self, seat: int) -> float:
        if self.winner == NOBODY_WON:
            return 1.0 / self.seats
        return 1.0 if self.winner == seat else 0.0

    def value(self, seat: int) -> float:
        return self.result(seat)

    def seen_by(self, seat: int) -> int:
        number = 8 * self.turns + self.turn + 1
        number = mixed(0, 32 * number + 8 * self.done + self.winner + 1)
        number = mixed(number, 64 * (self.barred + 1) + self.moved + 1)
        for i in range(PAWNS * self.seats):
            number = mixed(number, self.pawn[i])
        for i in range(BLOCKS):
            number = mixed(number, self.block[i])
        return number
