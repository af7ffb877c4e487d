"""What goes over the bus is enough: nothing has to be looked for while it carries."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.server.running import OPEN, House, person
from tests.server.seats import sit
from tests.server.together import comes_to_show, reached, shows, spread, two
from tests.servers.postgresql import PostgreSQLServer
from tests.servers.redis import RedisServer

from irrgarten.server import lookout
from irrgarten.store import Store

NEVER = 1e9


@pytest.fixture(autouse=True)
def no_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookout, "SELDOM", NEVER)


async def test_acts_and_seats_are_heard_of(
    postgresql: PostgreSQLServer, redis: RedisServer
) -> None:
    async with two(postgresql, redis.bus()) as houses:
        async with spread(houses, "magic_labyrinth", walls=0) as company:
            await company.play(Random(1), acts=6)
        made = await houses[0].make(person("Anna"), OPEN)
        table, anna = made["info"]["table"], made["seats"][0]["secret"]
        async with houses[1].joined(table, anna) as (socket, _):
            await sit(houses[0], table, 1, "Ben")
            await shows(socket, "status", be="playing")


async def test_only_what_is_new_is_read(
    postgresql: PostgreSQLServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table is never made again from its first act."""
    found: list[int] = []
    find, acts_since = Store.find, Store.acts_since

    async def counted(store: Store, table: str, since: int = 0) -> object:
        found.append(since)
        return await find(store, table, since)

    async def counted_acts(store: Store, table: str, ply: int) -> object:
        found.append(ply)
        return await acts_since(store, table, ply)

    monkeypatch.setattr(Store, "acts_since", counted_acts)
    async with (
        two(postgresql, redis.bus()) as houses,
        spread(houses, "magic_labyrinth", walls=0) as company,
    ):
        begun = company.ply
        monkeypatch.setattr(Store, "find", counted)
        found.clear()
        await company.play(Random(1), acts=6)
    assert found
    assert min(found) >= begun


async def test_a_table_is_written_while_it_is_loaded(
    postgresql: PostgreSQLServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the moment as of which it is read and that from which on it is told of."""
    find, read, go_on = Store.find, asyncio.Event(), asyncio.Event()

    async def slowly(store: Store, table: str, since: int = 0) -> object:
        kept = await find(store, table, since)
        read.set()
        await go_on.wait()
        return kept

    async with two(postgresql, redis.bus()) as (first, second):
        other = (await first.make(person("Anna"), person("Ben")))["info"]["table"]
        await second.info(other)
        async with spread([first], "magic_labyrinth", walls=0) as company:
            monkeypatch.setattr(Store, "find", slowly)
            joining = asyncio.create_task(_told_until(second, company.table, company.ply + 1))
            await read.wait()
            await company.play(Random(1), acts=1)
            async with first.joined(other):  # said later, so what was played has been heard
                await comes_to_show(second, other, "watchers", be=1)
            go_on.set()
            assert await joining == company.ply


async def _told_until(house: House, table: str, ply: int) -> int:
    async with house.joined(table) as (socket, welcome):
        frame = welcome if welcome["ply"] >= ply else await reached(socket, ply)
        found: int = frame["ply"]
        return found
