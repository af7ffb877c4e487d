"""Tasks that run beside everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from irrgarten.store import Closed, Unreadable, Unsure, Unwritable

log = logging.getLogger(__name__)


class Tasks:
    """The tasks of one part of the server, which end with it."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def finish(self) -> None:
        """Wait for all running tasks, including those that they start, without cancelling them."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    async def close(self) -> None:
        running = [*self._running]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


async def attempt(work: Callable[[], Awaitable[object]], failure: str) -> None:
    """Do something and log if it fails; the store logs its own faults."""
    try:
        await work()
    except (Closed, Unreadable, Unwritable, Unsure):
        pass
    except Exception:
        log.exception(failure)


async def repeat(
    work: Callable[[], Awaitable[object]], pause: Callable[[], Awaitable[object]], failure: str
) -> None:
    """Do something again and again until the store is closed.

    A failure is logged once, and again only after it has ended; the store logs its own faults.
    """
    failing = False
    while True:
        try:
            await work()
            failing = False
        except Closed:
            return
        except (Unreadable, Unwritable, Unsure):
            pass
        except Exception:
            if not failing:
                log.exception(failure)
            failing = True
        await pause()
