"""Acts as text: ``T c3|d3``, ``C e5+ne``, ``a1>b3``, ``a1>d3/c3``, ``+c3|d3``, ``@e5+sw``.

Chance is ``first 2``, ``roll 4 cloak`` and, in defence, ``roll cloak``.
"""

from __future__ import annotations

import re

from irrgarten.games.labyria.board import (
    ARMS,
    DIRECTIONS,
    EDGE_NAMES,
    EDGE_OF,
    FIELD_NAMES,
    FIELD_OF,
    STRIDE,
    SYMBOLS,
    corner_name,
    on_board,
)
from irrgarten.games.labyria.codes import (
    CORNER,
    DEFEND,
    DONE,
    FIRST,
    LAY,
    LIFT,
    MOVE,
    ROLL,
    TILE,
    TURN_CORNER,
    act_of,
    arms_of,
    corner_act,
    crossing_of,
    detail_of,
    end_of,
    kind_of,
    move_act,
    number_of,
    roll_act,
    source_of,
    start_of,
    symbol_of,
)
from irrgarten.games.labyria.rules import Labyria
from irrgarten.kernel.errors import NotationError

_FIELD = r"[a-n](?:1[0-4]|[1-9])"
_SYMBOL = "|".join(re.escape(symbol) for symbol in SYMBOLS)
_ON_EDGE = re.compile(rf"(T |\+|-)({_FIELD}\|{_FIELD})")
_ON_CROSSING = re.compile(rf"(C |@)({_FIELD})\+({'|'.join(ARMS)})")
_MOVE = re.compile(rf"({_FIELD})>({_FIELD})(?:/({_FIELD}))?")
_FIRST = re.compile("first ([0-3])")
_ROLL = re.compile(rf"roll (?:([1-6]) )?({_SYMBOL})")

#: What an act on an edge or on a crossing begins with.
_SIGNS = {TILE: "T ", LAY: "+", LIFT: "-", CORNER: "C ", TURN_CORNER: "@"}
_KINDS = {sign: kind for kind, sign in _SIGNS.items()}


def format_act(seat: int, act: int) -> str:
    kind = kind_of(act)
    if kind in (TILE, LAY, LIFT):
        return _SIGNS[kind] + EDGE_NAMES[detail_of(act)]
    if kind in (CORNER, TURN_CORNER):
        return _SIGNS[kind] + corner_name(crossing_of(act), arms_of(act))
    if kind == MOVE:
        source = source_of(act)
        text = f"{FIELD_NAMES[start_of(act)]}>{FIELD_NAMES[end_of(act)]}"
        return text if source < 0 else f"{text}/{FIELD_NAMES[source]}"
    if kind == FIRST:
        return f"first {detail_of(act)}"
    if kind == ROLL:
        return f"roll {number_of(act)} {SYMBOLS[symbol_of(act)]}"
    return f"roll {SYMBOLS[detail_of(act)]}" if kind == DEFEND else "done"


def parse_act(state: Labyria, seat: int, text: str) -> int:
    size = state.maze.size
    plain = " ".join(text.split())
    act = act_of(DONE) if plain == "done" else None
    if found := _ON_EDGE.fullmatch(plain):
        act = _on_edge(_KINDS[found[1]], found[2], size)
    elif found := _ON_CROSSING.fullmatch(plain):
        crossing = FIELD_OF[found[2]]
        if on_board(size, crossing + STRIDE + 1):
            act = corner_act(_KINDS[found[1]], crossing, ARMS.index(found[3]))
    elif found := _MOVE.fullmatch(plain):
        start, end, *source = (FIELD_OF[name] for name in found.groups() if name)
        if all(on_board(size, field) for field in (start, end, *source)):
            act = move_act(start, end, *source)
    elif found := _ROLL.fullmatch(plain):
        symbol = SYMBOLS.index(found[2])
        act = roll_act(int(found[1]), symbol) if found[1] else act_of(DEFEND, symbol)
    elif (found := _FIRST.fullmatch(plain)) and int(found[1]) < state.seats:
        act = act_of(FIRST, int(found[1]))
    if act is None:
        raise _nothing(text, size)
    return act


def _on_edge(kind: int, name: str, size: int) -> int | None:
    edge = EDGE_OF.get(name)
    fields = [FIELD_OF[field] for field in name.split("|")]
    if edge is None or not all(on_board(size, field) for field in fields):
        return None
    return act_of(kind, edge)


def _nothing(text: str, size: int) -> NotationError:
    last = FIELD_NAMES[(STRIDE + 1) * (size - 1)]
    return NotationError(
        f"{text!r} names no act; acts are like 'T c3|d3', 'C e5+ne', 'a1>b3', 'a1>d3/c3', "
        f"'+c3|d3', '-c3|d3', '@e5+sw' and 'done', with fields from a1 to {last}; "
        "chance is 'first 0', 'roll 4 cloak' or 'roll cloak'"
    )


def format_way(way: int) -> str:
    """A way as its steps: ``nne``."""
    steps = ""
    while way > 1:
        steps = DIRECTIONS[way % 4] + steps
        way //= 4
    return steps
