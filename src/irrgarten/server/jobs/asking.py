"""Asking whoever works at the bus: a question goes into the queue, and its answer comes back.

SAQ notices late, or never, that a worker has died or hangs. So whoever asks has a patience of its
own, and looks by itself whether the worker still gives signs of life.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Container
from contextlib import suppress
from contextvars import Context

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from saq.job import Job, Status

from irrgarten.bus import Redis
from irrgarten.server import metrics
from irrgarten.server.choices import Choice, Choices, Hopeless, Nobody, Passed
from irrgarten.server.jobs.kinds import (
    CHOICE,
    A,
    Answered,
    Failed,
    Kind,
    Lost,
    Q,
    Refused,
    unpacked,
)
from irrgarten.server.jobs.link import Link
from irrgarten.server.jobs.queue import GONE, KEPT, PULSE, JobQueue, cancelled
from irrgarten.store import Closed

log = logging.getLogger(__name__)

#: How often a question is put into the queue, if whoever took it was lost.
TRIES = 2

#: Connections to the bus at most: a server has other uses for them.
CONNECTIONS = 16

#: Seconds within which somebody must take a job.
TAKEN = 5.0

#: Seconds that a worker has besides the time for its thought.
BESIDES = 5.0

#: Seconds between two looks for an answer: at first, and at most.
SOON, LATE = 0.01, 0.2


class Asking:
    """``limit`` is the time of a thought, in seconds; ``of`` says what is asked, if not choices.

    ``changed`` is called whenever it was looked who works at the bus.
    """

    def __init__(
        self,
        bus: Redis,
        limit: float,
        of: str = "",
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.link = Link(str(bus), f"{of or 'bots'} think here")
        self._queue = JobQueue(bus, self.link, CONNECTIONS, of)
        self._limit = limit
        #: Who gives signs of life, and how many hands each has.
        self._workers: dict[str, int] = {}
        self._changed = changed
        self._looked = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    @property
    def hands(self) -> int:
        """How many thoughts there can be at once."""
        return sum(self._workers.values())

    def start(self) -> None:
        """Keep an eye on who works at the bus."""
        if self._watching is None:
            # It is for many tables, not only for the one that needed it first.
            self._watching = asyncio.create_task(self._watch(), context=Context())

    async def somebody(self) -> bool:
        """Return whether anybody works at the bus, once that is known."""
        self.start()
        await self._looked.wait()
        return self.hands > 0

    async def _watch(self) -> None:
        told: bool | None = None
        while True:
            tried = self._queue.link.tried()
            try:
                self._workers = await self._queue.workers()
            except Exception as error:
                self._workers = {}
                self._queue.link.lost(error, tried)
            else:
                self._queue.link.holds()
                if told is not (somebody := self.hands > 0):
                    told = somebody
                    log.warning("%s works at the bus", "somebody" if somebody else "nobody")
            self._looked.set()
            self._changed()
            await asyncio.sleep(PULSE)

    async def close(self) -> None:
        await cancelled([self._watching])
        self._workers = {}
        self._looked.set()  # nobody waits to learn who works there, since nobody does
        with suppress(Exception):
            await self._queue.disconnect()

    # -- one question ------------------------------------------------------------
    async def answer(self, kind: Kind[Q, A], name: str, question: Q) -> A | None:
        """The answer, or None if nobody gives one."""
        if not await self.somebody():
            return None
        try:
            return await self.ask(kind, name, question, lambda: True)
        except (Nobody, Hopeless):
            return None

    async def ask(self, kind: Kind[Q, A], name: str, question: Q, wanted: Callable[[], bool]) -> A:
        """The answer. Whoever asks under the same name shares it, and it is worked out once.

        Raises Nobody, Hopeless, or Passed when it is not wanted any more.
        """
        text = kind.encode(question)
        try:
            for number in range(TRIES):
                one = _Asked(self._queue, f"{name}/{number}", self._limit, wanted)
                outcome = await one.outcome(kind.name, text, lambda: self._workers)
                if isinstance(outcome, Answered):
                    return msgspec.json.decode(outcome.answer, type=kind.answer)
                if isinstance(outcome, Failed):
                    raise Hopeless
        except (Nobody, Hopeless, Passed):
            raise
        except Exception as error:  # of Redis, or of whatever lies there
            raise Nobody from error
        raise Hopeless if isinstance(outcome, Lost) else Nobody


class _Gone(Struct, frozen=True):
    """The worker gives no signs of life any more, or could not even say what went wrong."""


class _Asked:
    """One job, as whoever asked follows it."""

    def __init__(self, queue: JobQueue, key: str, limit: float, wanted: Callable[[], bool]) -> None:
        self._queue = queue
        self._key = key
        self._limit = limit
        self._wanted = wanted
        #: In which state it was seen, by whom it was taken, and since when that is so.
        self._seen: tuple[Status | None, str | None] = (None, None)
        self._since = 0.0

    async def outcome(
        self, kind: str, question: bytes, alive: Callable[[], Container[str | None]]
    ) -> Answered | Failed | Lost | Refused | _Gone:
        """Raises Nobody and Passed."""
        # Whoever lays the question down first puts the job into the queue; others only wait.
        question_id = self._queue.question_id(self._key)
        if await self._queue.redis.set(question_id, question, nx=True, ex=KEPT):
            await self._enqueue(kind)
        pause = SOON
        while True:
            job = await self._queue.job(self._key)
            waited = self._waited(job)
            if job is None or job.status is Status.ABORTED:
                # Whoever was first has died or does not want it any more, or Redis has forgotten.
                if waited > LATE:
                    await self._queue.redis.set(question_id, question, ex=KEPT)
                    await self._enqueue(kind)
                if waited > TAKEN:
                    raise Nobody
            elif job.status is Status.COMPLETE:
                return unpacked(job.result)
            elif job.status is Status.FAILED:
                return _Gone()
            elif job.status is Status.QUEUED:
                await self._stay_in_line(job, waited, bool(alive()))
            elif job.worker_id not in alive() and waited > GONE:
                return _Gone()
            elif waited > self._limit + BESIDES:
                return Lost()
            if not self._wanted():
                raise Passed
            await asyncio.sleep(pause)
            pause = min(LATE, 1.5 * pause)

    def _waited(self, job: Job | None) -> float:
        """Seconds for which it has been as it is."""
        seen = (job.status, job.worker_id) if job else (None, None)
        now = asyncio.get_running_loop().time()
        if seen != self._seen or not self._since:
            self._seen, self._since = seen, now
        return now - self._since

    async def _stay_in_line(self, job: Job, waited: float, anybody: bool) -> None:
        wanted = self._wanted()
        if wanted and anybody and waited <= TAKEN:
            return
        with suppress(Exception):
            # Who else waits for it hears of that and asks again.
            await self._queue.abort(job, "withdrawn")
        raise Nobody if wanted else Passed

    async def _enqueue(self, kind: str) -> None:
        """Nothing happens if it is in the queue already."""
        await self._queue.enqueue(
            kind,
            key=self._key,
            timeout=int(self._limit + BESIDES),
            retries=1,
            ttl=KEPT,
        )


class Elsewhere:
    """Choices that bots make at the bus, in the order of a fair line, as many at once as can be.

    A job waits in no line of the queue's for long: there are never more of this server's in it
    than there are hands at the bus. So the fair shares are kept here, and servers take turns there.
    """

    def __init__(self, bus: Redis, limit: float) -> None:
        self._asking = Asking(bus, limit, changed=self._look)
        self._choices = Choices()
        self._under_way: set[asyncio.Task[None]] = set()
        self._handing_out: asyncio.Task[None] | None = None
        self._room = asyncio.Event()
        #: When somebody last was given something to think about, or had thought about it.
        self._moved = 0.0

    def __len__(self) -> int:
        """Choices that are in nobody's hands yet."""
        return len(self._choices)

    @property
    def errors(self) -> int:
        """How often the bus could not be asked."""
        return self._asking.link.errors

    def start(self) -> None:
        self._asking.start()
        if self._handing_out is None:
            self._handing_out = asyncio.create_task(self._hand_out(), context=Context())

    async def made(self, choice: Choice) -> str | None:
        """The act; None if whoever thinks about it fails. Raises Nobody, Passed and Closed."""
        self.start()
        if not await self._asking.somebody():
            raise Nobody
        self._choices.add(choice)
        return await choice.made

    # -- from the line to the queue ------------------------------------------------
    async def _hand_out(self) -> None:
        while True:
            await self._room.wait()
            choice = await self._choices.next()
            self._move()
            thinking = asyncio.create_task(self._think(choice))
            self._under_way.add(thinking)
            thinking.add_done_callback(self._done)
            self._make_room()

    async def _think(self, choice: Choice) -> None:
        try:
            question, wanted = replace(choice.question, legal=()), choice.asker.wanted
            with metrics.THOUGHT.labels(choice.question.level).time():
                chosen = await self._asking.ask(CHOICE, choice.name, question, wanted)
        except Hopeless:
            choice.settle(None)
        except asyncio.CancelledError:
            choice.settle(Closed())
            raise
        except Exception as error:
            choice.settle(error)
        else:
            choice.settle(chosen.act)

    def _done(self, thinking: asyncio.Task[None]) -> None:
        self._under_way.discard(thinking)
        self._move()
        self._make_room()

    def _move(self) -> None:
        self._moved = asyncio.get_running_loop().time()

    def _make_room(self) -> None:
        if len(self._under_way) < self._asking.hands:
            self._room.set()
        else:
            self._room.clear()

    def _look(self) -> None:
        """What waits here while nobody thinks, or all who do have stopped, waits no longer."""
        self._make_room()
        if not self._choices:
            self._move()
        still = asyncio.get_running_loop().time() - self._moved
        if not self._asking.hands or still > TAKEN:
            self._choices.give_up(Nobody())

    async def close(self) -> None:
        self._choices.give_up(Closed())
        await cancelled([self._handing_out, *self._under_way])
        await self._asking.close()
