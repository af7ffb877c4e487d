"""What the pieces on a board could do to each other: for whoever explores it by threat."""

from __future__ import annotations

from msgspec import Struct


class Threat(Struct, frozen=True):
    """What a seat could do if it were its turn now.

    With its piece at ``start`` (None: with one from its stock) it comes to ``place``, where it
    sends away a piece of ``other``; without ``other`` it wins the game there. ``by`` is what that
    takes, any one of them: cards, throws, or the piece that is placed. Empty, it takes nothing.
    """

    seat: int
    start: str | None
    place: str
    other: int | None
    by: list[str]


def gathered(found: list[Threat]) -> list[Threat]:
    """What differs only in what it takes is one threat."""
    taken: dict[tuple[int, str | None, str, int | None], list[str]] = {}
    for threat in found:
        by = taken.setdefault((threat.seat, threat.start, threat.place, threat.other), [])
        by += [way for way in threat.by if way not in by]
    return [Threat(*where, by) for where, by in taken.items()]
