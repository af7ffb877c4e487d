"""One task writes for everybody: what waits is committed together; each write may fail alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from irrgarten.store.faults import Unwritable, told_as

log = logging.getLogger(__name__)

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
        self._failing = False

    async def write(self, write: Write) -> None:
        """Raises Conflict if another write stands against it, Unwritable if none succeeds."""
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
            if asked := [one for one in group if one is not None]:
                await self._commit(asked)

    async def _commit(self, group: list[tuple[Write, asyncio.Future[None]]]) -> None:
        outcomes: list[Exception | None] = []
        try:
            with told_as(Unwritable):
                async with self._engine.connect() as connection:
                    await connection.execution_options(writes=True)
                    async with connection.begin():
                        for write, _ in group:
                            outcomes.append(await _attempt(connection, write))
            self._note(None)
        except Exception as error:
            self._note(error)
            outcomes = [error] * len(group)
        for (_, done), outcome in zip(group, outcomes, strict=True):
            if done.cancelled():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

    def _note(self, error: Exception | None) -> None:
        """A disk that is full is told once, not at every write that fails."""
        if isinstance(error, Unwritable) != self._failing:
            self._failing = not self._failing
            if self._failing:
                log.error("the store cannot be written: %s", error)
            else:
                log.warning("the store can be written again")


async def _attempt(connection: AsyncConnection, write: Write) -> Exception | None:
    nested = await connection.begin_nested()
    try:
        # Where there is no room, the whole transaction is gone by now, and the savepoint with it.
        with told_as(Unwritable):
            await write(connection)
    except (IntegrityError, Conflict):
        await nested.rollback()
        return Conflict()
    await nested.commit()
    return None
