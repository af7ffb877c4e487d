"""What can be said across the table: words from a fixed list, heard by whoever is there.

Nothing is kept of them, and none tells anything of a game: partners may not confer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irrgarten.server import frames
from irrgarten.server.guest import Guest
from irrgarten.server.limits import Bucket
from irrgarten.server.problems import Trouble
from irrgarten.server.settings import Rate

if TYPE_CHECKING:
    from irrgarten.server.table import Table


class Phrases:
    def __init__(self, table: Table, rate: Rate) -> None:
        self._table = table
        self._rate = rate
        #: One for each seat, however many devices speak for it.
        self._buckets: dict[int, Bucket] = {}

    def say(self, guest: Guest, frame: frames.Say) -> None:
        seat = guest.own_seat
        if not self._buckets.setdefault(seat, Bucket(self._rate)).take():
            raise Trouble("too_many", "too much was said; wait a little")
        number = frames.PHRASES.index(frame.phrase)
        self._table.bus.said(self._table.row.table, seat, number)
        self.hear(seat, number)

    def hear(self, seat: int, number: int) -> None:
        """Somebody has said something, here or elsewhere."""
        if 0 <= number < len(frames.PHRASES):
            self._table.tell_all(frames.Said(seat=seat, phrase=frames.PHRASES[number]))
