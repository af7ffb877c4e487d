"""Requests that do not come, answers that nobody takes: after seconds the connection is closed."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.attacker import (
    HALF_BODY,
    HALF_HEAD,
    JOIN,
    PING,
    TEXT,
    frame,
    socket_wire,
    upgrade,
    wire,
)
from tests.server.running import PATIENCE, WIDE, House, person, repeatable, running

HASTE = replace(WIDE, head_within=0.3, body_within=0.3, join=0.3, taken_within=1)
LATE = b"HTTP/1.1 408 Request Timeout\r\n"
WHOLE = b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n"


@pytest.fixture
async def hasty(tmp_path: Path) -> AsyncIterator[House]:
    """It gives nobody time; else it is like any other."""
    async with running(tmp_path / "house.db", limits=HASTE) as house:
        yield house


@pytest.mark.parametrize("half", [HALF_HEAD, HALF_BODY, b"G", upgrade("x")[:-2]])
async def test_a_request_that_does_not_come(hasty: House, half: bytes) -> None:
    async with wire(hasty.port, half) as slow:
        assert (await slow.rest()).startswith(LATE)


async def test_a_connection_that_says_nothing(hasty: House) -> None:
    async with wire(hasty.port) as silent:
        assert await silent.rest() == b""


@pytest.mark.parametrize("half", [HALF_HEAD, HALF_BODY])
async def test_a_drop_now_and_then_wins_no_time(hasty: House, half: bytes) -> None:
    async with wire(hasty.port, half) as slow:
        ending = asyncio.create_task(slow.rest())
        drops = 0
        while not ending.done():
            slow.send(b"x")
            drops += 1
            await asyncio.sleep(0.02)
        assert LATE in await ending
        assert drops < PATIENCE / 0.02


async def test_a_second_request_that_does_not_come(hasty: House) -> None:
    async with wire(hasty.port, WHOLE) as slow:
        assert (await slow.until(b'{"live":true,"store":"ok"}')).startswith(b"HTTP/1.1 200")
        slow.send(HALF_HEAD)
        assert (await slow.rest()).startswith(LATE)


async def test_a_body_that_nobody_waits_for(hasty: House) -> None:
    async with wire(hasty.port, HALF_BODY.replace(b"/api/tables", b"/api/nothing")) as slow:
        slow.send(b"x")
        assert b"404 Not Found" in await slow.rest()


async def test_who_is_between_two_requests_is_left_alone(hasty: House) -> None:
    async with wire(hasty.port, WHOLE) as idle:
        await idle.until(b'{"live":true,"store":"ok"}')
        await asyncio.sleep(4 * HASTE.head_within)
        idle.send(WHOLE + WHOLE)
        await idle.until(b'{"live":true,"store":"ok"}')
        await idle.until(b'{"live":true,"store":"ok"}')


async def test_who_is_slow_but_comes_is_served(house: House) -> None:
    async with wire(house.port, WHOLE[:20]) as slow:
        for byte in WHOLE[20:]:
            await asyncio.sleep(0.005)
            slow.send(bytes([byte]))
        await slow.until(b'{"live":true,"store":"ok"}')


@pytest.mark.parametrize(
    ("more", "status"),
    [
        (b"".join(b"x-%d: 1\r\n" % number for number in range(200)), b"431"),
        (b"x: " + b"y" * 9000 + b"\r\n", b"431"),
    ],
)
async def test_an_upgrade_that_is_none(hasty: House, more: bytes, status: bytes) -> None:
    async with wire(hasty.port, upgrade("x")[:-2] + more + b"\r\n") as odd:
        assert (await odd.rest()).startswith(b"HTTP/1.1 " + status)


async def test_a_socket_that_never_joins_says_why_it_is_closed(hasty: House) -> None:
    async with socket_wire(hasty.port, "x") as silent:
        assert await silent.until(b'"too_slow"')


@pytest.mark.parametrize(
    "asked", [frame(PING, b"x" * 120), frame(TEXT, b'{"type":"%s"}' % (b"x" * 1000))]
)
async def test_who_takes_nothing_is_let_go(hasty: House, asked: bytes) -> None:
    """Nothing is read, so what is answered piles up: in the system, then here."""
    made = await hasty.make(person("Anna"), person("Ben"))
    table = made["info"]["table"]
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(0)
        with pytest.raises(ConnectionError):
            await ask_for_ever(deaf, hasty.port, table, asked)
    async with asyncio.timeout(PATIENCE):
        while (await hasty.info(table))["watchers"]:
            pass


async def ask_for_ever(
    deaf: socket.socket, port: int, table: str, asked: bytes, first: bytes = JOIN
) -> None:
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE):
        await loop.sock_connect(deaf, ("127.0.0.1", port))
        await loop.sock_sendall(deaf, upgrade(table))
        await loop.sock_recv(deaf, 1024)
        await loop.sock_sendall(deaf, first)
        while True:
            await loop.sock_sendall(deaf, asked * 200)


async def test_who_takes_too_little_is_let_go_and_nothing_is_lost(tmp_path: Path) -> None:
    limits = replace(WIDE, waiting_bytes=64 * 1024)
    async with running(tmp_path / "house.db", limits=limits, entropy=repeatable(1)) as house:
        made = await house.make(person("Anna"), person("Ben"), walls=0, given={"beginner": 0})
        table, secret = made["info"]["table"], made["seats"][0]["secret"]
        async with house.joined(table, secret) as (_, welcome):
            ply, steps = welcome["ply"], "nsns"[: welcome["view"]["steps_left"]]
        join = {"type": "join", "secret": secret}
        acts = {"type": "act", "ply": ply, "acts": list(steps)}
        first = b"".join(frame(TEXT, json.dumps(said).encode()) for said in (join, acts))
        asked = frame(TEXT, b'{"type":"%s"}' % (b"x" * 1000))
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.settimeout(0)
            with pytest.raises(ConnectionError):
                await ask_for_ever(deaf, house.port, table, asked, first)
        async with house.joined(table, secret, ply) as (_, back):
            made_by_anna = [one for one in back["stretch"]["acts"] if one["seat"] == 0]
            assert len(made_by_anna) == len(steps)


async def test_a_page_that_nobody_takes(tmp_path: Path) -> None:
    """What is taken slowly is sent to its end; what is not taken at all is not kept for ever."""
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html>")
    size = 20_000_000
    (client / "large.bin").write_bytes(bytes(size))
    asked = b"GET /large.bin HTTP/1.1\r\nhost: localhost\r\n\r\n"
    async with (
        running(tmp_path / "house.db", limits=HASTE, client=client) as house,
        wire(house.port, asked) as slow,
        wire(house.port, asked) as deaf,
    ):
        taken = 0
        while taken < size:
            taken += len(await slow.read(400_000))
            await asyncio.sleep(0.02)
        assert len(await deaf.rest()) < size
