"""Several processes at one PostgreSQL database: stores of their own stand for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import exc, text
from tests.servers.postgresql import PostgreSQLServer
from tests.store.writing import SEATS, add_acts, commit, table

from irrgarten.kernel.record import Made
from irrgarten.store import Conflict, PostgreSQL, Store, postgresql
from irrgarten.store.database import engine_for, migrate

ROLL = Made(None, "roll 3")


@pytest.fixture
def database(postgresql: PostgreSQLServer) -> PostgreSQL:
    return postgresql.database()


@pytest.fixture
async def stores(database: PostgreSQL) -> AsyncIterator[list[Store]]:
    async with AsyncExitStack() as stack:
        stores = [await Store.open(database) for _ in range(3)]
        for store in stores:
            stack.push_async_callback(store.close)
        yield stores


async def test_all_bring_the_schema_up_to_date_at_once(database: PostgreSQL) -> None:
    engines = [engine_for(database) for _ in range(5)]
    await asyncio.gather(*(asyncio.to_thread(migrate, engine) for engine in engines))
    for engine in engines:
        engine.dispose()


async def test_every_ply_of_every_table_goes_to_one_of_them(stores: list[Store]) -> None:
    """Each writes the tables in another order, many at once."""
    names = [f"t{number}" for number in range(12)]
    for name in names:
        await stores[0].add(table(name), SEATS)
    lost = 0
    for ply in range(0, 20, 2):
        writes = [
            (name, [Made(number, f"{ply}"), Made(None, f"{number}")])
            for number in range(len(stores))
            for name in Random(f"{ply} {number}").sample(names, len(names))
        ]
        outcomes = await asyncio.gather(
            *(add_acts(stores[made[0].seat or 0], name, ply, made) for name, made in writes),
            return_exceptions=True,
        )
        assert {type(outcome) for outcome in outcomes} <= {type(None), Conflict}
        lost += outcomes.count(None)
        won = [write for write, outcome in zip(writes, outcomes, strict=True) if outcome is None]
        assert sorted(name for name, _ in won) == sorted(names)
        for name, made in won:
            assert await stores[1].acts_since(name, ply) == made
    assert lost == 10 * len(names)


async def test_one_revision_is_written_by_one_process(stores: list[Store]) -> None:
    """Each process writes several tables at once, in another order."""
    names = [f"t{number}" for number in range(6)]
    for name in names:
        await stores[0].add(table(name), SEATS)
    for revision in range(10):
        taken = [replace(SEATS[1], holder="person", secret_hash=f"{n}" * 64) for n in range(3)]
        writes = [
            (name, number)
            for number in range(3)
            for name in Random(f"{revision} {number}").sample(names, len(names))
        ]
        outcomes = await asyncio.gather(
            *(
                commit(
                    stores[number],
                    name,
                    revision,
                    ply=revision,
                    seats=(taken[number],),
                    acts=(ROLL,),
                )
                for name, number in writes
            ),
            return_exceptions=True,
        )
        assert {type(outcome) for outcome in outcomes} <= {type(None), Conflict}
        won = [write for write, outcome in zip(writes, outcomes, strict=True) if outcome is None]
        assert sorted(name for name, _ in won) == names
        for name, number in won:
            kept = await stores[2].find(name)
            assert kept is not None
            assert (kept.seats[1], kept.table.revision) == (taken[number], revision + 1)


async def test_readers_do_not_hold_up_a_writer(
    database: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "STATEMENT", 0.1)
    store = await Store.open(database)
    await store.add(table("t"), SEATS)
    async with AsyncExitStack() as stack:
        for _ in range(postgresql.READERS - 1):
            stack.enter_context(store._reading.connect())
        await add_acts(store, "t", 0, [ROLL])
    await store.close()


async def test_what_is_read_of_a_table_is_of_one_moment(database: PostgreSQL) -> None:
    engine = engine_for(database)
    migrate(engine)
    store = Store(engine)
    with store._reading.connect() as connection:
        level = connection.execute(text("SHOW transaction_isolation")).scalar()
    assert level == "repeatable read"
    await store.close()


async def test_a_commit_is_durable_whatever_the_server_is_used_to(
    database: PostgreSQL, postgresql: PostgreSQLServer
) -> None:
    name = database.url.database
    for usual, ours in (("off", "on"), ("remote_write", "remote_write")):
        with postgresql.connected() as connection:
            connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = {usual}".encode())
        engine = engine_for(database)
        with engine.connect() as connection:
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == ours
        engine.dispose()


async def test_no_more_read_at_once_than_there_are_readers(
    database: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "READERS", 2)
    monkeypatch.setattr(postgresql, "STATEMENT", 0.1)
    engine = engine_for(database)
    with engine.connect(), engine.connect(), pytest.raises(exc.TimeoutError):
        engine.connect()
    engine.dispose()


async def test_whoever_takes_time_takes_it_for_one_transaction(database: PostgreSQL) -> None:
    engine = engine_for(database)
    asked = [text(f"SHOW {name}_timeout") for name in ("statement", "idle_in_transaction_session")]
    with engine.connect() as connection:
        with connection.begin():
            postgresql.take_time(connection)
            assert [connection.scalar(question) for question in asked] == ["0", "0"]
        assert [connection.scalar(question) for question in asked] == ["5s", "10s"]
    engine.dispose()
