"""Open tables in both kinds of database: one waits for a wish, and what is past waits for none."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from tests.store.writing import BEGUN, commit

from irrgarten.store import Conflict, Data, Store, reading
from irrgarten.store.database import engine_for
from irrgarten.tables.rows import SeatRow, TableRow

WISH = "w" * 64


def row(name: str, listed: str = "2026-01-01T00:00:00+00:00") -> TableRow:
    return TableRow(
        table=name,
        game="caminos",
        version="1",
        options={"players": 2},
        given={},
        chain=name * 4,
        link=64,
        host_hash="h" * 64,
        created=listed,
        listed=listed,
        wish=WISH,
    )


SEATS = [SeatRow(0, "person", "Anna", secret_hash="a" * 64), SeatRow(1)]


async def test_one_table_alone_waits_for_a_wish(store: Store) -> None:
    tries = [store.openings.add_waiting(row(f"table{one}"), SEATS) for one in range(8)]
    came = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, Conflict) for one in came) == 7
    (found,) = await store.openings.waiting_for(WISH, 10)
    assert (len(await store.openings.listed(10)), await store.openings.number()) == (1, 1)
    assert found.seats == tuple(SEATS)
    assert found.table == row(found.table.table)


async def test_one_that_is_full_begun_private_or_left_out_is_past(store: Store) -> None:
    openings = store.openings
    await openings.add_waiting(row("full"), SEATS)
    taken = SeatRow(1, "person", "Ben", secret_hash="b" * 64)
    await commit(store, "full", seats=(taken,))
    assert await openings.waiting_for(WISH, 10) == []
    await openings.add_waiting(row("botted"), SEATS)
    await commit(store, "botted", seats=(SeatRow(1, "bot", level="casual"),))
    assert await openings.waiting_for(WISH, 10) == []
    await openings.add_waiting(row("begun"), SEATS)
    await commit(store, "begun", columns=BEGUN)
    await openings.add_waiting(row("private"), SEATS)
    await commit(store, "private", columns={"listed": None})
    await openings.add_waiting(row("deserted"), SEATS)
    await commit(store, "deserted", seats=(SeatRow(0),))
    await openings.add_waiting(row("gone"), SEATS)
    with pytest.raises(Conflict):
        await openings.add_waiting(row("second"), SEATS)
    await openings.add_waiting(row("second"), SEATS, ["gone"])
    found = await openings.waiting_for(WISH, 10)
    assert [one.table.table for one in found] == ["gone", "second"]


async def test_a_table_is_opened_at_the_revision_that_is_known(store: Store, data: Data) -> None:
    private = replace(row("one"), listed=None, wish=None)
    await store.add(private, SEATS)
    assert (await store.openings.number(), await store.openings.listed(10)) == (0, [])
    opened = {"listed": "2026", "wish": WISH, "bots_after": 60, "bots_level": "expert"}
    with pytest.raises(Conflict):
        await commit(store, "one", revision=7, columns=opened)
    await commit(store, "one", columns=opened)
    engine = engine_for(data)
    with engine.connect() as connection:
        kept = reading.find(connection, "one")
    engine.dispose()
    assert kept is not None
    assert (kept.table.listed, kept.table.bots_after) == ("2026", 60)
    assert kept.table.bots_level == "expert"


async def test_the_latest_are_told_first_and_the_first_are_found_first(store: Store) -> None:
    for day in (2, 1, 3):
        await store.add(row(f"day{day}", f"2026-01-0{day}"), SEATS)
    assert [one.table.table for one in await store.openings.listed(2)] == ["day3", "day2"]
    waiting = await store.openings.waiting_for(WISH, 2)
    assert [one.table.table for one in waiting] == ["day1", "day2"]
