"""Somebody who means harm: TCP spoken by hand, so that all can be wrong that can be wrong."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from tests.server.running import PATIENCE

#: The beginning of a request whose end does not come.
HALF_HEAD = b"GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: "
HALF_BODY = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"

CONTINUED, TEXT, BINARY, PING, PONG = 0, 1, 2, 9, 10


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A WebSocket frame, masked with zeros."""
    size = len(data)
    if size < 126:
        head = struct.pack("!BB", last << 7 | kind, 0x80 | size)
    else:
        head = struct.pack("!BBH", last << 7 | kind, 0x80 | 126, size)
    return head + bytes(4) + data


JOIN = frame(TEXT, b'{"type":"join"}')

#: What one connection may be flooded with, each the worst of its kind.
STORMS = {
    "pings": frame(PING) * 5000,
    "pongs": frame(PONG, b"x" * 100) * 300,
    "fragments": frame(TEXT, b"", last=False) + frame(CONTINUED, b"", last=False) * 5000,
    "empty": frame(TEXT) * 5000,
    "asking": frame(TEXT, b'{"type":"ping"}') * 1500,
    "nonsense": frame(TEXT, b'{"type":"act","ply":[' + b"[" * 4000) * 8,
    "bytes": frame(BINARY, b"\xff" * 1000) * 30,
    "previews": frame(TEXT, b'{"type":"preview","ply":0,"acts":["n","s","n","s"]}') * 500,
}


def upgrade(table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


class Wire:
    """One TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def read(self, size: int) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self._reader.read(size)

    async def until(self, end: bytes) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self._reader.readuntil(end)

    async def rest(self) -> bytes:
        """All that comes until the server closes the connection."""
        parts = []
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionError):
                while part := await self._reader.read(65536):
                    parts.append(part)
        return b"".join(parts)

    @property
    def open(self) -> bool:
        return not self._reader.at_eof() and not self._writer.is_closing()

    def close(self) -> None:
        self._writer.transport.abort()


@asynccontextmanager
async def wire(port: int, sent: bytes = b"", host: str = "127.0.0.1") -> AsyncIterator[Wire]:
    """A connection from one of this machine's own addresses, and the first that it says."""
    streams = await asyncio.open_connection("127.0.0.1", port, local_addr=(host, 0))
    opened = Wire(*streams)
    try:
        opened.send(sent)
        yield opened
    finally:
        opened.close()


@asynccontextmanager
async def socket_wire(port: int, table: str, host: str = "127.0.0.1") -> AsyncIterator[Wire]:
    """A WebSocket that has not joined yet."""
    async with wire(port, upgrade(table), host) as opened:
        head = await opened.until(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        yield opened


class Flood:
    """Connections opened one after the other by a thread, as fast as it can."""

    def __init__(self) -> None:
        self.made = 0
        self.stopped = threading.Event()
        self._counted = threading.Condition()

    def count(self) -> None:
        with self._counted:
            self.made += 1
            self._counted.notify_all()

    def has_made(self, number: int) -> None:
        """Wait until so many have been opened."""
        with self._counted:
            assert self._counted.wait_for(lambda: self.made >= number, PATIENCE)


@contextmanager
def flooding(attack: Callable[[Flood], None]) -> Iterator[Flood]:
    """While it lasts, a thread does its worst."""
    flood = Flood()
    thread = threading.Thread(target=attack, args=(flood,), daemon=True)
    thread.start()
    try:
        yield flood
    finally:
        flood.stopped.set()
        thread.join(PATIENCE)
        assert not thread.is_alive()


def half_open(port: int, sent: bytes, most: int, host: str) -> Callable[[Flood], None]:
    """Keep so many half-requests open; whatever is closed is opened again."""

    def attack(flood: Flood) -> None:
        held: list[socket.socket] = []
        while not flood.stopped.is_set():
            try:
                one = socket.create_connection(
                    ("127.0.0.1", port), timeout=1, source_address=(host, 0)
                )
                one.sendall(sent)
                held.append(one)
                flood.count()
            except OSError:
                flood.stopped.wait(0.01)
            if len(held) > most:
                held.pop(0).close()
        for one in held:
            one.close()

    return attack


def storm(port: int, table: str, sent: bytes, host: str) -> Callable[[Flood], None]:
    """Send the same again and again; when thrown out, come back."""

    def attack(flood: Flood) -> None:
        while not flood.stopped.is_set():
            with (
                contextlib.suppress(OSError),
                socket.create_connection(
                    ("127.0.0.1", port), timeout=1, source_address=(host, 0)
                ) as one,
            ):
                one.sendall(upgrade(table))
                one.recv(4096)
                one.sendall(JOIN)
                one.recv(65536)
                one.settimeout(0)
                flood.count()
                _pour(one, sent, flood.stopped)

    return attack


def _pour(one: socket.socket, sent: bytes, stopped: threading.Event) -> None:
    """Both ways as fast as it goes, until the other side closes."""
    left = b""
    while not stopped.is_set():
        with contextlib.suppress(BlockingIOError):
            if not one.recv(1 << 16):
                return
        left = left or sent
        try:
            left = left[one.send(left) :]
        except BlockingIOError:
            stopped.wait(0.001)
