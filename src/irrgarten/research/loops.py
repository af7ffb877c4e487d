"""The loops that are measured, compiled like what they measure."""

from __future__ import annotations

from irrgarten.games.magic_labyrinth.labyrinth import Labyrinths
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State


def copy_over(state: State, into: State, times: int) -> None:
    for _ in range(times):
        into.copy_from(state)


def draw_over(labyrinths: Labyrinths, rng: Rng, times: int) -> int:
    """Draw so many labyrinths; returns what they have in common, so that all must be drawn."""
    common = -1
    for _ in range(times):
        common &= labyrinths.draw(rng)
    return common
