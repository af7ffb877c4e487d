"""Buses, workers, and a position to ask about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.jobs.work import Worker, working
from tests.server.running import PATIENCE
from tests.servers.redis import RedisServer

from irrgarten.bus import Redis
from irrgarten.bus import address as bus_address


@pytest.fixture(autouse=True)
def _time_to_take_a_job(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, a worker that is there takes what lies there, and lives."""
    monkeypatch.setattr("irrgarten.server.jobs.asking.TAKEN", PATIENCE)
    monkeypatch.setattr("irrgarten.server.jobs.queue.GONE", PATIENCE)


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    folder = tmp_path / "redis"
    folder.mkdir()
    with RedisServer(folder) as server:
        yield server


@pytest.fixture
def bus(redis: RedisServer) -> Redis:
    return bus_address.read(redis.address)


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """One for all tests of a module that do it no harm, with two hands, at a bus of its own."""
    folder = tmp_path_factory.mktemp("redis")
    with RedisServer(folder) as server:
        bus = bus_address.read(server.address)
        with working(bus, folder, "--hands", "2") as worker:
            yield worker
