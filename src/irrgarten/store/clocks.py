"""The clocks of tables in SQL: written with whatever starts or stops them, read when due.

And since when somebody is awaited who is away, which goes by the same time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, update

from irrgarten.store.asked import Conflict
from irrgarten.store.rows import AbsenceRow, ClockRow, Uptime
from irrgarten.store.schema import absences, clocks, uptimes
from irrgarten.store.writer import Writer

#: Put together once: it is asked with every act of such a table.
KEEP = (
    update(clocks)
    .where(clocks.c.table == bindparam("of"), clocks.c.number == bindparam("known"))
    .values({name: bindparam(name) for name in ("number", "at", "left", "due")})
)


def set_going(connection: Connection, table: str, clock: ClockRow) -> None:
    """The clock of a game that begins."""
    connection.execute(insert(clocks).values(table=table, **_values(clock)))


def keep(connection: Connection, table: str, clock: ClockRow) -> None:
    """A clock, if it is still as whoever writes knows it. Raises Conflict.

    Of two who write about such a table at once, one waits for the other here, and comes second.
    """
    about = {"of": table, "known": clock.number - 1, **_values(clock)}
    kept = connection.execute(KEEP, about)
    if kept.rowcount != 1:
        raise Conflict


def _values(clock: ClockRow) -> dict[str, Any]:
    return {**msgspec.structs.asdict(clock), "left": msgspec.json.encode(clock.left).decode()}


class ClockStore:
    """What is written is durable when a method returns."""

    def __init__(self, engine: Engine, writer: Writer, read: Callable[..., Awaitable[Any]]) -> None:
        self._engine = engine
        self._writer = writer
        self._read = read

    async def due(self, now: int) -> list[str]:
        """Tables where somebody may have no time left, the most overdue first."""
        found: list[str] = await self._read(self._due, now)
        return found

    async def run(self) -> bool:
        """Whether time runs for anybody, anywhere."""
        found: bool = await self._read(self._run)
        return found

    async def uptimes(self) -> list[Uptime]:
        found: list[Uptime] = await self._read(self._uptimes)
        return found

    async def keep(self, table: str, clock: ClockRow) -> None:
        """Raises Conflict if it is another by now."""

        def write(connection: Connection) -> None:
            keep(connection, table, clock)

        await self._writer.write(write)

    async def is_missed(self, table: str, row: AbsenceRow) -> None:
        """A seat is awaited and away; whoever writes it last says since when."""

        def write(connection: Connection) -> None:
            of_seat = (absences.c.table == table, absences.c.seat == row.seat)
            values = msgspec.structs.asdict(row)
            if not connection.execute(update(absences).where(*of_seat).values(**values)).rowcount:
                connection.execute(insert(absences).values(table=table, **values))

        await self._writer.write(write)

    async def is_missed_no_more(self, table: str, of_seats: Collection[int]) -> None:
        def write(connection: Connection) -> None:
            of_them = (absences.c.table == table, absences.c.seat.in_(of_seats))
            connection.execute(delete(absences).where(*of_them))

        await self._writer.write(write)

    async def is_up(self, uptime: Uptime) -> None:
        """A process is there until now; what no clock needs any more is forgotten."""

        def write(connection: Connection) -> None:
            here = uptimes.c.process == uptime.process
            changed = connection.execute(update(uptimes).where(here).values(seen=uptime.seen))
            if changed.rowcount:
                return
            counted = (
                select(func.min(clocks.c.at)).where(clocks.c.due.is_not(None)),
                select(func.min(absences.c.since)),
            )
            since = [at for asked in counted if (at := connection.scalar(asked)) is not None]
            old = uptimes.c.seen < min([*since, uptime.began])
            connection.execute(delete(uptimes).where(old))
            connection.execute(insert(uptimes).values(**msgspec.structs.asdict(uptime)))

        await self._writer.write(write)

    def _due(self, now: int) -> list[str]:
        asked = select(clocks.c.table).where(clocks.c.due <= now).order_by(clocks.c.due)
        with self._engine.connect() as connection:
            return [*connection.scalars(asked)]

    def _run(self) -> bool:
        clock = select(clocks.c.table).where(clocks.c.due.is_not(None)).limit(1)
        absence = select(absences.c.table).limit(1)
        with self._engine.connect() as connection:
            return any(connection.scalar(asked) is not None for asked in (clock, absence))

    def _uptimes(self) -> list[Uptime]:
        with self._engine.connect() as connection:
            return [Uptime(*row) for row in connection.execute(select(uptimes))]
