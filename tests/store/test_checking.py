"""Every game that is kept is replayed; whatever is wrong with one is said of that one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.at_table import person, sat_down
from tests.servers.postgresql import PostgreSQLServer
from tests.store.keep import restored

from irrgarten import registry
from irrgarten.store import Data, claimed
from irrgarten.store.checking import Checked, check, settle
from irrgarten.store.database import engine_for
from irrgarten.store.moving import move
from irrgarten.store.visiting import visited
from irrgarten.tables import commands
from irrgarten.tables.bygone import packed
from irrgarten.tables.rows import SeatRow


def quietly(_: int, __: int) -> None:
    pass


@pytest.fixture(params=["sqlite", "postgresql"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Data:
    """Games of all kinds."""
    file = tmp_path / "house.db"
    restored("baseline", file)
    with claimed(file):
        pass
    if request.param == "sqlite":
        return file
    server = request.getfixturevalue("postgresql")
    assert isinstance(server, PostgreSQLServer)
    database = server.database()
    move(file, database, quietly)
    return database


def changed(data: Data, statement: str, **about: Any) -> None:
    engine = engine_for(data)
    with engine.begin() as connection:
        connection.execute(text(statement), about)
    engine.dispose()


def one(data: Data, which: str) -> str:
    """A table of a kind."""
    asked = {
        "over": "ended IS NOT NULL AND again IS NULL",
        "followed": "again IS NOT NULL",
        "playing": "position IS NOT NULL AND ended IS NULL AND game = 'dog'",
        "waiting": "position IS NULL",
    }
    engine = engine_for(data)
    with engine.connect() as connection:
        query = f"""SELECT "table" FROM tables WHERE {asked[which]} ORDER BY 1"""  # noqa: S608
        found = connection.execute(text(query)).scalars().first()
    engine.dispose()
    assert isinstance(found, str)
    return found


def bad(data: Data) -> dict[str, list[str]]:
    with visited(data) as engine:
        return {
            table.table: [fault.fault for fault in table.faults]
            for table in check(engine, "en", quietly)
            if table.faults
        }


def test_all_is_well(data: Data) -> None:
    with visited(data) as engine:
        told: list[tuple[int, int]] = []
        found = list(check(engine, "en", lambda *far: told.append(far)))
    assert [table for table in found if table.faults or table.other_rules] == []
    assert told == [(number, 11) for number in range(1, 12)]


DAMAGE = [
    ("over", "UPDATE acts SET act = 'nonsense' WHERE {0} AND ply = 3", "fault-illegal"),
    ("playing", "UPDATE acts SET act = 'nonsense' WHERE {0} AND ply = 3", "fault-draw"),
    ("over", "DELETE FROM acts WHERE {0} AND ply = 4", "check-gap"),
    ("over", "DELETE FROM seats WHERE {0} AND seat = 1", "check-seats"),
    ("waiting", "DELETE FROM seats WHERE {0} AND seat = 0", "check-seats"),
    ("followed", "UPDATE tables SET link = link - 1 WHERE {0}", "fault-set-up"),
    ("playing", "UPDATE tables SET position = '{{' WHERE {0}", "check-unreadable"),
    ("playing", "UPDATE tables SET position = '{{}}' WHERE {0}", "check-unreadable"),
    ("playing", "UPDATE tables SET position = NULL WHERE {0}", "check-no-position"),
    ("playing", "UPDATE tables SET game = 'chess' WHERE {0}", "check-unreadable"),
    ("playing", "UPDATE tables SET options = '{{\"players\": 2}}' WHERE {0}", None),
    ("followed", "UPDATE tables SET again = 'nowhere' WHERE {0}", "check-again"),
]


@pytest.mark.parametrize(("which", "damage", "fault"), DAMAGE)
def test_what_is_wrong_is_said(data: Data, which: str, damage: str, fault: str | None) -> None:
    name = one(data, which)
    engine = engine_for(data)
    with engine.begin() as connection:
        connection.exec_driver_sql(damage.format(f"""\"table\" = '{name}'"""))
    engine.dispose()
    found = bad(data)
    assert [*found] == ([name] if fault else [])
    if fault:
        assert found[name][0] == fault


def test_what_is_wrong_with_a_game_comes_before_where_it_went_on(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    restored("baseline", file)
    with claimed(file):
        pass
    name = one(file, "followed")
    changed(file, """UPDATE tables SET again = 'nowhere' WHERE "table" = :name""", name=name)
    changed(file, """DELETE FROM acts WHERE "table" = :name AND ply = 4""", name=name)
    assert bad(file) == {name: ["check-gap"]}


async def test_nothing_that_is_written_meanwhile_has_to_wait_for_a_check(tmp_path: Path) -> None:
    """Between two tables nothing is held: what is written comes into the file itself."""
    file = tmp_path / "house.db"
    engine = engine_for(file)
    async with sat_down(file, person(0), SeatRow(1)) as table:
        checking = check(engine, "en", quietly)
        assert next(checking).table == "t"
        await table.execute(commands.SitDown(1, "Ben", adds=False, token=None))
        with closing(sqlite3.connect(file, timeout=0)) as connection:
            busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        assert not busy
        assert list(checking) == []
    engine.dispose()


def test_an_end_that_is_damaged_or_none(data: Data) -> None:
    over, playing = one(data, "over"), one(data, "playing")
    whole = packed(
        b'{"ply":1,"result":[],"ended":null,"points":[],"next_round":{},"told":[],"shown":[],'
        b'"size":64,"films":{}}'
    )
    damage = 'UPDATE endings SET ending = :ending WHERE "table" = :name'
    changed(data, damage, name=over, ending=whole[:-9])
    keep = 'INSERT INTO endings ("table", ending) VALUES (:name, :ending)'
    changed(data, keep, name=playing, ending=whole)
    assert bad(data) == {over: ["check-unreadable"], playing: ["check-not-over"]}


def test_games_of_other_rules_are_not_held_against_today_s(
    data: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(registry.rules("dog")), "version", "2")
    with visited(data) as engine:
        found = list(check(engine, "en", quietly))
    others = {table.game for table in found if table.other_rules}
    assert others == {"dog"}
    assert [table for table in found if table.faults] == []


def test_a_torn_page_is_the_fault_of_those_on_it(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    restored("baseline", file)
    with claimed(file):
        pass
    with closing(sqlite3.connect(file)) as connection:
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'acts'"
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xff" * size)
    with visited(file) as engine:
        found: list[Checked] = list(check(engine, "en", quietly))
    assert len(found) == 11
    faults = [table.faults[0].fault for table in found if table.faults]
    assert faults == ["check-unreadable"] * 10, "all but the one that waits"
    assert not any(table.other_rules for table in found), "by which rules, nobody can read"


# -- games that cannot go on -----------------------------------------------------
def test_games_under_way_by_other_rules_are_ended(data: Data) -> None:
    waiting, playing = one(data, "waiting"), one(data, "playing")
    for name in (waiting, playing):
        changed(data, """UPDATE tables SET version = '0' WHERE "table" = :name""", name=name)
    changed(data, "UPDATE tables SET ended = NULL")
    with visited(data) as engine:
        settle(engine)
        with engine.connect() as connection:
            asked = text('SELECT "table" FROM tables WHERE ended > :then')
            found = set(connection.execute(asked, {"then": "2026-"}).scalars())
    assert found == {playing}
