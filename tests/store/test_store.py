"""What is written is there, whole, and whoever comes second is told so."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.schema import CreateIndex, CreateTable
from tests.store.writing import SEATS, table

from irrgarten.kernel.record import Made
from irrgarten.store import Closed, Conflict, SeatChangeRow, SeatRow, Store
from irrgarten.store.database import engine_for, migrate, migrations_for
from irrgarten.store.schema import metadata
from irrgarten.store.writer import Writer

ROLL = Made(None, "roll 3")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "house.db")
    yield store
    await store.close()


async def test_a_table_is_found_as_it_was_made(store: Store) -> None:
    await store.add(table("t"), SEATS)
    kept = await store.find("t")
    assert kept is not None
    assert kept.table == table("t")
    assert list(kept.seats) == SEATS
    assert kept.acts == []
    assert await store.find("u") is None


async def test_a_game_starts_once(store: Store) -> None:
    await store.add(table("t"), SEATS)
    await store.start("t", {"state": {"turn": 0}}, [ROLL])
    with pytest.raises(Conflict):
        await store.start("t", {"state": {"turn": 1}}, [])
    kept = await store.find("t")
    assert kept is not None
    assert kept.table.position == {"state": {"turn": 0}}
    assert kept.acts == [ROLL]


async def test_a_second_act_for_one_ply_loses_cleanly(store: Store) -> None:
    await store.add(table("t"), SEATS)
    outcomes = await asyncio.gather(
        *(store.add_acts("t", 0, [Made(0, f"n{number}"), ROLL]) for number in range(20)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 19
    kept = await store.find("t")
    assert kept is not None
    assert kept.acts == [Made(0, f"n{outcomes.index(None)}"), ROLL]


async def test_acts_that_overlap_are_written_all_or_none(store: Store) -> None:
    await store.add(table("t"), SEATS)
    await store.add_acts("t", 1, [Made(0, "n")])
    with pytest.raises(Conflict):
        await store.add_acts("t", 0, [Made(0, "e"), ROLL])
    kept = await store.find("t")
    assert kept is not None
    assert kept.acts == [Made(0, "n")]


async def test_a_seat_changes_hands_if_it_is_still_as_it_was(store: Store) -> None:
    await store.add(table("t"), SEATS)
    ben = SeatRow(seat=1, holder="person", name="Ben", secret_hash="b" * 64, added="x")
    await store.change_seat("t", SEATS[1], ben)
    with pytest.raises(Conflict):
        await store.change_seat("t", SEATS[1], replace(ben, name="Cleo", secret_hash="c" * 64))
    await store.change_seat("t", ben, replace(ben, holder="bot", level="casual"))
    kept = await store.find("t")
    assert kept is not None
    assert kept.seats[1] == replace(ben, holder="bot", level="casual")


async def test_a_seat_of_another_secret_is_another_seat(store: Store) -> None:
    """Held in the same way, but by somebody else: whoever asks knows an old state."""
    await store.add(table("t"), SEATS)
    stranger = replace(SEATS[0], secret_hash="x" * 64)
    for before in (stranger, replace(stranger, secret_hash=None)):
        with pytest.raises(Conflict):
            await store.change_seat("t", before, replace(before, holder="bot", level="casual"))
    kept = await store.find("t")
    assert kept is not None
    assert list(kept.seats) == SEATS


async def test_a_seat_that_changes_hands_changes_its_secret(store: Store) -> None:
    await store.add(table("t"), SEATS)
    anna, again = SEATS[0], replace(SEATS[0], secret_hash="n" * 64)
    for before, after in ((anna, again), (again, replace(again, secret_hash=None))):
        await store.change_seat("t", before, after)
        kept = await store.find("t")
        assert kept is not None
        assert kept.seats[0] == after


async def test_a_seal_and_a_part_stand(store: Store) -> None:
    await store.add(table("t"), SEATS)
    anna = replace(SEATS[0], adds=True)
    sealed = replace(anna, seal="a" * 64)
    await store.change_seat("t", SEATS[0], anna)
    await store.change_seat("t", anna, sealed)
    with pytest.raises(Conflict):
        await store.change_seat("t", anna, replace(anna, seal="b" * 64))
    opened = replace(sealed, added="0a" * 16)
    await store.change_seat("t", sealed, opened)
    with pytest.raises(Conflict):
        await store.change_seat("t", sealed, replace(sealed, added=""))
    kept = await store.find("t")
    assert kept is not None
    assert kept.seats[0] == opened


async def test_all_is_sealed_once_and_before_the_game(store: Store) -> None:
    seats = [replace(SEATS[0], adds=True, seal="a" * 64), replace(SEATS[1], seal="b" * 64)]
    for name in ("t", "u", "v"):
        await store.add(table(name), seats)
    await store.seal("t", [1])
    with pytest.raises(Conflict):
        await store.seal("t", [0])
    kept = await store.find("t")
    assert kept is not None
    assert kept.table.sealed
    assert [seat.seal for seat in kept.seats] == ["a" * 64, None]
    await store.start("u", {"state": {}}, [])
    with pytest.raises(Conflict):
        await store.seal("u", [])
    other = await store.find("v")
    assert other is not None
    assert not other.table.sealed
    assert list(other.seats) == seats


TABLE_OF_0002 = """
INSERT INTO tables ("table", game, version, options, given, chain, link, host_hash, created,
position) VALUES (:table, 'magic_labyrinth', '1', '{}', '{}', 'c', 3, 'h', '', :position)
"""
SEAT_OF_0002 = "INSERT INTO seats VALUES (:table, 0, 'person', 'Anna', NULL, 's', 'x')"


async def test_what_nobody_sealed_is_not_drawn_from_once_the_schema_knows_seals(
    tmp_path: Path,
) -> None:
    """A table that waits loses the parts of old; one that was played keeps them."""
    data = tmp_path / "house.db"
    engine = engine_for(data)
    async with engine.connect() as connection:
        await connection.execution_options(writes=True)
        async with connection.begin():
            await connection.run_sync(lambda c: command.upgrade(migrations_for(c), "0002"))
            for name, position in (("old", "{}"), ("new", None)):
                kept = {"table": name, "position": position}
                await connection.execute(text(TABLE_OF_0002), kept)
                await connection.execute(text(SEAT_OF_0002), kept)
    await engine.dispose()
    store = await Store.open(data)
    old, new = await store.find("old"), await store.find("new")
    await store.close()
    assert old is not None
    assert new is not None
    assert old.seats[0].added == "x"
    assert new.seats == (replace(old.seats[0], added=None),)


async def test_what_becomes_of_a_seat_is_kept_with_it_or_not_at_all(store: Store) -> None:
    await store.add(table("t"), SEATS)
    anna = SEATS[0]
    bot = replace(anna, holder="bot", level="casual")
    first = SeatChangeRow(number=0, ply=3, seat=0, holder="bot", level="casual", by="host")
    await store.change_seat("t", anna, bot, first)
    with pytest.raises(Conflict):
        await store.change_seat("t", anna, bot, replace(first, number=1))
    with pytest.raises(Conflict):
        await store.change_seat("t", bot, anna, replace(first, holder="person"))
    kept = await store.find("t")
    assert kept is not None
    assert kept.seats[0] == bot
    assert kept.changes == (first,)


async def test_a_table_is_followed_by_one_other(store: Store) -> None:
    await store.add(table("t"), SEATS)
    await store.add_again("t", table("u"), SEATS)
    with pytest.raises(Conflict):
        await store.add_again("t", table("v"), SEATS)
    kept = await store.find("t")
    assert kept is not None
    assert kept.table.again == "u"
    assert await store.find("v") is None


async def test_acts_of_no_table_are_refused(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.add_acts("nowhere", 0, [ROLL])


async def test_what_waits_is_written_before_the_store_closes(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "house.db")
    await store.add(table("t"), SEATS)
    writes = [asyncio.create_task(store.add_acts("t", ply, [ROLL])) for ply in range(100)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with pytest.raises(Closed):
        await store.add_acts("t", 100, [ROLL])
    again = await Store.open(tmp_path / "house.db")
    kept = await again.find("t")
    await again.close()
    assert kept is not None
    assert len(kept.acts) == 100


async def test_writes_that_wait_are_committed_together(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "house.db")
    await migrate(engine)
    transactions: list[object] = []
    writer = Writer(engine)

    async def write(connection: AsyncConnection) -> None:
        inner = connection.sync_connection
        assert inner is not None
        transactions.append(inner.get_transaction())

    await asyncio.gather(*(writer.write(write) for _ in range(10)))
    await writer.close()
    await engine.dispose()
    assert len(transactions) == 10
    assert len({id(one) for one in transactions}) <= 2, (
        "one begins at once, and the rest have waited for it"
    )


async def test_a_write_goes_on_when_whoever_asked_has_gone(store: Store) -> None:
    await store.add(table("t"), SEATS)
    asking = asyncio.create_task(store.add_acts("t", 0, [ROLL]))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await store.add_acts("t", 1, [ROLL])
    kept = await store.find("t")
    assert kept is not None
    assert len(kept.acts) == 2


async def test_a_commit_is_on_disk_before_it_is_answered(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "house.db")
    async with engine.connect() as connection:
        journal = (await connection.execute(text("PRAGMA journal_mode"))).scalar_one()
        synchronous = (await connection.execute(text("PRAGMA synchronous"))).scalar_one()
    await engine.dispose()
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


# -- the schema ------------------------------------------------------------------
async def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "house.db")
    await migrate(engine)
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
    await engine.dispose()


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def test_the_schema_is_understood_by_postgresql() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for kept in metadata.sorted_tables:
        assert str(CreateTable(kept).compile(dialect=dialect)).strip().startswith("CREATE TABLE")
        for index in kept.indexes:
            assert "CREATE INDEX" in str(CreateIndex(index).compile(dialect=dialect))
