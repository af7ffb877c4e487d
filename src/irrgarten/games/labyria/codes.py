"""The numbers that stand for acts and for what happens, in the compiled rules and outside them.

An act is its kind and what belongs to that: an edge; a crossing and how the arms point; a seat;
what the dice show; or for a figure where it starts, where it ends and, in an attack, the field it
comes from.
"""

from __future__ import annotations

from typing import Literal, get_args

from irrgarten.kernel.compiling import inline

TILE, CORNER, MOVE, LAY, LIFT, TURN_CORNER, DONE, FIRST, ROLL, DEFEND = range(10)

#: Of each of the two dice.
FACES = 6

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


@inline
def kind_of(act: int) -> int:
    return act >> 28


@inline
def detail_of(act: int) -> int:
    """Return the edge of a tile, the seat of a first throw, or the symbol of a defence."""
    return act & 0xFFFFFFF


@inline
def act_of(kind: int, detail: int = 0) -> int:
    return kind << 28 | detail


@inline
def move_act(start: int, end: int, source: int = -1) -> int:
    return act_of(MOVE, (source + 1) << 16 | start << 8 | end)


@inline
def start_of(act: int) -> int:
    return (act >> 8) & 255


@inline
def end_of(act: int) -> int:
    return act & 255


@inline
def source_of(act: int) -> int:
    """Return the field from which an attack comes, or -1 of other moves."""
    return ((act >> 16) & 0xFFF) - 1


@inline
def corner_act(kind: int, crossing: int, arms: int) -> int:
    return act_of(kind, crossing << 2 | arms)


@inline
def crossing_of(act: int) -> int:
    return detail_of(act) >> 2


@inline
def arms_of(act: int) -> int:
    return act & 3


@inline
def roll_act(number: int, symbol: int) -> int:
    return act_of(ROLL, FACES * (number - 1) + symbol)


@inline
def number_of(act: int) -> int:
    return detail_of(act) // FACES + 1


@inline
def symbol_of(act: int) -> int:
    return detail_of(act) % FACES


@inline
def slot_of(end: int, entry: int = 0) -> int:
    """Return where ``Ways`` keeps the way to a field, or by an entry from 1 to 4 into an attack."""
    return 5 * end + entry


@inline
def field_of_slot(slot: int) -> int:
    return slot // 5


@inline
def entry_of_slot(slot: int) -> int:
    return slot % 5
