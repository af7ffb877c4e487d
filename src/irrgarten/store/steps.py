"""The same step for many is faster than many steps for one: what it needs is at hand already."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

log = logging.getLogger(__name__)

#: What somebody has to do, step by step.
Steps = Iterator[None]


def take(left: list[Steps]) -> None:
    """All take a step before anybody takes the next. What fails for one fails for her alone."""
    while left:
        left = [steps for steps in left if _goes_on(steps)]


def _goes_on(steps: Steps) -> bool:
    """Take the next step; whether there may be another one."""
    try:
        return next(steps, steps) is None
    except Exception:
        log.exception("what was to be done step by step was not done")
        return False


class InStep:
    """What comes in one go is done in step, as soon as all of it has come."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._come: list[Steps] = []

    def add(self, steps: Steps) -> None:
        if not self._come:
            self._loop.call_soon(self._take)
        self._come.append(steps)

    def _take(self) -> None:
        come, self._come = self._come, []
        take(come)
