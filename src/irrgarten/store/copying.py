"""Tables from one database to another: each whole, compared row by row, a few at a time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, MetaData, Table, func, insert, select

#: Tables that are held in memory together, and about how many acts of theirs.
TABLES, ACTS = 100, 20_000

#: Called with how many tables are done, of how many.
Progress = Callable[[int, int], None]

#: The rows of a table by where they are kept.
Content = dict[str, list[tuple[Any, ...]]]


class Counts(Struct):
    """How much there is."""

    tables: int = 0
    seats: int = 0
    acts: int = 0
    changes: int = 0

    def add(self, content: Content) -> None:
        self.tables += 1
        self.seats += len(content["seats"])
        self.acts += len(content["acts"])
        self.changes += len(content["seat_changes"])


#: Tournaments that are held in memory together.
TOURNAMENTS = 20


def kinds(schema: MetaData, of: str = "table") -> list[Table]:
    """All that is kept of tables, or of tournaments; they themselves first."""
    return [kind for kind in schema.sorted_tables if of in kind.c]


def number_of_tables(connection: Connection, schema: MetaData) -> int:
    counted = select(func.count()).select_from(schema.tables["tables"])
    return connection.execute(counted).scalar_one()


def pages(connection: Connection, schema: MetaData) -> Iterator[list[str]]:
    """The names of all tables, as many at a time as fit into memory together."""
    tables, acts = schema.tables["tables"], schema.tables["acts"]
    last = select(func.max(acts.c.ply)).where(acts.c.table == tables.c.table).scalar_subquery()
    asked = select(tables.c.table, func.coalesce(last, 0)).order_by(tables.c.table).limit(TABLES)
    name = ""
    while found := connection.execute(asked.where(tables.c.table > name)).all():
        page: list[str] = []
        room = ACTS
        for name, plies in found:
            if page and plies > room:
                break
            page.append(name)
            room -= plies
        name = page[-1]
        yield page


def tournament_pages(connection: Connection, schema: MetaData) -> Iterator[list[str]]:
    """Yield the names of all tournaments, a page at a time."""
    tournaments = schema.tables["tournaments"]
    names = select(tournaments.c.tournament).order_by(tournaments.c.tournament)
    found = [*connection.execute(names).scalars()]
    for start in range(0, len(found), TOURNAMENTS):
        yield found[start : start + TOURNAMENTS]


def contents(
    connection: Connection, schema: MetaData, page: Sequence[str], of: str = "table"
) -> dict[str, Content]:
    """All rows of these tables, or tournaments, those that are there."""
    found: dict[str, Content] = {}
    for kind in kinds(schema, of):
        keys = kind.primary_key.columns
        rows = connection.execute(select(kind).where(kind.c[of].in_(page)).order_by(*keys))
        by_name: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
        for row in rows:
            by_name[row._mapping[of]].append(tuple(row))
        for name in by_name if kind.name == f"{of}s" else found:
            found.setdefault(name, {})[kind.name] = by_name[name]
    return found


#: What belongs to no table and to no tournament, and is moved row by row.
BESIDES = ("vapid_keys", "subscribers")


def besides(connection: Connection, schema: MetaData) -> dict[tuple[str, str], tuple[Any, ...]]:
    """All that there is of it, by where it is kept and its key."""
    return {
        (name, row[0]): tuple(row)
        for name in BESIDES
        for row in connection.execute(select(schema.tables[name]))
    }


def write_besides(
    connection: Connection, schema: MetaData, new: dict[tuple[str, str], tuple[Any, ...]]
) -> None:
    for (name, _), row in new.items():
        kind = schema.tables[name]
        connection.execute(insert(kind).values(dict(zip(kind.c.keys(), row, strict=True))))


def write(
    connection: Connection, schema: MetaData, new: Sequence[Content], of: str = "table"
) -> None:
    for kind in kinds(schema, of):
        rows = [row for content in new for row in content[kind.name]]
        if rows:
            names = kind.c.keys()
            connection.execute(insert(kind), [dict(zip(names, row, strict=True)) for row in rows])
