"""How much one address may ask for: so many at once, and so many more in each second."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from irrgarten.bus import Bus, Spent
from irrgarten.server.settings import Limits, Rate
from irrgarten.tables.problems import RequestError

#: Addresses remembered at most; the one longest unseen is forgotten first.
MOST = 10_000


class Bucket:
    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now, rate = time.monotonic(), self._rate
        left = self._left + (now - self._at) * rate.per_second
        left, self._at = (left if left < rate.burst else rate.burst), now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True

    def spend(self, times: int) -> None:
        """So many were taken elsewhere, whether there were so many or not."""
        self._fill()
        self._left = max(0.0, self._left - times)

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


#: What an address may ask for so often, in the words of the refusal.
COUNTED: dict[Spent, str] = {
    "requests": "requests",
    "tables": "new tables",
    "lessons": "lessons",
    "joins": "joins",
    "reviews": "reviews",
    "records": "records",
    "openings": "open tables",
    "subscriptions": "subscriptions",
    "mails": "mails",
}


class RateLimits:
    """What each address has asked for lately, in all processes.

    Usage by other processes is added when the bus delivers it.
    """

    def __init__(self, limits: Limits, bus: Bus) -> None:
        self._bus = bus
        self._buckets = {kind: Buckets(getattr(limits, kind)) for kind in COUNTED}
        self._frames = Buckets(limits.frames_together)
        self._hints = Buckets(limits.hints)

    def count(self, kind: Spent, address: str) -> None:
        """Count one more. Raises RequestError if it is one too many."""
        known = self._bus.id_of(address)
        if not self._buckets[kind].of(known).take():
            raise RequestError("too_many", f"too many {COUNTED[kind]}; wait a little")
        self._bus.counted(kind, known)

    def hint(self, address: str) -> None:
        if not self._hints.of(address).take():
            raise RequestError("too_many", "too many hints; wait a little")

    def spent_elsewhere(self, kind: Spent, address: str, times: int) -> None:
        """Add what was asked of other processes; the bus has ids for addresses."""
        self._buckets[kind].of(address).spend(times)

    async def frame(self, address: str) -> None:
        """One frame after the other, however many connections they come by."""
        if wait := self._frames.of(address).borrow():
            await asyncio.sleep(wait)


#: Share of all connections that long polls may take; the rest is for players.
POLLING = 1 / 4


class LongPolls:
    """Counts the requests that wait for news: of each address, and in all."""

    def __init__(self, limits: Limits) -> None:
        self._most = max(1, min(limits.lookers, int(limits.connections * POLLING)))
        self._most_of_address = limits.lookers_of_address
        self._waiting: Counter[str] = Counter()

    def full(self, address: str) -> bool:
        """Return whether another request of this address has to be answered at once."""
        many = self._waiting.total() >= self._most
        return many or self._waiting[address] >= self._most_of_address

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """Count a request while it waits. Raises RequestError if too many wait."""
        if self.full(address):
            message = "too many requests wait for news; ask without 'after', every few seconds"
            raise RequestError("too_many", message)
        self._waiting[address] += 1
        try:
            yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
