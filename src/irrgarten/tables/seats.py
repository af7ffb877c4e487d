"""Seats change hands: persons sit down and get up, bots take their seats and give them back."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from msgspec.structs import replace

from irrgarten.tables import clocks, commands, sealing, telling
from irrgarten.tables.bygone import Bygone
from irrgarten.tables.draft import Draft
from irrgarten.tables.game import TableGame
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import By, SeatChangeRow, SeatRow
from irrgarten.tables.secrecy import hashed, new_token, opens
from irrgarten.tables.state import TableState

#: How often a bot may take over a seat on one position: the log grows with the game.
MOST = 3


def sit_down(draft: Draft, command: commands.SitDown) -> str:
    """Take an open seat; return the secret that opens it from now on, which follows a token."""
    state, number = draft.state, command.seat
    secret = state.secret_of(number, command.token or new_token(draft.entropy))
    secret_hash = hashed(secret)
    if opens(secret, state.seat(number).secret_hash):
        return secret  # sent again: the answer was lost
    if any(change.secret_hash == secret_hash for change in state.changes):
        raise RequestError("conflict", "the host has freed this seat; ask for it with a new token")
    seat = _changeable(draft, number)
    change_seat(draft, taken(seat, command.name, secret_hash, command.adds))
    return secret


def free(draft: Draft, command: commands.Free) -> None:
    state = draft.state
    seat = _changeable(draft, command.seat)
    own, host = opens(command.secret, seat.secret_hash), state.is_host(command.secret)
    after = freed(seat, own, host, waiting=not state.begun)
    if state.in_tournament:
        raise RequestError("conflict", "who sits here is for the tournament's organiser to say")
    change = None
    if not own:  # the player does not get the seat back without asking
        change = _change(state, SeatRow(seat.seat, secret_hash=seat.secret_hash), 0, "host")
    change_seat(draft, after, change)


def seat_bot(draft: Draft, command: commands.SeatBot) -> None:
    state, number = draft.state, command.seat
    seat = _changeable(draft, number)
    own, host = opens(command.secret, seat.secret_hash), state.is_host(command.secret)
    away = state.begun and number not in state.here
    wait = state.absence_left(number, draft.now) if away else None
    after = with_bot(seat, command.level, own, host, wait)
    change_seat(draft, after, _during_game(state, seat, after, own))


def unseat_bot(draft: Draft, command: commands.UnseatBot) -> None:
    state, number = draft.state, command.seat
    seat = _changeable(draft, number)
    own, host = opens(command.secret, seat.secret_hash), state.is_host(command.secret)
    if own and state.begun and clocks.is_up(state, number):
        raise RequestError("conflict", "her time is up: the bot plays on")
    after = without_bot(seat, own, host, waiting=not state.begun)
    change_seat(draft, after, _during_game(state, seat, after, own))


def reissue(draft: Draft, command: commands.Reissue) -> None:
    seat = _changeable(draft, command.seat)
    if seat.secret_hash is not None and seat.secret_hash != command.secret_hash:
        change_seat(draft, replace(seat, secret_hash=command.secret_hash))


def stand_in(draft: Draft, command: commands.StandIn) -> None:
    state, seat = draft.state, _changeable(draft, command.seat)
    if seat.holder == "person" and command.seat not in state.perhaps_here(draft.now):
        after = replace(seat, holder="bot", level=command.level)
        change_seat(draft, after, _during_game(state, seat, after, own=False))


def vacate(draft: Draft, command: commands.Vacate) -> None:
    state, seat = draft.state, _changeable(draft, command.seat)
    away = command.seat not in state.perhaps_here(draft.now)
    if state.waits_in_public and seat.holder == "person" and away:
        change_seat(draft, SeatRow(seat=command.seat))


def fill(draft: Draft, command: commands.Fill) -> None:
    seat = _changeable(draft, command.seat)
    if draft.state.waits_in_public and seat.holder == "open":
        change_seat(draft, replace(seat, holder="bot", level=command.level))


def give_back(draft: Draft, number: int) -> None:
    """Give the seat back to a player who was away when a bot was let play for them.

    Not if that was the player's own wish, nor if the time is up.
    """
    state, seat = draft.state, draft.state.seats[number]
    game = state.game
    if seat.holder != "bot" or not isinstance(game, TableGame) or game.over:
        return
    lost = number in game.play.lost or clocks.is_up(state, number)
    by = next((one.by for one in reversed(state.changes) if one.seat == number), None)
    if not lost and by in ("host", "agreed", "away"):
        after = replace(seat, holder="person", level=None)
        change_seat(draft, after, handed_over(state, after, "back"))


def hand_to_bot(draft: Draft, number: int, by: By) -> None:
    """Let a bot play on for a person."""
    state = draft.state
    after = replace(state.seats[number], holder="bot", level=clocks.LEVEL)
    change_seat(draft, after, handed_over(state, after, by))


def change_seat(draft: Draft, after: SeatRow, change: SeatChangeRow | None = None) -> None:
    """Change a seat, and tell everybody."""
    before = draft.state.seats
    seat = before[after.seat]
    draft.change(clock=clocks.after_change(draft.state, after, draft.now))
    draft.change_seats(after)
    if change is not None:
        draft.change(changes=(*draft.state.changes, change))
    if seat.holder != "person" and after.holder == "person":
        draft.begin_absence([after.seat])
    out = turn_out(draft, before)
    telling.tell_table(draft, change)
    for number in out:
        telling.welcome(draft, number, None)


def turn_out(draft: Draft, before: Sequence[SeatRow]) -> list[int]:
    """Make watchers of the connections whose secret opens the seat no more; return them."""
    out = [
        number
        for number, one in draft.state.connections.items()
        if one.seat is not None
        and before[one.seat].secret_hash != draft.state.seats[one.seat].secret_hash
    ]
    for number in out:
        draft.change_connection(number, replace(draft.connection(number), seat=None))
    return out


def _changeable(draft: Draft, number: int) -> SeatRow:
    """Return a seat that may change hands now. Raises RequestError."""
    seat = draft.state.seat(number)
    if isinstance(draft.state.game, Bygone):
        raise RequestError("conflict", "the game is over: its rules have changed since")
    if sealing.awaited(draft.state, draft.now) == "parts":
        # Parts were opened for these players.
        raise RequestError("conflict", "the lots are being drawn; the game is about to begin")
    return seat


def _during_game(
    state: TableState, before: SeatRow, after: SeatRow, own: bool
) -> SeatChangeRow | None:
    if state.game is None or state.game.over or before.holder == after.holder:
        return None
    return handed_over(state, after, "own" if own else "host")


def handed_over(state: TableState, after: SeatRow, by: By) -> SeatChangeRow:
    """Return the change by which a bot or its person plays from now on. Raises RequestError."""
    here = [one for one in state.changes if (one.ply, one.seat) == (state.ply, after.seat)]
    often = sum(one.holder == "bot" for one in here) >= MOST
    if after.holder == "bot" and by not in ("time", "away") and often:
        raise RequestError("too_many", "this seat has changed hands often enough; play on first")
    return _change(state, after, state.ply, by)


def _change(state: TableState, after: SeatRow, ply: int, by: By) -> SeatChangeRow:
    return SeatChangeRow(
        number=len(state.changes),
        ply=ply,
        seat=after.seat,
        holder=after.holder,
        level=after.level,
        by=by,
        secret_hash=after.secret_hash if after.holder == "open" else None,
    )


def taken(seat: SeatRow, name: str, secret_hash: str, adds: bool) -> SeatRow:
    """A person sits down in an open seat."""
    if seat.holder != "open":
        raise RequestError("conflict", "this seat is taken")
    return SeatRow(seat=seat.seat, holder="person", name=name, secret_hash=secret_hash, adds=adds)


def freed(seat: SeatRow, own: bool, host: bool, waiting: bool) -> SeatRow:
    """Before the game a person gets up, or the host frees her seat."""
    if not own and not host:
        raise RequestError("forbidden", "only the host or the person in this seat frees it")
    if not waiting:
        raise RequestError("conflict", "the game has begun: the seat stays hers")
    if seat.secret_hash is None:
        raise RequestError("conflict", "no person sits here")
    return SeatRow(seat=seat.seat)


def with_bot(seat: SeatRow, level: str, own: bool, host: bool, wait: float | None) -> SeatRow:
    """The host seats a bot in an open seat; a person lets one play for her.

    The host may also let one play for a person who is away from a game under way, but has to
    ``wait`` for so many seconds; None while she is there.
    """
    if not own and not host:
        raise RequestError("forbidden", "only the host or the person in this seat seats a bot here")
    if seat.holder == "person" and not own and wait is None:
        raise RequestError("conflict", "a person sits here")
    if seat.holder == "person" and not own and wait:
        raise RequestError(
            "conflict", f"she has just gone: a bot may play for her in {ceil(wait)} s"
        )
    return replace(seat, holder="bot", level=level)


def without_bot(seat: SeatRow, own: bool, host: bool, waiting: bool) -> SeatRow:
    """A person takes back her seat; or the host opens one while the table waits."""
    if not own and not host:
        raise RequestError("forbidden", "only the host or the person in this seat unseats a bot")
    if seat.holder != "bot":
        raise RequestError("conflict", "no bot sits here")
    if own:
        return replace(seat, holder="person", level=None)
    if not waiting or seat.secret_hash is not None:
        raise RequestError(
            "conflict", "only before the game, and only a bot's own seat, can be opened"
        )
    return SeatRow(seat=seat.seat)
