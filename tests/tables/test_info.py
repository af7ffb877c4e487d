"""Table info and started frames: seats, parts of the lots, and the first position."""

from __future__ import annotations

import pytest
from msgspec import json
from tests.tables.states import Desk, bot, person

from irrgarten.tables import frames, info
from irrgarten.tables.rows import SeatRow

SEAL, PART = "5" * 64, "p" * 32


@pytest.mark.parametrize(
    ("sealed", "seat", "due"),
    [
        (False, person(0, adds=True), True),
        (False, person(0), False),
        (False, bot(0), False),
        (False, person(0, adds=True, seal=SEAL), False),
        (True, person(0, adds=True), False),
        (True, person(0, adds=True, seal=SEAL), True),
        (True, person(0, adds=True, seal=SEAL, added=PART), False),
    ],
)
def test_part_of_seat_is_due_until_it_is_added(sealed: bool, seat: SeatRow, due: bool) -> None:
    fairness = Desk(seat, SeatRow(1), sealed=sealed).info.fairness
    assert fairness.sealed is sealed
    assert fairness.parts[0] == frames.Part(due=due, seal=seat.seal, part=None)


def test_only_persons_without_connection_are_away() -> None:
    desk = Desk(person(0), bot(1), person(2))
    desk.come(2)
    desk.pass_time(7)
    seats = desk.info.seats
    assert [(seat.here, seat.away) for seat in seats] == [(False, 7), (False, None), (True, None)]


def test_waits_counts_the_seconds_since_the_latest_act() -> None:
    desk = Desk(person(0), person(1)).begin()
    desk.pass_time(7)
    assert desk.info.waits == 7
    desk.act(desk.come(0), "n")
    assert desk.info.waits == 0


def test_started_tells_everything_from_the_first_lot_on() -> None:
    desk = Desk(person(0), person(1)).begin()
    first = info.started(desk.info, desk.game, 1)
    assert first.ply == len(first.stretch.acts) > 0
    assert first.stretch == desk.game.stretch(1, 0)
    assert first.legal == desk.game.legal(1)
    assert first.acting == desk.game.acting
    assert json.encode(first)


def test_table_waits_in_public_until_its_game_begins() -> None:
    for listed in (None, "2026-01-01T20:00:00+00:00"):
        desk = Desk(person(0), person(1), listed=listed)
        assert desk.state.waits_in_public == (listed is not None)
        assert not desk.begin().state.waits_in_public
