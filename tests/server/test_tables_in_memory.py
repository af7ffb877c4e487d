"""Tables that rest in memory while nobody is there, and come to an end with the process."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.at_table import came, lobby

from irrgarten.server.frames import NewTable, SeatWish
from irrgarten.server.lobby import Lobby
from irrgarten.server.settings import Limits

PERSON = SeatWish("person", "Anna", adds=True)


async def made(lobby: Lobby) -> str:
    """The name of a new table, at which the lots are still to be drawn."""
    wish = NewTable("magic_labyrinth", {"players": 2}, [PERSON, PERSON])
    return (await lobby.make(wish)).info.table


async def test_those_longest_unused_are_forgotten(tmp_path: Path) -> None:
    async with lobby(tmp_path / "t.db", limits=Limits(resting=2)) as tables:
        first, second, third = [await made(tables) for _ in range(3)]
        async with tables.table(second):
            assert [table.row.table for table in tables.all_in_memory()] == [third, second]
        async with tables.table(first):
            assert len(tables) == 3, "one that is used does not rest"
        assert [table.row.table for table in tables.all_in_memory()] == [second, first]


async def test_nothing_goes_on_at_any_of_them_once_they_are_closed(tmp_path: Path) -> None:
    async with lobby(tmp_path / "t.db") as tables:
        name = await made(tables)
        async with tables.table(name) as table:
            await came(table, 0)
            await came(table, 1)
            waiting = asyncio.all_tasks() - {asyncio.current_task()}
            assert waiting, "seals are waited for"
            await tables.close()
            assert all(task.done() for task in waiting)
