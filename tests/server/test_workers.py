"""The processes that bots think in: what they find, and who ends them."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.hanging import Hanging

from irrgarten import registry
from irrgarten.server.course import Course
from irrgarten.server.workers import Failed, Lost, Worker

#: Rules of somebody's own.
OURS = """
from irrgarten.games.magic_labyrinth.rulebook import MagicLabyrinthRules

class Ours(MagicLabyrinthRules):
    pass
"""


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    worker = Worker(limit=30)
    yield worker
    await worker.end()


def known(rules: Any) -> dict[str, Any]:
    """What a bot has to know to choose its first act."""
    options = rules.options_type(players=2)
    course = Course.begun(registry.rules("magic_labyrinth"), options, "seed", {"beginner": 0})
    asked = {"seat": 0, "level": "beginner", "view": course.view(0), "seed": 7}
    return {"rules": rules, "options": options, **asked}


async def test_rules_are_found_wherever_the_server_finds_them(
    worker: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules_of_ours.py").write_text(OURS)
    monkeypatch.syspath_prepend(tmp_path)
    rules = importlib.import_module("rules_of_ours").Ours()
    assert await worker.choose(known(rules), []) in "nesw"


async def test_a_thought_that_nobody_waits_for_any_more_ends_with_its_process(
    worker: Worker,
) -> None:
    await worker.start()
    process = worker._process
    assert process is not None
    asked = asyncio.create_task(worker.choose(known(Hanging()), []))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert process.returncode is not None
    assert worker._process is None


async def test_a_process_that_has_ended_is_lost_and_another_one_is_asked_next(
    worker: Worker,
) -> None:
    process = await worker.start()
    process.kill()
    await process.wait()
    rules = registry.rules("magic_labyrinth")
    with pytest.raises(Lost, match="it ended"):
        await worker.choose(known(rules), [])
    assert await worker.choose(known(rules), []) in "nesw"


async def test_what_fails_there_is_told_and_the_process_goes_on(worker: Worker) -> None:
    rules = registry.rules("magic_labyrinth")
    with pytest.raises(Failed, match="Error"):
        await worker.choose({**known(rules), "level": "grandmaster"}, [])
    process = worker._process
    assert await worker.choose(known(rules), []) in "nesw"
    assert worker._process is process
