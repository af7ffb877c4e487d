"""Before a game is drawn: seats seal their parts of the lots, and open them when all are sealed.

A seal is waited for while its person is there, or a little longer; who has none by then adds
nothing. A part that was sealed and is not opened in time is left out, and everybody sees it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from irrgarten.kernel import lots
from irrgarten.server.problems import Trouble
from irrgarten.store import Closed, SeatRow

if TYPE_CHECKING:
    from irrgarten.server.table import Table

log = logging.getLogger(__name__)

Waiting = Literal["seals", "parts"]


# -- what is due ---------------------------------------------------------------
def lacks_seal(seat: SeatRow) -> bool:
    return seat.adds and seat.holder == "person" and seat.seal is None


def lacks_part(seat: SeatRow) -> bool:
    return seat.seal is not None and seat.added is None


def without_seal(seats: Sequence[SeatRow], here: Collection[int]) -> list[int]:
    """The seats that hold up the sealing. Whoever is away could not open her part either."""
    return [
        seat.seat
        for seat in seats
        if lacks_seal(seat) or (seat.seal is not None and seat.seat not in here)
    ]


# -- what a seat may do ----------------------------------------------------------
def with_seal(seat: SeatRow, seal: str, all_sealed: bool) -> SeatRow:
    if seat.seal == seal:
        return seat  # sent again
    if all_sealed:
        raise Trouble("conflict", "seal: the parts of this table are sealed already")
    if seat.seal is not None:
        raise Trouble("conflict", "seal: this seat has sealed its part already")
    if not seat.adds:
        raise Trouble("conflict", "seal: this seat was taken without adding a part")
    return replace(seat, seal=seal)


def with_part(seat: SeatRow, part: str, table: str, commitment: str, all_sealed: bool) -> SeatRow:
    if seat.added == part:
        return seat  # sent again
    if not all_sealed:
        raise Trouble("conflict", "part: not all parts are sealed yet")
    if seat.seal is None or seat.added is not None:
        raise Trouble("conflict", "part: it comes too late, and was left out")
    if lots.seal(part, table, seat.seat, commitment) != seat.seal:
        raise Trouble("bad_request", "part: it is not the one that was sealed")
    return replace(seat, added=part)


class Patience:
    """Waits for what is due at one table, while somebody is there who waits too; not for ever."""

    def __init__(self, table: Table, seconds: float) -> None:
        self._table = table
        self._seconds = seconds
        self._waits_for: Waiting | None = None
        self._waiting: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Whenever something has changed."""
        due = self._table.beginning.waits_for if self._table.guests else None
        if due == self._waits_for:
            return
        if self._waiting is not None:
            self._waiting.cancel()
        self._waits_for = due
        self._waiting = None if due is None else asyncio.create_task(self._wait(due))

    async def _wait(self, due: Waiting) -> None:
        try:
            await asyncio.sleep(self._seconds)
            await self._table.beginning.go_on_without(due)
        except Closed:
            return
        except Exception:
            log.exception("the lots stopped at table %s", self._table.row.table)

    async def close(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            await asyncio.gather(self._waiting, return_exceptions=True)
