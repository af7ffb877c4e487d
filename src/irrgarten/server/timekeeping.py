"""Somebody looks at the clocks: those of the tables here, and of all where nobody is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress

from irrgarten.server.lobby import Lobby
from irrgarten.server.problems import Trouble
from irrgarten.server.timing import Timing
from irrgarten.store import Closed, Conflict, Store, Unreadable, Unwritable

log = logging.getLogger(__name__)

#: Seconds between two looks at the tables here, for who is away there, and at what is kept of all
#: others.
OFTEN, NOW_AND_THEN, SELDOM = 0.25, 1.0, 5.0


class Timekeeping:
    """Any process that is there keeps every deadline; what is done about one is written once."""

    def __init__(self, store: Store, lobby: Lobby, timing: Timing) -> None:
        self._store = store
        self._lobby = lobby
        self._timing = timing
        self._failing = False

    async def run(self) -> None:
        """Until it is cancelled."""
        looks = 0
        while True:
            if looks % round(SELDOM / OFTEN) == 0 and not await self._done(self.look_everywhere()):
                return
            if not await self._done(self.look_here()):
                return
            if looks % round(NOW_AND_THEN / OFTEN) == 0 and not await self._done(self.look_for()):
                return
            looks += 1
            await asyncio.sleep(OFTEN)

    async def _done(self, work: Awaitable[None]) -> bool:
        """Whether there is anything to go on with; what fails is tried again."""
        try:
            await work
            self._failing = False
        except Closed:
            return False
        except (Unreadable, Unwritable):  # told by the store
            pass
        except Exception:
            if not self._failing:
                self._failing = True
                log.exception("the clocks could not be looked at")
        return True

    async def look_here(self) -> None:
        for table in self._lobby.all_in_memory():
            if table.clock.out_of_time:
                with suppress(Trouble):  # it was forgotten just now, or the store is away
                    await table.clock.look()

    async def look_for(self) -> None:
        """Whoever is away; others can only wait for her where somebody is, or has just been."""
        for table in self._lobby.all_in_memory():
            with suppress(Trouble, Conflict):  # another process has just written the same
                await table.standing_in.look()

    async def look_everywhere(self) -> None:
        await self._timing.learn(self._store)
        await self._timing.tell(self._store)
        for name in await self._store.clocks.due(self._timing.now()):
            with suppress(Trouble):
                async with self._lobby.table(name) as table:
                    await table.clock.look()

    async def close(self) -> None:
        """What has passed until now counts."""
        with suppress(Closed, Unreadable, Unwritable):
            await self._timing.tell(self._store)
