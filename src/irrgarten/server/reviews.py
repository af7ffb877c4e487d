"""Reviews of games that are over: asked for once, kept, and made one after the other.

A review is made in parts, each a few seconds of one process that thinks only when nobody else
does; at the bus if somebody works there. What was asked for is kept, so after a restart whoever
comes back makes it. Of several servers one makes it, and tells the others how far it is; should two
have begun, the one that is further goes on. While the bus is down both may, which is twice the work
and does no harm: what is kept first stays.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from irrgarten import registry
from irrgarten.bus import Bus
from irrgarten.kernel.record import Record
from irrgarten.search.judging import Finding, steps_of
from irrgarten.search.review import STRONGEST, Judged, Review, put_together
from irrgarten.server import workers
from irrgarten.server.jobs.kinds import LIMIT, REVIEW_PART, REVIEWS
from irrgarten.server.lobby import Lobby
from irrgarten.server.settings import Settings
from irrgarten.server.table import Table
from irrgarten.server.tasks import Tasks
from irrgarten.server.work import ReviewPart
from irrgarten.server.workers import PATIENCE
from irrgarten.store import Closed, Conflict, ReviewRow, Store, Unreadable, Unwritable
from irrgarten.tables.frames import ReviewState
from irrgarten.tables.game import TableGame
from irrgarten.tables.problems import RequestError

if TYPE_CHECKING:
    from irrgarten.server.jobs.asking import Asking

log = logging.getLogger(__name__)

#: Into how many parts a game is divided.
PARTS = 12

#: How often a part is tried when its process is lost.
TRIES = 2

#: Reviews that could not be made, remembered at most.
FAILURES = 1000


class Reviews:
    def __init__(self, store: Store, lobby: Lobby, settings: Settings, bus: Bus) -> None:
        self._store = store
        self._lobby = lobby
        self._bus = bus
        self._settings = settings
        #: Percent of those that are being made or wait, in the order they were asked for.
        self._line: OrderedDict[str, int] = OrderedDict()
        self._failed: OrderedDict[str, None] = OrderedDict()
        self._wake = asyncio.Event()
        self._worker = workers.Worker(LIMIT, PATIENCE)
        self._elsewhere = _elsewhere(settings)
        self._tasks = Tasks()

    def start(self) -> None:
        self._tasks.start(self._run())

    async def close(self) -> None:
        await self._tasks.close()
        if self._elsewhere is not None:
            await self._elsewhere.close()
        await self._worker.end()

    # -- what is asked ---------------------------------------------------------
    async def state(self, table: Table) -> ReviewState:
        """Raises RequestError if the game is not over, or its rules are gone."""
        name = table.name
        kept = await self._store.review(name)
        if kept is not None and kept.review is not None:
            return ReviewState("made", 100, _unpacked(kept.review))
        _over(table)
        if kept is None:
            return ReviewState("none")
        if name in self._failed:
            return ReviewState("failed")
        elsewhere = self._elsewhere_at(name)
        if elsewhere is None:
            self._add(name)
        return ReviewState("waiting", self._line.get(name, elsewhere or 0))

    async def ask(self, table: Table, may: Callable[[], None]) -> ReviewState:
        """``may`` raises RequestError for whoever asks for too many; asking again is no new one."""
        there = await self.state(table)
        name = table.name
        if there.state in ("none", "failed"):
            if len(self._line) >= self._settings.limits.reviews_waiting:
                raise RequestError("too_many", "too many reviews wait to be made; ask again later")
            may()
            self._failed.pop(name, None)
            now = self._settings.clock().isoformat(timespec="seconds")
            with suppress(Conflict):  # somebody else has asked just now
                await self._store.ask_review(ReviewRow(name, now))
            return await self.state(table)
        return there

    def _add(self, name: str) -> None:
        if name not in self._line and len(self._line) < self._settings.limits.reviews_waiting:
            self._come_to(name, 0)
            self._wake.set()

    # -- what the others make ----------------------------------------------------
    def _come_to(self, name: str, percent: int | None) -> None:
        """So far, or not at it any more; the others are told."""
        if percent is None:
            self._line.pop(name, None)
        else:
            self._line[name] = percent
        self._bus.present(_at_bus(name), [] if percent is None else [percent])

    def _elsewhere_at(self, name: str) -> int | None:
        """How many percent of it are made elsewhere, if it is made there."""
        return max(self._bus.elsewhere(_at_bus(name)).here, default=None)

    def _leaves_it(self, name: str) -> bool:
        """Whether somebody else is further with it, or was there before."""
        elsewhere, own = self._elsewhere_at(name), self._line[name]
        if elsewhere is None or elsewhere < own:
            return False
        return elsewhere > own or not self._bus.leads(_at_bus(name))

    # -- one after the other ---------------------------------------------------
    async def _run(self) -> None:
        with suppress(Unreadable):
            for name in await self._store.reviews_to_make():
                self._add(name)
        while True:
            while not self._line:
                await self._worker.end()
                self._wake.clear()
                await self._wake.wait()
            name = next(iter(self._line))
            try:
                await self._make(name)
            except Closed:
                return
            except RequestError as error:  # the table was forgotten, or cannot be read
                log.info("the review of table %s is given up: %s", name, error.message)
                self._give_up(name)
            except (Unreadable, Unwritable):
                self._give_up(name)
            except Exception as error:
                log.error("the review of table %s failed: %s", name, error)
                self._give_up(name)
            self._come_to(name, None)

    def _give_up(self, name: str) -> None:
        self._failed[name] = None
        if len(self._failed) > FAILURES:
            self._failed.popitem(last=False)

    async def _make(self, name: str) -> None:
        async with self._lobby.table(name) as table:
            record = _over(table)
        steps, findings, playouts = len(steps_of(record.acts)), list[Finding](), None
        each = -(-steps // PARTS)
        for first in range(0, steps, each):
            kept = await self._store.review(name)
            if kept is None or kept.review is not None or self._leaves_it(name):
                return  # forgotten, or made elsewhere
            part = ReviewPart(
                record=record,
                level=STRONGEST,
                seconds=min(self._settings.review, LIMIT),
                playouts=playouts,
                first=first,
                last=min(steps, first + each),
            )
            judged = await self._judged(name, part)
            playouts, findings = judged.playouts, [*findings, *judged.findings]
            self._come_to(name, 100 * len(findings) // steps)
        assert playouts is not None
        rules = registry.rules(record.game)
        review = await asyncio.to_thread(put_together, rules, record, STRONGEST, playouts, findings)
        await self._store.keep_review(name, await asyncio.to_thread(_packed, review))
        log.info("table %s is reviewed", name)

    async def _judged(self, name: str, part: ReviewPart) -> Judged:
        if self._elsewhere is not None:
            job = f"review/{name}/{part.first}/{part.playouts}"
            found = await self._elsewhere.answer(REVIEW_PART, job, part)
            if found is not None:
                return found
        for tried in range(1, TRIES + 1):
            try:
                return await self._worker.do(part)
            except workers.Lost:
                if tried == TRIES:
                    raise
        raise AssertionError


def _at_bus(table: str) -> str:
    """As what it is told of at the bus, apart from who is at the table."""
    return f"{table}/review"


def _over(table: Table) -> Record:
    """All of a finished game that a review needs. Raises RequestError."""
    course = table.state.game
    if course is None or not course.over:
        raise RequestError("conflict", "a game is reviewed when it is over")
    if not isinstance(course, TableGame) or not course.play.standing:
        raise RequestError("conflict", "the rules have changed since: this game cannot be reviewed")
    return replace(table.state.record, seed=None, fair=None, headers=None)


def _packed(review: Review) -> bytes:
    return zlib.compress(msgspec.json.encode(review))


def _unpacked(kept: bytes) -> Review:
    try:
        return msgspec.json.decode(zlib.decompress(kept), type=Review)
    except (zlib.error, msgspec.DecodeError):
        raise Unreadable("what is kept of a review is damaged") from None


def _elsewhere(settings: Settings) -> Asking | None:
    if settings.bus is None:
        return None
    from irrgarten.server.jobs.asking import Asking  # needs what only a bus needs

    return Asking(settings.bus, LIMIT, REVIEWS)
