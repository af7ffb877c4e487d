"""To whom somebody is sent who looks for a game, and when she waits herself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.at_table import came, lobby
from tests.server.running import Stopwatch, repeatable

from irrgarten.server.finding import COMING, Finding
from irrgarten.server.frames import ClockChoice
from irrgarten.server.lobby import Lobby
from irrgarten.server.lobby_frames import FindGame, FoundGame
from irrgarten.server.problems import Trouble


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


async def test_the_first_waits_and_the_second_is_sent_to_her(hall: Hall) -> None:
    first = await hall.find("Anna")
    assert first.made is not None
    assert (first.seat, first.made.info.seats[0].name) == (0, "Anna")
    assert [seat.holder for seat in first.made.info.seats] == ["person", "open", "open"]
    assert await hall.find("Ben") == FoundGame(first.table, 1, None)


async def test_she_may_wait_as_long_as_she_stays(hall: Hall, watch: Stopwatch) -> None:
    """The seats that are still free have been without anybody all the time."""
    first = await hall.find("Anna")
    async with hall.tables.table(first.table) as table:
        await came(table, 0)
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


async def test_nobody_has_to_stay_where_there_are_days_for_a_move(
    hall: Hall, watch: Stopwatch
) -> None:
    days = ClockChoice("days", 2)
    first = await hall.find("Anna", clock=days)
    watch.seconds += 10 * COMING
    assert (await hall.find("Ben", clock=days)).table == first.table


async def test_the_same_token_is_the_same_table(hall: Hall) -> None:
    first = await hall.find("Anna", token="the token of Anna")
    again = await hall.find("Anna", token="the token of Anna")
    assert again == first
    assert again.made is not None


async def test_a_game_that_there_is_not_is_refused(hall: Hall) -> None:
    with pytest.raises(Trouble, match="chess"):
        await hall.find(game="chess")
