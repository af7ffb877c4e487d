"""Tournaments in both kinds of database: a round is paired once, a result is kept once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.store.writing import SEATS, table

from irrgarten.store import Before, Conflict, Data, EncounterRow, Store, TournamentRow
from irrgarten.store.moving import move
from irrgarten.tables.rows import SeatRow

ROW = TournamentRow("club", "c" * 64, "h" * 64, "2026-01-01T00:00:00+00:00", '{"title":"x"}')
ROUND = [EncounterRow(1, 1, "{}", "table1"), EncounterRow(1, 2, "{}")]


async def test_what_is_kept_is_found(store: Store) -> None:
    book = store.tournaments
    assert await book.find("club") is None
    assert await book.revision("club") is None
    await book.add(ROW)
    with pytest.raises(Conflict):
        await book.add(ROW)
    assert await book.under_way() == []
    assert await book.pair("club", "{}", ROUND, known=0) == 1
    assert await book.under_way() == ["club"]
    kept = await book.find("club")
    assert kept is not None
    assert (kept.row.round, kept.row.revision, kept.encounters) == (1, 1, ROUND)


async def test_a_round_is_paired_once(store: Store) -> None:
    book = store.tournaments
    await book.add(ROW)
    tries = [book.pair("club", f'{{"by":{one}}}', ROUND, known=0) for one in range(8)]
    came = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, int) for one in came) == 1
    assert sum(isinstance(one, Conflict) for one in came) == 7
    with pytest.raises(Conflict):  # nor by whoever knows of the first
        await book.pair("club", "{}", ROUND, known=1)


async def test_a_result_is_kept_once(store: Store) -> None:
    book = store.tournaments
    await book.add(ROW)
    await book.pair("club", "{}", ROUND, known=0)
    tries = [book.settle("club", 1, 1, f'{{"first":{one}}}') for one in range(8)]
    came = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, int) for one in came) == 1
    kept = await book.find("club")
    assert kept is not None
    assert kept.row.revision == 2
    with pytest.raises(Conflict):
        await book.settle("club", 7, 1, "{}")


async def test_corrections_and_tables_stand_against_what_is_past(store: Store) -> None:
    book = store.tournaments
    await book.add(ROW)
    await book.pair("club", "{}", ROUND, known=0)
    await book.go_to("club", 1, 1, "table1", "table2")
    with pytest.raises(Conflict):
        await book.go_to("club", 1, 1, "table1", "table3")
    with pytest.raises(Conflict):
        await book.correct("club", 1, 1, "{}", "[1]", known=1)
    assert await book.correct("club", 1, 1, "{}", "[1]", known=2) == 3
    with pytest.raises(Conflict):
        await book.change("club", "{}", known=2)
    await book.change("club", "{}", known=3, ended="2026-01-02T00:00:00+00:00")
    assert await book.under_way() == []


async def test_stand_tells_ended_tables_and_those_of_bots_alone(store: Store) -> None:
    bots = [SeatRow(0, "bot", level="casual"), SeatRow(1, "bot", "Anna", level="casual")]
    await store.add(table("people"), SEATS)
    await store.add(table("bots"), bots)
    await store.add(replace(table("over"), ended="2026-01-01T00:00:00+00:00"), bots)
    stand = await store.tournaments.stand(["people", "bots", "over", "none"])
    assert {(one.table, one.over, one.bots_alone) for one in stand} == {
        ("people", False, False),
        ("bots", False, True),
        ("over", True, True),
    }
    assert await store.tournaments.stand([]) == []


async def test_old_ones_are_forgotten(store: Store) -> None:
    book = store.tournaments
    for name in ("early", "late", "going"):
        await book.add(TournamentRow(name, name, "h", "2026-01-01T00:00:00+00:00", "{}"))
    await book.pair("late", "{}", ROUND, known=0)
    await book.change("late", "{}", known=1, ended="2026-01-05T00:00:00+00:00")
    await book.pair("going", "{}", ROUND, known=0)
    await store.forget_tournaments(Before(None, None))
    assert await book.find("early") is not None
    await store.forget_tournaments(Before("2026-01-02T00:00:00+00:00", "2026-01-04T00:00:00+00:00"))
    assert await book.find("early") is None
    assert await book.find("late") is not None
    await store.forget_tournaments(Before(None, "2026-01-05T00:00:00+00:00"))
    assert await book.find("late") is not None  # it was over then, not before
    await store.forget_tournaments(Before(None, "2026-01-06T00:00:00+00:00"))
    assert await book.find("late") is None
    assert await book.find("going") is not None


async def test_they_move_along(data: Data, tmp_path: Path) -> None:
    store = await Store.open(data)
    await store.tournaments.add(ROW)
    await store.tournaments.pair("club", "{}", ROUND, known=0)
    kept = await store.tournaments.find("club")
    await store.close()
    target = tmp_path / "other.db"
    for _ in range(2):  # what has arrived is compared, and left alone
        await asyncio.to_thread(move, data, target, lambda *_: None)
    moved = await Store.open(target)
    assert await moved.tournaments.find("club") == kept
    await moved.close()


async def test_before_returns_the_table_that_a_company_came_from(store: Store) -> None:
    book = store.tournaments
    await store.add(table("table1"), SEATS)
    await store.add_again("table1", table("table2"), SEATS)
    await store.add_again("table2", table("table3"), SEATS)
    assert await book.before(["table1", "table3"]) == {"table3": "table2"}
    assert await book.before([]) == {}
