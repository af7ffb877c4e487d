"""Acts at a table in memory: what is made, and what has become void meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.at_table import bot, person, sat_down

from irrgarten.server.table import Table


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """A bot is to act."""
    async with sat_down(tmp_path / "t.db", bot(0), person(1)) as table:
        await table.beginning.go_on()
        assert table.under_way.acting == [0]
        yield table


async def test_a_bot_acts_where_nothing_has_changed_since_it_began_to_think(table: Table) -> None:
    course = table.under_way
    before = course.ply
    await table.turns.act_of_bot(course, before, 0, "n")
    assert course.acts[before].act == "n"


async def test_what_a_bot_thought_of_an_earlier_position_is_not_made(table: Table) -> None:
    course = table.under_way
    before = course.ply
    await table.turns.act_of_bot(course, before - 1, 0, "n")
    assert course.ply == before


async def test_what_a_bot_thought_for_somebody_who_is_back_is_not_made(table: Table) -> None:
    course = table.under_way
    before = course.ply
    await table.turns.act_of_bot(course, before, 0, "stop")
    assert course.acting == [1]
    ply = course.ply
    await table.turns.act_of_bot(course, ply, 1, "n")
    assert course.ply == ply
