"""Pictures that were looked at and found good, one element a line.

``python -m tests.kernel.pictures`` draws them anew: open them in a browser before they are kept.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import irrgarten

KEPT = Path(__file__).parent / "golden"
#: Tables with all that can be drawn of a game: other seats, other shapes of the board.
TABLES: dict[str, dict[str, Any]] = {
    "caminos-neutral": {"players": 2, "neutral": True},
    "dog-2": {"players": 2},
    "dog-4": {"players": 4},
    "dog-6": {"players": 6},
    "labyria-4": {"players": 4},
    "labyrinthe-4": {"players": 4},
    "magic_labyrinth-4": {"players": 4},
}
#: By then pieces of every kind stand about.
ACTS = 60


def drawn(table: str) -> str:
    """The whole of a position to which a game came at random."""
    random = Random(table)
    play = irrgarten.new(table.partition("-")[0], seed="picture", **TABLES[table])
    for _ in range(ACTS):
        if play.over:
            break
        seat = play.turn[0]
        play.play(random.choice(play.moves(seat)), seat=seat)
    return play.picture(whole=True).replace("><", ">\n<")


def path(table: str) -> Path:
    return KEPT / f"{table}.svg"


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for table in TABLES:
        path(table).write_text(drawn(table), encoding="utf-8")
