"""Where the bus is: a Redis server."""

from __future__ import annotations

import importlib.util
from urllib.parse import SplitResult, unquote, urlsplit

from msgspec import Struct

from irrgarten.kernel.errors import IrrgartenError

FORM = "redis://host:port/number"


class BadBus(IrrgartenError):
    """An address by which no bus goes. Never says more of it than is no secret."""


class Redis(Struct, frozen=True):
    """A database of a Redis server. What is shown of it is without the password."""

    url: str

    @property
    def number(self) -> int:
        """That of the database; what is published knows of none, so it is part of the names."""
        return int(urlsplit(self.url).path.strip("/") or 0)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        _, at, place = parts.netloc.rpartition("@")
        who = (parts.username or "") + (":***" if parts.password else "")
        return f"{parts.scheme}://{who}{at}{place}{parts.path}"

    __repr__ = __str__


def read(word: str) -> Redis:
    """Raises BadBus."""
    try:
        parts = urlsplit(word)
        port = parts.port
    except ValueError:
        raise _bad("it cannot be read") from None
    if parts.scheme not in ("redis", "rediss") or "\0" in word:
        raise _bad("it begins with redis:// or, with TLS, rediss://")
    # What follows a bare @, / or # in a password would be taken for the host, and shown.
    if parts.netloc.count("@") > 1 or "@" in f"{parts.path}{parts.query}{parts.fragment}":
        raise _bad("write @ / : and the like in names and passwords as %40 %2F %3A")
    if not parts.hostname:
        raise _bad("it names no host")
    if port == 0:
        raise _bad("0 is not a port")
    if not _is_number(parts):
        raise _bad("what follows the host is the number of a database")
    if parts.query or parts.fragment:
        raise _bad("nothing follows the number")
    for needed in ("redis", "saq"):
        if importlib.util.find_spec(needed) is None:
            raise BadBus(f"a bus needs {needed}: pip install 'irrgarten[bus]'")
    return Redis(word)


def _is_number(parts: SplitResult) -> bool:
    path = unquote(parts.path)
    number = path.removeprefix("/")
    return path in ("", "/") or (number.isascii() and number.isdigit() and len(number) < 6)


def _bad(reason: str) -> BadBus:
    return BadBus(f"a bus is {FORM}: {reason}")
