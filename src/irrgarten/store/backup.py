"""All that is kept at one moment, in a SQLite file of its own; also while it is served.

A file is copied by SQLite itself, with what is still in its write-ahead log. The copy is made
beside its place, looked through, and only then put there.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from secrets import token_hex

from sqlalchemy import MetaData

from irrgarten.store.address import Data, PostgreSQL
from irrgarten.store.claim import held
from irrgarten.store.copying import Progress
from irrgarten.store.database import engine_for, migrate
from irrgarten.store.faults import told_as
from irrgarten.store.moving import Copy, at_one_moment
from irrgarten.store.visiting import DataError, faults_of, version_at

#: Pages of a file that are copied in one go.
SLICE = 512


def backup(data: Data, file: Path, progress: Progress, *, force: bool = False) -> int:
    """The size of the file in bytes. Raises DataError, or Unusable.

    A file that is there is replaced only by ``force``, and never one that is being served.
    """
    version = version_at(data)
    if isinstance(data, Path) and data.resolve() == file.resolve():
        raise DataError(file, "that is where the games are kept")
    with held(file) as place:  # not a server's meanwhile
        with _beside(file, place, force) as made:
            if isinstance(data, Path):
                _copy_file(data, file, made, progress)
            else:
                _copy_database(data, file, made, version, progress)
        return place.stat().st_size


def _check_place(file: Path, place: Path, force: bool) -> None:
    if place.exists() and not force:
        raise DataError(file, "it is there already (--force replaces it)")
    for suffix in ("-wal", "-journal"):
        # SQLite would take it for a part of the new file.
        if place.with_name(place.name + suffix).exists():
            raise DataError(file, f"{place.name}{suffix} lies beside it, and belongs to another")


@contextmanager
def _beside(file: Path, place: Path, force: bool) -> Iterator[Path]:
    """A file for its owner alone that takes its place when all is well, and is gone if not."""
    made = place.with_name(f".{place.name}.{token_hex(4)}")
    try:
        _check_place(file, place, force)
        os.close(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield made
        _sync(made)
        made.replace(place)
        _sync(place.parent)
    except OSError as error:
        raise DataError(file, error.strerror or str(error)) from None
    finally:
        for suffix in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):  # what there is not, or cannot be under so long a name
                made.with_name(made.name + suffix).unlink()


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _copy_file(data: Path, file: Path, made: Path, progress: Progress) -> None:
    source = f"{data.resolve().as_uri()}?mode=rw"
    try:
        with (
            closing(sqlite3.connect(source, uri=True, timeout=10, isolation_level=None)) as ours,
            closing(sqlite3.connect(made)) as theirs,
        ):
            # Whoever reads sees one moment, and keeps nobody from writing: what is written
            # meanwhile would otherwise make it begin anew, again and again.
            ours.execute("BEGIN")
            ours.execute("SELECT count(*) FROM sqlite_master").fetchone()
            ours.backup(
                theirs,
                pages=SLICE,
                progress=lambda _, left, total: progress(total - left, total),
            )
            (found,) = theirs.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise DataError(file, f"it cannot be made ({error})") from None
    if found != "ok":
        raise DataError(data, f"it is damaged ({found.splitlines()[-1]})")


def _copy_database(
    data: PostgreSQL, file: Path, made: Path, version: str, progress: Progress
) -> None:
    source, target = engine_for(data), engine_for(made)
    schema = MetaData()
    try:
        with told_as(faults_of(file)):
            migrate(target, version)
            schema.reflect(target)
        with told_as(faults_of(data)), at_one_moment(source) as connection:
            copy = Copy(connection, target, data, file, schema)
            copy.make(progress)
            copy.check(progress)
    finally:
        source.dispose()
        target.dispose()
