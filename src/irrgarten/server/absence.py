"""Since when nobody is connected in a seat, as far as this process can know."""

from __future__ import annotations

from collections.abc import Callable

from irrgarten.bus import Bus


class Absence:
    """Counted from when the seat's last line dropped, and at the earliest from now.

    So nobody has been away for long just because the server was started again. ``needed`` are
    the seconds after which a bot may play for whoever is away. While nothing is known of other
    processes, nobody is: she may be connected to one of them.
    """

    def __init__(self, seats: int, needed: int, monotonic: Callable[[], float], bus: Bus) -> None:
        self.needed = needed
        self._monotonic = monotonic
        self._bus = bus
        self._since = [monotonic()] * seats

    def begin(self, *seats: int) -> None:
        for seat in seats:
            self._since[seat] = self._monotonic()

    def lasted(self, seat: int) -> float:
        return 0.0 if self._bus.blind else self._monotonic() - self._since[seat]

    def left(self, seat: int) -> float:
        """Seconds until a bot may play for her."""
        return max(0.0, self.needed - self.lasted(seat))
