"""From the journal of the rules to events; everybody perceives the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from irrgarten.games.labyria import codes
from irrgarten.games.labyria.board import EDGE_NAMES, FIELD_NAMES, SYMBOLS, corner_name
from irrgarten.games.labyria.notation import format_way
from irrgarten.games.labyria.view import (
    AllBuilt,
    Attacked,
    Built,
    CameHome,
    Defended,
    Laid,
    Lifted,
    Moved,
    MustEvade,
    Outcome,
    Passed,
    PassedOver,
    Rolled,
    SatOut,
    Stayed,
    Symbol,
    TurnCame,
    Turned,
    WentHome,
    Won,
    WonThrow,
)
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.memory import Event

_F = FIELD_NAMES


def narrate_all(journal: Journal) -> list[Event]:
    return [_EVENTS[kind](*details) for kind, *details in journal.entries()]


def _symbol(number: int) -> Symbol:
    return cast(Symbol, SYMBOLS[number])


def _attacked(seats: int, start: int, end: int, source: int, way: int) -> Event:
    return Attacked(seats % 8, seats // 8, _F[start], _F[end], _F[source], format_way(way))


def _defended(seat: int, attacker: int, field: int, symbol: int, end: int) -> Event:
    outcome = cast(Outcome, codes.OUTCOMES[end % 4])
    tile = EDGE_NAMES[end // 4] if outcome == "barred" else None
    return Defended(seat, attacker, _F[field], _symbol(symbol), outcome, tile)


_EVENTS: dict[int, Callable[..., Event]] = {
    codes.BUILT_TILE: lambda a, b, *_: Built(a, "tile", EDGE_NAMES[b]),
    codes.BUILT_CORNER: lambda a, b, *_: Built(a, "corner", corner_name(b // 4, b % 4)),
    codes.PASSED_OVER: lambda a, *_: PassedOver(a),
    codes.ALL_BUILT: lambda a, *_: AllBuilt(a),
    codes.WON_THROW: lambda a, *_: WonThrow(a),
    codes.ROLLED: lambda a, b, c, *_: Rolled(a, b, _symbol(c)),
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
