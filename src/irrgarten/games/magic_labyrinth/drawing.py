"""The board as text: fields with magicians and symbols, and the walls that are known."""

from __future__ import annotations

from irrgarten.games.magic_labyrinth import by_hand
from irrgarten.games.magic_labyrinth.board import FIELD_OF, SLOT_OF
from irrgarten.games.magic_labyrinth.view import MagicLabyrinthView


def draw(view: MagicLabyrinthView) -> str:
    names = view.labyrinth if view.labyrinth is not None else view.bumped or []
    return drawn(view, sum(1 << SLOT_OF[name] for name in names))


def drawn(view: MagicLabyrinthView, walls: int) -> str:
    """Magicians are their seat numbers, the wanted symbol is ``*``, other symbols ``.``."""
    inside: dict[int, str] = {FIELD_OF[field]: "." for field in view.symbols}
    for field, symbol in view.symbols.items():
        if symbol == view.wanted:
            inside[FIELD_OF[field]] = "*"
    for seat, field in enumerate(view.magicians):
        there = inside.get(FIELD_OF[field], "")
        inside[FIELD_OF[field]] = there.strip(".*") + str(seat)
    return "\n".join([by_hand.drawn(walls, inside), *_told(view)])


def _told(view: MagicLabyrinthView) -> list[str]:
    lines = []
    if view.winner is not None:
        lines.append(f"seat {view.winner} has won")
    elif view.wanted is None:
        lines.append(f"seat {view.turn} is next; a chip is to be drawn")
    elif view.rolled is None:
        lines.append(f"seat {view.turn} is to roll")
    else:
        lines.append(f"seat {view.turn} to move, {view.steps_left} of {view.rolled} steps left")
    if view.wanted is not None:
        field = next(f for f, symbol in view.symbols.items() if symbol == view.wanted)
        lines.append(f"wanted: {view.wanted} on {field}")
    for seat, chips in enumerate(view.chips):
        lines.append(f"seat {seat}: {' '.join(chips) or '-'}")
    return lines
