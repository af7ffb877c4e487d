"""``/api/ready`` costs one write in a while, however many ask, and answers in any case.

``/api/health`` waits for no write: it tells what came of the last one.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.running import put_new

from irrgarten.server import health
from irrgarten.server.health import Pulse
from irrgarten.server.stopping import Stop
from irrgarten.store import Store, Unwritable
from irrgarten.store.sqlite_writing import OnSQLite

STOPS = "the server is being stopped"
SILENT = "the store does not answer"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    put_new(tmp_path / "house.db")
    return tmp_path / "house.db"


@pytest.fixture
async def store(data: Path) -> AsyncIterator[Store]:
    store = await Store.open(data)
    yield store
    await store.close()


@pytest.fixture
def pulse(store: Store) -> Pulse:
    return Pulse(store, Stop())


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Another process holds the file: a write waits for its end."""
    other = sqlite3.connect(data, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


async def test_many_requests_at_once_cost_one_write(
    pulse: Pulse, monkeypatch: pytest.MonkeyPatch
) -> None:
    touches, touch = [], Store.touch

    async def counted(store: Store) -> None:
        touches.append(store)
        await touch(store)

    monkeypatch.setattr(Store, "touch", counted)
    monkeypatch.setattr(health, "HOLDS", 3600)
    for _ in range(3):
        assert await asyncio.gather(*(pulse.trouble() for _ in range(20))) == [None] * 20
    assert len(touches) == 1
    monkeypatch.setattr(health, "HOLDS", 0)
    assert await pulse.trouble() is None
    assert len(touches) == 2


async def test_locked_store_is_reported_until_it_answers(
    data: Path, pulse: Pulse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.1)
    with locked(data):
        for _ in range(3):
            assert await pulse.trouble() == SILENT
    monkeypatch.setattr(health, "PATIENCE", 30)
    assert await pulse.trouble() is None


async def test_closed_store_is_reported_as_stopping(store: Store, pulse: Pulse) -> None:
    await store.close()
    assert await pulse.trouble() == STOPS


async def test_health_does_not_wait_for_the_store(
    data: Path, pulse: Pulse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "HOLDS", 0)
    assert pulse.known() is None
    assert await pulse.trouble() is None
    with locked(data):
        assert pulse.known() is None, "as it was when it last answered"
        monkeypatch.setattr(health, "PATIENCE", 0)
        assert pulse.known() == SILENT
    monkeypatch.setattr(health, "PATIENCE", 30)
    assert await pulse.trouble() is None
    assert pulse.known() is None


async def test_health_reports_a_failed_write_until_one_succeeds(
    store: Store, pulse: Pulse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "HOLDS", 3600)
    assert await pulse.trouble() is None
    with monkeypatch.context() as full:
        full.setattr(OnSQLite, "commit", lambda _, group: [Unwritable("full")] * len(group))
        with pytest.raises(Unwritable):
            await store.touch()
        assert pulse.known() == "the store cannot be written: full"
    assert pulse.known() == "the store cannot be written: full"
    await store.touch()
    assert pulse.known() is None


async def test_stopping_server_is_alive_but_not_ready(store: Store) -> None:
    """Its store can still be written, and is, but no new player is to be sent here."""
    stop = Stop()
    pulse = Pulse(store, stop)
    assert await pulse.trouble() is None
    stop.begin()
    assert await pulse.trouble() == STOPS
    assert pulse.known() is None
