"""Tasks beside everything else: repeated, attempted, and ended together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from irrgarten.server.tasks import Tasks, attempt, repeat
from irrgarten.store import Closed, Unreadable, Unwritable


def raising(*faults: Exception | None) -> Callable[[], Awaitable[None]]:
    """Return what raises one fault after the other."""
    left = iter(faults)

    async def work() -> None:
        if (fault := next(left)) is not None:
            raise fault

    return work


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [str(record.exc_info[1]) for record in caplog.records if record.exc_info]


async def test_repeated_failure_is_logged_once_until_it_ends(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pauses: list[None] = []

    async def pause() -> None:
        pauses.append(None)

    broken, again = RuntimeError("broken"), RuntimeError("broken again")
    work = raising(broken, broken, Unreadable("away"), None, again, Unwritable("full"), Closed())
    with caplog.at_level(logging.WARNING):
        await repeat(work, pause, "it failed")
    assert logged(caplog) == ["broken", "broken again"]
    assert len(pauses) == 6


async def test_attempt_logs_all_but_faults_of_the_store(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        for fault in (Unwritable(), Closed(), LookupError("of ours")):
            await attempt(raising(fault), "it failed")
    assert logged(caplog) == ["of ours"]


async def test_close_cancels_running_tasks() -> None:
    tasks, ended = Tasks(), asyncio.Event()

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.set()

    tasks.start(work())
    await asyncio.sleep(0)
    await tasks.close()
    assert ended.is_set()
