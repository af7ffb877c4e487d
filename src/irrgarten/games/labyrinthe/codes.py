"""The numbers that stand for acts and for what happens, in the compiled rules and outside them."""

from __future__ import annotations

from typing import Literal

from irrgarten.games.labyrinthe.board import SQUARES
from irrgarten.kernel.compiling import inline

Done = Literal["pawn", "block"]

#: Kinds of acts. Either leads from a square to another, a block being told by its name square.
PAWN, BLOCK = range(2)
#: Acts without a shift of each kind.
MOVES = SQUARES * SQUARES

#: What a turn has made already, as a set of bits.
PAWN_DONE = 1
BLOCK_DONE = 2
DONE_NAMES: dict[int, Done] = {PAWN_DONE: "pawn", BLOCK_DONE: "block"}

#: The winner of a game that is drawn (LAB-25).
NOBODY_WON = 4

#: Kinds of entries in the journal.
MOVED, SHIFTED, SLID, LAPSED, PASSED, TURN, WON, DRAWN = range(1, 9)


@inline
def kind_of(act: int) -> int:
    return act >> 30


@inline
def act_of(kind: int, start: int, end: int, shifted: int = -1) -> int:
    """Return an act; a pawn that is met at the end is shifted to a square."""
    return (kind << 30) + MOVES * (shifted + 1) + SQUARES * start + end


@inline
def start_of(act: int) -> int:
    return (act & 0x3FFFFFFF) % MOVES // SQUARES


@inline
def end_of(act: int) -> int:
    return (act & 0x3FFFFFFF) % SQUARES


@inline
def shifted_of(act: int) -> int:
    """Return the square that the pawn which is met is shifted to, or -1."""
    return (act & 0x3FFFFFFF) // MOVES - 1
