"""A table is added, or changed if it is still as it was; what stands, should the answer be lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, insert, select

from irrgarten.store import reading
from irrgarten.store.asked import changed
from irrgarten.store.schema import seats, tables
from irrgarten.tables.rows import SeatRow, TableRow

encode = msgspec.json.Encoder().encode


def add(connection: Connection, table: TableRow, of_seats: Sequence[SeatRow]) -> int:
    values = msgspec.structs.asdict(table)
    for column in reading.JSON:
        if values[column] is not None:
            values[column] = encode(values[column]).decode()
    connection.execute(insert(tables).values(**values))
    connection.execute(
        insert(seats),
        [{"table": table.table, **msgspec.structs.asdict(seat)} for seat in of_seats],
    )
    return table.revision


def change(connection: Connection, table: str, *still: ColumnElement[bool], **values: Any) -> int:
    """Change a table that is still as it was; its revision from now on. Raises Conflict."""
    return changed(connection, tables, tables.c.table == table, *still, **values)


def stands(table: str, *made: ColumnElement[bool]) -> Select[int]:
    """The revision of a table at which something was made."""
    return select(tables.c.revision).where(tables.c.table == table, *made)
