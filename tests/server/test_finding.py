"""To whom somebody is sent who looks for a game, and when she waits herself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.at_lobby import lobby
from tests.server.at_table import let_in
from tests.server.running import Stopwatch, repeatable

from irrgarten.server.lobby import Lobby
from irrgarten.server.open_tables import COMING, Finding
from irrgarten.server.page_frames import FindGame, FoundGame


class Hall:
    """Those who look for a game, one after the other."""

    def __init__(self, tables: Lobby) -> None:
        self.tables = tables
        self._finding = Finding(tables, tables._store, repeatable(7))

    async def find(self, name: str = "Anna", **wish: Any) -> FoundGame:
        return await self._finding.find(
            FindGame(**{"game": "magic_labyrinth", "players": 3, "name": name, **wish})
        )


@pytest.fixture
def watch() -> Stopwatch:
    return Stopwatch()


@pytest.fixture
async def hall(tmp_path: Path, watch: Stopwatch) -> AsyncIterator[Hall]:
    async with lobby(tmp_path / "t.db", monotonic=watch.read) as tables:
        yield Hall(tables)


async def test_she_may_wait_as_long_as_she_stays(hall: Hall, watch: Stopwatch) -> None:
    """The seats that are still free have been without anybody all the time."""
    first = await hall.find("Anna")
    async with hall.tables.table(first.table) as table:
        await let_in(table, 0)
        watch.seconds += 10 * COMING
        assert await hall.find("Ben") == FoundGame(first.table, 1, None)


async def test_she_may_still_be_on_the_way(hall: Hall, watch: Stopwatch) -> None:
    first = await hall.find("Anna")
    watch.seconds += COMING
    assert (await hall.find("Ben")).table == first.table
    watch.seconds += 1
    other = await hall.find("Ben")
    assert other.table != first.table, "she has not come"
    assert other.made is not None
