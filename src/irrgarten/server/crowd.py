"""Who is at the tables. There is always a place for whoever holds a seat."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from irrgarten.bus import Bus
from irrgarten.server.guest import Guest
from irrgarten.server.limits import Buckets
from irrgarten.server.settings import Limits
from irrgarten.server.stopping import Stop, closing
from irrgarten.tables.problems import RequestError

#: How many of all connections may be at tables; the rest is for those who are about to come.
SHARE = 7 / 8

#: Guests in the order in which they came.
Guests = dict[Guest, None]


class Crowd:
    def __init__(self, limits: Limits, bus: Bus, stop: Stop) -> None:
        self._bus = bus
        self._limits = limits
        self._stop = stop
        self._most = int(limits.connections * SHARE)
        self._joins = Buckets(limits.joins_of_seat)
        self._all: Guests = {}
        self._watchers_of_address: dict[str, Guests] = defaultdict(dict)
        self._watchers_of_table: dict[str, Guests] = defaultdict(dict)
        self._holders_of_address: dict[str, Guests] = defaultdict(dict)
        self._holders_of_seat: dict[str, Guests] = defaultdict(dict)

    @contextmanager
    def place(self, guest: Guest, table: str, address: str) -> Iterator[None]:
        """A place at a table. Raises RequestError if there is none, ComeBack while stopping."""
        self._stop.check_guest()
        if guest.seat is None:
            groups = (
                (self._watchers_of_address, address),
                (self._watchers_of_table, table),
            )
            self._may_watch(table, address)
        else:
            seat = f"{table}/{guest.seat}"
            groups = ((self._holders_of_address, address), (self._holders_of_seat, seat))
            self._may_sit(table, guest.seat, address)
        self._all[guest] = None
        for group, key in groups:
            group[key][guest] = None
        self._tell(address)
        try:
            yield
        finally:
            self._all.pop(guest, None)
            for group, key in groups:
                group[key].pop(guest, None)
                if not group[key]:
                    del group[key]
            self._tell(address)

    def _tell(self, address: str) -> None:
        watchers = len(self._watchers_of_address.get(address, ()))
        self._bus.crowding(address, watchers, len(self._holders_of_address.get(address, ())))

    def count(self) -> dict[str, int]:
        """How many there are, by what they do."""
        watchers = sum(guest.seat is None for guest in self._all)
        return {"seat": len(self._all) - watchers, "watcher": watchers}

    def send_home(self) -> None:
        """The server stops: everybody is told when to come back."""
        for guest in [*self._all]:
            guest.send_home(closing())

    def _may_watch(self, table: str, address: str) -> None:
        others = self._bus.crowd_elsewhere(address).watchers
        if others + len(self._watchers_of_address.get(address, ())) >= self._limits.watchers:
            raise RequestError("too_many", "too many connections from one address")
        others = self._bus.elsewhere(table).watchers
        if others + len(self._watchers_of_table.get(table, ())) >= self._limits.watchers_of_table:
            raise RequestError("too_many", "too many people watch this table")
        if len(self._all) >= self._most:
            raise RequestError("too_many", "too many people are here")

    def _may_sit(self, table: str, number: int, address: str) -> None:
        seat = f"{table}/{number}"
        if not self._joins.of(seat).take():
            raise RequestError("too_many", "too many joins; wait a little")
        others = self._bus.crowd_elsewhere(address).holders
        if others + len(self._holders_of_address.get(address, ())) >= self._limits.seats:
            raise RequestError("too_many", "too many connections from one address")
        same = self._holders_of_seat.get(seat, {})
        others = self._bus.elsewhere(table).connections(number)
        # Another process sends nobody away for this one: where she is nowhere here, she gets in.
        if same and others + len(same) >= self._limits.connections_of_seat:
            self._send_away(next(iter(same)), same, "this seat is open in too many places")
        if len(self._all) >= self._most:
            self._send_a_watcher_away()

    def _send_a_watcher_away(self) -> None:
        most = max(self._watchers_of_address.values(), key=len, default={})
        if not most:
            raise RequestError("too_many", "too many people are here")
        self._send_away(next(reversed(most)), most, "the place is needed for a player")

    def _send_away(self, guest: Guest, group: Guests, message: str) -> None:
        group.pop(guest)
        self._all.pop(guest, None)
        guest.send_away(message)
