"""Where games are kept, before they are served from there: looked at, and tried out.

A file is held against a second server, too. What is refused is left as it is.
"""

from __future__ import annotations

import fcntl
import logging
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from irrgarten.kernel.errors import IrrgartenError
from irrgarten.store.address import Data, PostgreSQL
from irrgarten.store.database import TOUCH, engine_for, known_versions, migrate
from irrgarten.store.faults import reason, told_as
from irrgarten.store.schema import acts, seats, tables

log = logging.getLogger(__name__)

#: How every SQLite file begins.
MAGIC = b"SQLite format 3\0"

#: Bytes up to which a file is read through before it is used, which takes a second at most. Damage
#: in a larger one shows when the damaged game is asked for.
READ_THROUGH = 64 << 20


VERSIONS = "SELECT version_num FROM alembic_version"

#: Schemas that were in use before the first release. No migration starts from them.
BEFORE_RELEASE = {f"{number:04}" for number in range(1, 14)}

#: What there is in any version.
OURS = {"alembic_version", tables.name, seats.name, acts.name}


class Unusable(IrrgartenError):
    """A file, or a database, in which no games can be kept."""

    def __init__(self, data: Data, reason: str) -> None:
        super().__init__(f"cannot keep games in {data}: {reason}")


@contextmanager
def claimed(data: Data) -> Iterator[None]:
    """What is there is sound and of today's form, a file this process's alone. Raises Unusable."""
    with looked_at(data):
        try_out(data)
        yield


@contextmanager
def looked_at(data: Data) -> Iterator[None]:
    """The same, but it is left as it is, and nobody knows if it can be written. Raises Unusable."""
    if isinstance(data, Path):
        with held(data) as file:
            with _faults_of(data):
                if file.exists():
                    _look_at(data, file)
            yield
        return
    engine = engine_for(data)
    try:
        with _faults_of(data), engine.connect() as connection:
            version_of(data, connection)
    finally:
        engine.dispose()
    yield


def try_out(data: Data) -> None:
    """Bring it up to date, and see whether it can be written. Raises Unusable."""
    with _faults_of(data), told_as(partial(Unusable, data)):
        engine = engine_for(data)
        try:
            migrate(engine)
            with engine.connect() as connection:
                connection.execution_options(writes=True)
                with connection.begin():
                    connection.execute(TOUCH)
        finally:
            engine.dispose()


@contextmanager
def _faults_of(data: Data) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unusable(data, error.strerror or str(error)) from None
    except sqlite3.DatabaseError as error:
        raise Unusable(data, f"it is damaged ({error})") from None
    except DBAPIError as error:
        raise Unusable(data, reason(error)) from None


@contextmanager
def held(data: Path) -> Iterator[Path]:
    """A file, there or not, against any other server. Raises Unusable."""
    try:
        file = data.resolve()
        check_kind(data, file)
        lock = _hold(data, _lock_of(file))
    except OSError as error:
        raise Unusable(data, error.strerror or str(error)) from None
    try:
        yield file
    finally:
        _lock_of(file).unlink(missing_ok=True)
        os.close(lock)


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
def check_kind(data: Path, file: Path) -> None:
    if file.is_dir():
        raise Unusable(data, "Is a directory")
    if file.exists() and not file.is_file():
        raise Unusable(data, "it is no ordinary file")


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
    if version_in(data, connection) is not None and size <= READ_THROUGH:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found.splitlines()[-1])


def version_in(data: Path, connection: sqlite3.Connection) -> str | None:
    """The version of the schema; None if nothing is kept there. Raises Unusable."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not names:
        return None
    if not names >= OURS:
        raise Unusable(data, "it keeps something else")
    versions: set[str] = {version for (version,) in connection.execute(VERSIONS)}
    _check_versions(data, versions)
    return min(versions, default=None)


def _check_versions(data: Data, versions: set[str]) -> None:
    if versions & BEFORE_RELEASE:
        why = "it was written before the first release and cannot be read"
        raise Unusable(data, f"{why}; start with a new file or database")
    if not versions <= known_versions():
        raise Unusable(data, "it was written by a newer Irrgarten")


# -- a database ------------------------------------------------------------------
def version_of(data: PostgreSQL, connection: Connection) -> str | None:
    """The version of the schema; None if nothing is kept there. Raises Unusable."""
    encoding, fsync = connection.execute(
        text("SELECT current_setting('server_encoding'), current_setting('fsync')")
    ).one()
    if encoding != "UTF8":
        raise Unusable(data, f"its encoding is {encoding}, and people have names in UTF8")
    names = OURS & set(inspect(connection).get_table_names())
    if names and names != OURS:
        raise Unusable(data, "it keeps something else")
    if fsync != "on":
        log.warning("%s: fsync is off there, so a power cut may lose what was answered", data)
    if not names:
        return None
    versions: set[str] = set(connection.execute(text(VERSIONS)).scalars())
    _check_versions(data, versions)
    return min(versions, default=None)
