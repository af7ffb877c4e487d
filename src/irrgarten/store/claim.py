"""A file of games before it is served from: looked at, tried out, and held against a second server.

What is refused is left as it is.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path

from irrgarten.kernel.errors import IrrgartenError
from irrgarten.store.database import TOUCH, engine_for, known_versions, migrate
from irrgarten.store.faults import told_as
from irrgarten.store.schema import acts, seats, tables

log = logging.getLogger(__name__)

#: How every SQLite file begins.
MAGIC = b"SQLite format 3\0"

#: Bytes up to which a file is read through before it is used, which takes a second at most. Damage
#: in a larger one shows when the damaged game is asked for.
READ_THROUGH = 64 << 20


#: What a file of any version has.
OURS = {"alembic_version", tables.name, seats.name, acts.name}


class Unusable(IrrgartenError):
    """A file in which no games can be kept."""

    def __init__(self, data: Path, reason: str) -> None:
        super().__init__(f"cannot keep games in {data}: {reason}")


@contextmanager
def claimed(data: Path) -> Iterator[None]:
    """The file, sound and of today's form, is this process's alone. Raises Unusable."""
    try:
        file = data.resolve()
        _check_kind(data, file)
        held = _hold(data, _lock_of(file))
    except OSError as error:
        raise Unusable(data, error.strerror or str(error)) from None
    try:
        _check(data, file)
        yield
    finally:
        _lock_of(file).unlink(missing_ok=True)
        os.close(held)


# -- one server ------------------------------------------------------------------
def _lock_of(file: Path) -> Path:
    # Not the file itself: a process that closes it once more would drop the locks of SQLite.
    return file.with_name(f"{file.name}.lock")


def _hold(data: Path, lock: Path) -> int:
    """The system lets go of it when the process ends, however it does."""
    while True:
        held = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(held)
            raise Unusable(data, "another server is using it") from None
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(held), lock.stat()):
                return held
        os.close(held)  # whoever held it has just removed it, so that it keeps nobody out


# -- a sound file ----------------------------------------------------------------
def _check_kind(data: Path, file: Path) -> None:
    if file.is_dir():
        raise Unusable(data, "Is a directory")
    if file.exists() and not file.is_file():
        raise Unusable(data, "it is no ordinary file")


def _check(data: Path, file: Path) -> None:
    try:
        if file.exists():
            _look_at(data, file)
        with told_as(partial(Unusable, data)):
            asyncio.run(_try_out(file))
    except OSError as error:
        raise Unusable(data, error.strerror or str(error)) from None
    except sqlite3.DatabaseError as error:
        raise Unusable(data, f"it is damaged ({error})") from None


def _look_at(data: Path, file: Path) -> None:
    size, log_of_writes = file.stat().st_size, _beside(file, "-wal")
    if size == 0:
        if log_of_writes:
            raise Unusable(data, "it is empty, but what was written to it last is not")
        return
    with file.open("r+b") as opened:  # which it must allow
        if opened.read(len(MAGIC)) != MAGIC:
            raise Unusable(data, "it is no SQLite file")
    if file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        log.warning("%s can be read by other users of this machine", data)
    if _beside(file, "-journal"):
        how = "mode=rw"  # something must be taken back before it can be read
    elif log_of_writes:
        how = "mode=ro"
    else:
        how = "mode=ro&immutable=1"  # nothing is put beside a file that may be refused
    with closing(sqlite3.connect(f"{file.as_uri()}?{how}", uri=True)) as connection:
        _read(data, connection, size)


def _beside(file: Path, suffix: str) -> int:
    """The size of what SQLite keeps beside a file; 0 if it keeps nothing there."""
    other = file.with_name(file.name + suffix)
    return other.stat().st_size if other.exists() else 0


def _read(data: Path, connection: sqlite3.Connection, size: int) -> None:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not names:
        return
    if not names >= OURS:
        raise Unusable(data, "it keeps something else")
    versions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    if not {version for (version,) in versions} <= known_versions():
        raise Unusable(data, "it was written by a newer Irrgarten")
    if size <= READ_THROUGH:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found.splitlines()[-1])


async def _try_out(file: Path) -> None:
    engine = engine_for(file)
    try:
        await migrate(engine)
        async with engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                await connection.execute(TOUCH)
    finally:
        await engine.dispose()
