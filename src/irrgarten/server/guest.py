"""Somebody connected to a table, in a seat or watching."""

from __future__ import annotations

import asyncio

from irrgarten.kernel.state import WATCHER
from irrgarten.server.frames import Error, FromServer, encode
from irrgarten.server.settings import Limits


class Guest:
    """Frames wait in a queue until the connection takes them; a client too slow is let go."""

    def __init__(self, seat: int | None, limits: Limits, address: str = "unknown") -> None:
        self.seat = seat
        self.address = address
        self.gone = asyncio.Event()
        #: Why it was let go.
        self.farewell = Error(code="too_slow", message="the connection is too slow")
        self._frames: asyncio.Queue[bytes] = asyncio.Queue(limits.waiting)
        self._bytes = 0
        self._most_bytes = limits.waiting_bytes

    @property
    def viewer(self) -> int:
        return WATCHER if self.seat is None else self.seat

    def tell(self, frame: FromServer) -> None:
        self.send(encode(frame))

    def send(self, frame: bytes) -> None:
        # One frame alone may be as long as it has to be.
        if self._bytes and self._bytes + len(frame) > self._most_bytes:
            self.gone.set()
            return
        try:
            self._frames.put_nowait(frame)
            self._bytes += len(frame)
        except asyncio.QueueFull:
            self.gone.set()

    def send_away(self, message: str) -> None:
        """Others need the place more."""
        self.farewell = Error(code="too_many", message=message)
        self.gone.set()

    async def next_frame(self) -> bytes:
        frame = await self._frames.get()
        self._bytes -= len(frame)
        return frame
