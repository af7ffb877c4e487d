"""What a player keeps in mind: walls bumped into and passages walked (MAG-30), and where it has
just come from.

People forget what is long past first, what they met often last; a bump with its knock stays
longer than a step that went well, and one's own longer than another's.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from irrgarten.games.magic_labyrinth.board import FIELD_OF, SLOT_FIELDS, SLOT_OF
from irrgarten.games.magic_labyrinth.narration import Bumped, Stepped, Wanted
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.narration import TurnCame
from irrgarten.kernel.rng import Rng

#: Turns, of all seats together, after which half of what was seen once is forgotten by a player
#: who retains half of it.
HALF_LIFE = 12.0
#: How much longer lasts what made an impression.
BUMP = 2.0
OWN = 1.5
#: How much longer lasts what is met once more.
REHEARSED = 2.0

_SLOT_BETWEEN = {frozenset(pair): slot for slot, pair in enumerate(SLOT_FIELDS)}


class Trace(msgspec.Struct):
    """What is left of a slot in mind."""

    is_wall: bool
    lasts: float
    """In turns, as long as half of such traces do."""
    fades: float
    """The turn at which this one is gone, unless it is met again."""


class MagicLabyrinthMemory(Memory):
    """With a retention of 1 nothing fades; with 0 nothing outlasts the turn it happened in.

    How long a trace lasts is drawn from a lot of its own, so the same events leave the same memory.
    """

    def __init__(self, seat: int, retention: float, rng: Rng) -> None:
        self.seat = seat
        self._retention = min(1.0, max(0.0, retention))
        self._lot = rng.below(1 << 62)
        self._turn = 0
        self._met = 0
        self._traces: dict[int, Trace] = {}
        self._way: list[int] = []
        self._way_before: list[int] = []

    def observe(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, TurnCame):
                self._turn += 1
                if event.seat == self.seat:
                    self._way, self._way_before = [], self._way
            elif isinstance(event, Wanted):
                self._set_out()
            elif isinstance(event, Stepped):
                fields = frozenset((FIELD_OF[event.start], FIELD_OF[event.end]))
                if event.seat == self.seat:
                    self._way.append(FIELD_OF[event.start])
                self._meet(_SLOT_BETWEEN[fields], event.seat, is_wall=False)
            elif isinstance(event, Bumped) and event.wall is not None:
                if event.seat == self.seat:
                    self._set_out()
                self._meet(SLOT_OF[event.wall], event.seat, is_wall=True)

    @property
    def bumped(self) -> int:
        """The slots remembered to hold a wall, as a set of bits."""
        return self._remembered(is_wall=True)

    @property
    def passed(self) -> int:
        """The slots remembered to hold none."""
        return self._remembered(is_wall=False)

    @property
    def left(self) -> int:
        """The fields it has left in its last two turns on the way to the same symbol, as a set of
        bits; none once it was sent home."""
        return sum(1 << field for field in {*self._way, *self._way_before})

    def _set_out(self) -> None:
        self._way, self._way_before = [], []

    def _remembered(self, *, is_wall: bool) -> int:
        return sum(
            1 << slot
            for slot, trace in self._traces.items()
            if trace.is_wall == is_wall and trace.fades > self._turn
        )

    def _meet(self, slot: int, seat: int, *, is_wall: bool) -> None:
        known = self._traces.get(slot)
        lasts = known.lasts * REHEARSED if known is not None else self._first_impression()
        if known is None and is_wall:
            lasts *= BUMP
        if known is None and seat == self.seat:
            lasts *= OWN
        self._met += 1
        self._traces[slot] = Trace(is_wall, lasts, self._turn + 0.5 + lasts * self._spread(slot))

    def _first_impression(self) -> float:
        if self._retention == 1.0:
            return float("inf")
        return HALF_LIFE * self._retention / (1.0 - self._retention)

    def _spread(self, slot: int) -> float:
        """Some traces last longer than others: from 0.4 to 1.6 times as long."""
        lot = Rng(self._lot ^ (slot << 32) ^ self._met).below(1201)
        return 0.4 + lot / 1000
