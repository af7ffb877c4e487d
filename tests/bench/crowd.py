"""Other tables of a server, at which persons play: ``python -m tests.bench.crowd PORT TABLES``.

Every game has as many of them. It says ``ready`` once all tables are set, and plays until its
input ends; then it tells how many acts it made in how many seconds. It is a process of its own, so
that nobody who measures waits for it.
"""

from __future__ import annotations

import asyncio
import sys
import time
from itertools import cycle, islice
from random import Random

from tests.server.running import House, clients, gathered, person

from irrgarten import registry

#: Seconds that pass between two acts at one table: lively persons, who do not ponder.
THOUGHT = (1.0, 3.0)
#: Tables that are being set at the same time.
AT_ONCE = 10


class Crowd:
    def __init__(self, house: House) -> None:
        self._house = house
        self._setting = asyncio.Semaphore(AT_ONCE)
        self.acts = 0

    async def play(self, game: str, number: int, ready: asyncio.Semaphore) -> None:
        """At one table after the other, each until its game is over."""
        players, lots = registry.rules(game).players[0], Random(number)
        # They sit at home, each company elsewhere: one address may not hold so many seats.
        address = f"127.1.{number // 250}.{number % 250 + 1}"
        while True:
            async with self._setting:
                names = (person(f"Person {seat}") for seat in range(players))
                made = await self._house.make(*names, game=game)
            table, secrets = made["info"]["table"], [seat["secret"] for seat in made["seats"]]
            async with gathered(self._house, table, secrets, address) as company:
                ready.release()
                while company.actor is not None:
                    await asyncio.sleep(lots.uniform(*THOUGHT))
                    await company.act(lots.choice(company.frames[company.actor]["legal"]))
                    self.acts += 1


async def main(port: int, tables: int) -> None:
    async with clients(port) as house, asyncio.TaskGroup() as group:
        crowd, ready = Crowd(house), asyncio.Semaphore(0)
        games = islice(cycle(registry.names()), tables)
        playing = [
            group.create_task(crowd.play(game, number, ready)) for number, game in enumerate(games)
        ]
        for _ in playing:
            await ready.acquire()
        began, before = time.monotonic(), crowd.acts
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.read)
        print(crowd.acts - before, time.monotonic() - began, flush=True)
        for one in playing:
            one.cancel()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
