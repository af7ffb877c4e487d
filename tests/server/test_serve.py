"""Running a server in this process: how it waits for guests, and how it is told to stop."""

from __future__ import annotations

import gc
import logging
import os
import signal
import struct
from collections.abc import Iterator
from pathlib import Path
from socket import IPPROTO_TCP, TCP_INFO
from typing import Any, NoReturn

import pytest
from tests.server.running import PATIENCE, House, person, running

from irrgarten.server import serve
from irrgarten.server.serve import BACKLOG, Ready, Server, server
from irrgarten.server.settings import Settings


@pytest.fixture
def ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """It does not run, and has all the time in the world to stop."""
    monkeypatch.setattr(serve, "LIMIT", PATIENCE)
    return server(Settings(data=tmp_path / "house.db"), "127.0.0.1", 0, None)


@pytest.fixture
def exits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """With which code the process would have ended."""
    codes: list[int] = []

    def end(code: int) -> NoReturn:
        codes.append(code)
        raise SystemExit(code)

    monkeypatch.setattr(os, "_exit", end)
    return codes


def most_waiting(listener: Any) -> int:
    """How many connections the system keeps for a listener at most."""
    with listener.dup() as same:
        told = same.getsockopt(IPPROTO_TCP, TCP_INFO, 32)
    (most,) = struct.unpack_from("I", told, 28)
    return int(most)


async def test_many_may_wait_to_be_let_in(house: House) -> None:
    assert house.serving is not None
    allowed = int(Path("/proc/sys/net/core/somaxconn").read_text())  # noqa: ASYNC240
    for one in house.serving.servers:
        for listener in one.sockets:
            assert most_waiting(listener) == min(BACKLOG, allowed)


async def test_nobody_is_told_what_serves_here(house: House) -> None:
    assert "server" not in (await house.http.get("/api/health")).headers


# -- the end ---------------------------------------------------------------------
def test_once_is_to_stop_in_order_and_twice_is_at_once(ours: Server, exits: list[int]) -> None:
    ours.handle_exit(signal.SIGTERM, None)
    assert (ours.should_exit, exits) == (True, [])
    assert ours._alarm.is_alive(), "it may not take for ever"
    with pytest.raises(SystemExit):
        ours.handle_exit(signal.SIGTERM, None)
    assert exits == [128 + signal.SIGTERM]
    exits.clear()
    ours.ended()
    ours._alarm.join(PATIENCE / 3)
    assert not ours._alarm.is_alive(), "nothing is left to wait for"
    assert exits == []


def test_a_server_that_does_not_stop_in_time_is_ended(
    exits: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR), pytest.raises(SystemExit):
        serve._end()
    assert exits == [1]
    assert "did not stop in time" in caplog.text


async def test_whoever_has_not_joined_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "GRACE", PATIENCE)
    async with running(tmp_path / "house.db") as house:
        made = await house.make(person("Anna"), person("Ben"))
        table, secret = made["info"]["table"], made["seats"][0]["secret"]
        async with house.open(table) as stranger, house.joined(table, secret) as (anna, _):
            assert house.serving is not None
            house.serving.should_exit = True
            assert (await anna.until("closing"))["after"] >= 1
            assert [await stranger.closed(), await anna.closed()] == [1012, 1012]


# -- as a program starts it ------------------------------------------------------
class Runs:
    """In place of a server, one that has been told all and ends at once."""

    reached = "reached"

    def __init__(self) -> None:
        self.settings: Settings | None = None

    def __call__(self, settings: Settings, _: str, __: int, ready: Ready, **___: bool) -> Runs:
        self.settings, self._ready = settings, ready
        return self

    def run(self) -> None:
        self._ready(80)

    def ended(self) -> None:
        pass


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Runs]:
    made, handler, threshold = Runs(), signal.getsignal(signal.SIGTERM), gc.get_threshold()
    monkeypatch.setattr(serve, "server", made)
    yield made
    signal.signal(signal.SIGTERM, handler)
    gc.unfreeze()
    gc.set_threshold(*threshold)


def test_what_was_not_chosen_is_as_the_machine_is(
    runs: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for processors, workers in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(os, "cpu_count", lambda processors=processors: processors)
        serve.serve(data=tmp_path / "house.db")
        assert runs.settings is not None
        assert runs.settings.workers == workers
