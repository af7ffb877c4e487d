"""Tables as a process has them in memory: loaded once, resting, followed, forgotten, closed."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from tests.server.at_lobby import lobby
from tests.server.at_table import HOST, came, person, put_table

from irrgarten.server.lobby import Lobby
from irrgarten.server.settings import Limits
from irrgarten.store import Before, Head, Store
from irrgarten.tables import commands
from irrgarten.tables.frames import NewTable, Propose, SeatWish
from irrgarten.tables.problems import RequestError
from irrgarten.tables.secrecy import CHAIN_LENGTH

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
        await put_table(tables._store, person(0, adds=True), person(1, adds=True))
        async with tables.table("t") as table:
            await came(table, 0)
            await came(table, 1)
            waiting = asyncio.all_tasks() - {asyncio.current_task()}
            assert waiting, "seals are waited for"
            await tables.close()
            assert all(task.done() for task in waiting)


async def test_whoever_wants_to_know_is_told_of_what_becomes_of_them(tmp_path: Path) -> None:
    told: list[tuple[str, ...]] = []

    def tell(what: str) -> Any:
        return lambda *tables: told.append((what, *(table.row.table for table in tables)))

    async with lobby(tmp_path / "t.db") as tables:
        tables.when_loaded(tell("loaded"))
        tables.when_written(tell("written"))
        tables.when_over(tell("over"))
        await put_table(tables._store, person(0), person(1), game="caminos", given={})
        async with tables.table("t") as table:
            assert told == [("loaded", "t"), ("written", "t")], "and the game has begun"
            anna = await came(table, 0)
            await table.execute(commands.Propose(anna.number, Propose(0, "resign")))
        assert told[2:] == [("written", "t"), ("over",)]


async def test_what_is_heard_of_a_table_while_it_is_loaded_is_taken_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, read, go_on, find = tmp_path / "t.db", asyncio.Event(), asyncio.Event(), Store.find

    async def slowly(store: Store, table: str, since: int = 0) -> object:
        kept = await find(store, table, since)
        read.set()
        await go_on.wait()
        return kept

    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told))
    async with lobby(data) as there, lobby(data) as tables:
        seats = [PERSON, SeatWish("open"), SeatWish("open")]
        wish = NewTable("magic_labyrinth", {"players": 3}, seats)
        name = (await there.make(wish)).info.table
        monkeypatch.setattr(Store, "find", slowly)
        async with asyncio.TaskGroup() as group:
            group.create_task(look_at(tables, name))
            await read.wait()
            async with there.table(name) as table:
                await table.execute(commands.SitDown(1, "Ben", adds=False, token=None))
                head = Head(table.state.ply, table.row.revision)
            tables.hear(name, head)
            tables.hear("of which nobody has asked", head)
            go_on.set()
        async with tables.table(name) as table:
            await came(table, None)
            assert table.state.seats[1].name == "Ben"
    assert complaints == []


async def look_at(tables: Lobby, name: str) -> None:
    async with tables.table(name):
        pass


async def test_one_that_was_forgotten_by_somebody_else_is_gone(tmp_path: Path) -> None:
    data = tmp_path / "t.db"
    async with lobby(data) as tables:
        name = await made(tables)
        await look_at(tables, name)
        store = await Store.open(data)
        later = Before(unbegun="2999", finished=None)
        assert await store.forget([name], later) == [name]
        await store.close()
        assert len(tables) == 1
        with pytest.raises(RequestError, match="no such table"):
            await look_at(tables, name)
        assert len(tables) == 0


async def test_whoever_is_at_one_that_is_dropped_hears_of_it(tmp_path: Path) -> None:
    async with lobby(tmp_path / "t.db") as tables:
        name = await made(tables)
        async with tables.table(name) as table:
            assert tables.in_use(name)
            guest = table.guests[(await came(table, None)).number]
            await tables.drop(name)
            await tables.drop("one that is not there")
            assert guest.farewell is not None
            assert guest.farewell.code == "not_found"
        assert not tables.in_use(name)


# -- another game for the same company -------------------------------------------------
@pytest.mark.parametrize(("link", "next_link"), [(2, 1), (1, 0), (0, CHAIN_LENGTH)])
async def test_the_secrets_of_one_chain_are_used_to_the_last(
    tmp_path: Path, link: int, next_link: int
) -> None:
    """Here after a game whose rules are gone."""
    async with lobby(tmp_path / "t.db", clock=lambda: TEA) as tables:
        old = {"version": "of old", "ended": "2026-01-01T00:00:00+00:00", "link": link}
        old["stand_in_after"] = 60
        await put_table(tables._store, person(0), person(1), **old)
        info = await tables.again("t", HOST)
        async with tables.table(info.table) as table:
            assert (table.row.link, table.row.stand_in_after) == (next_link, 60)
            assert (table.row.chain == "c" * 64) == (link > 0)
            assert table.row.created == "2026-01-01T17:00:00+00:00", "to the second"
        assert (await tables.again("t", HOST)).table == info.table


TEA = datetime(2026, 1, 1, 17, 0, 0, 123456, UTC)
