"""A tournament of many tables on one process to its end: ``python -m tests.bench.tournament``.

``--tables 100`` are played at once, in as many ``--rounds`` as one winner needs unless said, of
``--game caminos`` or another. All the while a hall looks on, and somebody asks for one table after
the other, whose answers are timed. What is printed is a Figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

import msgspec
from tests.fuzz.served import resident
from tests.server.club import QUICK, Club, club
from tests.server.process import children, started
from tests.server.running import Frame, House

#: Seconds between two questions of somebody, and between two looks of a hall.
ASKS, LOOKS = 0.1, 1.5
#: Tables that a hall shows at once.
SHOWN = 12
#: Answers that are timed at least.
ENOUGH = 4
MB = 1 << 20


class Figures(msgspec.Struct, frozen=True):
    """Seconds from the first pairing to the prize-giving, and acts that all games took.

    ``longest_round`` is in seconds, ``asked_p50`` and ``asked_p99`` in milliseconds: how long one
    who asked for a table waited. ``server_mb`` is the most that the server held, ``workers_mb``
    what its processes for bots held in the end.
    """

    game: str
    tables: int
    rounds: int
    encounters: int
    acts: int
    seconds: float
    acts_per_second: float
    longest_round: float
    asked: int
    asked_p50: float
    asked_p99: float
    server_mb: int
    workers_mb: int


class Somebody:
    """Asks for one table after the other, and remembers how long it took."""

    def __init__(self, house: House, evening: Club, pid: int) -> None:
        self._house = house
        self._evening = evening
        self._pid = pid
        self.waited: list[float] = []
        self.held = 0

    async def ask(self) -> None:
        while True:
            info = await self._evening.info()
            for one in info["encounters"]:
                if one["table"] is None:
                    continue
                began = time.perf_counter()
                await self._house.http.get(f"/api/tables/{one['table']}")
                self.waited.append(1000 * (time.perf_counter() - began))
                self.held = max(self.held, resident(self._pid))
                await asyncio.sleep(ASKS)

    async def look(self, tables: int) -> None:
        """As the hall's screen does."""
        first = 1
        while True:
            numbers = [1 + (first + at - 1) % tables for at in range(min(SHOWN, tables))]
            asked = "&".join(f"table={number}" for number in numbers)
            await self._evening.ask("GET", f"/boards?{asked}")
            first += SHOWN
            await asyncio.sleep(LOOKS)


async def measured(
    tables: int, rounds: int | None, folder: Path, game: Frame | None = None
) -> Figures:
    chosen = QUICK if game is None else game
    async with started(folder / "house.db") as process:
        house = process.house
        house.http.timeout = None  # how long it takes is what is asked
        plan = {"format": "swiss"} | ({} if rounds is None else {"rounds": rounds})
        evening = await club(house, **chosen, plan=plan)
        await evening.does("POST", "/bots", {"count": 2 * tables, "level": "beginner"})
        somebody = Somebody(house, evening, process.pid)
        began = time.perf_counter()
        await evening.does("POST", "/begin")
        looking = [asyncio.create_task(somebody.ask()), asyncio.create_task(somebody.look(tables))]
        info, turns = await evening.info(), [began]
        while info["status"] != "over":
            round_ = info["round"]
            info = (await evening.ask("GET", f"?after={info['revision']}")).json()
            if info["round"] != round_:
                turns.append(time.perf_counter())
        turns.append(time.perf_counter())
        while len(somebody.waited) < ENOUGH:  # noqa: ASYNC110
            await asyncio.sleep(ASKS)
        for task in looking:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        export = (await evening.ask("GET", "/export")).json()
        met = [one for round_ in export["rounds"] for one in round_]
        assert all(one["result"]["how"] in ("played", "bye") for one in met)
        assert sum(row["score"] for row in info["standings"]) == len(met)
        acts = sum([len((await house.record(one["table"]))["acts"]) for one in export["games"]])
        workers = sum(map(resident, children(process.pid)))
    seconds, times = turns[-1] - began, quantiles(somebody.waited, n=100)
    return Figures(
        game=chosen["game"],
        tables=tables,
        rounds=info["round"],
        encounters=len(met),
        acts=acts,
        seconds=round(seconds, 1),
        acts_per_second=round(acts / seconds, 1),
        longest_round=round(max(b - a for a, b in pairwise(turns)), 1),
        asked=len(somebody.waited),
        asked_p50=round(times[49], 1),
        asked_p99=round(times[98], 1),
        server_mb=somebody.held // MB,
        workers_mb=workers // MB,
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--game", default=QUICK["game"])
    asked = parser.parse_args()
    other = None if asked.game == QUICK["game"] else {"game": asked.game, "options": {}}
    with TemporaryDirectory() as made:
        figures = asyncio.run(measured(asked.tables, asked.rounds, Path(made), other))
    print(msgspec.json.encode(figures).decode())
