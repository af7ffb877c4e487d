"""A database that goes away: said so soon, nothing lost that was answered, nothing made twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any, TypeVar

import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy.exc import DBAPIError
from tests.servers.line import Line, Moment, line_to
from tests.servers.postgresql import USER, PostgreSQLServer
from tests.store.test_tournaments import ROUND
from tests.store.test_tournaments import ROW as CLUB
from tests.store.writing import BEGUN, SEATS, add_acts, commit, table

from irrgarten.kernel.record import Made
from irrgarten.store import (
    Conflict,
    PostgreSQL,
    Store,
    Unreadable,
    Unsure,
    Unwritable,
    address,
    postgresql_writing,
    writer,
)
from irrgarten.tables.rows import AbsenceRow, ClockRow, SeatChangeRow

T = TypeVar("T")
ROLL = Made(None, "roll 3")
ROUNDS = 60
BEN = replace(SEATS[1], holder="person", name="Ben", secret_hash="b" * 64)


async def acts(store: Store) -> list[Made]:
    kept = await store.find("t")
    assert kept is not None
    return kept.acts


# -- the server is gone ----------------------------------------------------------
@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgreSQLServer]:
    """A server that may be killed: nobody else uses it."""
    with PostgreSQLServer(tmp_path_factory.mktemp("mortal")) as server:
        yield server


async def test_killed_and_back(mortal: PostgreSQLServer, caplog: pytest.LogCaptureFixture) -> None:
    store = await Store.open(mortal.database())
    await store.add(table("t"), SEATS)
    await add_acts(store, "t", 0, [ROLL])
    mortal.kill()
    for _ in range(3):
        with pytest.raises(Unwritable):
            await add_acts(store, "t", 1, [ROLL])
        with pytest.raises(Unwritable):
            await commit(store, "t", seats=(BEN,))
        with pytest.raises(Unreadable):
            await store.find("t")
        with pytest.raises(Unreadable):
            await store.heads(["t"])
    mortal.start()
    await add_acts(store, "t", 1, [ROLL])
    await commit(store, "t", seats=(BEN,))
    assert await acts(store) == [ROLL, ROLL]
    await store.close()
    said = [message.partition(":")[0] for message in caplog.messages]
    assert said == ["the store cannot be written", "the store can be written again"]


async def test_nobody_notices_a_restart_while_nothing_is_written(mortal: PostgreSQLServer) -> None:
    store = await Store.open(mortal.database())
    await store.add(table("t"), SEATS)
    await add_acts(store, "t", 0, [ROLL])
    for end in (mortal.kill, mortal.stop):
        end()
        mortal.start()
        await add_acts(store, "t", len(await acts(store)), [ROLL])
    assert await acts(store) == [ROLL] * 3
    await store.close()


async def test_killed_while_all_write(mortal: PostgreSQLServer) -> None:
    """What was answered is there; what was refused is not; all is whole."""
    store = await Store.open(mortal.database())
    names = [f"t{number}" for number in range(10)]
    for name in names:
        await store.add(table(name), SEATS)
    done, written = dict.fromkeys(names, 0), asyncio.Semaphore(0)
    unsure: set[str] = set()

    async def play(name: str) -> None:
        while done[name] < ROUNDS:
            number = done[name]
            made = [Made(0, f"{number}.0"), Made(None, f"{number}.1")]
            try:
                await add_acts(store, name, 2 * number, made)
            except Conflict:
                assert name in unsure, "it was kept, though nobody could tell"
                unsure.discard(name)
            except Unsure:
                unsure.add(name)
                await asyncio.sleep(0.05)
                continue
            except Unwritable:
                await asyncio.sleep(0.05)
                continue
            done[name] += 1
            written.release()

    playing = [asyncio.create_task(play(name)) for name in names]
    for _ in range(2):
        for _ in range(ROUNDS * len(names) // 3):
            await written.acquire()
        await asyncio.to_thread(mortal.kill)
        await asyncio.to_thread(mortal.start)
    await asyncio.gather(*playing)
    for name in names:
        kept = await store.find(name)
        assert kept is not None
        assert [made.act for made in kept.acts] == [
            f"{number}.{part}" for number in range(ROUNDS) for part in range(2)
        ]
    await store.close()


@pytest.mark.parametrize(
    ("state", "is_lost"),
    [("57P01", True), ("57P02", True), ("08006", True), ("57014", False), ("23505", False)],
)
def test_a_server_may_say_that_it_ends_before_it_does(state: str, is_lost: bool) -> None:
    """Then what was asked may have been done, though the connection still stands."""
    said = DBAPIError("INSERT", None, psycopg.errors.lookup(state)("said by the server"))
    assert not said.connection_invalidated
    assert postgresql_writing._lost(said) is is_lost


# -- the line is cut -------------------------------------------------------------
@pytest.fixture
async def line(postgresql: PostgreSQLServer) -> AsyncIterator[Line]:
    async with line_to(postgresql.port) as line:
        yield line


@pytest.fixture
def database(postgresql: PostgreSQLServer) -> PostgreSQL:
    return postgresql.database()


@pytest.fixture
async def store(line: Line, database: PostgreSQL) -> AsyncIterator[Store]:
    """A store at the other end of the line."""
    where = address.read(f"postgresql://{USER}@127.0.0.1:{line.port}/{database.url.database}")
    store = await Store.open(where)
    await store.add(table("t"), SEATS)
    await add_acts(store, "t", 0, [ROLL])
    yield store
    line.down = False
    line.flows.set()
    await store.close()


@pytest.mark.parametrize("at", [b"BEGIN", b"INSERT INTO acts", b"COMMIT"])
@pytest.mark.parametrize("moment", ["request", "answer"])
async def test_acts_are_stored_once_whatever_is_lost(
    store: Store, line: Line, at: bytes, moment: Moment
) -> None:
    line.cut(at, moment)
    await add_acts(store, "t", 1, [Made(0, "n"), ROLL])
    assert line.was_cut.is_set()
    assert await acts(store) == [ROLL, Made(0, "n"), ROLL]


@pytest.mark.parametrize("moment", ["request", "answer"])
async def test_all_else_is_stored_once_whatever_is_lost(
    store: Store, line: Line, moment: Moment
) -> None:
    async def done(write: Coroutine[object, object, T]) -> T:
        line.cut(b"COMMIT", moment)
        result = await write
        assert line.was_cut.is_set()
        return result

    change = SeatChangeRow(0, 0, 1, "person", None, "own")
    first = ClockRow(0, 1000, [500, 700], 1500)
    timed = {"clock": {"kind": "bank"}, "stand_in_after": 60}
    row = replace(table("u"), **timed)
    await done(store.add(row, SEATS))
    await done(commit(store, "u", seats=(BEN,), changes=(change,)))
    begun = {**BEGUN, "sealed": True, "ended": "2026", "asked": {"what": "draw"}}
    await done(commit(store, "u", revision=1, columns=begun, acts=(ROLL,), clock=first))
    await done(commit(store, "u", clock=replace(first, number=1)))
    second = replace(first, number=2)
    await done(commit(store, "u", ply=1, acts=(Made(1, "n"), ROLL), clock=second))
    missed = (AbsenceRow(0, 10, 20), AbsenceRow(1, 10, 20))
    await done(commit(store, "u", away=missed))
    await done(commit(store, "u", present=(1,)))
    assert await done(store.add_again("u", table("v"), SEATS)) == 3
    wished = replace(table("w"), listed="2026", wish="w" * 64)
    await done(store.openings.add_waiting(wished, SEATS))
    kept = await store.find("u")
    assert kept is not None
    assert kept.table == replace(row, **begun, revision=3, again="v")
    assert (kept.seats, kept.changes) == ((SEATS[0], BEN), (change,))
    assert (kept.acts, kept.clock) == ([ROLL, Made(1, "n"), ROLL], second)
    assert kept.absences == missed[:1]


async def test_group_is_stored_once_though_its_answer_is_lost(
    store: Store, line: Line, database: PostgreSQL
) -> None:
    """Some of it conflicts: what does not must be stored, and be told so."""
    for name in "uvwx":
        await store.add(table(name), SEATS)
    await add_acts(store, "v", 0, [Made(1, "s")])
    line.cut(b"COMMIT", "answer")
    outcomes = await asyncio.gather(
        *(add_acts(store, name, 0, [Made(0, "n")]) for name in "uvwx"), return_exceptions=True
    )
    assert line.was_cut.is_set()
    assert [type(one) for one in outcomes] == [type(None), Conflict, type(None), type(None)]
    heads = await store.heads(["u", "v", "w", "x"])
    assert [head.acts for head in heads.values()] == [1, 1, 1, 1]


@pytest.mark.parametrize("moment", ["request", "answer"])
async def test_a_tournament_is_written_once_whatever_is_lost(
    store: Store, line: Line, moment: Moment
) -> None:
    book = store.tournaments

    async def done(write: Coroutine[object, object, T]) -> T:
        line.cut(b"COMMIT", moment)
        return await write

    await done(book.add(CLUB))
    assert await done(book.change("club", '{"title":"y"}', known=0)) == 1
    assert await done(book.pair("club", "{}", ROUND, known=1)) == 2
    assert await done(book.go_to("club", 1, 1, "table1", "table2")) == 3
    assert await done(book.settle("club", 1, 1, '{"first":1}')) == 4
    assert await done(book.correct("club", 1, 1, '{"first":2}', "[1]", known=4)) == 5
    kept = await book.find("club")
    assert kept is not None
    assert (kept.row.round, kept.row.revision, len(kept.encounters)) == (1, 5, 2)


@pytest.mark.parametrize(
    ("what", "others"),
    [
        ({"ply": 1, "acts": (Made(0, "n"), ROLL)}, {"ply": 1, "acts": (Made(1, "s"), ROLL)}),
        ({"seats": (BEN,)}, {"seats": (replace(BEN, name="Cleo"),)}),
        ({"columns": {"asked": {"a": 1}}}, {"columns": {"asked": {"a": 2}}}),
        ({"clock": ClockRow(0, 9, [5, 7], 1)}, {"clock": ClockRow(0, 8, [5, 7], 1)}),
        (
            {"changes": (SeatChangeRow(0, 0, 1, "bot", None, "own"),)},
            {"changes": (SeatChangeRow(0, 0, 1, "bot", None, "time"),)},
        ),
    ],
    ids=["acts", "seats", "columns", "clock", "changes"],
)
async def test_write_of_another_process_is_no_lost_answer(
    store: Store,
    line: Line,
    database: PostgreSQL,
    what: dict[str, Any],
    others: dict[str, Any],
) -> None:
    """The other process comes first while this one's commit is lost on its way."""
    other = await Store.open(database)
    line.cut(b"COMMIT", "request")
    line.down = True
    writing = asyncio.create_task(commit(store, "t", **what))
    await line.was_cut.wait()
    await commit(other, "t", **others)
    line.down = False
    with pytest.raises(Conflict):
        await writing
    await other.close()


async def test_what_cannot_be_found_out_is_not_called_done_or_refused(
    store: Store, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_writing, "FIND_OUT", 0.2)
    line.cut(b"COMMIT", "answer")
    asked = asyncio.create_task(add_acts(store, "t", 1, [Made(0, "n")]))
    await line.was_cut.wait()
    line.down = True
    with pytest.raises(Unsure):
        await asked
    with pytest.raises(Unwritable) as refused:
        await add_acts(store, "t", 1, [Made(0, "n")])
    assert not isinstance(refused.value, Unsure), "this one was never sent"
    line.down = False
    with pytest.raises(Conflict):
        await add_acts(store, "t", 1, [Made(0, "n")])
    assert await acts(store) == [ROLL, Made(0, "n")]


async def test_a_server_that_hangs_holds_nobody_up_for_good(
    store: Store, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.3)
    monkeypatch.setattr("irrgarten.store.store.PATIENCE", 0.3)
    line.flows.clear()
    with pytest.raises(Unsure):
        await add_acts(store, "t", 1, [Made(0, "n")])
    with pytest.raises(Unsure):
        await add_acts(store, "t", 2, [Made(0, "s")])
    with pytest.raises(Unreadable):
        await store.find("t")
    monkeypatch.setattr(writer, "PATIENCE", 10)
    monkeypatch.setattr("irrgarten.store.store.PATIENCE", 10)
    line.flows.set()
    await store.touch()
    assert await acts(store) == [ROLL, Made(0, "n")], "what was not begun is not done later"
