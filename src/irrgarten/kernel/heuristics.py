"""What a game can tell the search beyond its rules: likely acts and the worth of a position."""

from __future__ import annotations

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State


class Heuristics:
    """Advice for one decision, given out by the game for a view and a memory.

    Each thread of a search has its own. This one knows nothing: acts are picked evenly and
    a position is worth the same to everybody.
    """

    def suggest(self, state: State, seat: int, acts: Acts, rng: Rng) -> int:
        """The act of ``acts`` that a sensible player in this seat might make (in playouts)."""
        return acts.at(rng.below(acts.count))

    def narrows(self) -> bool:
        """Whether ``narrow`` is to be asked. Only where nothing is hidden: a position then has
        the same acts whenever the search comes to it."""
        return False

    def narrow(self, state: State, seat: int, acts: Acts) -> None:
        """Leave in ``acts`` only those worth searching, where there are too many to try them all.

        Asked once for each position, before the priors of what is left.
        """

    def prior(self, state: State, seat: int, act: int) -> float:
        """How promising an act looks before it is tried: 1 is ordinary, 0 not worth trying."""
        return 1.0

    def worth(self, state: State, seat: int) -> float:
        """The seat's prospects in a position that is not over, from 0 to 1."""
        return 1.0 / state.seats

    def horizon(self) -> int:
        """After how many acts a playout stops and is judged by ``worth``."""
        return 1000
