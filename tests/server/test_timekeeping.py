"""Tables act when something is due: in memory or not, and although the store fails for a while."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.at_lobby import Rooms
from tests.server.running import PATIENCE, Stopwatch

from irrgarten.server import timekeeping as module
from irrgarten.server.timekeeping import Timekeeping
from irrgarten.tables.frames import ClockChoice, NewTable, SeatWish

AFTER = 60
CLOCK = ClockChoice(kind="real", each=AFTER, increment=0, ends="loses")


@pytest.fixture
def timekeeping(inside: Rooms) -> Timekeeping:
    return Timekeeping(inside.store, inside.lobby, inside.lobby.timing)


async def made(inside: Rooms, **more: Any) -> str:
    """Anna, who is to act, and Ben."""
    seats = [SeatWish("person", "Anna"), SeatWish("person", "Ben")]
    wish = NewTable("caminos", {"players": 2}, seats, given={"beginner": 0}, **more)
    return (await inside.lobby.make(wish)).info.table


# -- all tables ----------------------------------------------------------------------
async def test_time_is_up_at_tables_out_of_memory_too(
    inside: Rooms, timekeeping: Timekeeping, stopwatch: Stopwatch
) -> None:
    name = await made(inside, clock=CLOCK)
    await inside.lobby.drop(name)
    for over in (False, False, True):
        await timekeeping.look_everywhere()
        assert bool(inside.lobby.in_memory(name)) == over
        stopwatch.seconds += AFTER - 1
    table = inside.lobby.in_memory(name)
    assert table is not None
    assert table.state.under_way.over


async def test_uptime_is_stored_when_a_server_stops(
    inside: Rooms, timekeeping: Timekeeping, stopwatch: Stopwatch
) -> None:
    await made(inside, clock=CLOCK)
    await timekeeping.look_everywhere()
    stopwatch.seconds += 3
    (before,) = await inside.store.clocks.uptimes()
    await timekeeping.close()
    (after,) = await inside.store.clocks.uptimes()
    assert after.seen == before.seen + 3000


async def test_timekeeping_runs_until_the_store_is_closed(
    inside: Rooms,
    timekeeping: Timekeeping,
    stopwatch: Stopwatch,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.001)
    async with inside.lobby.table(await made(inside, clock=CLOCK)) as table:
        looking = asyncio.create_task(timekeeping.run())
        stopwatch.seconds += AFTER
        while not table.state.under_way.over:
            assert not looking.done()
            await asyncio.sleep(0)
    await inside.store.close()
    await asyncio.wait_for(looking, PATIENCE)
