"""All tables of a process, on a real store, and what other parts of a server are made of."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.at_table import lobby
from tests.server.running import WIDE, Stopwatch

from irrgarten.server.lobby import Lobby


class Rooms:
    """No bot thinks, and no clock goes by itself."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby._store
        self.settings = lobby._settings
        self.bus = lobby._bus


@asynccontextmanager
async def rooms(data: Path, **chosen: Any) -> AsyncIterator[Rooms]:
    async with lobby(data, **{"limits": WIDE, "monotonic": Stopwatch().read, **chosen}) as made:
        yield Rooms(made)
