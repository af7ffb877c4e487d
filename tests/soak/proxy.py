"""A plain round-robin proxy: each new connection goes to the next server that takes it."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress


class RoundRobin:
    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = list(ports)
        self.port = 0

    async def carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            answers, requests = await self._next()
            ways = [
                asyncio.create_task(_pour(reader, requests)),
                asyncio.create_task(_pour(answers, writer)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            requests.close()
        except OSError:
            pass  # nobody is there: whoever called hears it by being hung up on
        finally:
            writer.close()

    async def _next(self) -> tuple[StreamReader, StreamWriter]:
        fault: OSError | None = None
        for _ in self._ports:
            port = self._ports.pop(0)
            self._ports.append(port)
            try:
                return await asyncio.open_connection("127.0.0.1", port)
            except OSError as error:
                fault = error
        raise fault or OSError


async def _pour(reader: StreamReader, writer: StreamWriter) -> None:
    with suppress(OSError):
        while said := await reader.read(1 << 16):
            writer.write(said)
            await writer.drain()


@asynccontextmanager
async def proxy_to(*ports: int) -> AsyncIterator[int]:
    """The port at which it listens."""
    proxy = RoundRobin(ports)
    listening = await asyncio.start_server(proxy.carry, "127.0.0.1", 0, backlog=1024)
    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        listening.close()
