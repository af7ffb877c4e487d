"""Choices that bots are to make, in the order in which they are thought about."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from msgspec import Struct, field

from irrgarten.search.levels import thinker
from irrgarten.server.work import Question

T = TypeVar("T")

#: What a choice costs besides its playouts, in playouts.
BESIDES = 50

#: Pause after a thought to nobody, in lengths of that thought.
REST = 1.0


class Passed(Exception):
    """The position has passed, or nobody is there to see the act."""


class Nobody(Exception):
    """Nobody at the bus answers: it is away, or nobody works there, or is able to."""


class Hopeless(Exception):
    """Whoever thinks about this at the bus fails or hangs."""


class Asker(Struct, frozen=True):
    """For which table a choice is made, for people at which address, and whether it still is."""

    address: str
    table: str
    wanted: Callable[[], bool]


class Choice(Struct, eq=False):
    """A question that waits for its answer."""

    question: Question
    asker: Asker
    made: asyncio.Future[str | None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    lost: int = 0

    @property
    def work(self) -> float:
        """About how many playouts it will take."""
        level = thinker(self.question.level)
        return BESIDES + (level.playouts if level else 0)

    @property
    def name(self) -> str:
        """The name of table, position, seat and level."""
        asked = self.question
        position = f"{asked.ply}/{asked.seat}/{asked.level}"
        return "/".join([self.asker.table, position, *asked.planned])

    def still_wanted(self) -> bool:
        if not self.made.done() and not self.asker.wanted():
            self.made.set_exception(Passed())
        return not self.made.done()

    def settle(self, answer: str | Exception | None) -> None:
        """Pass on the act, None where thinking failed, or an error; unless it is too late."""
        if self.made.done():
            return
        if isinstance(answer, Exception):
            self.made.set_exception(answer)
        else:
            self.made.set_result(answer)


class FairQueue(Generic[T]):
    """Those who wait, by name, with what they wait for; ``cost`` is how much work that is.

    This is weighted fair queueing. Think of everybody in line being worked for at once, at equal
    speed: the clock shows how much each has got. Work done one after the other follows that: next
    is always the one whose work would be done first. So little work overtakes much work, but the
    longer that waits the less, and whoever asks for much waits for himself.
    """

    def __init__(self, cost: Callable[[T], float]) -> None:
        self._cost = cost
        self._waiting: dict[str, T] = {}
        self._clock = 0.0
        #: When the work for each of those who wait would begin.
        self._begins: dict[str, float] = {}
        #: Until when those had their share who left with more than that.
        self._ahead: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    def enter(self, name: str, wanted: T) -> None:
        if name not in self._waiting:
            self._begins[name] = max(self._clock, self._ahead.pop(name, 0.0))
        self._waiting[name] = wanted

    def leave(self, name: str) -> None:
        del self._waiting[name]
        self._ahead[name] = self._begins.pop(name)
        if self._waiting:
            ahead = self._ahead.items()  # without those who are so no more
            self._ahead = {name: until for name, until in ahead if until > self._clock}
        else:  # nobody is behind
            self._clock = 0.0
            self._ahead.clear()

    def get(self, name: str) -> T | None:
        return self._waiting.get(name)

    def values(self) -> Iterable[T]:
        return self._waiting.values()

    @property
    def first(self) -> tuple[str, T]:
        name = min(self._waiting, key=self._ends)
        return name, self._waiting[name]

    def serve(self, name: str) -> None:
        """Its work is about to be done; if it stays in line, it is for more of it."""
        self._begins[name] = self._ends(name)
        self._clock += self._cost(self._waiting[name]) / len(self._waiting)

    def _ends(self, name: str) -> float:
        return self._begins[name] + self._cost(self._waiting[name])


class Choices:
    """Addresses have equal shares of the work, and so have the tables of an address."""

    def __init__(self) -> None:
        self._addresses: FairQueue[FairQueue[Choice]] = FairQueue(
            lambda tables: tables.first[1].work
        )
        self._more = asyncio.Event()

    def __len__(self) -> int:
        return sum(len(tables) for tables in self._addresses.values())

    def add(self, choice: Choice) -> None:
        """At most one of a table waits: a later one takes the place of what was asked before."""
        asker = choice.asker
        tables = self._addresses.get(asker.address)
        if tables is None:
            tables = FairQueue(lambda choice: choice.work)
            self._addresses.enter(asker.address, tables)
        before = tables.get(asker.table)
        if before is not None and not before.made.done():
            before.made.set_exception(Passed())
        tables.enter(asker.table, choice)
        self._more.set()

    async def next(self) -> Choice:
        while (choice := self.take()) is None:
            self._more.clear()
            await self._more.wait()
        return choice

    def take(self) -> Choice | None:
        """The next that is still wanted; what is not costs its table nothing."""
        while self._addresses:
            address, tables = self._addresses.first
            table, choice = tables.first
            wanted = choice.still_wanted()
            if wanted:
                self._addresses.serve(address)
                tables.serve(table)
            tables.leave(table)
            if not tables:
                self._addresses.leave(address)
            if wanted:
                return choice
        return None

    def give_up(self, error: Exception) -> None:
        """Nothing is thought about any more."""
        while (choice := self.take()) is not None:
            choice.made.set_exception(error)


class Background:
    """Lets bots that play to nobody think one at a time, with pauses, to delay no player."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[bool]] = deque()
        self._busy = False

    @asynccontextmanager
    async def turn(self, place: asyncio.Future[bool]) -> AsyncIterator[None]:
        """Wait for this place's turn; a place that is set to False goes on at once."""
        loop = asyncio.get_running_loop()
        self._waiting.append(place)
        self._next()
        began = loop.time()
        try:
            await place
            began = loop.time()
            yield
        finally:
            if place.done() and not place.cancelled() and place.result():
                loop.call_later(REST * (loop.time() - began), self._end_rest)

    def _next(self) -> None:
        while self._waiting and not self._busy:
            place = self._waiting.popleft()
            if not place.done():
                place.set_result(True)
                self._busy = True

    def _end_rest(self) -> None:
        self._busy = False
        self._next()
