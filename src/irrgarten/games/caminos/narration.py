"""What happens, as events; everybody perceives the same."""

from __future__ import annotations

from irrgarten.games.caminos import codes, notation
from irrgarten.games.caminos.codes import WOODS, Wood, wood_named
from irrgarten.games.caminos.rules import Caminos
from irrgarten.kernel.memory import Event
from irrgarten.kernel.notes import Notes


class Placed(Event, frozen=True):
    """``number`` is the place of the piece in the view's ``placed``."""

    seat: int
    number: int
    piece: str
    wood: Wood


class WentOut(Event, frozen=True, tag="out"):
    """The seat has nothing left, or nothing that fits: it is out for good (CAM-15)."""

    seat: int
    left: int


class TurnCame(Event, frozen=True, tag="turn"):
    seat: int


class Won(Event, frozen=True):
    """A way is complete; ``faces`` are on the shortest, ``points`` may be twice as many."""

    seats: list[int]
    wood: Wood
    faces: int
    points: int


class Drawn(Event, frozen=True):
    """Everybody is out. ``edges`` and ``points`` are those of beech and of maple (CAM-32)."""

    edges: list[int]
    points: list[int]


#: All perceive the same.
HIDDEN_FROM_SOME: frozenset[int] = frozenset()


def narrate(state: Caminos, journal: Notes, seat: int) -> list[Event]:
    events: list[Event] = []
    for kind, a, b, c, d, _ in journal.entries():
        if kind == codes.PLACED:
            events.append(Placed(a, b, notation.format_act(a, c), wood_named(a, c)))
        elif kind == codes.OUT:
            events.append(WentOut(a, b))
        elif kind == codes.TURN:
            events.append(TurnCame(a))
        elif kind == codes.WON:
            events.append(Won(list(range(a, state.seats, 2)), WOODS[a], b, c))
        elif kind == codes.DRAWN:
            events.append(Drawn([a, b], [c, d]))
    return events
