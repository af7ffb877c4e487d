"""What is written is there, whole, and whoever comes second is told so."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, text
from tests.store.writing import SEATS, table

from irrgarten.kernel.record import Made
from irrgarten.store import Closed, Conflict, Data, Head, SeatChangeRow, SeatRow, Store, Unreadable
from irrgarten.store.database import engine_for, migrate, migrations_for
from irrgarten.store.schema import metadata
from irrgarten.store.writer import Writer

ROLL = Made(None, "roll 3")


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
    data: Data,
) -> None:
    """A table that waits loses the parts of old; one that was played keeps them."""
    engine = engine_for(data)
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            command.upgrade(migrations_for(connection), "0002")
            for name, position in (("old", "{}"), ("new", None)):
                kept = {"table": name, "position": position}
                connection.execute(text(TABLE_OF_0002), kept)
                connection.execute(text(SEAT_OF_0002), kept)
    engine.dispose()
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


async def test_what_became_of_the_seats_of_other_tables_is_theirs(store: Store) -> None:
    bot = replace(SEATS[0], holder="bot", level="casual")
    for name in ("t", "u"):
        await store.add(table(name), SEATS)
    change = SeatChangeRow(number=0, ply=3, seat=0, holder="bot", level="casual", by="host")
    await store.change_seat("t", SEATS[0], bot, change)
    kept, other = await store.find("t"), await store.find("u")
    assert kept is not None
    assert other is not None
    assert (kept.changes, other.changes) == ((change,), ())


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
    assert await store.change_seat("t", SEATS[1], replace(SEATS[1], holder="bot")) == 1
    with pytest.raises(Conflict):
        await store.change_seat("t", SEATS[1], replace(SEATS[1], holder="person"))
    assert await store.seal("t", []) == 2
    assert await store.start("t", {"state": {}}, [ROLL]) == 3
    await store.add_acts("t", 1, [Made(0, "n"), ROLL])
    assert await store.add_again("t", table("w"), SEATS) == 4
    kept = await store.find("t")
    assert kept is not None
    assert kept.table.revision == 4
    heads = await store.heads(["t", "u", "nowhere"])
    assert heads == {"t": Head(acts=3, revision=4), "u": Head(acts=0, revision=0)}
    assert await store.heads([]) == {}
    assert await store.acts_since("t", 1) == [Made(0, "n"), ROLL]
    assert await store.acts_since("t", 3) == []


async def test_only_what_is_new_is_found(store: Store) -> None:
    await store.add(table("t"), SEATS)
    await store.start("t", {"state": {}}, [ROLL])
    await store.add_acts("t", 1, [Made(0, "n"), ROLL])
    for since, acts in ((0, [ROLL, Made(0, "n"), ROLL]), (1, [Made(0, "n"), ROLL]), (3, [])):
        kept = await store.find("t", since)
        assert kept is not None
        assert kept.acts == acts
        assert list(kept.seats) == SEATS


async def test_who_does_not_know_the_latest_revision_comes_second(store: Store) -> None:
    """Even for another seat: whoever writes may have gone by what is no longer so."""
    await store.add(table("t"), SEATS)
    sealed = replace(SEATS[0], seal="a" * 64)
    assert await store.change_seat("t", SEATS[0], sealed, known=0) == 1
    taken = replace(SEATS[1], holder="person", name="Ben")
    for write in (
        store.change_seat("t", SEATS[1], taken, known=0),
        store.seal("t", [0], known=0),
        store.start("t", {"state": {}}, [ROLL], known=0),
        store.change_seat("t", SEATS[1], taken, known=2),
    ):
        with pytest.raises(Conflict):
            await write
    kept = await store.find("t")
    assert kept is not None
    assert (list(kept.seats), kept.table, kept.acts) == (
        [sealed, *SEATS[1:]],
        replace(table("t"), revision=1),
        [],
    )
    assert await store.seal("t", [], known=1) == 2
    assert await store.change_seat("t", SEATS[1], taken, known=2) == 3
    assert await store.start("t", {"state": {}}, [ROLL], known=3) == 4


async def test_how_far_many_tables_are_at_once(store: Store) -> None:
    names = [f"t{number}" for number in range(500)]
    await asyncio.gather(*(store.add(table(name), SEATS) for name in names))
    assert await store.heads(names) == dict.fromkeys(names, Head(0, 0))


async def test_when_a_game_is_over_is_kept_with_its_last_acts(store: Store) -> None:
    for name in ("t", "u"):
        await store.add(table(name), SEATS)
    await store.start("t", {"state": {}}, [ROLL], last=True)
    await store.start("u", {"state": {}}, [ROLL])
    with pytest.raises(Conflict):
        await store.add_acts("u", 0, [Made(0, "n")], last=True)
    kept = await store.find("u")
    assert kept is not None
    assert kept.table.ended is None
    await store.add_acts("u", 1, [Made(0, "n")], last=True)
    for name in ("t", "u"):
        kept = await store.find(name)
        assert kept is not None
        assert kept.table.ended is not None
        assert datetime.now(UTC) - datetime.fromisoformat(kept.table.ended) < timedelta(hours=1)
    assert kept.acts == [ROLL, Made(0, "n")]


async def test_acts_of_no_table_are_refused(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.add_acts("nowhere", 0, [ROLL])


async def test_what_waits_is_written_before_the_store_closes(data: Data) -> None:
    store = await Store.open(data)
    await store.add(table("t"), SEATS)
    writes = [asyncio.create_task(store.add_acts("t", ply, [ROLL])) for ply in range(100)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with pytest.raises(Closed):
        await store.add_acts("t", 100, [ROLL])
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


# -- the schema ------------------------------------------------------------------
async def test_migrations_lead_to_the_schema(data: Data) -> None:
    engine = engine_for(data)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert _differences(connection) == []
    engine.dispose()


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))
