"""What a seat sees of Brändi Dog: the view of a position, and events as they happen.

Places are named as their owner names them (``K``, ``S``, ``12``, ``F1``), cards by rank (``X`` for
the joker). A card that the viewer may not know is ``None`` in an event and ``?`` in ``given``.
"""

from __future__ import annotations

from msgspec import Struct

from irrgarten.games.dog.options import Teams
from irrgarten.kernel.memory import Event
from irrgarten.kernel.rules import View


class Seven(Struct, frozen=True):
    """A seven under way: the points left, and the card that was laid (``7`` or ``X``)."""

    left: int
    by: str


class DogView(View, frozen=True, rename={"source": "from"}):
    """Marbles and discards are open; of the hands only the own one, and how many cards (DOG-15)."""

    players: int
    teams: Teams
    canadian_seven: bool
    no_joker_finish: bool
    phase: str
    turn: int | None
    dealer: int
    deal: int
    seven: Seven | None
    source: int | None
    marbles: list[list[str]]
    hand: list[str]
    """The viewer's own cards."""
    cards: list[int]
    """How many cards each seat holds."""
    given: list[str | None]
    discards: list[str]
    stock: int
    winner: list[int] | None


class Dealt(Event, frozen=True):
    seat: int
    card: str | None


class Shuffled(Event, frozen=True):
    """The discards have become the new stock (DOG-12)."""

    cards: int


class Gave(Event, frozen=True):
    """A card laid face down for a team-mate (DOG-13)."""

    seat: int
    to: int
    card: str | None


class Got(Event, frozen=True):
    """The card of a team-mate, once all have given theirs."""

    seat: int
    source: int
    card: str | None


class Drew(Event, frozen=True):
    """A card drawn face down from another hand (DOG-61, DOG-64)."""

    seat: int
    source: int
    card: str | None


class Laid(Event, frozen=True):
    """A card played open; ``rank`` is what it stands for."""

    seat: int
    card: str
    rank: str


class Moved(Event, frozen=True):
    """A marble of ``owner`` was moved by ``seat``; ``left`` are the points left of a seven."""

    seat: int
    owner: int
    start: str
    end: str
    left: int


class WentHome(Event, frozen=True):
    """A marble of ``owner`` was sent home from a field."""

    owner: int
    field: str


class Swapped(Event, frozen=True):
    """A marble from ``field`` and another owner's from ``other_field`` changed places."""

    seat: int
    owner: int
    field: str
    other_owner: int
    other_field: str


class Idled(Event, frozen=True):
    """A jack laid without effect (DOG-54): none of these cards can be in the hand."""

    seat: int
    lacks: list[str]


class DroppedOut(Event, frozen=True):
    """Nothing was playable; the rest of the hand went to the pile, open (DOG-18)."""

    seat: int
    cards: list[str]


class AllHome(Event, frozen=True):
    """The fourth marble of this seat has come into the finish."""

    seat: int


class RoundBegan(Event, frozen=True, tag="round"):
    dealer: int
    deal: int


class TurnCame(Event, frozen=True, tag="turn"):
    seat: int


class Won(Event, frozen=True):
    seats: list[int]


DogEvent = (
    Dealt
    | Shuffled
    | Gave
    | Got
    | Drew
    | Laid
    | Moved
    | WentHome
    | Swapped
    | Idled
    | DroppedOut
    | AllHome
    | RoundBegan
    | TurnCame
    | Won
)
