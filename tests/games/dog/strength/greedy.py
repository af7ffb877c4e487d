"""A player that looks one act ahead: its team's marbles forward, the opponents' back."""

from __future__ import annotations

from collections.abc import Iterable

from tests.acting import after as made

from irrgarten.games.dog import RULES
from irrgarten.games.dog.board import fields, start_field
from irrgarten.games.dog.codes import FRESH, KENNEL, LANE
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.view import DogView
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.memory import Event
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import View

#: Points that a marble on its start is ahead of one in the kennel.
OUT = 16


class Greedy:
    def __init__(self, seat: int, seed: int) -> None:
        self._seat = seat
        self._rng = Rng(seed)

    def observe(self, events: Iterable[Event]) -> None:
        pass

    def choose(self, view: View) -> str:
        assert isinstance(view, DogView)
        state = RULES.belief(view, None).sample(self._rng)
        assert isinstance(state, Dog)
        legal = Acts()
        state.legal(self._seat, legal)
        best = max(legal.listed(), key=lambda act: (self._lead(state, act), self._rng.below(1000)))
        return RULES.format(state, self._seat, best)

    def _lead(self, state: Dog, act: int) -> int:
        """How many points the own team is ahead after an act."""
        after = made(state, self._seat, act)
        team = after.marbles.team(self._seat)
        return sum(
            points(after, marble) * (1 if team >> marble // 4 & 1 else -1)
            for marble in range(4 * after.seats)
        )


def points(state: Dog, marble: int) -> int:
    """How many points a marble has come from the kennel."""
    place, ring = state.marbles.place_of(marble), fields(state.seats)
    if place >= FRESH:
        return OUT
    if place >= KENNEL:
        return 0
    if place >= LANE:
        return OUT + ring + 1 + place % 4
    return OUT + (place - start_field(state.seats, marble // 4) - 1) % ring + 1
