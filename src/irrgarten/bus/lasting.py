"""Litestar's Redis backend for channels, made anew whenever its connection is lost.

By itself it ends with the first error, and with it all hearing until the server is started again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis as Client
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from irrgarten.bus.address import Redis

#: What a lost connection, or a server that does not answer, raises.
AWAY = (RedisError, OSError, TimeoutError)

#: Seconds after which a server that does not answer counts as away.
PATIENCE = 2.0
#: Seconds in which something is always said on a bus that carries.
SILENCE = 3.0
#: Seconds until what failed is tried again.
AGAIN = 0.3


class Lasting(ChannelsBackend):
    """Publishing raises one of ``AWAY`` and may be tried again; hearing goes on by itself."""

    def __init__(self, address: Redis) -> None:
        self._client = Client.from_url(
            address.url,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),  # whoever publishes tries again, with what is new by then
            client_name="irrgarten",
        )
        self._speaking = RedisChannelsPubSubBackend(redis=self._client)
        self._channels: set[str] = set()

    async def on_startup(self) -> None: ...

    async def on_shutdown(self) -> None:
        with suppress(*AWAY):
            await self._client.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._speaking.publish(data, channels)

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            hearing = RedisChannelsPubSubBackend(redis=self._client)
            with suppress(*AWAY):
                async with asyncio.timeout(PATIENCE):
                    await hearing.subscribe(self._channels)
                events = hearing.stream_events()
                while True:
                    async with asyncio.timeout(SILENCE):  # a line may be dead and nobody tell
                        event = await anext(events)
                    yield event
            with suppress(*AWAY):
                await hearing.on_shutdown()
            await asyncio.sleep(AGAIN)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []
