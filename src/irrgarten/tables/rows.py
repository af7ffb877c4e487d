"""What is stored of a table, as typed rows."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from irrgarten.kernel.record import Made

Holder = Literal["open", "person", "bot"]
#: Who has changed a seat: the host, the player, the clock, an agreement, a return, an absence.
By = Literal["host", "own", "time", "agreed", "back", "away"]


class SeatRow(Struct, frozen=True):
    """A seat. What is a person's stays hers while a bot plays for her.

    ``adds``: her client adds a part to the lots of the table. ``seal`` is the hash of that part;
    ``added`` the part itself, None until it is opened and empty if it was sealed in vain.
    """

    seat: int
    holder: Holder = "open"
    name: str | None = None
    level: str | None = None
    secret_hash: str | None = None
    adds: bool = False
    seal: str | None = None
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
    by: By
    secret_hash: str | None = None


class TableRow(Struct, frozen=True):
    """A table. The first position is None until the game starts.

    Its game is one of ``rounds``; ``scores`` has the points of each seat in those before it.
    ``sealed``: no seal is added or taken back any more, and parts are opened. ``laid_by`` names
    who laid down by hand what nobody may know; None if nobody did. ``revision`` is raised by every
    write but acts. ``ended`` is when the game was over, if it was over since that is kept.
    ``begins_at`` is the position that was laid down instead of a set-up, ``lesson`` what laid it.
    ``listed`` is since when anyone may join; bots take the free seats ``bots_after`` so many
    seconds. ``wish`` is what it is, for whoever looks for the same.
    ``clock`` says how much time everybody has, ``asked`` what a seat asks of the others.
    A bot plays for whoever is awaited and away ``stand_in_after`` so many seconds; or never.
    ``of_tournament`` is the tournament that the table belongs to, or None.
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
    sealed: bool = False
    laid_by: list[str] | None = None
    revision: int = 0
    ended: str | None = None
    begins_at: dict[str, Any] | None = None
    lesson: str | None = None
    listed: str | None = None
    wish: str | None = None
    bots_after: int | None = None
    bots_level: str | None = None
    clock: dict[str, Any] | None = None
    asked: dict[str, Any] | None = None
    stand_in_after: int | None = None
    of_tournament: str | None = None


class ClockRow(Struct, frozen=True):
    """A clock as it stood ``at`` a time: what each seat had ``left``, in milliseconds.

    ``number`` counts how often it was written; ``due`` is when the first has none left.
    """

    number: int
    at: int
    left: list[int]
    due: int | None


class AbsenceRow(Struct, frozen=True):
    """Since when a seat is awaited and away, and when that was ``seen`` to be so last."""

    seat: int
    since: int
    seen: int


class Uptime(Struct, frozen=True):
    """From when to when a process was there."""

    process: str
    began: int
    seen: int


class StoredTable(Struct, frozen=True):
    """All that is kept of one table. ``ending`` is what is left of a game that is over, packed."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    acts: list[Made]
    changes: tuple[SeatChangeRow, ...]
    ending: bytes | None = None
    #: Seats of which somebody wants to be told that it is their turn.
    followed: frozenset[int] = frozenset()
    clock: ClockRow | None = None
    absences: tuple[AbsenceRow, ...] = ()
