"""The state of a table as it is stored, its game replayed."""

from __future__ import annotations

from collections.abc import Iterator

from irrgarten import registry
from irrgarten.kernel import lots
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.record import Record
from irrgarten.tables import bygone, start, teaching
from irrgarten.tables.bygone import Bygone
from irrgarten.tables.game import TableGame
from irrgarten.tables.moment import Moment
from irrgarten.tables.rows import StoredTable
from irrgarten.tables.stand_in import ALONE
from irrgarten.tables.state import Begun, Policy, TableState, fair_of, secret_of_row


def state_of(stored: StoredTable, game: Begun | None, policy: Policy, now: Moment) -> TableState:
    """Return the state of a table with its game, before anybody has connected."""
    absences = {row.seat: row for row in stored.absences}
    return TableState(
        row=stored.table,
        seats=stored.seats,
        changes=stored.changes,
        game=game,
        secret=secret_of_row(stored.table),
        policy=policy,
        loaded=now.ms,
        clock=stored.clock,
        absences=absences,
        followed=stored.followed,
        away_since=(now.ms,) * len(stored.seats),
        missed_since={
            row.seat: row.since for row in stored.absences if now.since(row.seen) <= ALONE
        },
        attended=max((row.seen for row in stored.absences), default=now.ms),
    )


def game_of(stored: StoredTable) -> Iterator[Begun | None]:
    """Yield the game of a table as far as it is replayed; at last the whole. Raises RecordError.

    A game of other rules is taken as it was stored.
    """
    row, record = stored.table, recorded(stored)
    ours = row.version == registry.rules(row.game).version
    if record is None:
        waits = row.ended is None and (ours or _may_begin(stored))
        yield None if waits else Bygone(None, None)
    elif not ours:
        end = stored.ending
        yield Bygone(record, bygone.unpacked(end) if end is not None else None)
    else:
        yield from _replayed(stored, record)


def _replayed(stored: StoredTable, record: Record) -> Iterator[Begun]:
    row = stored.table
    game = None
    for game in TableGame.replayed(registry.rules(row.game), record):
        yield game
    assert game is not None
    if (laid := teaching.lots_of(row)) is not None:
        fair = fair_of(row, stored.seats)
        game = game.with_lots(lots.joined(fair.secret, fair.added), laid)
    # Other rules were here for a while and have ended it: all of it is known by now.
    yield Bygone(record, None) if row.ended is not None and not game.over else game


def recorded(stored: StoredTable) -> Record | None:
    """Return the record of a game that has begun; its rules are not asked."""
    row = stored.table
    if row.position is None:
        return None
    fair = fair_of(row, stored.seats)
    return Record(
        game=row.game,
        version=row.version,
        options=row.options,
        position=row.position,
        acts=stored.acts,
        # The lots of a lesson were laid, and follow from nothing.
        seed=lots.joined(fair.secret, fair.added) if row.lesson is None else None,
        set_up=row.begins_at is None,
        given=row.given,
        fair=fair if row.lesson is None else None,
    )


def _may_begin(stored: StoredTable) -> bool:
    """Return whether today's rules allow what was agreed on under others."""
    try:
        start.begun(stored.table, lots.commitment("trial"))
    except IrrgartenError:
        return False
    return True
