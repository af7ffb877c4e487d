"""Several processes, one system: any of them serves any table, and nobody can tell them apart."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from redis.asyncio import Redis as Client
from tests.server.adding import Adder, part
from tests.server.looking import comes_to_list, lobby, looks
from tests.server.process import started
from tests.server.running import (
    OPEN,
    Frame,
    House,
    Socket,
    bot,
    gathered,
    person,
)
from tests.server.seats import bearer, sit
from tests.server.together import Spread, comes_to_show, reached, seated, shows, spread
from tests.server.walking import toward_the_wanted
from tests.servers.postgresql import PostgreSQLServer
from tests.servers.redis import RedisServer

from irrgarten import registry
from irrgarten.store import PostgreSQL, Store
from irrgarten.verification import verify

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


class Together:
    """Two processes on a bus, and one without, which only looks."""

    def __init__(self, data: PostgreSQL, houses: list[House]) -> None:
        self.data = data
        self.first, self.second, self.looking = houses
        #: All that went over the bus.
        self.overheard: list[bytes] = []

    @property
    def both(self) -> list[House]:
        return [self.first, self.second]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def together(postgresql: PostgreSQLServer, redis: RedisServer) -> AsyncIterator[Together]:
    data, bus = postgresql.database(), redis.bus()
    async with AsyncExitStack() as stack:
        ear = await stack.enter_async_context(Client.from_url(bus.url).pubsub())
        await ear.psubscribe("*")
        houses = []
        for options in (["--bus", bus.url], ["--bus", bus.url], []):
            process = await stack.enter_async_context(started(data, 0, "--waiting", "3", *options))
            houses.append(process.house)
        found = Together(data, houses)
        listening = asyncio.create_task(_listen(ear, found))
        yield found
        listening.cancel()


async def _listen(ear: Any, together: Together) -> None:
    async for message in ear.listen():
        if message["type"] == "pmessage":
            together.overheard.append(message["data"])


async def kept(together: Together, table: str) -> list[tuple[int, str]]:
    """The acts of seats in the database."""
    store = await Store.open(together.data)
    found = await store.find(table)
    await store.close()
    assert found is not None
    return [(made.seat, made.act) for made in found.acts if made.seat is not None]


# -- acts ------------------------------------------------------------------------
@pytest.mark.parametrize("game", registry.names())
async def test_two_people_at_one_table_through_two_processes(together: Together, game: str) -> None:
    async with spread(together.both, game) as company:
        await company.play(Random(3), acts=6)
        assert await kept(together, company.table) == company.answered
        assert len(company.answered) == 6


async def test_guests_are_told_the_same_wherever_they_are(together: Together) -> None:
    async with (
        spread(together.both, "dog") as company,
        together.first.joined(company.table) as (here, _),
        together.second.joined(company.table) as (there, _),
    ):
        begun = company.ply
        await company.play(Random(1), acts=8)
        played = [await _played(socket, begun, company.ply) for socket in (here, there)]
        assert played[0] == played[1]
        assert len(played[0]) == 8


async def _played(socket: Socket, since: int, until: int) -> list[Frame]:
    told = []
    while since < until:
        told.append(await reached(socket, since + 1))
        since = told[-1]["ply"]
    return told


async def test_several_act_at_once_through_several_processes(together: Together) -> None:
    """In an exchange of cards (DOG-22) the acts of others change nothing: all are taken."""
    async with spread(together.both, "dog", players=4) as company:
        assert len(company.acting) == 4
        lots = Random(2)
        acts = [lots.choice(company.frames[seat]["legal"]) for seat in range(4)]
        await asyncio.gather(*(company.make(seat, act) for seat, act in enumerate(acts)))
        ply = max(frame["ply"] for frame in company.frames)
        assert sorted(await kept(together, company.table)) == sorted(enumerate(acts))
        for seat, socket in enumerate(company.seats):
            if company.frames[seat]["ply"] < ply:
                company.frames[seat] = await reached(socket, ply)
        await company.play(lots, acts=2)


async def test_an_act_sent_again_through_another_process_is_answered_as_taken(
    together: Together,
) -> None:
    """Also through one that has not heard of it, and has to look first."""
    made = await together.first.make(person("Anna"), person("Ben"), walls=0, given={"beginner": 0})
    table, secrets = made["info"]["table"], [seat["secret"] for seat in made["seats"]]
    async with (
        gathered(together.first, table, secrets) as company,
        together.looking.joined(table, secrets[0]) as (looking, _),
        together.second.joined(table, secrets[0]) as (there, _),
    ):
        ply, act = company.ply, company.frames[0]["legal"][0]
        played = next(one for one in await company.act(act) if one["type"] == "played")
        for socket in (looking, there):
            await socket.act(ply, act)
            assert (await reached(socket, ply + 1))["acts"][0] == played["acts"][0]
        assert company.actor is not None
        await company.act(company.frames[company.actor]["legal"][0])
        await looking.act(company.ply, "x")
        while (frame := await looking.next())["type"] != "refused":
            pass
        assert frame["ply"] == company.ply
        assert frame["reason"] != "why-past", "it has looked before it refused"
    assert (await kept(together, table))[0] == (0, act)
    assert len(await kept(together, table)) == 2


async def test_the_same_act_through_both_at_once_is_made_once(together: Together) -> None:
    made = await together.first.make(person("Anna"), person("Ben"), walls=0, given={"beginner": 0})
    table, anna = made["info"]["table"], made["seats"][0]["secret"]
    async with (
        together.first.joined(table, anna) as (here, welcome),
        together.second.joined(table, anna) as (there, _),
    ):
        frame, made_so_far = welcome, 0
        while frame["acting"] == [0]:
            ply, act = frame["ply"], frame["legal"][0]
            await asyncio.gather(here.act(ply, act), there.act(ply, act))
            frame, _ = await asyncio.gather(reached(here, ply + 1), reached(there, ply + 1))
            made_so_far += 1
            assert len(await kept(together, table)) == made_so_far


# -- seats -----------------------------------------------------------------------
async def test_who_sits_down_and_who_is_there_is_seen_everywhere(together: Together) -> None:
    made = await together.first.make(person("Anna"), OPEN, OPEN)
    table, anna = made["info"]["table"], made["seats"][0]["secret"]
    async with together.first.joined(table, anna) as (socket, _):
        await comes_to_show(together.second, table, "seats.0.here", be=True)
        sat = await sit(together.second, table, 1, "Ben")
        assert (await shows(socket, "seats.1.name", be="Ben"))["seats"][1]["here"] is False
        async with together.second.joined(table, sat.json()["secret"]) as (ben, welcome):
            assert welcome["info"]["seats"][0]["here"]
            await shows(socket, "seats.1.here", be=True)
            async with together.second.joined(table):
                await shows(socket, "watchers", be=1)
            await shows(socket, "watchers", be=0)
            freed = await together.second.http.delete(
                f"/api/tables/{table}/seats/1", headers=bearer(made["host"])
            )
            assert freed.status_code == 200
            await shows(socket, "seats.1.holder", be="open")
            await comes_to_show(together.first, table, "watchers", be=1)
            assert (await ben.until("welcome"))["seat"] is None
        await comes_to_show(together.first, table, "watchers", be=0)


async def test_who_is_connected_elsewhere_is_not_away(together: Together) -> None:
    made = await together.first.make(person("Anna"), person("Ben"))
    table = made["info"]["table"]
    async with seated(together.both, made) as company:
        for house in together.both:
            for seat in range(2):
                await comes_to_show(house, table, f"seats.{seat}.away", be=None)
        refused = await together.first.http.put(
            f"/api/tables/{table}/seats/1/bot",
            json={"level": "beginner"},
            headers=bearer(made["host"]),
        )
        assert refused.json()["message"] == "a person sits here"
        await company.seats[1].close()
        assert (await shows(company.seats[0], "seats.1.here", be=False))["seats"][1]["away"] == 0


async def test_a_seat_is_taken_once_and_a_game_begun_once(together: Together) -> None:
    for _ in range(4):
        made = await together.first.make(person("Anna"), OPEN, OPEN)
        table, anna = made["info"]["table"], made["seats"][0]["secret"]
        async with (
            together.first.joined(table, anna) as (here, _),
            together.second.joined(table) as (there, _),
        ):
            answers = await asyncio.gather(
                sit(together.first, table, 1, "Ben"),
                sit(together.second, table, 1, "Cleo"),
                sit(together.second, table, 2, "Dora"),
            )
            codes = [answer.status_code for answer in answers]
            assert sorted(codes) == [201, 201, 409]
            assert codes[2] == 201, "nobody else wanted that seat"
            begun = [await socket.until("started") for socket in (here, there)]
            assert begun[0]["ply"] == begun[1]["ply"]
            names = [seat["name"] for seat in begun[1]["info"]["seats"]]
            assert names[1] == ("Ben" if codes[0] == 201 else "Cleo")


async def test_what_becomes_of_a_seat_is_told_everywhere(together: Together) -> None:
    made = await together.first.make(person("Anna"), person("Ben"), given={"beginner": 0})
    table, ben = made["info"]["table"], made["seats"][1]["secret"]
    async with seated(together.both, made) as company:
        answer = await together.second.http.put(
            f"/api/tables/{table}/seats/1/bot", json={"level": "beginner"}, headers=bearer(ben)
        )
        assert answer.status_code == 200
        for socket in company.seats:
            while (change := (await socket.until("table"))["change"]) is None:
                pass
            assert (change["seat"], change["holder"], change["by"]) == (1, "bot", "own")


# -- the beginning, the end, and what follows ---------------------------------------
async def test_lots_of_all_seats_wherever_they_are_and_a_table_that_follows(
    together: Together,
) -> None:
    anna, ben = person("Anna", adds=True), person("Ben", adds=True)
    made = await together.first.make(anna, ben, walls=0)
    async with seated(together.both, made) as company:
        adders = [
            Adder(socket, welcome, part(letter))
            for socket, welcome, letter in zip(company.seats, company.frames, "ab", strict=True)
        ]
        await asyncio.gather(*(adder.seal() for adder in adders))
        fairness = [await adder.sealed() for adder in adders]
        assert [one["seal"] for one in fairness[1]["parts"]] == [one.own_seal for one in adders]
        await asyncio.gather(*(adder.open() for adder in adders))
        company.frames = [await socket.until("started") for socket in company.seats]
        await _finish(company)
        record = await together.second.record(company.table)
        assert verify(record).holds
        assert record["fair"]["added"] == [part("a"), part("b")]
        again = [
            house.http.post(f"/api/tables/{company.table}/again", headers=bearer(seat["secret"]))
            for house, seat in zip(together.both, made["seats"], strict=True)
        ]
        answers = {answer.json()["table"] for answer in await asyncio.gather(*again)}
        told = {(await socket.until("again"))["table"] for socket in company.seats}
        assert told == answers
        assert len(told) == 1


async def _finish(company: Spread) -> None:
    while company.acting:
        seat = company.acting[0]
        await company.act(seat, toward_the_wanted(company.frames[seat], seat))


# -- bots --------------------------------------------------------------------------
async def test_bots_play_for_guests_of_two_processes(together: Together) -> None:
    made = await together.first.make(person("Anna"), bot(), given={"beginner": 1}, walls=0)
    table = made["info"]["table"]
    async with (
        together.first.joined(table, made["seats"][0]["secret"]) as (here, welcome),
        together.second.joined(table) as (there, _),
    ):
        frame = welcome
        for _ in range(3):
            while frame["acting"] != [0]:
                frame = await reached(here, frame["ply"] + 1)
            await here.act(frame["ply"], "stop")
            frame = await reached(here, frame["ply"] + 1)
        await reached(there, frame["ply"])


# -- the bus -----------------------------------------------------------------------
async def test_nothing_but_ids_and_numbers_goes_over_the_bus(together: Together) -> None:
    """Played after all others: what they did was overheard."""
    async with spread(together.both, "labyria") as company:
        await company.play(Random(3), acts=4)
    assert any(company.table.encode() in said for said in together.overheard)
    words = {word for said in together.overheard for word in _words(json.loads(said))}
    store = await Store.open(together.data)
    heads = await store.heads(sorted(words))
    await store.close()
    assert company.table in heads
    others = words - heads.keys()
    assert all(len(word) == 16 and int(word, 16) >= 0 for word in others), others
    assert len(others) <= 3, "two processes, and one address"


def _words(said: object) -> set[str]:
    match said:
        case str():
            return set() if said.isdigit() and len(said) == 1 else {said}
        case list():
            return {word for one in said for word in _words(one)}
        case dict():
            return _words([*said.keys(), *said.values()])
        case int():
            return set()
    raise AssertionError(said)


# -- the lobby -------------------------------------------------------------------
async def test_people_of_two_processes_are_paired_each_once(together: Together) -> None:
    looking = [
        looks(together.both[one % 2], f"Person {one}", game="labyrinthe") for one in range(8)
    ]
    found = await asyncio.gather(*looking)
    assert len({(table, seat) for table, seat, _ in found}) == 8
    met = Counter(table for table, _, _ in found)
    assert sorted(met.values()) == [2] * 4
    for table in met:
        for house in together.both:
            await comes_to_show(house, table, "status", be="playing")


async def test_who_waits_at_one_process_is_seen_by_all_and_gone_from_all(
    together: Together,
) -> None:
    first, second, looking = together.first, together.second, together.looking
    table, _, secret = await looks(first, "Anna", players=4)
    async with first.joined(table, secret):
        for house in (first, second, looking):
            await comes_to_list(house, table)
        stamp = (await lobby(second))["stamp"]
        waiting = asyncio.create_task(lobby(second, after=stamp))
        await sit(first, table, 1)
        assert (await waiting)["tables"][0]["seats"][1]["name"] == "Ben"
    for house in (first, second, looking):
        await comes_to_list(house)
