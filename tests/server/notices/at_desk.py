"""All of notices in memory, on a real store, without a server around it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.at_lobby import a_lobby
from tests.server.at_table import person, put_table, secret_of
from tests.server.devices import Device
from tests.server.running import Clock, put_new

from irrgarten.bus import Bus
from irrgarten.server.lobby import Lobby
from irrgarten.server.notices.desk import NoticeDesk
from irrgarten.server.notices.watch import Watch
from irrgarten.server.page_frames import Follow, NewDevice, NewMail, Subscribed
from irrgarten.server.settings import Settings
from irrgarten.store import Store

TOKEN = "the token of somebody's page...."
ANNA = "anna@example.org"


class Desk:
    """Anna and Ben at a table of which Anna is to move; the clock stands."""

    def __init__(
        self, store: Store, lobby: Lobby, notices: NoticeDesk, watch: Watch, clock: Clock
    ) -> None:
        self.store = store
        self.lobby = lobby
        self.notices = notices
        self.watch = watch
        self.clock = clock

    async def add(self, device: Device, token: str = TOKEN) -> Subscribed:
        return await self.notices.add_device(
            NewDevice(
                endpoint=device.endpoint,
                key=await self.notices.keys.public(),
                language="en",
                token=token,
                **device.keys,
            )
        )

    async def mail(self, token: str = TOKEN, address: str = ANNA) -> Subscribed:
        new = NewMail(address=address, language="en", token=token)
        return await self.notices.add_mail(new, lambda: None)

    async def follow(self, subscribed: Subscribed, seat: int = 0, *, on: bool = True) -> None:
        wish = Follow(subscribed.subscriber, subscribed.secret, on)
        await self.notices.follow("t", secret_of(seat), wish)


@asynccontextmanager
async def desk(data: Path, bus: Bus | None = None, **chosen: Any) -> AsyncIterator[Desk]:
    clock = Clock()
    settings = Settings(data=data, **{"pace": 0, "clock": clock.read, **chosen})
    put_new(data)
    async with a_lobby(settings, bus or Bus()) as (store, lobby):
        notices = NoticeDesk(store, lobby, settings)
        watch = Watch(store, lobby, settings, notices)
        await put_table(store, person(0), person(1))
        try:
            yield Desk(store, lobby, notices, watch, clock)
        finally:
            await watch.close()
