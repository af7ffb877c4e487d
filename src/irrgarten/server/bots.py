"""Computer players in processes of their own; one that dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import math
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from msgspec import Struct

from irrgarten.kernel.lots import SeededLots
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import AnyRules
from irrgarten.kernel.rules import Options, View
from irrgarten.search.levels import level_of
from irrgarten.search.player import choose
from irrgarten.server import worker
from irrgarten.store import Closed

log = logging.getLogger(__name__)

#: How often a choice is tried when its process dies.
TRIES = 3


class Task(Struct, frozen=True):
    """All that a bot may know for one choice, and nothing else."""

    rules: AnyRules
    options: Options
    seat: int
    level: str
    perceived: list[Event]
    view: View
    seed: int
    legal: list[str]


class Bots:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()
        self._warm = False
        self._closed = False

    def warm_up(self) -> None:
        """Start the processes before the first bot is to act."""
        if not self._warm and not self._closed:
            self._warm = True
            self._pool.submit(level_of, "beginner")

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), worker.prepare)

    async def choose(self, task: Task, pace: float) -> str:
        """The bot's act, on a beat of ``pace`` seconds: how long it thought tells nothing.

        Raises Closed when the server is being stopped.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        act = await self._chosen(task)
        if pace > 0:
            thought = loop.time() - began
            await asyncio.sleep(max(1, math.ceil(thought / pace)) * pace - thought)
        return act

    async def _chosen(self, task: Task) -> str:
        for _ in range(TRIES):
            if self._closed:
                raise Closed
            pool = self._pool
            try:
                act = await asyncio.wrap_future(
                    pool.submit(
                        choose,
                        task.rules,
                        task.options,
                        task.seat,
                        task.level,
                        task.perceived,
                        task.view,
                        task.seed,
                    )
                )
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = self._new_pool()
                continue
            except Exception:
                log.exception("a bot failed in %s", task.rules.name)
                break
            if act in task.legal:
                return act
            # Not which: a log is no place for what is hidden from a seat.
            log.error("a bot chose an act in %s that is not legal", task.rules.name)
            break
        # A game never hangs on a bot: it makes some move.
        lot = SeededLots(str(task.seed), f"astray/{len(task.perceived)}").below(len(task.legal))
        return task.legal[lot]

    def close(self) -> None:
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
