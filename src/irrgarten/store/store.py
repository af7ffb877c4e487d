"""Tables, seats and acts, kept in SQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Select,
    func,
    insert,
    select,
    update,
)

from irrgarten.kernel.record import Made
from irrgarten.store import changing, clocks, pruning, reading
from irrgarten.store.address import Data
from irrgarten.store.asked import Asked
from irrgarten.store.database import TOUCH, engine_for, migrate
from irrgarten.store.faults import Unreadable, told_as
from irrgarten.store.notices import NoticeStore
from irrgarten.store.openings import OpeningStore
from irrgarten.store.preferences import PreferenceStore
from irrgarten.store.pruning import Before
from irrgarten.store.rows import Head, ReviewRow, TableName
from irrgarten.store.schema import acts, endings, reviews, tables
from irrgarten.store.tournaments import TournamentStore
from irrgarten.store.writer import PATIENCE, Writer
from irrgarten.tables.rows import SeatRow, StoredTable, TableRow

T = TypeVar("T")


class Store:
    """A method that writes returns once that is durable.

    It raises Conflict if it came second, Unwritable if nothing can be written, and Unsure if the
    database went away before it said whether it was. Where all but acts is written, it returns the
    revision that the table has by then; ``known`` is the one that whoever writes knows of, and if
    it is another by now, that is a Conflict too.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._elsewhere = engine.dialect.name == "postgresql"
        # What is read of one table is read as of one moment.
        how = {"isolation_level": "REPEATABLE READ"} if self._elsewhere else {}
        self._reading = engine.execution_options(**how)
        self._writer = Writer(engine)
        self.clocks = clocks.ClockStore(self._reading, self._writer, self._read)
        self.tournaments = TournamentStore(self._reading, self._writer, self._read)
        self.openings = OpeningStore(self._reading, self._writer, self._read)
        self.notices = NoticeStore(self._reading, self._writer, self._read)
        self.preferences = PreferenceStore(self._reading, self._writer, self._read)

    @classmethod
    async def open(cls, data: Data) -> Store:
        engine = engine_for(data)
        await asyncio.to_thread(migrate, engine)
        return cls(engine)

    async def close(self) -> None:
        await self._writer.close()
        self._engine.dispose()

    # -- reading ---------------------------------------------------------------
    async def find(self, table: str, since: int = 0) -> StoredTable | None:
        """With the acts made on the position at ``since`` and later.

        Raises Unreadable if what is kept of it is damaged.
        """
        return await self._read(self._find, table, since)

    async def acts_since(self, table: str, ply: int) -> list[Made]:
        """The acts made on the position at ``ply`` and later. Raises Unreadable."""
        return await self._read(self._acts_since, table, ply)

    async def heads(self, of_tables: Sequence[str]) -> dict[str, Head]:
        """How far each of these tables is, without those that are not there. Raises Unreadable."""
        return await self._read(self._heads, of_tables) if of_tables else {}

    async def old(self, before: Before) -> list[list[str]]:
        """Tables that may be forgotten; those that follow one another together."""
        return await self._read(self._old, before)

    async def without_ending(self) -> list[TableName]:
        """Tables whose game is over, and of which nothing is kept to be shown without its rules."""
        return await self._read(self._without_ending)

    async def review(self, table: str) -> ReviewRow | None:
        return await self._read(self._review, table)

    async def reviews_to_make(self) -> list[str]:
        """The tables whose review was asked for and is not made yet, the first asked first."""
        return await self._read(self._reviews_to_make)

    async def _read(self, read: Callable[..., T], *about: Any) -> T:
        reading = asyncio.to_thread(read, *about)
        try:
            with told_as(Unreadable):
                return await (asyncio.wait_for(reading, PATIENCE) if self._elsewhere else reading)
        except msgspec.DecodeError as error:
            raise Unreadable(str(error)) from None
        except TimeoutError:
            raise Unreadable("the database does not answer") from None

    def _heads(self, of_tables: Sequence[str]) -> dict[str, Head]:
        # Acts are kept without a gap, so the last one tells how many: that needs no counting.
        last = select(func.max(acts.c.ply)).where(acts.c.table == tables.c.table).scalar_subquery()
        asked = select(tables.c.table, func.coalesce(last + 1, 0), tables.c.revision)
        with self._reading.connect() as connection:
            found = connection.execute(asked.where(tables.c.table.in_(of_tables)))
            return {table: Head(kept, revision) for table, kept, revision in found}

    def _old(self, before: Before) -> list[list[str]]:
        with self._reading.connect() as connection:
            return pruning.old(connection, before)

    def _without_ending(self) -> list[TableName]:
        lacks = ~select(endings.c.table).where(endings.c.table == tables.c.table).exists()
        asked = select(tables.c.table, tables.c.game, tables.c.version)
        with self._reading.connect() as connection:
            found = connection.execute(asked.where(tables.c.ended.is_not(None), lacks))
            return [TableName(*row) for row in found]

    def _review(self, table: str) -> ReviewRow | None:
        with self._reading.connect() as connection:
            asked = select(reviews).where(reviews.c.table == table)
            found = connection.execute(asked).one_or_none()
            return None if found is None else ReviewRow(*found)

    def _reviews_to_make(self) -> list[str]:
        asked = select(reviews.c.table).where(reviews.c.review.is_(None))
        with self._reading.connect() as connection:
            return [*connection.scalars(asked.order_by(reviews.c.asked, reviews.c.table))]

    def _acts_since(self, table: str, ply: int) -> list[Made]:
        with self._reading.connect() as connection:
            return reading.made_since(connection, table, ply)

    def _find(self, table: str, since: int) -> StoredTable | None:
        with self._reading.connect() as connection:
            return reading.find(connection, table, since)

    # -- writing ---------------------------------------------------------------
    @property
    def fault(self) -> str | None:
        """Why the last write failed; None if it succeeded."""
        return self._writer.fault

    async def touch(self) -> None:
        """Write nothing new, to see whether anything can be written."""

        def write(connection: Connection) -> None:
            connection.execute(TOUCH)

        await self._writer.write(write)

    async def add(self, table: TableRow, of_seats: Sequence[SeatRow]) -> int:
        """A new table with its seats."""

        def write(connection: Connection) -> int:
            return changing.add(connection, table, of_seats)

        made = (tables.c.host_hash == table.host_hash, tables.c.chain == table.chain)
        return await self._write(write, changing.stands(table.table, *made))

    async def add_again(self, before: str, table: TableRow, of_seats: Sequence[SeatRow]) -> int:
        """A new table for the company of another; each table is followed by one at most."""

        def write(connection: Connection) -> int:
            changing.add(connection, table, of_seats)
            return changing.change(connection, before, tables.c.again.is_(None), again=table.table)

        return await self._write(write, changing.stands(before, tables.c.again == table.table))

    def commit(self, group: list[Asked]) -> None:
        """Store what tables decide, in one transaction; each is told what came of it.

        That is None, or Conflict, Unwritable or Unsure. Raises Closed.
        """
        self._writer.ask(group)

    async def keep_ending(self, table: str, ending: bytes | None) -> None:
        """What is left of a game that is over. When it ended is what was kept first, or now.

        None for a game that cannot be shown.
        """

        def write(connection: Connection) -> None:
            connection.execute(
                update(tables)
                .where(tables.c.table == table, tables.c.ended.is_(None))
                .values(_ended(last=True))
            )
            there = select(endings.c.table).where(endings.c.table == table)
            if ending is not None and connection.scalar(there) is None:
                connection.execute(insert(endings).values(table=table, ending=ending))

        await self._writer.write(write, changing.stands(table))

    async def forget_tournaments(self, before: Before) -> None:
        """Those that may go."""

        def write(connection: Connection) -> None:
            pruning.forget_tournaments(connection, before)

        await self._writer.write(write)

    async def ask_review(self, row: ReviewRow) -> None:
        """Raises Conflict if it was asked for before."""

        def write(connection: Connection) -> None:
            connection.execute(insert(reviews).values(**msgspec.structs.asdict(row)))

        await self._writer.write(write, changing.stands(row.table))

    async def keep_review(self, table: str, review: bytes) -> None:
        """What was made first stays. Nothing happens if the table was forgotten meanwhile."""

        def write(connection: Connection) -> None:
            connection.execute(
                update(reviews)
                .where(reviews.c.table == table, reviews.c.review.is_(None))
                .values(review=review)
            )

        await self._writer.write(write, changing.stands(table))

    async def forget(self, of_tables: Sequence[str], before: Before) -> list[str]:
        """All that is kept of these tables, if they may go; the names of those that did."""
        gone: list[str] = []

        def write(connection: Connection) -> None:
            gone[:] = pruning.forget(connection, of_tables, before)

        await self._writer.write(write)
        return gone

    async def _write(self, write: Callable[[Connection], int], stands: Select[int]) -> int:
        revision = await self._writer.write(write, stands)
        assert revision is not None
        return revision


def _ended(last: bool) -> dict[str, str]:
    return {"ended": datetime.now(UTC).isoformat(timespec="seconds")} if last else {}
