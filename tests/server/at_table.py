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
from irrgarten.server.mailroom import Mailroom
from irrgarten.server.settings import Settings
from irrgarten.server.table import Table
from irrgarten.server.timekeeping import Timing
from irrgarten.store import Store
from irrgarten.tables import commands
from irrgarten.tables.rows import SeatRow, StoredTable, TableRow
from irrgarten.tables.secrecy import hashed

HOST = "the host's secret"


def secret_of(seat: int) -> str:
    return f"the secret of seat {seat}"


def person(seat: int, **more: Any) -> SeatRow:
    known = {"name": f"Anna {seat}", "secret_hash": hashed(secret_of(seat))}
    return SeatRow(seat, "person", **{**known, **more})


def bot(seat: int) -> SeatRow:
    return SeatRow(seat, "bot", level="beginner")


class Shared(Settings, frozen=True):
    """Of a file that other processes may serve too, which no host can choose."""

    @property
    def shared(self) -> bool:
        return True


class Heard:
    """All that somebody is told."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.unsaid = 0
        self.number = -1

    def say(self, text: bytes) -> None:
        self.frames.append(json.decode(text))

    def hang_up(self) -> None:
        pass


async def came(table: Table, seat: int | None, address: str = "here") -> Heard:
    """Connect to a table; ``number`` of what is returned is that of the connection."""
    heard = Heard()
    secret = None if seat is None else secret_of(seat)
    heard.number = await table.join(Guest(seat, heard, 1 << 20, address), None, secret)
    return heard


async def let_in(table: Table, seat: int) -> Heard:
    """Connect to a seat whose secret the server has told to its player alone."""
    await table.execute(commands.Reissue(seat, hashed(secret_of(seat))))
    return await came(table, seat)


@asynccontextmanager
async def sat_down(
    data: Path,
    *seats: SeatRow,
    monotonic: Callable[[], float] = lambda: 0.0,
    shared: bool = False,
    **row: Any,
) -> AsyncIterator[Table]:
    """Whoever sits there at first; nobody has come yet, and no bot thinks."""
    put_new(data)
    store = await Store.open(data)
    await put_table(store, *seats, **row)
    await store.close()
    async with taken_up(data, monotonic, shared=shared) as table:
        yield table


@asynccontextmanager
async def taken_up(
    data: Path, monotonic: Callable[[], float] = lambda: 0.0, *, shared: bool = False
) -> AsyncIterator[Table]:
    """A table as it is kept by now, as another process would take it up."""
    kind = Shared if shared else Settings
    settings = kind(data=data, pace=0, monotonic=monotonic, clock=still)
    bots = Bots(workers=0, limit=1)
    await bots.close()
    store = await Store.open(data)
    try:
        bus = Bus()
        mailroom = Mailroom(store, settings, Timing(settings), bus)
        table = await Table.of(await kept(data), store, bots, settings, bus, mailroom)
        try:
            yield table
        finally:
            await table.close()
            await mailroom.close()
    finally:
        await store.close()


async def put_table(store: Store, *seats: SeatRow, **row: Any) -> None:
    """What is kept of such a table before anybody comes."""
    await store.add(table_row(*seats, **row), seats)


def table_row(*seats: SeatRow, **row: Any) -> TableRow:
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
    return TableRow(**{**usual, **row, "game": rules.name})


async def kept(data: Path) -> StoredTable:
    """The table as somebody else would find it."""
    store = await Store.open(data)
    try:
        found = await store.find("t")
        assert found is not None
        return found
    finally:
        await store.close()
