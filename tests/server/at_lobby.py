"""All tables in memory, on a real store, as a server has them; and buses that know of others."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.running import WIDE, Stopwatch, put_new, still

from irrgarten.bus import NOBODY, Bus, Presence
from irrgarten.server.bots import Bots
from irrgarten.server.lobby import Lobby
from irrgarten.server.settings import Settings
from irrgarten.store import Store


@asynccontextmanager
async def a_lobby(settings: Settings, bus: Bus) -> AsyncIterator[tuple[Store, Lobby]]:
    """No bot thinks."""
    bots = Bots(workers=0, limit=1)
    await bots.close()
    store = await Store.open(settings.data)
    lobby = Lobby(store, bots, settings, bus)
    try:
        yield store, lobby
    finally:
        await lobby.close()
        await store.close()


@asynccontextmanager
async def lobby(data: Path, bus: Bus | None = None, **chosen: Any) -> AsyncIterator[Lobby]:
    """All tables of a file, as one process has them in memory; no bot thinks."""
    put_new(data)
    settings = Settings(data=data, **{"pace": 0, "clock": still, **chosen})
    async with a_lobby(settings, bus or Bus()) as (_, made):
        yield made


class Rooms:
    """A lobby, and what other parts of a server are made of; no clock goes by itself."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby._store
        self.settings = lobby._settings
        self.bus = lobby._bus


@asynccontextmanager
async def rooms(data: Path, **chosen: Any) -> AsyncIterator[Rooms]:
    async with lobby(data, **{"limits": WIDE, "monotonic": Stopwatch().read, **chosen}) as made:
        yield Rooms(made)


class Elsewhere(Bus):
    """A bus at which others say who sees the page."""

    def __init__(self) -> None:
        self.there: dict[str, Presence] = {}
        self.told: dict[str, list[int | None]] = {}

    def elsewhere(self, table: str) -> Presence:
        return self.there.get(table, NOBODY)

    def present(self, table: str, of_seats: Iterable[int | None]) -> None:
        self.told[table] = [*of_seats]


class Noting(Elsewhere):
    """A bus that carries, and notes what it is told."""

    up = True

    def __init__(self) -> None:
        super().__init__()
        self.wrote_about: list[str] = []
        self.first = True

    def wrote(self, table: str, acts: int, revision: int) -> None:
        self.wrote_about.append(table)

    def leads(self, table: str) -> bool:
        return self.first
