"""The time by which tables decide: it counts only while a process was up."""

from __future__ import annotations

import pytest
from tests.tables.states import START, Desk

from irrgarten.tables.rows import Uptime


@pytest.mark.parametrize(
    ("others", "since", "gone"),
    [
        ([], -10, 5),
        ([], 2, 3),
        ([(-20, -4)], -10, 6 + 5),
        ([(-20, -4), (-8, -2)], -10, 8 + 5),
        ([(-20, -8), (-5, -2)], -10, 2 + 3 + 5),
        ([(-20, -2), (-8, -4)], -10, 8 + 5),
        ([(-20, 3)], -10, 15),
        ([(-20, 99)], -10, 15),
        ([(-20, -15)], -10, 5),
    ],
)
def test_time_counts_while_any_process_was_up(
    others: list[tuple[int, int]], since: int, gone: int
) -> None:
    """Seconds, from when this process began; five have passed."""
    desk = Desk()
    desk.uptimes = [Uptime("x", START + a * 1000, START + b * 1000) for a, b in others]
    desk.pass_time(5)
    assert desk.now.since(START + since * 1000) == gone * 1000


def test_stamp_is_the_wall_clock_to_the_second() -> None:
    desk = Desk()
    desk.pass_time(1.5)
    assert desk.now.stamp == "2026-01-01T00:00:01+00:00"
