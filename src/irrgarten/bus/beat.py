"""What processes tell each other. Ids and numbers only: whoever reads it learns of no game."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Literal

import msgspec
from msgspec import Struct, field

#: What the limits of an address count.
Spent = Literal[
    "requests",
    "tables",
    "lessons",
    "joins",
    "reviews",
    "records",
    "openings",
    "subscriptions",
    "mails",
]
SPENT: tuple[Spent, ...] = (
    "requests",
    "tables",
    "lessons",
    "joins",
    "reviews",
    "records",
    "openings",
    "subscriptions",
    "mails",
)


class Presence(Struct, frozen=True):
    """Who is at a table, in some processes: connections of each seat, and of who watches."""

    watchers: int = 0
    seats: tuple[tuple[int, int], ...] = ()

    @property
    def here(self) -> set[int]:
        return {seat for seat, _ in self.seats}

    def connections(self, seat: int) -> int:
        return dict(self.seats).get(seat, 0)


NOBODY = Presence()


class Crowd(Struct, frozen=True, array_like=True):
    """Connections of one address: watchers, and those who hold a seat."""

    watchers: int = 0
    holders: int = 0


class Beat(Struct, array_like=True):
    """What a process says at one time; ``number`` counts its beats, so that a gap is noticed.

    A ``whole`` one has all who are there: whoever it does not name has gone.
    """

    process: str
    number: int
    whole: bool = False
    #: How far tables are that were written: acts, and the revision of all else.
    heads: dict[str, tuple[int, int]] = field(default_factory=dict)
    #: Watchers, then seats with their connections.
    present: dict[str, tuple[int, dict[int, int]]] = field(default_factory=dict)
    crowds: dict[str, Crowd] = field(default_factory=dict)
    #: What addresses have asked for since the last beat, as in ``SPENT``.
    spent: dict[str, list[int]] = field(default_factory=dict)
    #: What was said at tables: seats, and the numbers of phrases.
    said: dict[str, list[tuple[int, int]]] = field(default_factory=dict)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Beat).decode


def presence(of_seats: Iterable[int | None]) -> Presence:
    """Of connections, each in its seat or watching."""
    watchers, seats = 0, dict[int, int]()
    for seat in of_seats:
        if seat is None:
            watchers += 1
        else:
            seats[seat] = seats.get(seat, 0) + 1
    return Presence(watchers, tuple(sorted(seats.items())))


def address_id(address: str) -> str:
    """By what an address is counted, without being told."""
    return blake2b(address.encode(), digest_size=8).hexdigest()
