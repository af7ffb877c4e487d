"""All games as they are at one moment, in a file: while they are served, or not at all."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from resource import RLIMIT_FSIZE

import pytest
from sqlalchemy import text
from tests.servers.postgresql import PostgreSQLServer
from tests.store.test_moving import all_of, quietly, source
from tests.store.writing import SEATS, add_acts, table

from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.record import Made
from irrgarten.store import Data, Store, backup, claimed, copying
from irrgarten.store.database import engine_for
from irrgarten.store.moving import move

ROLL = Made(None, "roll 3")

__all__ = ["source"]  # the fixture


@contextmanager
def being_written(data: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that writes acts all the time, three by three, and says so."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.store.writing", str(data)],
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        try:
            yield process
        finally:
            process.kill()


async def acts_in(data: Path) -> list[str]:
    store = await Store.open(data)
    kept = await store.find("t")
    await store.close()
    assert kept is not None
    return [made.act for made in kept.acts]


def test_while_it_is_written(tmp_path: Path) -> None:
    data, copy = tmp_path / "house.db", tmp_path / "copy.db"
    with being_written(data) as process:
        assert process.stdout is not None
        answered = [int(process.stdout.readline()) for _ in range(50)][-1]
        backup.backup(data, copy, quietly)
        process.stdout.readline()
        assert process.poll() is None, "whoever writes is not held up"
    acts = asyncio.run(acts_in(copy))
    writes, torn = divmod(len(acts), 3)
    assert torn == 0
    assert writes > answered
    assert acts == [f"{number}.{part}" for number in range(writes) for part in range(3)]


def test_what_is_written_meanwhile_does_not_make_it_begin_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "house.db"
    with being_written(data) as process:
        assert process.stdout is not None
        for _ in range(50):
            process.stdout.readline()
    left: list[int] = []

    def progress(done: int, total: int) -> None:
        left.append(total - done)
        with closing(sqlite3.connect(data)) as connection, connection:
            connection.execute("UPDATE tables SET revision = revision + 1")

    monkeypatch.setattr(backup, "SLICE", 1)
    backup.backup(data, tmp_path / "copy.db", progress)
    assert left == [*reversed(range(len(left)))]
    with closing(sqlite3.connect(tmp_path / "copy.db")) as connection:
        assert connection.execute("SELECT revision FROM tables").fetchone() == (1,)


def test_a_plain_copy_is_none(tmp_path: Path) -> None:
    """As the page says: what was written last lies beside the file."""
    data = tmp_path / "house.db"
    with being_written(data) as process:
        assert process.stdout is not None
        process.stdout.readline()
        shutil.copy(data, tmp_path / "plain.db")
    with closing(sqlite3.connect(tmp_path / "plain.db")) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []


def test_it_is_its_owners_alone_and_nothing_else_is_left(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    copy = folder / "copy.db"
    size = backup.backup(source, copy, quietly)
    assert [*folder.iterdir()] == [copy]
    assert (copy.stat().st_mode & 0o777, copy.stat().st_size) == (0o600, size)
    assert all_of(copy) == all_of(source)
    with claimed(copy):
        pass


def refusal(data: Data, file: Path, *, force: bool = False) -> str:
    with pytest.raises(IrrgartenError) as refused:
        backup.backup(data, file, quietly, force=force)
    (line,) = str(refused.value).splitlines()
    return line


def test_a_file_that_is_there_is_replaced_only_if_told_so(source: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    assert refusal(source, copy).endswith("it is there already (--force replaces it)")
    assert copy.read_text() == "precious"
    backup.backup(source, copy, quietly, force=True)
    assert all_of(copy) == all_of(source)


def test_places_that_will_not_do(source: Path, tmp_path: Path) -> None:
    served, logged = tmp_path / "served.db", tmp_path / "logged.db"
    (tmp_path / "logged.db-wal").write_text("of another file")
    before = {file.name for file in tmp_path.iterdir()}
    for force in (False, True):
        assert "Is a directory" in refusal(source, tmp_path, force=force)
        missing = tmp_path / "missing" / "copy.db"
        assert "No such file or directory" in refusal(source, missing, force=force)
        assert "that is where the games are kept" in refusal(source, source, force=force)
        assert "logged.db-wal lies beside it" in refusal(source, logged, force=force)
    assert "there is no such file" in refusal(tmp_path / "nowhere.db", served)
    assert {file.name for file in tmp_path.iterdir()} == before
    with claimed(served):
        assert "another server is using it" in refusal(source, served, force=True)


@pytest.mark.parametrize("length", [242, 247, 250, 255])
def test_a_name_too_long_for_what_lies_beside_it(source: Path, tmp_path: Path, length: int) -> None:
    """A name may have 255 bytes: where the copy, its journal or the lock has more, none is made."""
    copy = tmp_path / ("c" * length)
    for force in (False, True):
        told = refusal(source, copy, force=force)
        assert told.removeprefix("cannot keep games in ").startswith(f"{copy}: ")
        assert length == 242 or told.endswith(f"{copy}: File name too long")
    assert [file.name for file in tmp_path.iterdir()] == ["source.db"]


def test_a_damaged_file_is_not_backed_up(source: Path, tmp_path: Path) -> None:
    whole = source.read_bytes()
    for length in (60, 4096, len(whole) - 8192):
        source.write_bytes(whole[:length])
        assert "\n" not in refusal(source, tmp_path / "copy.db")
        assert source.read_bytes() == whole[:length]
        assert sorted(file.name for file in tmp_path.iterdir()) == ["source.db"]


def test_a_disk_without_room(source: Path, tmp_path: Path) -> None:
    """For a process that can make no file longer than this, the disk is full."""
    copy = tmp_path / "copy.db"
    code = (
        "import resource, sys; from irrgarten.terminal.command import main;"
        f"resource.setrlimit({RLIMIT_FSIZE}, (40000, 40000)); sys.exit(main(sys.argv[1:]))"
    )
    words = ["data", "backup", str(copy), "--data", str(source)]
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
    assert sorted(file.name for file in tmp_path.iterdir()) == ["source.db"]


# -- from PostgreSQL -------------------------------------------------------------
def test_from_postgresql(postgresql: PostgreSQLServer, source: Path, tmp_path: Path) -> None:
    data, copy = postgresql.database(), tmp_path / "copy.db"
    move(source, data, quietly)
    backup.backup(data, copy, quietly)
    assert all_of(copy) == all_of(source)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert not [*tmp_path.glob("*copy.db*-*")]


def test_from_postgresql_as_of_one_moment(
    postgresql: PostgreSQLServer, source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a server writes meanwhile is not in it, not even in tables that come later."""
    monkeypatch.setattr(copying, "TABLES", 2)
    data, copy = postgresql.database(), tmp_path / "copy.db"
    move(source, data, quietly)
    before, writing = all_of(data), engine_for(data)

    def progress(_: int, __: int) -> None:
        with writing.begin() as connection:
            connection.execute(text("UPDATE tables SET revision = revision + 1"))

    backup.backup(data, copy, progress)
    writing.dispose()
    assert all_of(copy) == before != all_of(data)


def test_postgresql_away(postgresql: PostgreSQLServer, tmp_path: Path) -> None:
    data = postgresql.address("nowhere")
    assert "nowhere" in refusal(data, tmp_path / "copy.db")
    assert "nothing is kept there" in refusal(postgresql.database(), tmp_path / "copy.db")
    assert [*tmp_path.iterdir()] == []


# -- while it is served ----------------------------------------------------------
async def test_a_store_writes_on(data: Data, tmp_path: Path) -> None:
    store = await Store.open(data)
    await store.add(table("t"), SEATS)
    await add_acts(store, "t", 0, [ROLL])
    copy = tmp_path / "copy.db"
    await asyncio.gather(
        asyncio.to_thread(backup.backup, data, copy, quietly),
        *(add_acts(store, "t", ply, [ROLL]) for ply in range(1, 40)),
    )
    await store.close()
    acts = await acts_in(copy)
    assert 1 <= len(acts) <= 40
