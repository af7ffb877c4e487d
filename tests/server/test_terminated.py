"""SIGTERM: what is under way is finished, guests are told to come back, and the process ends.

A process that does not end in time ends itself with another exit code: 0 says that it was in time.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from tests.server.process import children, started
from tests.server.running import (
    PATIENCE,
    Company,
    Frame,
    House,
    Socket,
    bot,
    company_of,
    person,
    running,
)
from tests.server.test_kill import runs
from websockets.exceptions import ConnectionClosed

from irrgarten.server import serve
from irrgarten.store import Asked, Store

#: The protocol's code for a server that is started again.
RESTART = 1012
BUSY = 24


class Player:
    """Both seats of a table: acts as fast as they are answered, and keeps what was answered."""

    def __init__(self, company: Company, random: Random) -> None:
        self.table = company.table
        self.answered: list[tuple[int, str]] = []
        self.last: list[Frame] = []
        self.codes: list[int] = []
        self._company = company
        self._random = random

    async def play(self, warm: asyncio.Semaphore) -> None:
        company = self._company
        with suppress(ConnectionClosed, Told):
            while company.actor is not None:
                seat = company.actor
                act = self._random.choice(company.frames[seat]["legal"])
                await company.sockets[seat].act(company.ply, act)
                company.frames[seat] = await _played(company.sockets[seat])
                self.answered.append((seat, act))
                other = 1 - seat
                company.frames[other] = await _played(company.sockets[other])
                if len(self.answered) == 3:
                    warm.release()
        for socket in company.sockets:
            self.last.append(await _last(socket))
            self.codes.append(await socket.closed())


class Told(Exception):
    """The server is about to stop."""


async def _played(socket: Socket) -> Frame:
    while (frame := await socket.next())["type"] != "played":
        if frame["type"] == "closing":
            raise Told
        assert frame["type"] in ("table", "thinking"), frame
    return frame


async def _last(socket: Socket) -> Frame:
    """The closing frame, whether or not it was heard before."""
    with suppress(ConnectionClosed):
        while True:
            await socket.next()
    received: list[Frame] = [json.loads(text) for text in socket.received]
    (told,) = [frame for frame in received if frame["type"] == "closing"]
    return told


@contextmanager
def held(data: Path) -> Iterator[None]:
    """Somebody else holds the file: every write waits."""
    other = sqlite3.connect(data, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def begin_to_write(house: House) -> None:
    """Whoever asks for this is not kept waiting by it."""
    assert (await house.http.get("/api/health")).status_code == 200


async def test_under_load(tmp_path: Path) -> None:
    data, log = tmp_path / "house.db", tmp_path / "log"
    async with started(data, log=log) as process, AsyncExitStack() as stack:
        house, players = process.house, []
        warm = asyncio.Semaphore(0)
        for number in range(BUSY):
            company = await stack.enter_async_context(company_of(house, "Anna Ben"))
            players.append(Player(company, Random(number)))
        thinking = await house.make(*[bot("expert")] * 4, game="dog")
        watcher, _ = await stack.enter_async_context(house.joined(thinking["info"]["table"]))
        await watcher.until("thinking")
        playing = [asyncio.create_task(player.play(warm)) for player in players]
        for _ in range(BUSY):
            await warm.acquire()
        workers = children(process.pid)
        assert workers
        assert await process.stop() == 0
        await asyncio.gather(*playing)
        closing = [frame for player in players for frame in player.last]
        closing.append(await _last(watcher))
    assert len(closing) == 2 * BUSY + 1
    assert all(1 <= frame["after"] <= 4 for frame in closing)
    assert len({frame["after"] for frame in closing}) > BUSY, "not all at once"
    assert {code for player in players for code in player.codes} == {RESTART}
    assert not any(map(runs, workers))
    assert log.read_text() == ""
    store = await Store.open(data)
    for player in players:
        kept = await store.find(player.table)
        assert kept is not None
        made = [(act.seat, act.act) for act in kept.acts if act.seat is not None]
        assert made[: len(player.answered)] == player.answered
    await store.close()


async def test_what_is_being_written_is_written_and_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing, go_on, write = asyncio.Event(), asyncio.Event(), Store.commit
    later: list[asyncio.Task[None]] = []

    def slow(store: Store, group: list[Asked]) -> None:
        async def wait() -> None:
            await go_on.wait()
            write(store, group)

        writing.set()
        later.append(asyncio.create_task(wait()))

    monkeypatch.setattr(serve, "GRACE", PATIENCE)
    async with running(tmp_path / "house.db") as house:
        assert house.serving is not None
        async with company_of(house, "Anna Ben") as company, house.open(company.table) as late:
            monkeypatch.setattr(Store, "commit", slow)
            anna, ben = company.sockets
            await anna.act(company.ply, "n")
            await writing.wait()
            house.serving.should_exit = True
            assert (await anna.until("closing"))["after"] > 0
            await ben.until("closing")
            with suppress(ConnectionClosed):  # it had not joined yet
                await late.next()
            assert await late.closed() == RESTART
            table = await house.http.post("/api/tables", json={**NEW})
            assert table.status_code == 503
            assert table.json()["code"] == "unavailable"
            assert "no new tables" in table.json()["message"]
            ready = await house.http.get("/api/ready")
            assert ready.status_code == 503
            assert ready.json()["message"] == "the server is being stopped"
            assert (await house.http.get("/api/health")).json()["live"] is True
            async with house.open(company.table) as newcomer:
                await newcomer.send({"type": "join", "secret": None, "ply": None})
                assert (await newcomer.next())["type"] == "closing"
                assert await newcomer.closed() == RESTART
            go_on.set()
            assert (await anna.until("played"))["ply"] > company.ply
            assert [await socket.closed() for socket in (anna, ben)] == [RESTART] * 2


NEW = {"game": "dog", "options": {}, "seats": [{"holder": "open"}] * 4}


async def test_the_second_time_it_ends_at_once(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    async with started(data) as process, company_of(process.house, "Anna Ben") as company:
        with held(data):
            await begin_to_write(process.house)
            process.terminate()
            for socket in company.sockets:
                await socket.until("closing")
            process.terminate()
            assert await process.ended() == 128 + signal.SIGTERM


async def test_a_store_that_never_answers_is_not_waited_for(tmp_path: Path) -> None:
    data, log = tmp_path / "house.db", tmp_path / "log"
    async with started(data, log=log) as process, company_of(process.house, "Anna Ben") as company:
        anna, ben = company.sockets
        await anna.act(company.ply, "n")
        ply = (await anna.until("played"))["ply"]
        await ben.until("played")
        with held(data):
            await begin_to_write(process.house)
            await anna.act(ply, "stop")
            assert await process.stop() == 1
    assert "did not stop in time" in log.read_text()
    store = await Store.open(data)
    kept = await store.find(company.table)
    await store.close()
    assert kept is not None
    assert [act.act for act in kept.acts if act.seat is not None][:1] == ["n"]


async def test_clients_that_take_nothing_do_not_hold_it_up(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with started(tmp_path / "house.db", log=log) as process:
        made = await process.house.make(person("Anna"), person("Ben"), walls=0)
        table = made["info"]["table"]
        _, writer = await asyncio.open_connection("127.0.0.1", process.house.port)
        writer.write(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n" * 20)
        await writer.drain()
        async with process.house.joined(table):
            assert await process.stop() == 0
        writer.close()
    assert log.read_text() == ""
