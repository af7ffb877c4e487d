"""Storms of frames: the one who sends them is thrown out, and nobody else notices."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from tests.server.attacker import (
    BINARY,
    CONTINUED,
    JOIN,
    PING,
    PONG,
    STORMS,
    TEXT,
    flooding,
    frame,
    socket_wire,
    storm,
    upgrade,
    wire,
)
from tests.server.process import started
from tests.server.running import PATIENCE, WIDE, House, company_of, person, running
from websockets.protocol import State

from irrgarten.server.settings import Limits, Rate
from irrgarten.server.wires import CountedFrames

#: The close frame for too many frames: the code, and its name.
THROWN_OUT = b"\x88\x0a\x11\x4dtoo_many"


async def poured(house: House, sent: bytes) -> bytes:
    """All that somebody is told who joins and then sends this."""
    made = await house.make(person("Anna"), person("Ben"))
    async with socket_wire(house.port, made["info"]["table"]) as opened:
        opened.send(JOIN)
        await opened.until(b'"type":"welcome"')
        opened.send(sent)
        return await opened.rest()


@pytest.mark.parametrize("name", STORMS)
async def test_a_storm_ends_the_connection(tmp_path: Path, name: str) -> None:
    async with running(tmp_path / "house.db", limits=Limits()) as house:
        told = await poured(house, STORMS[name] * 10)
    most = 2 * Limits().frames.burst
    assert told.count(frame(PONG)[:1]) <= most
    assert told.count(b'"type":"pong"') <= most
    assert THROWN_OUT in told or b'"too_many"' in told


@pytest.mark.parametrize("name", STORMS)
def test_a_storm_is_not_read_to_its_end(name: str) -> None:
    """However many frames come at once, few are looked at."""
    limits = Limits()
    wires = CountedFrames(limits, state=State.OPEN, max_size=limits.frame)
    wires.receive_data(STORMS[name] * 100)
    assert len(wires.events_received()) <= 2 * limits.frames.burst
    assert wires.close_sent is not None
    assert wires.close_sent.code == 4429


@pytest.mark.parametrize(
    "part",
    [
        frame(PING),
        frame(PING, b"x" * 120),
        frame(PONG),
        frame(TEXT, b"{", last=False) + frame(CONTINUED, b"}"),
        frame(BINARY, b"", last=False) + frame(CONTINUED, b"", last=False) + frame(CONTINUED),
    ],
)
async def test_small_talk_is_counted_by_itself(tmp_path: Path, part: bytes) -> None:
    """Whoever sends whole messages only may send many more."""
    limits = replace(WIDE, control_frames=Rate(20, 0.001))
    async with running(tmp_path / "house.db", limits=limits) as house:
        assert THROWN_OUT in await poured(house, part * 21)
        async with company_of(house, "Anna Ben") as company:
            for _ in range(40):
                await company.sockets[0].settle()


async def test_some_small_talk_is_answered(tmp_path: Path) -> None:
    async with running(tmp_path / "house.db", limits=Limits()) as house:
        made = await house.make(person("Anna"), person("Ben"))
        async with socket_wire(house.port, made["info"]["table"]) as opened:
            opened.send(JOIN)
            await opened.until(b'"type":"welcome"')
            opened.send(frame(PING, b"there?") * 3 + frame(TEXT, b'{"type"', last=False))
            opened.send(frame(PING, b"again?") + frame(CONTINUED, b':"ping"}'))
            told = await opened.until(b'{"type":"pong"}')
            assert told.count(b"there?") == 3
            assert told.count(b"again?") == 1


async def test_text_that_is_none_leaves_nothing_in_the_log(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for sent in (
            frame(TEXT, b"\xff"),
            frame(TEXT, b"\xc3", last=False) + frame(CONTINUED, b"\x28"),
            frame(TEXT, b"\xff") * 3,
            frame(3, b"what?"),
            frame(CONTINUED, b"of what?"),
            b"\x01\x02\x03\x04" * 10,
            b"GET / HTTP/1.1\r\n\r\n",
        ):
            told = await poured(house, sent)
            assert b"\x88" in told, "a close frame"
    assert caplog.records == []


async def test_frames_before_the_handshake_is_over(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for sent in (b"\x01\x02\x03\x04", frame(3), frame(PING) * 10):
            for pause in (0, 0.0005, 0.001, 0.002):
                async with wire(house.port, upgrade("nowhere")) as hasty:
                    await asyncio.sleep(pause)
                    hasty.send(sent)
                    await hasty.read(1)
        assert (await house.http.get("/api/health")).status_code == 200
    assert caplog.records == []


async def test_connections_of_one_address_share_what_it_may_send(tmp_path: Path) -> None:
    """Nobody is thrown out for that: they all wait a little."""
    limits = replace(WIDE, frames_together=Rate(burst=2, per_second=40))
    async with (
        running(tmp_path / "house.db", limits=limits) as house,
        company_of(house, "Anna Ben") as company,
    ):
        began = time.monotonic()
        for _ in range(10):
            for socket in company.sockets:
                await socket.settle()
        assert time.monotonic() - began >= (20 - 2 - 1) / 40


async def test_a_neighbour_hardly_notices(tmp_path: Path) -> None:
    """How long others wait; printed, and held to what holds on any machine."""
    log = tmp_path / "log"
    async with started(tmp_path / "house.db", 0, "--usual", log=log) as process:
        port = process.house.port
        made = await process.house.make(person("Anna"), person("Ben"))
        calm = await waits(port)
        print(f"\ncalm       median {calm[50]:6.1f} ms   p99 {calm[99]:6.1f} ms")
        for name, sent in STORMS.items():
            with flooding(storm(port, made["info"]["table"], sent, "127.0.0.2")) as flood:
                await asyncio.to_thread(flood.has_made, 2)
                waited = await waits(port)
            print(f"{name:10} median {waited[50]:6.1f} ms   p99 {waited[99]:6.1f} ms")
            assert waited[50] < 20 * calm[50] + 100, name
        assert await process.stop() == 0
    assert "Traceback" not in log.read_text()


async def waits(port: int) -> list[float]:
    """How long a neighbour waits for each of some answers, in milliseconds, as percentiles."""
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.3")
    url = f"http://127.0.0.1:{port}/api/health"
    waited = []
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
        for _ in range(30):
            began = time.perf_counter()
            answer = await client.get(url)
            waited.append((time.perf_counter() - began) * 1000)
            assert answer.status_code == 200
    waited.sort()
    return [waited[len(waited) * percent // 101] for percent in range(101)]
