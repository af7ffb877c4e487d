"""The part of a table that knows who is to be told of a turn, and who sees it anyway."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from irrgarten.server.course import Course
from irrgarten.server.order import alone
from irrgarten.store import FollowedRow, Store

if TYPE_CHECKING:
    from irrgarten.server.table import Table


def seen_name(table: str) -> str:
    """By what processes tell each other in which seats somebody sees the page."""
    return f"{table}/seen"


class Following:
    """``seats`` are those that somebody wants to be told of; at most tables there are none."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table = table
        self._store = store
        self.order = table.order
        self.seats: frozenset[int] = frozenset()
        #: Seats for which it is kept that somebody is to be told.
        self.awaited: set[int] = set()
        #: Called with the table when a seat comes to be awaited, or no longer is.
        self.when_awaited: Callable[[Table, int, int], None] = lambda *_: None
        self.when_seen: Callable[[Table, int], None] = lambda *_: None

    @alone
    async def follow(self, row: FollowedRow) -> None:
        revision = await self._store.notices.follow(row)
        self._table.wrote(revision)
        self.know(self.seats | {row.seat})
        self.awaited.discard(row.seat)  # whoever follows it as well is to be told too
        self.look()

    def know(self, seats: frozenset[int]) -> None:
        """These are followed from now on; other processes hear who sees the page here."""
        before, self.seats = self.seats, seats
        if seats - before:
            self._table.tell_who_is_here()
            self.look()

    def sees(self, seat: int) -> bool:
        """Whether somebody sees the page in this seat, at whichever process."""
        table = self._table
        here = any(guest.seat == seat and guest.sees for guest in table.guests)
        return here or seat in table.bus.elsewhere(seen_name(table.row.table)).here

    def turn(self, seat: int) -> int | None:
        """The ply with which her turn began; None while it is not hers, or a bot plays for her."""
        course = self._table.course
        if not isinstance(course, Course) or seat not in course.acting:
            return None
        if self._table.seats[seat].holder != "person":
            return None
        return course.turn_began(seat)

    def look(self) -> None:
        """Whenever something has changed: the game, or who sees it."""
        for seat in self.seats:
            turn = self.turn(seat)
            if turn is not None and not self.sees(seat):
                if seat not in self.awaited:
                    self.awaited.add(seat)
                    self.when_awaited(self._table, seat, turn)
            elif seat in self.awaited:
                self.awaited.discard(seat)
                self.when_seen(self._table, seat)

    def came(self, seat: int) -> None:
        """Somebody sees the page: what she was told elsewhere of it is taken back."""
        if seat in self.seats:
            self.awaited.discard(seat)
            self.when_seen(self._table, seat)
