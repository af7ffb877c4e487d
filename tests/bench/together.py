"""``make bench ONLY=together``: how long until an act is told by another process, on loopback.

Two servers of one PostgreSQL, with a Redis between them. One person acts through one of them; it
is measured until she is told what came of it, and until the guest of the other is. At other tables
of both servers persons play meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from msgspec import Struct, field
from tests.bench.preview import AT_MOST, PAUSE, crowd, share
from tests.server.process import started
from tests.server.running import Frame, House, Socket
from tests.server.together import Spread, reached, spread
from tests.servers.postgresql import PostgreSQLServer
from tests.servers.redis import RedisServer

from irrgarten import registry


class Told(Struct):
    """Seconds, in one game, from when an act was sent."""

    game: str
    #: Until whoever made it was told.
    here: list[float] = field(default_factory=list)
    #: Until a guest of the other process was.
    there: list[float] = field(default_factory=list)


async def arrives(socket: Socket, ply: int) -> tuple[float, Frame]:
    frame = await reached(socket, ply)
    return time.perf_counter(), frame


async def make(told: Told, company: Spread, lots: Random) -> None:
    seat, act = company.next_act(lots)
    ply = company.ply
    hearing = [asyncio.create_task(arrives(socket, ply + 1)) for socket in company.seats]
    began = time.perf_counter()
    await company.seats[seat].act(ply, act)
    arrived = await asyncio.gather(*hearing)
    company.frames = [frame for _, frame in arrived]
    # Seats go round the two processes, so every other one sits at the same as who acts.
    told.here.append(arrived[seat][0] - began)
    told.there.append(arrived[(seat + 1) % len(arrived)][0] - began)


async def measured(houses: Sequence[House], game: str, acts: int) -> Told:
    told, lots = Told(game), Random(1)
    while len(told.here) < acts:
        async with spread(houses, game, players=registry.rules(game).players[0]) as company:
            while len(told.here) < acts and company.acting:
                await make(told, company, lots)
                await asyncio.sleep(PAUSE)
    return told


async def compare(tables: int, acts: int) -> list[Told]:
    """``tables`` are those at which others play, half of them at either process."""
    async with asyncio.timeout(AT_MOST), AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        (folder / "redis").mkdir()
        database = stack.enter_context(PostgreSQLServer(folder))
        redis = stack.enter_context(RedisServer(folder / "redis"))
        data, houses = database.database(), []
        for _ in range(2):
            server = started(data, 0, "--bus", redis.address)
            houses.append((await stack.enter_async_context(server)).house)
        for house in houses:
            await stack.enter_async_context(crowd(house.port, tables // 2))
        return [await measured(houses, game, acts) for game in registry.names()]


def row(name: str, here: Sequence[float], there: Sequence[float]) -> str:
    shown = (share(took, part) for took in (here, there) for part in (0.5, 0.99))
    return f"  {name:<16}{len(here):6}" + "".join(f"{one:10.2f}" for one in shown)


def tell(games: Sequence[Told]) -> None:
    heads = ("p50 here", "p99", "p50 there", "p99")
    print(f"  {'milliseconds':<16}{'acts':>6}" + "".join(f"{head:>10}" for head in heads))
    for told in games:
        print(row(told.game, told.here, told.there))
    everything = [
        [took for one in games for took in getattr(one, way)] for way in ("here", "there")
    ]
    print(row("all games", *everything))


def main(args: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="(default: %(default)s)")
    parser.add_argument("--acts", type=int, default=200, help="a game (default: %(default)s)")
    chosen = parser.parse_args(args)
    tell(asyncio.run(compare(chosen.tables, chosen.acts)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
