"""A decision in the making: the state as it changes, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from irrgarten.kernel.record import Made
from irrgarten.tables import frames
from irrgarten.tables.game import TableGame
from irrgarten.tables.moment import Moment
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import AbsenceRow, ClockRow, SeatChangeRow, SeatRow, TableRow
from irrgarten.tables.state import Connection, TableState

#: Returns so many random bytes.
Entropy = Callable[[int], bytes]


class Message(Struct, frozen=True):
    """An encoded frame, and the connections that it goes to."""

    to: tuple[int, ...]
    frame: bytes


class Decision(Struct, frozen=True):
    """What a command leads to once ``writes`` are stored; None if there is nothing to store.

    ``answer`` is what is returned to whoever gave the command. ``timer`` is when the table has
    something to do by itself, in milliseconds; None for never.
    """

    state: TableState
    messages: list[Message]
    writes: Writes | None
    answer: Any = None
    timer: int | None = None


class Draft:
    def __init__(self, state: TableState, now: Moment, entropy: Entropy) -> None:
        self.state = state
        self.now = now
        self.entropy = entropy
        self.messages: list[Message] = []
        #: What it has become is stored already: another process has written it.
        self.is_stored = False

    # -- the state ---------------------------------------------------------------
    def change(self, **fields: Any) -> None:
        self.state = replace(self.state, **fields)

    def change_row(self, **fields: Any) -> None:
        self.change(row=replace(self.state.row, **fields))

    def change_seats(self, *after: SeatRow) -> None:
        seats = [*self.state.seats]
        for seat in after:
            seats[seat.seat] = seat
        self.change(seats=tuple(seats))

    def change_connection(self, number: int, after: Connection | None) -> None:
        connections = {**self.state.connections}
        if after is None:
            connections.pop(number, None)
        else:
            connections[number] = after
        self.change(connections=connections)

    def begin_absence(self, seats: Iterable[int]) -> None:
        """Count the absence of these seats from now on."""
        since = [*self.state.away_since]
        for seat in seats:
            since[seat] = self.now.ms
        self.change(away_since=tuple(since))

    # -- who asks ----------------------------------------------------------------
    def connection(self, number: int) -> Connection:
        """Return a connection. Raises RequestError if it has gone."""
        connection = self.state.connections.get(number)
        if connection is None:
            raise RequestError("conflict", "this connection has left the table")
        return connection

    def own_seat(self, number: int) -> int:
        """Return the seat of a connection. Raises RequestError for a watcher."""
        seat = self.connection(number).seat
        if seat is None:
            raise RequestError("forbidden", "whoever watches does not act")
        return seat

    # -- messages ----------------------------------------------------------------
    def tell(self, connection: int, frame: frames.FromServer) -> None:
        self.messages.append(Message((connection,), frames.encode(frame)))

    def reply(self, connection: int, request: frames.ToServer, reply: frames.Reply) -> None:
        """Answer a request, with its id."""
        self.tell(connection, replace(reply, id=request.id))

    def tell_all(self, frame: frames.FromServer) -> None:
        if self.state.connections:
            self.messages.append(Message((*self.state.connections,), frames.encode(frame)))


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
