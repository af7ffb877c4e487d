"""A table that anyone may join, as the lobby lists it."""

from __future__ import annotations

import hashlib
from datetime import datetime
from typing import cast

import msgspec
from msgspec.structs import replace

from irrgarten.tables import frames
from irrgarten.tables.moment import Moment
from irrgarten.tables.rows import TableRow
from irrgarten.tables.state import TableState

_encode = msgspec.json.Encoder(order="sorted").encode


def wish_of(row: TableRow) -> str | None:
    """Return what is the same for tables of the same game; None for a table like no other."""
    laid = any(value is not None for value in row.given.values())
    if laid or row.begins_at is not None or row.lesson is not None:
        return None
    # By the options in full, so that nobody gets a game that they did not ask for.
    same = [row.game, row.options, row.rounds, row.clock]
    return hashlib.sha256(_encode(same)).hexdigest()


def takes_days(row: TableRow) -> bool:
    """Return whether players need not stay while they wait, since a move may take days."""
    return row.clock is not None and row.clock.get("kind") == "days"


def listed(row: TableRow, opening: frames.Opening, now: str) -> TableRow:
    """Return the table, open to all from now on."""
    level = opening.level if opening.bots_after is not None else None
    return replace(
        row,
        listed=now,
        wish=wish_of(row),
        bots_after=opening.bots_after,
        bots_level=level,
    )


def closed(row: TableRow) -> TableRow:
    return replace(row, listed=None, wish=None, bots_after=None, bots_level=None)


def bots_in(row: TableRow, now: Moment) -> float | None:
    """Return the seconds until bots take the free seats; None if they never do."""
    if row.listed is None or row.bots_after is None:
        return None
    return row.bots_after - (now.wall - datetime.fromisoformat(row.listed)).total_seconds()


def told(state: TableState, now: Moment) -> frames.Opened | None:
    if not state.waits_in_public:
        return None
    left = bots_in(state.row, now)
    level = cast(frames.Level | None, state.row.bots_level)
    return frames.Opened(bots_in=None if left is None else max(0, int(left)), level=level)
