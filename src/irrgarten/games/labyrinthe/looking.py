"""LAB-20: looking at a piece is free, whoever it belongs to and whoever is to act."""

from __future__ import annotations

from irrgarten.games.labyrinthe.board import PAWNS, SQUARE_NAMES
from irrgarten.games.labyrinthe.codes import BLOCK, PAWN, end_of, kind_of, start_of
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.kernel import door


def reach(state: Labyrinthe, square: int) -> list[str]:
    """The squares that the pawn on a square could come to, or the name of the block named so."""
    pawn = state.pawn_on(square)
    if pawn < 0 and state.block_named(square) < 0:
        return []
    free = freed(state, max(pawn, 0) // PAWNS)
    acts = door.numbers_of(free, free.turn)
    kind = PAWN if pawn >= 0 else BLOCK
    ends = [end_of(act) for act in acts if kind_of(act) == kind and start_of(act) == square]
    return list(dict.fromkeys(SQUARE_NAMES[end] for end in ends))


def freed(state: Labyrinthe, seat: int) -> Labyrinthe:
    """The same board, on which it is this seat's turn and nothing is barred."""
    free = state.copy()
    free.turn = seat
    free.turns = 1  # LAB-11: not the first turn of all
    free.done = 0
    free.barred = free.winner = -1
    return free
