"""What a game can tell the search beyond its rules: likely acts and the worth of a position."""

from __future__ import annotations

import cython

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.learned import Learned
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State

#: How much an act that was tried little is preferred for that.
CURIOSITY = 0.5


@cython.cclass
class Heuristics:
    """Advice for one decision, given out by the game for a view and a memory.

    Each thread of a search has its own. This one knows nothing: acts are picked evenly and
    a position is worth the same to everybody.
    """

    @cython.cfunc
    def suggest(self, state: State, seat: int, acts: Acts, rng: Rng) -> int:
        """The act of ``acts`` that a sensible player in this seat might make (in playouts)."""
        return acts.at(rng.below(acts.count))

    @cython.cfunc
    def narrows(self) -> bool:
        """Whether ``narrow`` is to be asked. Only where nothing is hidden: a position then has
        the same acts whenever the search comes to it."""
        return False

    @cython.cfunc
    def narrow(self, state: State, seat: int, acts: Acts) -> None:
        """Leave in ``acts`` only those worth searching, where there are too many to try them all.

        Asked once for each position, before the priors of what is left.
        """

    @cython.cfunc
    def prior(self, state: State, seat: int, act: int) -> float:
        """How promising an act looks before it is tried: 1 is ordinary, 0 not worth trying."""
        return 1.0

    @cython.cfunc
    def worth(self, state: State, seat: int) -> float:
        """The seat's prospects in a position that is not over, from 0 to 1."""
        return 1.0 / state.seats

    @cython.cfunc
    def survey(self, state: State) -> None:
        """Look at a position of which every seat's worth is asked next, by ``surveyed``."""

    @cython.cfunc
    def surveyed(self, state: State, seat: int) -> float:
        """The worth of the position that was looked at last; the same as ``worth``, but quicker
        where all seats are judged at once."""
        return self.worth(state, seat)

    @cython.cfunc
    def rests(self, state: State) -> bool:
        """Whether a playout stops here, before chance answers, and is judged: where a round is
        over, say, and nothing that was drawn for it matters any more."""
        return False

    @cython.cfunc
    def horizon(self) -> int:
        """After how many acts a playout stops and is judged by ``worth``."""
        return 1000

    @cython.cfunc
    def curiosity(self) -> float:
        """How much an act that was tried little is preferred for that: more where acts come to
        much or little, less where all that can be won is a small lead."""
        return CURIOSITY

    def foresees(self) -> bool:
        """Whether ``narrow`` judges the acts that it leaves, so that each position is worth what
        its best act is worth. Only where nothing is hidden, chance is never asked and two sides
        sit in turn."""
        return False

    @cython.cfunc
    def foreseen(self, state: State, seat: int, act: int) -> float:
        """What ``narrow`` has found an act to be worth to the seat, from 0 to 1; beyond 0.98, or
        as near to 0, it is certain."""
        return 0.5

    def compares(self) -> bool:
        """Whether acts are best compared in the same worlds, each played out at first sight: where
        what is hidden decides so much that no plan reaches beyond it."""
        return False

    def dream(self) -> None:
        """From now on look for nothing that is certain, such as a threat to win, or for what the
        others do: whoever dreams meets it only where thought happens to lead there."""

    # -- what can be learned --------------------------------------------------
    def version(self) -> int:
        """Of the features; 0 where nothing can be learned. What was learned of others is no use."""
        return 0

    def described(self, state: State, seat: int) -> list[float]:
        """The features of a position that is not over, as it looks to the side of a seat.

        Only of what can be seen in ``state``: it is drawn, and tells no more than the view does.
        Nothing where the hand-set judgement is exact, so that there is nothing to learn.
        """
        return []

    def compared(self, state: State, seat: int) -> list[tuple[int, list[float]]]:
        """The acts that would be searched, each with its features."""
        return []

    def adopt(self, value: Learned | None, acts: Learned | None) -> None:
        """Judge positions, and acts, by what was learned from now on."""
