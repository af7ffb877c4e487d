"""Time is kept on the server, for whoever is to act: across restarts, and clocks that jump."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from tests.server.process import started
from tests.server.running import (
    PATIENCE,
    Company,
    Frame,
    House,
    Socket,
    Stopwatch,
    gathered,
    person,
    running,
)

from irrgarten.verification import verify

MINUTE = 60_000


class Wall:
    """A clock on the wall, which can be put forward and back, and a stopwatch that cannot."""

    def __init__(self) -> None:
        self.wall = 1_000_000_000.0
        self.stopwatch = Stopwatch()

    def go(self, seconds: float) -> None:
        self.wall += seconds
        self.stopwatch.seconds += seconds

    @asynccontextmanager
    async def house(self, data: Path, **chosen: Any) -> AsyncIterator[House]:
        """A server that goes by this; each has a stopwatch that begins at nought."""
        self.stopwatch = Stopwatch()
        clock = lambda: datetime.fromtimestamp(self.wall, UTC)  # noqa: E731
        async with running(data, clock=clock, monotonic=self.stopwatch.read, **chosen) as house:
            yield house


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
async def house(tmp_path: Path, wall: Wall) -> AsyncIterator[House]:
    async with wall.house(tmp_path / "house.db") as house:
        yield house


def real(each: int = 300, increment: int = 0, ends: str = "bot") -> Frame:
    return {"kind": "real", "each": each, "increment": increment, "ends": ends}


def days(each: int, ends: str = "bot") -> Frame:
    return {"kind": "days", "each": each, "ends": ends}


async def set_up(
    house: House, clock: Frame, *seats: Frame, game: str = "caminos", **options: Any
) -> tuple[str, list[str]]:
    given = {} if game == "dog" else {"beginner": 0}
    company = seats or (person("Anna"), person("Ben"))
    made = await house.make(*company, game=game, clock=clock, given=given, **options)
    return made["info"]["table"], [seat["secret"] for seat in made["seats"]]


async def stands(house: House, table: str) -> Frame:
    info = await house.info(table)
    found: Frame = info["clock"]["stands"]
    return found


async def first_act(company: Company) -> list[Frame]:
    assert company.actor is not None
    return await company.act(company.frames[company.actor]["legal"][0])


async def until(house: House, table: str, **wanted: object) -> Frame:
    """The table's info once it has come to be so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            info = await house.info(table)
            if all(info[name] == value for name, value in wanted.items()):
                return info
            await asyncio.sleep(0.05)


def kept_left(data: Path, table: str) -> list[int]:
    with closing(sqlite3.connect(data)) as connection:
        asked = 'SELECT "left" FROM acts WHERE "table" = ? ORDER BY ply'
        return [left for (left,) in connection.execute(asked, (table,))]


# -- running ------------------------------------------------------------------------
async def test_time_runs_for_whoever_is_to_act(house: House, wall: Wall, tmp_path: Path) -> None:
    table, secrets = await set_up(house, real(300, increment=5))
    async with gathered(house, table, secrets) as company:
        assert await stands(house, table) == {"left": [5 * MINUTE] * 2, "runs": [0]}
        wall.go(20)
        assert (await stands(house, table))["left"] == [280_000, 300_000]
        told = await first_act(company)
        assert [frame["type"] for frame in told] == ["played", "clock"]
        assert told[1]["stands"] == {"left": [285_000, 300_000], "runs": [1]}
        wall.go(7)
        await first_act(company)
        wall.go(1)
        assert await stands(house, table) == {"left": [284_000, 298_000], "runs": [0]}
        async with house.joined(table) as (_, welcome):
            assert welcome["info"]["clock"]["stands"]["left"] == [284_000, 298_000]
    assert kept_left(tmp_path / "house.db", table) == [285_000, 298_000]


async def test_a_clock_that_does_not_go_is_refused(house: House) -> None:
    seats = [person("Anna"), person("Ben")]
    body = {"game": "caminos", "options": {"players": 2}, "seats": seats}
    for clock in WRONG:
        answer = await house.http.post("/api/tables", json={**body, "clock": clock})
        assert answer.status_code == 400, clock
        assert answer.json()["message"]


WRONG: list[Frame] = [
    {"kind": "real", "each": 9},
    {"kind": "real", "each": 100_000},
    {"kind": "real", "each": 60, "increment": -1},
    {"kind": "real", "each": 60, "increment": 601},
    {"kind": "days", "each": 61},
    {"kind": "days", "each": 1, "increment": 1},
    {"kind": "years", "each": 1},
    {"kind": "real", "each": 60, "ends": "never"},
    {"kind": "real", "each": 60.5},
    {"kind": "real", "each": 60, "more": 1},
    {"each": 60},
]


# -- up -----------------------------------------------------------------------------
async def changed(socket: Socket) -> Frame:
    while (frame := await socket.until("table")).get("change") is None:
        pass
    change: Frame = frame["change"]
    return change


async def test_the_seat_loses(house: House, wall: Wall) -> None:
    table, secrets = await set_up(house, real(60, ends="loses"))
    async with gathered(house, table, secrets) as company:
        await first_act(company)
        wall.go(61)
        played = await company.sockets[0].until("played")
        (act,) = played["acts"]
        assert (act["ply"], act["seat"], act["events"]) == (2, 1, [])
        assert act["call"] == {"what": "time", "ply": None}
        assert (played["acting"], played["legal"]) == ([], [])
        info = await until(house, table, status="over")
        assert (info["result"], info["ended"]) == ([1.0, 0.0], "time")
        assert (await stands(house, table))["runs"] == []
        record = await house.record(table)
        assert record["acts"][-1] == {"seat": 1, "act": "#time"}
        checked = verify(record)
        assert (checked.faults, checked.over) == ([], True)
        await company.sockets[1].act(2, "L:a1.1,a2.1,a3.1,b1.1")
        assert (await company.sockets[1].until("refused"))["reason"] == "why-past"


# -- nobody there -------------------------------------------------------------------
async def test_a_deadline_is_kept_where_nobody_is(wall: Wall, tmp_path: Path) -> None:
    """Nor has anybody asked for the table since the server was started."""
    data = tmp_path / "house.db"
    async with wall.house(data) as house:
        table, _ = await set_up(house, days(1, ends="loses"))
    wall.wall += 3600
    async with wall.house(data) as house:
        await asyncio.sleep(0)
        wall.go(23 * 60 * 60)
        assert (await until(house, table, status="playing"))["clock"]["stands"]["runs"] == [0]
    async with wall.house(data) as house:
        wall.go(60 * 60 + 10)
        info = await ended_unseen(data, house, table)
        assert (info["status"], info["result"], info["ended"]) == ("over", [0.0, 1.0], "time")


async def ended_unseen(data: Path, house: House, table: str) -> Frame:
    async with asyncio.timeout(PATIENCE):
        while True:
            with closing(sqlite3.connect(data)) as connection:
                asked = 'SELECT ended FROM tables WHERE "table" = ?'
                if connection.execute(asked, (table,)).fetchone()[0] is not None:
                    return await house.info(table)
            await asyncio.sleep(0.05)


# -- restarts and jumps -------------------------------------------------------------
@pytest.mark.parametrize("jump", [-1e6, -30, 30, 1e6])
async def test_a_clock_on_the_wall_that_jumps_takes_nobodys_time(
    house: House, wall: Wall, jump: float
) -> None:
    table, secrets = await set_up(house, real(300, ends="loses"))
    async with gathered(house, table, secrets) as company:
        wall.go(10)
        wall.wall += jump
        assert (await stands(house, table))["left"] == [290_000, 300_000]
        await first_act(company)
        wall.wall -= 2 * jump
        wall.go(10)
        await first_act(company)
        assert (await stands(house, table))["left"] == [290_000, 290_000]
        assert (await house.info(table))["status"] == "playing"


@pytest.mark.slow
async def test_killed_with_clocks_running(tmp_path: Path) -> None:
    """A real process: what it was away for is given back, and what came before it counts."""
    data = tmp_path / "house.db"
    async with started(data) as process:
        table, secrets = await set_up(process.house, real(3600, ends="loses"))
        async with gathered(process.house, table, secrets) as company:
            await first_act(company)
        before = (await stands(process.house, table))["left"]
        await process.kill()
    down = asyncio.get_running_loop().time()
    await asyncio.sleep(2)
    async with started(data) as process:
        away = 1000 * (asyncio.get_running_loop().time() - down)
        after = (await stands(process.house, table))["left"]
        assert after[0] == before[0]
        assert before[1] - away < after[1] <= 3_600_000, "nobody pays for the time without a server"
        assert (await stands(process.house, table))["runs"] == [1]
