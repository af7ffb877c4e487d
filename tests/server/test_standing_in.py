"""A bot plays for whoever is awaited and away, after the time that was chosen and not before."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.club import Club
from tests.server.running import PATIENCE, Frame, House, person
from tests.server.test_clocks import Wall, changed, until

AFTER = 300


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
async def house(tmp_path: Path, wall: Wall) -> AsyncIterator[House]:
    async with wall.house(tmp_path / "house.db") as house:
        yield house


class Table:
    """Anna, who begins, and others; what nobody says is as it is if nobody says it."""

    def __init__(self, made: Frame) -> None:
        self.made = made
        self.name: str = made["info"]["table"]
        self.secrets: list[str] = [seat["secret"] for seat in made["seats"]]


async def table_of(house: House, *seats: Frame, **more: Any) -> Table:
    company = seats or (person("Anna"), person("Ben"))
    body = {"game": "caminos", "options": {"players": len(company)}, "seats": company}
    given = {"given": {"beginner": 0}}
    answer = await house.http.post("/api/tables", json={**body, **given, **more})
    assert answer.status_code == 201, answer.text
    return Table(answer.json())


async def stand_in(house: House, table: Table, seat: int = 0) -> int | None:
    """In how many seconds a bot plays for a seat, as all are told."""
    left: int | None = (await house.info(table.name))["seats"][seat]["stand_in"]
    return left


async def counted(house: House, wall: Wall, table: Table, seat: int = 0, after: int = AFTER) -> int:
    """The same, once somebody has noticed that she is away."""
    async with asyncio.timeout(PATIENCE):
        while (left := await stand_in(house, table, seat)) in (None, after):
            wall.go(0.1)
            await asyncio.sleep(0.05)
    assert left is not None
    return left


async def holder(house: House, table: Table, seat: int = 0) -> str:
    held: str = (await house.info(table.name))["seats"][seat]["holder"]
    return held


async def test_a_bot_stands_in_and_gives_the_seat_back(house: House, wall: Wall) -> None:
    table = await table_of(house)
    assert table.made["info"]["stand_in_after"] == AFTER
    async with house.joined(table.name, table.secrets[1]) as (ben, welcome):
        assert welcome["info"]["seats"][0]["stand_in"] == AFTER, "announced from the first"
        left = await counted(house, wall, table)
        wall.go(left - 1)
        assert await stand_in(house, table) == 1
        assert await holder(house, table) == "person"
        wall.go(1)
        assert await changed(ben) == {
            "number": 0,
            "ply": 0,
            "seat": 0,
            "holder": "bot",
            "level": "skilled",
            "by": "away",
        }
        info = await until(house, table.name, ply=1)
        assert (info["seats"][0]["name"], info["seats"][0]["stand_in"]) == ("Anna", None)
        async with house.joined(table.name, table.secrets[0]):
            back = await changed(ben)
            assert (back["seat"], back["holder"], back["by"]) == (0, "person", "back")
            told = (await house.info(table.name))["seats"][0]
            assert (told["holder"], told["here"]) == ("person", True)


async def test_in_a_tournament_its_own_rule_holds(house: House, wall: Wall) -> None:
    plan = {"format": "swiss", "rounds": 1}
    new = {"title": "Club", "game": "caminos", "options": {"players": 2}, "match": 1, "plan": plan}
    made = await house.http.post("/api/tournaments", json={**new, "pause": None})
    club = Club(house, made.json())
    await club.enter("Anna")
    await club.enter("Ben")
    await club.does("POST", "/begin")
    table = await first_table(club)
    assert (await house.info(table))["stand_in_after"] is None


async def first_table(club: Club) -> str:
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await club.ask("GET", "/rounds/1")
            if answer.is_success and answer.json()[0]["table"]:
                table: str = answer.json()[0]["table"]
                return table
            await asyncio.sleep(0.05)


# -- restarts, crashes and jumps -------------------------------------------------------
def crashed(data: Path, image: Path) -> Path:
    """What a process leaves that is killed now."""
    with closing(sqlite3.connect(data)) as there, closing(sqlite3.connect(image)) as here:
        there.backup(here)
    image.chmod(0o600)
    return image


def kept(data: Path) -> int:
    with closing(sqlite3.connect(data)) as connection:
        number: int = connection.execute("SELECT count(*) FROM absences").fetchone()[0]
        return number


async def until_kept(data: Path) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            if kept(data):
                return
            await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("how", "jump"), [("stopped", 5 * 3600), ("killed", -20 * 3600), ("killed", 0)]
)
async def test_what_she_was_away_for_counts_on_after_a_restart(
    wall: Wall, tmp_path: Path, how: str, jump: float
) -> None:
    """Not what the server was away for, whatever the clock on the wall says meanwhile."""
    data = tmp_path / "house.db"
    async with wall.house(data) as house:
        table = await table_of(house)
        async with house.joined(table.name, table.secrets[1]):
            await counted(house, wall, table)
            wall.go(120)
            await until_kept(data)
            before = await stand_in(house, table)
            if how == "killed":
                # Up to what was written last of its having been there.
                await told_up(data, wall)
                data = crashed(data, tmp_path / "left.db")
    assert before is not None
    wall.wall += jump
    async with wall.house(data) as house:
        wall.go(10)
        async with house.joined(table.name, table.secrets[1]) as (ben, _):
            left = await stand_in(house, table)
            assert left is not None
            assert before - 15 <= left <= before + 5
            wall.go(left)
            assert (await changed(ben))["by"] == "away"
    assert kept(data) == 0


async def told_up(data: Path, wall: Wall) -> None:
    """It is written that the server is there by now."""
    now = int(wall.wall * 1000)
    async with asyncio.timeout(PATIENCE):
        while True:
            with closing(sqlite3.connect(data)) as connection:
                seen = [row[0] for row in connection.execute("SELECT seen FROM uptimes")]
            if seen and max(seen) >= now - 1000:
                return
            await asyncio.sleep(0.1)
