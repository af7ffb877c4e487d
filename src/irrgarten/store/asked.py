"""A write that somebody waits for, and what can come of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Select

#: What a write leads to is told to who asked for it: the revision of the table, if that has one.
Write = Callable[[Connection], int | None]
Row = dict[str, Any]
Outcome = Exception | int | None


class Conflict(Exception):
    """Somebody else wrote first; nothing of this write was kept."""


class Closed(Exception):
    """The store is being closed; nothing of this write was kept."""


class Asked(Struct, frozen=True, eq=False):
    """A write, and who waits for it: rows of acts, which go in together, or anything else.

    ``stands`` finds what that write makes, with what it leads to, if it was made.
    """

    done: asyncio.Future[int | None]
    rows: Sequence[Row] = ()
    write: Write | None = None
    stands: Select[int] | None = None
