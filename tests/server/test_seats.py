"""Who sits where: sitting down, bots in seats, handing a seat over, and playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from tests.server.running import (
    OPEN,
    WIDE,
    Frame,
    House,
    Socket,
    Stopwatch,
    bot,
    company_of,
    gathered,
    person,
    running,
)
from tests.server.seats import bearer, seat_bot, sit, to_act, unseat_bot

from irrgarten.kernel import lots
from irrgarten.server.names import tidy
from irrgarten.verification import verify


async def again(house: House, table: str, secret: str) -> httpx.Response:
    return await house.http.post(f"/api/tables/{table}/again", headers=bearer(secret))


async def test_the_game_starts_when_the_last_seat_is_taken(house: House) -> None:
    made = await house.make(person("Anna"), OPEN)
    table = made["info"]["table"]
    assert made["info"]["status"] == "waiting"
    async with house.joined(table, made["seats"][0]["secret"]) as (anna, welcome):
        assert welcome["info"]["seats"][0]["here"]
        sat = await sit(house, table, 1)
        assert sat.status_code == 201
        started = await anna.until("started")
    assert started["info"]["status"] == "playing"
    assert started["info"]["fairness"]["commitment"] == made["info"]["fairness"]["commitment"]
    assert started["view"]["seat"] == 0
    assert [happened["seat"] for happened in started["stretch"]["acts"]] == [None] * started["ply"]
    async with house.joined(table, sat.json()["secret"]) as (_, welcome):
        assert welcome["seat"] == 1


async def test_one_of_many_gets_the_open_seat(house: House) -> None:
    made = await house.make(person("Anna"), OPEN, OPEN)
    answers = await asyncio.gather(
        *(sit(house, made["info"]["table"], 1, f"Ben {number}") for number in range(8))
    )
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7


async def test_seats_that_are_not_there_or_names_that_are_none(house: House) -> None:
    made = await house.make(person("Anna"), OPEN)
    table = made["info"]["table"]
    assert (await sit(house, table, 2)).status_code == 404
    assert (await sit(house, table, 0)).status_code == 409
    assert (await sit(house, "nowhere", 0)).status_code == 404
    assert (await sit(house, table, 1, "\u202e\u200b ")).status_code == 400
    assert (await sit(house, table, 1, "n" * 25)).status_code == 400
    assert (await house.info(table))["seats"][1]["holder"] == "open"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Anna\t  Lena ", "Anna Lena"),
        ("Ann\u202ea\u0000", "Anna"),
        ("e\u0301", "é"),
        ("\u200b\u2060\ufeff", ""),
        ("<b>Zoë</b>", "<b>Zoë</b>"),
    ],
)
def test_names_are_tidied(typed: str, shown: str) -> None:
    assert tidy(typed) == shown


async def test_a_person_hands_her_seat_to_a_bot_and_takes_it_back(house: House) -> None:
    async with company_of(house, "Anna Ben") as company:
        anna, ben = company.sockets
        secret = company.secrets[0]
        assert (await seat_bot(house, company.table, 0, company.secrets[1])).status_code == 403
        handed = await seat_bot(house, company.table, 0, secret)
        assert handed.json()["seats"][0] == {
            "seat": 0,
            "holder": "bot",
            "name": "Anna",
            "level": "beginner",
            "here": True,
            "away": None,
            "stand_in": None,
        }
        frame = await ben.until("played")
        while frame["acting"] != [1]:
            frame = await ben.until("played")
        await anna.act(frame["ply"], "n")
        assert (await _last(anna))["code"] == "conflict", "a bot plays for her"
        taken = await unseat_bot(house, company.table, 0, secret)
        assert taken.json()["seats"][0]["holder"] == "person"
        await ben.act(frame["ply"], "stop")
        frame = await to_act(ben, 0)
        await anna.act(frame["ply"], "stop")
        assert (await to_act(ben, 1))["ply"] > frame["ply"]


async def _last(socket: Socket) -> Frame:
    return [frame for frame in await socket.settle() if frame["type"] == "error"][-1]


async def test_the_same_company_plays_again(house: House) -> None:
    async with (
        company_of(house, "Anna Ben") as company,
        house.joined(company.table) as (watcher, _),
    ):
        anna, ben = company.secrets
        assert (await again(house, company.table, anna)).status_code == 409
        await company.finish()
        assert (await again(house, company.table, "x" * 32)).status_code == 403
        called = await again(house, company.table, anna)
        assert called.status_code == 201
        following = called.json()
        assert following["status"] == "playing"
        table = following["table"]
        for seat, socket in enumerate(company.sockets):
            told = await socket.until("again")
            assert (told["table"], told["seat"]) == (table, seat)
        assert (await watcher.until("again"))["seat"] is None
        assert (await again(house, company.table, ben)).json()["table"] == table
    async with house.joined(company.table, ben) as (socket, welcome):
        assert welcome["info"]["status"] == "over"
        assert (await socket.next())["table"] == table, "whoever was away finds the way"

    before = await house.info(company.table)
    assert following["fairness"]["commitment"] == before["fairness"]["secret"]
    assert [seat["name"] for seat in following["seats"]] == ["Anna", "Ben"]
    async with gathered(house, table, company.secrets) as company:
        await company.finish()
    record = await house.record(table)
    assert lots.commitment(record["fair"]["secret"]) == before["fairness"]["secret"]
    assert verify(record).holds


async def test_bots_wait_while_nobody_is_there(house: House) -> None:
    made = await house.make(bot(), bot())
    table = made["info"]["table"]
    before = await house.info(table)
    async with house.joined(table) as (watcher, welcome):
        assert welcome["ply"] == before["ply"]
        await watcher.until("played")


async def test_tables_are_rebuilt_when_they_were_forgotten(tmp_path: Path) -> None:
    limits = replace(WIDE, resting=0)
    async with running(tmp_path / "house.db", limits=limits) as house:
        async with company_of(house, "Anna Ben") as company:
            await company.take_turn()
        before = company.frames[0]
        async with gathered(house, company.table, company.secrets) as company:
            assert company.ply == before["ply"]
            assert company.view == before["view"]
            await company.finish()
        assert verify(await house.record(company.table)).holds


# -- what the log says -----------------------------------------------------------
ABSENCE = 120


async def test_seat_changes_are_told_to_all_and_again_after_a_restart(
    tmp_path: Path, stopwatch: Stopwatch
) -> None:
    data = tmp_path / "house.db"
    async with running(data, monotonic=stopwatch.read) as house:
        made = await house.make(person("Anna"), person("Ben"), given={"beginner": 1})
        table, host = made["info"]["table"], made["host"]
        anna, ben = (seat["secret"] for seat in made["seats"])
        async with house.joined(table) as (watcher, welcome):
            assert welcome["changes"] == []
            assert (await seat_bot(house, table, 1, host)).status_code == 409, "not so soon"
            stopwatch.seconds += ABSENCE
            assert (await seat_bot(house, table, 1, anna)).status_code == 403
            await seat_bot(house, table, 1, host)
            first = await _changed(watcher)
            ply = (await to_act(watcher, 0))["ply"]
            await unseat_bot(house, table, 1, ben)
            second = await _changed(watcher)
            await seat_bot(house, table, 0, anna)
            third = await _changed(watcher)
        assert first == {
            "number": 0,
            "ply": welcome["ply"],
            "seat": 1,
            "holder": "bot",
            "level": "beginner",
            "by": "host",
        }
        assert (second["ply"], second["holder"], second["by"]) == (ply, "person", "own")
        assert (third["seat"], third["holder"], third["by"]) == (0, "bot", "own")
    async with running(data) as house:
        for secret in (anna, ben, None):
            async with house.joined(table, secret) as (_, welcome):
                assert welcome["changes"][:3] == [first, second, third]


async def _changed(socket: Socket) -> Frame:
    while (change := (await socket.until("table"))["change"]) is None:
        pass
    found: Frame = change
    return found
