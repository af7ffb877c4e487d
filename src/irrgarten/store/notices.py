"""Who wants to be told of which seat's turns, in SQL. Of each turn a channel is told once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, insert, or_, select, update

from irrgarten.store import changing
from irrgarten.store.schema import followed, subscribers, tables, vapid_keys
from irrgarten.store.writer import Writer

Kind = Literal["push", "mail"]


class KeyRow(Struct, frozen=True):
    public: str
    private: str
    created: str


class SubscriberRow(Struct, frozen=True):
    """A device, or a mail address; several rows of one ``channel`` are told once."""

    subscriber: str
    kind: Kind
    address: str
    channel: str
    secret_hash: str
    language: str
    created: str
    confirmed: bool
    p256dh: str | None = None
    auth: str | None = None
    key: str | None = None


class FollowedRow(Struct, frozen=True):
    """A seat whose turns a subscriber is told of. ``secret_hash`` is that of the seat."""

    table: str
    seat: int
    subscriber: str
    secret_hash: str
    turn: int = -1
    cleared: int = -1
    due: str | None = None


class Due(Struct, frozen=True):
    followed: FollowedRow
    subscriber: SubscriberRow


class NoticeStore:
    def __init__(self, engine: Engine, writer: Writer, read: Callable[..., Awaitable[Any]]) -> None:
        self._engine = engine
        self._writer = writer
        self._read = read

    # -- keys --------------------------------------------------------------------
    async def keys(self) -> list[KeyRow]:
        """The first one first."""
        found: list[KeyRow] = await self._read(self._keys)
        return found

    def _keys(self) -> list[KeyRow]:
        asked = select(vapid_keys).order_by(vapid_keys.c.created, vapid_keys.c.public)
        with self._engine.connect() as connection:
            return [KeyRow(**row) for row in connection.execute(asked).mappings()]

    async def add_key(self, row: KeyRow) -> None:
        def write(connection: Connection) -> None:
            connection.execute(insert(vapid_keys).values(**msgspec.structs.asdict(row)))

        await self._writer.write(write)

    # -- subscribers ---------------------------------------------------------------
    async def subscriber(self, name: str) -> SubscriberRow | None:
        found: SubscriberRow | None = await self._read(self._subscriber, name)
        return found

    def _subscriber(self, name: str) -> SubscriberRow | None:
        asked = select(subscribers).where(subscribers.c.subscriber == name)
        with self._engine.connect() as connection:
            row = connection.execute(asked).mappings().one_or_none()
            return None if row is None else SubscriberRow(**row)

    async def of_channel(self, channel: str) -> list[SubscriberRow]:
        found: list[SubscriberRow] = await self._read(self._of_channel, channel)
        return found

    def _of_channel(self, channel: str) -> list[SubscriberRow]:
        asked = select(subscribers).where(subscribers.c.channel == channel)
        with self._engine.connect() as connection:
            return [SubscriberRow(**row) for row in connection.execute(asked).mappings()]

    async def subscribe(self, row: SubscriberRow) -> None:
        """In place of what was there by this name; what it follows stays."""

        def write(connection: Connection) -> None:
            connection.execute(
                delete(subscribers).where(subscribers.c.subscriber == row.subscriber)
            )
            connection.execute(insert(subscribers).values(**msgspec.structs.asdict(row)))

        await self._writer.write(write)

    async def confirm(self, name: str) -> None:
        def write(connection: Connection) -> None:
            connection.execute(
                update(subscribers).where(subscribers.c.subscriber == name).values(confirmed=True)
            )

        await self._writer.write(write)

    async def unsubscribe(self, name: str) -> None:
        """Nothing is kept of it."""

        def write(connection: Connection) -> None:
            for kept in (followed, subscribers):
                connection.execute(delete(kept).where(kept.c.subscriber == name))

        await self._writer.write(write)

    async def pause(self, name: str, now: str) -> None:
        """Nothing is sent there until it is confirmed again; that it was asked lately stays."""

        def write(connection: Connection) -> None:
            connection.execute(delete(followed).where(followed.c.subscriber == name))
            connection.execute(
                update(subscribers)
                .where(subscribers.c.subscriber == name)
                .values(confirmed=False, created=now)
            )

        await self._writer.write(write)

    async def forget(self, unused: str, unconfirmed: str) -> None:
        """What follows no game any more since before this time, or was not confirmed since."""

        def write(connection: Connection) -> None:
            over = select(tables.c.table).where(tables.c.ended.is_not(None))
            connection.execute(delete(followed).where(followed.c.table.in_(over)))
            follows = select(followed.c.subscriber)
            connection.execute(
                delete(subscribers).where(
                    or_(
                        and_(
                            subscribers.c.created < unused,
                            subscribers.c.subscriber.not_in(follows),
                        ),
                        and_(
                            subscribers.c.confirmed.is_(False),
                            subscribers.c.created < unconfirmed,
                        ),
                    )
                )
            )

        await self._writer.write(write)

    # -- seats -----------------------------------------------------------------------
    async def follow(self, row: FollowedRow) -> int:
        """The revision of the table from then on."""

        def write(connection: Connection) -> int:
            revision = changing.change(connection, row.table)
            connection.execute(delete(followed).where(_same(row)))
            connection.execute(insert(followed).values(**msgspec.structs.asdict(row)))
            return revision

        has = select(followed.c.seat).where(_same(row)).exists()
        revision = await self._writer.write(write, changing.stands(row.table, has))
        assert revision is not None
        return revision

    async def follows(self, table: str, seat: int, subscriber: str) -> FollowedRow | None:
        found: FollowedRow | None = await self._read(self._follows, table, seat, subscriber)
        return found

    def _follows(self, table: str, seat: int, subscriber: str) -> FollowedRow | None:
        asked = select(followed).where(_same(FollowedRow(table, seat, subscriber, "")))
        with self._engine.connect() as connection:
            row = connection.execute(asked).mappings().one_or_none()
            return None if row is None else FollowedRow(**row)

    async def unfollow(self, table: str, seat: int, subscriber: str) -> None:
        def write(connection: Connection) -> None:
            here = _same(FollowedRow(table, seat, subscriber, ""))
            connection.execute(delete(followed).where(here))

        await self._writer.write(write)

    # -- turns -----------------------------------------------------------------------
    async def await_turn(self, table: str, seat: int, turn: int, due: dict[Kind, str]) -> None:
        """Whoever was not told of this turn is to be told, each kind in its time."""

        def write(connection: Connection) -> None:
            for kind, when in due.items():
                of_kind = select(subscribers.c.subscriber).where(subscribers.c.kind == kind)
                connection.execute(
                    update(followed)
                    .where(
                        _at(table, seat),
                        followed.c.turn < turn,
                        followed.c.due.is_(None),
                        followed.c.subscriber.in_(of_kind),
                    )
                    .values(due=when)
                )

        await self._writer.write(write)

    async def settle(self, table: str, seat: int) -> None:
        """Nobody is to be told any more."""

        def write(connection: Connection) -> None:
            connection.execute(
                update(followed)
                .where(_at(table, seat), followed.c.due.is_not(None))
                .values(due=None)
            )

        await self._writer.write(write)

    async def due(self, now: str, most: int) -> list[Due]:
        """What is to be told by now, to who has confirmed that she wants it."""
        found: list[Due] = await self._read(self._due, now, most)
        return found

    def _due(self, now: str, most: int) -> list[Due]:
        return self._joined(and_(followed.c.due <= now, subscribers.c.confirmed), most)

    def _joined(self, which: ColumnElement[bool], most: int) -> list[Due]:
        own = [*followed.c.keys()]
        asked = (
            select(followed, subscribers)
            .join(subscribers, subscribers.c.subscriber == followed.c.subscriber)
            .where(which)
            .order_by(followed.c.due, followed.c.table, followed.c.seat)
            .limit(most)
        )
        with self._engine.connect() as connection:
            rows = [tuple(row) for row in connection.execute(asked)]
        of_subscriber = [*subscribers.c.keys()]
        return [
            Due(
                FollowedRow(**dict(zip(own, row, strict=False))),
                SubscriberRow(**dict(zip(of_subscriber, row[len(own) :], strict=True))),
            )
            for row in rows
        ]

    async def claim(self, table: str, seat: int, channel: str, turn: int) -> bool:
        """Whether this very process tells this channel of this turn: once, and nobody else."""
        claimed: list[int] = []

        def write(connection: Connection) -> None:
            same = select(subscribers.c.subscriber).where(subscribers.c.channel == channel)
            here = (_at(table, seat), followed.c.subscriber.in_(same))
            changed = connection.execute(
                update(followed).where(*here, followed.c.turn < turn).values(turn=turn, due=None)
            )
            claimed.append(changed.rowcount)
            connection.execute(update(followed).where(*here).values(due=None))

        # Should the answer be lost, it may have been claimed: then nobody is told.
        await self._writer.write(write)
        return claimed[-1] > 0

    async def take_back(self, table: str, seat: int) -> list[SubscriberRow]:
        """The devices that were told of her turn and not yet that it needs nobody any more."""
        taken: list[SubscriberRow] = []

        def write(connection: Connection) -> None:
            found = connection.execute(
                select(subscribers)
                .join(followed, followed.c.subscriber == subscribers.c.subscriber)
                .where(
                    _at(table, seat),
                    followed.c.turn > followed.c.cleared,
                    subscribers.c.kind == "push",
                )
            )
            taken[:] = [SubscriberRow(**row) for row in found.mappings()]
            connection.execute(
                update(followed).where(_at(table, seat)).values(cleared=followed.c.turn, due=None)
            )

        await self._writer.write(write)
        return taken


def _at(table: str, seat: int) -> ColumnElement[bool]:
    return and_(followed.c.table == table, followed.c.seat == seat)


def _same(row: FollowedRow) -> ColumnElement[bool]:
    return and_(_at(row.table, row.seat), followed.c.subscriber == row.subscriber)
