"""Who is told of a turn, in both kinds of database: once, by one, and what is gone is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select
from tests.servers.postgresql import PostgreSQLServer
from tests.store.test_openings import SEATS, row

from irrgarten.store import Before, Data, FollowedRow, KeyRow, Store, SubscriberRow
from irrgarten.store.backup import backup
from irrgarten.store.database import engine_for
from irrgarten.store.moving import move
from irrgarten.store.schema import followed, subscribers, vapid_keys
from irrgarten.store.visiting import DataError

PHONE = SubscriberRow(
    "phone", "push", "https://x", "c" * 64, "h" * 64, "en", "2026-01-01", confirmed=True
)
MAIL = replace(PHONE, subscriber="mail", kind="mail", channel="m" * 64)
FOLLOWS = FollowedRow("table", 0, "phone", "a" * 64)


async def filled(store: Store, *more: SubscriberRow) -> None:
    await store.add(row("table"), SEATS)
    for one in (PHONE, *more):
        await store.notices.subscribe(one)
        await store.notices.follow(replace(FOLLOWS, subscriber=one.subscriber))


async def told(store: Store, now: str = "2026-02") -> list[str]:
    return [one.subscriber.subscriber for one in await store.notices.due(now, 10)]


async def test_each_kind_is_due_in_its_time_and_claimed_once(store: Store) -> None:
    await filled(store, MAIL)
    await store.notices.await_turn("table", 0, 4, {"push": "2026-01", "mail": "2026-03"})
    assert await told(store, "2025-12") == []
    assert await told(store) == ["phone"]
    claims = [store.notices.claim("table", 0, PHONE.channel, 4) for _ in range(8)]
    assert sorted(await asyncio.gather(*claims)) == [False] * 7 + [True]
    assert await told(store) == []
    await store.notices.await_turn("table", 0, 4, {"push": "2026-01", "mail": "2026-03"})
    assert await told(store) == [], "she was told of this turn"
    assert await told(store, "2026-04") == ["mail"]
    await store.notices.settle("table", 0)
    assert await told(store, "2026-04") == []


async def test_two_of_one_channel_are_told_once(store: Store) -> None:
    again = replace(MAIL, subscriber="other")
    await filled(store, MAIL, again)
    await store.notices.await_turn("table", 0, 0, {"mail": "2026-01"})
    assert sorted(await told(store)) == ["mail", "other"]
    assert await store.notices.claim("table", 0, MAIL.channel, 0)
    assert not await store.notices.claim("table", 0, MAIL.channel, 0)
    assert await told(store) == []


async def test_what_is_not_confirmed_is_not_due(store: Store) -> None:
    await filled(store, replace(MAIL, confirmed=False))
    await store.notices.await_turn("table", 0, 0, {"mail": "2026-01"})
    assert await told(store) == []
    await store.notices.confirm("mail")
    assert await told(store) == ["mail"]
    await store.notices.pause("mail", "2026-01-02")
    assert await told(store) == []
    assert await store.notices.follows("table", 0, "mail") is None


async def test_it_is_taken_back_once(store: Store) -> None:
    await filled(store)
    assert await store.notices.take_back("table", 0) == []
    await store.notices.claim("table", 0, PHONE.channel, 3)
    assert await store.notices.take_back("table", 0) == [PHONE]
    assert await store.notices.take_back("table", 0) == []


async def test_a_table_knows_which_of_its_seats_are_followed(store: Store) -> None:
    await filled(store)
    kept = await store.find("table")
    assert kept is not None
    assert (kept.followed, kept.table.revision) == (frozenset([0]), 1)
    await store.notices.unsubscribe("phone")
    kept = await store.find("table")
    assert kept is not None
    assert kept.followed == frozenset()
    assert await store.notices.subscriber("phone") is None


async def test_who_follows_no_more_is_alone_in_that(store: Store) -> None:
    await filled(store, MAIL)
    await store.notices.follow(replace(FOLLOWS, seat=1))
    await store.notices.unfollow("table", 0, "phone")
    asked = [(0, "phone"), (0, "mail"), (1, "phone")]
    left = [await store.notices.follows("table", seat, name) for seat, name in asked]
    assert [one is not None for one in left] == [False, True, True]


async def test_the_first_key_comes_first(store: Store) -> None:
    for key in (KeyRow("b", "x", "2026"), KeyRow("a", "y", "2027"), KeyRow("c", "z", "2025")):
        await store.notices.add_key(key)
    assert [key.public for key in await store.notices.keys()] == ["c", "b", "a"]


async def test_what_is_of_no_use_is_forgotten(store: Store) -> None:
    await filled(store, replace(MAIL, confirmed=False))
    idle = replace(PHONE, subscriber="idle", channel="i" * 64)
    await store.notices.subscribe(idle)
    await store.notices.forget("2026-01-01", "2026-01-01")
    for name in ("idle", "mail"):
        assert await store.notices.subscriber(name) is not None, "it is of that very time"
    await store.notices.forget("2026-06", "2026-06")
    left = [await store.notices.subscriber(name) for name in ("phone", "idle", "mail")]
    assert left == [PHONE, None, None]
    assert await store.forget(["table"], Before("2027", None)) == ["table"]
    await store.notices.forget("2026-06", "2026-06")
    assert await store.notices.subscriber("phone") is None


KEY = KeyRow("public", "private", "2026")


def rows_at(place: Data) -> list[Any]:
    engine = engine_for(place)
    with engine.connect() as connection:
        kinds = (vapid_keys, subscribers, followed)
        found = [tuple(one) for kind in kinds for one in connection.execute(select(kind))]
    engine.dispose()
    return found


async def test_they_are_moved_and_backed_up(tmp_path: Path, postgresql: PostgreSQLServer) -> None:
    data, there = tmp_path / "house.db", postgresql.database()
    store = await Store.open(data)
    await filled(store)
    await store.notices.add_key(KEY)
    await store.close()
    for _ in range(2):
        await asyncio.to_thread(move, data, there, lambda *_: None)
    assert rows_at(there) == rows_at(data)
    assert len(rows_at(data)) == 3
    places: tuple[Data, ...] = (data, there)
    for number, place in enumerate(places):
        file = tmp_path / f"backup{number}.db"
        await asyncio.to_thread(backup, place, file, lambda *_: None)
        assert rows_at(file) == rows_at(data)
    store = await Store.open(data)
    await store.notices.subscribe(replace(PHONE, language="de"))
    await store.close()
    with pytest.raises(DataError, match="a subscription is there already, and is not the same"):
        await asyncio.to_thread(move, data, there, lambda *_: None)
