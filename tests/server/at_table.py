"""A table in memory, on a real store, without a server around it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import json
from tests.server.running import Frame, put_new, still

from irrgarten import registry
from irrgarten.bus import Bus
from irrgarten.server.bots import Bots
from irrgarten.server.guest import Guest
from irrgarten.server.lobby import Lobby
from irrgarten.server.secrecy import hashed
from irrgarten.server.settings import Settings
from irrgarten.server.table import Table
from irrgarten.store import Kept, SeatRow, Store, TableRow

HOST = "the host's secret"


def secret_of(seat: int) -> str:
    return f"the secret of seat {seat}"


def person(seat: int, **more: Any) -> SeatRow:
    known = {"name": f"Anna {seat}", "secret_hash": hashed(secret_of(seat))}
    return SeatRow(seat, "person", **{**known, **more})


def bot(seat: int) -> SeatRow:
    return SeatRow(seat, "bot", level="beginner")


class Heard:
    """All that somebody is told."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.unsaid = 0

    def say(self, text: bytes) -> None:
        self.frames.append(json.decode(text))

    def hang_up(self) -> None:
        pass


async def came(table: Table, seat: int | None, address: str = "here") -> Heard:
    heard = Heard()
    await table.join(Guest(seat, heard, 1 << 20, address), None, None)
    return heard


@asynccontextmanager
async def sat_down(
    data: Path, *seats: SeatRow, monotonic: Callable[[], float] = lambda: 0.0, **row: Any
) -> AsyncIterator[Table]:
    """Whoever sits there at first; nobody has come yet, and no bot thinks."""
    put_new(data)
    store = await Store.open(data)
    await put_table(store, *seats, **row)
    await store.close()
    async with taken_up(data, monotonic) as table:
        yield table


@asynccontextmanager
async def taken_up(
    data: Path, monotonic: Callable[[], float] = lambda: 0.0
) -> AsyncIterator[Table]:
    """A table as it is kept by now, as another process would take it up."""
    settings = Settings(data=data, pace=0, monotonic=monotonic, clock=still)
    bots = Bots(workers=0, limit=1)
    await bots.close()
    store = await Store.open(data)
    try:
        table = await Table.of(await kept(data), store, bots, settings, Bus())
        try:
            yield table
        finally:
            await table.close()
    finally:
        await store.close()


async def put_table(store: Store, *seats: SeatRow, **row: Any) -> None:
    """What is kept of such a table before anybody comes."""
    rules = registry.rules(row.get("game", "magic_labyrinth"))
    usual: dict[str, Any] = {
        "table": "t",
        "version": rules.version,
        "options": {"players": len(seats)},
        "given": {"beginner": 0},
        "chain": "c" * 64,
        "link": 1,
        "host_hash": hashed(HOST),
        "created": still().isoformat(),
    }
    await store.add(TableRow(**{**usual, **row, "game": rules.name}), seats)


@asynccontextmanager
async def lobby(data: Path, bus: Bus | None = None, **chosen: Any) -> AsyncIterator[Lobby]:
    """Whatever tables are kept there, as one process has them in memory; no bot thinks."""
    _put_if_new(data)
    settings = Settings(data=data, **{"pace": 0, "clock": still, **chosen})
    bots = Bots(workers=0, limit=1)
    await bots.close()
    store = await Store.open(data)
    made = Lobby(store, bots, settings, bus or Bus())
    try:
        yield made
    finally:
        await made.close()
        await store.close()


def _put_if_new(data: Path) -> None:
    if not data.exists():
        put_new(data)


async def kept(data: Path) -> Kept:
    """The table as somebody else would find it."""
    store = await Store.open(data)
    try:
        found = await store.find("t")
        assert found is not None
        return found
    finally:
        await store.close()
