"""How long a preview is on its way, while others play: asked on loopback, of a real server.

One client tries acts that are legal, one and several, in every game, and sends a ping on the same
line before each. What a preview costs is what it takes longer than a ping.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from math import ceil
from pathlib import Path
from random import Random

from msgspec import Struct, field
from tests.server.process import TREE, started
from tests.server.running import Company, Frame, House, Socket, gathered, person

from irrgarten import registry

#: Acts that are tried together at most.
SEVERAL = 4
#: Seconds between two positions: a person tries more slowly.
PAUSE = 0.02
#: Seconds after which it is given up.
AT_MOST = 600


class Ways(Struct):
    """Seconds, of one game."""

    game: str
    one: list[float] = field(default_factory=list)
    several: list[float] = field(default_factory=list)
    pings: list[float] = field(default_factory=list)
    #: Acts that chance or something hidden would have answered.
    not_shown: int = 0


async def asked(socket: Socket, frame: Frame, answer: str) -> tuple[float, Frame]:
    began = time.perf_counter()
    await socket.send(frame)
    told = await socket.until(answer)
    return time.perf_counter() - began, told


async def try_acts(ways: Ways, company: Company, seat: int, lots: Random) -> None:
    """At one position: a ping, an act, and as many more as can be tried after it."""
    socket, legal = company.sockets[seat], company.frames[seat]["legal"]
    took, _ = await asked(socket, {"type": "ping"}, "pong")
    ways.pings.append(took)
    acts: list[str] = []
    while legal and len(acts) < SEVERAL:
        acts.append(lots.choice(legal))
        preview = {"type": "preview", "ply": company.ply, "acts": acts}
        took, told = await asked(socket, preview, "previewed")
        if len(told["steps"]) < len(acts):
            ways.not_shown += len(acts) == 1
            return
        (ways.one if len(acts) == 1 else ways.several).append(took)
        legal = told["steps"][-1]["legal"]


async def measured(house: House, game: str, positions: int) -> Ways:
    """So many positions of random games, each come to by an act that was made."""
    ways, lots = Ways(game), Random(1)
    while positions:
        players = registry.rules(game).players[0]
        made = await house.make(*(person(f"Person {n}") for n in range(players)), game=game)
        secrets = [seat["secret"] for seat in made["seats"]]
        async with gathered(house, made["info"]["table"], secrets) as company:
            while positions and (seat := company.actor) is not None:
                positions -= 1
                await try_acts(ways, company, seat, lots)
                await company.act(lots.choice(company.frames[seat]["legal"]))
                await asyncio.sleep(PAUSE)
    return ways


@asynccontextmanager
async def crowd(port: int, tables: int) -> AsyncIterator[None]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.crowd", str(port), str(tables)),
        cwd=TREE,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        assert await process.stdout.readline() == b"ready\n", "no crowd came"
        yield
        process.stdin.close()
        acts, seconds = map(float, (await process.stdout.readline()).split())
        print(f"{tables} other tables made {acts / seconds:.0f} acts a second together.")
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def compare(tables: int, positions: int) -> list[Ways]:
    with tempfile.TemporaryDirectory() as folder:
        async with (
            asyncio.timeout(AT_MOST),
            started(Path(folder) / "bench.db") as process,
            crowd(process.house.port, tables),
        ):
            games = registry.names()
            return [await measured(process.house, game, positions) for game in games]


def share(took: Sequence[float], part: float) -> float:
    """The milliseconds within which this part of them came."""
    return sorted(took)[max(0, ceil(part * len(took)) - 1)] * 1000


def row(name: str, took: Sequence[float], pings: Sequence[float]) -> str:
    p50, p99 = share(took, 0.5), share(took, 0.99)
    ratios = p50 / share(pings, 0.5), p99 / share(pings, 0.99)
    return f"  {name:<16}{len(took):6}{p50:9.2f}{p99:9.2f}{ratios[0]:9.1f}{ratios[1]:9.1f}"


def tell(ways: Sequence[Ways]) -> None:
    head = "".join(f"{word:>9}" for word in ("p50 ms", "p99 ms", "p50/ping", "p99/ping"))
    print(f"  {'':<16}{'asked':>6}{head}")
    for one in ways:
        unseen = f", {one.not_shown} not shown" if one.not_shown else ""
        print(f"{one.game}: {len(one.pings)} positions{unseen}")
        print(row("ping", one.pings, one.pings))
        if one.one:
            print(row("one act", one.one, one.pings))
        if one.several:
            print(row("several acts", one.several, one.pings))
        if not one.one and not one.several:
            print("  nothing is previewed")
    previews = [took for one in ways for took in (*one.one, *one.several)]
    pings = [took for one in ways for took in one.pings]
    print("all games")
    print(row("ping", pings, pings))
    if previews:
        print(row("preview", previews, pings))


def main(args: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="(default: %(default)s)")
    parser.add_argument("--positions", type=int, default=200, help="a game (default: %(default)s)")
    chosen = parser.parse_args(args)
    tell(asyncio.run(compare(chosen.tables, chosen.positions)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
