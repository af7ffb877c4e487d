"""What happens, as events; everybody perceives the same.

A way is told by its steps: ``nne`` leads two fields north, then one east.
"""

from __future__ import annotations

from typing import Literal

from irrgarten.games.labyria import codes
from irrgarten.games.labyria.board import EDGE_NAMES, FIELD_NAMES, SYMBOLS, Symbol, corner_name
from irrgarten.games.labyria.notation import format_way
from irrgarten.kernel.memory import Event, SeatEvent
from irrgarten.kernel.narration import TurnCame, Won, Worded, told_by


class Built(SeatEvent, frozen=True):
    """A tile (``c3|d3``) or a corner (``e5+ne``) of the seat's own was placed."""

    piece: Literal["tile", "corner"]
    place: str


class PassedOver(SeatEvent, frozen=True):
    """No obstacle of the seat had a place (RIA-14)."""


class AllBuilt(Event, frozen=True):
    """Building is over; ``left`` obstacles could not be placed (RIA-14)."""

    left: int


class WonThrow(SeatEvent, frozen=True):
    """The seat threw highest and moves first (RIA-20)."""


class Rolled(SeatEvent, frozen=True):
    number: int
    symbol: Symbol


class SatOut(SeatEvent, frozen=True):
    """``miss``: nothing is moved (RIA-32)."""


class Moved(SeatEvent, frozen=True):
    """A figure walked; after a successful attack this is the attacker's advance."""

    start: str
    end: str
    way: str


class CameHome(SeatEvent, frozen=True):
    """A figure came to its goal, where ``figures`` of the seat now are."""

    field: str
    figures: int


class Attacked(SeatEvent, frozen=True):
    """An attack is announced; ``source`` is the field from which ``end`` would be entered."""

    victim: int
    start: str
    end: str
    source: str
    way: str


class Defended(SeatEvent, frozen=True):
    """The attacked seat threw the symbol die, and so it ended (RIA-52 to RIA-55).

    ``tile`` is the edge that a tile from the depot now bars.
    """

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


class MustEvade(SeatEvent, frozen=True):
    """The attack failed: the figure must move elsewhere by the same number (RIA-57)."""

    field: str


class Stayed(SeatEvent, frozen=True):
    """The attack failed, and there is nowhere else for the figure to move (RIA-57)."""

    field: str


class Laid(SeatEvent, frozen=True):
    """``+``: a tile from the depot onto an edge."""

    tile: str


class Lifted(SeatEvent, frozen=True):
    """``-``: a tile from an edge into the depot."""

    tile: str


class Turned(SeatEvent, frozen=True):
    """``turn``: a corner, as it stood and as it stands (``e5+ne``)."""

    start: str
    end: str


class Passed(SeatEvent, frozen=True):
    """There was no move, and the turn passed by itself (RIA-44)."""


_F = FIELD_NAMES


def _attacked(seats: int, start: int, end: int, source: int, way: int) -> Event:
    return Attacked(seats % 8, seats // 8, _F[start], _F[end], _F[source], format_way(way))


def _defended(seat: int, attacker: int, field: int, symbol: int, end: int) -> Event:
    outcome = codes.OUTCOMES[end % 4]
    tile = EDGE_NAMES[end // 4] if outcome == "barred" else None
    return Defended(seat, attacker, _F[field], SYMBOLS[symbol], outcome, tile)


WORDS: dict[int, Worded] = {
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

narrate = told_by(WORDS)
