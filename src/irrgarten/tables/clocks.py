"""The clock of a table: how much time each seat has left.

Time runs for every person who may act, and for nobody else: not for bots, nor for chance. The
clock is stored with every act and every change of seats, so it is the same for all processes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from irrgarten.kernel import calls
from irrgarten.tables import frames
from irrgarten.tables.game import TableGame, Turn
from irrgarten.tables.moment import SECOND, Moment
from irrgarten.tables.rows import ClockRow, SeatRow, TableRow
from irrgarten.tables.state import TableState

DAY = 24 * 60 * 60 * SECOND

#: The level of the bot that plays on for a player whose time is up, or who is away.
LEVEL = "skilled"


def choice_of(row: TableRow) -> frames.ClockChoice | None:
    return None if row.clock is None else msgspec.convert(row.clock, frames.ClockChoice)


# -- what it shows ---------------------------------------------------------------
def info(state: TableState, now: Moment) -> frames.ClockInfo | None:
    choice = choice_of(state.row)
    return None if choice is None else frames.ClockInfo(choice=choice, stands=stands(state, now))


def stands(state: TableState, now: Moment) -> frames.ClockStands | None:
    """Return the clock as all see it; None where there is none, or the game has not begun."""
    if state.clock is None:
        return None
    runs = _runs(state)
    return frames.ClockStands(left=_left(state.clock, runs, now), runs=runs)


def out_of_time(state: TableState, now: Moment) -> list[int]:
    """Return the seats that have no time left and have not yet lost their turn by it."""
    clock = state.clock
    if clock is None or clock.due is None:
        return []
    runs = _runs(state)
    left = _left(clock, runs, now)
    return [seat for seat in runs if not left[seat]]


def is_up(state: TableState, seat: int) -> bool:
    """Return whether a seat has used up its time for the whole game."""
    choice, clock = choice_of(state.row), state.clock
    real = choice is not None and choice.kind == "real"
    return real and clock is not None and not clock.left[seat]


# -- how it goes on --------------------------------------------------------------
def first(state: TableState, game: TableGame, now: Moment) -> ClockRow | None:
    """Return the clock of a game that begins."""
    choice = choice_of(state.row)
    if choice is None:
        return None
    left = [_each(choice)] * len(state.seats)
    return _row(0, left, _running(game, state.seats), now)


def after(state: TableState, turn: Turn, now: Moment) -> ClockRow | None:
    """Return the clock once a turn is made."""
    choice, clock = choice_of(state.row), state.clock
    if clock is None or choice is None:
        return None
    runs, acted = _runs(state), {made.seat for made in turn.acts if made.seat is not None}
    left = _left(clock, runs, now)
    lost = turn.play.lost
    then = [
        seat
        for seat in turn.steps[-1].acting
        if state.seats[seat].holder == "person" and seat not in lost
    ]
    called = any(map(calls.is_call, turn.acts))
    for seat in range(len(left)):
        ends_turn = seat in acted and seat not in then and not called
        if choice.kind == "real":
            left[seat] += choice.increment * SECOND * ends_turn
        elif seat in acted or (seat in then and seat not in runs):
            left[seat] = _each(choice)
    return _row(clock.number + 1, left, then, now)


def after_change(state: TableState, after: SeatRow, now: Moment) -> ClockRow | None:
    """Return the clock once a seat has changed hands."""
    choice, clock, game = choice_of(state.row), state.clock, state.game
    if clock is None or choice is None or not isinstance(game, TableGame):
        return clock
    runs = _runs(state)
    left = _left(clock, runs, now)
    seats = [after if seat.seat == after.seat else seat for seat in state.seats]
    then = _running(game, seats)
    if choice.kind == "days" and after.seat in then and after.seat not in runs:
        left[after.seat] = _each(choice)
    return _row(clock.number + 1, left, then, now)


def rewound(state: TableState, now: Moment) -> ClockRow | None:
    """Return the clock that is due later than stored, since time without a server is given back."""
    clock = state.clock
    if clock is None or clock.due is None or clock.due > now.ms:
        return clock
    runs = _runs(state)
    return _row(clock.number + 1, _left(clock, runs, now), runs, now)


def _runs(state: TableState) -> list[int]:
    game = state.game
    return _running(game, state.seats) if isinstance(game, TableGame) else []


def _running(game: TableGame, seats: Sequence[SeatRow]) -> list[int]:
    lost = game.play.lost
    return [seat for seat in game.acting if seats[seat].holder == "person" and seat not in lost]


def _left(clock: ClockRow, runs: Collection[int], now: Moment) -> list[int]:
    gone = now.since(clock.at) if runs else 0
    return [max(0, left - gone) if seat in runs else left for seat, left in enumerate(clock.left)]


def _row(number: int, left: list[int], runs: Sequence[int], now: Moment) -> ClockRow:
    due = now.ms + min(left[seat] for seat in runs) if runs else None
    return ClockRow(number=number, at=now.ms, left=left, due=due)


def _each(choice: frames.ClockChoice) -> int:
    return choice.each * (DAY if choice.kind == "days" else SECOND)
