"""The loops that are measured, compiled like what they measure."""

from __future__ import annotations

from irrgarten.kernel.belief import Belief
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State


def copy_over(state: State, into: State, times: int) -> None:
    for _ in range(times):
        into.copy_from(state)


def draw_over(belief: Belief, into: State, rng: Rng, times: int) -> None:
    for _ in range(times):
        belief.draw(into, rng)
