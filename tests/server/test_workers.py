"""The processes that bots think in: what they find, and who ends them."""

from __future__ import annotations

import importlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from irrgarten import registry
from irrgarten.server.course import Course
from irrgarten.server.workers import Worker

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
