"""How a group of writes gets into PostgreSQL, and what is known of it when a connection is lost.

Acts of all tables go in by one statement, which is a transaction of its own. Where the answer is
lost, the write may have been kept or not: it is made again, and if it stands against itself, it
was. The keys see to it that it is never made twice, not even by an old connection that lives on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, CursorResult, Engine, TextClause, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from irrgarten.store.asked import Asked, Conflict, Outcome, Row, of_both_kinds
from irrgarten.store.faults import Unsure, Unwritable, of_database, reason

#: Seconds for which it is looked whether a write was kept, once its answer was lost.
FIND_OUT = 3
#: Seconds between two looks.
LOOK = 0.05

INSERT = text(
    'INSERT INTO acts ("table", ply, seat, act) SELECT * FROM unnest('
    "CAST(:table AS text[]), CAST(:ply AS int[]), CAST(:seat AS int[]), CAST(:act AS text[]))"
)
KEPT = text(
    'SELECT "table", ply, seat, act FROM acts'
    ' WHERE "table" = :table AND ply BETWEEN :first AND :last ORDER BY ply'
)

#: What comes of a group of writes, which may have been made before.
Attempt = Callable[[Sequence[Asked], bool], list[Outcome]]

#: In the order in which all processes write: whoever waits for a row holds no later one.
in_order = itemgetter(0, 1)


class Lost(Exception):
    """A connection broke: what was asked last may have been done."""


class OnPostgreSQL:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._held: Connection | None = None

    def commit(self, group: Sequence[Asked]) -> list[Outcome]:
        until_known = self._until_known
        insert, write = partial(until_known, self._insert), partial(until_known, self._write)
        return of_both_kinds(group, insert, write)

    def close(self) -> None:
        if self._held is not None:
            self._held.invalidate()
            self._held.close()
            self._held = None

    def _until_known(self, attempt: Attempt, group: Sequence[Asked]) -> list[Outcome]:
        """What comes of a write, made again as long as it may have been made before."""
        unsure, until = False, time.monotonic() + FIND_OUT
        while True:
            try:
                return attempt(group, unsure)
            except Lost as lost:
                unsure, why = True, str(lost)
            except DBAPIError as error:
                if not of_database(error):
                    return [error] * len(group)
                why = reason(error)
                if not unsure and not _in_each_others_way(error):
                    return [Unwritable(why)] * len(group)
            except Exception as error:
                return [error] * len(group)
            if time.monotonic() > until:
                return [Unsure(why) if unsure else Unwritable(why)] * len(group)
            time.sleep(LOOK)

    # -- acts ------------------------------------------------------------------
    def _insert(self, group: Sequence[Asked], unsure: bool) -> list[Outcome]:
        """All at once; should one stand against another, by halves until that one is found."""
        rows = sorted((row for asked in group for row in asked.rows), key=in_order)
        tables, plies, seats, acts = map(list, zip(*rows, strict=True))
        columns = {"table": tables, "ply": plies, "seat": seats, "act": acts}
        try:
            self._execute(INSERT, columns)
        except IntegrityError:
            half = len(group) // 2
            if half:
                return self._insert(group[:half], unsure) + self._insert(group[half:], unsure)
            return [None if unsure and self._kept(rows) else Conflict()]
        return [None] * len(group)

    def _kept(self, rows: Sequence[Row]) -> bool:
        """Whether these very acts are there."""
        (table, first, *_), (_, last, *_) = rows[0], rows[-1]
        found = self._execute(KEPT, {"table": table, "first": first, "last": last})
        return [tuple(row) for row in found] == rows

    def _execute(self, statement: TextClause, about: Mapping[str, Any]) -> CursorResult[Any]:
        """On the connection that the writer holds, where every statement is a transaction."""
        if self._held is None:
            self._held = self._at_once.connect()
        try:
            return self._held.execute(statement, about)
        except DBAPIError as error:
            if _lost(error):
                self.close()
                raise Lost(reason(error)) from None
            raise

    # -- anything else ---------------------------------------------------------
    def _write(self, group: Sequence[Asked], unsure: bool) -> list[Outcome]:
        """In one transaction, in which each may fail alone."""
        with self._engine.connect() as connection:
            try:
                with connection.begin():
                    return [_attempt(connection, asked, unsure) for asked in group]
            except DBAPIError as error:
                if _lost(error):
                    raise Lost(reason(error)) from None
                raise


def _attempt(connection: Connection, asked: Asked, unsure: bool) -> Outcome:
    assert asked.write is not None
    try:
        with connection.begin_nested():
            return asked.write(connection)
    except (IntegrityError, Conflict):
        if not unsure or asked.stands is None:
            return Conflict()
        question = asked.stands() if callable(asked.stands) else asked.stands
        found = connection.scalar(question)
        return Conflict() if found is None else found


def _lost(error: DBAPIError) -> bool:
    """The server may also say that it is being stopped before it closes a connection."""
    return error.connection_invalidated or _state(error).startswith(("08", "57P"))


def _in_each_others_way(error: DBAPIError) -> bool:
    """Transactions that wait for each other: one of them is undone and may try again."""
    return _state(error) in ("40001", "40P01")


def _state(error: DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""
