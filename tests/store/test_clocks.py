"""Clocks of tables, who is missed there, and which processes were there to keep time."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from tests.store.writing import SEATS, table

from irrgarten.kernel.record import Made
from irrgarten.store import AbsenceRow, ClockRow, Conflict, Kept, Store, TableRow, Uptime

FIRST = ClockRow(number=0, at=1000, left=[500, 700], due=1500)
ROLL = Made(None, "roll 3")


def timed(name: str) -> TableRow:
    return replace(table(name), clock={"kind": "bank"}, stand_in_after=60)


async def begin(store: Store, name: str, clock: ClockRow = FIRST) -> None:
    await store.add(timed(name), SEATS)
    await store.start(name, {"state": {}}, [], clock=clock)


async def kept(store: Store, name: str = "t") -> Kept:
    found = await store.find(name)
    assert found is not None
    return found


async def test_a_clock_is_kept_by_whoever_knows_the_last(store: Store) -> None:
    await begin(store, "t")
    await begin(store, "u")
    assert (await kept(store)).clock == FIRST
    second = ClockRow(number=1, at=1200, left=[300, 700], due=1900)
    await store.clocks.keep("t", second)
    assert (await kept(store)).clock == second
    assert (await kept(store, "u")).clock == FIRST
    for number in (0, 1, 3):
        with pytest.raises(Conflict):
            await store.clocks.keep("t", replace(second, number=number, at=9))
    assert (await kept(store)).clock == second


async def test_acts_and_their_clock_are_kept_together_or_not_at_all(store: Store) -> None:
    await begin(store, "t")
    second = ClockRow(number=1, at=1200, left=[300, 700], due=None)
    await store.add_timed_acts("t", 0, [Made(0, "n"), ROLL], second, last=True)
    found = await kept(store)
    assert (found.acts, found.clock) == ([Made(0, "n"), ROLL], second)
    assert found.table.ended is not None
    assert re.fullmatch(r"[0-9-]{10}T[0-9:]{8}\+00:00", found.table.ended)
    with pytest.raises(Conflict):
        await store.add_timed_acts("t", 2, [Made(1, "s")], second)
    with pytest.raises(Conflict):
        await store.add_timed_acts("t", 1, [Made(1, "s")], replace(second, number=2))
    assert (await kept(store)).clock == second


async def test_the_most_overdue_comes_first_and_one_that_stands_never(store: Store) -> None:
    assert await store.clocks.due(5000) == []
    assert not await store.clocks.run()
    await begin(store, "stands", replace(FIRST, due=None))
    assert not await store.clocks.run()
    await begin(store, "later", replace(FIRST, due=1700))
    await begin(store, "soon", replace(FIRST, due=1400))
    assert await store.clocks.run()
    assert await store.clocks.due(1399) == []
    assert await store.clocks.due(1400) == ["soon"]
    assert await store.clocks.due(5000) == ["soon", "later"]


async def test_who_is_missed_is_missed_since_what_was_written_last(store: Store) -> None:
    for name in ("t", "u"):
        await store.add(timed(name), SEATS)
        for seat in (0, 1):
            await store.clocks.is_missed(name, AbsenceRow(seat, since=10, seen=20))
    assert await store.clocks.run()
    later = AbsenceRow(1, since=30, seen=40)
    await store.clocks.is_missed("t", later)
    assert set((await kept(store)).absences) == {AbsenceRow(0, 10, 20), later}
    assert len((await kept(store, "u")).absences) == 2
    await store.clocks.is_missed_no_more("t", [1])
    assert (await kept(store)).absences == (AbsenceRow(0, 10, 20),)
    await store.clocks.is_missed_no_more("t", [0])
    assert (await kept(store)).absences == ()
    assert set((await kept(store, "u")).absences) == {AbsenceRow(0, 10, 20), AbsenceRow(1, 10, 20)}


async def test_processes_are_known_for_as_long_as_a_clock_needs_it(store: Store) -> None:
    clocks = store.clocks
    for uptime in (Uptime("a", 100, 150), Uptime("b", 120, 400)):
        await clocks.is_up(uptime)
    await clocks.is_up(Uptime("a", 100, 300))
    assert set(await clocks.uptimes()) == {Uptime("a", 100, 300), Uptime("b", 120, 400)}
    await begin(store, "stands", replace(FIRST, at=1, due=None))
    await begin(store, "t", replace(FIRST, at=350))
    await clocks.is_missed("t", AbsenceRow(0, since=320, seen=330))
    await clocks.is_up(Uptime("c", 500, 600))
    assert {one.process for one in await clocks.uptimes()} == {"b", "c"}
    await clocks.is_missed_no_more("t", [0])
    await clocks.keep("t", replace(FIRST, number=1, at=550))
    await clocks.is_up(Uptime("d", 500, 700))
    assert {one.process for one in await clocks.uptimes()} == {"c", "d"}
