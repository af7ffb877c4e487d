"""The clock of one table: how much time each seat has left, and what happens when it is up.

Time runs for every person who may act, and for nobody else: not for bots, nor for chance. What it
stood at is written with every act and every change of seats, so it is the same for all processes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from irrgarten.kernel import calls
from irrgarten.server import frames
from irrgarten.server.course import Course, Turn
from irrgarten.server.news import anew
from irrgarten.server.order import alone
from irrgarten.server.timing import Timing
from irrgarten.store import ClockRow, SeatRow, Store

if TYPE_CHECKING:
    from irrgarten.server.table import Table

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND

#: How strong the bot is that plays on for somebody whose time is up.
LEVEL = "skilled"


def chosen(row: dict[str, object] | None) -> frames.ClockChoice | None:
    return None if row is None else msgspec.convert(row, frames.ClockChoice)


class TableClock:
    """Without a choice of one, time runs for nobody, and all of this is idle."""

    def __init__(self, table: Table, store: Store, timing: Timing, kept: ClockRow | None) -> None:
        self._table = table
        self._store = store
        self._timing = timing
        self.order = table.order
        self.news = table.news
        self.choice = chosen(table.row.clock)
        self._row = kept

    # -- what it shows ---------------------------------------------------------
    @property
    def stands(self) -> frames.ClockStands | None:
        """As all see it; None where there is none, or the game has not begun."""
        if self._row is None:
            return None
        runs = self._runs()
        return frames.ClockStands(left=self._left(runs), runs=runs)

    @property
    def info(self) -> frames.ClockInfo | None:
        if self.choice is None:
            return None
        return frames.ClockInfo(choice=self.choice, stands=self.stands)

    @property
    def out_of_time(self) -> list[int]:
        """The seats that have no time left and have not yet felt it."""
        if self._row is None or self._row.due is None:
            return []
        runs = self._runs()
        left = self._left(runs)
        return [seat for seat in runs if not left[seat]]

    def is_up(self, seat: int) -> bool:
        """Whether a seat has used up all that there was for the whole game."""
        real = self.choice is not None and self.choice.kind == "real"
        return real and self._row is not None and not self._row.left[seat]

    def _runs(self) -> list[int]:
        course, seats = self._table.course, self._table.seats
        return _running(course, seats) if isinstance(course, Course) else []

    def _left(self, runs: Collection[int]) -> list[int]:
        assert self._row is not None
        gone = self._timing.since(self._row.at) if runs else 0
        return [
            max(0, left - gone) if seat in runs else left
            for seat, left in enumerate(self._row.left)
        ]

    # -- what is written -------------------------------------------------------
    def first(self, course: Course) -> ClockRow | None:
        """The clock of a game that begins."""
        if self.choice is None:
            return None
        left = [_each(self.choice)] * len(self._table.seats)
        return self._written(0, left, _running(course, self._table.seats))

    def after(self, turn: Turn) -> ClockRow | None:
        """The clock once a turn is kept."""
        if self._row is None or self.choice is None:
            return None
        runs, acted = self._runs(), {made.seat for made in turn.acts if made.seat is not None}
        left = self._left(runs)
        lost = turn.play.lost
        then = [
            seat
            for seat in turn.steps[-1].acting
            if self._table.seats[seat].holder == "person" and seat not in lost
        ]
        called = any(map(calls.is_call, turn.acts))
        for seat in range(len(left)):
            ends_turn = seat in acted and seat not in then and not called
            if self.choice.kind == "real":
                left[seat] += self.choice.increment * SECOND * ends_turn
            elif seat in acted or (seat in then and seat not in runs):
                left[seat] = _each(self.choice)
        return self._written(self._row.number + 1, left, then)

    def after_change(self, after: SeatRow) -> ClockRow | None:
        """The clock once a seat has changed hands."""
        course = self._table.course
        if self._row is None or self.choice is None or not isinstance(course, Course):
            return None
        runs = self._runs()
        left = self._left(runs)
        seats = [after if seat.seat == after.seat else seat for seat in self._table.seats]
        then = _running(course, seats)
        if self.choice.kind == "days" and after.seat in then and after.seat not in runs:
            left[after.seat] = _each(self.choice)
        return self._written(self._row.number + 1, left, then)

    def _written(self, number: int, left: list[int], runs: Sequence[int]) -> ClockRow:
        now = self._timing.now()
        due = now + min(left[seat] for seat in runs) if runs else None
        return ClockRow(number=number, at=now, left=left, due=due)

    def keep(self, row: ClockRow | None) -> None:
        """What was written stands from now on."""
        if row is not None:
            self._row = row

    # -- when time is up -------------------------------------------------------
    @alone
    @anew
    async def look(self) -> None:
        """Do what was chosen for those who have no time left."""
        await self.look_now()

    async def look_now(self) -> None:
        """The same, for whoever is in turn already. Raises Conflict."""
        for seat in self.out_of_time:
            course = self._table.under_way
            if course.over or seat not in self.out_of_time:
                continue
            if self.choice is not None and self.choice.ends == "loses":
                await self._table.turns.keep_call(course, seat, calls.TIME)
            await self._hand_over(course, [seat, *course.play.lost])
        await self._rewind()

    async def _hand_over(self, course: Course, seats: Collection[int]) -> None:
        """A bot plays on for them, as long as there is a game."""
        for number in sorted({*seats}):
            seat = self._table.seats[number]
            if seat.holder == "person" and not course.over:
                after = replace(seat, holder="bot", level=LEVEL)
                change = self._table.changes.handed_over(after, course.ply, "time")
                await self._table.hands.change(seat, after, change)

    async def _rewind(self) -> None:
        """Time that nobody kept was given back: it is due later than is written."""
        row = self._row
        if row is None or row.due is None or row.due > self._timing.now():
            return
        runs = self._runs()
        later = self._written(row.number + 1, self._left(runs), runs)
        await self._store.clocks.keep(self._table.row.table, later)
        self.keep(later)


def _each(choice: frames.ClockChoice) -> int:
    return choice.each * (DAY if choice.kind == "days" else SECOND)


def _running(course: Course, seats: Sequence[SeatRow]) -> list[int]:
    lost = course.play.lost
    return [seat for seat in course.acting if seats[seat].holder == "person" and seat not in lost]
