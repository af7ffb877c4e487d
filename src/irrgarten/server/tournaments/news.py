"""Whoever waits for something new about a tournament hears of it, or after a while of nothing."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress

from irrgarten.bus import Bus

#: Seconds for which somebody waits at most, and between two looks while others may write.
PATIENCE, LOOK = 20.0, 2.0


class News:
    def __init__(self, bus: Bus, *, shared: bool) -> None:
        self._bus = bus
        self._shared = shared
        self._waiting: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._closed = False
        #: Set whenever anything has changed, for whoever looks after all tournaments.
        self.anything = asyncio.Event()

    def changed(self, name: str, revision: int) -> None:
        """Something was written here: whoever waits hears of it, in other processes too."""
        self._bus.wrote(name, 0, revision)
        self.heard(name)

    def heard(self, name: str) -> None:
        self.anything.set()
        for event in self._waiting.get(name, ()):
            event.set()

    async def later(self, name: str, after: int, revision: Callable[[str], Awaitable[int]]) -> int:
        """The revision once it is another than ``after``; or that one, after some time."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        event = asyncio.Event()
        self._waiting[name].add(event)
        try:
            while True:
                event.clear()
                now = await revision(name)
                left = until - loop.time()
                if now != after or left <= 0 or self._closed:
                    return now
                with suppress(TimeoutError):
                    await asyncio.wait_for(event.wait(), min(left, LOOK) if self._shared else left)
        finally:
            self._waiting[name].discard(event)
            if not self._waiting[name]:
                del self._waiting[name]

    def close(self) -> None:
        """The server stops: nobody waits any more."""
        self._closed = True
        for events in [*self._waiting.values()]:
            for event in events:
                event.set()
