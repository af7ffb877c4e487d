"""Le Jeu du Labyrinthe: the position and what the clauses let happen to it.

Source of the rules: ``docs/rules/labyrinthe.md``. All clauses are played.

The board is kept as rows and as columns of bits, apart for walls and pawns: rows and columns 1
to 21, bit 1 to 21, with an empty line on either side. To see how far a piece goes along its line,
the line is shifted so that the piece's own square comes to bit OWN; bit OWN + k is then the square
k steps ahead. For a block the lines of all its squares are laid over one another: bit OWN + k is
then set if anything is in the way of the whole block k steps ahead, or near it there.
"""

from __future__ import annotations

import cython

from irrgarten.games.labyrinthe.board import BLOCKS, COLUMN, PAWNS, ROW, SIZE, SQUARES, WHITE
from irrgarten.games.labyrinthe.codes import (
    BLOCK,
    BLOCK_DONE,
    DRAWN,
    LAPSED,
    MOVED,
    NOBODY_WON,
    PASSED,
    PAWN_DONE,
    SHIFT,
    SHIFTED,
    SLID,
    TURN,
    WON,
)
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import copy_fields, int16s, ints
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.mixing import mixed
from irrgarten.kernel.state import State

NONE = -1
ONE = 1
PAWNS_TO_WIN = 3  # LAB-23

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
def list_stops(act: int, step: int, stops: int, into: Acts) -> None:
    """Add an act for each bit of ``stops``; ``act`` is the one that would not move at all."""
    k = step
    ahead = stops >> (OWN + 1)
    while ahead != 0:
        if ahead & 1:
            into.add(act + k)
        ahead >>= 1
        k += step
    k = step
    behind = stops & BEHIND
    bit = OWN_BIT >> 1
    while behind != 0:
        if behind & bit:
            into.add(act - k)
            behind ^= bit
        bit >>= 1
        k += step


@cython.cclass
class Labyrinthe(State):
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
        self.become(cython.cast(Labyrinthe, other))

    def become(self, o: Labyrinthe) -> None:
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
        act = SQUARES * square + square
        white = 0 if (WHITE[row] >> column) & 1 else ONE  # LAB-21: it comes from outside
        taken = self.wall_column[column] | self.pawn_column[column] | EDGES
        self.list_line(act, SIZE, taken << (OWN - row), white * WHITE[column] << (OWN - row), into)
        taken = self.wall_row[row] | self.pawn_row[row] | EDGES
        self.list_line(act, 1, taken << (OWN - column), white * WHITE[row] << (OWN - column), into)

    def list_line(self, act: int, step: int, taken: int, white: int, into: Acts) -> None:
        """Add a pawn's acts along one line (LAB-12 to LAB-14), shifts included (LAB-21)."""
        free = reach(taken)  # the pawn itself stands at OWN, where nothing is asked
        list_stops(act, step, free, into)
        met = ((free | OWN_BIT) << 1 | (free | OWN_BIT) >> 1) & white & ~(free | OWN_BIT)
        if met == 0:
            return
        k = 1
        for k in range(1, 22):
            if (met >> (OWN + k)) & 1:
                self.list_shifts(act + k * step, into)
            if (met >> (OWN - k)) & 1:
                self.list_shifts(act - k * step, into)

    def list_shifts(self, act: int, into: Acts) -> None:
        """Add the act with each free white square that the pawn met can be shifted to."""
        row = 10
        column = 10
        for row in range(10, 13):
            for column in range(10, 13):
                if (self.pawn_row[row] >> column) & 1 == 0:
                    into.add(act + SHIFT * (SIZE * (row - 1) + column))

    def list_block(self, block: int, into: Acts) -> None:
        act = BLOCK + (SQUARES + 1) * self.block[block]
        self.flip(block)
        up = self.stops_up(block)
        across = self.stops_across(block)
        self.flip(block)
        list_stops(act, SIZE, up, into)
        list_stops(act, 1, across, into)

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

    # -- what an act does -----------------------------------------------------
    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        if act < BLOCK:
            self.move(act, journal)
        else:
            self.slide(act - BLOCK, journal)
        self.go_on(journal)

    def move(self, act: int, journal: Journal | None) -> None:
        start = act % SHIFT // SQUARES
        end = act % SQUARES
        mover = self.pawn_on(start)
        other = self.pawn_on(end)
        if journal is not None:
            journal.note(MOVED, self.turn, start, end)
        if other != NONE:  # LAB-21
            self.put(other, act // SHIFT - 1)
            if journal is not None:
                journal.note(SHIFTED, self.turn, other // PAWNS, end, self.pawn[other])
        self.put(mover, end)
        self.done |= PAWN_DONE
        if self.in_centre(self.turn) >= PAWNS_TO_WIN:  # LAB-23
            self.end_game(self.turn, journal)

    def put(self, pawn: int, square: int) -> None:
        self.flip_pawn(self.pawn[pawn])
        self.pawn[pawn] = square
        self.flip_pawn(square)

    def slide(self, act: int, journal: Journal | None) -> None:
        start = act // SQUARES
        end = act % SQUARES
        block = self.block_named(start)
        self.flip(block)
        self.block[block] = end
        self.flip(block)
        self.moved = block
        self.done |= BLOCK_DONE
        if journal is not None:
            journal.note(SLID, self.turn, start, end, self.first[block + 1] - self.first[block])

    @cython.ccall
    def go_on(self, journal: Journal | None) -> None:
        """LAB-24: what cannot be done lapses, and turns pass, until somebody has an act."""
        stuck = 0
        while self.winner == NONE and not self.can_act():
            if self.done == 0:
                stuck += 1
                if journal is not None:
                    journal.note(PASSED, self.turn)
                if stuck > self.seats:  # nothing will ever move again
                    self.turns = self.turn_limit - 1
            elif self.done != PAWN_DONE | BLOCK_DONE and journal is not None:
                journal.note(LAPSED, self.turn, (PAWN_DONE | BLOCK_DONE) ^ self.done)
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
        if journal is not None:
            journal.note(TURN, self.turn)

    def end_game(self, winner: int, journal: Journal | None) -> None:
        self.winner = winner
        self.turn = NONE
        self.barred = NONE
        self.moved = NONE
        self.done = 0
        if journal is not None:
            if winner == NOBODY_WON:
                journal.note(DRAWN, self.turns)
            else:
                journal.note(WON, winner)

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
