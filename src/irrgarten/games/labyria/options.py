"""What is chosen before a game of Brändi Labyria, for all to see."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from irrgarten.games.labyria.rules import Labyria
from irrgarten.kernel.rules import Options


class LabyriaOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    size: Annotated[int, Meta(ge=8, le=14, multiple_of=2)] = 10
    """RIA-02: 8, 10, 12 or 14 fields a side."""


def options_of(state: Labyria) -> LabyriaOptions:
    return LabyriaOptions(players=state.seats, size=state.maze.size)
