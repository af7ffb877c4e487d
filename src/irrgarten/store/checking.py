"""Whether a table that is kept is in order: its game replayed, and its lots drawn again."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import msgspec
from msgspec import Struct
from sqlalchemy import Engine, and_, or_, update
from sqlalchemy.exc import DBAPIError

from irrgarten import registry
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.record import as_data
from irrgarten.store import reading
from irrgarten.store.copying import Progress, number_of_tables, pages
from irrgarten.store.faults import reason
from irrgarten.store.moving import at_one_moment
from irrgarten.store.schema import metadata, tables
from irrgarten.tables import bygone
from irrgarten.tables.loading import recorded
from irrgarten.tables.rows import StoredTable
from irrgarten.verification import Fault, verify


def faults_of(kept: StoredTable, language: str) -> list[Fault]:
    """What is wrong with a table; nothing is known of the acts of a game of other rules."""
    try:
        faults = _of_rows(kept)
        record = recorded(kept)
        if kept.ending is not None:
            bygone.unpacked(kept.ending)
        if record is None or of_other_rules(kept) or faults:
            return faults
        checked = verify(as_data(record), language)
    except IrrgartenError as error:
        return [Fault("check-unreadable", {"why": str(error)})]
    if kept.ending is not None and not checked.over and not checked.faults:
        return [Fault("check-not-over")]
    return checked.faults


def of_other_rules(kept: StoredTable) -> bool:
    return kept.table.version != registry.rules(kept.table.game).version


def _of_rows(kept: StoredTable) -> list[Fault]:
    players = kept.table.options.get("players")
    if [seat.seat for seat in kept.seats] != [*range(players if isinstance(players, int) else 0)]:
        return [Fault("check-seats", {"seats": len(kept.seats), "players": str(players)})]
    if kept.acts and kept.table.position is None:
        return [Fault("check-no-position", {"acts": len(kept.acts)})]
    return []


class Checked(Struct, frozen=True):
    """A table, and what is wrong with it; ``other_rules``: its game could not be replayed here."""

    table: str
    game: str
    faults: list[Fault]
    other_rules: bool = False


def check(engine: Engine, language: str, progress: Progress) -> Iterator[Checked]:
    """Every table that is kept, one after the other; each as of one moment."""
    done = 0
    with engine.connect() as connection:
        total = number_of_tables(connection, metadata)
    for page in _pages(engine):
        for name in page:
            if (checked := _checked(engine, name, language)) is not None:
                yield checked
            done += 1
            progress(done, total)


def _pages(engine: Engine) -> Iterator[list[str]]:
    with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        yield from pages(connection, metadata)


def _checked(engine: Engine, name: str, language: str) -> Checked | None:
    try:
        with at_one_moment(engine) as connection:
            kept = reading.find(connection, name)
            gap = reading.has_gap(connection, name)
            again = kept.table.again if kept is not None else None
            lost = again is not None and not reading.is_there(connection, again)
    except (DBAPIError, msgspec.DecodeError) as error:
        if isinstance(error, DBAPIError) and engine.dialect.name != "sqlite":
            raise
        why = reason(error) if isinstance(error, DBAPIError) else str(error)
        return Checked(name, "?", [Fault("check-unreadable", {"why": why})])
    if kept is None:
        return None  # forgotten meanwhile
    faults = [Fault("check-gap")] if gap else faults_of(kept, language)
    if lost and not faults:
        faults = [Fault("check-again", {"table": str(again)})]
    return Checked(name, kept.table.game, faults, not faults and of_other_rules(kept))


def settle(engine: Engine) -> None:
    """End the games under way that were begun by other rules: they cannot go on."""
    today = {name: registry.rules(name).version for name in registry.names()}
    goes_on = or_(*(and_(tables.c.game == game, tables.c.version == today[game]) for game in today))
    known = tables.c.game.in_(today)
    begun = and_(tables.c.position.is_not(None), tables.c.ended.is_(None))
    ended = update(tables).where(begun, known, ~goes_on)
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            connection.execute(ended.values(ended=datetime.now(UTC).isoformat(timespec="seconds")))
