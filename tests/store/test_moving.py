"""All games from one place to another: all of it, the same, and again if need be."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text
from tests.servers.postgresql import PostgreSQLServer
from tests.store.keep import SCHEMAS, restored

from irrgarten.kernel.errors import IrrgartenError
from irrgarten.store import Data, PostgreSQL, Store, claimed, copying
from irrgarten.store.checking import check
from irrgarten.store.copying import contents, kinds, pages
from irrgarten.store.database import engine_for
from irrgarten.store.moving import move
from irrgarten.store.schema import metadata

Places = tuple[Data, Data]


def quietly(_: int, __: int) -> None:
    pass


def all_of(data: Data) -> dict[str, Any]:
    """Every row that is kept."""
    engine = engine_for(data)
    with engine.connect() as connection:
        found = [contents(connection, metadata, page) for page in pages(connection, metadata)]
    engine.dispose()
    return {name: content for page in found for name, content in page.items()}


def changed(data: Data, statement: str, **about: Any) -> None:
    engine = engine_for(data)
    with engine.begin() as connection:
        connection.execute(text(statement), about)
    engine.dispose()


def forget(data: Data, names: list[str]) -> None:
    engine = engine_for(data)
    with engine.begin() as connection:
        for kind in reversed(kinds(metadata)):
            connection.execute(kind.delete().where(kind.c.table.in_(names)))
    engine.dispose()


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A file with games of all kinds, each with an end that is kept."""
    data = tmp_path / "source.db"
    restored("baseline", data)
    with claimed(data):
        pass
    changed(data, """INSERT OR REPLACE INTO endings SELECT "table", x'00ff27' FROM tables""")
    return data


@pytest.fixture(params=["sqlite-sqlite", "sqlite-postgresql", "postgresql-sqlite"])
def places(request: pytest.FixtureRequest, source: Path, tmp_path: Path) -> Places:
    """Where games are, and where they are to be; on both kinds of database."""

    def server() -> PostgreSQLServer:
        server = request.getfixturevalue("postgresql")
        assert isinstance(server, PostgreSQLServer)
        return server

    match request.param:
        case "sqlite-sqlite":
            return source, tmp_path / "target.db"
        case "sqlite-postgresql":
            return source, server().database()
        case _:
            data = server().database()
            move(source, data, quietly)
            return data, tmp_path / "target.db"


def test_all_of_it_is_there_and_the_same(places: Places, source: Path) -> None:
    here, there = places
    before = all_of(here)
    moved = move(here, there, quietly)
    assert all_of(there) == all_of(here) == before == all_of(source)
    assert (moved.new, moved.counts.tables) == (11, 11)
    assert moved.counts.acts == sum(len(content["acts"]) for content in before.values())
    assert moved.counts.changes == 1
    if isinstance(there, Path):
        assert there.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("places", ["sqlite-sqlite"], indirect=True)
def test_it_is_told_how_far_it_is(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three times through everything: to compare, to write, and to compare again."""
    monkeypatch.setattr(copying, "TABLES", 4)
    told: list[tuple[int, int]] = []
    move(*places, lambda done, total: told.append((done, total)))
    assert told == [(done + part, 33) for part in (0, 11, 22) for done in (4, 8, 11)]


def test_again_changes_nothing(places: Places) -> None:
    here, there = places
    move(here, there, quietly)
    before = all_of(there)
    assert move(here, there, quietly).new == 0
    assert all_of(there) == before


def test_what_else_is_there_stays(places: Places) -> None:
    here, there = places
    move(here, there, quietly)
    changed(there, """UPDATE tables SET again = NULL""")
    changed(here, """UPDATE tables SET again = NULL""")
    forget(here, [name for name in all_of(here) if name != min(all_of(here))])
    before = all_of(there)
    assert move(here, there, quietly).counts.tables == 1
    assert all_of(there) == before


def test_killed_in_the_midst_it_completes_when_run_again(places: Places) -> None:
    here, there = places
    command = [sys.executable, "-m", "tests.store.moving_slowly", str(here), str(there)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(15):  # all compared, four of eleven written
            process.stdout.readline()
            process.stdin.write("\n")
            process.stdin.flush()
        process.kill()
    assert 0 < len(all_of(there)) < 11
    move(here, there, quietly)
    assert all_of(there) == all_of(here)


# -- what is refused -------------------------------------------------------------
OTHERS = [
    """UPDATE acts SET act = 'stop' WHERE "table" = :one AND ply = 1""",
    """DELETE FROM acts WHERE "table" = :one AND ply = 11""",
    """INSERT INTO acts ("table", ply, act) VALUES (:one, 12, 'roll 1')""",
    """UPDATE seats SET name = 'Eve' WHERE "table" = :one AND seat = 1""",
    """UPDATE tables SET revision = revision + 1 WHERE "table" = :one""",
    """INSERT INTO seat_changes ("table", number, ply, seat, holder, by)
    VALUES (:one, 7, 0, 0, 'bot', 'own')""",
    """DELETE FROM endings WHERE "table" = :one""",
]


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("places", ["sqlite-sqlite"], indirect=True)
def test_another_table_of_that_name_is_refused(places: Places, other: str) -> None:
    refuses_another(places, other)


@pytest.mark.parametrize("places", ["sqlite-postgresql", "postgresql-sqlite"], indirect=True)
def test_another_table_of_that_name_is_refused_by_both(places: Places) -> None:
    refuses_another(places, OTHERS[0])


def refuses_another(places: Places, other: str) -> None:
    """By its name, and nothing is written: no table that is missing either."""
    here, there = places
    move(here, there, quietly)
    name = ended(there)
    changed(there, other, one=name)
    missing = next(one for one in all_of(there) if one != name)
    forget(there, [missing])
    before = all_of(there)
    with pytest.raises(IrrgartenError, match=f"table {name} is there already, and is not the same"):
        move(here, there, quietly)
    assert all_of(there) == before


def ended(data: Data) -> str:
    """A table with twelve acts of which the end is kept."""
    found = all_of(data).items()
    return next(name for name, rows in found if rows["endings"] and len(rows["acts"]) == 12)


def test_what_does_not_arrive_as_it_is_is_found_out(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "target.db"
    with claimed(target):
        pass
    changed(
        target,
        """CREATE TRIGGER bent AFTER INSERT ON acts WHEN new.ply = 9
        BEGIN UPDATE acts SET act = 'bent' WHERE "table" = new."table" AND ply = new.ply; END""",
    )
    with pytest.raises(IrrgartenError, match="did not arrive as it is"):
        move(source, target, quietly)


def refusal(source: Data, target: Data) -> str:
    with pytest.raises(IrrgartenError) as refused:
        move(source, target, quietly)
    (line,) = str(refused.value).splitlines()
    return line


def test_places_that_will_not_do(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "target.db"
    foreign, empty = tmp_path / "foreign.db", tmp_path / "empty.db"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE tables (mine)")
        connection.commit()
    empty.touch()
    (tmp_path / "text").write_text("no database at all, but longer than sixteen bytes")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert "there is no such file" in refusal(tmp_path / "nowhere.db", target)
    assert "nothing is kept there" in refusal(empty, target)
    assert "it keeps something else" in refusal(foreign, target)
    assert "it is no SQLite file" in refusal(tmp_path / "text", target)
    assert "Is a directory" in refusal(tmp_path, target)
    assert "that is where everything is already" in refusal(source, source)
    assert "it keeps something else" in refusal(source, foreign)
    assert "it is no SQLite file" in refusal(source, tmp_path / "text")
    assert "Is a directory" in refusal(source, tmp_path)
    assert "No such file or directory" in refusal(source, tmp_path / "missing" / "target.db")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_truncated_file(source: Path, tmp_path: Path) -> None:
    whole = source.read_bytes()
    for length in (50, 4096, len(whole) // 2, len(whole) - 4096):
        source.write_bytes(whole[:length])
        assert str(source) in refusal(source, tmp_path / "target.db")
        assert source.read_bytes() == whole[:length]
        assert not (tmp_path / "target.db").exists()


@pytest.mark.skipif(os.getuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_may_not_be_written(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    assert "Permission denied" in refusal(source, folder / "target.db")


def test_a_file_in_use(places: Places) -> None:
    here, there = places
    for data in places:
        if isinstance(data, Path):
            with claimed(data):
                assert refusal(here, there).endswith("another server is using it")
    assert all_of_or_nothing(there) == {}


def all_of_or_nothing(data: Data) -> dict[str, Any]:
    with claimed(data):
        return all_of(data)


async def test_a_database_in_use(postgresql: PostgreSQLServer, source: Path) -> None:
    data = postgresql.database()
    store = await Store.open(data)
    await store.touch()
    assert (await asyncio.to_thread(refusal, source, data)).endswith("a server is using it")
    await store.close()
    await asyncio.to_thread(move, source, data, quietly)


# -- old, and away ---------------------------------------------------------------
@pytest.mark.parametrize("version", SCHEMAS)
def test_what_older_versions_wrote(
    version: str, postgresql: PostgreSQLServer, tmp_path: Path
) -> None:
    source, target = tmp_path / "source.db", postgresql.database()
    restored(version, source)
    move(source, target, quietly)
    engine = engine_for(target)
    assert [table for table in check(engine, "en", quietly) if table.faults] == []
    engine.dispose()


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgreSQLServer]:
    with PostgreSQLServer(tmp_path_factory.mktemp("mortal")) as server:
        yield server


def test_postgresql_goes_away_in_the_midst(
    mortal: PostgreSQLServer, source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "TABLES", 2)
    target = mortal.database()
    with pytest.raises(IrrgartenError) as error:
        move(source, target, killing(mortal))
    assert str(error.value).startswith(f"{target}: ")
    assert "\n" not in str(error.value)
    mortal.start()
    move(source, target, quietly)
    assert all_of(target) == all_of(source)
    back = tmp_path / "back.db"
    with pytest.raises(IrrgartenError, match=str(mortal.port)):
        move(target, back, killing(mortal))
    mortal.start()
    move(target, back, quietly)
    assert all_of(back) == all_of(source)


def killing(mortal: PostgreSQLServer) -> Callable[[int, int], None]:
    calls = iter(range(1000))

    def progress(_: int, __: int) -> None:
        if next(calls) == 8:
            mortal.kill()

    return progress


def test_passwords_are_not_told() -> None:
    data = PostgreSQL(make_url("postgresql+psycopg://anna:geheim@127.0.0.1:1/house"))
    told = refusal(data, Path("nowhere.db"))
    assert "geheim" not in told
    assert "connection" in told
