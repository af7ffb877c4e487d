"""Tables, seats and acts, kept in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import RowMapping, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.dml import Update

from irrgarten.kernel.record import Made
from irrgarten.store.database import TOUCH, engine_for, migrate
from irrgarten.store.faults import Unreadable, told_as
from irrgarten.store.rows import Kept, SeatChangeRow, SeatRow, TableRow
from irrgarten.store.schema import acts, seat_changes, seats, tables
from irrgarten.store.writer import Conflict, Writer

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode

#: Acts that are read before others have their turn.
AT_A_TIME = 200

#: The columns of ``tables`` that hold JSON.
_JSON = ("options", "given", "position", "scores", "laid_by")


class Store:
    """A method that writes returns once that is durable.

    It raises Conflict if it came second, and Unwritable if nothing can be written.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, data: Path) -> Store:
        engine = engine_for(data)
        await migrate(engine)
        return cls(engine)

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()

    # -- reading ---------------------------------------------------------------
    async def find(self, table: str) -> Kept | None:
        """Raises Unreadable if what is kept of it is damaged."""
        try:
            with told_as(Unreadable):
                return await self._find(table)
        except msgspec.DecodeError as error:
            raise Unreadable(str(error)) from None

    async def _find(self, table: str) -> Kept | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(tables).where(tables.c.table == table))
            row = found.mappings().one_or_none()
            if row is None:
                return None
            of_seats = await connection.execute(
                select(seats).where(seats.c.table == table).order_by(seats.c.seat)
            )
            of_acts = await connection.stream(
                select(acts.c.seat, acts.c.act)
                .where(acts.c.table == table)
                .order_by(acts.c.ply)
                .execution_options(yield_per=AT_A_TIME)
            )
            # A part after the other: a long game holds nobody else up.
            made = [Made(*act) async for part in of_acts.partitions() for act in part]
            of_changes = await connection.execute(
                select(seat_changes)
                .where(seat_changes.c.table == table)
                .order_by(seat_changes.c.number)
            )
            return Kept(
                table=_table_of(row),
                seats=tuple(SeatRow(**_of_table(seat)) for seat in of_seats.mappings()),
                acts=made,
                changes=tuple(SeatChangeRow(**_of_table(row)) for row in of_changes.mappings()),
            )

    # -- writing ---------------------------------------------------------------
    async def touch(self) -> None:
        """Write nothing new, to see whether anything can be written."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(TOUCH)

        await self._writer.write(write)

    async def add(self, table: TableRow, of_seats: Sequence[SeatRow]) -> None:
        """A new table with its seats."""

        async def write(connection: AsyncConnection) -> None:
            await _add(connection, table, of_seats)

        await self._writer.write(write)

    async def add_again(self, before: str, table: TableRow, of_seats: Sequence[SeatRow]) -> None:
        """A new table for the company of another; each table is followed by one at most."""

        async def write(connection: AsyncConnection) -> None:
            await _add(connection, table, of_seats)
            await _one(
                connection,
                update(tables)
                .where(tables.c.table == before, tables.c.again.is_(None))
                .values(again=table.table),
            )

        await self._writer.write(write)

    async def change_seat(
        self, table: str, before: SeatRow, after: SeatRow, change: SeatChangeRow | None = None
    ) -> None:
        """A seat changes hands, if it is still as it was; ``change`` is what remains of it."""

        async def write(connection: AsyncConnection) -> None:
            await _one(
                connection,
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
            if change is not None:
                await connection.execute(
                    insert(seat_changes).values(table=table, **msgspec.structs.asdict(change))
                )

        await self._writer.write(write)

    async def seal(self, table: str, left_out: Sequence[int]) -> None:
        """From now on the seals stand, but for those of seats that are left out."""

        async def write(connection: AsyncConnection) -> None:
            await _one(
                connection,
                update(tables)
                .where(
                    tables.c.table == table,
                    tables.c.sealed.is_(False),
                    tables.c.position.is_(None),
                )
                .values(sealed=True),
            )
            await connection.execute(
                update(seats)
                .where(seats.c.table == table, seats.c.seat.in_(left_out))
                .values(seal=None)
            )

        await self._writer.write(write)

    async def start(self, table: str, position: dict[str, Any], first: Sequence[Made]) -> None:
        """The first position, and what chance does first."""

        async def write(connection: AsyncConnection) -> None:
            await _one(
                connection,
                update(tables)
                .where(tables.c.table == table, tables.c.position.is_(None))
                .values(position=_encode(position).decode()),
            )
            await _add_acts(connection, table, 0, first)

        await self._writer.write(write)

    async def add_acts(self, table: str, ply: int, made: Sequence[Made]) -> None:
        """Acts made one after the other on the position at ``ply``, all or none."""

        async def write(connection: AsyncConnection) -> None:
            await _add_acts(connection, table, ply, made)

        await self._writer.write(write)


async def _add(connection: AsyncConnection, table: TableRow, of_seats: Sequence[SeatRow]) -> None:
    values = msgspec.structs.asdict(table)
    for column in _JSON:
        if values[column] is not None:
            values[column] = _encode(values[column]).decode()
    await connection.execute(insert(tables).values(**values))
    await connection.execute(
        insert(seats),
        [{"table": table.table, **msgspec.structs.asdict(seat)} for seat in of_seats],
    )


async def _add_acts(
    connection: AsyncConnection, table: str, ply: int, made: Sequence[Made]
) -> None:
    if made:
        await connection.execute(
            insert(acts),
            [
                {"table": table, "ply": ply + i, "seat": act.seat, "act": act.act}
                for i, act in enumerate(made)
            ],
        )


async def _one(connection: AsyncConnection, statement: Update) -> None:
    changed = await connection.execute(statement)
    if changed.rowcount != 1:
        raise Conflict


def _table_of(row: RowMapping) -> TableRow:
    values = dict(row)
    for column in _JSON:
        if values[column] is not None:
            values[column] = _decode(values[column])
    return TableRow(**values)


def _of_table(row: RowMapping) -> dict[str, Any]:
    """What a row says besides which table it belongs to."""
    return {column: value for column, value in row.items() if column != "table"}
