"""Hints: what a strong player would do in a person's seat, who plays with bots alone.

They are thought out like the acts of bots, in the same fair line, from what the seat knows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from irrgarten.kernel.lots import SeededLots
from irrgarten.search import hints
from irrgarten.server import frames
from irrgarten.server.bots import Bots, Task
from irrgarten.server.choices import Asker, Passed
from irrgarten.server.course import Course
from irrgarten.server.guest import Guest
from irrgarten.server.problems import Trouble
from irrgarten.server.teaching import hint_of
from irrgarten.store import Closed, SeatRow

if TYPE_CHECKING:
    from irrgarten.server.table import Table


def allowed(seats: Sequence[SeatRow], own: int) -> bool:
    """Whether nobody else plays: a bot with a name keeps the seat of a person."""
    others = (row for seat, row in enumerate(seats) if seat != own)
    return all(row.holder == "bot" and row.name is None for row in others)


def hint_seed(secret: str, seat: int) -> int:
    """Not that of a bot in this seat, so that hints tell nothing of how one would play."""
    return SeededLots(secret, f"hint/{seat}").below(1 << 62)


class Hints:
    """Of one table; each guest waits for one at most, and goes on playing meanwhile."""

    def __init__(self, table: Table, bots: Bots) -> None:
        self._table = table
        self._bots = bots
        self._asked: dict[Guest, asyncio.Task[None]] = {}

    def ask(self, guest: Guest, frame: frames.Hint) -> None:
        """Raises Trouble where there is no hint to be had; the answer comes later."""
        course, seat = self._table.under_way, guest.own_seat
        seats = self._table.seats
        if self._table.held_by is not None or not allowed(seats, seat):
            raise Trouble("conflict", "there are no hints in games with other people")
        if seats[seat].holder == "bot":
            raise Trouble("conflict", "a bot plays for this seat")
        if frame.ply != course.ply or seat not in course.acting:
            raise Trouble("conflict", "this seat is not to act on that position")
        if guest in self._asked:
            raise Trouble("conflict", "the hint before is not there yet")
        answering = asyncio.create_task(self._answer(guest, course, seat))
        self._asked[guest] = answering
        answering.add_done_callback(lambda _: self._asked.pop(guest, None))

    async def _answer(self, guest: Guest, course: Course, seat: int) -> None:
        ply, task = course.ply, self._task(course, seat)
        # In a line of its own, so that it takes no bot's place at this table.
        line = f"{self._table.row.table}/hint"
        asker = Asker(guest.address, line, partial(self._wanted, guest, course, ply))
        try:
            # Whoever learns wants to reach the goal, which no bot knows of.
            taught = hint_of(self._table.row, course, seat)
            act = taught or await self._bots.choose(task, 0, asker)
        except Passed:
            return
        except Closed:
            guest.tell(frames.Error(code="unavailable", message="the server stops"))
            return
        # Others play meanwhile: the act is held against many.
        why = partial(hints.why, task.rules, task.options, seat, task.perceived, task.view)
        fact = await asyncio.to_thread(why, task.seed, act)
        if not self._wanted(guest, course, ply):
            return
        guest.tell(frames.Hinted(ply=ply, act=act, reason=fact.reason, about=fact.about))

    def _wanted(self, guest: Guest, course: Course, ply: int) -> bool:
        table = self._table
        return guest in table.guests and table.course is course and course.ply == ply

    def _task(self, course: Course, seat: int) -> Task:
        return Task.of(course, seat, hints.LEVEL, hint_seed(self._table.secret, seat))

    async def close(self) -> None:
        for task in list(self._asked.values()):
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)
