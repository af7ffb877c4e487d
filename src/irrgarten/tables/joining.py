"""Connections come and go, to this process and to others."""

from __future__ import annotations

from msgspec.structs import replace

from irrgarten.tables import commands, seats, teaching, telling, timeouts
from irrgarten.tables.draft import Draft
from irrgarten.tables.problems import RequestError
from irrgarten.tables.state import Connection


def join(draft: Draft, command: commands.Join) -> int | None:
    """Welcome a connection; return its seat."""
    state, number = draft.state, command.connection
    seat = None if command.secret is None else state.seat_of(command.secret)
    if number in state.connections:
        raise RequestError("conflict", "this connection has already joined")
    draft.change_connection(number, Connection(seat))
    if seat is not None:
        draft.change(been_here=state.been_here | {seat})
        timeouts.came(draft, seat)
    telling.welcome(draft, number, command.known)
    telling.tell_again(draft, number)
    telling.tell_table_to(draft, *state.connections)
    return seat


def leave(draft: Draft, command: commands.Leave) -> None:
    connection = draft.state.connections.get(command.connection)
    if connection is None:
        return
    draft.change_connection(command.connection, None)
    if connection.seat is not None:  # the last of the player's devices counts
        draft.begin_absence([connection.seat])
    if not command.quietly:
        telling.tell_table(draft)


def sight(draft: Draft, command: commands.Sight) -> None:
    connection = draft.connection(command.connection)
    if connection.sees != command.sees:
        draft.change_connection(command.connection, replace(connection, sees=command.sees))


def begin_lesson(draft: Draft, command: commands.BeginLesson) -> None:
    waited, connection = teaching.waits(draft.state), draft.connection(command.connection)
    ready = connection.seat is not None
    draft.change_connection(command.connection, replace(connection, ready=ready))
    if waited and ready:
        telling.tell_table(draft)


def meet(draft: Draft, command: commands.Meet) -> None:
    before = draft.state.elsewhere
    if before == command.elsewhere:
        return
    draft.change(elsewhere=command.elsewhere)
    gone = before.seats - draft.state.here
    draft.begin_absence(seat for seat in gone if seat < len(draft.state.seats))
    telling.tell_table(draft)


def hear_again(draft: Draft, _: commands.HearAgain) -> None:
    draft.begin_absence(range(len(draft.state.seats)))


def go_on(draft: Draft, command: commands.GoOn) -> None:
    """Give a seat back to a player who has returned; the game begins as after any command."""
    if command.returned is not None:
        timeouts.returned(draft, command.returned)
        seats.give_back(draft, command.returned)
