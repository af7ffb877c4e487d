"""What is kept somewhere, looked after by a command, also while it is served."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from irrgarten.kernel.errors import IrrgartenError
from irrgarten.store.address import Data, PostgreSQL
from irrgarten.store.claim import MAGIC, Unusable, check_kind, claimed, version_in, version_of
from irrgarten.store.database import engine_for, newest_version
from irrgarten.store.faults import reason, told_as


class DataError(IrrgartenError):
    """Something that cannot be done with what is kept; in one sentence."""

    def __init__(self, data: Data, reason: str) -> None:
        super().__init__(f"{data}: {reason}")


def faults_of(data: Data) -> partial[DataError]:
    """For ``told_as``: what the database says, as a DataError."""
    return partial(DataError, data)


def version_at(data: Data) -> str:
    """The version of the schema of what is kept there. Raises DataError, or Unusable."""
    version = _in_file(data) if isinstance(data, Path) else _in_database(data)
    if version is None:
        raise DataError(data, "nothing is kept there")
    return version


def _in_file(data: Path) -> str | None:
    try:
        file = data.resolve()
        check_kind(data, file)
        if not file.exists():
            raise DataError(data, "there is no such file")
        with file.open("rb") as opened:
            if opened.read(len(MAGIC)) not in (b"", MAGIC):
                raise Unusable(data, "it is no SQLite file")
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True, timeout=10)) as found:
            return version_in(data, found)
    except OSError as error:
        raise DataError(data, error.strerror or str(error)) from None
    except sqlite3.Error as error:
        raise DataError(data, f"it cannot be read ({error})") from None


def _in_database(data: PostgreSQL) -> str | None:
    engine = engine_for(data)
    try:
        with engine.connect() as connection:
            return version_of(data, connection)
    except DBAPIError as error:
        raise DataError(data, reason(error)) from None
    finally:
        engine.dispose()


@contextmanager
def visited(data: Data) -> Iterator[Engine]:
    """An engine for what is kept there. Raises DataError, or Unusable.

    What an older version wrote is brought up to date first, if nobody is using it.
    """
    if version_at(data) != newest_version():
        with claimed(data):
            pass
    engine = engine_for(data)
    try:
        with told_as(faults_of(data)):
            yield engine
    finally:
        engine.dispose()
