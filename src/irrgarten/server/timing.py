"""The time by which the clocks of all tables go, and since when somebody was there to keep it."""

from __future__ import annotations

import secrets

from irrgarten.server.settings import Settings
from irrgarten.store import Store, Uptime


class Timing:
    """Milliseconds since 1970 that only ever go on: the clock on the wall at the start, and then
    what has passed since. So a wall clock that is put forward or back takes nobody's time.

    Time counts only while a process was there: that of a restart or a crash is given back, and so
    is what lies between two looks at a process that has died.
    """

    def __init__(self, settings: Settings) -> None:
        self._monotonic = settings.monotonic
        self._started = settings.monotonic()
        self._began = int(settings.clock().timestamp() * 1000)
        self._process = secrets.token_hex(8)
        #: Of all processes, as they were kept; of this one too.
        self._uptimes: list[Uptime] = []
        self._told = False
        self._learnt = False

    def now(self) -> int:
        return self._began + int((self._monotonic() - self._started) * 1000)

    def since(self, at: int) -> int:
        """How long the clocks have gone since a time."""
        now, gone, until = self.now(), 0, at
        here = [Uptime(self._process, self._began, now), *self._uptimes]
        for one in sorted(here, key=lambda one: one.began):
            start, end = max(until, one.began), min(one.seen, now)
            gone += max(0, end - start)
            until = max(until, end)
        return gone

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
