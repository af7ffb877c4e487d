"""How a game begins: once every seat is held, the lots are sealed and opened, and it is drawn."""

from __future__ import annotations

from msgspec.structs import replace

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.tables import clocks, commands, sealing, seats, teaching, telling
from irrgarten.tables.draft import Draft
from irrgarten.tables.game import TableGame
from irrgarten.tables.moment import Moment
from irrgarten.tables.rows import SeatRow, TableRow
from irrgarten.tables.state import Due, TableState


def begun(row: TableRow, seed: str) -> TableGame:
    """Return the game of a table as it begins, with what chance does. Raises IrrgartenError."""
    rules = registry.rules(row.game)
    if row.begins_at is not None:
        return TableGame.at(rules, row.begins_at, seed, teaching.lots_of(row))
    return TableGame.begun(rules, read_options(row.game, row.options), seed, row.given)


# -- lots ------------------------------------------------------------------------
def seal(draft: Draft, command: commands.Seal) -> None:
    """Take the seal of a seat's part of the lots."""
    state = draft.state
    seat = state.seats[draft.own_seat(command.connection)]
    after = sealing.with_seal(seat, command.frame.seal, state.row.sealed or state.begun)
    _add(draft, command.connection, seat, after)


def open_part(draft: Draft, command: commands.OpenPart) -> None:
    """Take a seat's part of the lots, which must be the one it sealed."""
    state, row = draft.state, draft.state.row
    seat = state.seats[draft.own_seat(command.connection)]
    after = sealing.with_part(seat, command.frame.part, row.table, state.commitment, row.sealed)
    _add(draft, command.connection, seat, after)


def _add(draft: Draft, connection: int, before: SeatRow, after: SeatRow) -> None:
    if before == after:
        telling.tell_table_to(draft, connection)
    else:
        seats.change_seat(draft, after)


def due(what: sealing.Awaited | None, now: Moment) -> Due | None:
    return None if what is None else Due(what, now.ms)


def leave_out(draft: Draft, what: sealing.Awaited) -> None:
    """Leave out the seals or parts that are missing after the timeout."""
    state = draft.state
    if sealing.awaited(state, draft.now) != what:
        return
    if what == "seals":
        _seal_all(draft, sealing.without_seal(state.seats, state.perhaps_here(draft.now)))
    else:
        missing = filter(sealing.lacks_part, state.seats)
        draft.change_seats(*(replace(seat, added="") for seat in missing))


def _seal_all(draft: Draft, left_out: list[int]) -> None:
    draft.change_row(sealed=True)
    seats_ = draft.state.seats
    draft.change_seats(*(replace(seats_[number], seal=None) for number in left_out))
    telling.tell_table(draft)


# -- the game --------------------------------------------------------------------
def is_ready(state: TableState, now: Moment) -> bool:
    """Return whether nothing is missing for the game to begin."""
    held = all(seat.holder != "open" for seat in state.seats)
    return not state.begun and held and sealing.awaited(state, now) is None


def go_on(draft: Draft) -> None:
    """Begin the game if every seat is held and all lots are in."""
    state = draft.state
    if not is_ready(state, draft.now):
        return
    if not state.row.sealed and any(seat.seal is not None for seat in state.seats):
        _seal_all(draft, [])
    if is_ready(draft.state, draft.now):
        _begin(draft)


def _begin(draft: Draft) -> None:
    state, now = draft.state, draft.now
    game = begun(state.row, state.seed).with_fair(state.fair)
    # The rules of today, whenever the table was set up.
    draft.change_row(position=game.play.first, version=state.rules.version)
    if game.over:
        draft.change_row(ended=now.stamp)
    draft.change(game=game, clock=clocks.first(state, game, now), moved=now.ms)
    draft.begin_absence(range(len(state.seats)))
    telling.tell_started(draft, game)
