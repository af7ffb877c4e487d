"""Open tables: listed while somebody waits there, joined once, filled by bots in time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.looking import GAME, ask, comes_to_list, lobby, looks, names, open_to_all
from tests.server.process import started
from tests.server.running import OPEN, WIDE, Clock, Frame, House, Stopwatch, bot, person, running
from tests.server.seats import bearer, free, sit
from tests.server.together import comes_to_show

from irrgarten import registry
from irrgarten.server import open_tables
from irrgarten.server.settings import Rate

WAITING = 45


@pytest.fixture
async def house(tmp_path: Path, stopwatch: Stopwatch, clock: Clock) -> AsyncIterator[House]:
    data = tmp_path / "house.db"
    async with running(data, monotonic=stopwatch.read, clock=clock.read) as house:
        yield house


async def made_open(house: House, *seats: Frame, **more: object) -> Frame:
    body = {
        "game": GAME,
        "options": {"players": len(seats), **registry.rules(GAME).usual},
        "seats": list(seats),
        "opening": {},
        **more,
    }
    answer = await house.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made: Frame = answer.json()
    return made


# -- what is listed --------------------------------------------------------------
async def test_a_table_is_private_unless_its_maker_opens_it(house: House) -> None:
    private = await house.make(person("Anna"), OPEN)
    assert private["info"]["opened"] is None
    assert await names(house) == []
    made = await made_open(house, person("Ben"), OPEN, bot("expert"))
    assert made["info"]["opened"] == {"bots_in": None, "level": None}
    told = await lobby(house)
    (table,) = told["tables"]
    assert (table["table"], table["game"], told["more"]) == (made["info"]["table"], GAME, 0)
    assert table["options"] == made["info"]["options"]
    assert [(seat["holder"], seat["name"], seat["level"]) for seat in table["seats"]] == [
        ("person", "Ben", None),
        ("open", None, None),
        ("bot", None, "expert"),
    ]
    assert "secret" not in str(told), "what is told to all says what all may know"


async def test_the_host_opens_and_closes_it(house: House) -> None:
    made = await house.make(person("Anna"), OPEN)
    table, own = made["info"]["table"], made["seats"][0]["secret"]
    assert (await open_to_all(house, table, own)).status_code == 403
    assert (await open_to_all(house, table, made["host"], bots_after=60)).status_code == 200
    assert await names(house) == [table]
    assert (await house.info(table))["opened"] == {"bots_in": 60, "level": "casual"}
    path = f"/api/tables/{table}/opening"
    assert (await house.http.delete(path, headers=bearer(own))).status_code == 403
    assert (await house.http.delete(path, headers=bearer(made["host"]))).status_code == 200
    assert await names(house) == []
    assert (await house.info(table))["opened"] is None
    await sit(house, table, 1)
    assert (await open_to_all(house, table, made["host"])).status_code == 409, "it has begun"


async def test_full_it_is_not_listed_and_free_again_it_is(house: House) -> None:
    made = await made_open(house, person("Anna"), OPEN, OPEN)
    table = made["info"]["table"]
    await comes_to_list(house, table)
    ben = (await sit(house, table, 1)).json()["secret"]
    assert (await lobby(house))["tables"][0]["seats"][1]["name"] == "Ben"
    await free(house, table, 1, ben)
    assert (await lobby(house))["tables"][0]["seats"][1]["name"] is None
    await sit(house, table, 1)
    await sit(house, table, 2, "Cleo")
    assert await names(house) == []
    assert (await house.info(table))["status"] == "playing"


async def test_whoever_looks_on_hears_of_every_change(house: House) -> None:
    before = (await lobby(house))["stamp"]
    waiting = asyncio.create_task(lobby(house, after=before))
    made = await made_open(house, person("Anna"), OPEN)
    told = await waiting
    assert [table["table"] for table in told["tables"]] == [made["info"]["table"]]
    waiting = asyncio.create_task(lobby(house, after=told["stamp"]))
    await sit(house, made["info"]["table"], 1)
    assert (await waiting)["tables"] == []


# -- looking for a game ------------------------------------------------------------
async def test_many_at_once_are_paired_each_once(house: House) -> None:
    found = await asyncio.gather(*(looks(house, f"Person {one}") for one in range(12)))
    assert len({(table, seat) for table, seat, _ in found}) == 12
    met = Counter(table for table, _, _ in found)
    assert sorted(met.values()) == [2] * 6
    for table in met:
        assert (await house.info(table))["status"] == "playing"


async def test_the_pace_is_told_and_who_wants_another_is_not_met(house: House) -> None:
    blitz = {"kind": "real", "each": 300, "increment": 5, "ends": "bot"}
    unhurried = await looks(house, "Anna")
    hurried = await looks(house, "Ben", clock=blitz)
    assert unhurried[0] != hurried[0]
    paces = {table["table"]: table["clock"] for table in (await lobby(house))["tables"]}
    assert paces == {unhurried[0]: None, hurried[0]: blitz}
    assert (await looks(house, "Cleo", clock=blitz))[0] == hurried[0]
    answer = await ask(house, clock={"kind": "real", "each": 1})
    assert answer.status_code == 400


async def test_who_has_days_for_a_move_need_not_stay(house: House, stopwatch: Stopwatch) -> None:
    slow = {"kind": "days", "each": 3}
    table, *_ = await looks(house, "Anna", clock=slow)
    stopwatch.seconds += 10 * WAITING
    await comes_to_list(house, table)
    assert (await looks(house, "Ben", clock=slow))[0] == table


async def test_asked_again_it_is_the_same_table(house: House) -> None:
    token = "t" * 32
    first = (await ask(house, token=token)).json()
    again = (await ask(house, token=token)).json()
    assert first["made"]["seats"] == again["made"]["seats"]
    assert first["table"] == again["table"]
    assert len(await names(house)) == 1


async def test_what_cannot_be_played_is_refused(house: House) -> None:
    for wrong in ({"players": 6}, {"players": 1}, {"game": "chess"}, {"name": " "}):
        answer = await ask(house, **wrong)
        assert answer.status_code == 400, answer.text
    assert await names(house) == []


# -- whoever has gone ----------------------------------------------------------------
async def test_whoever_has_gone_for_a_while_waits_no_more(
    house: House, stopwatch: Stopwatch
) -> None:
    table, _, secret = await looks(house, "Anna")
    async with house.joined(table, secret):
        stopwatch.seconds += 10 * WAITING
        await comes_to_list(house, table)
    stopwatch.seconds += WAITING - 1
    assert await names(house) == [table]
    stopwatch.seconds += 1
    await comes_to_list(house)
    info = await comes_to_show(house, table, "opened", be=None)
    assert info["seats"][0]["holder"] == "open"


# -- bots ------------------------------------------------------------------------------
async def test_bots_come_in_time_and_not_before(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_tables, "LOOK", 0.02)
    monkeypatch.setattr(open_tables, "SOON", 0.01)
    opening = {"bots_after": 60, "level": "beginner"}
    made = await made_open(house, person("Anna"), OPEN, OPEN, opening=opening)
    table, own = made["info"]["table"], made["seats"][0]["secret"]
    async with house.joined(table, own) as (socket, _):
        clock.now += timedelta(seconds=59)
        assert (await house.info(table))["opened"] == {"bots_in": 1, "level": "beginner"}
        await comes_to_list(house, table)
        await asyncio.sleep(20 * open_tables.LOOK)  # it is looked after meanwhile
        assert (await house.info(table))["status"] == "waiting"
        clock.now += timedelta(seconds=1)
        started = await socket.until("started")
        seats = started["info"]["seats"]
        assert [seat["holder"] for seat in seats] == ["person", "bot", "bot"]
        assert {seat["level"] for seat in seats[1:]} == {"beginner"}
    await comes_to_list(house)


# -- limits --------------------------------------------------------------------------
async def test_how_many_there_may_be(tmp_path: Path) -> None:
    narrow = replace(WIDE, open_tables=2)
    async with running(tmp_path / "house.db", limits=narrow) as house:
        await looks(house, "Anna")
        await looks(house, "Ben", players=3)
        answer = await ask(house, players=4)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        private = await house.make(person("Anna"), OPEN)
        answer = await open_to_all(house, private["info"]["table"], private["host"])
        assert answer.status_code == 429


async def test_how_often_an_address_may_ask(tmp_path: Path) -> None:
    narrow = replace(WIDE, openings=Rate(2, 1e-6))
    async with running(tmp_path / "house.db", limits=narrow) as house:
        answers = [(await ask(house, players=one)).status_code for one in (2, 3, 4)]
        assert answers == [200, 200, 429]
        await house.make(person("Anna"), OPEN)  # private ones are another matter


async def test_to_say_anew_how_long_bots_wait_is_no_new_opening(tmp_path: Path) -> None:
    narrow = replace(WIDE, openings=Rate(1, 1e-6))
    async with running(tmp_path / "house.db", limits=narrow) as house:
        first, second = [await house.make(person("Anna"), OPEN) for _ in range(2)]
        for bots_after in (None, 60, 90):
            answer = await open_to_all(house, first["info"]["table"], first["host"], bots_after)
            assert answer.status_code == 200, answer.text
        answer = await open_to_all(house, second["info"]["table"], second["host"])
        assert answer.status_code == 429
        answer = await house.http.get("/api/lobby")
        assert answer.headers["content-type"] == "application/json"
        assert (await house.http.get("/api/lobby", params={"after": -1})).status_code == 400


async def test_one_too_many_does_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("irrgarten.server.tournaments.news.PATIENCE", 1e6)
    narrow = replace(WIDE, lookers_of_address=1)
    async with running(tmp_path / "house.db", limits=narrow) as house:
        stamp = (await lobby(house))["stamp"]
        asked = {asyncio.create_task(lobby(house, after=stamp)) for _ in range(2)}
        done, (waiting,) = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        assert [one.result()["tables"] for one in done] == [[]]
        await looks(house, "Anna")
        assert (await waiting)["tables"]


# -- a server that is killed -------------------------------------------------------------
@pytest.mark.slow
async def test_it_is_there_again_after_a_kill_and_gone_when_nobody_comes_back(
    tmp_path: Path,
) -> None:
    data = tmp_path / "house.db"
    async with started(data, 0, "--waiting", "2") as first:
        table, _, secret = await looks(first.house, "Anna")
        async with first.house.joined(table, secret):
            await comes_to_list(first.house, table)
            await first.kill()
    async with started(data, 0, "--waiting", "2") as second:
        async with second.house.joined(table, secret):
            await comes_to_list(second.house, table)
            met, seat, _ = await looks(second.house, "Ben", players=3)
            assert (met != table, seat) == (True, 0)
        await comes_to_list(second.house)
        assert (await looks(second.house, "Cleo"))[0] not in (table, met)
