"""A tournament of many tables on one process to its end: ``python -m tests.bench.tournament``.

``--tables 100`` are played at once in each of ``--rounds 2``; what is printed is a Figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from tests.server.club import QUICK, club
from tests.server.process import started


class Figures(msgspec.Struct, frozen=True):
    """Seconds from the first pairing to the prize-giving, and acts that all games took."""

    tables: int
    rounds: int
    encounters: int
    acts: int
    seconds: float
    acts_per_second: float


async def measured(tables: int, rounds: int, folder: Path) -> Figures:
    async with started(folder / "house.db") as process:
        house = process.house
        evening = await club(house, **QUICK, plan={"format": "swiss", "rounds": rounds})
        await evening.does("POST", "/bots", {"count": 2 * tables, "level": "beginner"})
        began = time.perf_counter()
        await evening.does("POST", "/begin")
        while (info := await evening.info())["status"] != "over":  # noqa: ASYNC110
            await asyncio.sleep(0.2)
        seconds = time.perf_counter() - began
        export = (await evening.ask("GET", "/export")).json()
        met = [one for round_ in export["rounds"] for one in round_]
        assert all(one["result"]["how"] == "played" for one in met)
        assert sum(row["score"] for row in info["standings"]) == len(met)
        acts = 0
        for one in met:
            acts += len((await house.record(one["table"]))["acts"])
    return Figures(tables, rounds, len(met), acts, round(seconds, 1), round(acts / seconds, 1))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=2)
    asked = parser.parse_args()
    with TemporaryDirectory() as made:
        figures = asyncio.run(measured(asked.tables, asked.rounds, Path(made)))
    print(msgspec.json.encode(figures).decode())
