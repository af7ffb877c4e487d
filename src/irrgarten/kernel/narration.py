"""From the entries of a journal to events, where all perceive the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from irrgarten.kernel.memory import Event, SeatEvent
from irrgarten.kernel.notes import Notes
from irrgarten.kernel.state import State


class TurnCame(SeatEvent, frozen=True, tag="turn"):
    """It is the seat's turn."""


class Won(SeatEvent, frozen=True):
    """The seat alone has won."""


#: The event of a kind of entry, made from its details: five numbers, of which most need fewer.
Worded = Callable[..., Event]


def told_by(words: Mapping[int, Worded]) -> Callable[[State, Notes, int], list[Event]]:
    """A game's ``narrate``: each entry in the words for its kind."""

    def narrate(state: State, journal: Notes, seat: int) -> list[Event]:
        return [words[entry[0]](*entry[1:]) for entry in journal.entries()]

    return narrate
