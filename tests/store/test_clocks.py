"""Clocks of tables, who is missed there, and which processes were there to keep time."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy import text
from tests.store.writing import BEGUN, SEATS, commit, table

from irrgarten.kernel.record import Made
from irrgarten.store import Conflict, Store
from irrgarten.tables.rows import AbsenceRow, ClockRow, StoredTable, TableRow, Uptime

FIRST = ClockRow(number=0, at=1000, left=[500, 700], due=1500)
ROLL = Made(None, "roll 3")


def timed(name: str) -> TableRow:
    return replace(table(name), clock={"kind": "bank"}, stand_in_after=60)


async def begin(store: Store, name: str, clock: ClockRow = FIRST) -> None:
    await store.add(timed(name), SEATS)
    await commit(store, name, columns=BEGUN, clock=clock)


async def kept(store: Store, name: str = "t") -> StoredTable:
    found = await store.find(name)
    assert found is not None
    return found


async def test_a_clock_follows_the_one_before(store: Store) -> None:
    await begin(store, "t")
    await begin(store, "u")
    assert (await kept(store)).clock == FIRST
    second = ClockRow(number=1, at=1200, left=[300, 700], due=1900)
    await commit(store, "t", clock=second)
    assert (await kept(store)).clock == second
    assert (await kept(store, "u")).clock == FIRST
    for number in (0, 1, 3):
        with pytest.raises(Conflict):
            await commit(store, "t", clock=replace(second, number=number, at=9))
    assert (await kept(store)).clock == second


async def test_acts_and_clock_are_stored_together_or_not_at_all(store: Store) -> None:
    await begin(store, "t")
    second = ClockRow(number=1, at=1200, left=[300, 700], due=None)
    await commit(store, "t", acts=(Made(0, "n"), ROLL), clock=second)
    found = await kept(store)
    assert (found.acts, found.clock) == ([Made(0, "n"), ROLL], second)
    with pytest.raises(Conflict):
        await commit(store, "t", ply=2, acts=(Made(1, "s"),), clock=second)
    with pytest.raises(Conflict):
        await commit(store, "t", ply=1, acts=(Made(1, "s"),), clock=replace(second, number=2))
    assert (await kept(store)).clock == second


async def test_each_seat_of_a_group_keeps_its_own_clock(store: Store) -> None:
    """Acts of several tables are stored by one statement, and their clocks by another."""
    tables = ["a", "b", "c", "d"]
    for name in tables:
        await begin(store, name)
    clocks = [ClockRow(1, 1100, [100 + one, 200 + one], 1300 + one) for one in range(4)]
    clocks[2] = replace(clocks[2], number=7)  # it follows none
    outcomes = await asyncio.gather(
        *(
            commit(store, name, acts=(Made(one % 2, "n"),), clock=clocks[one])
            for one, name in enumerate(tables)
        ),
        return_exceptions=True,
    )
    assert [type(one) for one in outcomes] == [type(None), type(None), Conflict, type(None)]
    found = [await kept(store, name) for name in tables]
    assert [one.clock for one in found] == [clocks[0], clocks[1], FIRST, clocks[3]]
    assert [len(one.acts) for one in found] == [1, 1, 0, 1]
    with store._reading.connect() as connection:
        left = connection.execute(text('SELECT "table", "left" FROM acts ORDER BY 1'))
        assert [tuple(row) for row in left] == [("a", 100), ("b", 201), ("d", 203)]


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


async def test_absence_is_as_it_was_written_last(store: Store) -> None:
    both = (AbsenceRow(0, since=10, seen=20), AbsenceRow(1, since=10, seen=20))
    for name in ("t", "u"):
        await store.add(timed(name), SEATS)
        await commit(store, name, away=both)
    assert await store.clocks.run()
    later = AbsenceRow(1, since=30, seen=40)
    await commit(store, "t", away=(later,))
    assert set((await kept(store)).absences) == {both[0], later}
    assert (await kept(store)).table.revision == 0
    await commit(store, "t", present=(1,))
    assert (await kept(store)).absences == (both[0],)
    await commit(store, "t", present=(0,))
    assert (await kept(store)).absences == ()
    assert set((await kept(store, "u")).absences) == {*both}


async def test_processes_are_known_for_as_long_as_a_clock_needs_it(store: Store) -> None:
    clocks = store.clocks
    for uptime in (Uptime("a", 100, 150), Uptime("b", 120, 400)):
        await clocks.is_up(uptime)
    await clocks.is_up(Uptime("a", 100, 300))
    assert set(await clocks.uptimes()) == {Uptime("a", 100, 300), Uptime("b", 120, 400)}
    await begin(store, "stands", replace(FIRST, at=1, due=None))
    await begin(store, "t", replace(FIRST, at=350))
    await commit(store, "t", away=(AbsenceRow(0, since=320, seen=330),))
    await clocks.is_up(Uptime("c", 500, 600))
    assert {one.process for one in await clocks.uptimes()} == {"b", "c"}
    await commit(store, "t", present=(0,))
    await commit(store, "t", clock=replace(FIRST, number=1, at=550))
    await clocks.is_up(Uptime("d", 500, 700))
    assert {one.process for one in await clocks.uptimes()} == {"c", "d"}
