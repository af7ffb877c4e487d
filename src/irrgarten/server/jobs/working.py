"""A worker at the bus: it takes jobs, thinks about them in processes of its own, and answers.

The processes are those that a server without a bus has; one that hangs is ended and replaced.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from threading import Timer
from typing import TypeVar

import msgspec
from saq.types import Context
from saq.worker import Worker as SaqWorker

from irrgarten.bus import Redis
from irrgarten.search.review import Judged
from irrgarten.server import workers
from irrgarten.server.jobs.kinds import (
    CHOICE,
    LIMIT,
    REVIEW_PART,
    REVIEWS,
    A,
    Answered,
    Chosen,
    Failed,
    Kind,
    Lost,
    NotOurs,
    Outcome,
    Q,
    Refused,
    checked,
    packed,
    typed,
)
from irrgarten.server.jobs.link import Link, Seldom
from irrgarten.server.jobs.queue import PULSE, JobQueue, cancelled, kinship
from irrgarten.server.work import Question, ReviewPart, Work
from irrgarten.server.workers import PATIENCE, POLITENESS

R = TypeVar("R")

log = logging.getLogger(__name__)

#: Connections besides those by which each hand waits for its next job.
OTHERS = 8


STOPPED_BY = (signal.SIGINT, signal.SIGTERM)

#: Seconds that a worker has to stop.
STOPPING = 4.5


class Hands:
    """So many processes, each of which thinks about one thing at a time."""

    def __init__(self, number: int, limit: float, politeness: int = POLITENESS) -> None:
        self._all = [workers.Worker(limit, politeness) for _ in range(number)]
        self._free: asyncio.Queue[workers.Worker] = asyncio.Queue()
        for one in self._all:
            self._free.put_nowait(one)

    async def start(self) -> None:
        """Before the first job comes; what does not start is started when it is needed."""
        for one in self._all:
            with suppress(OSError, workers.Lost):
                await one.start()

    async def choose(self, question: Question) -> Chosen:
        """Raises NotOurs, Lost and Failed."""
        return Chosen(await self._do(typed(question)))

    async def judge(self, part: ReviewPart) -> Judged:
        """Raises NotOurs, Lost and Failed."""
        return await self._do(await asyncio.to_thread(checked, part))

    async def _do(self, work: Work[R]) -> R:
        one = await self._free.get()
        try:
            return await one.do(work)
        finally:
            self._free.put_nowait(one)

    async def end(self) -> None:
        for one in self._all:
            await one.end()


class Working:
    """Bots think with so many ``hands``; one more reviews games when nobody else thinks."""

    def __init__(self, bus: Redis, hands: int, limit: float) -> None:
        link = Link(str(bus), "jobs wait")
        self._choosing = JobLine(JobQueue(bus, link, hands + OTHERS), Hands(hands, limit), hands)
        self._choosing.does(CHOICE, self._choosing.hands.choose)
        reviews = JobQueue(bus, link, 1 + OTHERS, REVIEWS)
        self._reviewing = JobLine(reviews, Hands(1, LIMIT, PATIENCE), 1)
        self._reviewing.does(REVIEW_PART, self._reviewing.hands.judge)

    async def work(self, ready: Callable[[], None]) -> None:
        """Until the process is interrupted or terminated; what is not done then is given back."""
        loop, told = asyncio.get_running_loop(), asyncio.Event()
        for one in STOPPED_BY:
            loop.add_signal_handler(one, told.set)
        stopped = asyncio.create_task(told.wait())
        working = asyncio.create_task(self._work(ready))
        with suppress(asyncio.CancelledError):  # interrupted before that could be heard
            await asyncio.wait((stopped, working), return_when=asyncio.FIRST_COMPLETED)
        alarm = Timer(STOPPING, _end)
        alarm.daemon = True
        alarm.start()
        stopped.cancel()
        await cancelled({working})  # SAQ gives back what is not done
        for line in (self._choosing, self._reviewing):
            await line.end()
        while left := asyncio.all_tasks() - {asyncio.current_task()}:  # by SAQ, or by what ended
            log.debug("left behind: %s", left)
            await cancelled(left)
        alarm.cancel()
        if not working.cancelled():
            working.result()

    async def _work(self, ready: Callable[[], None]) -> None:
        await self._choosing.hands.start()  # reviews are seldom: that hand starts when it is needed
        for line in (self._choosing, self._reviewing):
            await line.worker.worker_info()
        ready()
        await asyncio.gather(self._choosing.worker.start(), self._reviewing.worker.start())


class JobLine:
    """A queue, and the hands that do what is in it."""

    def __init__(self, queue: JobQueue, hands: Hands, number: int) -> None:
        self.hands = hands
        self._queue = queue
        self._seldom = Seldom(log)
        self.worker: SaqWorker[Context] = SaqWorker(
            queue,
            [],
            concurrency=number,
            timers={"worker_info": PULSE, "schedule": 60, "sweep": 60, "abort": 1},
            dequeue_timeout=1.0,
            metadata={"hands": number},
        )
        self.worker.SIGNALS = []  # heard by whoever has several lines, from the beginning

    def does(self, kind: Kind[Q, A], work: Callable[[Q], Awaitable[A]]) -> None:
        async def do(context: Context) -> bytes:
            return await self._do(context, kind, work)

        self.worker.functions[kind.name] = do

    async def end(self) -> None:
        with suppress(Exception):
            await self._queue.leave(self.worker.id)
        await self.hands.end()
        with suppress(Exception):
            await self._queue.disconnect()

    async def _do(
        self, context: Context, kind: Kind[Q, A], work: Callable[[Q], Awaitable[A]]
    ) -> bytes:
        """Nothing of a job is ever logged: it holds what others at its table may not know."""
        outcome: Outcome
        key = context["job"].key
        question = await self._queue.redis.get(self._queue.question_id(key))
        if question is None:  # nobody waits for it any more
            return packed(Refused())
        try:
            answer = await work(kind.decode(question))
            outcome = Answered(msgspec.Raw(msgspec.json.encode(answer)))
        except NotOurs as error:
            self._seldom.warn(f"a job '{kind.name}' is refused: {error}; here is {kinship()}")
            outcome = Refused()
        except (msgspec.MsgspecError, RecursionError):
            self._seldom.warn(f"a job '{kind.name}' is refused: it is not written as one is")
            outcome = Refused()
        except workers.Failed as failed:
            log.error("a job '%s' failed\n%s", kind.name, failed)
            outcome = Failed()
        except workers.Lost as error:
            log.error("a process was lost: %s", error)
            outcome = Lost()
        except Exception as error:
            log.error("a job '%s' could not be done: %s", kind.name, type(error).__name__)
            outcome = Lost()
        log.debug("a job '%s' was %s", kind.name, type(outcome).__name__.lower())
        return packed(outcome)


def _end() -> None:
    log.error("the worker did not stop in time: what it was doing is done by another one")
    os._exit(1)
