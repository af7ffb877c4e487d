"""All tables of a process, on a real store, without a server around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.running import WIDE, Stopwatch, put_new, still

from irrgarten.bus import Bus
from irrgarten.server.bots import Bots
from irrgarten.server.lobby import Lobby
from irrgarten.server.settings import Settings
from irrgarten.store import Store


class Rooms:
    """What parts of a server are made of. No bot thinks, and no clock goes by itself."""

    def __init__(self, store: Store, bots: Bots, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.bus = Bus()
        self.lobby = Lobby(store, bots, settings, self.bus)


@asynccontextmanager
async def rooms(data: Path, **chosen: Any) -> AsyncIterator[Rooms]:
    put_new(data)
    usual = {"pace": 0, "limits": WIDE, "monotonic": Stopwatch().read, "clock": still}
    settings = Settings(data=data, **{**usual, **chosen})
    bots = Bots(workers=0, limit=1)
    await bots.close()
    store = await Store.open(data)
    try:
        made = Rooms(store, bots, settings)
        yield made
        await made.lobby.close()
    finally:
        await store.close()
