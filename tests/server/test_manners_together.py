"""Several processes keep one clock, and carry what is asked and said from one to the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from tests.server.running import Frame, House, Socket, Stopwatch, person, running
from tests.server.together import comes_to_show
from tests.servers.postgresql import PostgreSQLServer
from tests.servers.redis import RedisServer

from irrgarten.store import PostgreSQL, Store

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


class Both:
    """Two servers of one database, which go by one stopwatch."""

    def __init__(self, data: PostgreSQL, houses: list[House], stopwatch: Stopwatch) -> None:
        self.data = data
        self.first, self.second = houses
        self.stopwatch = stopwatch


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def both(postgresql: PostgreSQLServer, redis: RedisServer) -> AsyncIterator[Both]:
    data, bus, stopwatch = postgresql.database(), redis.bus(), Stopwatch()
    async with (
        running(data, bus=bus, monotonic=stopwatch.read) as first,
        running(data, bus=bus, monotonic=stopwatch.read) as second,
    ):
        yield Both(data, [first, second], stopwatch)


async def seated(both: Both, game: str, ends: str = "bot") -> tuple[str, list[str]]:
    clock = {"kind": "real", "each": 600, "ends": ends}
    seats = [person("Anna"), person("Ben")]
    made = await both.first.make(*seats, game=game, clock=clock, given={"beginner": 0})
    return made["info"]["table"], [seat["secret"] for seat in made["seats"]]


async def told(socket: Socket, kind: str, **wanted: object) -> None:
    while True:
        frame = await socket.until(kind)
        if all(frame[name] == value for name, value in wanted.items()):
            return


@pytest.mark.parametrize("ends", ["bot", "loses"])
async def test_time_that_is_up_is_up_once(both: Both, ends: str) -> None:
    """Both look at the same moment, and one comes second."""
    table, secrets = await seated(both, "caminos", ends)
    async with (
        both.first.joined(table, secrets[0]) as (anna, welcome),
        both.second.joined(table, secrets[1]) as (ben, _),
    ):
        await anna.act(0, welcome["legal"][0])
        await told(ben, "clock", ply=1)
        both.stopwatch.seconds += 600
        if ends == "loses":
            for house in (both.first, both.second):
                info = await comes_to_show(house, table, "status", be="over")
                assert (info["result"], info["ended"]) == ([1.0, 0.0], "time")
        else:
            for house in (both.first, both.second):
                await comes_to_show(house, table, "ply", be=2)
        await asyncio.gather(*(house.info(table) for house in (both.first, both.second)))
    store = await Store.open(both.data)
    kept = await store.find(table)
    await store.close()
    assert kept is not None
    assert [made.act for made in kept.acts].count("#time") == (ends == "loses")
    assert [change.by for change in kept.changes] == (["time"] if ends == "bot" else [])


async def test_a_bot_stands_in_once_and_for_nobody_who_is_at_the_other(both: Both) -> None:
    seats = [person("Anna"), person("Ben"), person("Cleo")]
    made = await both.first.make(*seats, game="magic_labyrinth", given={"beginner": 1})
    table, secrets = made["info"]["table"], [seat["secret"] for seat in made["seats"]]
    async with (
        both.first.joined(table, secrets[0]) as (anna, _),
        both.second.joined(table, secrets[2]),
    ):
        async with both.second.joined(table, secrets[1]):
            await comes_to_show(both.first, table, "seats.1.here", be=True)
            both.stopwatch.seconds += 1000
            await asyncio.sleep(2)  # nothing is to come of it
            assert (await both.first.info(table))["seats"][1]["holder"] == "person"
        for house in (both.first, both.second):
            await comes_to_show(house, table, "seats.1.stand_in", be=300)
        while (await both.first.info(table))["seats"][1]["holder"] == "person":
            both.stopwatch.seconds += 100
            await asyncio.sleep(0.3)
        await told(anna, "played")
        async with both.second.joined(table, secrets[1]):
            await comes_to_show(both.first, table, "seats.1.holder", be="person")
    store = await Store.open(both.data)
    kept = await store.find(table)
    await store.close()
    assert kept is not None
    assert [change.by for change in kept.changes] == ["away", "back"]
    assert kept.absences == ()


async def test_what_is_asked_and_said_is_heard_in_both(both: Both) -> None:
    table, secrets = await seated(both, "caminos")
    async with (
        both.first.joined(table, secrets[0]) as (anna, _),
        both.second.joined(table, secrets[1]) as (ben, _),
    ):
        await comes_to_show(both.first, table, "seats.1.here", be=True)
        await anna.send({"type": "say", "phrase": "hello"})
        await told(ben, "said", seat=0, phrase="hello")
        await anna.send({"type": "propose", "ply": 0, "what": "draw"})
        while (await ben.until("table"))["info"]["asked"] is None:
            pass
        await ben.send({"type": "answer", "number": 0, "agrees": True})
        played = await anna.until("played")
        assert played["acts"][0]["call"]["what"] == "agreed"
        info = await comes_to_show(both.first, table, "status", be="over")
        assert info["result"] == [0.5, 0.5]


def made(played: Frame) -> list[Frame]:
    """What every reader is told alike; what changes in views differs from seat to seat."""
    return [{name: act[name] for name in ("ply", "seat", "events")} for act in played["acts"]]


async def test_what_is_left_to_the_lots_is_told_alike_in_both(both: Both) -> None:
    """One frame, with every act that was drawn."""
    table, secrets = await seated(both, "labyria")
    async with (
        both.first.joined(table, secrets[0]) as (anna, _),
        both.second.joined(table, secrets[1]) as (ben, _),
    ):
        await comes_to_show(both.first, table, "seats.1.here", be=True)
        await anna.send({"type": "propose", "ply": 0, "what": "lots"})
        while (await ben.until("table"))["info"]["asked"] is None:
            pass
        await ben.send({"type": "answer", "number": 0, "agrees": True})
        here, there = await anna.until("played"), await ben.until("played")
        assert here["ply"] == there["ply"]
        assert made(here) == made(there)
        assert here["acts"][0]["call"]["what"] == "lots"
        assert len(here["acts"]) > 60
        assert here["view"]["phase"] == "race"
