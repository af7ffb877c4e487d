"""A bot plays for whoever is away, after a while and never behind anybody's back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.running import Frame, House, Socket, Stopwatch, company_of, person, running
from tests.server.seats import seat_bot, sit, to_act, unseat_bot

ABSENCE = 120


@pytest.fixture
def stopwatch() -> Stopwatch:
    return Stopwatch()


@pytest.fixture
async def house(tmp_path: Path, stopwatch: Stopwatch) -> AsyncIterator[House]:
    async with running(tmp_path / "house.db", monotonic=stopwatch.read) as house:
        yield house


class Two:
    """Anna, who is the host, and Ben at a table; Ben begins."""

    def __init__(self, made: Frame) -> None:
        self.table, self.host = made["info"]["table"], made["host"]
        self.anna, self.ben = (seat["secret"] for seat in made["seats"])


async def two(house: House) -> Two:
    return Two(await house.make(person("Anna"), person("Ben"), given={"beginner": 1}))


async def gone(socket: Socket, seat: int) -> Frame:
    """What another is told when the last line of a seat has dropped."""
    while (info := (await socket.until("table"))["info"])["seats"][seat]["here"]:
        pass
    there: Frame = info["seats"][seat]
    return there


async def test_the_host_lets_a_bot_play_only_after_a_while(
    house: House, stopwatch: Stopwatch
) -> None:
    at = await two(house)
    async with house.joined(at.table, at.anna) as (anna, _):
        async with house.joined(at.table, at.ben):
            stopwatch.seconds += 10 * ABSENCE
            assert (await seat_bot(house, at.table, 1, at.host)).status_code == 409, "he is here"
        assert (await gone(anna, 1))["away"] == 0
        at_once = await seat_bot(house, at.table, 1, at.host)
        assert at_once.status_code == 409
        assert f"{ABSENCE} s" in at_once.json()["message"]
        stopwatch.seconds += ABSENCE - 0.5
        assert (await seat_bot(house, at.table, 1, at.host)).status_code == 409
        info = await house.info(at.table)
        assert (info["seats"][1]["away"], info["absence"]) == (ABSENCE - 1, ABSENCE)
        stopwatch.seconds += 0.5
        assert (await seat_bot(house, at.table, 1, at.host)).status_code == 200
        await to_act(anna, 0)
        async with house.joined(at.table, at.ben) as (_, welcome):
            assert welcome["info"]["seats"][1]["name"] == "Ben"
            while (frame := await anna.until("table"))["info"]["seats"][1]["holder"] == "bot":
                pass
            assert frame["change"]["by"] == "back", "whoever returns plays again"
        await gone(anna, 1)
        again = await seat_bot(house, at.table, 1, at.host)
        assert again.status_code == 409, "he has just gone"


async def test_one_is_away_only_when_all_her_devices_are(
    house: House, stopwatch: Stopwatch
) -> None:
    at = await two(house)
    async with house.joined(at.table, at.anna) as (anna, _):
        async with house.joined(at.table, at.ben):
            async with house.joined(at.table, at.ben):
                pass
            await anna.settle()
            stopwatch.seconds += ABSENCE
            assert (await seat_bot(house, at.table, 1, at.host)).status_code == 409
            assert (await house.info(at.table))["seats"][1]["away"] is None
        await gone(anna, 1)
        assert (await seat_bot(house, at.table, 1, at.host)).status_code == 409
        stopwatch.seconds += ABSENCE
        assert (await seat_bot(house, at.table, 1, at.host)).status_code == 200


async def test_whoever_comes_back_in_between_is_away_anew(
    house: House, stopwatch: Stopwatch
) -> None:
    at = await two(house)
    async with house.joined(at.table, at.anna) as (anna, _):
        for _ in range(2):
            async with house.joined(at.table, at.ben):
                pass
            await gone(anna, 1)
            stopwatch.seconds += ABSENCE - 1
        assert (await seat_bot(house, at.table, 1, at.host)).status_code == 409


async def test_absence_counts_from_the_start_of_the_game(
    house: House, stopwatch: Stopwatch
) -> None:
    made = await house.make(person("Anna"), {"holder": "open"})
    table = made["info"]["table"]
    stopwatch.seconds += ABSENCE
    assert (await house.info(table))["seats"][0]["away"] == ABSENCE
    await sit(house, table, 1)
    assert (await house.info(table))["seats"][0]["away"] == 0
    assert (await seat_bot(house, table, 0, made["host"])).status_code == 409


async def test_a_restart_makes_nobody_absent_for_long(tmp_path: Path) -> None:
    data, stopwatch = tmp_path / "house.db", Stopwatch()
    async with running(data, monotonic=stopwatch.read) as house:
        at = await two(house)
    stopwatch.seconds += 100 * ABSENCE
    async with running(data, monotonic=stopwatch.read) as house:
        assert (await seat_bot(house, at.table, 1, at.host)).status_code == 409
        stopwatch.seconds += ABSENCE
        assert (await seat_bot(house, at.table, 1, at.host)).status_code == 200


# -- what the log says -----------------------------------------------------------
async def test_what_becomes_of_a_seat_is_told_at_its_place_and_again_to_all(
    tmp_path: Path,
) -> None:
    data, stopwatch = tmp_path / "house.db", Stopwatch()
    async with running(data, monotonic=stopwatch.read) as house:
        at = await two(house)
        async with house.joined(at.table) as (watcher, welcome):
            assert welcome["changes"] == []
            begun = welcome["ply"]
            stopwatch.seconds += ABSENCE
            await seat_bot(house, at.table, 1, at.host)
            first = await _changed(watcher)
            ply = (await to_act(watcher, 0))["ply"]
            await unseat_bot(house, at.table, 1, at.ben)
            second = await _changed(watcher)
            await seat_bot(house, at.table, 0, at.anna)
            third = await _changed(watcher)
        assert first == {
            "number": 0,
            "ply": begun,
            "seat": 1,
            "holder": "bot",
            "level": "beginner",
            "by": "host",
        }
        assert (second["ply"], second["holder"], second["by"]) == (ply, "person", "own")
        assert (third["seat"], third["holder"], third["by"]) == (0, "bot", "own")
    async with running(data) as house:
        for secret in (at.anna, at.ben, None):
            async with house.joined(at.table, secret) as (_, welcome):
                assert welcome["changes"][:3] == [first, second, third]


async def _changed(socket: Socket) -> Frame:
    while (change := (await socket.until("table"))["change"]) is None:
        pass
    found: Frame = change
    return found


async def test_nothing_is_added_to_the_log_of_a_game_that_is_over(house: House) -> None:
    async with company_of(house, "Anna Ben") as company:
        await company.finish()
        assert (await seat_bot(house, company.table, 1, company.secrets[1])).status_code == 200
        async with house.joined(company.table) as (_, welcome):
            assert welcome["changes"] == []


async def test_coming_and_going_or_another_level_are_no_changes(house: House) -> None:
    async with company_of(house, "Anna Ben") as company:
        await seat_bot(house, company.table, 1, company.secrets[1])
        await seat_bot(house, company.table, 1, company.secrets[1])
        async with house.joined(company.table) as (_, welcome):
            assert len(welcome["changes"]) == 1


async def test_the_log_cannot_be_filled_without_playing(house: House) -> None:
    async with company_of(house, "Anna Ben") as company:
        ben = company.secrets[1]
        answers = []
        for _ in range(5):
            answers.append((await seat_bot(house, company.table, 1, ben)).status_code)
            answers.append((await unseat_bot(house, company.table, 1, ben)).status_code)
        assert answers == [200] * 6 + [429, 409] * 2
        async with house.joined(company.table) as (_, welcome):
            assert len(welcome["changes"]) == 6
            assert welcome["info"]["seats"][1]["holder"] == "person"
        await company.act("stop")
        assert (await seat_bot(house, company.table, 1, ben)).status_code == 200
