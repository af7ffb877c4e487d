"""Who looks at the clocks, and what comes of it: no server, and no time that goes by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.at_table import Heard, came
from tests.server.in_lobby import Rooms
from tests.server.running import PATIENCE, Stopwatch

from irrgarten.server.frames import ClockChoice, NewTable, SeatWish
from irrgarten.server.guest import Guest
from irrgarten.server.timekeeping import Timekeeping
from irrgarten.store import AbsenceRow, Closed, Unreadable

AFTER = 60


@pytest.fixture
def timekeeping(inside: Rooms) -> Timekeeping:
    return Timekeeping(inside.store, inside.lobby, inside.lobby.timing)


async def made(inside: Rooms, **more: Any) -> str:
    """Anna, who is to act, and Ben."""
    seats = [SeatWish("person", "Anna"), SeatWish("person", "Ben")]
    wish = NewTable("caminos", {"players": 2}, seats, given={"beginner": 0}, **more)
    return (await inside.lobby.make(wish)).info.table


async def test_a_bot_plays_for_who_is_away_while_another_waits(
    inside: Rooms, timekeeping: Timekeeping, stopwatch: Stopwatch
) -> None:
    async with inside.lobby.table(await made(inside, stand_in_after=AFTER)) as table:
        await came(table, 1)
        for holder in ("person", "person", "bot"):
            await timekeeping.look_for()
            assert table.seats[0].holder == holder
            stopwatch.seconds += AFTER - 1


CLOCK = ClockChoice(kind="real", each=AFTER, increment=0, ends="loses")


async def test_whose_time_is_up_has_lost(
    inside: Rooms, timekeeping: Timekeeping, stopwatch: Stopwatch
) -> None:
    async with inside.lobby.table(await made(inside, clock=CLOCK)) as table:
        for over in (False, False, True):
            await timekeeping.look_here()
            assert table.under_way.over == over
            stopwatch.seconds += AFTER - 1


async def test_time_is_up_at_tables_where_nobody_is_too(
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
    assert table.under_way.over


async def test_what_has_passed_until_a_server_stops_counts(
    inside: Rooms, timekeeping: Timekeeping, stopwatch: Stopwatch
) -> None:
    await made(inside, clock=CLOCK)
    await timekeeping.look_everywhere()
    stopwatch.seconds += 3
    (before,) = await inside.store.clocks.uptimes()
    await timekeeping.close()
    (after,) = await inside.store.clocks.uptimes()
    assert after.seen == before.seen + 3000


# -- who is missed ---------------------------------------------------------------
async def test_everybody_has_half_a_minute_to_come_back_to_a_table_just_loaded(
    inside: Rooms,
) -> None:
    async with inside.lobby.table(await made(inside, stand_in_after=AFTER)) as table:
        await came(table, 1)
        assert table.standing_in.left == {0: AFTER}
        table.row = replace(table.row, stand_in_after=10)
        assert table.standing_in.left == {0: 30}


async def test_who_plays_for_whoever_is_missed_and_what_is_told_of_it(
    inside: Rooms, timekeeping: Timekeeping, stopwatch: Stopwatch
) -> None:
    name = await made(inside, stand_in_after=AFTER)
    async with inside.lobby.table(name) as table:
        ben = await came(table, 1)
        ben.frames.clear()
        await timekeeping.look_for()
        assert [frame["type"] for frame in ben.frames] == ["table"], "she is awaited from now on"
        await timekeeping.look_for()
        assert len(ben.frames) == 1
        stopwatch.seconds += AFTER
        await timekeeping.look_for()
        assert (table.seats[0].holder, table.seats[0].level) == ("bot", "skilled")
        assert table.changes.latest(0) == "away"
        assert (table.standing_in._since, await absences(inside, name)) == ({}, ())


async def test_without_a_time_chosen_nobody_is_played_for(
    inside: Rooms, timekeeping: Timekeeping, stopwatch: Stopwatch
) -> None:
    async with inside.lobby.table(await made(inside, stand_in_after=None)) as table:
        await came(table, 1)
        await timekeeping.look_for()
        stopwatch.seconds += 100_000
        await timekeeping.look_for()
        assert (table.seats[0].holder, table.standing_in.left) == ("person", {})


@pytest.mark.parametrize(("alone", "counts"), [(90, True), (91, False)])
async def test_what_has_passed_counts_while_the_other_is_gone_for_a_moment(
    inside: Rooms, timekeeping: Timekeeping, stopwatch: Stopwatch, alone: int, counts: bool
) -> None:
    async with inside.lobby.table(await made(inside, stand_in_after=AFTER)) as table:
        ben = Guest(1, Heard(), 1 << 20)
        await table.join(ben, None, None)
        for _ in range(2):
            await timekeeping.look_for()
            stopwatch.seconds += 20
        await timekeeping.look_for()
        await table.leave(ben)
        stopwatch.seconds += alone
        await timekeeping.look_for()
        await table.join(ben, None, None)
        assert table.standing_in.left == {0: 0 if counts else AFTER}


async def test_who_was_here_for_a_moment_is_missed_anew(
    inside: Rooms, timekeeping: Timekeeping, stopwatch: Stopwatch
) -> None:
    async with inside.lobby.table(await made(inside, stand_in_after=AFTER)) as table:
        await came(table, 1)
        await timekeeping.look_for()
        stopwatch.seconds += AFTER - 1
        anna = Guest(0, Heard(), 1 << 20)
        await table.join(anna, None, None)
        await table.leave(anna)
        assert table.standing_in.left == {0: AFTER}


async def test_that_somebody_is_missed_is_kept_after_a_while(
    inside: Rooms, timekeeping: Timekeeping, stopwatch: Stopwatch
) -> None:
    name = await made(inside, stand_in_after=AFTER)
    async with inside.lobby.table(name) as table:
        await came(table, 1)
        for seconds, kept in ((0, False), (14.9, False), (0.1, True)):
            stopwatch.seconds += seconds
            await timekeeping.look_for()
            assert bool(await absences(inside, name)) == kept
        await came(table, 0)
        assert await absences(inside, name) == ()


async def absences(inside: Rooms, name: str) -> Sequence[AbsenceRow]:
    found = await inside.store.find(name)
    assert found is not None
    return found.absences


async def test_who_comes_is_missed_no_more_whichever_process_wrote_it(inside: Rooms) -> None:
    name = await made(inside, stand_in_after=AFTER)
    async with inside.lobby.table(name) as table:
        table.standing_in._shared = True
        await inside.store.clocks.is_missed(name, AbsenceRow(0, 1, 2))
        await came(table, 0)
        assert await absences(inside, name) == ()


# -- what fails ------------------------------------------------------------------
async def fails(error: Exception) -> None:
    raise error


async def works() -> None:
    pass


async def test_what_fails_again_and_again_is_told_once(
    timekeeping: Timekeeping, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for told in (1, 1, 1):
            assert await timekeeping._done(fails(RuntimeError("broken")))
            assert len(caplog.records) == told
        assert await timekeeping._done(works())
        assert await timekeeping._done(fails(RuntimeError("broken again")))
        assert len(caplog.records) == 2


async def test_what_the_store_tells_is_not_told_twice_and_without_it_nothing_goes_on(
    timekeeping: Timekeeping, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert await timekeeping._done(fails(Unreadable("away")))
        assert not await timekeeping._done(fails(Closed()))
    assert caplog.records == []


async def test_somebody_looks_until_the_store_is_closed(
    inside: Rooms,
    timekeeping: Timekeeping,
    stopwatch: Stopwatch,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("OFTEN", "NOW_AND_THEN", "SELDOM"):
        monkeypatch.setattr(f"irrgarten.server.timekeeping.{name}", 0.001)
    async with inside.lobby.table(await made(inside, clock=CLOCK)) as table:
        looking = asyncio.create_task(timekeeping.run())
        while not await inside.store.clocks.uptimes():
            pass
        stopwatch.seconds += AFTER
        while not table.under_way.over:
            assert not looking.done()
            await asyncio.sleep(0)
    await inside.store.close()
    await asyncio.wait_for(looking, PATIENCE)
