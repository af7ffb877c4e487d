"""How a game begins: what it waits for, in which order, and what is stored when it begins."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.tables.states import Desk, beside, person, secret_of

from irrgarten import registry
from irrgarten.kernel import lots
from irrgarten.tables import commands, frames, sealing
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import SeatRow
from irrgarten.tables.state import Elsewhere, Policy

PARTS = ["ab" * 32, "cd" * 32]


def stage(desk: Desk) -> tuple[str | None, bool, bool]:
    """Return what the game waits for, whether all is sealed, and whether it has begun."""
    state = desk.state
    return sealing.awaited(state, desk.now), state.row.sealed, state.begun


def own_seal(desk: Desk, seat: int) -> str:
    return lots.seal(PARTS[seat], "t", seat, desk.state.commitment)


def seal(desk: Desk, number: int, seal: str | None = None) -> None:
    seat = desk.state.connections[number].seat or 0
    desk.execute(commands.Seal(number, frames.Seal(seal=seal or own_seal(desk, seat))))


def open_part(desk: Desk, number: int, part: str | None = None) -> None:
    seat = desk.state.connections[number].seat or 0
    desk.execute(commands.OpenPart(number, frames.Open(part=part or PARTS[seat])))


def two(*, adds: bool = True, **row: Any) -> Desk:
    return Desk(person(0, adds=True), person(1, adds=adds), **row)


# -- as it should be -----------------------------------------------------------------
def test_game_waits_for_seats_then_seals_then_parts() -> None:
    desk = Desk(person(0, adds=True), SeatRow(1))
    anna = desk.come(0)
    assert stage(desk) == (None, False, False), "a seat is free"
    desk.execute(commands.SitDown(1, "Ben", adds=False, token=None))
    assert stage(desk) == ("seals", False, False)
    seal(desk, anna)
    assert stage(desk) == ("parts", True, False)
    assert desk.told[anna][-1]["type"] == "table"
    open_part(desk, anna)
    assert stage(desk) == (None, True, True)
    assert desk.told[anna][-1]["type"] == "started"
    fair = desk.game.play.record().fair
    assert fair == desk.state.fair
    assert fair is not None
    assert fair.added == [PARTS[0], ""]
    assert desk.game.play.seed == lots.joined(desk.state.secret, fair.added)


def test_no_part_is_told_before_all_are_open() -> None:
    desk = two()
    anna, ben = desk.come(0), desk.come(1)
    seal(desk, anna)
    seal(desk, ben)
    open_part(desk, anna)
    parts = desk.info.fairness.parts
    assert [part.due for part in parts] == [False, True]
    assert PARTS[0] not in str(desk.told)
    open_part(desk, ben)
    assert [part.part for part in desk.info.fairness.parts] == PARTS


def test_game_begins_by_the_rules_of_today() -> None:
    clock = {"kind": "real", "each": 60, "increment": 0, "ends": "bot"}
    desk = Desk(person(0), person(1), version="0", clock=clock)
    desk.pass_time(90)
    desk.begin()
    row, writes = desk.state.row, desk.written[-1]
    assert row.version == registry.rules("magic_labyrinth").version
    assert row.position == desk.game.play.first
    assert [seat.away for seat in desk.info.seats] == [0, 0]
    assert desk.info.waits == 0
    assert (writes.columns["position"], writes.acts) == (row.position, (*desk.game.acts,))
    assert writes.clock is not None
    assert writes.clock.left == [60_000, 60_000]


def test_game_that_has_begun_waits_for_nothing() -> None:
    """Such as one from before parts were sealed."""
    desk = Desk(person(0), person(1)).begin()
    desk.state = replace(desk.state, seats=(person(0, adds=True), person(1)))
    assert stage(desk) == (None, False, True)


def test_ready_game_begins_although_its_first_attempt_failed() -> None:
    """The store was away when the last player joined."""
    desk = Desk(person(0), person(1))
    assert desk.timer is None
    desk.execute(commands.Join(0, secret_of(0), None))
    assert not desk.state.begun
    desk.pass_time(1)
    assert desk.state.begun


# -- what is refused -----------------------------------------------------------------
def test_seal_and_part_may_be_sent_again() -> None:
    desk = two()
    anna, ben = desk.come(0), desk.come(1)
    seal(desk, anna)
    written = len(desk.written)
    seal(desk, anna)
    assert len(desk.written) == written
    seal(desk, ben)
    open_part(desk, anna)
    written = len(desk.written)
    open_part(desk, anna)
    assert len(desk.written) == written
    assert desk.told[anna][-1]["type"] == "table", "answered all the same"


def test_seal_is_refused_when_it_is_another_or_too_late() -> None:
    desk = two()
    anna, ben = desk.come(0), desk.come(1)
    seal(desk, anna)
    with pytest.raises(RequestError, match="has sealed its part already"):
        seal(desk, anna, "5" * 64)
    with pytest.raises(RequestError, match="not all parts are sealed yet"):
        open_part(desk, anna)
    seal(desk, ben)
    with pytest.raises(RequestError, match="sealed already"):
        seal(desk, ben, "5" * 64)
    with pytest.raises(RequestError, match="not the one that was sealed"):
        open_part(desk, anna, "ef" * 32)


def test_seal_of_a_seat_that_adds_nothing_is_refused() -> None:
    desk = two(adds=False)
    ben = desk.come(1)
    with pytest.raises(RequestError, match="without adding a part"):
        seal(desk, ben)


def test_watcher_seals_nothing() -> None:
    desk = two()
    watcher = desk.come(None)
    with pytest.raises(RequestError, match="whoever watches does not act"):
        seal(desk, watcher)


def test_seats_stay_while_parts_are_opened() -> None:
    desk = two()
    seal(desk, desk.come(0))
    seal(desk, desk.come(1))
    with pytest.raises(RequestError, match="the lots are being drawn"):
        desk.execute(commands.Free(0, secret_of(0)))


# -- what is left out ----------------------------------------------------------------
def test_missing_seals_and_parts_time_out() -> None:
    desk = Desk(person(0, adds=True, seal="5" * 64), person(1, adds=True))
    ben = desk.come(1)
    seal(desk, ben)
    assert stage(desk) == ("seals", False, False)
    desk.pass_time(19.9)
    assert stage(desk) == ("seals", False, False)
    desk.pass_time(0.1)
    assert stage(desk) == ("parts", True, False)
    assert [seat.seal for seat in desk.state.seats] == [None, own_seal(desk, 1)]
    assert desk.told[ben][-1]["info"]["fairness"]["sealed"]
    assert [seat.seat for seat in desk.written[-1].seats] == [0]
    desk.pass_time(20)
    assert stage(desk) == (None, True, True)
    assert desk.state.fair.added == ["", ""]


def test_nothing_is_waited_for_while_nobody_is_there() -> None:
    desk = two()
    anna = desk.come(0)
    desk.pass_time(10)
    desk.leave(anna)
    assert desk.timer is None
    desk.pass_time(1000)
    desk.come(0)
    desk.pass_time(19.9)
    assert stage(desk) == ("seals", False, False)
    desk.pass_time(0.1)
    assert desk.state.begun


def test_timeout_of_parts_does_not_leave_out_seals() -> None:
    desk = two(policy=Policy(part=5))
    desk.come(0)
    due = desk.state.due
    assert due is not None
    assert due.what == "seals"
    desk.state = replace(desk.state, due=replace(due, what="parts"))
    desk.ms += 5000
    desk.execute(commands.Tick())
    assert stage(desk) == ("seals", False, False)


# -- other processes -----------------------------------------------------------------
def test_seal_that_another_process_took_counts() -> None:
    desk = two()
    ben = desk.come(1)
    other = beside(desk)
    seal(other, other.come(0))
    desk.take_over(other)
    assert desk.told[ben][-1]["info"]["fairness"]["parts"][0]["seal"] == own_seal(desk, 0)
    desk.execute(commands.Meet(Elsewhere(frozenset({0}))))
    seal(desk, ben)
    assert stage(desk) == ("parts", True, False)


def test_game_begins_when_the_last_player_is_seen_elsewhere() -> None:
    """All have sealed, but who sealed was thought to have gone."""
    seats = person(0, adds=True, seal="5" * 64), person(1)
    desk = Desk(*seats)
    desk.come(1)
    desk.execute(commands.Meet(Elsewhere(frozenset({0}))))
    desk.execute(commands.GoOn())
    assert stage(desk) == ("parts", True, False)


def test_game_begun_by_another_process_is_told_here() -> None:
    desk = Desk(person(0), SeatRow(1))
    anna = desk.come(0)
    other = beside(desk)
    other.execute(commands.SitDown(1, "Ben", adds=False, token=None))
    desk.types(anna)
    desk.take_over(other)
    assert desk.types(anna) == ["started"]
    assert desk.written == []
    assert desk.stored == other.stored
