"""Seats change hands at a table in memory: whose they become, and what does not become of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.at_table import HOST, bot, came, person, sat_down, secret_of
from tests.server.running import Stopwatch

from irrgarten.server.problems import Trouble
from irrgarten.server.secrecy import hashed
from irrgarten.server.table import Table
from irrgarten.store import SeatRow


@pytest.fixture
def stopwatch() -> Stopwatch:
    return Stopwatch()


@pytest.fixture
async def table(tmp_path: Path, stopwatch: Stopwatch) -> AsyncIterator[Table]:
    """Two persons, a bot, and a game that has begun."""
    seats = [person(0), person(1), bot(2)]
    async with sat_down(tmp_path / "t.db", *seats, monotonic=stopwatch.read) as table:
        await table.beginning.go_on()
        assert table.course is not None
        yield table


async def test_no_bot_is_seated_for_who_is_here_however_long_she_was_away_before(
    table: Table, stopwatch: Stopwatch
) -> None:
    stopwatch.seconds += 10_000
    await came(table, 1)
    with pytest.raises(Trouble, match="a person sits here"):
        await table.hands.seat_bot(1, "beginner", HOST)
    assert table.seats[1].holder == "person"
    await table.hands.seat_bot(0, "beginner", HOST)
    assert table.seats[0].holder == "bot"


async def test_another_secret_opens_a_persons_seat_and_none_a_bots(table: Table) -> None:
    await table.hands.reissue(1, hashed("new"))
    assert (table.seat_of("new"), table.row.revision) == (1, 2)
    await table.hands.reissue(1, hashed("new"))
    await table.hands.reissue(2, hashed("of nobody"))
    assert (table.seats[2], table.row.revision) == (bot(2), 2)


async def test_a_bot_stands_in_for_who_has_not_come_and_for_nobody_else(table: Table) -> None:
    await came(table, 1)
    for seat in range(3):
        await table.hands.stand_in(seat, "skilled")
    assert [seat.level for seat in table.seats] == ["skilled", None, "beginner"]
    assert table.seat_of(secret_of(0)) == 0, "it stays hers"


async def test_whoever_takes_a_seat_has_not_been_away_from_it_and_nobody_else_begins_anew(
    tmp_path: Path, stopwatch: Stopwatch
) -> None:
    seats = [person(0), bot(1), SeatRow(2), SeatRow(3)]
    async with sat_down(tmp_path / "t.db", *seats, monotonic=stopwatch.read) as table:
        stopwatch.seconds += 60
        await table.hands.sit_down(2, "Cleo", adds=False, token=None)
        await table.hands.unseat_bot(1, HOST)
        assert [table.absence.lasted(seat) for seat in range(4)] == [60, 60, 0, 60]


async def test_a_bot_gives_back_the_seat_unless_it_was_her_own_wish(
    table: Table, stopwatch: Stopwatch
) -> None:
    stopwatch.seconds += 10_000
    await table.hands.seat_bot(0, "beginner", HOST)
    await table.hands.seat_bot(1, "beginner", secret_of(1))
    for seat in range(3):
        await came(table, seat)
    assert [seat.holder for seat in table.seats] == ["person", "bot", "bot"]


@pytest.mark.parametrize("listed", [None, "2026-01-01T00:00:00+00:00"], ids=["private", "open"])
async def test_only_at_an_open_table_seats_are_taken_and_filled(
    tmp_path: Path, listed: str | None
) -> None:
    """Hers who has gone while she waited; and one that nobody came for, by a bot."""
    seats = [person(0), person(1), bot(2), SeatRow(3)]
    async with sat_down(tmp_path / "t.db", *seats, listed=listed) as table:
        await came(table, 0)
        for seat in range(4):
            await table.hands.fill(seat, "skilled")
            await table.hands.vacate(seat)
        changed = [SeatRow(1), bot(2), SeatRow(3, "bot", level="skilled")]
        assert table.seats == ([person(0), *changed] if listed else seats)
