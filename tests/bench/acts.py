"""``make bench ONLY=acts``: acts a second that a server takes, each durable before it is told.

Tables of two seats at which both act as soon as they may, over sockets of their own; one process
and a file. What that is compared with is measured in turn, in the same run, and the figure that
counts is the ratio: the server of another built tree (``--beside TREE``), several processes on
PostgreSQL and Redis (``--together 2``, tables divided among them, beside one), others loading
games of 1,500 plies meanwhile (``--long 20``), clocks at all tables (``--clocks``), or a server
that keeps nothing and knows no game (``--bare``). With ``--share 0.5`` each server has only half a
processor, as if it were on a machine of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import product
from pathlib import Path
from typing import cast

import httpx
import msgspec
from tests.bench.houses import HERE, Served, memory, serving, worked
from tests.server.test_long_games import lengthened
from tests.servers.postgresql import USER, PostgreSQLServer
from tests.servers.redis import RedisServer

from irrgarten import registry

try:
    from uvloop import run
except ImportError:
    from asyncio import run  # type: ignore[assignment]

#: Seconds before what happens is counted.
WARM = 1.0
#: Seconds within which somebody must have acted.
PATIENCE = 60
#: It is counted until so small a part of the games, a tenth, is over.
FEW = 10
#: Kinds of frames, each the last of its message.
TEXT, PING, PONG = 0x81, 0x89, 0x8A
#: A game that can be made long by doing nothing, and how long that is.
LONG_GAME, PLIES = "magic_labyrinth", 1500
#: More time than anybody uses here.
CLOCK = {"kind": "real", "each": 3600, "increment": 5}
PERSON = {"holder": "person", "name": "Somebody"}
#: The module that is a server.
PROCESS = ("tests.server.process",)


class Told(msgspec.Struct):
    """What of a frame a player needs to go on."""

    type: str
    ply: int = 0
    legal: list[str] = []
    acting: list[int] = []
    seat: int | None = None
    code: str = ""


_read = msgspec.json.Decoder(Told).decode


class Player(asyncio.Protocol):
    """A seat that acts at random, at once. It speaks as much of the protocol as it needs."""

    def __init__(self, table: str, seat: int, secret: str, tally: Tally) -> None:
        self._table, self._seat, self._secret, self._tally = table, seat, secret, tally
        self._received = b""
        self._open = False
        self._sent: tuple[int, float] | None = None
        self._told = Told("")
        self._random = random.Random(f"{table} {seat}")

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # that of uvloop is one by its ways
        self._transport.write(
            f"GET /api/tables/{self._table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self._open:
            head, found, rest = self._received.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._open, self._received = True, rest
            self._send({"type": "join", "secret": self._secret})
        while frame := self._next():
            kind, said = frame
            if kind == TEXT:
                self._take(said)
            elif kind == PING:
                self._put(PONG, said)

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole frame, and its kind. A server does not mask."""
        data = self._received
        if len(data) < 2:
            return None
        length, at = data[1] & 127, 2
        if length > 125:
            at = 4 if length == 126 else 10
            length = int.from_bytes(data[2:at], "big")
        if len(data) < at + length:
            return None
        self._received = data[at + length :]
        return data[0], data[at : at + length]

    def _send(self, frame: dict[str, object]) -> None:
        self._put(TEXT, msgspec.json.encode(frame))

    def _put(self, kind: int, said: bytes) -> None:
        size = len(said)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([kind]) + length + bytes(4) + said)  # masked by nothing

    def _take(self, frame: bytes) -> None:
        told = _read(frame)
        if told.type in ("error", "refused"):
            raise RuntimeError(frame)
        if told.type not in ("welcome", "started", "played"):
            return
        if self._sent is not None and told.ply > self._sent[0]:
            self._tally.took(time.perf_counter() - self._sent[1])
            self._sent = None
        if not told.acting and self._seat == 0:
            self._tally.game_over()
        self._told = told
        self.go_on()

    def go_on(self) -> None:
        """Act, if it is her turn and she has not acted yet."""
        told = self._told
        if self._seat in told.acting and self._sent is None and self._tally.plays:
            self._sent = told.ply, time.perf_counter()
            self._send({"type": "act", "ply": told.ply, "acts": [self._random.choice(told.legal)]})


class Tally:
    """Nobody ``plays`` before all tables are set, else the first games would soon be over."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.players: list[Player] = []
        self.counts = False
        self.plays = False
        #: So many games are over that those which are left are not what is measured.
        self.enough = asyncio.Event()
        #: An act was counted.
        self.begun = asyncio.Event()
        self._games_over = 0

    def game_over(self) -> None:
        self._games_over += 1
        if self._games_over * FEW * 2 > len(self.players):
            self.enough.set()

    def begin(self) -> None:
        self.plays = True
        for player in self.players:
            player.go_on()

    def took(self, seconds: float) -> None:
        if self.counts:
            self.waits.append(seconds)
            self.begun.set()


class Measured(msgspec.Struct):
    acts: float
    p50: float
    p99: float
    #: Kilobytes of a table.
    memory: float
    #: Microseconds of the processor that the servers took for an act, and their loops of these.
    cost: float
    loop: float


def measured(
    tree: Path,
    game: str,
    tables: int,
    seconds: float,
    long: int = 0,
    clock: dict[str, object] | None = None,
    share: float | None = None,
) -> Measured:
    """One process and a file, while so many ``long`` games are loaded by others."""
    with tempfile.TemporaryDirectory() as folder:
        data = f"{folder}/games.db"
        names = _long_games(tree, data, long) if long else []
        with serving(tree, *PROCESS, data, "0", share=share) as houses:
            return run(_play(houses, game, tables, seconds, names, clock))


def measured_bare(game: str, tables: int, seconds: float, share: float | None = None) -> Measured:
    """A server without games, whichever they would be."""
    with serving(HERE, "tests.bench.bare", share=share) as houses:
        return run(_play(houses, game, tables, seconds))


def measured_together(
    game: str, tables: int, seconds: float, processes: int, share: float | None = None
) -> Measured:
    """So many processes on one PostgreSQL and one Redis."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        with PostgreSQLServer(folder / "sql") as sql, RedisServer(folder / "bus") as bus:
            data = f"postgresql://{USER}@127.0.0.1:{sql.port}/postgres"
            words = (*PROCESS, data, "0", "--bus", bus.address)
            with serving(HERE, *words, number=processes, share=share) as houses:
                return run(_play(houses, game, tables, seconds))


def _long_games(tree: Path, data: str, number: int) -> list[str]:
    body = {"game": LONG_GAME, "options": {"players": 2}, "seats": [PERSON, PERSON], "given": {}}
    with serving(tree, *PROCESS, data, "0") as houses:
        url = f"http://127.0.0.1:{houses[0].port}/api/tables"
        made = [httpx.post(url, json=body).raise_for_status().json() for _ in range(number)]
    names = [one["info"]["table"] for one in made]
    for name in names:
        asyncio.run(lengthened(Path(data), name, PLIES))
    return names


async def _load(house: Served, names: list[str], seconds: float) -> None:
    """Somebody asks for one long game after the other."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.port}", timeout=60) as http:
        for name in names:
            (await http.get(f"/api/tables/{name}")).raise_for_status()
            await asyncio.sleep(seconds / len(names) / 2)


async def _play(
    houses: list[Served],
    game: str,
    tables: int,
    seconds: float,
    long: list[str] | None = None,
    clock: dict[str, object] | None = None,
) -> Measured:
    tally = Tally()
    body = {"game": game, "options": {"players": 2}, "seats": [PERSON, PERSON], "given": {}}
    body |= {} if clock is None else {"clock": clock}
    async with httpx.AsyncClient(timeout=60) as http:
        for number in range(tables):
            port = houses[number % len(houses)].port
            asked = await http.post(f"http://127.0.0.1:{port}/api/tables", json=body)
            made = asked.raise_for_status().json()
            for seat in made["seats"]:
                player = Player(made["info"]["table"], seat["seat"], seat["secret"], tally)
                tally.players.append(player)
                await _connect(player, port, number)
    tally.begin()
    await asyncio.sleep(WARM)
    tally.counts = True
    began, before = time.perf_counter(), worked(houses)
    if long:
        await _load(houses[0], long, seconds)
    with suppress(TimeoutError):
        await asyncio.wait_for(tally.enough.wait(), began + seconds - time.perf_counter())
    async with asyncio.timeout(PATIENCE):  # on a machine that has far too much to do
        await tally.begun.wait()
    took, tally.plays = time.perf_counter() - began, False
    took_of_them = worked(houses).since(before)
    waits = sorted(tally.waits)
    return Measured(
        acts=len(waits) / took,
        p50=statistics.median(waits),
        p99=waits[len(waits) * 99 // 100],
        memory=sum(memory(house.pid) - house.memory for house in houses) / tables,
        cost=took_of_them.all / len(waits) * 1e6,
        loop=took_of_them.loop / len(waits) * 1e6,
    )


async def _connect(player: Player, port: int, table: int) -> None:
    """Each table comes from an address of its own."""
    here = f"127.0.{1 + table // 250}.{1 + table % 250}"
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: player, "127.0.0.1", port, local_addr=(here, 0))


def told(what: str, rate: Measured) -> None:
    print(
        f"{what}: {rate.acts:,.0f} acts a second, p50 {1000 * rate.p50:,.0f} ms, "
        f"p99 {1000 * rate.p99:,.0f} ms, {rate.cost:,.0f} µs of the server an act "
        f"({rate.loop:,.0f} of the loop), {rate.memory:,.0f} kB a table",
        flush=True,
    )


def compared(here: list[Measured], there: list[Measured]) -> None:
    """By their medians."""
    acts, p99, cost = (
        [statistics.median(getattr(rate, name) for rate in rates) for rates in (here, there)]
        for name in ("acts", "p99", "cost")
    )
    print(
        f"  {acts[0] / acts[1]:.1f} times as many acts, p99 {p99[0] / p99[1]:.2f} times as long, "
        f"{cost[1] / cost[0]:.1f} times as many acts in a second of the processor",
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    parser.add_argument("--game", nargs="+", default=registry.names())
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=1)
    other = parser.add_mutually_exclusive_group()
    other.add_argument("--beside", type=Path, help="another built tree")
    other.add_argument("--together", type=int, help="so many processes on PostgreSQL and Redis")
    other.add_argument("--long", type=int, help="so many long games are loaded meanwhile")
    other.add_argument("--clocks", action="store_true", help="all tables have a clock")
    other.add_argument("--bare", action="store_true", help="a server without games")
    parser.add_argument("--share", type=float, help="of a processor, for each server")
    args = parser.parse_args()
    here = partial(measured, HERE, share=args.share)
    ways: dict[str, Callable[[str, int, float], Measured]] = {"here": here}
    if args.beside:
        ways["the other tree"] = partial(measured, args.beside.resolve(), share=args.share)
    if args.bare:
        ways["bare"] = partial(measured_bare, share=args.share)
    if args.long:
        loading = partial(here, long=args.long)
        ways = {f"while {args.long} long games are loaded": loading, **ways}
    if args.clocks:
        ways = {"with clocks": partial(here, clock=CLOCK), **ways}
    if args.together:
        numbers = (args.together, 1)
        on = partial(measured_together, share=args.share)
        ways = {f"{n} on PostgreSQL": partial(on, processes=n) for n in numbers}
    for game, tables in product(args.game, args.tables):
        rates: dict[str, list[Measured]] = {name: [] for name in ways}
        for _ in range(args.rounds):
            for name, way in ways.items():
                rates[name].append(way(game, tables, args.seconds))
                told(f"{game}, {tables} tables, {name}", rates[name][-1])
        if len(ways) > 1:
            compared(*rates.values())
    return 0


if __name__ == "__main__":
    sys.exit(main())
