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
from irrgarten.store.database import engine_for, migrate
from irrgarten.store.rows import Kept, SeatRow, TableRow
from irrgarten.store.schema import acts, seats, tables
from irrgarten.store.writer import Conflict, Writer

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode

#: The columns of ``tables`` that hold JSON.
_JSON = ("options", "given", "position", "scores", "laid_by")


class Store:
    """A method that writes returns once that is durable, and raises Conflict if it came second."""

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
        async with self._engine.connect() as connection:
            found = await connection.execute(select(tables).where(tables.c.table == table))
            row = found.mappings().one_or_none()
            if row is None:
                return None
            of_seats = await connection.execute(
                select(seats).where(seats.c.table == table).order_by(seats.c.seat)
            )
            of_acts = await connection.execute(
                select(acts).where(acts.c.table == table).order_by(acts.c.ply)
            )
            return Kept(
                table=_table_of(row),
                seats=tuple(_seat_of(seat) for seat in of_seats.mappings()),
                acts=tuple(Made(seat=act["seat"], act=act["act"]) for act in of_acts.mappings()),
            )

    # -- writing ---------------------------------------------------------------
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

    async def change_seat(self, table: str, before: SeatRow, after: SeatRow) -> None:
        """A seat changes hands, if it is still as it was."""

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


def _seat_of(row: RowMapping) -> SeatRow:
    values = dict(row)
    del values["table"]
    return SeatRow(**values)
