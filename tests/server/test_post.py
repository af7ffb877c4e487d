"""What goes out by the thread: whole, in order, and never to anybody else."""

from __future__ import annotations

import asyncio
import os
import select
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, ClassVar

import pytest

from irrgarten.server.carrier import Carrier
from irrgarten.server.post import NOTHING, Outlet, Post, post

#: Bytes that the system takes for a client who reads nothing, about.
ROOM = 4096


@pytest.fixture
async def office() -> AsyncIterator[Post]:
    office = post()
    assert office is not None, "it is not compiled"
    yield office
    office.close()


@asynccontextmanager
async def connected(office: Post) -> AsyncIterator[tuple[Outlet, socket.socket]]:
    """An outlet that is carried, and where its bytes arrive."""
    here, there = socket.socketpair()
    here.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)
    there.settimeout(0)
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_unix_connection(asyncio.Protocol, sock=here)
    outlet = Outlet(transport, office)
    outlet.be_carried()
    with there:
        yield outlet, there
        outlet.lost()
        if not transport.is_closing():
            transport.abort()


async def arrived(there: socket.socket, size: int) -> bytes:
    came = b""
    async with asyncio.timeout(30):
        while len(came) < size and (more := await _some(there)):
            came += more
    return came


async def _some(there: socket.socket) -> bytes:
    return await asyncio.get_running_loop().sock_recv(there, 1 << 16)


async def test_all_arrives_in_order_however_slow_the_client_is(office: Post) -> None:
    """Whether she reads before, while or after it goes out by one way or by the other."""
    lots, said, came = Random(1), b"", b""
    async with connected(office) as (outlet, there):
        for number in range(4000):
            text = b"%d," % number * lots.choice((1, 10, 100))
            said += text
            outlet.write(text)
            if lots.random() < 0.3:
                with suppress(BlockingIOError):
                    came += there.recv(lots.choice((10, 1000, 10_000)))
            if lots.random() < 0.02:
                await asyncio.sleep(0)
        assert outlet.get_write_buffer_size() >= len(said) - len(came) - 64 * ROOM
        came += await arrived(there, len(said) - len(came))
        assert came == said
        await asyncio.sleep(0)
        assert outlet.get_write_buffer_size() == 0
        outlet.write(b"more")
        assert await arrived(there, 4) == b"more", "the thread carries again"


async def test_what_was_said_before_a_close_is_heard(office: Post) -> None:
    async with connected(office) as (outlet, there):
        said = [b"%d" % number * 3000 for number in range(20)]
        for text in said:
            outlet.write(text)
        outlet.close()
        assert outlet.is_closing()
        whole = b"".join(said)
        assert await arrived(there, len(whole) + 1) == whole, "and then there is no more"


async def test_several_clients_do_not_hold_each_other_up(office: Post) -> None:
    async with connected(office) as (slow, _), connected(office) as (quick, there):
        for number in range(500):
            slow.write(b"s" * 1000)
            quick.write(b"%03d" % number)
            assert await arrived(there, 3) == b"%03d" % number
        assert slow.get_write_buffer_size() > 300_000


async def test_nothing_goes_to_whoever_comes_next(office: Post) -> None:
    """A file that is closed has its number given to another connection."""
    async with connected(office) as (outlet, _):
        for _ in range(10):
            outlet.write(b"a secret")
        file = outlet.file
        assert file is not None
        outlet.lost()
        mine, others = socket.socketpair()
        with mine, others:
            kept = os.dup(file)
            os.dup2(mine.fileno(), file)
            others.settimeout(0)
            async with connected(office) as (another, there):
                another.write(b"done")
                assert await arrived(there, 4) == b"done", "all before it is done, too"
            with pytest.raises(BlockingIOError):
                others.recv(1)
            os.dup2(kept, file)
            os.close(kept)


async def test_whoever_joins_when_her_line_is_lost_is_not_carried(office: Post) -> None:
    """Her file may be another's by now."""
    async with connected(office) as (outlet, _):
        outlet.lost()
        outlet.be_carried()
        assert outlet.file is None


async def test_more_than_there_is_room_for_waits(office: Post) -> None:
    async with connected(office) as (outlet, there):
        for _ in range(10_000):
            outlet.write(b"x")
        assert await arrived(there, 10_000) == b"x" * 10_000


class Clogged(asyncio.Transport):
    """Takes everything, and gets rid of nothing."""

    def __init__(self, **told: Any) -> None:
        super().__init__()
        self._told = told
        self.written = b""
        self.calls: list[str] = []

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._told.get(name, default)

    def write(self, data: Any) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return len(self.written)

    def close(self) -> None:
        self.calls.append("close")

    def abort(self) -> None:
        self.calls.append("abort")

    def is_closing(self) -> bool:
        return bool({"close", "abort"} & {*self.calls})

    def pause_reading(self) -> None:
        self.calls.append("pause")

    def resume_reading(self) -> None:
        self.calls.append("resume")


class Slow(Carrier):
    """It has done what it is told to have done."""

    sent: ClassVar[list[int]] = []
    #: What it was told besides.
    heard: ClassVar[list[object]] = []

    def done(self) -> int:
        return self.sent.pop(0) if self.sent else NOTHING

    def ask(self) -> None:
        self.heard.append("asked")
        super().ask()

    def unblock(self, file: int) -> None:
        self.heard.append(file)
        super().unblock(file)


@asynccontextmanager
async def slowly() -> AsyncIterator[tuple[Outlet, Clogged, Post]]:
    Slow.heard.clear()
    office = Post(Slow)
    here, there = socket.socketpair()
    with here, there:
        transport = Clogged(socket=here)
        outlet = Outlet(transport, office)
        outlet.be_carried()
        yield outlet, transport, office
    office.close()


async def test_what_comes_later_does_not_overtake_what_is_with_the_thread() -> None:
    async with slowly() as (outlet, transport, office):
        outlet.write(b"one ")
        outlet.write(b"two ")
        Slow.sent += [3]
        office.collect()
        assert transport.written == b" "
        outlet.write(b"three")
        assert transport.written == b" ", "two comes first"
        assert Slow.heard == [], "there is still something with the thread"
        Slow.sent += [0, 0]
        office.collect()
        assert transport.written == b" two three"
        assert Slow.heard == [outlet.file], "from now on it carries again"


async def test_what_was_sent_meanwhile_does_not_count_as_unsent() -> None:
    async with slowly() as (outlet, _, _office):
        outlet.write(b"one")
        outlet.write(b"three")
        assert outlet.get_write_buffer_size() == 8
        Slow.sent += [3]
        assert outlet.get_write_buffer_size() == 5
        Slow.sent += [5]
        assert outlet.get_write_buffer_size() == 0


async def test_a_line_is_closed_once_all_is_sent_and_says_so_before() -> None:
    async with slowly() as (outlet, transport, office):
        outlet.write(b"bye")
        outlet.close()
        assert (outlet.is_closing(), transport.calls, Slow.heard) == (True, [], ["asked"])
        Slow.sent += [3]
        office.collect()
        assert transport.calls == ["close"]


async def test_what_the_thread_has_no_part_in_goes_to_the_transport() -> None:
    async with slowly() as (outlet, transport, _):
        outlet.pause_reading()
        outlet.resume_reading()
        assert not outlet.is_closing()
        outlet.abort()
        assert outlet.is_closing()
        outlet.close()
        assert transport.calls == ["pause", "resume", "abort", "close"]


class Full(Carrier):
    """It has no room until it was asked a few times."""

    refusals: ClassVar[list[bool]] = []

    def put(self, file: int, text: bytes) -> bool:
        return super().put(file, text) if not self.refusals else self.refusals.pop()


async def test_nobody_waits_longer_for_room_than_a_moment_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []
    monkeypatch.setattr("irrgarten.server.post.time.sleep", slept.append)
    office = Post(Full)
    async with connected(office) as (outlet, there):
        Full.refusals += [False] * 3
        outlet.write(b"at last")
        assert await arrived(there, 7) == b"at last"
    office.close()
    assert len(slept) == 3
    assert max(slept) < 0.01, "meanwhile nothing else is done"


async def test_a_bell_that_was_heard_rings_no_more(office: Post) -> None:
    """Else it would be answered over and over, by a whole processor."""
    os.write(office._bell, b"!" * 10)
    for _ in range(100):
        await asyncio.sleep(0)
    assert select.select([office._heard], [], [], 0)[0] == []


class Lingering(Carrier):
    """It takes a while to end."""

    ended: ClassVar[list[bool]] = []

    def carry(self) -> None:
        super().carry()
        time.sleep(0.05)
        self.ended.append(True)


async def test_who_closes_it_waits_for_the_thread() -> None:
    """It writes to files that are closed next."""
    Post(Lingering).close()
    assert Lingering.ended == [True]


def test_a_server_that_fails_does_not_wait_for_the_thread() -> None:
    failing = """
import asyncio
from irrgarten.server.post import post

async def fails() -> None:
    office = post()
    raise LookupError

asyncio.run(fails())
"""
    command = [sys.executable, "-c", failing]
    ended = subprocess.run(command, capture_output=True, timeout=30, check=False)
    assert b"LookupError" in ended.stderr


async def test_what_is_encrypted_is_not_carried(office: Post) -> None:
    transport = Clogged(sslcontext=object())
    outlet = Outlet(transport, office)
    outlet.be_carried()
    outlet.write(b"plain")
    assert (outlet.file, transport.written) == (None, b"plain")
