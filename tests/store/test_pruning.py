"""Old tables are forgotten, all of them; those under way, and their company, never."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import event
from tests.store.writing import BEGUN, SEATS, add_acts, commit, table

from irrgarten.kernel.record import Made
from irrgarten.store import Before, Conflict, Store, pruning
from irrgarten.store.database import engine_for
from irrgarten.tables.rows import SeatChangeRow, TableRow

ROLL = Made(None, "roll 3")
OLD, NEW = "2026-01-01T00:00:00+00:00", "2026-02-01T00:00:00+00:00"
MIDDLE = "2026-01-15T00:00:00+00:00"
#: Everything that is over by now.
LATER = "2999-01-01T00:00:00+00:00"

UNBEGUN = Before(unbegun=MIDDLE, finished=None)
FINISHED = Before(unbegun=None, finished=LATER)
BOTH = Before(unbegun=MIDDLE, finished=LATER)


def made(name: str, created: str = OLD) -> TableRow:
    return replace(table(name), created=created)


async def add(store: Store, *names: str, created: str = OLD) -> None:
    for name in names:
        await store.add(made(name, created), SEATS)


async def begin(store: Store, name: str, *, over: bool = False) -> None:
    ended = {"ended": datetime.now(UTC).isoformat(timespec="seconds")} if over else {}
    await commit(store, name, columns={**BEGUN, **ended}, acts=(ROLL,))


async def prune(store: Store, before: Before) -> list[str]:
    gone = []
    for part in pruning.in_parts(await store.old(before)):
        gone += await store.forget(part, before)
    return sorted(gone)


async def test_what_was_never_begun(store: Store) -> None:
    await add(store, "old", "begun", "over")
    await add(store, "new", created=NEW)
    await add(store, "then", created=MIDDLE)
    await begin(store, "begun")
    await begin(store, "over", over=True)
    assert await prune(store, UNBEGUN) == ["old"]
    assert await store.find("old") is None
    assert len(await store.heads(["old", "begun", "over", "new", "then"])) == 4


async def test_what_is_over(store: Store) -> None:
    await add(store, "over", "playing", "waiting")
    await begin(store, "over", over=True)
    await begin(store, "playing")
    await store.keep_ending("over", b"the end")
    change = SeatChangeRow(number=0, ply=0, seat=1, holder="bot", level=None, by="own")
    await commit(store, "over", revision=1, changes=(change,))
    assert await prune(store, Before(unbegun=None, finished=MIDDLE)) == []
    assert await prune(store, FINISHED) == ["over"]
    assert await store.find("over") is None
    assert len(await store.heads(["playing", "waiting"])) == 2
    await add(store, "over")  # nothing of it is left in anybody's way
    kept = await store.find("over")
    assert kept is not None
    assert (kept.acts, kept.changes, kept.ending) == ([], (), None)


async def test_nothing_is_told_to_go(store: Store) -> None:
    await add(store, "waiting", "over")
    await begin(store, "over", over=True)
    assert await prune(store, Before(unbegun=None, finished=None)) == []


@pytest.mark.parametrize("last", ["waiting", "playing", "over"])
async def test_those_that_follow_one_another_go_together(store: Store, last: str) -> None:
    await add(store, "a")
    await begin(store, "a", over=True)
    for before, name in ("ab", "bc", "cd"):
        await store.add_again(before, made(name), SEATS)
        if name != "d" or last != "waiting":
            await begin(store, name, over=name != "d" or last == "over")
    assert await prune(store, UNBEGUN) == []
    assert await prune(store, FINISHED) == (list("abcd") if last == "over" else [])
    together = [] if last == "playing" else list("abcd")
    if last == "waiting":
        assert await prune(store, BOTH) == together
    assert len(await store.heads(list("abcd"))) == (4 if last == "playing" else 0)


async def test_a_table_may_follow_one_that_was_lost(store: Store) -> None:
    await add(store, "a")
    await begin(store, "a", over=True)
    await store.add_again("a", made("b", NEW), SEATS)
    assert await prune(store, UNBEGUN) == []
    await begin(store, "b", over=True)
    assert await prune(store, FINISHED) == ["a", "b"]


async def test_what_has_changed_since_it_was_looked_at_stays(store: Store) -> None:
    await add(store, "begun", "followed", "old")
    await begin(store, "followed", over=True)
    rows = await store.old(BOTH)
    assert sorted(rows) == [["begun"], ["followed"], ["old"]]
    await begin(store, "begun")
    await store.add_again("followed", made("next", NEW), SEATS)
    assert await store.forget(["begun", "followed", "old"], BOTH) == ["old"]
    assert len(await store.heads(["begun", "followed", "next"])) == 3


async def test_nobody_writes_to_what_is_gone(store: Store) -> None:
    await add(store, "old")
    await prune(store, UNBEGUN)
    with pytest.raises(Conflict):
        await begin(store, "old")
    with pytest.raises(Conflict):
        await commit(store, "old", seats=(SEATS[0],))
    with pytest.raises(Conflict):
        await add_acts(store, "old", 0, [ROLL])
    with pytest.raises(Conflict):
        await store.add_again("old", made("next"), SEATS)
    with pytest.raises(Conflict):
        await store.keep_ending("old", b"the end")
    assert await store.find("next") is None


async def test_many_go_a_few_at_a_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "TOGETHER", 3)
    rows = [["a"], ["b", "c"], ["d"], ["e", "f", "g", "h"], ["i"]]
    parts = list(pruning.in_parts(rows))
    assert parts == [["a", "b", "c"], ["d"], ["e", "f", "g", "h"], ["i"]]


async def test_what_is_left_of_a_game_is_kept_once(store: Store) -> None:
    await add(store, "t")
    await begin(store, "t", over=True)
    first = await store.find("t")
    assert [one.table for one in await store.without_ending()] == ["t"]
    await store.keep_ending("t", b"\x00\xff")
    await store.keep_ending("t", b"another")
    kept = await store.find("t")
    assert first is not None
    assert kept is not None
    assert (kept.ending, kept.table.ended) == (b"\x00\xff", first.table.ended)
    assert await store.without_ending() == []


async def test_nobody_writes_between_the_looking_and_the_forgetting(tmp_path: Path) -> None:
    """Or what was looked at would be old, and SQLite would refuse to forget it."""
    file = tmp_path / "house.db"
    store = await Store.open(file)
    await add(store, "old")
    await store.close()
    engine, other = engine_for(file), sqlite3.connect(file, timeout=0)
    refused: list[str] = []

    def write(_: object, __: object, statement: str, *___: object) -> None:
        if statement.startswith("DELETE"):
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("BEGIN IMMEDIATE")
            refused.append(statement.split()[2])

    event.listen(engine, "before_cursor_execute", write)
    assert list(pruning.prune(engine, UNBEGUN)) == ["old"]
    assert {"encounters", "tables"} <= set(refused)
    other.close()
    engine.dispose()
