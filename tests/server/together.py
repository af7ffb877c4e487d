"""Persons who sit at one table through several server processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from random import Random
from typing import Any

from msgspec.structs import replace
from tests.server.running import PATIENCE, WIDE, Frame, House, Socket, person, running
from tests.servers.postgresql import PostgreSQLServer

from irrgarten import registry
from irrgarten.bus import Redis
from irrgarten.server.settings import Limits


async def reached(socket: Socket, ply: int) -> Frame:
    """The frame that tells of the position at a ply, or of a later one."""
    while True:
        frame = await socket.next()
        assert frame["type"] not in ("error", "refused"), frame
        if frame["type"] in ("played", "started") and frame["ply"] >= ply:
            return frame


class Spread:
    """All seats of a table, held by persons who are connected to different processes."""

    def __init__(self, table: str, seats: Sequence[Socket], frames: list[Frame]) -> None:
        self.table = table
        self.seats = seats
        #: What each seat was told last.
        self.frames = frames
        self.answered: list[tuple[int, str]] = []

    @property
    def ply(self) -> int:
        ply: int = self.frames[0]["ply"]
        return ply

    @property
    def acting(self) -> list[int]:
        acting: list[int] = self.frames[0]["acting"]
        return acting

    def next_act(self, lots: Random) -> tuple[int, str]:
        seat = lots.choice(self.acting)
        return seat, lots.choice(self.frames[seat]["legal"])

    async def act(self, seat: int, text: str) -> None:
        """Make an act, and wait until all have heard of it."""
        await self.make(seat, text)
        await self.hear()

    async def make(self, seat: int, text: str) -> None:
        """Sent again until it is answered."""
        ply, socket = self.frames[seat]["ply"], self.seats[seat]
        await socket.act(ply, text)
        while True:
            frame = await socket.next()
            assert frame["type"] != "refused", frame
            if frame["type"] == "error":
                assert frame["code"] == "unavailable", frame
                await asyncio.sleep(0.1)
                await socket.act(ply, text)
            elif frame["type"] == "played" and frame["ply"] > ply:
                break
        self.answered.append((seat, text))
        self.frames[seat] = frame

    async def hear(self) -> None:
        ply = max(frame["ply"] for frame in self.frames)
        for seat, socket in enumerate(self.seats):
            if self.frames[seat]["ply"] < ply:
                self.frames[seat] = await reached(socket, ply)
        assert len({str(frame["acting"]) for frame in self.frames}) == 1

    async def play(self, lots: Random, acts: int) -> None:
        for _ in range(acts):
            if self.acting:
                await self.act(*self.next_act(lots))


@asynccontextmanager
async def spread(
    houses: Sequence[House], game: str, players: int | None = None, **options: Any
) -> AsyncIterator[Spread]:
    """A new table, set up in the first house; its seats go round all houses."""
    number = players or registry.rules(game).players[0]
    names = [person(f"Person {seat}") for seat in range(number)]
    made = await houses[0].make(*names, game=game, **options)
    async with seated(houses, made) as company:
        yield company


@asynccontextmanager
async def seated(houses: Sequence[House], made: Frame) -> AsyncIterator[Spread]:
    table, seats, frames = made["info"]["table"], [], []
    async with AsyncExitStack() as stack:
        for seat, house in zip(made["seats"], cycle(houses), strict=False):
            joined = house.joined(table, seat["secret"])
            socket, welcome = await stack.enter_async_context(joined)
            seats.append(socket)
            frames.append(welcome)
        yield Spread(table, seats, frames)


@asynccontextmanager
async def two(
    postgresql: PostgreSQLServer, bus: Redis, **limits: object
) -> AsyncIterator[list[House]]:
    """Two servers of one database, both in this process; they have heard of each other."""
    data, narrow = postgresql.database(), replace(WIDE, **limits)
    assert isinstance(narrow, Limits)
    async with (
        running(data, bus=bus, limits=narrow) as first,
        running(data, bus=bus, limits=narrow) as second,
    ):
        made = await first.make(person("Anna"), person("Ben"))
        table = made["info"]["table"]
        async with first.joined(table, made["seats"][0]["secret"]):
            await comes_to_show(second, table, "seats.0.here", be=True)
        yield [first, second]


async def shows(socket: Socket, wanted: str, *, be: object) -> Frame:
    """The table's info once something in it has come to be so: ``seats.1.here``."""
    async with asyncio.timeout(PATIENCE):
        while True:
            frame = await socket.next()
            if frame["type"] in ("table", "started") and _found(frame["info"], wanted) == be:
                info: Frame = frame["info"]
                return info


async def comes_to_show(house: House, table: str, wanted: str, *, be: object) -> Frame:
    """The same, asked for again and again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            info = await house.info(table)
            if _found(info, wanted) == be:
                return info
            await asyncio.sleep(0.1)


def _found(info: Frame, wanted: str) -> object:
    found: object = info
    for word in wanted.split("."):
        found = found[int(word)] if isinstance(found, list) else found[word]  # type: ignore[index]
    return found
