"""A write that waits for its turn, and what can come of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, Table, update

from irrgarten.tables.draft import Writes

#: Writes anything, and returns the revision of the table, if it changes one.
Write = Callable[[Connection], int | None]
#: What came of a write: what it returned, or what is raised.
Outcome = Exception | int | None


class Conflict(Exception):
    """Another write came first; nothing of this one was stored."""


class Closed(Exception):
    """The store is being closed; nothing of this write was stored."""


def changed(connection: Connection, kept: Table, *still: ColumnElement[bool], **values: Any) -> int:
    """Change the row that is still as it was; return its revision from now on. Raises Conflict."""
    revision = connection.execute(
        update(kept)
        .where(*still)
        .values(revision=kept.c.revision + 1, **values)
        .returning(kept.c.revision)
    ).scalar()
    if revision is None:
        raise Conflict
    return int(revision)


class Asked(Struct, eq=False):
    """A write of a group: what a table decides, or anything else.

    ``tell`` receives what came of it. ``stands`` asks whether it was stored, should the database's
    answer be lost. ``over``: its outcome was told.
    """

    tell: Callable[[Outcome], None]
    writes: Writes | None = None
    write: Write | None = None
    stands: Select[int] | None = None
    over: bool = False

    @property
    def only_acts(self) -> bool:
        """Whether it can be stored together with the acts of other tables, by one statement."""
        writes = self.writes
        return (
            writes is not None
            and bool(writes.acts)
            and not (writes.raises_revision or writes.away or writes.present)
            and (writes.clock is None or writes.clock.number > 0)
        )
