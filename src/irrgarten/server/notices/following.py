"""The part of a table that knows who is to be told of a turn, and who sees it anyway."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from irrgarten.tables.game import TableGame

if TYPE_CHECKING:
    from irrgarten.server.table import Table


def seen_name(table: str) -> str:
    """By what processes tell each other in which seats somebody sees the page."""
    return f"{table}/seen"


class Following:
    def __init__(self, table: Table) -> None:
        self._table = table
        #: Seats for which it is kept that somebody is to be told.
        self.awaited: set[int] = set()
        #: Called with the table when a seat comes to be awaited, or no longer is.
        self.when_awaited: Callable[[Table, int, int], None] = lambda *_: None
        self.when_seen: Callable[[Table, int], None] = lambda *_: None

    @property
    def seats(self) -> frozenset[int]:
        """Those that somebody wants to be told of; at most tables there are none."""
        return self._table.state.followed

    def followed_anew(self, seat: int) -> None:
        """Somebody wants to be told of a seat, who may not be the first."""
        self.awaited.discard(seat)
        self.look()

    def sees(self, seat: int) -> bool:
        """Whether somebody sees the page in this seat, at whichever process."""
        table = self._table
        here = any(one.seat == seat and one.sees for one in table.state.connections.values())
        return here or seat in table.bus.elsewhere(seen_name(table.name)).here

    def turn(self, seat: int) -> int | None:
        """The ply with which a seat's turn began; None if it is not to act, or a bot plays."""
        state = self._table.state
        if not isinstance(state.game, TableGame) or seat not in state.game.acting:
            return None
        if state.seats[seat].holder != "person":
            return None
        return state.game.turn_began(seat)

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
