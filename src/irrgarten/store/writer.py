"""One task writes for everybody: what waits is committed together; each write may fail alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Write = Callable[[AsyncConnection], Awaitable[None]]

#: Writes in one transaction at most.
GROUP = 64


class Conflict(Exception):
    """Somebody else wrote first; nothing of this write was kept."""


class Closed(Exception):
    """The store is being closed; nothing of this write was kept."""


class Writer:
    """Every write is durable when ``write`` returns."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[tuple[Write, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())
        self._closed = False

    async def write(self, write: Write) -> None:
        """Raises Conflict if another write stands against it."""
        if self._closed:
            raise Closed
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((write, done))
        # Whoever asked may be cancelled; the write itself goes on, whole.
        await asyncio.shield(done)

    async def close(self) -> None:
        """Writes what waits, then ends."""
        if not self._closed:
            self._closed = True
            self._waiting.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        last = False
        while not last:
            group = [await self._waiting.get()]
            while len(group) < GROUP and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            last = None in group
            await self._commit([asked for asked in group if asked is not None])

    async def _commit(self, group: list[tuple[Write, asyncio.Future[None]]]) -> None:
        outcomes: list[Exception | None] = []
        try:
            async with self._engine.connect() as connection:
                await connection.execution_options(writes=True)
                async with connection.begin():
                    for write, _ in group:
                        outcomes.append(await _attempt(connection, write))
        except Exception as error:
            outcomes = [error] * len(group)
        for (_, done), outcome in zip(group, outcomes, strict=True):
            if done.cancelled():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)


async def _attempt(connection: AsyncConnection, write: Write) -> Exception | None:
    try:
        async with connection.begin_nested():
            await write(connection)
    except (IntegrityError, Conflict):
        return Conflict()
    return None
