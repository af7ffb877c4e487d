"""A server for each test, on a file of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.in_lobby import Rooms, rooms
from tests.server.running import WIDE, House, Stopwatch, running


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path / "house.db") as house:
        yield house


@pytest.fixture
async def brisk(tmp_path: Path) -> AsyncIterator[House]:
    """Where parts of the lots are hardly waited for."""
    async with running(tmp_path / "house.db", limits=replace(WIDE, part=0.1)) as house:
        yield house


@pytest.fixture
def stopwatch() -> Stopwatch:
    return Stopwatch()


@pytest.fixture
async def inside(tmp_path: Path, stopwatch: Stopwatch) -> AsyncIterator[Rooms]:
    """No server, but all tables of one; time goes by the stopwatch."""
    async with rooms(tmp_path / "house.db", monotonic=stopwatch.read) as inside:
        yield inside
