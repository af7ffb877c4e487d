"""The time by which clocks go: only while somebody was there to keep it."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import make_url
from tests.server.at_table import person, put_table
from tests.server.in_lobby import Rooms
from tests.server.running import Stopwatch, still

from irrgarten.server.settings import Settings
from irrgarten.server.timing import Timing
from irrgarten.store import AbsenceRow, PostgreSQL, Uptime

NOW = int(still().timestamp() * 1000)


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
async def test_clocks_go_while_somebody_was_there(
    inside: Rooms,
    stopwatch: Stopwatch,
    others: list[tuple[int, int]],
    since: int,
    gone: int,
) -> None:
    """Seconds, from when this process began; five have passed."""
    timing = Timing(inside.settings)
    timing._uptimes = [Uptime("x", NOW + a * 1000, NOW + b * 1000) for a, b in others]
    stopwatch.seconds += 5
    assert timing.since(NOW + since * 1000) == gone * 1000


async def test_a_wall_clock_that_was_put_back_stops_no_clock(inside: Rooms) -> None:
    await put_table(inside.store, person(0), person(1))
    await inside.store.clocks.is_up(Uptime("before", NOW - 1000, NOW + 60_000))
    timing = Timing(inside.settings)
    assert timing.now() == NOW
    await timing.learn(inside.store)
    assert timing.now() == NOW + 60_000
    await inside.store.clocks.is_up(Uptime("beside", NOW, NOW + 90_000))
    await timing.learn(inside.store)
    assert timing.now() == NOW + 60_000, "once, before anything goes by it"


async def test_that_it_was_there_is_kept_from_when_it_matters_on(
    inside: Rooms, stopwatch: Stopwatch
) -> None:
    timing, clocks = inside.lobby.timing, inside.store.clocks
    await timing.tell(inside.store)
    assert await clocks.uptimes() == []
    await put_table(inside.store, person(0), person(1))
    await clocks.is_missed("t", AbsenceRow(0, NOW, NOW))
    await timing.tell(inside.store)
    await clocks.is_missed_no_more("t", [0])
    stopwatch.seconds += 60
    await timing.tell(inside.store)
    (uptime,) = await clocks.uptimes()
    assert (uptime.began, uptime.seen) == (NOW, NOW + 60_000)


def test_whether_other_processes_may_serve_the_same_tables(tmp_path: Path) -> None:
    assert not Settings(data=tmp_path / "house.db").shared
    assert Settings(data=PostgreSQL(make_url("postgresql://nowhere/games"))).shared
