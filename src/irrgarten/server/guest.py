"""Somebody connected to a table, in a seat or watching."""

from __future__ import annotations

import asyncio

from irrgarten.kernel.state import WATCHER
from irrgarten.server.frames import FromServer, encode


class Guest:
    """Frames wait in a queue until the connection takes them; a client too slow is let go."""

    def __init__(self, seat: int | None, waiting: int, address: str = "unknown") -> None:
        self.seat = seat
        self.address = address
        self.gone = asyncio.Event()
        self._frames: asyncio.Queue[bytes] = asyncio.Queue(waiting)

    @property
    def viewer(self) -> int:
        return WATCHER if self.seat is None else self.seat

    def tell(self, frame: FromServer) -> None:
        self.send(encode(frame))

    def send(self, frame: bytes) -> None:
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.gone.set()

    async def next_frame(self) -> bytes:
        return await self._frames.get()
