"""Who may sit where: what becomes of a seat, or why nothing does."""

from __future__ import annotations

from math import ceil

from msgspec.structs import replace

from irrgarten.tables.problems import Trouble
from irrgarten.tables.rows import SeatRow


def taken(seat: SeatRow, name: str, secret_hash: str, adds: bool) -> SeatRow:
    """A person sits down in an open seat."""
    if seat.holder != "open":
        raise Trouble("conflict", "this seat is taken")
    return SeatRow(seat=seat.seat, holder="person", name=name, secret_hash=secret_hash, adds=adds)


def freed(seat: SeatRow, own: bool, host: bool, waiting: bool) -> SeatRow:
    """Before the game a person gets up, or the host frees her seat."""
    if not own and not host:
        raise Trouble("forbidden", "only the host or the person in this seat frees it")
    if not waiting:
        raise Trouble("conflict", "the game has begun: the seat stays hers")
    if seat.secret_hash is None:
        raise Trouble("conflict", "no person sits here")
    return SeatRow(seat=seat.seat)


def with_bot(seat: SeatRow, level: str, own: bool, host: bool, wait: float | None) -> SeatRow:
    """The host seats a bot in an open seat; a person lets one play for her.

    The host may also let one play for a person who is away from a game under way, but has to
    ``wait`` for so many seconds; None while she is there.
    """
    if not own and not host:
        raise Trouble("forbidden", "only the host or the person in this seat seats a bot here")
    if seat.holder == "person" and not own and wait is None:
        raise Trouble("conflict", "a person sits here")
    if seat.holder == "person" and not own and wait:
        raise Trouble("conflict", f"she has just gone: a bot may play for her in {ceil(wait)} s")
    return replace(seat, holder="bot", level=level)


def without_bot(seat: SeatRow, own: bool, host: bool, waiting: bool) -> SeatRow:
    """A person takes back her seat; or the host opens one while the table waits."""
    if not own and not host:
        raise Trouble("forbidden", "only the host or the person in this seat unseats a bot")
    if seat.holder != "bot":
        raise Trouble("conflict", "no bot sits here")
    if own:
        return replace(seat, holder="person", level=None)
    if not waiting or seat.secret_hash is not None:
        raise Trouble("conflict", "only before the game, and only a bot's own seat, can be opened")
    return SeatRow(seat=seat.seat)
