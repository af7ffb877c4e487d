"""What a seat sees of The Magic Labyrinth: the view of a position, and events as they happen."""

from __future__ import annotations

from irrgarten.kernel.memory import Event
from irrgarten.kernel.rules import View


class MagicLabyrinthView(View, frozen=True):
    """Everything on the table is open to all; only the walls are hidden (MAG-05)."""

    players: int
    walls: int
    memory_aid: bool
    turn: int | None
    rolled: int | None
    steps_left: int | None
    magicians: list[str]
    corners: list[str]
    symbols: dict[str, str]
    wanted: str | None
    owed: int | None
    chips: list[list[str]]
    bag: list[str]
    winner: int | None
    bumped: list[str] | None
    """Walls that play has shown; None without the memory aid (MAG-30)."""
    passed: list[str] | None
    labyrinth: list[str] | None
    """All walls, once the game is over (MAG-31)."""


class Rolled(Event, frozen=True):
    seat: int
    value: int


class Stepped(Event, frozen=True):
    """A step succeeded: there is no wall between the two fields."""

    seat: int
    start: str
    end: str
    left: int


class Bumped(Event, frozen=True):
    """The ball dropped; where is shown when it happens, and later only with the memory aid."""

    seat: int
    at: str | None
    wall: str | None
    home: str


class Stopped(Event, frozen=True):
    seat: int


class Took(Event, frozen=True):
    """A chip for reaching the wanted symbol, or (``drawn``) one from the bag (MAG-22)."""

    seat: int
    symbol: str
    drawn: bool


class Wanted(Event, frozen=True):
    symbol: str


class TurnCame(Event, frozen=True, tag="turn"):
    seat: int


class Won(Event, frozen=True):
    seat: int


class Revealed(Event, frozen=True):
    """The labyrinth, shown whole after the end (MAG-31)."""

    walls: list[str]


MagicLabyrinthEvent = (
    Rolled | Stepped | Bumped | Stopped | Took | Wanted | TurnCame | Won | Revealed
)
