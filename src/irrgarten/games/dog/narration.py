"""What happens, as events that a seat perceives.

Places are named as their owner names them (``K``, ``S``, ``12``, ``F1``), cards by rank (``X`` for
the joker). A card that the viewer may not know is ``None``.
"""

from __future__ import annotations

from irrgarten.games.dog import codes
from irrgarten.games.dog.board import CARDS, PLACE_NAMES
from irrgarten.games.dog.rules import Dog
from irrgarten.kernel.memory import Event, SeatEvent
from irrgarten.kernel.narration import TurnCame
from irrgarten.kernel.notes import Entry, Notes
from irrgarten.kernel.remembering import Remembered
from irrgarten.kernel.state import WATCHER


class Dealt(SeatEvent, frozen=True):
    card: str | None


class Shuffled(Event, frozen=True):
    """The discards have become the new stock (DOG-12)."""

    cards: int


class Gave(SeatEvent, frozen=True):
    """A card laid face down for a team-mate (DOG-13)."""

    to: int
    card: str | None


class Got(SeatEvent, frozen=True):
    """The card of a team-mate, once all have given theirs."""

    source: int
    card: str | None


class Drew(SeatEvent, frozen=True):
    """A card drawn face down from another hand (DOG-61, DOG-64)."""

    source: int
    card: str | None


class Laid(SeatEvent, frozen=True):
    """A card played open; ``rank`` is what it stands for."""

    card: str
    rank: str


class Moved(SeatEvent, frozen=True):
    """A marble of ``owner`` was moved by ``seat``; ``left`` are the points left of a seven."""

    owner: int
    start: str
    end: str
    left: int


class WentHome(Event, frozen=True):
    """A marble of ``owner`` was sent home from a field."""

    owner: int
    field: str


class Swapped(SeatEvent, frozen=True):
    """A marble from ``field`` and another owner's from ``other_field`` changed places."""

    owner: int
    field: str
    other_owner: int
    other_field: str


class Idled(SeatEvent, frozen=True):
    """A jack laid without effect (DOG-54): none of these cards can be in the hand."""

    lacks: list[str]


class DroppedOut(SeatEvent, frozen=True):
    """Nothing was playable; the rest of the hand went to the pile, open (DOG-18)."""

    cards: list[str]


class AllHome(SeatEvent, frozen=True):
    """The fourth marble of this seat has come into the finish."""


class RoundBegan(Event, frozen=True, tag="round"):
    dealer: int
    deal: int


class Won(Event, frozen=True):
    seats: list[int]


#: Cards that change hands face down.
HIDDEN_FROM_SOME = frozenset({codes.DEALT, codes.GAVE, codes.GOT, codes.DREW})

#: Who sees every card, once the game is over.
ALL_SEEING = -2


def narrate(state: Dog, journal: Notes, seat: int) -> list[Event]:
    events: list[Event] = []
    hidden, known = HIDDEN_FROM_SOME, _EVENTS
    for entry in journal.entries():
        kind = entry[0]
        if kind == codes.DROPPED:
            a, b, c = entry[1:4]
            cards = [CARDS[b]] * c
            if events and isinstance(events[-1], DroppedOut) and events[-1].seat == a:
                cards = events.pop().cards + cards  # type: ignore[attr-defined]
            events.append(DroppedOut(a, cards))
        else:
            events.append(known[entry, seat if kind in hidden else WATCHER])
    return events


def _event(told: tuple[Entry, int]) -> Event:
    (kind, a, b, c, d, e), viewer = told
    if kind == codes.DEALT:
        return Dealt(a, CARDS[b] if viewer in (a, ALL_SEEING) else None)
    if kind == codes.SHUFFLED:
        return Shuffled(a)
    if kind == codes.GAVE:
        return Gave(a, b, CARDS[c] if viewer in (a, ALL_SEEING) else None)  # DOG-13
    if kind == codes.GOT:
        return Got(a, b, CARDS[c] if viewer in (a, b, ALL_SEEING) else None)
    if kind == codes.DREW:
        return Drew(a, b, CARDS[c] if viewer in (a, b, ALL_SEEING) else None)
    if kind == codes.LAID:
        return Laid(a, CARDS[b], CARDS[c])
    if kind == codes.MOVED:
        return Moved(a, b, PLACE_NAMES[c], PLACE_NAMES[d], e)
    if kind == codes.WENT_HOME:
        return WentHome(a, PLACE_NAMES[b])
    if kind == codes.SWAPPED:
        return Swapped(a, b, PLACE_NAMES[c], d, PLACE_NAMES[e])
    if kind == codes.IDLED:
        return Idled(a, [name for card, name in enumerate(CARDS) if b >> card & 1])
    if kind == codes.ALL_HOME:
        return AllHome(a)
    if kind == codes.ROUND:
        return RoundBegan(a, b)
    if kind == codes.TURN:
        return TurnCame(a)
    return Won([seat for seat in range(6) if a >> seat & 1])


_EVENTS = Remembered(_event, 1 << 13)
