"""Tournaments and their encounters in SQL: each round is paired once, each result kept once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Engine, Select, exists, insert, select, update

from irrgarten.store.asked import Conflict, changed
from irrgarten.store.schema import encounters, seats, tables, tournaments
from irrgarten.store.writer import Writer

T = TypeVar("T")


class TournamentRow(Struct, frozen=True):
    """``document`` is all that its organiser decides, and who has entered, as JSON.

    ``round`` is the last that was paired; ``revision`` is raised by every write. ``maker`` is a
    short hash of the network it was made from, until it is over.
    """

    tournament: str
    chain: str
    organiser_hash: str
    created: str
    document: str
    round: int = 0
    revision: int = 0
    ended: str | None = None
    maker: int | None = None


class EncounterRow(Struct, frozen=True):
    """``at`` is the table where it is played now; all else is JSON."""

    round: int
    number: int
    encounter: str
    at: str | None = None
    result: str | None = None
    corrections: str = "[]"


class KeptTournament(Struct, frozen=True):
    row: TournamentRow
    encounters: list[EncounterRow]


class TableStand(Struct, frozen=True):
    """Whether the game at a table is over, and whether bots alone sit there."""

    table: str
    over: bool
    bots_alone: bool


#: Those that have begun and are not over.
UNDER_WAY = (tournaments.c.round > 0, tournaments.c.ended.is_(None))


class TournamentStore:
    """As with tables: what a method writes is durable when it returns the revision from then on.

    ``known`` is the revision that whoever writes knows of; another by now is a Conflict.
    """

    def __init__(self, engine: Engine, writer: Writer, read: Callable[..., Awaitable[Any]]) -> None:
        self._engine = engine
        self._writer = writer
        self._read = read

    # -- reading ---------------------------------------------------------------
    async def find(self, name: str) -> KeptTournament | None:
        """Raises Unreadable."""
        found: KeptTournament | None = await self._read(self._find, name)
        return found

    async def revision(self, name: str) -> int | None:
        found: int | None = await self._read(self._revision, name)
        return found

    async def under_way(self) -> list[str]:
        """Those that have begun and are not over."""
        found: list[str] = await self._read(self._under_way)
        return found

    async def before(self, of_tables: Sequence[str]) -> dict[str, str]:
        """The table before each of these, where a company went on from one to the other."""
        found: dict[str, str] = await self._read(self._before, of_tables) if of_tables else {}
        return found

    async def stand(self, of_tables: Sequence[str]) -> list[TableStand]:
        """How these tables stand, those that are there."""
        found: list[TableStand] = await self._read(self._stand, of_tables) if of_tables else []
        return found

    async def makers(self, since: str) -> list[int | None]:
        """The makers of all tournaments under way that were made after this time."""
        found: list[int | None] = await self._read(self._makers, since)
        return found

    def _find(self, name: str) -> KeptTournament | None:
        with self._engine.connect() as connection:
            row = connection.execute(
                select(tournaments).where(tournaments.c.tournament == name)
            ).one_or_none()
            if row is None:
                return None
            met = connection.execute(
                select(encounters)
                .where(encounters.c.tournament == name)
                .order_by(encounters.c.round, encounters.c.number)
            )
            kept = [EncounterRow(*one[1:]) for one in met]
        return KeptTournament(TournamentRow(**row._mapping), kept)

    def _revision(self, name: str) -> int | None:
        asked = select(tournaments.c.revision).where(tournaments.c.tournament == name)
        with self._engine.connect() as connection:
            return connection.execute(asked).scalar()

    def _under_way(self) -> list[str]:
        asked = select(tournaments.c.tournament).where(*UNDER_WAY)
        with self._engine.connect() as connection:
            return [*connection.execute(asked.order_by(tournaments.c.tournament)).scalars()]

    def _before(self, of_tables: Sequence[str]) -> dict[str, str]:
        asked = select(tables.c.again, tables.c.table).where(tables.c.again.in_(of_tables))
        with self._engine.connect() as connection:
            return {row.again: row.table for row in connection.execute(asked)}

    def _stand(self, of_tables: Sequence[str]) -> list[TableStand]:
        people = exists().where(seats.c.table == tables.c.table, seats.c.holder != "bot")
        asked = select(tables.c.table, tables.c.ended.is_not(None), ~people)
        with self._engine.connect() as connection:
            found = connection.execute(asked.where(tables.c.table.in_(of_tables)))
            return [TableStand(name, bool(over), bool(bots)) for name, over, bots in found]

    def _makers(self, since: str) -> list[int | None]:
        asked = select(tournaments.c.maker).where(*UNDER_WAY, tournaments.c.created >= since)
        with self._engine.connect() as connection:
            return [*connection.execute(asked).scalars()]

    # -- writing ---------------------------------------------------------------
    async def add(self, row: TournamentRow) -> int:
        def write(connection: Connection) -> int:
            connection.execute(insert(tournaments).values(**msgspec.structs.asdict(row)))
            return row.revision

        same = tournaments.c.chain == row.chain
        return await self._write(write, _stands(row.tournament, same))

    async def change(
        self, name: str, document: str, *, known: int, ended: str | None = None
    ) -> int:
        """What its organiser decides, or who enters; ``ended`` if it is over now."""

        def write(connection: Connection) -> int:
            over = {} if ended is None else {"ended": ended, "maker": None}
            values = {"document": document, **over}
            return _change(connection, name, tournaments.c.revision == known, **values)

        made = (tournaments.c.revision == known + 1, tournaments.c.document == document)
        return await self._write(write, _stands(name, *made))

    async def pair(
        self, name: str, document: str, paired: Sequence[EncounterRow], *, known: int
    ) -> int:
        """The next round, which is paired once."""
        round_ = paired[0].round

        def write(connection: Connection) -> int:
            still = (tournaments.c.revision == known, tournaments.c.round == round_ - 1)
            revision = _change(connection, name, *still, document=document, round=round_)
            connection.execute(
                insert(encounters),
                [{"tournament": name, **msgspec.structs.asdict(one)} for one in paired],
            )
            return revision

        return await self._write(write, _stands(name, tournaments.c.round == round_))

    async def settle(self, name: str, round_: int, number: int, result: str) -> int:
        """What came of an encounter, if nothing had come of it yet."""

        def write(connection: Connection) -> int:
            _meet(connection, name, round_, number, encounters.c.result.is_(None), result=result)
            return _change(connection, name)

        return await self._write(
            write, _stands(name, _has(name, round_, number, encounters.c.result == result))
        )

    async def correct(
        self, name: str, round_: int, number: int, result: str, corrections: str, *, known: int
    ) -> int:
        def write(connection: Connection) -> int:
            _meet(connection, name, round_, number, result=result, corrections=corrections)
            return _change(connection, name, tournaments.c.revision == known)

        made = _has(name, round_, number, encounters.c.corrections == corrections)
        return await self._write(write, _stands(name, made))

    async def go_to(self, name: str, round_: int, number: int, before: str, at: str) -> int:
        """The next round of a match is played at another table."""

        def write(connection: Connection) -> int:
            _meet(connection, name, round_, number, encounters.c.at == before, at=at)
            return _change(connection, name)

        return await self._write(
            write, _stands(name, _has(name, round_, number, encounters.c.at == at))
        )

    async def _write(self, write: Callable[[Connection], int], stands: Select[int]) -> int:
        revision = await self._writer.write(write, stands)
        assert revision is not None
        return revision


class UnderWay(Struct, frozen=True):
    """A tournament under way, as its host sees it."""

    tournament: str
    created: str
    round: int
    title: str


class _Titled(Struct):
    title: str = ""


def under_way(connection: Connection) -> list[UnderWay]:
    """All tournaments under way, the oldest first."""
    row = tournaments.c
    asked = select(row.tournament, row.created, row.round, row.document).where(*UNDER_WAY)
    found = connection.execute(asked.order_by(row.created, row.tournament)).all()
    titled = msgspec.json.Decoder(_Titled).decode
    return [UnderWay(name, at, round_, titled(text).title) for name, at, round_, text in found]


def missing(connection: Connection, names: Sequence[str]) -> list[str]:
    """Those of these tournaments that there are not."""
    asked = select(tournaments.c.tournament).where(tournaments.c.tournament.in_(names))
    found = {*connection.scalars(asked)}
    return [name for name in names if name not in found]


def end(connection: Connection, names: Sequence[str], now: str) -> list[str]:
    """End those of these tournaments that are not over; their names.

    Servers that look after them notice within a second or two.
    """
    row = tournaments.c
    ended = (
        update(tournaments)
        .where(row.tournament.in_(names), row.ended.is_(None))
        .values(ended=now, maker=None, revision=row.revision + 1)
        .returning(row.tournament)
    )
    return [*connection.scalars(ended)]


def _change(connection: Connection, name: str, *still: ColumnElement[bool], **values: Any) -> int:
    return changed(connection, tournaments, tournaments.c.tournament == name, *still, **values)


def _meet(
    connection: Connection,
    name: str,
    round_: int,
    number: int,
    *still: ColumnElement[bool],
    **values: Any,
) -> None:
    changed = connection.execute(
        update(encounters)
        .where(
            encounters.c.tournament == name,
            encounters.c.round == round_,
            encounters.c.number == number,
            *still,
        )
        .values(**values)
    )
    if changed.rowcount != 1:
        raise Conflict


def _has(name: str, round_: int, number: int, made: ColumnElement[bool]) -> ColumnElement[bool]:
    return (
        select(encounters.c.number)
        .where(
            encounters.c.tournament == name,
            encounters.c.round == round_,
            encounters.c.number == number,
            made,
        )
        .exists()
    )


def _stands(name: str, *made: ColumnElement[bool]) -> Select[int]:
    return select(tournaments.c.revision).where(tournaments.c.tournament == name, *made)
