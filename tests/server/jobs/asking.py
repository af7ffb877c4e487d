"""Bots that ask at a bus, and what then lies there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from saq.job import Job
from tests.server.jobs.work import LONG
from tests.server.running import PATIENCE

from irrgarten.bus import Redis
from irrgarten.server.bots import Bots
from irrgarten.server.choices import Asker
from irrgarten.server.jobs.link import Link
from irrgarten.server.jobs.queue import JobQueue
from irrgarten.server.work import Question


@asynccontextmanager
async def asking(bus: Redis, limit: float = LONG) -> AsyncIterator[Bots]:
    """The bots of one server; they know already who works at the bus."""
    bots = Bots(workers=1, limit=limit, bus=bus)
    bots.warm_up()
    assert bots._elsewhere is not None
    await bots._elsewhere._asking._looked.wait()
    try:
        yield bots
    finally:
        await bots.close()


def processes(bots: Bots) -> int:
    """Processes of the server's own that were ever needed."""
    return len(bots._workers)


async def chosen(bots: Bots, question: Question, table: str = "t") -> str:
    async with asyncio.timeout(2 * PATIENCE):
        return await bots.choose(question, 0, Asker("here", table, lambda: True))


def right(question: Question) -> str:
    return question.answer()


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(2 * PATIENCE):
        while True:
            if await holds():
                return
            await asyncio.sleep(0.02)


async def until_hands(bots: Bots, number: int) -> None:
    """The server knows of so many processes at the bus."""

    async def known() -> bool:
        assert bots._elsewhere is not None
        return bots._elsewhere._asking.hands == number

    await until(known)


class Look:
    """What lies in the queue."""

    def __init__(self, bus: Redis) -> None:
        self.queue = JobQueue(bus, Link(str(bus), ""), 8)

    async def jobs(self, table: str = "") -> dict[str, Job]:
        """Those for tables whose names begin so, by key."""
        jobs = [job async for job in self.queue.iter_jobs()]
        return {job.key: job for job in jobs if job.key.startswith(table)}

    async def until(self, key: str, status: str) -> None:
        async def found() -> bool:
            job = await self.queue.job(key)
            return job is not None and job.status == status

        await until(found)


@asynccontextmanager
async def look(bus: Redis) -> AsyncIterator[Look]:
    looking = Look(bus)
    try:
        yield looking
    finally:
        await looking.queue.disconnect()
