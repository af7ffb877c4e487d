"""What is told of a table that waits: its seats, and the parts that they add to the lots."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace
from tests.store.writing import SEATS, table

from irrgarten import registry
from irrgarten.bus import Bus
from irrgarten.server import frames, telling
from irrgarten.server.absence import Absence
from irrgarten.server.course import Course
from irrgarten.server.guest import Guest
from irrgarten.store import SeatRow, TableRow

ANNA = replace(SEATS[0], adds=True)
SEAL, PART = "5" * 64, "p" * 32


def told(row: TableRow, *seats: SeatRow, here: set[int] | None = None) -> frames.TableInfo:
    """Seven seconds after all lines dropped."""
    clock = iter([0.0, 7.0, 7.0])
    absence = Absence(2, 60, lambda: next(clock), Bus())
    return telling.table_info(
        row, seats, None, "secret", here or set(), 0, absence, {}, None, None, None, None
    )


@pytest.mark.parametrize(
    ("sealed", "seat", "due"),
    [
        (False, ANNA, True),
        (False, SEATS[0], False),
        (False, replace(ANNA, holder="bot"), False),
        (False, replace(ANNA, seal=SEAL), False),
        (True, ANNA, False),
        (True, replace(ANNA, seal=SEAL), True),
        (True, replace(ANNA, seal=SEAL, added=PART), False),
    ],
)
def test_what_a_seat_still_has_to_add(sealed: bool, seat: SeatRow, due: bool) -> None:
    fairness = told(replace(table("t"), sealed=sealed), seat).fairness
    assert fairness.sealed is sealed
    assert fairness.parts == [frames.Part(due=due, seal=seat.seal, part=None)]


def test_who_is_here_is_not_away_and_nobody_but_a_person_is() -> None:
    bot = SeatRow(seat=1, holder="bot", level="casual")
    seats = told(table("t"), ANNA, bot).seats
    assert [(seat.here, seat.away) for seat in seats] == [(False, 7), (False, None)]
    (seat,) = told(table("t"), ANNA, here={0}).seats
    assert (seat.here, seat.away) == (True, None)


def test_when_a_game_starts_everything_is_told_from_its_first_lot_on() -> None:
    rules = registry.rules("magic_labyrinth")
    course = Course.begun(rules, rules.options_type(players=2), "seed", {})
    guest = cast(Guest, SimpleNamespace(viewer=1))
    first = telling.started(told(table("t")), course, guest)
    assert first.ply == len(first.happened) > 0
    assert first.happened == course.missed(1, 0)
    assert (first.view, first.legal) == (course.view(1), course.legal(1))
    assert first.acting == course.acting
