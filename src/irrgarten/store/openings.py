"""Tables that anyone may join, in SQL: whoever looks for the same game is sent to one table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, insert, select

from irrgarten.store import changing
from irrgarten.store.reading import of_table, table_of
from irrgarten.store.rows import ListedRow
from irrgarten.store.schema import pairings, seats, tables
from irrgarten.store.writer import Writer
from irrgarten.tables.rows import SeatRow, TableRow


class OpeningStore:
    """As with tables: what is written is durable, and ``known`` is the revision it is made on."""

    def __init__(self, engine: Engine, writer: Writer, read: Callable[..., Awaitable[Any]]) -> None:
        self._engine = engine
        self._writer = writer
        self._read = read

    # -- reading ---------------------------------------------------------------
    async def listed(self, most: int) -> list[ListedRow]:
        """Those that are listed, the latest first; begun or full ones too, until they are not."""
        found: list[ListedRow] = await self._read(self._listed, most, None)
        return found

    async def waiting_for(self, wish: str, most: int) -> list[ListedRow]:
        """Those for which somebody waits who wants the same, the first that began to first."""
        found: list[ListedRow] = await self._read(self._listed, most, wish)
        return found

    async def number(self) -> int:
        found: int = await self._read(self._number)
        return found

    def _listed(self, most: int, wish: str | None) -> list[ListedRow]:
        asked = select(tables).where(tables.c.listed.is_not(None))
        if wish is None:
            asked = asked.order_by(tables.c.listed.desc(), tables.c.table)
        else:
            asked = asked.where(tables.c.wish == wish, may_be_joined())
            asked = asked.order_by(tables.c.listed, tables.c.table)
        with self._engine.connect() as connection:
            rows = [table_of(row) for row in connection.execute(asked.limit(most)).mappings()]
            names = [row.table for row in rows]
            held = connection.execute(
                select(seats).where(seats.c.table.in_(names)).order_by(seats.c.table, seats.c.seat)
            ).mappings()
            of: dict[str, list[SeatRow]] = {name: [] for name in names}
            for seat in held:
                of[seat["table"]].append(SeatRow(**of_table(seat)))
        return [ListedRow(row, tuple(of[row.table])) for row in rows]

    def _number(self) -> int:
        asked = select(tables.c.table).where(tables.c.listed.is_not(None))
        with self._engine.connect() as connection:
            return len(connection.execute(asked).all())

    # -- writing ---------------------------------------------------------------
    async def add_waiting(
        self, table: TableRow, of_seats: Sequence[SeatRow], besides: Sequence[str] = ()
    ) -> None:
        """A new table for a wish, if nobody waits for the same elsewhere, ``besides`` at these.

        Raises Conflict.
        """

        def write(connection: Connection) -> int:
            past = select(pairings.c.wish).where(
                pairings.c.wish == table.wish,
                ~select(tables.c.table)
                .where(
                    tables.c.table == pairings.c.at,
                    tables.c.listed.is_not(None),
                    tables.c.table.not_in(besides),
                    tables.c.wish == pairings.c.wish,
                    may_be_joined(),
                )
                .exists(),
            )
            connection.execute(delete(pairings).where(pairings.c.wish.in_(past)))
            connection.execute(insert(pairings).values(wish=table.wish, at=table.table))
            return changing.add(connection, table, of_seats)

        made = (tables.c.host_hash == table.host_hash, tables.c.chain == table.chain)
        await self._writer.write(write, changing.stands(table.table, *made))


def may_be_joined() -> ColumnElement[bool]:
    """A table that has not begun, with a free seat and somebody who waits."""

    def some(holder: str) -> ColumnElement[bool]:
        of_table = and_(seats.c.table == tables.c.table, seats.c.holder == holder)
        return select(seats.c.seat).where(of_table).exists()

    return and_(tables.c.position.is_(None), some("open"), some("person"))
