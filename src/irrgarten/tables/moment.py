"""The time at which a table decides, as all clocks of a server count it."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from irrgarten.tables.rows import Uptime

SECOND = 1000


class Moment(Struct, frozen=True):
    """``ms`` are milliseconds since 1970 that never go back; ``wall`` is the wall clock.

    ``uptimes`` tell when a process was there, this one until now. ``others_unknown``: nothing is
    known of the connections to other processes, since the bus does not carry.
    """

    ms: int
    wall: datetime
    uptimes: tuple[Uptime, ...] = ()
    others_unknown: bool = False

    @property
    def stamp(self) -> str:
        """The wall clock as it is stored."""
        return self.wall.isoformat(timespec="seconds")

    def since(self, at: int) -> int:
        """Return how long the server has been up since a time, in milliseconds."""
        gone, until = 0, at
        for one in sorted(self.uptimes, key=lambda one: one.began):
            start, end = max(until, one.began), min(one.seen, self.ms)
            gone += max(0, end - start)
            until = max(until, end)
        return gone

    def seconds_since(self, at: int) -> float:
        """Return the seconds that have passed since a time, whether or not a server was up."""
        return (self.ms - at) / SECOND
