"""A real server on a free port of this machine, and clients that talk to it."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from irrgarten.server.serve import server
from irrgarten.server.settings import Limits, Rate, Settings

Frame = dict[str, Any]

#: For tests that are about something else.
WIDE = Limits(requests=Rate(1e9, 1e9), tables=Rate(1e9, 1e9), frames=Rate(1e9, 1e9))

#: Long enough for a busy machine; a test that waits so long has failed.
PATIENCE = 30


class Socket:
    """One connection to a table, and every byte it received."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.received: list[str] = []

    async def next(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            text = await self._connection.recv(decode=True)
        self.received.append(text)
        frame: Frame = json.loads(text)
        return frame

    async def until(self, type_: str) -> Frame:
        """The next frame of this type; what comes before it is passed over."""
        while (frame := await self.next())["type"] != type_:
            assert frame["type"] != "error", frame
        return frame

    async def send(self, frame: Frame) -> None:
        await self._connection.send(json.dumps(frame))

    async def send_text(self, text: str) -> None:
        await self._connection.send(text)

    async def send_bytes(self, data: bytes) -> None:
        await self._connection.send(data)

    async def act(self, ply: int, *acts: str) -> None:
        await self.send({"type": "act", "ply": ply, "acts": list(acts)})

    async def settle(self) -> list[Frame]:
        """Everything the server has sent by now."""
        await self.send({"type": "ping"})
        frames = []
        while (frame := await self.next())["type"] != "pong":
            frames.append(frame)
        return frames

    async def close(self) -> None:
        await self._connection.close()

    async def closed(self) -> int:
        """The code with which the server closes the connection."""
        async with asyncio.timeout(PATIENCE):
            await self._connection.wait_closed()
        assert self._connection.close_code is not None
        return self._connection.close_code


class House:
    """A running server as clients see it."""

    def __init__(self, port: int, http: httpx.AsyncClient) -> None:
        self.port = port
        self.http = http

    async def make(self, *seats: Frame, given: Frame | None = None, **options: Any) -> Frame:
        """A table; what is not said is as simple as can be."""
        body = {
            "game": "magic_labyrinth",
            "options": {"players": len(seats), **options},
            "seats": list(seats),
            "given": given or {},
        }
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: Frame = answer.json()
        return made

    async def info(self, table: str) -> Frame:
        answer = await self.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        info: Frame = answer.json()
        return info

    async def record(self, table: str) -> Frame:
        answer = await self.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        record: Frame = answer.json()
        return record

    @asynccontextmanager
    async def open(self, table: str, **headers: str) -> AsyncIterator[Socket]:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        async with connect(url, additional_headers=headers) as connection:
            yield Socket(connection)

    @asynccontextmanager
    async def joined(
        self, table: str, secret: str | None = None, ply: int | None = None
    ) -> AsyncIterator[tuple[Socket, Frame]]:
        """A socket that has joined, and the welcome it got."""
        async with self.open(table) as socket:
            await socket.send({"type": "join", "secret": secret, "ply": ply})
            welcome = await socket.next()
            assert welcome["type"] == "welcome", welcome
            yield socket, welcome


@asynccontextmanager
async def running(data: Path, **chosen: Any) -> AsyncIterator[House]:
    settings = Settings(data=data, **{"pace": 0, "limits": WIDE, **chosen})
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    serving = server(settings, "127.0.0.1", 0, port.set_result)
    task = asyncio.create_task(serving.serve())
    await asyncio.wait([task, port], return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        await task
    try:
        async with clients(await port) as house:
            yield house
    finally:
        serving.should_exit = True
        await task


@asynccontextmanager
async def clients(port: int) -> AsyncIterator[House]:
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, follow_redirects=False
    ) as http:
        yield House(port, http)


# -- what tests choose instead of chance and clock -------------------------------
def repeatable(seed: int) -> Callable[[int], bytes]:
    """Secrets that are the same in every run."""
    random = Random(seed)
    return random.randbytes


def ticking() -> Callable[[], datetime]:
    """A clock that goes on by a second each time it is read."""
    seconds = itertools.count()
    return lambda: datetime.fromtimestamp(next(seconds), UTC)


def person(name: str, seed: str | None = None) -> Frame:
    return {"holder": "person", "name": name, "seed": seed}


def bot(level: str = "beginner") -> Frame:
    return {"holder": "bot", "level": level}


OPEN: Frame = {"holder": "open"}


async def play_on(sockets: list[Socket], frames: list[Frame], choose: Random) -> Frame:
    """Play on at random from the frames last received, until nobody is to act."""
    while frames[0]["acting"]:
        seat = frames[0]["acting"][0]
        await sockets[seat].act(frames[seat]["ply"], choose.choice(frames[seat]["legal"]))
        frames = [await socket.until("played") for socket in sockets]
    return frames[0]
