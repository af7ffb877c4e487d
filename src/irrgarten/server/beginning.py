"""How a game begins: once every seat is held, the lots are sealed and opened, and it is drawn."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from irrgarten.server import drawing, frames
from irrgarten.server.guest import Guest
from irrgarten.server.kept_table import begun
from irrgarten.server.news import TRIES, anew
from irrgarten.server.order import alone
from irrgarten.store import Conflict, SeatRow, Store, Unwritable

if TYPE_CHECKING:
    from irrgarten.server.table import Table

#: Seconds until a game that could not be written is begun again.
LATER = 1


class Beginning:
    def __init__(self, table: Table, store: Store, patience: float) -> None:
        self._table = table
        self._store = store
        self.order = table.order
        self.news = table.news
        self.patience = drawing.Patience(table, patience)
        self._starting: asyncio.Task[None] | None = None

    # -- lots ------------------------------------------------------------------
    @alone
    @anew
    async def seal(self, guest: Guest, frame: frames.Seal) -> None:
        """Take the seal of a seat's part of the lots."""
        seat = self._table.seats[guest.own_seat]
        sealed = self._table.row.sealed or self._table.course is not None
        await self._add(guest, seat, drawing.with_seal(seat, frame.seal, sealed))

    @alone
    @anew
    async def open(self, guest: Guest, frame: frames.Open) -> None:
        """Take a seat's part of the lots, which must be the one it sealed."""
        seat, row = self._table.seats[guest.own_seat], self._table.row
        commitment = self._table.commitment
        opened = drawing.with_part(seat, frame.part, row.table, commitment, row.sealed)
        await self._add(guest, seat, opened)

    async def _add(self, guest: Guest, before: SeatRow, after: SeatRow) -> None:
        if before == after:
            guest.tell(frames.Table(info=self._table.info))
        else:
            await self._table.hands.change(before, after)

    @property
    def waits_for(self) -> drawing.Waiting | None:
        """What the game waits for once every seat is held."""
        table = self._table
        if table.course is not None or any(seat.holder == "open" for seat in table.seats):
            return None
        if not table.row.sealed:
            return "seals" if drawing.without_seal(table.seats, table.perhaps_here) else None
        return "parts" if any(map(drawing.lacks_part, table.seats)) else None

    @alone
    async def go_on_without(self, due: drawing.Waiting) -> None:
        """What is still due has been waited for long enough."""
        for _ in range(TRIES):
            try:
                await self._leave_out(due)
                break
            except Conflict:  # nobody waits a second time: what is due still is left out now
                await self.news.take_over()
        await self.go_on_now()

    async def _leave_out(self, due: drawing.Waiting) -> None:
        if self.waits_for != due:
            return
        if due == "seals":
            table = self._table
            await self._seal_all(drawing.without_seal(table.seats, table.perhaps_here))
        else:
            await self._leave_out_parts()

    async def _leave_out_parts(self) -> None:
        table = self._table
        for seat in filter(drawing.lacks_part, [*table.seats]):
            without, row = replace(seat, added=""), table.row
            revision = await self._store.change_seat(row.table, seat, without, known=row.revision)
            table.seats[seat.seat] = without
            table.wrote(revision)

    async def _seal_all(self, left_out: list[int]) -> None:
        table = self._table
        revision = await self._store.seal(table.row.table, left_out, known=table.row.revision)
        table.row = replace(table.row, sealed=True)
        for number in left_out:
            table.seats[number] = replace(table.seats[number], seal=None)
        table.wrote(revision)
        table.tell_how_it_stands()

    # -- the game --------------------------------------------------------------
    @alone
    async def go_on(self) -> None:
        """Begin once every seat is held and all lots are in."""
        await self.go_on_now()

    async def go_on_now(self) -> None:
        """The same, for whoever is in turn already."""
        for _ in range(TRIES):
            if not self._could_begin:
                break
            try:
                await self._begin()
                break
            except Conflict:
                await self.news.take_over()
            except Unwritable as fault:  # whoever sat down sits; the game begins a little later
                self.order.note(fault)
                self._starting = asyncio.create_task(self._go_on_later())
                break
        self.patience.wake()

    @property
    def _could_begin(self) -> bool:
        held = all(seat.holder != "open" for seat in self._table.seats)
        return held and self._table.course is None

    async def _begin(self) -> None:
        if self._all_sealed_now:
            await self._seal_all([])
        if self.waits_for is None:
            await self._start()

    @property
    def _all_sealed_now(self) -> bool:
        some = any(seat.seal is not None for seat in self._table.seats)
        return some and not self._table.row.sealed and self.waits_for is None

    async def _start(self) -> None:
        table = self._table
        course = begun(table.row, table.seed)
        course.play.fair = table.fair
        position = course.play.first
        clock = table.clock.first(course)
        row, version = table.row, table.rules.version  # of today, whenever it was set up
        revision = await self._store.start(
            row.table,
            position,
            course.acts,
            version=version,
            last=course.over,
            known=row.revision,
            clock=clock,
        )
        table.row = replace(row, position=position, version=version)
        table.course = course
        table.clock.keep(clock)
        table.wrote(revision)
        table.absence.begin(*range(len(table.seats)))
        table.tell_started()
        table.bots.wake()

    async def _go_on_later(self) -> None:
        await asyncio.sleep(LATER)
        if self._table.guests:
            await self.go_on()

    async def close(self) -> None:
        await self.patience.close()
        if self._starting is not None:
            self._starting.cancel()
