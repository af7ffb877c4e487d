"""Parts of reviews that are made at the bus, while somebody works there."""

from __future__ import annotations

import asyncio
from contextvars import Context
from typing import Any

from irrgarten.bus import Redis
from irrgarten.search.review import Judged
from irrgarten.server.choices import Nobody
from irrgarten.server.jobs.asking import Asking, Hopeless
from irrgarten.server.jobs.judging import LIMIT, PART, REVIEWS, Part
from irrgarten.server.jobs.queue import PULSE


class ReviewsElsewhere:
    def __init__(self, bus: Redis) -> None:
        self._asking = Asking(bus, LIMIT, REVIEWS)
        self._looked = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    async def judged(self, table: str, part: dict[str, Any]) -> Judged | None:
        """None if nobody makes it there."""
        if self._watching is None:
            watch = self._asking.watch(self._looked.set)
            self._watching = asyncio.create_task(watch, context=Context())
        await self._looked.wait()
        if not self._asking.hands:
            return None
        name = f"review/{table}/{part['first']}/{part['playouts']}"
        try:
            return await self._asking.ask(PART, name, Part(**part), lambda: True)
        except (Nobody, Hopeless):
            return None

    async def close(self) -> None:
        watching = {self._watching} if self._watching else set()
        while watching:  # the client of Redis may take being cancelled for a time that is over
            for task in watching:
                task.cancel()
            _, watching = await asyncio.wait(watching, timeout=PULSE)
        await self._asking.close()
