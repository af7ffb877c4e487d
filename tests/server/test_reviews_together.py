"""Reviews with several servers of one database and a worker at their bus: made once, seen by all.

What is asked of one server is made by it, at the bus as long as somebody works there; the others
tell how far it is, and what came of it.
"""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from msgspec import Struct
from tests.server.finished import finished, quick
from tests.server.jobs.work import MORTAL, Worker, hired
from tests.server.process import Process, children, started
from tests.server.running import House
from tests.server.test_reviews import asked, made, once, review
from tests.servers.postgresql import PostgreSQLServer
from tests.servers.redis import RedisServer

from irrgarten.search.judging import steps_of
from irrgarten.server.reviews import PARTS

pytestmark = pytest.mark.slow


#: Seconds of thought: it does not matter here what is thought.
SECONDS = 0.3


class Club(Struct, frozen=True):
    """Two servers, who works for them, and tables whose games are over."""

    first: Process
    second: Process
    worker: Worker
    tables: list[str]

    @property
    def houses(self) -> list[House]:
        return [self.first.house, self.second.house]

    @property
    def parts_made(self) -> int:
        """At the bus."""
        return self.worker.log.count("a job 'judge' was answered")

    async def begun(self, table: str) -> None:
        """It is asked of the first server, and the second knows how far it is.

        Whoever thinks about it is stopped in the middle.
        """
        here, there = self.houses
        before = self.parts_made

        async def some() -> bool:
            return self.parts_made > before

        await asked(here, table)
        await once(some, bool)
        self.worker.send_to_hands(signal.SIGSTOP)
        found = await once(lambda: review(there, table), lambda found: found["percent"] > 0)
        assert found["state"] == "waiting"


@asynccontextmanager
async def club(
    postgresql: PostgreSQLServer, redis: RedisServer, folder: Path
) -> AsyncIterator[Club]:
    data, bus = postgresql.database(), redis.bus()
    tables = await finished(data, quick("caminos"), 2)
    async with AsyncExitStack() as stack:
        worker = await stack.enter_async_context(hired(bus, folder, *MORTAL))
        options = ("--bus", bus.url, "--review", str(SECONDS))
        servers = [await stack.enter_async_context(started(data, 0, *options)) for _ in range(2)]
        first, second = servers
        yield Club(first, second, worker, tables)


async def test_a_review_is_made_once_seen_by_all_and_outlives_whoever_makes_it(
    postgresql: PostgreSQLServer, redis: RedisServer, tmp_path: Path
) -> None:
    async with club(postgresql, redis, tmp_path) as house:
        here, there = house.houses
        table, another = house.tables
        await house.begun(table)
        assert (await asked(there, table)).json()["state"] == "waiting"
        house.worker.send_to_hands(signal.SIGCONT)
        found = await made(there, table)
        assert await made(here, table) == found
        steps = len(steps_of(quick("caminos").made))
        assert house.parts_made == -(-steps // -(-steps // PARTS)), "each part once"
        assert not children(house.first.pid) | children(house.second.pid)

        await house.begun(another)
        house.worker.kill()

        so_far = (await review(there, another))["percent"]

        async def further() -> bool:
            found = await review(there, another)
            assert not children(house.second.pid), "who looks on does not make it too"
            return bool(found["percent"] > so_far)

        await once(further, bool)  # nobody works at the bus any more, so the server thinks
        await house.first.kill()
        # Whoever looks at it through the other finds it made there.
        found = await made(there, another)
        assert sum(share["result"] for share in found["review"]["shares"]) == 10_000
