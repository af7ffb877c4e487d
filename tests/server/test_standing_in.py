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
from tests.server.running import OPEN, PATIENCE, Frame, House, bot, person
from tests.server.test_clocks import Wall, changed, days, real, until

from irrgarten.server import timekeeping
from irrgarten.server.standing_in import ALONE, LEAST

AFTER = 300


@pytest.fixture(autouse=True)
def looked_at_often(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NOW_AND_THEN", "SELDOM"):
        monkeypatch.setattr(timekeeping, name, timekeeping.OFTEN)


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


async def looked(house: House, wall: Wall, times: int = 3) -> None:
    """The server has looked for who is away, since this was called."""
    for _ in range(times):
        await asyncio.sleep(timekeeping.OFTEN)
        await house.http.get("/api/health")


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
        await looked(house, wall)
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


async def test_nobody_who_is_here_on_any_device(house: House, wall: Wall) -> None:
    table = await table_of(house)
    async with house.joined(table.name, table.secrets[1]):
        async with house.joined(table.name, table.secrets[0]):
            async with house.joined(table.name, table.secrets[0]):
                pass
            wall.go(10 * AFTER)
            await looked(house, wall)
            assert (await holder(house, table), await stand_in(house, table)) == ("person", None)
        left = await counted(house, wall, table)
        assert left > AFTER - 30, "from when her last device went"
        wall.go(left - 5)
        async with house.joined(table.name, table.secrets[0]):
            pass
        assert await counted(house, wall, table) > AFTER - 30, "and anew after she was here"


async def test_nobody_for_whom_nobody_waits(house: House, wall: Wall) -> None:
    table = await table_of(house)
    async with house.joined(table.name, table.secrets[0]) as (anna, welcome):
        wall.go(10 * AFTER)
        await looked(house, wall)
        assert (await house.info(table.name))["seats"][1]["stand_in"] is None, "not his turn"
        assert await holder(house, table, 1) == "person"
        await anna.act(0, welcome["legal"][0])
        await anna.until("played")
        assert await stand_in(house, table, 1) == AFTER, "however long he was away before"
    async with house.joined(table.name):  # who watches does not play
        wall.go(10 * AFTER)
        await looked(house, wall)
        assert (await holder(house, table, 1), await stand_in(house, table, 1)) == ("person", None)
    async with house.joined(table.name, table.secrets[0]):
        assert await counted(house, wall, table, 1) > AFTER - 30


@pytest.mark.parametrize(
    "chosen",
    [{"stand_in_after": None}, {"clock": days(1)}, {"clock": days(1), "stand_in_after": 60}],
)
async def test_never_where_it_was_not_chosen(house: House, wall: Wall, chosen: Frame) -> None:
    table = await table_of(house, **chosen)
    assert table.made["info"]["stand_in_after"] is None
    async with house.joined(table.name, table.secrets[1]):
        wall.go(10 * AFTER)
        await looked(house, wall)
        assert (await holder(house, table), await stand_in(house, table)) == ("person", None)


async def test_also_with_a_clock_and_in_the_next_game(house: House, wall: Wall) -> None:
    clock = real(3600, ends="loses")
    table = await table_of(house, clock=clock, stand_in_after=60)
    async with house.joined(table.name, table.secrets[1]) as (ben, _):
        left = await counted(house, wall, table, after=60)
        wall.go(left)
        assert (await changed(ben))["by"] == "away"
        before = (await house.info(table.name))["clock"]["stands"]
        wall.go(100)
        after = (await house.info(table.name))["clock"]["stands"]
        assert before["left"][0] == after["left"][0] < 3_600_000, "her time stands still"
        await ben.send(
            {"type": "propose", "ply": (await ben_to_act(house, table)), "what": "resign"}
        )
        await until(house, table.name, status="over")
    again = await house.http.post(
        f"/api/tables/{table.name}/again",
        headers={"authorization": f"Bearer {table.secrets[1]}"},
    )
    assert again.json()["stand_in_after"] == 60


async def ben_to_act(house: House, table: Table) -> int:
    ply: int = (await until(house, table.name, acting=[1]))["ply"]
    return ply


@pytest.mark.parametrize("wrong", [0, 59, 86_401, -60, 90.5, True, [60]])
async def test_a_time_that_is_none_is_refused(house: House, wrong: object) -> None:
    seats = [person("Anna"), person("Ben")]
    body = {"game": "caminos", "options": {"players": 2}, "seats": seats, "stand_in_after": wrong}
    answer = await house.http.post("/api/tables", json=body)
    assert (answer.status_code, "stand_in_after" in answer.json()["message"]) == (400, True)


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
            await looked(house, wall)
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


async def test_who_was_awaited_yesterday_has_all_the_time(wall: Wall, tmp_path: Path) -> None:
    """Those who waited went, and the server too before it could forget."""
    data = tmp_path / "house.db"
    async with wall.house(data) as house:
        table = await table_of(house)
        async with house.joined(table.name, table.secrets[1]):
            left = await counted(house, wall, table)
            wall.go(left - 5)
            await until_kept(data)
            await told_up(data, wall)
        images = [crashed(data, tmp_path / f"left{number}.db") for number in range(2)]
    async with wall.house(images[0]) as house:
        wall.go(ALONE / 1000 + 60)
        async with house.joined(table.name, table.secrets[1]):
            assert await counted(house, wall, table) > AFTER - 30
    async with (
        wall.house(images[1]) as house,
        house.joined(table.name, table.secrets[1]) as (_, welcome),
    ):
        left = welcome["info"]["seats"][0]["stand_in"]
        assert left == LEAST // 1000, "and nobody is taken by surprise when all come back"


async def test_her_coming_is_kept_at_once(wall: Wall, tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    async with wall.house(data) as house:
        table = await table_of(house)
        async with house.joined(table.name, table.secrets[1]):
            await counted(house, wall, table)
            wall.go(100)
            await until_kept(data)
            async with house.joined(table.name, table.secrets[0]) as (anna, _):
                await anna.settle()
                assert kept(data) == 0


@pytest.mark.parametrize("jump", [-1e6, 1e6])
async def test_a_clock_on_the_wall_that_jumps_calls_no_bot(
    house: House, wall: Wall, jump: float
) -> None:
    table = await table_of(house)
    async with house.joined(table.name, table.secrets[1]):
        left = await counted(house, wall, table)
        wall.wall += jump
        await looked(house, wall)
        assert (await holder(house, table), await stand_in(house, table)) == ("person", left)


async def test_at_an_open_table_too(house: House, wall: Wall) -> None:
    """Where somebody was sent who looks for a game; and bots are nobody who waits."""
    table = await table_of(house, person("Anna"), OPEN, opening={"bots_after": None})
    seat = await house.http.post(f"/api/tables/{table.name}/seats/1", json={"name": "Ben"})
    async with house.joined(table.name, seat.json()["secret"]) as (ben, _):
        wall.go(await counted(house, wall, table))
        assert (await changed(ben))["by"] == "away"
    alone = await table_of(house, person("Anna"), bot())
    async with house.joined(alone.name):
        wall.go(10 * AFTER)
        await looked(house, wall)
        assert await holder(house, alone) == "person"
