"""What a seat may think the whole position is: full states drawn to fit what it knows."""

from __future__ import annotations

import cython

from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State


@cython.cclass
class Belief:
    """Draws full states that fit a view, and what is remembered beyond it.

    This one serves games without secrets: the view is the whole position.
    """

    def __init__(self, state: State) -> None:
        self.known = state

    @cython.cfunc
    def draw(self, into: State, rng: Rng) -> None:
        """Make ``into`` a state that fits everything known, drawn at random."""
        into.copy_from(self.known)

    def blank(self) -> State:
        """A state for ``draw`` to fill."""
        return self.known.blank()

    @cython.ccall
    def sample(self, rng: Rng) -> State:
        state = self.blank()
        self.draw(state, rng)
        return state
