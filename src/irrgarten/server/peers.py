"""Changes that other processes make to the tables of this one: by the bus, or by polling."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

from irrgarten.bus import Bus, Spent
from irrgarten.server.limits import RateLimits
from irrgarten.server.lobby import Lobby
from irrgarten.server.tasks import Tasks, repeat
from irrgarten.store import Head, Store, Unreadable
from irrgarten.tables import commands

#: Seconds between two looks: while no bus carries, and to be on the safe side while one does.
OFTEN, SELDOM = 1.0, 10.0
#: Tables that are asked for together.
TOGETHER = 500


class PeerWatch:
    """Listens to the bus, and polls the store while the bus does not carry."""

    def __init__(
        self,
        lobby: Lobby,
        store: Store,
        bus: Bus,
        rates: RateLimits,
        *changed: Callable[[str], None],
    ) -> None:
        #: Called with the name of whatever was written elsewhere: a table, a tournament.
        self._changed = changed
        self._lobby = lobby
        self._store = store
        self._bus = bus
        self._rates = rates
        self._at_once = asyncio.Event()
        self._tasks = Tasks()

    async def start(self) -> None:
        await self._bus.start(self)
        self._tasks.start(repeat(self._look, self._wait, "the tables could not be looked at"))

    async def close(self) -> None:
        await self._tasks.close()
        await self._bus.close()

    # -- heard -----------------------------------------------------------------
    def heard(self, table: str, acts: int, revision: int) -> None:
        self._lobby.hear(table, Head(acts, revision))
        for changed in self._changed:
            changed(table)

    def met(self, tables: Iterable[str]) -> None:
        for name in tables:
            if (found := self._lobby.in_memory(name)) is not None:
                found.meet()

    def said(self, table: str, seat: int, phrase: int) -> None:
        if (found := self._lobby.in_memory(table)) is not None:
            found.hear(seat, phrase)

    def missed(self) -> None:
        self._at_once.set()

    def hears_again(self) -> None:
        self._at_once.set()
        for table in self._lobby.all_in_memory():
            # Who was not seen meanwhile may have been there all the time.
            table.post(commands.HearAgain())

    def spent(self, kind: Spent, address: str, times: int) -> None:
        self._rates.spent_elsewhere(kind, address, times)

    # -- looked for ------------------------------------------------------------
    @property
    def _pause(self) -> float:
        unsure = any(table.box.unsure for table in self._lobby.all_in_memory())
        return SELDOM if self._bus.up and not unsure else OFTEN

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._pause):
                await self._at_once.wait()

    async def _look(self) -> None:
        self._at_once.clear()
        try:
            await self._look_at_all()
        except Unreadable:
            await asyncio.sleep(OFTEN)
            self._at_once.set()

    async def _look_at_all(self) -> None:
        names = [
            table.name for table in self._lobby.all_in_memory() if table.guests or table.box.unsure
        ]
        for start in range(0, len(names), TOGETHER):
            heads = await self._store.heads(names[start : start + TOGETHER])
            for name, head in heads.items():
                self._lobby.hear(name, head)
