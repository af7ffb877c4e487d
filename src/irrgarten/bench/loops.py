"""The loops that are measured, compiled like what they measure."""

from __future__ import annotations

import cython

from irrgarten.kernel.belief import Belief
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State


@cython.ccall
def copy_over(state: State, into: State, times: int) -> None:
    for _ in range(times):
        into.copy_from(state)


@cython.ccall
def draw_over(belief: Belief, into: State, rng: Rng, times: int) -> None:
    for _ in range(times):
        belief.draw(into, rng)


@cython.ccall
def judge_over(heuristics: Heuristics, one: State, other: State, times: int) -> float:
    """Judge two positions in turn, since what was judged last may be remembered."""
    total = 0.0
    for _ in range(times):
        total += heuristics.worth(one, 0)
        total += heuristics.worth(other, 0)
    return total
