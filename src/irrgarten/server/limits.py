"""How much one address may ask for: so many at once, and so many more in each second."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from irrgarten.server.problems import Trouble
from irrgarten.server.settings import Limits, Rate

#: Addresses remembered at most; the one longest unseen is forgotten first.
MOST = 10_000


class Bucket:
    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def borrow(self) -> float:
        """Take one in any case; the seconds until there really is one."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self._rate.per_second)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now


class Buckets:
    """One bucket for each address, or whatever else is counted."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self._of.get(key)
        if bucket is None:
            bucket = self._of[key] = Bucket(self._rate)
            if len(self._of) > MOST:
                self._of.popitem(last=False)
        self._of.move_to_end(key)
        return bucket


class Doors:
    """What each address has asked for lately."""

    def __init__(self, limits: Limits) -> None:
        self._requests = Buckets(limits.requests)
        self._tables = Buckets(limits.tables)
        self._joins = Buckets(limits.joins)
        self._frames = Buckets(limits.frames_together)

    def request(self, address: str) -> None:
        if not self._requests.of(address).take():
            raise Trouble("too_many", "too many requests; wait a little")

    def new_table(self, address: str) -> None:
        if not self._tables.of(address).take():
            raise Trouble("too_many", "too many new tables; wait a little")

    def join(self, address: str) -> None:
        if not self._joins.of(address).take():
            raise Trouble("too_many", "too many joins; wait a little")

    async def frame(self, address: str) -> None:
        """One frame after the other, however many connections they come by.

        It also lets everybody else have a turn in between.
        """
        await asyncio.sleep(self._frames.of(address).borrow())
