"""How what a table decides gets into the database, and whether it is there already."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from irrgarten.store import reading
from irrgarten.store.asked import Asked, Conflict, changed
from irrgarten.store.schema import absences, acts, clocks, seat_changes, seats, tables
from irrgarten.tables.draft import Writes
from irrgarten.tables.rows import AbsenceRow, ClockRow

_encode = msgspec.json.Encoder().encode

#: Put together once, since it is used with every act of such a table.
_NEXT_CLOCK = (
    update(clocks)
    .where(clocks.c.table == bindparam("of"), clocks.c.number == bindparam("known"))
    .values({name: bindparam(name) for name in ("number", "at", "left", "due")})
)
_INSERT_ACTS = insert(acts)


def store_group(
    connection: Connection,
    group: Sequence[Asked],
    store_acts: Callable[[Connection, Sequence[Writes]], None],
) -> list[int | None]:
    """Store a group as a whole; raise Conflict or IntegrityError if any of it conflicts.

    In every process acts come first, then other writes by table: two seldom wait for each other.
    """
    if acts_alone := [asked.writes for asked in group if asked.writes and asked.only_acts]:
        store_acts(connection, acts_alone)
    others = [asked.writes for asked in group if asked.writes and not asked.only_acts]
    for writes in sorted(others, key=lambda writes: writes.table):
        store(connection, writes)
    return [None if asked.write is None else asked.write(connection) for asked in group]


def act_rows(writes: Writes) -> list[dict[str, Any]]:
    """Return the acts as rows, with what was left on the clock of the seat that made each."""
    left = writes.clock.left if writes.clock is not None else None
    return [
        {
            "table": writes.table,
            "ply": ply,
            "seat": made.seat,
            "act": made.act,
            "left": left[made.seat] if left is not None and made.seat is not None else None,
        }
        for ply, made in enumerate(writes.acts, writes.ply)
    ]


def store(connection: Connection, writes: Writes) -> None:
    """Store all of it, in the transaction of the connection. Raises Conflict."""
    table = writes.table
    if writes.raises_revision:  # first, so that two processes never wait for each other
        still = (tables.c.table == table, tables.c.revision == writes.revision)
        changed(connection, tables, *still, **_columns(writes))
    for seat in writes.seats:
        of_seat = (seats.c.table == table, seats.c.seat == seat.seat)
        connection.execute(update(seats).where(*of_seat).values(**msgspec.structs.asdict(seat)))
    for change in writes.changes:
        values = msgspec.structs.asdict(change)
        connection.execute(insert(seat_changes).values(table=table, **values))
    if writes.clock is not None:
        _store_clock(connection, table, writes.clock)
    if writes.acts:
        connection.execute(_INSERT_ACTS, act_rows(writes))
    for absence in writes.away:
        _store_absence(connection, table, absence)
    if writes.present:
        gone = (absences.c.table == table, absences.c.seat.in_(writes.present))
        connection.execute(delete(absences).where(*gone))


def _columns(writes: Writes) -> dict[str, Any]:
    return {
        name: _encode(value).decode() if name in reading.JSON and value is not None else value
        for name, value in writes.columns.items()
    }


def clock_values(clock: ClockRow) -> dict[str, Any]:
    return {**msgspec.structs.asdict(clock), "left": _encode(clock.left).decode()}


def _store_clock(connection: Connection, table: str, clock: ClockRow) -> None:
    if clock.number == 0:
        connection.execute(insert(clocks).values(table=table, **clock_values(clock)))
        return
    about = {"of": table, "known": clock.number - 1, **clock_values(clock)}
    if connection.execute(_NEXT_CLOCK, about).rowcount != 1:
        raise Conflict


def _store_absence(connection: Connection, table: str, row: AbsenceRow) -> None:
    """The process that writes it last says since when."""
    of_seat = (absences.c.table == table, absences.c.seat == row.seat)
    values = msgspec.structs.asdict(row)
    if not connection.execute(update(absences).where(*of_seat).values(**values)).rowcount:
        connection.execute(insert(absences).values(table=table, **values))


def is_stored(writes: Writes) -> Select[int]:
    """Return the question whether all of it is there, should the database's answer be lost."""
    table = writes.table
    there: list[ColumnElement[bool]] = []
    if writes.raises_revision:
        there.append(tables.c.revision == writes.revision + 1)
        there += [
            tables.c[name].is_not_distinct_from(value) for name, value in _columns(writes).items()
        ]
    there += [_has_row(seats, table, msgspec.structs.asdict(seat)) for seat in writes.seats]
    there += [_has_row(seat_changes, table, msgspec.structs.asdict(one)) for one in writes.changes]
    there += [_has_row(acts, table, row) for row in act_rows(writes)]
    if writes.clock is not None and not writes.acts:
        there.append(_has_row(clocks, table, clock_values(writes.clock)))
    if not there:  # absences are overwritten by others, so they say something only if alone
        there = [_has_row(absences, table, msgspec.structs.asdict(one)) for one in writes.away]
    return select(tables.c.revision).where(tables.c.table == table, *there)


def _has_row(of: Table, table: str, row: dict[str, Any]) -> ColumnElement[bool]:
    same = [of.c[name].is_not_distinct_from(value) for name, value in row.items()]
    return select(of.c.table).where(of.c.table == table, *same).exists()
