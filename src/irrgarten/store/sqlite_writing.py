"""How a group of writes gets into a SQLite file.

Acts of all tables are stored by one statement, their clocks by another.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from irrgarten.store import committing
from irrgarten.store.asked import Asked, Conflict, Outcome
from irrgarten.store.faults import Unwritable, told_as
from irrgarten.tables.draft import Writes

_encode = msgspec.json.Encoder().encode

INSERT_ACTS = (
    'INSERT INTO acts ("table", ply, seat, act, "left") SELECT '
    "json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), "
    "json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(?)"
)
NEXT_CLOCKS = (
    'UPDATE clocks SET number = next.number, at = next.at, "left" = next.left, due = next.due '
    "FROM (SELECT json_extract(value, '$[0]') AS name, json_extract(value, '$[1]') AS number, "
    "json_extract(value, '$[2]') AS at, json_extract(value, '$[3]') AS left, "
    "json_extract(value, '$[4]') AS due FROM json_each(?)) AS next "
    'WHERE clocks."table" = next.name AND clocks.number = next.number - 1'
)


class OnSQLite:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def commit(self, group: Sequence[Asked]) -> list[Outcome]:
        """Store a group in one transaction; if one write fails, by halves until it is found."""
        try:
            with told_as(Unwritable), self._engine.connect() as connection:
                connection.execution_options(writes=True)
                with connection.begin():
                    return [*committing.store_group(connection, group, _store_acts)]
        except Unwritable as error:
            return [error] * len(group)
        except Exception as error:
            if len(group) == 1:
                return [Conflict() if isinstance(error, IntegrityError) else error]
        half = len(group) // 2
        return self.commit(group[:half]) + self.commit(group[half:])

    def close(self) -> None:
        """Nothing is held open between two groups."""


def _store_acts(connection: Connection, all_writes: Sequence[Writes]) -> None:
    rows = [[*row.values()] for writes in all_writes for row in committing.act_rows(writes)]
    connection.exec_driver_sql(INSERT_ACTS, (_encode(rows).decode(),))
    clocks = [
        [writes.table, *committing.clock_values(writes.clock).values()]
        for writes in all_writes
        if writes.clock is not None
    ]
    if clocks:
        updated = connection.exec_driver_sql(NEXT_CLOCKS, (_encode(clocks).decode(),))
        if updated.rowcount != len(clocks):
            raise Conflict
