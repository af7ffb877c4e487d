"""How a group of writes gets into a SQLite file.

Acts of all tables go in by one statement, which is a transaction of its own: no lock is taken and
given back for each of them, neither the file's nor the interpreter's.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from irrgarten.store.asked import Asked, Conflict, Outcome, of_both_kinds
from irrgarten.store.faults import Unwritable, told_as

_encode = msgspec.json.Encoder().encode

INSERT = (
    'INSERT INTO acts ("table", ply, seat, act) SELECT '
    "json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
    "json_extract(value, '$[2]'), json_extract(value, '$[3]') FROM json_each(?)"
)


class OnSQLite:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._held: Connection | None = None

    def commit(self, group: Sequence[Asked]) -> list[Outcome]:
        return of_both_kinds(group, self._inserted, self._written)

    def close(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None

    # -- acts ------------------------------------------------------------------
    def _inserted(self, group: Sequence[Asked]) -> list[Outcome]:
        try:
            with told_as(Unwritable):
                return self._insert(group)
        except Exception as error:
            self.close()  # another time, another connection
            return [error] * len(group)

    def _insert(self, group: Sequence[Asked]) -> list[Outcome]:
        """All at once; should one stand against another, by halves until that one is found."""
        rows = [row for asked in group for row in asked.rows]
        if self._held is None:
            self._held = self._at_once.connect()
        try:
            self._held.exec_driver_sql(INSERT, (_encode(rows).decode(),))
        except IntegrityError:
            half = len(group) // 2
            if half:
                return self._insert(group[:half]) + self._insert(group[half:])
            return [Conflict()]
        return [None] * len(group)

    # -- anything else ---------------------------------------------------------
    def _written(self, group: Sequence[Asked]) -> list[Outcome]:
        """In one transaction, in which each may fail alone."""
        try:
            with told_as(Unwritable), self._engine.connect() as connection:
                connection.execution_options(writes=True)
                with connection.begin():
                    return [_attempt(connection, asked) for asked in group]
        except Exception as error:
            return [error] * len(group)


def _attempt(connection: Connection, asked: Asked) -> Outcome:
    assert asked.write is not None
    nested = connection.begin_nested()
    try:
        # Where there is no room, the whole transaction is gone by now, and the savepoint with it.
        with told_as(Unwritable):
            outcome = asked.write(connection)
    except (IntegrityError, Conflict):
        nested.rollback()
        return Conflict()
    nested.commit()
    return outcome
