"""Where games are kept: a SQLite file, or a database of a PostgreSQL server."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from msgspec import Struct
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from irrgarten.kernel.errors import IrrgartenError

FORMS = "a file, sqlite:FILE, or postgresql://user@host:port/name"


class BadAddress(IrrgartenError):
    """An address at which nothing can be kept. Never says more of it than is no secret."""


class PostgreSQL(Struct, frozen=True):
    """A database of a PostgreSQL server. What is shown of it is without the password."""

    url: URL

    def __str__(self) -> str:
        return self.url.set(drivername="postgresql", query={}).render_as_string()

    __repr__ = __str__


#: A path is that of a SQLite file.
Data = Path | PostgreSQL


def read(word: str) -> Data:
    """Raises BadAddress."""
    kind, colon, rest = word.partition(":")
    if not colon or "/" in kind:
        return _file(word)
    if kind == "sqlite":
        return _file(_path_of(rest))
    if kind in ("postgresql", "postgres"):
        return _postgresql(rest)
    if rest.startswith("//"):
        raise BadAddress(f"{kind}: games cannot be kept there, but in {FORMS}")
    return _file(word)


def _path_of(rest: str) -> str:
    """What SQLAlchemy takes for the path: after three slashes, of which the fourth is its own."""
    if not rest.startswith("//"):
        return rest
    if not rest.startswith("///"):
        raise BadAddress(f"sqlite:{rest}: a SQLite file is written sqlite:FILE or sqlite:///FILE")
    return rest[3:]


def _file(path: str) -> Path:
    if not path:
        raise BadAddress(f"games need a place: {FORMS}")
    if "\0" in path:
        raise BadAddress("a file has no null in its name")
    return Path(path)


def _postgresql(rest: str) -> PostgreSQL:
    try:
        url = make_url(f"postgresql+psycopg:{rest}")
    except (ArgumentError, ValueError):
        raise _bad("it cannot be read") from None
    if not url.database:
        raise _bad("it names no database")
    if url.port is not None and not 0 < url.port < 1 << 16:
        raise _bad(f"{url.port} is not a port")
    # What follows a bare @ in a password would be taken for the host, and shown.
    if "@" in (url.host or "") or "\0" in rest:
        raise _bad("write @ / : and the like in names and passwords as %40 %2F %3A")
    if "password" in url.query:
        raise _bad("a password stands before the host, or better in ~/.pgpass")
    if importlib.util.find_spec("psycopg") is None:
        raise BadAddress("PostgreSQL needs its driver: pip install 'irrgarten[postgresql]'")
    return PostgreSQL(url)


def _bad(reason: str) -> BadAddress:
    return BadAddress(f"a PostgreSQL address is postgresql://user@host:port/name: {reason}")
