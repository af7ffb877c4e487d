"""The host opens a table to all, and closes it again."""

from __future__ import annotations

from irrgarten.tables import commands, opening, telling
from irrgarten.tables.draft import Draft
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import TableRow


def open_table(draft: Draft, command: commands.OpenTable) -> None:
    """Let anyone join; for an open table, change when bots take the free seats."""
    state = draft.state
    _check(draft, command.secret)
    if not any(seat.holder == "person" for seat in state.seats):
        raise RequestError("conflict", "somebody must wait at an open table: sit down first")
    since = state.row.listed or draft.now.stamp
    _change(draft, opening.listed(state.row, command.opening, since))


def close_table(draft: Draft, command: commands.CloseTable) -> None:
    _check(draft, command.secret)
    _change(draft, opening.closed(draft.state.row))


def lapse(draft: Draft, command: commands.Lapse) -> None:
    state = draft.state
    held = any(seat.holder == "person" for seat in state.seats)
    if state.row.listed is not None and (state.begun or not held or command.old):
        _change(draft, opening.closed(state.row))


def _check(draft: Draft, secret: str | None) -> None:
    state = draft.state
    if not state.is_host(secret):
        raise RequestError("forbidden", "only the host opens a table to all, and closes it")
    if state.begun:
        raise RequestError("conflict", "the game has begun")
    if state.row.lesson is not None:
        raise RequestError("conflict", "a lesson is for oneself")


def _change(draft: Draft, after: TableRow) -> None:
    if after != draft.state.row:
        draft.change(row=after)
        telling.tell_table(draft)
