"""What happens, as events that a seat perceives, and what is left of them later."""

from __future__ import annotations

from irrgarten.games.magic_labyrinth import by_hand, codes
from irrgarten.games.magic_labyrinth.board import FIELD_NAMES, SLOT_NAMES, SYMBOLS
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.kernel.memory import Event
from irrgarten.kernel.notes import Notes


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


#: All perceive the same.
HIDDEN_FROM_SOME: frozenset[int] = frozenset()


def narrate(state: MagicLabyrinth, journal: Notes, seat: int) -> list[Event]:
    """What happened, which is the same for everybody: nothing but walls is ever hidden."""
    events: list[Event] = []
    for kind, a, b, c, d, _ in journal.entries():
        if kind == codes.ROLLED:
            events.append(Rolled(a, b))
        elif kind == codes.STEPPED:
            events.append(Stepped(a, FIELD_NAMES[b], FIELD_NAMES[c], d))
        elif kind == codes.BUMPED:
            home = FIELD_NAMES[state.corner[a]]
            events.append(Bumped(a, FIELD_NAMES[b], SLOT_NAMES[c], home))
        elif kind == codes.STOPPED:
            events.append(Stopped(a))
        elif kind == codes.TOOK:
            events.append(Took(a, SYMBOLS[b], bool(c)))
        elif kind == codes.WANTED:
            events.append(Wanted(SYMBOLS[a]))
        elif kind == codes.TURN:
            events.append(TurnCame(a))
        elif kind == codes.WON:
            events += [Won(a), Revealed(by_hand.names(state.walls))]  # MAG-31
    return events


def fade(event: Event, memory_aid: bool) -> Event | None:
    """MAG-30: without the memory aid the past keeps no place where anybody walked or bumped."""
    if memory_aid:
        return event
    if isinstance(event, Stepped):
        return None
    if isinstance(event, Bumped):
        return Bumped(event.seat, None, None, event.home)
    return event
