"""Tables, seats and acts, kept in SQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    Table,
    func,
    insert,
    select,
    update,
)

from irrgarten.kernel.record import Made
from irrgarten.store import changing, clocks, pruning, reading
from irrgarten.store.address import Data
from irrgarten.store.asked import Call, Conflict, Row
from irrgarten.store.database import TOUCH, engine_for, migrate
from irrgarten.store.faults import Unreadable, told_as
from irrgarten.store.notices import NoticeStore
from irrgarten.store.openings import OpeningStore
from irrgarten.store.pruning import Before
from irrgarten.store.rows import (
    ClockRow,
    Head,
    Kept,
    ReviewRow,
    SeatChangeRow,
    SeatRow,
    TableName,
    TableRow,
)
from irrgarten.store.schema import acts, endings, reviews, seat_changes, seats, tables
from irrgarten.store.steps import InStep
from irrgarten.store.tournaments import TournamentStore
from irrgarten.store.writer import PATIENCE, Writer

T = TypeVar("T")

INSERT_ACTS = insert(acts)


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
        #: Acts that come in one go are tried in step, and written in one group.
        self.in_step = InStep()
        self.clocks = clocks.ClockStore(self._reading, self._writer, self._read)
        self.tournaments = TournamentStore(self._reading, self._writer, self._read)
        self.openings = OpeningStore(self._reading, self._writer, self._read)
        self.notices = NoticeStore(self._reading, self._writer, self._read)

    @classmethod
    async def open(cls, data: Data) -> Store:
        engine = engine_for(data)
        await asyncio.to_thread(migrate, engine)
        return cls(engine)

    async def close(self) -> None:
        await self._writer.close()
        self._engine.dispose()

    # -- reading ---------------------------------------------------------------
    async def find(self, table: str, since: int = 0) -> Kept | None:
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

    def _find(self, table: str, since: int) -> Kept | None:
        with self._reading.connect() as connection:
            return reading.find(connection, table, since)

    # -- writing ---------------------------------------------------------------
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

    async def change_seat(
        self,
        table: str,
        before: SeatRow,
        after: SeatRow,
        change: SeatChangeRow | None = None,
        *,
        known: int | None = None,
        clock: ClockRow | None = None,
    ) -> int:
        """A seat changes hands, if it is still as it was; ``change`` is what remains of it."""

        def write(connection: Connection) -> int:
            # First, so that nobody waits in a circle.
            revision = changing.change(connection, table, *changing.still_at(known))
            changed = connection.execute(
                update(seats)
                .where(
                    seats.c.table == table,
                    seats.c.seat == before.seat,
                    seats.c.holder == before.holder,
                    seats.c.secret_hash.is_not_distinct_from(before.secret_hash),
                    seats.c.seal.is_not_distinct_from(before.seal),
                    seats.c.added.is_not_distinct_from(before.added),
                )
                .values(**msgspec.structs.asdict(after)),
            )
            if changed.rowcount != 1:
                raise Conflict
            if clock is not None:
                clocks.keep(connection, table, clock)
            if change is not None:
                connection.execute(
                    insert(seat_changes).values(table=table, **msgspec.structs.asdict(change))
                )
            return revision

        return await self._write(write, changing.stands(table, _has_row(seats, table, after)))

    async def seal(self, table: str, left_out: Sequence[int], *, known: int | None = None) -> int:
        """From now on the seals stand, but for those of seats that are left out."""

        def write(connection: Connection) -> int:
            open_ = (tables.c.sealed.is_(False), tables.c.position.is_(None))
            revision = changing.change(
                connection, table, *open_, *changing.still_at(known), sealed=True
            )
            connection.execute(
                update(seats)
                .where(seats.c.table == table, seats.c.seat.in_(left_out))
                .values(seal=None)
            )
            return revision

        without = select(seats.c.seat).where(
            seats.c.table == table, seats.c.seat.in_(left_out), seats.c.seal.is_not(None)
        )
        return await self._write(write, changing.stands(table, tables.c.sealed, ~without.exists()))

    async def start(
        self,
        table: str,
        position: dict[str, Any],
        first: Sequence[Made],
        *,
        version: str | None = None,
        last: bool = False,
        known: int | None = None,
        clock: ClockRow | None = None,
    ) -> int:
        """The first position, and what chance does first; ``last`` if that ends the game.

        ``version`` is that of the rules, should they have changed since the table was set up.
        """
        encoded = changing.encode(position).decode()

        def write(connection: Connection) -> int:
            values = {"position": encoded, **_ended(last)}
            if version is not None:
                values["version"] = version
            still = (tables.c.position.is_(None), *changing.still_at(known))
            revision = changing.change(connection, table, *still, **values)
            if first:
                connection.execute(insert(acts), _named(_rows(table, 0, first)))
            if clock is not None:
                clocks.set_going(connection, table, clock)
            return revision

        return await self._write(write, changing.stands(table, tables.c.position == encoded))

    async def add_acts(
        self, table: str, ply: int, made: Sequence[Made], *, last: bool = False
    ) -> None:
        """Acts made one after the other on the position at ``ply``, all or none.

        The ``last`` ones of a game are kept with the time at which it ended.
        """
        rows = _rows(table, ply, made)
        if not last:
            await self._writer.add_acts(rows)
            return

        def write(connection: Connection) -> None:
            connection.execute(insert(acts), _named(rows))
            connection.execute(update(tables).where(tables.c.table == table).values(_ended(last)))

        there = [_has_row(acts, table, row) for row in _named(rows)]
        await self._writer.write(write, changing.stands(table, *there))

    async def add_timed_acts(
        self,
        table: str,
        ply: int,
        made: Sequence[Made],
        clock: ClockRow,
        *,
        last: bool = False,
    ) -> None:
        """The same at a table with a clock, which is kept with them."""
        rows = _named(_rows(table, ply, made))
        for row in rows:
            row["left"] = None if row["seat"] is None else clock.left[row["seat"]]

        def write(connection: Connection) -> None:
            clocks.keep(connection, table, clock)
            connection.execute(INSERT_ACTS, rows)
            if last:
                is_it = tables.c.table == table
                connection.execute(update(tables).where(is_it).values(_ended(last)))

        def stands() -> Select[int]:
            return changing.stands(table, *(_has_row(acts, table, row) for row in rows))

        await self._writer.write(write, stands)

    async def ask(self, table: str, asked: dict[str, Any] | None, *, known: int) -> int:
        """What a seat asks of the others, or that nothing is asked any more."""
        encoded = None if asked is None else changing.encode(asked).decode()

        def write(connection: Connection) -> int:
            still = changing.still_at(known)
            return changing.change(connection, table, *still, asked=encoded)

        same = tables.c.asked.is_not_distinct_from(encoded)
        made = changing.stands(table, same, tables.c.revision == known + 1)
        return await self._write(write, made)

    def add_acts_and_call(self, table: str, ply: int, made: Sequence[Made], call: Call) -> None:
        """The same, none of them the last, for who waits in no task of her own.

        ``call`` is told of what would be raised, or of None. Raises Closed, and then nobody calls.
        """
        self._writer.add_acts_and_call(_rows(table, ply, made), call)

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


def _rows(table: str, ply: int, made: Sequence[Made]) -> list[Row]:
    return [(table, at, act.seat, act.act) for at, act in enumerate(made, ply)]


def _named(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """The rows by the names of their columns."""
    return [dict(zip(("table", "ply", "seat", "act"), row, strict=True)) for row in rows]


def _has_row(kept: Table, table: str, row: SeatRow | dict[str, Any]) -> ColumnElement[bool]:
    """Whether a table has this very row among those of its seats, or acts."""
    values = row if isinstance(row, dict) else msgspec.structs.asdict(row)
    same = [kept.c[name].is_not_distinct_from(value) for name, value in values.items()]
    return select(kept.c.seat).where(kept.c.table == table, *same).exists()


def _ended(last: bool) -> dict[str, str]:
    return {"ended": datetime.now(UTC).isoformat(timespec="seconds")} if last else {}
