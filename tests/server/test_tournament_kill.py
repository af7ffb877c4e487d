"""``kill -9`` in a tournament: no round is paired twice, no result lost or counted twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.club import QUICK, SHORT, Club
from tests.server.process import started
from tests.server.running import PATIENCE, Frame

import irrgarten
from irrgarten.two_sides import made_of

KILLS = 2


async def known(evening: Club) -> dict[tuple[int, int], Frame]:
    """Every encounter that was told, without what is still to come of it."""
    export = (await evening.ask("GET", "/export")).json()
    return {(one["round"], one["number"]): one for round_ in export["rounds"] for one in round_}


def same(before: Frame, after: Frame) -> bool:
    """Whoever meets, and why, stays; so does a result."""
    fixed = ("first", "second", "why", "table")
    result = before["result"]
    return all(before[what] == after[what] for what in fixed) and result in (None, after["result"])


@pytest.mark.slow
async def test_a_tournament_goes_on_after_every_kill(tmp_path: Path) -> None:
    data, random, port = tmp_path / "house.db", Random(5), 0
    body = {**SHORT, **QUICK, "plan": {"format": "swiss", "rounds": 3}, "token": "k" * 32}
    told: dict[tuple[int, int], Frame] = {}
    for kill in range(KILLS + 1):
        async with started(data, port) as process:
            house = process.house
            port = house.port
            made = (await house.http.post("/api/tournaments", json=body)).json()
            evening = Club(house, made)
            if not (await evening.info())["players"]:
                await evening.does("POST", "/bots", {"count": 7, "level": "beginner"})
            await evening.does("POST", "/begin")
            now = await known(evening)
            assert all(same(one, now[key]) for key, one in told.items())
            if kill == KILLS:
                info = await evening.until(lambda info: bool(info["status"] == "over"))
                told = await known(evening)
                break
            await asyncio.sleep(random.uniform(0.05, 0.6))
            told = await known(evening)
            await process.kill()
    async with asyncio.timeout(PATIENCE):
        async with started(data) as process:
            await check(Club(process.house, made), told, info)


async def check(evening: Club, told: dict[tuple[int, int], Frame], info: Frame) -> None:
    assert sorted(told) == [(round_, number) for round_ in (1, 2, 3) for number in (1, 2, 3, 4)]
    for one in told.values():
        if one["second"] is None:
            continue
        record = (await evening.http.get(f"/api/tables/{one['table']}/record")).json()
        game = irrgarten.replay(record)
        made = made_of([[0], [1]], game.result or [])
        assert (one["result"]["first"], one["result"]["second"]) == made
    total = sum(row["score"] for row in info["standings"])
    assert total == 12
