"""Limits on the number of connections, and on how long each keeps the server waiting.

Where too many connections wait for their client, from one address or in all, the one that has
waited longest is closed for the next. Connections that are being served, or at a table, stay.
"""

from __future__ import annotations

import asyncio
import time

from irrgarten.server.addresses import Proxies, address, counted
from irrgarten.server.metrics import REFUSED
from irrgarten.server.settings import Limits

#: Seconds that a connection being closed has for what is still unsent.
FAREWELL = 5


class Visit:
    """One connection, from its beginning to its end."""

    def __init__(
        self, gate: ConnectionLimits, transport: asyncio.Transport, address: str, proxied: bool
    ) -> None:
        self.transport = transport
        self.address = address
        #: It comes from a proxy, and may be anybody's.
        self.proxied = proxied
        #: It is a socket, or about to be one; its client has at least said something.
        self.socket = False
        self._gate = gate
        self._awaited: object = None
        self._due: float | None = None
        self._too_late = b""
        self._unsent = 0
        self._take_due: float | None = None
        self._close_due: float | None = None

    def expect(self, what: object, seconds: float, too_late: bytes = b"") -> None:
        """It is the client's turn; ``too_late`` is what it is told if nothing comes of that.

        Time runs from when the same was first expected: a drop now and then wins nothing.
        """
        if what == self._awaited:
            return
        self._awaited, self._due = what, time.monotonic() + seconds
        self._too_late = too_late
        self._gate.waits(self)

    def settle(self) -> None:
        """All has come that was to come."""
        self._awaited = self._due = None
        self._gate.waits_no_more(self)

    def comes_from(self, address: str) -> None:
        """What a proxy says of it, once that is known."""
        waits = self._awaited is not None
        self._gate.waits_no_more(self)
        self.address, self.proxied = address, False
        if waits:
            self._gate.waits(self)

    def clogged(self) -> None:
        """The client is slow to take what is sent."""
        self._unsent = self.transport.get_write_buffer_size()
        self._take_due = time.monotonic() + self._gate.limits.taken_within

    def flowing(self) -> None:
        self._take_due = None

    def look(self, now: float) -> None:
        """Close it if its time is up."""
        if self._close_due is not None:
            if now >= self._close_due:
                self.transport.abort()
        elif self.transport.is_closing():
            self._close_due = now + FAREWELL
        elif self._due is not None and now >= self._due:
            REFUSED.labels("too_late").inc()
            self.transport.write(self._too_late)
            self.transport.close()
            self._close_due = now + FAREWELL
        elif self._take_due is not None and now >= self._take_due:
            if self.transport.get_write_buffer_size() >= self._unsent:
                REFUSED.labels("not_taken").inc()
                self.transport.abort()
            else:
                self.clogged()


class ConnectionLimits:
    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self._visits: dict[asyncio.Transport, Visit] = {}
        #: By address, the longest waiting first.
        self._waiting: dict[str, dict[Visit, None]] = {}

    def enter(self, transport: asyncio.Transport, client: tuple[str, int] | None) -> Visit:
        """The visit of a connection; one that there is no room for is closed at once."""
        if transport in self._visits:
            return self._visits[transport]
        peer = address(client[0]) if client else None
        visit = Visit(self, transport, counted(peer), peer in self.proxies)
        if len(self._visits) >= self.limits.connections and not self._make_room():
            REFUSED.labels("no_room").inc()
            transport.abort()
        else:
            self._visits[transport] = visit
        return visit

    def leave(self, visit: Visit) -> None:
        self.waits_no_more(visit)
        self._visits.pop(visit.transport, None)

    def waits(self, visit: Visit) -> None:
        if visit.transport not in self._visits:
            return
        self.waits_no_more(visit)
        waiting = self._waiting.setdefault(visit.address, {})
        waiting[visit] = None
        if len(waiting) > self.limits.half_open and not visit.proxied:
            self._close_one(waiting)

    def waits_no_more(self, visit: Visit) -> None:
        waiting = self._waiting.get(visit.address, {})
        waiting.pop(visit, None)
        if not waiting:
            self._waiting.pop(visit.address, None)

    def look(self) -> None:
        """Close whatever has kept us waiting for too long."""
        now = time.monotonic()
        for visit in list(self._visits.values()):
            visit.look(now)

    def let_go(self) -> None:
        """The server stops, and does not wait for those who take nothing."""
        for visit in list(self._visits.values()):
            if visit.transport.get_write_buffer_size():
                visit.transport.abort()

    def _make_room(self) -> bool:
        """The address with most that wait gives way, be it one of many that have just one."""
        if not self._waiting:
            return False
        self._close_one(max(self._waiting.values(), key=len))
        return True

    def _close_one(self, waiting: dict[Visit, None]) -> None:
        """The longest waiting; those first who have said nothing, but never the one just come."""
        *earlier, latest = waiting
        silent = (visit for visit in earlier if not visit.socket)
        visit = next(silent, earlier[0] if earlier else latest)
        REFUSED.labels("room_for_others").inc()
        self.leave(visit)
        visit.transport.abort()
