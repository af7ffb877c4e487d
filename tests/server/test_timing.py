"""The time by which clocks go: only while somebody was there to keep it."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import make_url
from tests.server.at_lobby import Rooms
from tests.server.at_table import person, put_table
from tests.server.running import Stopwatch, still
from tests.store.writing import commit

from irrgarten.server.settings import Settings
from irrgarten.server.timekeeping import Timing
from irrgarten.store import PostgreSQL
from irrgarten.tables.rows import AbsenceRow, Uptime

NOW = int(still().timestamp() * 1000)


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
    await commit(inside.store, "t", away=(AbsenceRow(0, NOW, NOW),))
    await timing.tell(inside.store)
    await commit(inside.store, "t", present=(0,))
    stopwatch.seconds += 60
    await timing.tell(inside.store)
    (uptime,) = await clocks.uptimes()
    assert (uptime.began, uptime.seen) == (NOW, NOW + 60_000)


def test_whether_other_processes_may_serve_the_same_tables(tmp_path: Path) -> None:
    assert not Settings(data=tmp_path / "house.db").shared
    assert Settings(data=PostgreSQL(make_url("postgresql://nowhere/games"))).shared
