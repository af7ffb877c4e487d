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
from irrgarten.server.work import Question
from irrgarten.server.workers import Worker
from irrgarten.tables.game import TableGame

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


def known(rules: Any) -> Question:
    """What a bot has to know to choose its first act."""
    options = rules.options_type(players=2)
    game = TableGame.begun(registry.rules("magic_labyrinth"), options, "seed", {"beginner": 0})
    return Question(
        rules=rules,
        options=options,
        seat=0,
        level="beginner",
        perceived=(),
        view=game.view(0),
        seed=7,
    )


async def test_rules_are_found_wherever_the_server_finds_them(
    worker: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules_of_ours.py").write_text(OURS)
    monkeypatch.syspath_prepend(tmp_path)
    rules = importlib.import_module("rules_of_ours").Ours()
    assert await worker.do(known(rules)) in "nesw"


async def test_a_thought_that_nobody_waits_for_any_more_ends_with_its_process(
    worker: Worker,
) -> None:
    await worker.start()
    process = worker._process
    assert process is not None
    asked = asyncio.create_task(worker.do(known(Hanging())))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert process.returncode is not None
    assert worker._process is None
