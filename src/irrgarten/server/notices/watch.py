"""Who is told when: whoever is to move and has been away for some moments, once for each turn.

When it is due stands in the store, so that it outlasts this process; who tells it is settled there
too, before anything is sent: of several processes one does, and none does it twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from functools import partial
from itertools import groupby
from typing import Literal

from irrgarten.server import metrics
from irrgarten.server.lobby import Lobby
from irrgarten.server.notices import wording
from irrgarten.server.notices.desk import NoticeDesk
from irrgarten.server.notices.mailing import NotMailed
from irrgarten.server.notices.pushing import Gone, NotSent
from irrgarten.server.settings import Settings
from irrgarten.server.table import Table
from irrgarten.server.tasks import Tasks, attempt, repeat
from irrgarten.store import Due, Store, SubscriberRow
from irrgarten.tables.problems import RequestError
from irrgarten.tables.secrecy import hashed

log = logging.getLogger(__name__)

#: Seconds between two looks, and after which is looked again while nobody knows who sees what.
LOOK, LATER = 1.0, 30
#: Notices that are looked at together.
TOGETHER = 100
#: Seconds for which a push service keeps a notice for a device that is off; what is taken back
#: needs no such time.
TTL, TTL_CLEAR = 24 * 60 * 60, 10 * 60
#: Services that stop all notices of a page that answers one without showing it.
MUST_SHOW = "push.apple.com"


class Watch:
    def __init__(self, store: Store, lobby: Lobby, settings: Settings, desk: NoticeDesk) -> None:
        self._store = store
        self._lobby = lobby
        self._settings = settings
        self._desk = desk
        lobby.when_loaded(self.attend)
        self._tasks = Tasks()

    def start(self) -> None:
        pause = partial(asyncio.sleep, LOOK)
        self._tasks.start(repeat(self.once, pause, "notices were not looked after"))

    async def close(self) -> None:
        await self._tasks.close()
        await self._desk.pushing.close()

    def attend(self, table: Table) -> None:
        """A table that has come into memory."""
        table.following.when_awaited = self._await
        table.following.when_seen = self._take_back
        table.following.look()  # a server may have stopped before it was kept that she is awaited

    # -- what happens at tables -----------------------------------------------------------
    def _await(self, table: Table, seat: int, turn: int) -> None:
        now, settings = self._settings.clock(), self._settings
        due: dict[Literal["push", "mail"], str] = {
            "push": (now + timedelta(seconds=settings.notice)).isoformat(),
            "mail": (now + timedelta(seconds=settings.notice_mail)).isoformat(),
        }
        self._do(partial(self._store.notices.await_turn, table.name, seat, turn, due))

    def _take_back(self, table: Table, seat: int) -> None:
        self._do(partial(self._taken_back, table.name, seat))

    async def _taken_back(self, table: str, seat: int) -> None:
        """Other devices that were told need not be looked at any more."""
        for to in await self._store.notices.take_back(table, seat):
            if MUST_SHOW not in to.address:
                payload = wording.taken_back(table)
                self._do(partial(self._push, to, payload, table, TTL_CLEAR))

    def _do(self, work: Callable[[], Awaitable[None]]) -> None:
        """Beside whatever goes on: nobody at a table waits for it, or hears that it failed."""
        self._tasks.start(attempt(work, "a notice came to nothing"))

    # -- what is due -----------------------------------------------------------------------
    async def once(self) -> None:
        now = self._settings.clock().isoformat()
        rows = await self._store.notices.due(now, TOGETHER)
        for (name, seat), due in groupby(rows, lambda one: (one.followed.table, one.followed.seat)):
            with suppress(RequestError):
                async with self._lobby.table(name) as table:
                    await self._examine(table, seat, [*due])

    async def _examine(self, table: Table, seat: int, due: list[Due]) -> None:
        turn, notices = table.following.turn(seat), self._store.notices
        if table.bus.blind:  # she may see it at another process
            return
        if turn is None or table.following.sees(seat):
            table.following.awaited.discard(seat)
            await notices.settle(table.name, seat)
            return
        for one in due:
            row, to = one.followed, one.subscriber
            if (
                row.secret_hash != table.state.seats[seat].secret_hash
            ):  # the seat is another's by now
                await notices.unfollow(row.table, seat, row.subscriber)
            elif await notices.claim(row.table, seat, to.channel, turn):
                self._do(partial(self._tell, table, seat, to))

    async def _tell(self, table: Table, seat: int, to: SubscriberRow) -> None:
        token = await self._desk.token("stop", to.subscriber)
        if to.kind == "push":
            payload = wording.push(to.language, table.info, seat, token)
            await self._push(to, payload, table.name, TTL)
        else:
            origin = self._settings.origins[0]
            link, page = f"{origin}/t/{table.name}", f"{origin}/notices#{token}"
            subject, text = wording.mail(to.language, table.info, seat, link, page)
            stop = await self._desk.stop_link(to.subscriber)
            try:
                await self._desk.mails.send(to.address, subject, text, stop)
                metrics.NOTICES.labels("mail", "sent").inc()
            except NotMailed as error:
                metrics.NOTICES.labels("mail", "failed").inc()
                log.warning("a mail could not be sent: %s", error)

    async def _push(self, to: SubscriberRow, payload: bytes, table: str, ttl: int) -> None:
        try:
            await self._desk.pushing.send(to, payload, hashed(table)[:32], ttl)
            metrics.NOTICES.labels("push", "sent").inc()
        except Gone:
            metrics.NOTICES.labels("push", "gone").inc()
            await self._store.notices.unsubscribe(to.subscriber)
        except NotSent as error:
            metrics.NOTICES.labels("push", "failed").inc()
            log.info("a notice could not be sent: %s", error)
