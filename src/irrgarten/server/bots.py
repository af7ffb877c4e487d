"""Computer players in processes of their own; one that dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import math
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from msgspec import Struct

from irrgarten.kernel.lots import SeededLots
from irrgarten.kernel.rules import View
from irrgarten.server.frames import Happened

log = logging.getLogger(__name__)

#: How often a choice is tried when its process dies.
TRIES = 3


class Task(Struct, frozen=True):
    """All that a bot may know for one choice, and nothing else."""

    game: str
    options: dict[str, Any]
    seat: int
    level: str
    told: list[Happened]
    view: View
    legal: list[str]
    seed: int


class Bots:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))

    async def choose(self, task: Task, pace: float) -> str:
        """The bot's act, on a beat of ``pace`` seconds: how long it thought tells nothing."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        act = await self._chosen(task)
        if pace > 0:
            thought = loop.time() - began
            await asyncio.sleep(max(1, math.ceil(thought / pace)) * pace - thought)
        return act

    async def _chosen(self, task: Task) -> str:
        for _ in range(TRIES):
            pool = self._pool
            try:
                act = await asyncio.get_running_loop().run_in_executor(pool, _choose, task)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = self._new_pool()
                continue
            except Exception:
                log.exception("a bot failed in %s", task.game)
                break
            if act in task.legal:
                return act
            log.error("a bot chose %r in %s, which is not legal", act, task.game)
            break
        # A game never hangs on a bot: it makes some move.
        lot = SeededLots(str(task.seed), f"astray/{len(task.told)}").below(len(task.legal))
        return task.legal[lot]

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(task: Task) -> str:
    from irrgarten.search.player import choose

    return choose(task)
