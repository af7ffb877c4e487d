"""A decision in the making: the state as it changes, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from irrgarten.tables import frames
from irrgarten.tables.moment import Moment
from irrgarten.tables.problems import Trouble
from irrgarten.tables.rows import SeatRow
from irrgarten.tables.state import Connection, TableState
from irrgarten.tables.writes import Writes

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
        """Return a connection. Raises Trouble if it has gone."""
        connection = self.state.connections.get(number)
        if connection is None:
            raise Trouble("conflict", "this connection has left the table")
        return connection

    def own_seat(self, number: int) -> int:
        """Return the seat of a connection. Raises Trouble for a watcher."""
        seat = self.connection(number).seat
        if seat is None:
            raise Trouble("forbidden", "whoever watches does not act")
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
