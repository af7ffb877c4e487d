"""Which tables may be forgotten, and how: all of a table, or nothing.

Tables that follow one another (``again``) are forgotten together or kept together: whoever has
the link of one finds the others by it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, or_, select

from irrgarten.store.schema import (
    absences,
    acts,
    clocks,
    encounters,
    endings,
    followed,
    reviews,
    seat_changes,
    seats,
    tables,
    tournaments,
)

#: Tables that are forgotten in one transaction, so that nobody waits long.
TOGETHER = 50


class Before(Struct, frozen=True):
    """Tables never begun, finished games and lessons: those from before these times.

    Times as they are kept: ISO 8601 in UTC, to the second; None forgets none of that kind.
    """

    unbegun: str | None
    finished: str | None
    lessons: str | None = None

    @property
    def condition(self) -> ColumnElement[bool]:
        old: list[ColumnElement[bool]] = []
        if self.unbegun is not None:
            old.append(and_(tables.c.position.is_(None), tables.c.created < self.unbegun))
        if self.finished is not None:
            old.append(and_(tables.c.ended.is_not(None), tables.c.ended < self.finished))
        if self.lessons is not None:
            old.append(and_(tables.c.lesson.is_not(None), tables.c.created < self.lessons))
        return or_(*old) if old else tables.c.table.is_(None)


def old(
    connection: Connection, before: Before, among: Sequence[str] | None = None
) -> list[list[str]]:
    """The tables that may go, those that follow one another together."""
    following, earlier = tables.alias("following"), tables.alias("earlier")
    asked = (
        select(tables.c.table, following.c.table, earlier.c.table)
        .outerjoin(following, following.c.table == tables.c.again)
        .outerjoin(earlier, earlier.c.again == tables.c.table)
        .where(before.condition)
        .order_by(tables.c.created, tables.c.table)
    )
    if among is not None:
        asked = asked.where(tables.c.table.in_(among))
    beside: dict[str, set[str]] = {}
    for name, *others in connection.execute(asked):
        beside.setdefault(name, set()).update(one for one in others if one is not None)
    return [row for row in _rows(beside) if all(name in beside for name in row)]


def _rows(beside: dict[str, set[str]]) -> Iterator[list[str]]:
    """Tables that follow one another, each once; with the first ones beside them that must stay."""
    seen: set[str] = set()
    for name in beside:
        row, waiting = [], [name]
        while waiting:
            one = waiting.pop()
            if one not in seen:
                row.append(one)
                waiting += sorted(beside.get(one, ()))
            if one in beside:
                seen.add(one)
        if row:
            yield row


def in_parts(rows: Sequence[Collection[str]]) -> Iterator[list[str]]:
    """A few at a time, without tearing apart what belongs together."""
    part: list[str] = []
    for row in rows:
        if part and len(part) + len(row) > TOGETHER:
            yield part
            part = []
        part += row
    if part:
        yield part


def prune(engine: Engine, before: Before) -> Iterator[str]:
    """Forgets whatever may go, a few at a time; their names."""
    with engine.connect() as connection:
        rows = old(connection, before)
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            forget_tournaments(connection, before)
    for part in in_parts(rows):
        with engine.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                gone = forget(connection, part, before)
        yield from gone


def forget_tournaments(connection: Connection, before: Before) -> int:
    """Those that were never begun, or were over long ago; how many."""
    old: list[ColumnElement[bool]] = []
    if before.unbegun is not None:
        old.append(and_(tournaments.c.round == 0, tournaments.c.created < before.unbegun))
    if before.finished is not None:
        old.append(tournaments.c.ended < before.finished)
    if not old:
        return 0
    asked = select(tournaments.c.tournament).where(or_(*old))
    going = [*connection.execute(asked).scalars()]
    for kept in (encounters, tournaments):
        connection.execute(delete(kept).where(kept.c.tournament.in_(going)))
    return len(going)


def forget(connection: Connection, of_tables: Sequence[str], before: Before) -> list[str]:
    """All that is kept of these tables, if they may still go; the names of those that did.

    Nobody begins or follows them meanwhile: they are held until the transaction ends.
    """
    held = select(tables.c.table).where(tables.c.table.in_(of_tables)).order_by(tables.c.table)
    connection.execute(held.with_for_update())
    going = [name for row in old(connection, before, of_tables) for name in row]
    for kept in (absences, acts, clocks, seats, seat_changes, endings, reviews, followed, tables):
        connection.execute(delete(kept).where(kept.c.table.in_(going)))
    return going
