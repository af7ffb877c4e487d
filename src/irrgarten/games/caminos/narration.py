"""What happens, as events; everybody perceives the same."""

from __future__ import annotations

from irrgarten.games.caminos import codes, notation
from irrgarten.games.caminos.codes import WOODS, Wood, wood_named
from irrgarten.kernel.memory import Event, SeatEvent
from irrgarten.kernel.narration import TurnCame, Worded, told_by


class Placed(SeatEvent, frozen=True):
    """``number`` is the place of the piece in the view's ``placed``."""

    number: int
    piece: str
    wood: Wood


class WentOut(SeatEvent, frozen=True, tag="out"):
    """The seat has nothing left, or nothing that fits: it is out for good (CAM-15)."""

    left: int


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


WORDS: dict[int, Worded] = {
    codes.PLACED: lambda a, b, c, *_: Placed(a, b, notation.format_act(a, c), wood_named(a, c)),
    codes.OUT: lambda a, b, *_: WentOut(a, b),
    codes.TURN: lambda a, *_: TurnCame(a),
    codes.WON: lambda a, b, c, d, *_: Won(list(range(a, d, 2)), WOODS[a], b, c),
    codes.DRAWN: lambda a, b, c, d, *_: Drawn([a, b], [c, d]),
}

narrate = told_by(WORDS)
