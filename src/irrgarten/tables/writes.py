"""What has to be stored so that one state of a table becomes another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from irrgarten.kernel.record import Made
from irrgarten.tables.game import TableGame
from irrgarten.tables.rows import AbsenceRow, ClockRow, SeatChangeRow, SeatRow, TableRow
from irrgarten.tables.state import TableState


class Writes(Struct, frozen=True):
    """Stored as a whole, or not at all.

    ``columns`` and ``seats`` are as they become, if the table still has the ``revision``, which is
    raised; acts are added at ``ply``, if nobody else added any. A ``clock`` follows the one whose
    number is smaller by one. ``away`` seats are missed by others; ``present`` ones no longer.
    """

    table: str
    revision: int
    ply: int
    columns: Mapping[str, Any] = {}
    seats: tuple[SeatRow, ...] = ()
    changes: tuple[SeatChangeRow, ...] = ()
    acts: tuple[Made, ...] = ()
    clock: ClockRow | None = None
    away: tuple[AbsenceRow, ...] = ()
    present: tuple[int, ...] = ()

    @property
    def raises_revision(self) -> bool:
        """Whether anything is stored besides acts, clock and absences."""
        return bool(self.columns or self.seats or self.changes)


def writes_between(before: TableState, after: TableState) -> Writes | None:
    """Return what must be stored, or None if that is nothing."""
    if before is after:
        return None
    writes = Writes(
        table=before.row.table,
        revision=before.row.revision,
        ply=before.ply,
        columns={} if before.row is after.row else changed_columns(before.row, after.row),
        seats=()
        if before.seats is after.seats
        else tuple(new for old, new in zip(before.seats, after.seats, strict=True) if old != new),
        changes=after.changes[len(before.changes) :],
        acts=_acts(before, after),
        clock=after.clock if after.clock is not before.clock else None,
        away=()
        if before.absences is after.absences
        else tuple(
            row
            for seat, row in after.absences.items()
            if row is not None and before.absences.get(seat) != row
        ),
        present=()
        if before.absences is after.absences
        else tuple(seat for seat in before.absences if seat not in after.absences),
    )
    nothing = not (writes.acts or writes.clock or writes.away or writes.present)
    return None if nothing and not writes.raises_revision else writes


def changed_columns(before: TableRow, after: TableRow) -> dict[str, Any]:
    old, new = asdict(before), asdict(after)
    return {name: value for name, value in new.items() if value != old[name]}


def _acts(before: TableState, after: TableState) -> tuple[Made, ...]:
    game = after.game
    if before.game is game or not isinstance(game, TableGame):
        return ()
    return tuple(entry.made for entry in game.history[before.ply :])
