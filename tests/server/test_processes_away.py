"""Redis and PostgreSQL go away and come back, in any order: what was answered is there, once."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from random import Random

import pytest
import pytest_asyncio
from tests.server.process import Process, started
from tests.server.running import PATIENCE, Socket, bot, person
from tests.server.together import Spread, comes_to_show, reached, shows, spread
from tests.servers.postgresql import PostgreSQLServer
from tests.servers.process import Server
from tests.servers.redis import RedisServer

from irrgarten.store import PostgreSQL, Store

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

GAMES = ["magic_labyrinth", "dog", "labyrinthe"]


class System:
    """Two server processes, and what they need: all of it may be killed."""

    def __init__(self, database: PostgreSQLServer, redis: RedisServer) -> None:
        self.database = database
        self.redis = redis
        self.data = database.database()
        self.processes: list[Process] = []


@pytest.fixture(scope="module")
def servers(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[PostgreSQLServer, RedisServer]]:
    with (
        PostgreSQLServer(tmp_path_factory.mktemp("mortal")) as database,
        RedisServer(tmp_path_factory.mktemp("mortal-redis")) as redis,
    ):
        yield database, redis


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def system(servers: tuple[PostgreSQLServer, RedisServer]) -> AsyncIterator[System]:
    found = System(*servers)
    async with AsyncExitStack() as stack:
        for _ in range(2):
            process = started(found.data, 0, "--bus", found.redis.address)
            found.processes.append(await stack.enter_async_context(process))
        yield found


class Load:
    """Companies that play on, whatever happens, each through both processes."""

    def __init__(self, companies: list[Spread]) -> None:
        self.companies = companies
        self.acts = asyncio.Semaphore(0)
        self._over = False
        self._playing = [
            asyncio.create_task(self._play(company, Random(number)))
            for number, company in enumerate(companies)
        ]

    async def _play(self, company: Spread, lots: Random) -> None:
        while not self._over and company.acting:
            await company.act(*company.next_act(lots))
            self.acts.release()

    async def go_on(self, acts: int) -> None:
        async with asyncio.timeout(3 * PATIENCE):
            for _ in range(acts):
                await self.acts.acquire()

    async def end(self) -> None:
        self._over = True
        async with asyncio.timeout(3 * PATIENCE):
            await asyncio.gather(*self._playing)


async def test_all_that_was_answered_is_there_once_whatever_was_killed(system: System) -> None:
    houses = [process.house for process in system.processes]
    redis, database = system.redis, system.database
    async with AsyncExitStack() as stack:
        companies = [await stack.enter_async_context(spread(houses, game)) for game in GAMES]
        load = Load(companies)
        await load.go_on(10)
        await _do(redis.kill)
        await load.go_on(6)
        await _do(redis.start)
        await load.go_on(6)
        for first, second in ((redis, database), (database, redis)):
            for order in ((first, second), (second, first)):
                await _do(first.kill, second.kill, *(server.start for server in order))
                await load.go_on(10)
        await _do(database.restart, redis.restart)
        await load.go_on(6)
        await load.end()
        for company in companies:
            assert await kept(system.data, company.table) == company.answered


async def _do(*steps: Callable[[], None]) -> None:
    for step in steps:
        await asyncio.to_thread(step)


async def kept(data: PostgreSQL, table: str) -> list[tuple[int, str]]:
    store = await Store.open(data)
    found = await store.find(table)
    await store.close()
    assert found is not None
    return [(made.seat, made.act) for made in found.acts if made.seat is not None]


async def test_without_the_bus_all_is_seen_by_looking_and_nobody_is_away(system: System) -> None:
    houses = [process.house for process in system.processes]
    async with spread(houses, "magic_labyrinth", walls=0) as company:
        await _do(system.redis.kill)
        await company.play(Random(2), acts=4)
        info = await comes_to_show(houses[0], company.table, "seats.1.here", be=False)
        assert info["seats"][1]["away"] == 0, "nobody knows"
        await _do(system.redis.start)
        await comes_to_show(houses[0], company.table, "seats.1.here", be=True)
        await company.play(Random(2), acts=4)


async def test_a_bus_that_hangs_is_as_good_as_none(system: System) -> None:
    """No connection breaks, and nobody answers."""
    houses = [process.house for process in system.processes]
    async with spread(houses, "magic_labyrinth", walls=0) as company:
        _signal(system.redis, signal.SIGSTOP)
        try:
            await company.play(Random(4), acts=2)
        finally:
            _signal(system.redis, signal.SIGCONT)
        await comes_to_show(houses[0], company.table, "seats.1.here", be=True)
        await company.play(Random(4), acts=4)


def _signal(server: Server, what: signal.Signals) -> None:
    os.kill(server.pid, what)


async def test_without_the_database_nothing_is_taken_and_nothing_is_lost(system: System) -> None:
    houses = [process.house for process in system.processes]
    async with spread(houses, "magic_labyrinth", walls=0) as company:
        await company.play(Random(6), acts=2)
        seat, act = company.next_act(Random(6))
        await _do(system.database.kill)
        await company.seats[seat].act(company.ply, act)
        assert (await _error(company.seats[seat]))["code"] == "unavailable"
        async with houses[0].joined(company.table) as (_, welcome):
            assert welcome["ply"] == company.ply, "who comes sees what is known"
        await _do(system.database.start)
        await company.play(Random(6), acts=4)
        assert await kept(system.data, company.table) == company.answered


async def _error(socket: Socket) -> dict[str, object]:
    while (frame := await socket.next())["type"] != "error":
        pass
    return frame


async def test_a_process_that_is_killed_is_forgotten_and_its_bots_go_on(system: System) -> None:
    """Played last: one of the processes is gone after it."""
    house = system.processes[0].house
    async with started(system.data, 0, "--bus", system.redis.address) as mortal:
        made = await house.make(person("Anna"), person("Ben"), bot(), given={"beginner": 2})
        table, (anna, ben) = made["info"]["table"], (seat["secret"] for seat in made["seats"])
        async with house.joined(table, anna) as (socket, welcome):
            async with mortal.house.joined(table, ben):
                await shows(socket, "seats.1.here", be=True)
                await mortal.kill()
            await shows(socket, "seats.1.here", be=False)
            async with house.joined(table, ben) as (other, frame):
                for _ in range(6):
                    if frame["acting"] and frame["acting"][0] != 2:
                        actor = (socket, other)[frame["acting"][0]]
                        await actor.act(frame["ply"], "stop")
                    frame = await reached(other, frame["ply"] + 1)  # noqa: PLW2901
    assert welcome["info"]["table"] == table
