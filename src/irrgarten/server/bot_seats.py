"""The bots of one table: they act in turn, while somebody is there to see it."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from irrgarten.server import frames, teaching
from irrgarten.server.bots import Bots, Task
from irrgarten.server.choices import Asker, Passed
from irrgarten.server.course import Course
from irrgarten.server.problems import Trouble
from irrgarten.server.secrecy import bot_seed
from irrgarten.store import Closed

if TYPE_CHECKING:
    from irrgarten.server.table import Table

log = logging.getLogger(__name__)

#: Seconds until what failed is tried again: at first, and at most.
SOON, LATE = 0.5, 15.0


class BotSeats:
    def __init__(self, table: Table, bots: Bots, pace: float) -> None:
        self._table = table
        self._bots = bots
        self._pace = pace
        self._playing: asyncio.Task[None] | None = None
        #: The seat that is being thought for.
        self.thinking: int | None = None

    def wake(self) -> None:
        """Whenever something has changed: go on if a bot is to act."""
        for seat in self._table.seats:
            if seat.holder == "bot":
                break
        else:
            return
        self._bots.warm_up()
        if self._playing is None and self._to_act() is not None:
            self._playing = asyncio.create_task(self._play())

    def _to_act(self) -> int | None:
        course = self._table.course
        table = self._table
        if course is None or not table.attended or not table.bus.leads(table.row.table):
            return None
        if isinstance(course, Course) and teaching.is_settled(table.row, course):
            return None
        for seat in course.acting:
            if self._table.seats[seat].holder == "bot":
                return seat
        return None

    async def _play(self) -> None:
        wait = SOON
        try:
            while (seat := self._to_act()) is not None:
                try:
                    await self._take_turn(seat)
                    wait = SOON
                except Passed:
                    continue
                except Closed:
                    return
                except Exception as error:
                    # What cannot be written is told by the store, once for all tables.
                    if not isinstance(error, Trouble):
                        log.exception("a bot could not act at table %s", self._table.row.table)
                    await asyncio.sleep(wait)
                    wait = min(LATE, 2 * wait)
        finally:
            self._playing = None

    async def _take_turn(self, seat: int) -> None:
        course = self._table.under_way
        ply = course.ply
        wanted = partial(self._wanted, course, ply, seat)
        asker = Asker(self._address, self._table.row.table, wanted)
        self.thinking = seat
        try:
            self._table.tell_all(frames.Thinking(seat=seat))
            act = teaching.act_of(self._table.row, course, seat)
            if act is None:
                act = await self._bots.choose(self._task(course, seat), self._pace, asker)
            else:
                await asyncio.sleep(self._pace)
        finally:
            self.thinking = None
        await self._table.turns.act_of_bot(course, ply, seat, act)

    def _wanted(self, course: Course, ply: int, seat: int) -> bool:
        table = self._table
        there = table.attended and table.course is course and course.ply == ply
        return there and table.seats[seat].holder == "bot"

    @property
    def _address(self) -> str:
        """Whose bots these are: those of whoever sits here, or else of whoever looks on."""
        guests, held_by = self._table.guests, self._table.held_by
        if held_by is not None:
            return held_by  # all tables of a tournament share what one address may have
        return min((guest.seat is None, guest.seat, guest.address) for guest in guests)[-1]

    def _task(self, course: Course, seat: int) -> Task:
        level = self._table.seats[seat].level or "casual"
        return Task.of(course, seat, level, bot_seed(self._table.secret, seat))

    async def close(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
