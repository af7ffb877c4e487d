"""The board as text: blocks as letters, pawns as the numbers of their seats."""

from __future__ import annotations

from irrgarten.games.labyrinthe.board import CENTRE, COLUMNS, SIZE, SQUARE_OF, SQUARES
from irrgarten.games.labyrinthe.layout import LETTERS
from irrgarten.games.labyrinthe.view import LabyrintheView


def draw(view: LabyrintheView) -> str:
    """Row 21 on top, ``+`` for a free white square; then what is to be done."""
    cells = ["+" if square in CENTRE else "." for square in range(SQUARES)]
    for number, block in enumerate(view.blocks):
        for name in block:
            cells[SQUARE_OF[name]] = LETTERS[number]
    for seat, pawns in enumerate(view.pawns):
        for name in pawns:
            cells[SQUARE_OF[name]] = str(seat)
    rows = [
        f"{row + 1:2} {' '.join(cells[SIZE * row : SIZE * (row + 1)])}"
        for row in reversed(range(SIZE))
    ]
    return "\n".join([*rows, "   " + " ".join(COLUMNS), *_told(view)])


def _told(view: LabyrintheView) -> list[str]:
    if view.winner == "draw":
        return [f"drawn after {view.turns} turns"]
    if view.winner is not None:
        return [f"seat {view.winner} has won"]
    left = " and ".join(act for act in ("pawn", "block") if act not in view.done)
    lines = [f"turn {view.turns + 1} of {view.turn_limit}: seat {view.turn} to move {left}"]
    if view.barred is not None:
        lines.append(f"barred: the block {view.barred}")
    return lines
