"""Once a day: what was not kept of finished games is made up for, and old tables are forgotten."""

from __future__ import annotations

import asyncio
import logging
import time
from datetime import datetime, timedelta
from functools import partial

from irrgarten import registry
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.server import replays
from irrgarten.server.lobby import Lobby
from irrgarten.server.settings import Prune, Settings
from irrgarten.server.table import game_of
from irrgarten.server.tasks import repeat
from irrgarten.store import Before, Store, TableName, Unreadable, pruning

log = logging.getLogger(__name__)

DAY = 24 * 60 * 60

#: Days for which a lesson is kept: nobody comes back to one, since it is begun anew at once.
LESSON_DAYS = 1

#: Days for which a device is known that follows no game, and an address that was not confirmed.
UNUSED, UNCONFIRMED = 90, 7

#: So many times as long as it has worked it leaves the others alone.
PATIENCE = 4


def before(prune: Prune, now: datetime) -> Before:
    """The times that so many days ago are now."""

    def ago(days: int | None) -> str | None:
        if days is None:
            return None
        return (now - timedelta(days=days)).isoformat(timespec="seconds")

    return Before(ago(prune.unbegun), ago(prune.finished), lessons=ago(LESSON_DAYS))


class Housekeeping:
    def __init__(self, store: Store, lobby: Lobby, settings: Settings) -> None:
        self._store = store
        self._lobby = lobby
        self._settings = settings

    async def run(self) -> None:
        """Go on until it is cancelled, or the store is closed."""
        await repeat(self.once, partial(asyncio.sleep, DAY), "old tables were not looked after")

    async def once(self) -> None:
        await self.forget(before(self._settings.prune or Prune(), self._settings.clock()))
        await self.make_up()
        now = self._settings.clock()
        unused, unconfirmed = now - timedelta(days=UNUSED), now - timedelta(days=UNCONFIRMED)
        await self._store.notices.forget(unused.isoformat(), unconfirmed.isoformat())

    async def forget(self, old: Before) -> None:
        """Whatever may go and is not in use here: no table vanishes under anybody's feet."""
        await self._store.forget_tournaments(old)
        rows = await self._store.old(old)
        free = [row for row in rows if not any(map(self._lobby.in_use, row))]
        gone = 0
        for part in pruning.in_parts(free):
            for name in await self._store.forget(part, old):
                await self._lobby.drop(name)
                gone += 1
        if gone:
            log.info("%d old tables were forgotten", gone)

    async def make_up(self) -> None:
        """Keep the endings that a crash or a full disk left out, while their rules last."""
        for name in await self._store.without_ending():
            began = time.monotonic()
            try:
                await self._make_up(name)
            except (IrrgartenError, Unreadable) as error:
                log.warning("the end of table %s cannot be kept: %s", name.table, error)
            await asyncio.sleep(PATIENCE * (time.monotonic() - began))

    async def _make_up(self, name: TableName) -> None:
        if name.version != registry.rules(name.game).version:
            return  # too late
        kept = await self._store.find(name.table)
        if kept is not None:
            await replays.look_after(self._store, kept, await game_of(kept))
