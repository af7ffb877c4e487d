"""What happens, as events; everybody perceives the same.

A way is told by its steps: ``nne`` leads two fields north, then one east.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from irrgarten.games.labyria import codes
from irrgarten.games.labyria.board import EDGE_NAMES, FIELD_NAMES, SYMBOLS, Symbol, corner_name
from irrgarten.games.labyria.notation import format_way
from irrgarten.games.labyria.rules import Labyria
from irrgarten.kernel.memory import Event
from irrgarten.kernel.notes import Notes


class Built(Event, frozen=True):
    """A tile (``c3|d3``) or a corner (``e5+ne``) of the seat's own was placed."""

    seat: int
    piece: Literal["tile", "corner"]
    place: str


class PassedOver(Event, frozen=True):
    """No obstacle of the seat had a place (RIA-14)."""

    seat: int


class AllBuilt(Event, frozen=True):
    """Building is over; ``left`` obstacles could not be placed (RIA-14)."""

    left: int


class WonThrow(Event, frozen=True):
    """The seat threw highest and moves first (RIA-20)."""

    seat: int


class Rolled(Event, frozen=True):
    seat: int
    number: int
    symbol: Symbol


class SatOut(Event, frozen=True):
    """``miss``: nothing is moved (RIA-32)."""

    seat: int


class Moved(Event, frozen=True):
    """A figure walked; after a successful attack this is the attacker's advance."""

    seat: int
    start: str
    end: str
    way: str


class CameHome(Event, frozen=True):
    """A figure came to its goal, where ``figures`` of the seat now are."""

    seat: int
    field: str
    figures: int


class Attacked(Event, frozen=True):
    """An attack is announced; ``source`` is the field from which ``end`` would be entered."""

    seat: int
    victim: int
    start: str
    end: str
    source: str
    way: str


class Defended(Event, frozen=True):
    """The attacked seat threw the symbol die, and so it ended (RIA-52 to RIA-55).

    ``tile`` is the edge that a tile from the depot now bars.
    """

    seat: int
    attacker: int
    field: str
    symbol: Symbol
    outcome: codes.Outcome
    tile: str | None


class WentHome(Event, frozen=True):
    """A figure of ``owner`` was devoured by ``by`` and went from ``field`` back to its start."""

    owner: int
    by: int
    field: str
    start: str


class MustEvade(Event, frozen=True):
    """The attack failed: the figure must move elsewhere by the same number (RIA-57)."""

    seat: int
    field: str


class Stayed(Event, frozen=True):
    """The attack failed, and there is nowhere else for the figure to move (RIA-57)."""

    seat: int
    field: str


class Laid(Event, frozen=True):
    """``+``: a tile from the depot onto an edge."""

    seat: int
    tile: str


class Lifted(Event, frozen=True):
    """``-``: a tile from an edge into the depot."""

    seat: int
    tile: str


class Turned(Event, frozen=True):
    """``turn``: a corner, as it stood and as it stands (``e5+ne``)."""

    seat: int
    start: str
    end: str


class Passed(Event, frozen=True):
    """There was no move, and the turn passed by itself (RIA-44)."""

    seat: int


class TurnCame(Event, frozen=True, tag="turn"):
    """The seat is to place an obstacle, or to throw."""

    seat: int


class Won(Event, frozen=True):
    seat: int


_F = FIELD_NAMES


#: All perceive the same.
HIDDEN_FROM_SOME: frozenset[int] = frozenset()


def narrate(state: Labyria, journal: Notes, seat: int) -> list[Event]:
    return [_EVENTS[kind](*details) for kind, *details in journal.entries()]


def _attacked(seats: int, start: int, end: int, source: int, way: int) -> Event:
    return Attacked(seats % 8, seats // 8, _F[start], _F[end], _F[source], format_way(way))


def _defended(seat: int, attacker: int, field: int, symbol: int, end: int) -> Event:
    outcome = codes.OUTCOMES[end % 4]
    tile = EDGE_NAMES[end // 4] if outcome == "barred" else None
    return Defended(seat, attacker, _F[field], SYMBOLS[symbol], outcome, tile)


_EVENTS: dict[int, Callable[..., Event]] = {
    codes.BUILT_TILE: lambda a, b, *_: Built(a, "tile", EDGE_NAMES[b]),
    codes.BUILT_CORNER: lambda a, b, *_: Built(a, "corner", corner_name(b // 4, b % 4)),
    codes.PASSED_OVER: lambda a, *_: PassedOver(a),
    codes.ALL_BUILT: lambda a, *_: AllBuilt(a),
    codes.WON_THROW: lambda a, *_: WonThrow(a),
    codes.ROLLED: lambda a, b, c, *_: Rolled(a, b, SYMBOLS[c]),
    codes.SAT_OUT: lambda a, *_: SatOut(a),
    codes.MOVED: lambda a, b, c, d, *_: Moved(a, _F[b], _F[c], format_way(d)),
    codes.CAME_HOME: lambda a, b, c, *_: CameHome(a, _F[b], c),
    codes.ATTACKED: _attacked,
    codes.DEFENDED: _defended,
    codes.WENT_HOME: lambda a, b, c, d, *_: WentHome(a, b, _F[c], _F[d]),
    codes.MUST_EVADE: lambda a, b, *_: MustEvade(a, _F[b]),
    codes.STAYED: lambda a, b, *_: Stayed(a, _F[b]),
    codes.LAID: lambda a, b, *_: Laid(a, EDGE_NAMES[b]),
    codes.LIFTED: lambda a, b, *_: Lifted(a, EDGE_NAMES[b]),
    codes.TURNED: lambda a, b, c, d, *_: Turned(a, corner_name(b, c), corner_name(b, d)),
    codes.PASSED: lambda a, *_: Passed(a),
    codes.TURN: lambda a, *_: TurnCame(a),
    codes.WON: lambda a, *_: Won(a),
}
