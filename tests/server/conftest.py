"""A server for each test, on a file of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.at_lobby import Rooms, rooms
from tests.server.running import WIDE, Clock, House, Stopwatch, running

from irrgarten import registry
from irrgarten.server.work import Question
from irrgarten.tables.game import TableGame


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path / "house.db") as house:
        yield house


@pytest.fixture
async def brisk(tmp_path: Path) -> AsyncIterator[House]:
    """A server that waits for no parts of the lots."""
    async with running(tmp_path / "house.db", limits=replace(WIDE, part=0)) as house:
        yield house


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def stopwatch() -> Stopwatch:
    return Stopwatch()


@pytest.fixture
async def inside(tmp_path: Path, stopwatch: Stopwatch) -> AsyncIterator[Rooms]:
    """No server, but all tables of one; time goes by the stopwatch."""
    async with rooms(tmp_path / "house.db", monotonic=stopwatch.read) as inside:
        yield inside


@pytest.fixture
def question() -> Question:
    """A question to a bot, at the beginning of a game."""
    rules = registry.rules("magic_labyrinth")
    options = rules.options_type(players=2)
    return Question.of(TableGame.begun(rules, options, "seed", {"beginner": 0}), 0, "beginner", 7)
