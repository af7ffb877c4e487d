"""A store without room, and one that is damaged: said so, nothing torn, and going on after it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from tests.store.writing import SEATS, add_acts, table

from irrgarten.kernel.record import Made
from irrgarten.store import Conflict, Store, Unreadable, Unwritable
from irrgarten.store.database import engine_for, migrate

#: More than fits into the pages there are.
LONG = [Made(0, "n" * 64)] * 200


class Disk:
    """How many pages there is room for; SQLite finds no more, as on a disk that is full."""

    pages = 1 << 20

    def fill(self, connection: Any, *_: Any) -> None:
        connection.cursor().execute(f"PRAGMA max_page_count = {self.pages}")


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
async def store(tmp_path: Path, disk: Disk) -> AsyncIterator[Store]:
    engine = engine_for(tmp_path / "house.db")
    event.listen(engine, "checkout", disk.fill)
    migrate(engine)
    store = Store(engine)
    await store.add(table("t"), SEATS)
    yield store
    await store.close()


async def test_a_write_without_room_keeps_nothing_and_can_be_made_later(
    store: Store, disk: Disk
) -> None:
    disk.pages = 1  # no more than there are
    outcomes = await asyncio.gather(
        add_acts(store, "t", 0, LONG), add_acts(store, "t", 0, LONG), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [Unwritable, Unwritable]
    assert "full" in str(outcomes[0])
    kept = await store.find("t")
    assert kept is not None
    assert kept.acts == []
    disk.pages = 1 << 20
    await add_acts(store, "t", 0, LONG)
    with pytest.raises(Conflict):
        await add_acts(store, "t", 0, LONG)
    kept = await store.find("t")
    assert kept is not None
    assert list(kept.acts) == LONG


async def test_a_store_without_room_says_so_once_and_when_there_is_room_again(
    store: Store, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    disk.pages = 1
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            with pytest.raises(Unwritable):
                await add_acts(store, "t", 0, LONG)
        disk.pages = 1 << 20
        for _ in range(3):
            await store.touch()
    assert caplog.messages == [
        "the store cannot be written: database or disk is full",
        "the store can be written again",
    ]


async def test_a_touch_reaches_the_disk(store: Store, tmp_path: Path) -> None:
    log = tmp_path / "house.db-wal"
    before = log.stat().st_size
    await store.touch()
    assert log.stat().st_size > before


async def test_what_is_damaged_is_unreadable(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "house.db")
    await store.add(table("t"), SEATS)
    await store.add(table("u"), SEATS)
    for number in range(20):
        await add_acts(store, "t", 200 * number, LONG)
    await store.close()
    with closing(sqlite3.connect(tmp_path / "house.db")) as connection, connection:
        connection.execute("UPDATE tables SET options = '{' WHERE \"table\" = 'u'")
    with (tmp_path / "house.db").open("r+b") as file:
        middle = file.seek(0, 2) // 2
        file.seek(middle)
        file.write(b"\xff" * (middle - 4096))
    store = await Store.open(tmp_path / "house.db")
    for damaged in ("t", "u"):
        with pytest.raises(Unreadable):
            await store.find(damaged)
    assert await store.find("v") is None
    await store.close()


async def test_one_write_without_room_among_others_is_told(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    outcomes = [Conflict(), Unwritable("no room"), None]
    monkeypatch.setattr(store._writer._way, "commit", lambda _: outcomes)
    with caplog.at_level(logging.WARNING):
        assert store._writer._commit([]) == outcomes
    assert caplog.messages == ["the store cannot be written: no room"]
