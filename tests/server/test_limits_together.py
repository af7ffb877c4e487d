"""Limits of an address and of a table count in all processes together, as far as they hear."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from redis.asyncio import Redis as Client
from tests.server.running import PATIENCE, House, person
from tests.server.together import comes_to_show, shows, two
from tests.servers.postgresql import PostgreSQLServer
from tests.servers.redis import RedisServer

from irrgarten.server.settings import Rate

#: Three at once, and then none for long.
FEW = Rate(3, 1e-6)


async def refused(house: House, method: str, path: str, **body: object) -> httpx.Response:
    """Asked until it is refused: what others took is heard of soon."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await house.http.request(method, path, **body)).is_success:  # type: ignore[arg-type]
            pass
    return answer


TABLE = {
    "game": "magic_labyrinth",
    "options": {"players": 2},
    "seats": [{"holder": "open"}] * 2,
    "given": {},
}


async def test_new_tables(postgresql: PostgreSQLServer, redis: RedisServer) -> None:
    async with two(postgresql, redis.bus(), tables=FEW) as (first, second):
        answers = [await first.http.post("/api/tables", json=TABLE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429], "one was made before"
        answer = await refused(second, "POST", "/api/tables", json=TABLE)
        assert answer.status_code == 429


async def test_requests_of_one_address_and_not_of_another(
    postgresql: PostgreSQLServer, redis: RedisServer
) -> None:
    plenty = Rate(100, 1e-6)
    async with two(postgresql, redis.bus(), requests=plenty) as (first, second):
        answer = await refused(first, "GET", "/api/games")
        assert answer.status_code == 429
        assert (await refused(second, "GET", "/api/games")).status_code == 429
        elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(transport=elsewhere) as client:
            found = await client.get(f"http://127.0.0.1:{second.port}/api/games")
            assert found.status_code == 200


@pytest.mark.parametrize("limit", ["watchers", "watchers_of_table"])
async def test_watchers(postgresql: PostgreSQLServer, redis: RedisServer, limit: str) -> None:
    async with two(postgresql, redis.bus(), **{limit: 2}) as (first, second):
        made = await first.make(person("Anna"), person("Ben"))
        table, anna = made["info"]["table"], made["seats"][0]["secret"]
        async with first.joined(table, anna) as (socket, _), first.joined(table):
            async with second.joined(table):
                await shows(socket, "watchers", be=2)
                for house in (first, second):
                    async with house.open(table) as third:
                        await third.send({"type": "join", "secret": None, "ply": None})
                        assert await third.closed() == 4429
            await shows(socket, "watchers", be=1)
            async with second.joined(table):
                await shows(socket, "watchers", be=2)


async def test_whoever_holds_a_seat_gets_in_wherever_she_is(
    postgresql: PostgreSQLServer, redis: RedisServer
) -> None:
    async with two(postgresql, redis.bus(), connections_of_seat=2) as (first, second):
        made = await first.make(person("Anna"), person("Ben"))
        table, anna = made["info"]["table"], made["seats"][0]["secret"]
        async with first.joined(table, anna) as (one, _), first.joined(table, anna):
            await comes_to_show(second, table, "seats.0.here", be=True)
            async with second.joined(table, anna) as (_, welcome):
                assert welcome["seat"] == 0
                async with second.joined(table, anna), first.joined(table, anna):
                    assert await one.closed() == 4429, "the oldest makes room"


async def test_what_others_say_on_the_bus_stops_nobody(
    postgresql: PostgreSQLServer, redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    bus = redis.bus()
    async with two(postgresql, bus) as (first, second):
        made = await first.make(person("Anna"), person("Ben"))
        table, anna = made["info"]["table"], made["seats"][0]["secret"]
        async with Client.from_url(bus.url) as client:
            for said in (
                b"",
                b"\xff\xfe",
                b"{}",
                b'["x"]',
                b'["x", "one"]',
                b'["x", 1, false, {"%b": [1]}]' % table.encode(),
                b'["x", 1, false, {"%b": [-1, 999999]}, {"%b": [1, {"77": 1}]}]'
                % (2 * (table.encode(),)),
                b'["x", 3, true, {"nowhere": [1, 1]}, {}, {}, {"y": [1]}]',
            ):
                await client.publish(f"irrgarten/{bus.number}", said)
        async with first.joined(table, anna):
            await comes_to_show(second, table, "seats.0.here", be=True)
        await comes_to_show(second, table, "seats.0.here", be=False)
    assert "is not of this version" in caplog.text
    assert "came to nothing" not in caplog.text
