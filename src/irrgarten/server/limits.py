"""How much one address may ask for: so many at once, and so many more in each second."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

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
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self._rate)
            if len(self._of) > MOST:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return bucket.take()


class Doors:
    """What each address has asked for lately."""

    def __init__(self, limits: Limits) -> None:
        self._requests = Buckets(limits.requests)
        self._tables = Buckets(limits.tables)
        self._most_connections = limits.connections_of_address
        self._connections: Counter[str] = Counter()

    def request(self, address: str) -> None:
        if not self._requests.take(address):
            raise Trouble("too_many", "too many requests; wait a little")

    def new_table(self, address: str) -> None:
        if not self._tables.take(address):
            raise Trouble("too_many", "too many new tables; wait a little")

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        if self._connections[address] >= self._most_connections:
            raise Trouble("too_many", "too many connections from one address")
        self._connections[address] += 1
        try:
            yield
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]
