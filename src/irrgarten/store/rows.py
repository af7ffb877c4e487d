"""What the store keeps, as typed rows."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from irrgarten.kernel.record import Made

Holder = Literal["open", "person", "bot"]


class SeatRow(Struct, frozen=True):
    """A seat. ``name``, ``secret_hash`` and ``added`` stay a person's while a bot plays for her."""

    seat: int
    holder: Holder = "open"
    name: str | None = None
    level: str | None = None
    secret_hash: str | None = None
    added: str | None = None


class SeatChangeRow(Struct, frozen=True):
    """What became of a person's seat, on the position at ``ply``, and whose doing it was.

    When the host frees a seat, ``secret_hash`` is of the secret that opens it no more.
    """

    number: int
    ply: int
    seat: int
    holder: Holder
    level: str | None
    by: Literal["host", "own"]
    secret_hash: str | None = None


class TableRow(Struct, frozen=True):
    """A table. The first position is None until the game starts.

    Its game is one of ``rounds``; ``scores`` has the points of each seat in those before it.
    """

    table: str
    game: str
    version: str
    options: dict[str, Any]
    given: dict[str, Any]
    chain: str
    link: int
    host_hash: str
    created: str
    position: dict[str, Any] | None = None
    again: str | None = None
    rounds: int = 1
    scores: list[list[int]] = []


class Kept(Struct, frozen=True):
    """All that is kept of one table."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    acts: list[Made]
    changes: tuple[SeatChangeRow, ...]
