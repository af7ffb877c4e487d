"""A table that anyone may join: opened by its host, closed again, and what it is to who looks."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, cast

import msgspec
from msgspec.structs import replace

from irrgarten.server import frames
from irrgarten.server.news import anew
from irrgarten.server.order import alone
from irrgarten.server.problems import Trouble
from irrgarten.store import Store, TableRow

if TYPE_CHECKING:
    from irrgarten.server.table import Table

_encode = msgspec.json.Encoder(order="sorted").encode


def wish_of(row: TableRow) -> str | None:
    """The same for tables that are the same to who looks for a game; None for one like no other."""
    laid = any(value is not None for value in row.given.values())
    if laid or row.begins_at is not None or row.lesson is not None:
        return None
    # By the options in full, so that nobody gets a game that she did not ask for.
    same = [row.game, row.options, row.rounds, row.clock]
    return hashlib.sha256(_encode(same)).hexdigest()


def takes_days(row: TableRow) -> bool:
    """Whether who waits there need not stay: a move may take days, and she is called for it."""
    return row.clock is not None and row.clock.get("kind") == "days"


def listed(row: TableRow, opening: frames.Opening, now: str) -> TableRow:
    """The table, open to all from now on."""
    level = opening.level if opening.bots_after is not None else None
    return replace(
        row,
        listed=now,
        wish=wish_of(row),
        bots_after=opening.bots_after,
        bots_level=level,
    )


class OpeningOfTable:
    def __init__(self, table: Table, store: Store, clock: Callable[[], datetime]) -> None:
        self._table = table
        self._store = store
        self._clock = clock
        self.order = table.order
        self.news = table.news

    @property
    def told(self) -> frames.Opened | None:
        row = self._table.row
        if not self._table.waits_in_public:
            return None
        left = self.bots_in
        level = cast(frames.Level | None, row.bots_level)
        return frames.Opened(bots_in=None if left is None else max(0, int(left)), level=level)

    @property
    def bots_in(self) -> float | None:
        """Seconds until bots take the free seats."""
        row = self._table.row
        if row.listed is None or row.bots_after is None:
            return None
        passed = self._clock() - datetime.fromisoformat(row.listed)
        return row.bots_after - passed.total_seconds()

    @alone
    @anew
    async def open(self, opening: frames.Opening, secret: str | None) -> None:
        """Anyone may join from now on; sent again, only what is said of bots is new."""
        table = self._table
        self._check(secret)
        if not any(seat.holder == "person" for seat in table.seats):
            raise Trouble("conflict", "somebody must wait at an open table: sit down first")
        now = table.row.listed or self._clock().isoformat(timespec="seconds")
        await self._change(listed(table.row, opening, now))

    @alone
    @anew
    async def close(self, secret: str | None) -> None:
        """From now on one comes by the link alone."""
        self._check(secret)
        if self._table.row.listed is not None:
            await self._change(closed(self._table.row))

    @alone
    @anew
    async def lapse(self, *, old: bool) -> None:
        """Nobody waits there any more, it has begun, or it has been open for too long."""
        row = self._table.row
        held = any(seat.holder == "person" for seat in self._table.seats)
        if row.listed is not None and (self._table.course is not None or not held or old):
            await self._change(closed(row))

    def _check(self, secret: str | None) -> None:
        table = self._table
        if not table.is_host(secret):
            raise Trouble("forbidden", "only the host opens a table to all, and closes it")
        if table.course is not None:
            raise Trouble("conflict", "the game has begun")
        if table.row.lesson is not None:
            raise Trouble("conflict", "a lesson is for oneself")

    async def _change(self, after: TableRow) -> None:
        table, before = self._table, self._table.row
        if after == before:
            return
        revision = await self._store.openings.change(
            before.table,
            listed=after.listed,
            wish=after.wish,
            bots_after=after.bots_after,
            bots_level=after.bots_level,
            known=before.revision,
        )
        table.row = after
        table.wrote(revision)
        table.tell_how_it_stands()


def closed(row: TableRow) -> TableRow:
    return replace(row, listed=None, wish=None, bots_after=None, bots_level=None)
