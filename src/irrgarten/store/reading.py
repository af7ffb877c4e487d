"""What is kept of one table, read from its rows."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, func, select

from irrgarten.kernel.record import Made
from irrgarten.store.schema import (
    absences,
    acts,
    clocks,
    endings,
    followed,
    seat_changes,
    seats,
    tables,
)
from irrgarten.tables.rows import (
    AbsenceRow,
    ClockRow,
    SeatChangeRow,
    SeatRow,
    StoredTable,
    TableRow,
)

#: The columns of ``tables`` that hold JSON.
JSON = ("options", "given", "position", "scores", "laid_by", "begins_at", "clock", "asked")


def find(connection: Connection, table: str, since: int = 0) -> StoredTable | None:
    """Of its acts, those made at ``since`` and later.

    Raises DecodeError, or what the database says, where it is damaged.
    """
    found = connection.execute(select(tables).where(tables.c.table == table))
    row = found.mappings().one_or_none()
    if row is None:
        return None
    of_seats = connection.execute(
        select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    )
    made = made_since(connection, table, since)
    of_changes = connection.execute(
        select(seat_changes).where(seat_changes.c.table == table).order_by(seat_changes.c.number)
    )
    return StoredTable(
        table=table_of(row),
        seats=tuple(SeatRow(**of_table(seat)) for seat in of_seats.mappings()),
        acts=made,
        changes=tuple(SeatChangeRow(**of_table(row)) for row in of_changes.mappings()),
        ending=connection.scalar(select(endings.c.ending).where(endings.c.table == table)),
        followed=frozenset(
            connection.scalars(select(followed.c.seat).where(followed.c.table == table))
        ),
        clock=_clock_of(connection, table) if row["clock"] is not None else None,
        absences=_absences_of(connection, table) if row["stand_in_after"] is not None else (),
    )


def _absences_of(connection: Connection, table: str) -> tuple[AbsenceRow, ...]:
    found = connection.execute(select(absences).where(absences.c.table == table))
    return tuple(AbsenceRow(**of_table(row)) for row in found.mappings())


def _clock_of(connection: Connection, table: str) -> ClockRow | None:
    found = connection.execute(select(clocks).where(clocks.c.table == table))
    row = found.mappings().one_or_none()
    if row is None:
        return None
    return ClockRow(**{**of_table(row), "left": msgspec.json.decode(row["left"])})


def made_since(connection: Connection, table: str, ply: int) -> list[Made]:
    found = connection.execute(
        select(acts.c.seat, acts.c.act)
        .where(acts.c.table == table, acts.c.ply >= ply)
        .order_by(acts.c.ply)
    )
    return [Made(*act) for act in found]


def table_of(row: RowMapping) -> TableRow:
    values = dict(row)
    for column in JSON:
        if values[column] is not None:
            values[column] = msgspec.json.decode(values[column])
    return TableRow(**values)


def of_table(row: RowMapping) -> dict[str, Any]:
    """What a row says besides which table it belongs to."""
    return {column: value for column, value in row.items() if column != "table"}


def has_gap(connection: Connection, table: str) -> bool:
    """Whether an act is missing before another."""
    counted = select(func.count(), func.coalesce(func.max(acts.c.ply) + 1, 0))
    there, last = connection.execute(counted.where(acts.c.table == table)).one()
    return bool(there != last)


def is_there(connection: Connection, table: str) -> bool:
    asked = select(tables.c.table).where(tables.c.table == table)
    return connection.scalar(asked) is not None
