"""How a group of writes gets into PostgreSQL, and what is known of it when a connection is lost.

Acts of all tables are stored by one statement, their clocks by another. Where the answer to a
commit is lost, the group may have been stored or not: it is written again, and what conflicts with
itself was.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from operator import itemgetter

from sqlalchemy import Connection, Engine, exc, text

from irrgarten.store import committing
from irrgarten.store.asked import Asked, Conflict, Outcome
from irrgarten.store.faults import Unsure, Unwritable, of_database, reason
from irrgarten.tables.draft import Writes

#: Seconds for which it is looked whether a write was stored, once its answer was lost.
FIND_OUT = 3
#: Seconds between two looks.
LOOK = 0.05

INSERT_ACTS = text(
    'INSERT INTO acts ("table", ply, seat, act, "left") SELECT * FROM unnest('
    "CAST(:table AS text[]), CAST(:ply AS int[]), CAST(:seat AS int[]), CAST(:act AS text[]), "
    "CAST(:left AS bigint[]))"
)
NEXT_CLOCKS = text(
    'UPDATE clocks SET number = next.number, at = next.at, "left" = next."left", due = next.due '
    "FROM unnest(CAST(:table AS text[]), CAST(:number AS int[]), CAST(:at AS bigint[]), "
    "CAST(:left AS text[]), CAST(:due AS bigint[])) "
    'AS next("table", number, at, "left", due) '
    'WHERE clocks."table" = next."table" AND clocks.number = next.number - 1'
)

#: In the order in which all processes write: what waits for a row holds no later one.
_in_order = itemgetter("table", "ply")


class Lost(Exception):
    """A connection broke; ``committed`` if that was during the commit, which may have been done."""

    def __init__(self, why: str, committed: bool) -> None:
        super().__init__(why)
        self.committed = committed


class OnPostgreSQL:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        #: Held open, so that no reader has the last connection when somebody writes.
        self._held: Connection | None = None

    def commit(self, group: Sequence[Asked]) -> list[Outcome]:
        """Store a group in one transaction; if one write fails, by halves until it is found."""
        return self._commit(group, unsure=False, until=time.monotonic() + FIND_OUT)

    def _commit(self, group: Sequence[Asked], unsure: bool, until: float) -> list[Outcome]:
        """Try again while it is ``unsure`` whether the group was stored before."""
        while True:
            try:
                return self._stored(group, unsure)
            except Lost as lost:
                unsure, why = unsure or lost.committed, str(lost)
            except exc.TimeoutError as error:
                why = str(error)
            except Exception as error:
                if not isinstance(error, exc.DBAPIError) or not of_database(error):
                    if len(group) == 1:
                        return [Conflict() if isinstance(error, exc.IntegrityError) else error]
                    half = len(group) // 2
                    first, second = group[:half], group[half:]
                    return [
                        *self._commit(first, unsure, until),
                        *self._commit(second, unsure, until),
                    ]
                why = reason(error)
                if not unsure and not _in_each_others_way(error):
                    return [Unwritable(why)] * len(group)
            if time.monotonic() > until:
                return [Unsure(why) if unsure else Unwritable(why)] * len(group)
            time.sleep(LOOK)

    def _stored(self, group: Sequence[Asked], unsure: bool) -> list[Outcome]:
        """Raises Conflict, IntegrityError, Lost, and whatever else is wrong."""
        committed = False
        try:
            connection = self._connection()
            with connection.begin() as transaction:
                outcomes = committing.store_group(connection, group, _store_acts)
                committed = True
                transaction.commit()
                return [*outcomes]
        except (exc.IntegrityError, Conflict):
            if not unsure or len(group) > 1:
                raise
        except Exception as error:
            self.close()
            if isinstance(error, exc.DBAPIError) and _lost(error):
                raise Lost(reason(error), committed) from None
            raise
        try:
            return [_of_conflict(connection, group[0])]
        except exc.DBAPIError:
            self.close()
            raise

    def _connection(self) -> Connection:
        if self._held is None:
            self._held = self._engine.connect()
        return self._held

    def close(self) -> None:
        if self._held is not None:
            self._held.invalidate()
            self._held.close()
            self._held = None


def _store_acts(connection: Connection, all_writes: Sequence[Writes]) -> None:
    clocks = [
        {"table": one.table, **committing.clock_values(one.clock)}
        for one in sorted(all_writes, key=lambda one: one.table)
        if one.clock is not None
    ]
    if clocks:
        updated = connection.execute(NEXT_CLOCKS, _by_column(clocks))
        if updated.rowcount != len(clocks):
            raise Conflict
    rows = sorted((row for one in all_writes for row in committing.act_rows(one)), key=_in_order)
    connection.execute(INSERT_ACTS, _by_column(rows))


def _by_column(rows: Sequence[dict[str, object]]) -> dict[str, list[object]]:
    return {name: [row[name] for row in rows] for name in rows[0]}


def _of_conflict(connection: Connection, asked: Asked) -> Outcome:
    """Return a conflict, unless the write conflicts with itself, having been stored before."""
    stands = asked.stands if asked.writes is None else committing.is_stored(asked.writes)
    if stands is None:
        return Conflict()
    with connection.begin():
        found = connection.scalar(stands)
    return Conflict() if found is None else (None if asked.writes is not None else found)


def _lost(error: exc.DBAPIError) -> bool:
    """The server may also say that it is being stopped before it closes a connection."""
    return error.connection_invalidated or _state(error).startswith(("08", "57P"))


def _in_each_others_way(error: exc.DBAPIError) -> bool:
    """Transactions that wait for each other: one of them is undone and may try again."""
    return _state(error) in ("40001", "40P01")


def _state(error: exc.DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""
