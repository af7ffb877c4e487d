"""A tournament through several processes of one database, whichever of them gets what.

No round is paired twice, no result is lost or counted twice, also when one is killed in between.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio
from tests.server.club import QUICK, SHORT, Club
from tests.server.process import Process, started
from tests.server.running import PATIENCE, Frame
from tests.server.test_tournament_kill import check, known, same
from tests.servers.postgresql import PostgreSQLServer
from tests.servers.redis import RedisServer

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

ROUNDS, ENTRANTS = 3, 8


class Houses:
    """Two processes; one that is killed comes back at the same port."""

    def __init__(self, stack: AsyncExitStack, data: object, bus: str) -> None:
        self._stack = stack
        self._data = data
        self._bus = bus
        self.processes: list[Process] = []

    async def start(self, port: int = 0) -> Process:
        begun = started(self._data, port, "--bus", self._bus)  # type: ignore[arg-type]
        process = await self._stack.enter_async_context(begun)
        self.processes.append(process)
        return process

    async def killed(self, at: int) -> None:
        process = self.processes[at]
        await process.kill()
        await self.start(process.house.port)
        self.processes[at] = self.processes.pop()

    def clubs(self, made: Frame) -> list[Club]:
        return [Club(process.house, made) for process in self.processes]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def houses(postgresql: PostgreSQLServer, redis: RedisServer) -> AsyncIterator[Houses]:
    async with AsyncExitStack() as stack:
        found = Houses(stack, postgresql.database(), redis.bus().url)
        await found.start()
        await found.start()
        yield found


async def made(houses: Houses, token: str, **more: object) -> Frame:
    """Set up through both at once: it is one tournament."""
    body = {**SHORT, **QUICK, "plan": {"format": "swiss", "rounds": ROUNDS}, "token": token, **more}
    answers = await asyncio.gather(
        *(one.house.http.post("/api/tournaments", json=body) for one in houses.processes)
    )
    assert [answer.status_code for answer in answers] == [201, 201]
    first, second = (answer.json() for answer in answers)
    assert first["organiser"] == second["organiser"]
    found: Frame = first
    return found


async def both(clubs: list[Club], method: str, path: str, body: Frame | None = None) -> list[int]:
    answers = await asyncio.gather(*(one.ask(method, path, body, one.organiser) for one in clubs))
    return [answer.status_code for answer in answers]


async def over(evening: Club) -> Frame:
    return await evening.until(lambda info: bool(info["status"] == "over"))


async def test_whichever_gets_what_all_counts_once(houses: Houses) -> None:
    """Entrants come through both, and every step is asked of both at the same time."""
    tournament = await made(houses, "b" * 32, pause=None)
    clubs = houses.clubs(tournament)
    entering = [
        clubs[number % 2].ask("POST", "/players", {"name": f"Player {number}"})
        for number in range(ENTRANTS - 1)
    ]
    assert {answer.status_code for answer in await asyncio.gather(*entering)} == {201}
    told: dict[tuple[int, int], Frame] = {}
    for round_ in range(1, ROUNDS + 1):
        said = await both(clubs, "POST", "/begin" if round_ == 1 else "/next")
        assert 201 in said
        assert {*said} <= {201, 409}
        infos = [await one.until(lambda info: bool(info["round"] == round_)) for one in clubs]  # noqa: B023
        assert infos[0]["encounters"] == infos[1]["encounters"]
        now = await known(clubs[round_ % 2])
        assert all(same(one, now[key]) for key, one in told.items())
        played = [key for key, one in now.items() if key[0] == round_ and one["second"] is not None]
        for _, number in played:
            path = f"/rounds/{round_}/tables/{number}/result"
            settled = {"first": 2, "second": 0, "reason": "agreed"}
            assert await both(clubs, "PUT", path, settled) == [200, 200]
        told = await known(clubs[0])
    assert {*await both(clubs, "POST", "/next")} <= {201, 409}
    infos = [await over(one) for one in clubs]
    assert infos[0]["standings"] == infos[1]["standings"]
    assert sorted(told) == [(round_, table) for round_ in (1, 2, 3) for table in (1, 2, 3, 4)]
    assert sum(row["score"] for row in infos[0]["standings"]) == ROUNDS * 4


async def test_each_process_is_killed_once(houses: Houses) -> None:
    """Bots play by themselves; whichever looks after them is killed, and the other goes on."""
    tournament = await made(houses, "k" * 32)
    clubs = houses.clubs(tournament)
    await clubs[0].does("POST", "/bots", {"count": 7, "level": "beginner"})
    assert 201 in await both(clubs, "POST", "/begin")
    told: dict[tuple[int, int], Frame] = {}
    for round_ in (1, 2):
        async with asyncio.timeout(2 * PATIENCE):
            while not any(key[0] >= round_ and one["result"] for key, one in told.items()):
                now = await known(clubs[(round_ + 1) % 2])
                assert all(same(one, now[key]) for key, one in told.items())
                told = now
                await asyncio.sleep(0.05)
        await houses.killed(round_ % 2)
        clubs = houses.clubs(tournament)
    infos = [await over(one) for one in clubs]
    exports = [await known(one) for one in clubs]
    assert exports[0] == exports[1]
    assert infos[0]["standings"] == infos[1]["standings"]
    assert all(same(one, exports[0][key]) for key, one in told.items())
    await check(clubs[1], exports[0], infos[1])
