"""A number between two knots is told as shares of both."""

from __future__ import annotations

import pytest

from irrgarten.kernel.knots import Knots

MARKS = (1.0, 2.0, 4.0)


@pytest.mark.parametrize(
    ("number", "at", "upper"),
    [
        (1.0, 0, 0.0),
        (1.25, 0, 0.25),
        (2.0, 1, 0.0),
        (3.5, 1, 0.75),
        (4.0, 1, 1.0),
        (9.0, 1, 1.0),
        (-3.0, 0, 0.0),
    ],
)
def test_where_a_number_lies(number: float, at: int, upper: float) -> None:
    knots = Knots(MARKS)
    knots.find(number)
    assert (knots.at, knots.upper) == (at, upper)


@pytest.mark.parametrize("count", [1, 17])
def test_there_is_room_for_two_to_sixteen(count: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 16 knots, not {count}"):
        Knots(range(count))
    Knots(range(16))
