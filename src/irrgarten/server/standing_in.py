"""A bot stands in for whoever is awaited and away, after the time that was chosen with the table.

She is awaited while she is to act and somebody else is there. How long that has been so is told to
all, and kept, so that it counts on after a restart. Whoever comes back has her seat back.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from typing import TYPE_CHECKING

from msgspec.structs import replace

from irrgarten.server.clocks import LEVEL, SECOND
from irrgarten.server.course import Course
from irrgarten.server.news import anew
from irrgarten.server.order import alone
from irrgarten.server.settings import Settings
from irrgarten.server.timing import Timing
from irrgarten.store import AbsenceRow, Store, Unwritable

if TYPE_CHECKING:
    from irrgarten.server.table import Table

#: Milliseconds after which it is kept that somebody is away, and between two such writes: lines
#: drop and come back.
KEPT = 15 * SECOND
#: For so long nobody may be there who waits, as in a restart, and what has passed still counts.
ALONE = 90 * SECOND
#: Everybody has at least so long to come back to a table that was just loaded.
LEAST = 30 * SECOND


class StandingIn:
    """At a table where no time was chosen all of this is idle."""

    def __init__(
        self,
        table: Table,
        store: Store,
        settings: Settings,
        timing: Timing,
        kept: Sequence[AbsenceRow],
    ) -> None:
        self._table = table
        self._store = store
        self._timing = timing
        self._shared = settings.shared
        # Without a bus nobody knows who is at another process.
        self._knows = not settings.shared or settings.bus is not None
        self.order = table.order
        self.news = table.news
        self._loaded = timing.now()
        #: Since when a seat is missed, and when that was written last.
        self._since = {row.seat: row.since for row in kept if timing.since(row.seen) <= ALONE}
        self._written = {row.seat: row.seen for row in kept}
        #: When somebody was there who waited.
        self._attended = max(self._written.values(), default=self._loaded)

    # -- who is missed ---------------------------------------------------------
    @property
    def left(self) -> dict[int, int]:
        """The seconds until a bot plays, for every seat that is awaited and away."""
        away, attended = self._away()
        return {seat: ceil(self._left(seat) / SECOND) for seat in away} if attended else {}

    def _away(self) -> tuple[set[int], bool]:
        """The seats that are to act and away, and whether somebody else is there."""
        table, course = self._table, self._table.course
        chosen = table.row.stand_in_after is not None and self._knows
        if not chosen or not isinstance(course, Course) or course.over:
            return set(), False
        persons = {seat.seat for seat in table.seats if seat.holder == "person"}
        away = persons.difference(table.perhaps_here)
        return away.intersection(course.acting) if away else away, away != persons

    def _left(self, seat: int) -> int:
        now = self._timing.now()
        waited = self._timing.since(self._since.get(seat, now))
        after = (self._table.row.stand_in_after or 0) * SECOND
        return max(0, after - waited, self._loaded + LEAST - now)

    # -- what is done about it -------------------------------------------------
    async def look(self) -> None:
        """See who is missed, and let bots play where it is time."""
        away, attended = self._away()
        now = self._timing.now()
        if attended:
            self._attended = now
        elif self._timing.since(self._attended) > ALONE:
            away = set()
        await self._forget({*self._since, *self._written} - away)
        if attended and away - {*self._since}:  # by an act, of which all else is not told
            self._table.tell_how_it_stands()
        for seat in sorted(away) if attended else ():
            since = self._since.setdefault(seat, now)
            if not self._left(seat):
                await self._stand_in(seat)
                if self._table.seats[seat].holder == "bot":
                    await self._forget({seat})
            elif self._timing.since(self._written.get(seat, since)) >= KEPT:
                self._written[seat] = now
                await self._store.clocks.is_missed(
                    self._table.row.table, AbsenceRow(seat, since, now)
                )

    async def came(self, seat: int) -> None:
        """She is here: whatever happens next, nothing of her absence counts any more."""
        self._since.pop(seat, None)
        if seat in self._written or (self._shared and self._table.row.stand_in_after is not None):
            self._written.setdefault(seat, 0)  # another process may have written it
            with suppress(Unwritable):  # whoever looks next tries again
                await self._forget({seat})

    async def _forget(self, seats: set[int]) -> None:
        for seat in seats:
            self._since.pop(seat, None)
        if written := seats.intersection(self._written):
            await self._store.clocks.is_missed_no_more(self._table.row.table, written)
            for seat in written:
                self._written.pop(seat, None)

    @alone
    @anew
    async def _stand_in(self, number: int) -> None:
        table = self._table
        away, attended = self._away()
        # She may have come meanwhile, or another process was first.
        if attended and number in away and not self._left(number):
            seat = table.seats[number]
            after = replace(seat, holder="bot", level=LEVEL)
            change = table.changes.handed_over(after, table.under_way.ply, "away")
            await table.hands.change(seat, after, change)
