"""A process that serves alone: nobody to tell, nobody to hear of. What it does costs nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from irrgarten.bus.beat import NOBODY, Crowd, Presence, Spent

NO_CROWD = Crowd()


class Listener(Protocol):
    """Whoever serves tables, and hears of other processes."""

    def heard(self, table: str, acts: int, revision: int) -> None:
        """Another process has written."""

    def met(self, tables: Iterable[str]) -> None:
        """Somebody came to these tables in another process, or has gone there."""

    def said(self, table: str, seat: int, phrase: int) -> None:
        """Somebody has said something at a table, in another process."""

    def missed(self) -> None:
        """Something may have been said that was not heard."""

    def hears_again(self) -> None:
        """From now on others are known of, who were not before."""

    def spent(self, kind: Spent, address: str, times: int) -> None:
        """An address, by its id, has asked for so much elsewhere."""


class Bus:
    """``RedisBus`` does what is said here; this one does nothing."""

    #: Whether it carries at the moment.
    up = False
    #: How often something could not be said or heard.
    errors = 0

    @property
    def blind(self) -> bool:
        """Whether there are others of whom nothing is known at the moment."""
        return False

    # -- what is told ----------------------------------------------------------
    def wrote(self, table: str, acts: int, revision: int) -> None:
        """A table is kept up to here."""

    def present(self, table: str, of_seats: Iterable[int | None]) -> None:
        """Who is connected to a table here: for each the seat, or None for who watches."""

    def said(self, table: str, seat: int, phrase: int) -> None:
        """A seat has said something here, which is told by its number."""

    def crowding(self, address: str, watchers: int, holders: int) -> None:
        """How many connections an address has here."""

    def counted(self, kind: Spent, address: str) -> None:
        """An address, by its id, was given something that it may have so and so often."""

    def id_of(self, address: str) -> str:
        """By what an address is counted in all processes."""
        return address

    # -- what is known ---------------------------------------------------------
    def elsewhere(self, table: str) -> Presence:
        """Who is connected to a table in other processes."""
        return NOBODY

    def crowd_elsewhere(self, address: str) -> Crowd:
        return NO_CROWD

    def leads(self, table: str) -> bool:
        """Whether this process looks after the bots of a table.

        Of those with somebody at the table it is the one whose id comes first. While the bus is
        down several may do it, which is twice the work and does no harm.
        """
        return True

    # -- from first to last ----------------------------------------------------
    async def start(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...
