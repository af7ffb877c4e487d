"""A write that somebody waits for, and what can come of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, Table, update

from irrgarten.store.steps import Steps

#: What a write leads to is told to who asked for it: the revision of the table, if that has one.
Write = Callable[[Connection], int | None]
#: An act as it is kept: its table, the ply it was made on, its seat, itself.
Row = tuple[str, int, int | None, str]
Outcome = Exception | int | None
Stands = Select[int] | Callable[[], Select[int]]
#: She is called with what would be raised, or with None; what she still has to do is returned.
Call = Callable[[Exception | None], Steps | None]


class Conflict(Exception):
    """Somebody else wrote first; nothing of this write was kept."""


class Closed(Exception):
    """The store is being closed; nothing of this write was kept."""


def changed(connection: Connection, kept: Table, *still: ColumnElement[bool], **values: Any) -> int:
    """Change the row that is still as it was; its revision from now on. Raises Conflict."""
    revision = connection.execute(
        update(kept)
        .where(*still)
        .values(revision=kept.c.revision + 1, **values)
        .returning(kept.c.revision)
    ).scalar()
    if revision is None:
        raise Conflict
    return int(revision)


class Waiting(Protocol):
    """Whoever waits for what a write leads to."""

    def cancelled(self) -> bool:
        """She waits no more."""

    def set_result(self, result: int | None, /) -> Steps | None: ...

    def set_exception(self, error: Exception, /) -> Steps | None: ...


class Called:
    """Waits for a write without a task of its own: she is called, once, with what comes of it."""

    __slots__ = ("_call", "late")

    def __init__(self, call: Call) -> None:
        self._call: Call | None = call
        #: When she stops waiting, if she does.
        self.late: asyncio.TimerHandle | None = None

    def cancelled(self) -> bool:
        return self._call is None

    def set_result(self, result: int | None, /) -> Steps | None:
        return self._answer(None)

    def set_exception(self, error: Exception, /) -> Steps | None:
        return self._answer(error)

    def give_up(self, error: Exception) -> None:
        """She has waited for too long."""
        for _ in self._answer(error) or ():
            pass

    def _answer(self, error: Exception | None) -> Steps | None:
        if self.late is not None:
            self.late.cancel()
        if self._call is None:
            return None
        call, self._call = self._call, None
        return call(error)


class Asked(Struct, frozen=True, eq=False):
    """A write, and who waits for it: rows of acts, which go in together, or anything else.

    ``stands`` finds what that write makes, with what it leads to, if it was made: a question, or
    how to put it, where it is asked seldom and written often.
    """

    done: Waiting
    rows: Sequence[Row] = ()
    write: Write | None = None
    stands: Stands | None = None


Together = Callable[[Sequence[Asked]], list[Outcome]]


def of_both_kinds(group: Sequence[Asked], insert: Together, write: Together) -> list[Outcome]:
    """What comes of a group in its order: acts go in together, and then all else."""
    acts = [asked for asked in group if asked.rows]
    others = [asked for asked in group if not asked.rows]
    inserted = iter(insert(acts) if acts else [])
    written = iter(write(others) if others else [])
    return [next(inserted) if asked.rows else next(written) for asked in group]
