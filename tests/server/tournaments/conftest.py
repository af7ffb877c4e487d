"""A tournament for each test, on a file of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.tournaments.evening import Clock, Evening, club_house


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def evening(tmp_path: Path, clock: Clock) -> AsyncIterator[Evening]:
    async with club_house(tmp_path / "house.db", clock) as evening:
        yield evening
