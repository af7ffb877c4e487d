"""What the store keeps besides the rows of one table."""

from __future__ import annotations

from msgspec import Struct

from irrgarten.tables.rows import SeatRow, TableRow


class ListedRow(Struct, frozen=True):
    """A table that anyone may join, and who sits there."""

    table: TableRow
    seats: tuple[SeatRow, ...]


class TableName(Struct, frozen=True):
    """Which table, and by which rules its game is played."""

    table: str
    game: str
    version: str


class Head(Struct, frozen=True):
    """How far a table is: how many acts are kept, and how often all else was changed."""

    acts: int
    revision: int


class ReviewRow(Struct, frozen=True):
    """A review that was asked for; packed, or None while it is not made."""

    table: str
    asked: str
    review: bytes | None = None
