"""What happens, as events that a seat perceives, and what is left of them later."""

from __future__ import annotations

from irrgarten.games.magic_labyrinth import by_hand, codes
from irrgarten.games.magic_labyrinth.board import FIELD_NAMES, SLOT_NAMES, SYMBOLS
from irrgarten.kernel.memory import Event, SeatEvent
from irrgarten.kernel.narration import TurnCame, Won, Worded, told_by


class Rolled(SeatEvent, frozen=True):
    value: int


class Stepped(SeatEvent, frozen=True):
    """A step succeeded: there is no wall between the two fields."""

    start: str
    end: str
    left: int


class Bumped(SeatEvent, frozen=True):
    """The ball dropped; where is shown when it happens, and later only with the memory aid."""

    at: str | None
    wall: str | None
    home: str


class Stopped(SeatEvent, frozen=True):
    """The rest of the roll is not used (MAG-11)."""


class Took(SeatEvent, frozen=True):
    """A chip for reaching the wanted symbol, or (``drawn``) one from the bag (MAG-22)."""

    symbol: str
    drawn: bool


class Wanted(Event, frozen=True):
    symbol: str


class Revealed(Event, frozen=True):
    """The labyrinth, shown whole after the end (MAG-31)."""

    walls: list[str]


_F = FIELD_NAMES

#: Nothing but walls is ever hidden.
WORDS: dict[int, Worded] = {
    codes.ROLLED: lambda a, b, *_: Rolled(a, b),
    codes.STEPPED: lambda a, b, c, d, *_: Stepped(a, _F[b], _F[c], d),
    codes.BUMPED: lambda a, b, c, d, *_: Bumped(a, _F[b], SLOT_NAMES[c], _F[d]),
    codes.STOPPED: lambda a, *_: Stopped(a),
    codes.TOOK: lambda a, b, c, *_: Took(a, SYMBOLS[b], bool(c)),
    codes.WANTED: lambda a, *_: Wanted(SYMBOLS[a]),
    codes.TURN: lambda a, *_: TurnCame(a),
    codes.WON: lambda a, *_: Won(a),
    codes.REVEALED: lambda a, *_: Revealed(by_hand.names(a)),
}

narrate = told_by(WORDS)


def fade(event: Event, memory_aid: bool) -> Event | None:
    """MAG-30: without the memory aid the past keeps no place where anybody walked or bumped."""
    if memory_aid:
        return event
    if isinstance(event, Stepped):
        return None
    if isinstance(event, Bumped):
        return Bumped(event.seat, None, None, event.home)
    return event
