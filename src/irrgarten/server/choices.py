"""Choices that bots are to make, in the order in which they are thought about."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from irrgarten.kernel.memory import Event
from irrgarten.server.fair_line import Line


class Passed(Exception):
    """The position has passed, or nobody is there to see the act."""


class Nobody(Exception):
    """Nobody at the bus answers: it is away, or nobody works there, or is able to."""


class Asker(Struct, frozen=True):
    """For which table a choice is made, for people at which address, and whether it still is."""

    address: str
    table: str
    wanted: Callable[[], bool]


class Choice(Struct, eq=False):
    """``known`` and ``perceived`` are what ``search.player.choose`` asks for.

    ``work`` is about how many playouts it will take; ``name`` that of position, seat and level.
    """

    asker: Asker
    known: dict[str, Any]
    perceived: list[Event]
    work: float
    made: asyncio.Future[str | None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    lost: int = 0
    name: str = ""

    def still_wanted(self) -> bool:
        if not self.made.done() and not self.asker.wanted():
            self.made.set_exception(Passed())
        return not self.made.done()


class Choices:
    """Addresses have equal shares of the work, and so have the tables of an address."""

    def __init__(self) -> None:
        self._addresses: Line[Line[Choice]] = Line(lambda tables: tables.first[1].work)
        self._more = asyncio.Event()

    def __len__(self) -> int:
        return sum(len(tables) for tables in self._addresses.values())

    def add(self, choice: Choice) -> None:
        """At most one of a table waits: a later one takes the place of what was asked before."""
        asker = choice.asker
        tables = self._addresses.get(asker.address)
        if tables is None:
            tables = Line(lambda choice: choice.work)
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
