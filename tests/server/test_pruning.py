"""A server forgets old tables, though none under anybody's feet; what is gone is not found."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.server.running import OPEN, PATIENCE, House, company_of, gathered, person, running
from tests.server.seats import bearer, sit

from irrgarten import registry
from irrgarten.bus import Bus
from irrgarten.server.bots import Bots
from irrgarten.server.housekeeping import Housekeeping, before
from irrgarten.server.lobby import Lobby
from irrgarten.server.settings import Prune, Settings
from irrgarten.store import Before, Store
from irrgarten.tables.frames import NewTable, SeatWish
from irrgarten.terminal.command import main

NOW = datetime(2026, 6, 1, tzinfo=UTC)
ALL = Prune(unbegun=7, finished=30)


def test_so_many_days_ago() -> None:
    week, month, day = (f"2026-05-{day:02}T00:00:00+00:00" for day in (25, 2, 31))
    assert before(ALL, NOW) == Before(week, month, lessons=day)
    assert before(Prune(), NOW) == Before(None, None, lessons=day)


def long_ago() -> datetime:
    return datetime.now(UTC) - timedelta(days=365)


def age(data: Path) -> None:
    """Whatever is over has been so for a year."""
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute(
            "UPDATE tables SET ended = ? WHERE ended IS NOT NULL", [long_ago().isoformat()]
        )


def is_kept(data: Path, table: str) -> bool:
    with closing(sqlite3.connect(data)) as connection:
        asked = 'SELECT 1 FROM tables WHERE "table" = ?'
        return connection.execute(asked, [table]).fetchone() is not None


async def until_gone(house: House, data: Path, table: str) -> None:
    async with asyncio.timeout(PATIENCE):  # whoever asks the server for a table keeps it
        while await asyncio.to_thread(is_kept, data, table):
            continue
    assert (await house.http.get(f"/api/tables/{table}")).status_code == 404


async def test_once_a_day_if_told_so(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    async with running(data, clock=long_ago) as house:
        waiting = (await house.make(person("Anna"), OPEN))["info"]["table"]
        async with company_of(house, "Anna Ben") as company:
            over = company.table
            await company.finish()
        async with company_of(house, "Cleo Dora") as company:
            playing = company.table
    age(data)
    async with running(data) as house:  # which was not told
        for table in (waiting, over, playing):
            await house.info(table)
    async with running(data, prune=Prune(unbegun=7)) as house:
        await until_gone(house, data, waiting)
        await house.info(over)
    async with running(data, prune=ALL) as house:
        await until_gone(house, data, over)
        for what in ("record", "told"):
            assert (await house.http.get(f"/api/tables/{over}/{what}")).status_code == 404
        async with gathered(house, playing, company.secrets) as again:
            await again.finish()


async def lobby_of(data: Path) -> tuple[Store, Bots, Lobby, Housekeeping]:
    settings = Settings(data=data, prune=ALL)
    store, bots = await Store.open(data), Bots(1, limit=20)
    lobby = Lobby(store, bots, settings, Bus())
    return store, bots, lobby, Housekeeping(store, lobby, settings)


async def test_not_while_somebody_is_there(tmp_path: Path) -> None:
    store, bots, lobby, keeping = await lobby_of(tmp_path / "house.db")
    seats = [SeatWish("person", "Anna"), SeatWish("open")]
    made = await lobby.make(NewTable("magic_labyrinth", {"players": 2}, seats))
    table = made.info.table
    later = Before(unbegun="2999", finished="2999")
    async with lobby.table(table):
        await keeping.forget(later)
    assert await store.find(table) is not None
    assert len(lobby) == 1
    await keeping.forget(later)
    assert await store.find(table) is None
    assert len(lobby) == 0
    await lobby.close()
    await bots.close()
    await store.close()


# -- forgotten by somebody else --------------------------------------------------
async def forgotten(data: Path) -> list[str]:
    """By the command, while this server serves: all that were over, or never begun."""
    age(data)
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("UPDATE tables SET created = ?", [long_ago().isoformat()])
    store = await Store.open(data)
    before = [name for row in await store.old(Before("2999", "2999")) for name in row]
    await store.close()
    words = ["data", "prune", "--data", str(data), "--finished", "30"]
    assert await asyncio.to_thread(main, words) == 0
    return before


async def test_what_rests_in_memory_is_not_found_any_more(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    async with running(data) as house:
        made = await house.make(person("Anna"), OPEN)
        table = made["info"]["table"]
        async with company_of(house, "Anna Ben") as company:
            await company.finish()
        assert sorted(await forgotten(data)) == sorted([table, company.table])
        assert (await sit(house, table, 1)).status_code == 404
        again = f"/api/tables/{company.table}/again"
        answer = await house.http.post(again, headers=bearer(company.secrets[0]))
        assert answer.status_code == 404
        async with house.open(company.table) as socket:
            await socket.send({"type": "join"})
            error = await socket.next()
            assert (error["type"], error["code"]) == ("error", "not_found")
            assert await socket.closed() == 4404


async def test_whoever_sits_there_hears_of_it_when_something_is_done(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    async with running(data) as house:
        made = await house.make(person("Anna"), OPEN)
        table = made["info"]["table"]
        async with house.joined(table, made["seats"][0]["secret"]) as (socket, _):
            await forgotten(data)
            assert (await sit(house, table, 1)).status_code == 404
            error = await socket.next()
            assert (error["type"], error["code"]) == ("error", "not_found")
            assert await socket.closed() == 4404
        assert (await house.http.get(f"/api/tables/{table}")).status_code == 404


async def test_a_game_under_way_that_vanishes_all_the_same(tmp_path: Path) -> None:
    """No command does that; but whoever does it by hand breaks nothing else."""
    data = tmp_path / "house.db"
    async with running(data) as house, company_of(house, "Anna Ben") as company:
        with closing(sqlite3.connect(data)) as connection, connection:
            for kind in ("acts", "seats", "tables"):
                connection.execute(f"DELETE FROM {kind}")  # noqa: S608
        await company.sockets[0].act(company.ply, "stop")
        for socket in company.sockets:
            while (frame := await socket.next())["type"] != "error":
                pass
            assert frame["code"] == "not_found"
            assert await socket.closed() == 4404
        assert (await house.http.get(f"/api/tables/{company.table}")).status_code == 404


# -- what was not kept -----------------------------------------------------------
async def test_ends_that_were_not_kept_are_made_up_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "house.db"
    async with running(data) as house:
        async with company_of(house, "Anna Ben") as company:
            await company.finish()
        shown = await house.http.get(f"/api/tables/{company.table}/told")
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("DELETE FROM endings")
    store, bots, lobby, keeping = await lobby_of(data)
    await keeping.make_up()
    assert await store.without_ending() == []
    await lobby.close()
    await bots.close()
    await store.close()
    monkeypatch.setattr(type(registry.rules("magic_labyrinth")), "version", "2")
    async with running(data) as house:
        answer = await house.http.get(f"/api/tables/{company.table}/told")
        assert answer.json() == shown.json() != []
