"""When the clocks of tables are due, and when processes were there to keep time, in SQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from irrgarten.store.schema import absences, clocks, uptimes
from irrgarten.store.writer import Writer
from irrgarten.tables.rows import Uptime


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
