"""The numbers that stand for acts and for what happens, in the compiled rules and outside them."""

from __future__ import annotations

from typing import Literal

from irrgarten.games.labyrinthe.board import SQUARES

Done = Literal["pawn", "block"]

#: A pawn's act is ``SQUARES * start + end``; with a shift, SHIFT times one more than the square
#: that the shifted pawn goes to is added. A block's act is the same of its name squares, from
#: BLOCK on.
SHIFT = SQUARES * SQUARES
BLOCK = 1 << 30

#: What a turn has made already, as a set of bits.
PAWN_DONE = 1
BLOCK_DONE = 2
DONE_NAMES: dict[int, Done] = {PAWN_DONE: "pawn", BLOCK_DONE: "block"}

#: The winner of a game that is drawn (LAB-25).
NOBODY_WON = 4

#: Kinds of entries in the journal.
MOVED, SHIFTED, SLID, LAPSED, PASSED, TURN, WON, DRAWN = range(1, 9)
