"""``/api/ready`` costs one write in a while, however many ask, and answers in any case.

``/api/health`` waits for no write: it tells what came of the last one.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from irrgarten.server import health
from irrgarten.server.health import Pulse
from irrgarten.server.stopping import Stop
from irrgarten.store import Closed, Store


async def test_many_who_ask_at_once_cost_one_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    touches, touch = [], Store.touch

    async def counted(store: Store) -> None:
        touches.append(store)
        await touch(store)

    monkeypatch.setattr(Store, "touch", counted)
    monkeypatch.setattr(health, "HOLDS", 3600)
    store = await Store.open(tmp_path / "house.db")
    pulse = Pulse(store, Stop())
    for _ in range(3):
        assert await asyncio.gather(*(pulse.trouble() for _ in range(20))) == [None] * 20
    assert len(touches) == 1
    monkeypatch.setattr(health, "HOLDS", 0)
    assert await pulse.trouble() is None
    assert len(touches) == 2
    await store.close()


async def test_a_store_that_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else holds the file: a write waits for its end."""
    monkeypatch.setattr(health, "PATIENCE", 0.1)
    store = await Store.open(tmp_path / "house.db")
    pulse = Pulse(store, Stop())
    other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for _ in range(3):
        assert await pulse.trouble() == "the store does not answer"
    other.execute("ROLLBACK")
    other.close()
    monkeypatch.setattr(health, "PATIENCE", 30)
    assert await pulse.trouble() is None
    await store.close()


async def test_a_server_that_is_being_stopped(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "house.db")
    await store.close()
    with pytest.raises(Closed):
        await store.touch()
    assert await Pulse(store, Stop()).trouble() == "the server is being stopped"


async def test_what_is_known_of_the_store_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "HOLDS", 0)
    store = await Store.open(tmp_path / "house.db")
    pulse = Pulse(store, Stop())
    assert pulse.known() is None
    assert await pulse.trouble() is None
    other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert pulse.known() is None, "as it was when it last answered"
    monkeypatch.setattr(health, "PATIENCE", 0)
    assert pulse.known() == "the store does not answer"
    other.execute("ROLLBACK")
    other.close()
    monkeypatch.setattr(health, "PATIENCE", 30)
    assert await pulse.trouble() is None
    assert pulse.known() is None
    await store.close()


async def test_not_ready_while_it_stops(tmp_path: Path) -> None:
    """Its store can still be written, and is, but nobody new is to be sent here."""
    store, stop = await Store.open(tmp_path / "house.db"), Stop()
    pulse = Pulse(store, stop)
    assert await pulse.trouble() is None
    stop.begin()
    assert await pulse.trouble() == "the server is being stopped"
    assert pulse.known() is None
    await store.close()
