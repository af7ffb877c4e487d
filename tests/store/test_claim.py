"""A file of games before it is served from: private, one server's alone, and sound."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.store.writing import SEATS, add_acts, table

from irrgarten.kernel.record import Made
from irrgarten.store import Store, Unusable, claimed

ACTS = [Made(0, "n"), Made(None, "roll 3")] * 300
PAGE = 4096


async def keep(data: Path) -> None:
    store = await Store.open(data)
    await store.add(table("t"), SEATS)
    await add_acts(store, "t", 0, ACTS)
    await store.close()


async def kept(data: Path) -> list[Made]:
    store = await Store.open(data)
    found = await store.find("t")
    await store.close()
    assert found is not None
    return list(found.acts)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with a game in it."""
    data = tmp_path_factory.mktemp("sound") / "house.db"
    asyncio.run(keep(data))
    return data.read_bytes()


@pytest.fixture
def data(tmp_path: Path, sound: bytes) -> Path:
    data = tmp_path / "house.db"
    data.write_bytes(sound)
    data.chmod(0o600)
    return data


def contents(folder: Path) -> dict[str, bytes]:
    files = folder.iterdir() if folder.is_dir() else []
    return {file.name: file.read_bytes() for file in files if file.is_file()}


def refusal(data: Path) -> str | None:
    """Why the file is refused; then neither it has changed nor what lies beside it."""
    before = contents(data.parent)
    try:
        with claimed(data):
            return None
    except Unusable as error:
        assert contents(data.parent) == before
        (line,) = str(error).splitlines()
        prefix = f"cannot keep games in {data}: "
        assert line.startswith(prefix)
        return line.removeprefix(prefix)


# -- for its owner alone ---------------------------------------------------------
@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def modes(data: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in data.parent.iterdir()}


async def test_the_file_and_what_lies_beside_it_are_its_owners_alone(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    with umask(0):
        store = await Store.open(data)
        await store.add(table("t"), SEATS)
        assert modes(data) == dict.fromkeys(["house.db", "house.db-wal", "house.db-shm"], 0o600)
        await store.close()
    assert modes(data) == {"house.db": 0o600}


def test_a_file_that_was_shared_stays_so_and_that_is_said(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data.chmod(0o640)
    with umask(0), claimed(data):
        assert modes(data) == {"house.db": 0o640, "house.db.lock": 0o600}
    assert caplog.messages == [f"{data} can be read by other users of this machine"]


# -- one server ------------------------------------------------------------------
def test_a_second_server_is_refused_while_the_first_one_runs(data: Path) -> None:
    other = data.with_name("link.db")
    other.symlink_to(data)
    with claimed(data):
        assert refusal(data) == "another server is using it"
        assert refusal(other) == "another server is using it"
        assert asyncio.run(kept(data)) == ACTS, "what is kept can be read, as by a backup"
    assert refusal(data) is None
    assert sorted(modes(data)) == ["house.db", "link.db"]


HOLD = """
import sys, time
from pathlib import Path
from irrgarten.store import claimed
with claimed(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


def test_a_server_that_is_killed_holds_nothing(data: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(data)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        assert refusal(data) == "another server is using it"
        process.kill()
    assert refusal(data) is None
    assert asyncio.run(kept(data)) == ACTS


# -- a sound file ----------------------------------------------------------------
def test_sound_files(data: Path, tmp_path: Path) -> None:
    assert refusal(data) is None
    assert asyncio.run(kept(data)) == ACTS
    empty = tmp_path / "empty.db"
    empty.touch()
    assert refusal(empty) is None
    assert refusal(tmp_path / "new.db") is None


def test_a_file_whose_last_writes_are_still_beside_it(data: Path, tmp_path: Path) -> None:
    """As after a kill, at worst while they were being taken over into the file."""
    other = tmp_path / "copy" / "house.db"
    other.parent.mkdir()
    with closing(sqlite3.connect(data, isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("UPDATE acts SET act = 's' WHERE ply = 0")
        connection.execute("VACUUM")  # writes every page once more
        other.write_bytes(data.read_bytes()[:PAGE])
        other.with_name("house.db-wal").write_bytes(data.with_name("house.db-wal").read_bytes())
    assert refusal(other) is None
    assert asyncio.run(kept(other)) == [Made(0, "s"), *ACTS[1:]]


def test_a_file_cut_off_anywhere(data: Path, sound: bytes) -> None:
    pages = range(PAGE, len(sound), PAGE)
    for length in {1, 15, 16, 99, 100, 101, 511, 512, *pages, *(page - 1 for page in pages)}:
        data.write_bytes(sound[:length])
        assert refusal(data) is not None, length


def test_a_file_cut_off_to_nothing_though_more_was_written(data: Path) -> None:
    data.write_bytes(b"")
    data.with_name("house.db-wal").write_bytes(b"frames")
    assert refusal(data) == "it is empty, but what was written to it last is not"


def test_any_byte_of_the_head_damaged(data: Path, sound: bytes) -> None:
    """It is refused in one sentence, or the byte is one that SQLite does not mind."""
    refused = 0
    for place in range(100):
        data.write_bytes(sound[:place] + bytes([sound[place] ^ 0xFF]) + sound[place + 1 :])
        refused += refusal(data) is not None
    assert refused >= len(b"SQLite format 3\0")


def test_a_file_that_says_it_must_not_be_written(
    data: Path, sound: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    data.write_bytes(sound[:18] + b"\x03" + sound[19:])  # a later format, fit for reading alone
    assert refusal(data) == "attempt to write a readonly database"
    assert caplog.messages == [], "it is said once"


def test_damage_in_the_midst_of_a_file(data: Path, sound: bytes) -> None:
    for page in range(PAGE, len(sound), PAGE):
        data.write_bytes(sound[:page] + b"\xff" * PAGE + sound[page + PAGE :])
        assert (refusal(data) or "").startswith("it is damaged ("), page // PAGE


def test_a_file_of_a_later_version(data: Path) -> None:
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refusal(data) == "it was written by a newer Irrgarten"


@pytest.mark.parametrize("version", ["0001", "0013"])
def test_file_from_before_the_first_release_is_refused(data: Path, version: str) -> None:
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
    assert refusal(data) == (
        "it was written before the first release and cannot be read; "
        "start with a new file or database"
    )


def test_a_file_of_a_later_version_that_was_killed(data: Path, tmp_path: Path) -> None:
    """What its own server has yet to take over stays where it is."""
    other = tmp_path / "copy" / "house.db"
    other.parent.mkdir()
    with closing(sqlite3.connect(data, isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        for name in ("house.db", "house.db-wal"):
            other.with_name(name).write_bytes(data.with_name(name).read_bytes())
    before = contents(other.parent)
    with pytest.raises(Unusable, match="it was written by a newer Irrgarten"), claimed(other):
        pass
    # SQLite's list of what waits (-shm) is made anew by whoever reads.
    assert before.items() <= contents(other.parent).items()


def test_a_fault_of_the_system_is_told_in_its_own_words(data: Path) -> None:
    """Room for one file more: that is the lock, and the file itself cannot be opened."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    free = os.open(os.devnull, os.O_RDONLY)
    os.close(free)
    resource.setrlimit(resource.RLIMIT_NOFILE, (free + 1, hard))
    try:
        with pytest.raises(Unusable) as refused, claimed(data):
            pass
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert str(refused.value) == f"cannot keep games in {data}: Too many open files"
    assert refusal(data) is None


def test_files_of_something_else(tmp_path: Path) -> None:
    letters = tmp_path / "letters.db"
    with closing(sqlite3.connect(letters)) as connection, connection:
        connection.execute("CREATE TABLE letters (letter TEXT)")
    assert refusal(letters) == "it keeps something else"
    letters.write_text("Dear Aunt, how are you?", encoding="utf-8")
    assert refusal(letters) == "it is no SQLite file"
    os.mkfifo(tmp_path / "pipe")
    assert refusal(tmp_path / "pipe") == "it is no ordinary file"
    assert refusal(tmp_path) == "Is a directory"
    assert refusal(tmp_path / "nowhere" / "house.db") == "No such file or directory"
    assert refusal(letters / "house.db") == "Not a directory"
