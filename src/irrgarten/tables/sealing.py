"""Before a game is drawn, seats seal their parts of the lots, and open them when all are sealed.

A seal is waited for while its person is there, or a little longer; without one by then the seat
adds nothing. A part that was sealed and is not opened in time is left out, for everybody to see.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec.structs import replace

from irrgarten.kernel import lots
from irrgarten.tables.moment import Moment
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import SeatRow
from irrgarten.tables.state import TableState

Awaited = Literal["seals", "parts"]


def lacks_seal(seat: SeatRow) -> bool:
    return seat.adds and seat.holder == "person" and seat.seal is None


def lacks_part(seat: SeatRow) -> bool:
    return seat.seal is not None and seat.added is None


def without_seal(seats: Sequence[SeatRow], here: Collection[int]) -> list[int]:
    """Return the seats that hold up the sealing; who is away could not open the part either."""
    return [
        seat.seat
        for seat in seats
        if lacks_seal(seat) or (seat.seal is not None and seat.seat not in here)
    ]


def awaited(state: TableState, now: Moment) -> Awaited | None:
    """Return what the game waits for once every seat is held."""
    if state.begun or any(seat.holder == "open" for seat in state.seats):
        return None
    if not state.row.sealed:
        return "seals" if without_seal(state.seats, state.perhaps_here(now)) else None
    return "parts" if any(map(lacks_part, state.seats)) else None


def with_seal(seat: SeatRow, seal: str, all_sealed: bool) -> SeatRow:
    if seat.seal == seal:
        return seat  # sent again
    if all_sealed:
        raise RequestError("conflict", "seal: the parts of this table are sealed already")
    if seat.seal is not None:
        raise RequestError("conflict", "seal: this seat has sealed its part already")
    if not seat.adds:
        raise RequestError("conflict", "seal: this seat was taken without adding a part")
    return replace(seat, seal=seal)


def with_part(seat: SeatRow, part: str, table: str, commitment: str, all_sealed: bool) -> SeatRow:
    if seat.added == part:
        return seat  # sent again
    if not all_sealed:
        raise RequestError("conflict", "part: not all parts are sealed yet")
    if seat.seal is None or seat.added is not None:
        raise RequestError("conflict", "part: it comes too late, and was left out")
    if lots.seal(part, table, seat.seat, commitment) != seat.seal:
        raise RequestError("bad_request", "part: it is not the one that was sealed")
    return replace(seat, added=part)
