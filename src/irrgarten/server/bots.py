"""Computer players in processes of their own; one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import logging
import math
from contextlib import suppress
from contextvars import Context
from typing import TYPE_CHECKING

from irrgarten.bus import Redis
from irrgarten.kernel.lots import SeededLots
from irrgarten.server import metrics
from irrgarten.server.choices import Asker, Background, Choice, Choices, Nobody
from irrgarten.server.logs import at_table
from irrgarten.server.work import Question
from irrgarten.server.workers import Failed, Worker
from irrgarten.store import Closed

if TYPE_CHECKING:
    from irrgarten.server.jobs.asking import Elsewhere

log = logging.getLogger(__name__)

#: How often a choice is tried when its process is lost.
TRIES = 2


class Bots:
    """So many processes at most; each thought may take so many seconds.

    With a bus, whoever works there thinks, and these processes only while nobody there does.
    """

    def __init__(self, workers: int, limit: float, bus: Redis | None = None) -> None:
        self.background = Background()
        self._elsewhere = _elsewhere(bus, limit)
        self._most = workers
        self._limit = limit
        self._choices = Choices()
        self._workers: dict[Worker, asyncio.Task[None]] = {}
        self._resting = 0
        self._closed = False

    @property
    def waiting(self) -> int:
        """Choices that nobody thinks about yet."""
        return len(self._choices) + (0 if self._elsewhere is None else len(self._elsewhere))

    @property
    def errors(self) -> int:
        """How often whoever works at the bus could not be asked."""
        return 0 if self._elsewhere is None else self._elsewhere.errors

    def warm_up(self) -> None:
        """Start a process, or find out who works at the bus, before the first bot is to act."""
        if self._elsewhere is not None:
            self._elsewhere.start()
        elif not self._workers and not self._closed:
            self._hire()

    def _hire(self) -> None:
        worker = Worker(self._limit)
        # It works for many tables, not only for the one that needed it first.
        employed = asyncio.create_task(self._employ(worker), context=Context())
        self._workers[worker] = employed

    async def choose(self, question: Question, pace: float, asker: Asker) -> str:
        """The bot's act, on a beat of ``pace`` seconds: how long it thought tells nothing.

        Raises Passed when it is not wanted any more, and Closed when the server is being stopped.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        act = await self._chosen(question, asker)
        if pace > 0:
            thought = loop.time() - began
            await asyncio.sleep(max(1, math.ceil(thought / pace)) * pace - thought)
        return act

    async def _chosen(self, question: Question, asker: Asker) -> str:
        if self._closed:
            raise Closed
        act = await self._made(question, asker)
        if act is not None:
            if act in question.legal:
                return act
            # Not which: a log is no place for what is hidden from a seat.
            log.error("a bot chose an act in %s that is not legal", question.rules.name)
        # A game never hangs on a bot: it makes some move.
        lots = SeededLots(str(question.seed), f"astray/{len(question.perceived)}")
        return question.legal[lots.below(len(question.legal))]

    async def _made(self, question: Question, asker: Asker) -> str | None:
        if self._elsewhere is not None:
            with suppress(Nobody):
                return await self._elsewhere.made(Choice(question, asker))
            if self._closed:
                raise Closed
        choice = Choice(question, asker)
        self._choices.add(choice)
        if self._resting < len(self._choices) and len(self._workers) < self._most:
            self._hire()
        return await choice.made

    # -- processes -------------------------------------------------------------
    async def _employ(self, worker: Worker) -> None:
        try:
            await worker.start()
        except Exception as error:
            log.error("a bot's process does not start: %s", error)
        while True:
            self._resting += 1
            try:
                choice = await self._choices.next()
            finally:
                self._resting -= 1
            with at_table(choice.asker.table):
                await self._think(worker, choice)

    async def _think(self, worker: Worker, choice: Choice) -> None:
        try:
            with metrics.THOUGHT.labels(choice.question.level).time():
                act = await worker.do(choice.question)
        except Failed as failed:
            log.error("a bot failed in %s\n%s", choice.question.rules.name, failed)
            act = None
        except asyncio.CancelledError:
            choice.settle(Closed())
            raise
        except Exception as error:
            metrics.RESTARTS.inc()
            log.error("a bot's process was lost: %s", error)
            choice.lost += 1
            if choice.lost < TRIES and choice.still_wanted():
                self._choices.add(choice)
                return
            act = None
        choice.settle(act)

    async def close(self) -> None:
        self._closed = True
        if self._elsewhere is not None:
            await self._elsewhere.close()
        self._choices.give_up(Closed())
        for employed in self._workers.values():
            employed.cancel()
        await asyncio.gather(*self._workers.values(), return_exceptions=True)
        for worker in self._workers:
            await worker.end()


def _elsewhere(bus: Redis | None, limit: float) -> Elsewhere | None:
    if bus is None:
        return None
    from irrgarten.server.jobs.asking import Elsewhere  # needs what only a bus needs

    return Elsewhere(bus, limit)
