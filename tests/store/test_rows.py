"""What rows hold of a table and its seats unless somebody says otherwise."""

from __future__ import annotations

from pathlib import Path

from tests.store.writing import SEATS, table

from irrgarten.store import Store


async def test_a_table_row_is_of_one_round_and_a_seat_row_adds_nothing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "house.db")
    await store.add(table("t"), SEATS)
    kept = await store.find("t")
    await store.close()
    assert kept is not None
    assert (kept.table.rounds, kept.table.scores) == (1, [])
    assert [seat.adds for seat in kept.seats] == [False, False]
