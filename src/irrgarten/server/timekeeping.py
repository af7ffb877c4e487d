"""The time by which the clocks of all tables go, and who looks at them."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from irrgarten.server.settings import Settings
from irrgarten.server.tasks import repeat
from irrgarten.store import Closed, Store, Unreadable, Unwritable
from irrgarten.tables import commands
from irrgarten.tables.moment import Moment
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import Uptime

if TYPE_CHECKING:
    from irrgarten.server.lobby import Lobby

#: Seconds between two looks at what is stored of all tables.
PAUSE = 5.0


class Timing:
    """Milliseconds since 1970 that only ever go on: the clock on the wall at the start, and then
    what has passed since. So a wall clock that is put forward or back takes nobody's time.

    Time counts only while a process was there: that of a restart or a crash is given back, and so
    is what lies between two looks at a process that has died.
    """

    def __init__(self, settings: Settings) -> None:
        self._monotonic = settings.monotonic
        self._clock = settings.clock
        self._started = settings.monotonic()
        self._began = int(settings.clock().timestamp() * 1000)
        self._process = secrets.token_hex(8)
        #: Of all processes, as they were kept; of this one too.
        self._uptimes: list[Uptime] = []
        self._told = False
        self._learnt = False

    def now(self) -> int:
        return self._began + int((self._monotonic() - self._started) * 1000)

    def moment(self, *, others_unknown: bool = False) -> Moment:
        """Return what the time is for a decision."""
        now = self.now()
        here = Uptime(self._process, self._began, now)
        return Moment(now, self._clock(), (here, *self._uptimes), others_unknown)

    async def learn(self, store: Store) -> None:
        """When others were there: once before any table is loaded, and again and again."""
        self._uptimes = await store.clocks.uptimes()
        if not self._learnt:
            # A wall clock that was put back would stop all clocks until it is as late again.
            self._learnt = True
            self._began = max([self._began, *(one.seen for one in self._uptimes)])

    async def tell(self, store: Store) -> None:
        """This process is there, for whoever comes after it."""
        if self._told or await store.clocks.run():
            self._told = True
            await store.clocks.is_up(Uptime(self._process, self._began, self.now()))


class Timekeeping:
    """Looks at the clocks of all tables, also of those that are not in memory.

    Any process that is up keeps every deadline; what is done about one is stored once.
    """

    def __init__(self, store: Store, lobby: Lobby, timing: Timing) -> None:
        self._store = store
        self._lobby = lobby
        self._timing = timing

    async def run(self) -> None:
        """Go on until it is cancelled, or the store is closed."""
        pause = partial(asyncio.sleep, PAUSE)
        await repeat(self.look_everywhere, pause, "the clocks could not be looked at")

    async def look_everywhere(self) -> None:
        """Let every table act whose clock is due, in memory or not."""
        await self._timing.learn(self._store)
        await self._timing.tell(self._store)
        for name in await self._store.clocks.due(self._timing.now()):
            with suppress(RequestError):
                async with self._lobby.table(name) as table:
                    await table.execute(commands.Tick())

    async def close(self) -> None:
        """What has passed until now counts."""
        with suppress(Closed, Unreadable, Unwritable):
            await self._timing.tell(self._store)
