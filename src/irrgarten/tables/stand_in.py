"""Who is missed at a table: seats that are to act and away while somebody else is there.

How long that has been so is told to all, and stored, so that it counts on after a restart.
"""

from __future__ import annotations

from math import ceil

from irrgarten.tables.game import TableGame
from irrgarten.tables.moment import SECOND, Moment
from irrgarten.tables.state import TableState

#: Milliseconds after which an absence is stored, and between two such writes: connections drop
#: and come back.
KEPT = 15 * SECOND
#: Milliseconds without other players, as in a restart, after which an absence is forgotten.
ALONE = 90 * SECOND
#: Everybody has at least so long to come back to a table that was just loaded.
LEAST = 30 * SECOND


def away(state: TableState, now: Moment) -> tuple[set[int], bool]:
    """Return the seats that are to act and away, and whether somebody else is there."""
    game = state.game
    chosen = state.row.stand_in_after is not None and state.policy.knows_others
    if not chosen or not isinstance(game, TableGame) or game.over:
        return set(), False
    here, seats = state.perhaps_here(now), state.seats
    gone = {seat for seat in game.acting if seats[seat].holder == "person" and seat not in here}
    return gone, any(seats[seat].holder == "person" for seat in here if seat < len(seats))


def left(state: TableState, seat: int, now: Moment) -> int:
    """Return the milliseconds until a bot stands in for a seat."""
    waited = now.since(state.missed_since.get(seat, now.ms))
    after = (state.row.stand_in_after or 0) * SECOND
    return max(0, after - waited, state.loaded + LEAST - now.ms)


def seconds_left(state: TableState, now: Moment) -> dict[int, int]:
    """Return the seconds until a bot stands in, for every seat that is missed."""
    gone, attended = away(state, now)
    return {seat: ceil(left(state, seat, now) / SECOND) for seat in gone} if attended else {}
