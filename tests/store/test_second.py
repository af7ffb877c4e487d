"""Whoever comes second is told so, and nobody else is touched."""

from __future__ import annotations

import sqlite3
import traceback
from contextlib import closing, suppress
from pathlib import Path
from threading import Event

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import event, insert
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from tests.store.writing import BEGUN, SEATS, commit, table

from irrgarten.kernel.record import Made
from irrgarten.store import Data, ReviewRow, Store, Unreadable
from irrgarten.store.database import engine_for, migrate
from irrgarten.store.schema import seats, tables
from irrgarten.tables.rows import AbsenceRow, ClockRow, SeatChangeRow, TableRow

BOT = replace(SEATS[1], holder="bot", level="casual")


async def test_what_is_written_of_one_table_touches_no_other(store: Store) -> None:
    for name in ("s", "t", "u"):
        await store.add(table(name), SEATS)
    before = [await store.find(name) for name in ("s", "u")]
    change = SeatChangeRow(0, 0, 1, "bot", "casual", "host")
    await commit(
        store,
        "t",
        columns=BEGUN,
        seats=(BOT,),
        changes=(change,),
        acts=(Made(None, "roll 3"),),
        clock=ClockRow(0, 1000, [500, 700], 1500),
        away=(AbsenceRow(0, since=10, seen=20),),
    )
    await commit(store, "t", ply=1, acts=(Made(0, "n"),), clock=ClockRow(1, 1200, [300, 700], None))
    await commit(store, "t", present=(0,))
    await store.add_again("t", table("v"), SEATS)
    kept = await store.find("t")
    assert [await store.find(name) for name in ("s", "u")] == before
    assert kept is not None
    assert (kept.seats, kept.changes) == ((SEATS[0], BOT), (change,))
    assert kept.acts == [Made(None, "roll 3"), Made(0, "n")]
    assert (kept.table.position, kept.table.again) == ({"state": {}}, "v")


async def test_what_is_kept_does_not_get_into_the_words_of_an_error(data: Data) -> None:
    engine = engine_for(data)
    migrate(engine)
    secret = "s" * 64
    nowhere = {"table": "nowhere", "seat": 0, "holder": "person", "secret_hash": secret}
    with engine.connect() as connection, pytest.raises(IntegrityError) as failed:
        connection.execute(insert(seats).values(**nowhere))
    assert secret not in str(failed.value)
    wrong = {"table": "t", "seat": 0, "holder": "nobody", "secret_hash": secret}
    with engine.connect() as connection:
        connection.execute(insert(tables).values(_columns(table("t"))))
        with pytest.raises(IntegrityError) as failed:
            connection.execute(insert(seats).values(**wrong))
    engine.dispose()
    assert "holder" in str(failed.value)
    assert secret not in "".join(traceback.format_exception(failed.value))


def _columns(row: TableRow) -> dict[str, object]:
    """All that must be there."""
    texts = {"options": "{}", "given": "{}", "scores": "[]", "laid_by": None}
    return {**msgspec.structs.asdict(row), **texts}


async def test_no_two_bring_the_schema_up_to_date_at_once(tmp_path: Path) -> None:
    """From before the first look until the end nobody else can write."""
    engine = engine_for(tmp_path / "house.db")
    refused: list[str] = []

    def another_writes(connection: Connection, *_: object) -> None:
        with closing(_beside(tmp_path)) as other:
            try:
                other.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                refused.append(str(error))
            else:
                refused.append("")

    event.listen(engine, "after_cursor_execute", another_writes)
    migrate(engine)
    engine.dispose()
    assert len(refused) > 5
    assert set(refused) == {"database is locked"}


def _beside(folder: Path) -> sqlite3.Connection:
    """Somebody else at the same file, who does not wait."""
    return sqlite3.connect(folder / "house.db", timeout=0, check_same_thread=False)


async def test_nobody_writes_between_what_is_looked_up_and_what_is_written(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "house.db")
    migrate(engine)
    store = Store(engine)
    await store.add(table("t"), SEATS)
    refused: list[str] = []
    with closing(_beside(tmp_path)) as other:

        def write(_: object, __: object, statement: str, *___: object) -> None:
            if statement.startswith("UPDATE"):
                with suppress(sqlite3.OperationalError):
                    other.execute("BEGIN IMMEDIATE").execute("ROLLBACK")
                    return
                refused.append(statement.split()[1])

        event.listen(engine, "before_cursor_execute", write)
        await commit(store, "t", seats=(BOT,))
    assert refused == ["tables", "seats"]
    await store.close()


async def test_what_was_asked_first_is_reviewed_first(store: Store) -> None:
    for name, asked in (("s", "2026-03"), ("t", "2026-01"), ("u", "2026-02")):
        await store.add(table(name), SEATS)
        await store.ask_review(ReviewRow(name, asked))
    assert await store.reviews_to_make() == ["t", "u", "s"]
    await store.keep_review("u", b"made")
    assert await store.reviews_to_make() == ["t", "s"]


async def test_a_file_is_read_however_long_it_takes_and_a_server_is_not_waited_for(
    store: Store, data: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("irrgarten.store.store.PATIENCE", 0.01)
    goes_on = Event()

    def slowly() -> int:
        goes_on.wait(0.1)
        return 7

    if isinstance(data, Path):
        assert await store._read(slowly) == 7
    else:
        with pytest.raises(Unreadable, match="the database does not answer"):
            await store._read(slowly)
    goes_on.set()
