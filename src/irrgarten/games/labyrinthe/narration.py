"""What happens, as events; everybody perceives the same."""

from __future__ import annotations

from irrgarten.games.labyrinthe import codes
from irrgarten.games.labyrinthe.board import SQUARE_NAMES
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.kernel.memory import Event
from irrgarten.kernel.notes import Notes


class Moved(Event, frozen=True):
    """A pawn moved along its line."""

    seat: int
    start: str
    end: str


class Shifted(Event, frozen=True):
    """The pawn of ``owner`` made room in the centre for the one that ``seat`` moved (LAB-21)."""

    seat: int
    owner: int
    start: str
    end: str


class Slid(Event, frozen=True):
    """A block of so many squares slid; both squares are its name, before and after."""

    seat: int
    start: str
    end: str
    size: int


class Lapsed(Event, frozen=True):
    """The second act of a turn was not possible (LAB-24)."""

    seat: int
    act: codes.Done


class Passed(Event, frozen=True):
    """Neither act was possible, and the turn passed by itself (LAB-24)."""

    seat: int


class TurnCame(Event, frozen=True, tag="turn"):
    seat: int


class Won(Event, frozen=True):
    seat: int


class Drawn(Event, frozen=True):
    """So many turns went by without a winner (LAB-25)."""

    turns: int


#: All perceive the same.
HIDDEN_FROM_SOME: frozenset[int] = frozenset()


def narrate(state: Labyrinthe, journal: Notes, seat: int) -> list[Event]:
    events: list[Event] = []
    for kind, a, b, c, d, _ in journal.entries():
        if kind == codes.MOVED:
            events.append(Moved(a, SQUARE_NAMES[b], SQUARE_NAMES[c]))
        elif kind == codes.SHIFTED:
            events.append(Shifted(a, b, SQUARE_NAMES[c], SQUARE_NAMES[d]))
        elif kind == codes.SLID:
            events.append(Slid(a, SQUARE_NAMES[b], SQUARE_NAMES[c], d))
        elif kind == codes.LAPSED:
            events.append(Lapsed(a, codes.DONE_NAMES[b]))
        elif kind == codes.PASSED:
            events.append(Passed(a))
        elif kind == codes.TURN:
            events.append(TurnCame(a))
        elif kind == codes.WON:
            events.append(Won(a))
        elif kind == codes.DRAWN:
            events.append(Drawn(a))
    return events
