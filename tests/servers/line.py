"""A line to a server that a test can cut, at the worst moment if it likes, or let hang."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader as Reader
from asyncio import StreamWriter as Writer
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal

Moment = Literal["request", "answer"]


class Line:
    """Whoever connects to ``port`` speaks with the server, as long as the line is there."""

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self.port = 0
        #: Nobody gets through to the server any more.
        self.down = False
        #: Unless it is set, nothing is passed on, and nobody is told.
        self.flows = asyncio.Event()
        self.flows.set()
        self.was_cut = asyncio.Event()
        self._words: bytes | None = None
        self._moment: Moment = "request"

    def cut(self, words: bytes, moment: Moment) -> None:
        """The next request with these words is lost, or what the server answers to it."""
        self._words, self._moment = words, moment
        self.was_cut.clear()

    async def carry(self, reader: Reader, writer: Writer) -> None:
        with suppress(OSError):
            if not self.down:
                answers, requests = await asyncio.open_connection("127.0.0.1", self._server_port)
                with suppress(asyncio.CancelledError):
                    await self._both_ways(reader, requests, answers, writer)
                requests.close()
        writer.close()

    async def _both_ways(
        self, reader: Reader, requests: Writer, answers: Reader, writer: Writer
    ) -> None:
        lost = asyncio.Event()
        ways = [
            asyncio.create_task(self._ask(reader, requests, lost)),
            asyncio.create_task(self._answer(answers, writer, lost)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)

    async def _ask(self, reader: Reader, requests: Writer, lost: asyncio.Event) -> None:
        while said := await reader.read(1 << 16):
            if self._words is not None and self._words in said:
                self._words = None
                self.was_cut.set()
                if self._moment == "request":
                    return
                lost.set()
            await self._put(requests, said)

    async def _answer(self, answers: Reader, writer: Writer, lost: asyncio.Event) -> None:
        while said := await answers.read(1 << 16):
            if lost.is_set():
                return
            await self._put(writer, said)

    async def _put(self, writer: Writer, said: bytes) -> None:
        await self.flows.wait()
        writer.write(said)
        await writer.drain()


@asynccontextmanager
async def line_to(server_port: int) -> AsyncIterator[Line]:
    line = Line(server_port)
    listening = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    line.port = listening.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        listening.close()
