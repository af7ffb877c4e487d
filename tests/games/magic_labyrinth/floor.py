"""Positions drawn as text: digits are magicians, ``*`` is the wanted symbol, top line is row 6."""

from __future__ import annotations

from typing import Any

import irrgarten
from irrgarten.games.magic_labyrinth.board import CORNERS, FIELD_NAMES, SYMBOL_FIELDS, SYMBOLS

#: A layout that never changes, so that tests can name what lies where: owl on c1, key on d1, …
LAYOUT = {FIELD_NAMES[field]: symbol for field, symbol in zip(SYMBOL_FIELDS, SYMBOLS, strict=True)}


def drawn(
    drawing: str,
    *,
    walls: str = "",
    turn: int = 0,
    rolled: int | None = 4,
    left: int | None = None,
    chips: list[str] | None = None,
    symbols: dict[str, str] | None = None,
    bumped: str = "",
    passed: str = "",
    memory_aid: bool = False,
    owed: int | None = None,
) -> dict[str, Any]:
    """The position. ``chips`` has a line of symbols for each seat."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    cells = {
        f"{'abcdef'[column]}{6 - row}": cell
        for row, line in enumerate(rows)
        for column, cell in enumerate(line)
    }
    places = {
        int(digit): field for field, cell in cells.items() for digit in cell if digit.isdigit()
    }
    layout = dict(symbols or LAYOUT)
    wanted_fields = [field for field, cell in cells.items() if "*" in cell]
    wanted = layout[wanted_fields[0]] if wanted_fields else None
    held = [line.split() for line in chips or [""] * len(places)]
    gone = {symbol for line in held for symbol in line} | {wanted}
    steps = left if left is not None else rolled
    return {
        "game": "magic_labyrinth",
        "options": {"players": len(places), "walls": len(walls.split()), "memory_aid": memory_aid},
        "state": {
            "turn": turn,
            "rolled": rolled if wanted else None,
            "steps_left": steps if wanted else None,
            "magicians": [places[seat] for seat in range(len(places))],
            "corners": list(CORNERS[len(places)]),
            "walls": walls.split(),
            "symbols": layout,
            "wanted": wanted,
            "owed": owed,
            "chips": held,
            "bag": [symbol for symbol in SYMBOLS if symbol not in gone],
            "bumped": bumped.split(),
            "passed": passed.split(),
            "winner": None,
        },
    }


def table(drawing: str, **position: Any) -> irrgarten.Game:
    """A game at a drawn position, chance played by hand."""
    return irrgarten.load(drawn(drawing, **position), chance="manual")


def state_of(game: irrgarten.Game) -> dict[str, Any]:
    state: dict[str, Any] = game.position()["state"]
    return state
