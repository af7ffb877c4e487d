"""The numbers that stand for acts and for what happens, in the compiled rules and outside them.

An act is its kind, times ``KIND``, and details: an edge; a crossing and how the arms point; a seat;
what the dice show; or for a figure where it starts, where it ends and, in an attack, one more than
the field it comes from.
"""

from __future__ import annotations

from typing import Literal, get_args

from irrgarten.games.labyria.board import SYMBOLS

KIND = 1 << 28
TILE, CORNER, MOVE, LAY, LIFT, TURN_CORNER, DONE, FIRST, ROLL, DEFEND = range(10)

#: Details of a move.
START = 1 << 8
SOURCE = 1 << 16

BUILD, THROW, RACE, OVER = range(4)
Phase = Literal["build", "throw", "race", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)

#: What stands on a field: 0, one more than a seat, or CORNER_FIELD and which corner it is.
CORNER_FIELD = 8

#: Kinds of entries in the journal.
(
    BUILT_TILE,
    BUILT_CORNER,
    PASSED_OVER,
    ALL_BUILT,
    WON_THROW,
    ROLLED,
    SAT_OUT,
    MOVED,
    CAME_HOME,
    ATTACKED,
    DEFENDED,
    WENT_HOME,
    MUST_EVADE,
    STAYED,
    LAID,
    LIFTED,
    TURNED,
    PASSED,
    TURN,
    WON,
) = range(1, 21)

#: How a defence ends.
Outcome = Literal["invisible", "barred", "turned", "devoured"]
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)
INVISIBLE, BARRED, TABLES_TURNED, DEVOURED = range(4)


def kind_of(act: int) -> int:
    return act // KIND


def detail_of(act: int) -> int:
    return act % KIND


def move_act(start: int, end: int, source: int | None = None) -> int:
    act = MOVE * KIND + START * start + end
    return act if source is None else act + SOURCE * (source + 1)


def move_parts(act: int) -> tuple[int, int, int | None]:
    """Where a move starts and ends, and in an attack the field it comes from."""
    detail = detail_of(act)
    source = detail // SOURCE
    return detail % SOURCE // START, detail % START, source - 1 if source else None


def corner_act(kind: int, crossing: int, arms: int) -> int:
    return kind * KIND + 4 * crossing + arms


def roll_act(number: int, symbol: int) -> int:
    return ROLL * KIND + len(SYMBOLS) * (number - 1) + symbol


def roll_parts(act: int) -> tuple[int, int]:
    detail = detail_of(act)
    return detail // len(SYMBOLS) + 1, detail % len(SYMBOLS)
