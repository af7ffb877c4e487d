"""Which connections make room for others, and how long each may keep the server waiting."""

from __future__ import annotations

import asyncio
from ipaddress import ip_network
from types import SimpleNamespace

import pytest
from tests.server.running import Stopwatch

from irrgarten.server import connection_limits
from irrgarten.server.addresses import Proxies
from irrgarten.server.connection_limits import FAREWELL, ConnectionLimits, Visit
from irrgarten.server.settings import Limits

PATIENCE = 10
LIMITS = Limits(connections=4, half_open=2, taken_within=PATIENCE)
PROXY = "10.0.0.1"


class Wire(asyncio.Transport):
    """What becomes of one connection; ``unsent`` bytes wait for its client."""

    def __init__(self) -> None:
        super().__init__()
        self.unsent = 0
        self.said = b""
        self.closed = self.ended = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.said += data

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.ended = True


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Stopwatch:
    stopwatch = Stopwatch()
    monkeypatch.setattr(connection_limits, "time", SimpleNamespace(monotonic=stopwatch.read))
    return stopwatch


@pytest.fixture
def entrance(watch: Stopwatch) -> ConnectionLimits:
    return ConnectionLimits(LIMITS, Proxies([ip_network(PROXY)]))


def enter(entrance: ConnectionLimits, host: str = "1.1.1.1") -> tuple[Visit, Wire]:
    wire = Wire()
    return entrance.enter(wire, (host, 1)), wire


def wait(entrance: ConnectionLimits, *hosts: str) -> tuple[list[Visit], list[Wire]]:
    """Connections whose clients are to say something."""
    entered = [enter(entrance, host) for host in hosts]
    for visit, _ in entered:
        visit.expect("head", PATIENCE, b"too late")
    return [visit for visit, _ in entered], [wire for _, wire in entered]


def ended(wires: list[Wire]) -> list[int]:
    return [number for number, wire in enumerate(wires) if wire.ended]


# -- for how long --------------------------------------------------------------------
def test_whoever_keeps_it_waiting_is_told_and_has_a_while_to_hear_it(
    entrance: ConnectionLimits, watch: Stopwatch
) -> None:
    (visit,), (wire,) = wait(entrance, "1.1.1.1")
    watch.seconds = PATIENCE - 1
    visit.expect("head", PATIENCE)  # a drop now and then wins nothing
    entrance.look()
    assert wire.said == b""
    watch.seconds = PATIENCE
    entrance.look()
    assert (wire.said, wire.closed, wire.ended) == (b"too late", True, False)
    watch.seconds += FAREWELL - 1
    entrance.look()
    assert ended([wire]) == []
    watch.seconds += 1
    entrance.look()
    assert ended([wire]) == [0]
    assert wire.said == b"too late"


def test_time_runs_anew_for_what_is_expected_next(
    entrance: ConnectionLimits, watch: Stopwatch
) -> None:
    (visit,), (wire,) = wait(entrance, "1.1.1.1")
    watch.seconds = PATIENCE - 1
    visit.expect("body", PATIENCE, b"too late")
    watch.seconds = PATIENCE
    entrance.look()
    visit.settle()
    watch.seconds = 10 * PATIENCE
    entrance.look()
    assert wire.said == b"", "nothing is expected"
    visit.expect("body", PATIENCE, b"once more")
    watch.seconds += PATIENCE
    entrance.look()
    assert wire.said == b"once more"


def test_one_that_is_being_closed_has_a_while_for_what_is_unsent(
    entrance: ConnectionLimits, watch: Stopwatch
) -> None:
    _, wire = enter(entrance)
    wire.close()
    entrance.look()
    watch.seconds += FAREWELL
    entrance.look()
    assert wire.ended


def test_whoever_takes_nothing_of_what_is_sent_is_let_go(
    entrance: ConnectionLimits, watch: Stopwatch
) -> None:
    visit, wire = enter(entrance)
    wire.unsent = 100
    visit.clogged()
    watch.seconds = PATIENCE - 1
    entrance.look()
    assert ended([wire]) == []
    wire.unsent = 99
    watch.seconds = PATIENCE
    entrance.look()
    assert ended([wire]) == [], "she took a little, and has as long for more"
    watch.seconds = 2 * PATIENCE
    entrance.look()
    assert ended([wire]) == [0]


def test_whoever_has_taken_it_all_has_time(entrance: ConnectionLimits, watch: Stopwatch) -> None:
    visit, wire = enter(entrance)
    visit.clogged()
    visit.flowing()
    watch.seconds = 10 * PATIENCE
    entrance.look()
    assert not wire.closed


def test_when_the_server_stops_those_who_take_nothing_are_not_waited_for(
    entrance: ConnectionLimits,
) -> None:
    (_, taking), (_, clogged) = enter(entrance), enter(entrance)
    clogged.unsent = 1
    entrance.let_go()
    assert (taking.ended, clogged.ended) == (False, True)


# -- how many ------------------------------------------------------------------------
def test_of_too_many_that_wait_from_one_address_the_longest_waiting_goes(
    entrance: ConnectionLimits,
) -> None:
    _, wires = wait(entrance, "1.1.1.1", "2.2.2.2", "1.1.1.1", "1.1.1.1")
    assert ended(wires) == [0]


def test_those_go_first_who_have_said_nothing(entrance: ConnectionLimits) -> None:
    visits, wires = wait(entrance, "1.1.1.1", "1.1.1.1")
    visits[0].socket = True
    _, more = wait(entrance, "1.1.1.1")
    assert ended(wires + more) == [1]


def test_those_who_wait_for_nothing_are_not_counted(entrance: ConnectionLimits) -> None:
    visits, wires = wait(entrance, "1.1.1.1", "1.1.1.1")
    visits[0].settle()
    _, more = wait(entrance, "1.1.1.1")
    assert ended(wires + more) == []
    visits[1].settle()
    entrance.leave(visits[1])
    more += wait(entrance, "1.1.1.1")[1]
    assert ended(wires + more) == []


def test_those_of_a_proxy_are_counted_once_it_says_whose_they_are(
    entrance: ConnectionLimits,
) -> None:
    visits, wires = wait(entrance, PROXY, PROXY, PROXY)
    assert ended(wires) == []
    for visit in visits[:2]:
        visit.comes_from("1.1.1.1")
    assert ended(wires) == []
    visits[2].comes_from("1.1.1.1")
    assert ended(wires) == [0]


def test_a_proxy_may_say_whose_one_is_that_waits_for_nothing(entrance: ConnectionLimits) -> None:
    visit, wire = enter(entrance, PROXY)
    visit.comes_from("1.1.1.1")
    _, wires = wait(entrance, "1.1.1.1", "1.1.1.1")
    assert ended([wire, *wires]) == []


def test_full_server_closes_a_connection_of_the_busiest_address(entrance: ConnectionLimits) -> None:
    _, wires = wait(entrance, "1.1.1.1", "2.2.2.2", "2.2.2.2")
    served, playing = enter(entrance, "3.3.3.3")
    _, late = enter(entrance, "4.4.4.4")
    assert (ended(wires), playing.ended, late.ended) == ([1], False, False)
    assert served.transport is playing


def test_full_server_without_idle_connections_refuses_more(entrance: ConnectionLimits) -> None:
    wires = [enter(entrance, f"1.1.1.{number}")[1] for number in range(4)]
    late, wire = enter(entrance, "2.2.2.2")
    assert (ended(wires), wire.ended) == ([], True)
    late.expect("head", PATIENCE)
    _, later = enter(entrance, "3.3.3.3")
    assert later.ended, "one that did not get in makes no room"


def test_closed_connection_makes_room_for_another(entrance: ConnectionLimits) -> None:
    visits, _ = wait(entrance, *(f"1.1.1.{number}" for number in range(4)))
    entrance.leave(visits[0])
    _, wire = enter(entrance, "2.2.2.2")
    _, late = enter(entrance, "3.3.3.3")
    assert (wire.ended, late.ended) == (False, False)
    assert [visit.transport.is_closing() for visit in visits] == [False, True, False, False]


def test_a_connection_is_one_visit(entrance: ConnectionLimits) -> None:
    visit, wire = enter(entrance)
    assert entrance.enter(wire, ("1.1.1.1", 1)) is visit
    assert entrance.enter(Wire(), None) is not visit
