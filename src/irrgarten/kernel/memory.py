"""What a player keeps in mind beyond what lies on the table."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Something that happened, as one seat perceives it. Each game has its own kinds."""


class SeatEvent(Event, frozen=True):
    """Something that a seat did, or that came upon it."""

    seat: int


class Memory:
    """Takes in the events that a seat perceives. This one (no secrets) keeps none."""

    def observe(self, events: Iterable[Event]) -> None:
        """Events of one act, in order; acts come in the order they were made."""
