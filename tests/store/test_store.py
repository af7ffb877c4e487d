"""What is written is there, whole, and whoever comes second is told so."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, text
from tests.store.writing import BEGUN, SEATS, add_acts, commit, table

from irrgarten.kernel.record import Made
from irrgarten.store import Closed, Conflict, Data, Head, Store, Unreadable
from irrgarten.store.database import engine_for, migrate
from irrgarten.store.writer import Writer
from irrgarten.tables.rows import AbsenceRow, ClockRow, SeatChangeRow

ROLL = Made(None, "roll 3")
BOT = replace(SEATS[1], holder="bot", level="casual")


async def test_a_table_is_found_as_it_was_made(store: Store) -> None:
    await store.add(table("t"), SEATS)
    kept = await store.find("t")
    assert kept is not None
    assert kept.table == table("t")
    assert list(kept.seats) == SEATS
    assert kept.acts == []
    assert await store.find("u") is None


async def test_all_of_a_decision_is_stored_or_nothing(store: Store) -> None:
    await store.add(table("t"), SEATS)
    change = SeatChangeRow(number=0, ply=3, seat=1, holder="bot", level="casual", by="host")
    await commit(store, "t", columns=BEGUN, seats=(BOT,), changes=(change,), acts=(ROLL,))
    before = await store.find("t")
    assert before is not None
    assert before.table == replace(table("t"), revision=1, position={"state": {}})
    assert (before.seats, before.changes, before.acts) == ((SEATS[0], BOT), (change,), [ROLL])
    later = replace(change, number=1)
    conflicts: list[dict[str, Any]] = [
        {"revision": 0, "ply": 1, "changes": (later,)},
        {"revision": 2, "ply": 1, "changes": (later,)},
        {"revision": 1, "ply": 0, "changes": (later,)},
        {"revision": 1, "ply": 1, "changes": (change,)},
        {"revision": 1, "ply": 1, "clock": ClockRow(3, 1, [1, 1], None)},
    ]
    for conflict in conflicts:
        with pytest.raises(Conflict):
            await commit(
                store,
                "t",
                columns={"sealed": True},
                seats=(SEATS[1],),
                acts=(ROLL,),
                away=(AbsenceRow(0, since=10, seen=20),),
                **conflict,
            )
    assert await store.find("t") == before


async def test_a_second_act_for_one_ply_loses_cleanly(store: Store) -> None:
    await store.add(table("t"), SEATS)
    outcomes = await asyncio.gather(
        *(add_acts(store, "t", 0, [Made(0, f"n{number}"), ROLL]) for number in range(20)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 19
    kept = await store.find("t")
    assert kept is not None
    assert kept.acts == [Made(0, f"n{outcomes.index(None)}"), ROLL]


async def test_acts_that_overlap_are_written_all_or_none(store: Store) -> None:
    await store.add(table("t"), SEATS)
    await add_acts(store, "t", 1, [Made(0, "n")])
    with pytest.raises(Conflict):
        await add_acts(store, "t", 0, [Made(0, "e"), ROLL])
    kept = await store.find("t")
    assert kept is not None
    assert kept.acts == [Made(0, "n")]


async def test_conflict_in_a_group_leaves_the_others_stored(store: Store) -> None:
    """Of every kind of write: what conflicts is found by halves."""
    names = [f"t{number}" for number in range(9)]
    for name in names:
        await store.add(table(name), SEATS)
    for name in ("t3", "t5"):
        await add_acts(store, name, 0, [ROLL])
        await commit(store, name, seats=(BOT,))
    outcomes = await asyncio.gather(
        *(add_acts(store, name, 0, [Made(0, "n")]) for name in names),
        *(commit(store, name, columns=BEGUN) for name in names),
        *(store.add_again(name, table(f"{name}a"), SEATS) for name in (*names, "t7")),
        return_exceptions=True,
    )
    conflicts = [number for number, one in enumerate(outcomes) if isinstance(one, Conflict)]
    assert conflicts == [3, 5, 12, 14, 27]
    heads = await store.heads(names)
    assert heads == {name: Head(1, 2) for name in names}


async def test_fault_of_one_write_leaves_the_others_stored(store: Store) -> None:
    await store.add(table("t"), SEATS)

    def fail(_: Connection) -> None:
        raise ValueError("a fault of ours")

    outcomes = await asyncio.gather(
        add_acts(store, "t", 0, [ROLL]), store._writer.write(fail), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), ValueError]
    assert (await store.heads(["t"]))["t"].acts == 1


async def test_a_table_that_is_damaged_is_not_one_that_is_not_there(
    store: Store, data: Data
) -> None:
    await store.add(table("t"), SEATS)
    engine = engine_for(data)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET options = '{'"))
    engine.dispose()
    with pytest.raises(Unreadable):
        await store.find("t")


async def test_a_table_is_followed_by_one_other(store: Store) -> None:
    await store.add(table("t"), SEATS)
    await store.add_again("t", table("u"), SEATS)
    with pytest.raises(Conflict):
        await store.add_again("t", table("v"), SEATS)
    kept = await store.find("t")
    assert kept is not None
    assert kept.table.again == "u"
    assert await store.find("v") is None


async def test_how_far_tables_are(store: Store) -> None:
    for name in ("t", "u", "v"):
        await store.add(table(name), SEATS)
    await commit(store, "t", columns=BEGUN, acts=(ROLL,))
    await add_acts(store, "t", 1, [Made(0, "n"), ROLL])
    assert await store.add_again("t", table("w"), SEATS) == 2
    kept = await store.find("t")
    assert kept is not None
    assert kept.table.revision == 2
    heads = await store.heads(["t", "u", "nowhere"])
    assert heads == {"t": Head(acts=3, revision=2), "u": Head(acts=0, revision=0)}
    assert await store.heads([]) == {}
    assert await store.acts_since("t", 1) == [Made(0, "n"), ROLL]
    assert await store.acts_since("t", 3) == []


async def test_only_what_is_new_is_found(store: Store) -> None:
    await store.add(table("t"), SEATS)
    await add_acts(store, "t", 0, [ROLL, Made(0, "n"), ROLL])
    for since, acts in ((0, [ROLL, Made(0, "n"), ROLL]), (1, [Made(0, "n"), ROLL]), (3, [])):
        kept = await store.find("t", since)
        assert kept is not None
        assert kept.acts == acts
        assert list(kept.seats) == SEATS


async def test_how_far_many_tables_are_at_once(store: Store) -> None:
    names = [f"t{number}" for number in range(500)]
    await asyncio.gather(*(store.add(table(name), SEATS) for name in names))
    assert await store.heads(names) == dict.fromkeys(names, Head(0, 0))


async def test_acts_of_no_table_are_refused(store: Store) -> None:
    with pytest.raises(Conflict):
        await add_acts(store, "nowhere", 0, [ROLL])


async def test_what_waits_is_written_before_the_store_closes(data: Data) -> None:
    store = await Store.open(data)
    await store.add(table("t"), SEATS)
    writes = [asyncio.create_task(add_acts(store, "t", ply, [ROLL])) for ply in range(100)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with pytest.raises(Closed):
        await add_acts(store, "t", 100, [ROLL])
    again = await Store.open(data)
    kept = await again.find("t")
    await again.close()
    assert kept is not None
    assert len(kept.acts) == 100


async def test_writes_that_wait_are_committed_together(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "house.db")
    migrate(engine)
    transactions: list[object] = []
    writer = Writer(engine)

    def write(connection: Connection) -> None:
        transactions.append(connection.get_transaction())

    await asyncio.gather(*(writer.write(write) for _ in range(10)))
    await writer.close()
    engine.dispose()
    assert len(transactions) == 10
    assert len({id(one) for one in transactions}) <= 2, (
        "one begins at once, and the rest have waited for it"
    )


async def test_a_write_goes_on_when_whoever_asked_has_gone(store: Store) -> None:
    await store.add(table("t"), SEATS)
    asking = asyncio.create_task(add_acts(store, "t", 0, [ROLL]))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await add_acts(store, "t", 1, [ROLL])
    kept = await store.find("t")
    assert kept is not None
    assert len(kept.acts) == 2


async def test_a_commit_is_on_disk_before_it_is_answered(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "house.db")
    with engine.connect() as connection:
        journal = connection.execute(text("PRAGMA journal_mode")).scalar_one()
        synchronous = connection.execute(text("PRAGMA synchronous")).scalar_one()
    engine.dispose()
    assert journal == "wal"
    assert synchronous == 2  # FULL


@pytest.mark.slow
@pytest.mark.parametrize("attempt", range(4))
def test_a_writer_killed_at_any_moment_leaves_whole_writes(tmp_path: Path, attempt: int) -> None:
    data, random = tmp_path / "house.db", Random(attempt)
    with subprocess.Popen(
        [sys.executable, "-m", "tests.store.writing", str(data)],
        cwd=Path(__file__).parent.parent.parent,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(random.uniform(0, 0.1))
        process.kill()
        answered = sum(1 for _ in process.stdout) + 1
    acts = asyncio.run(_acts(data))
    writes, torn = divmod(len(acts), 3)
    assert torn == 0
    assert answered <= writes <= answered + 1
    assert [act.act for act in acts] == [
        f"{number}.{part}" for number in range(writes) for part in range(3)
    ]


async def _acts(data: Path) -> list[Made]:
    store = await Store.open(data)
    kept = await store.find("t")
    await store.close()
    assert kept is not None
    return kept.acts
