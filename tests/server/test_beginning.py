"""How a game begins at a table in memory: what it waits for, and what is kept when it begins."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import to_builtins
from msgspec.structs import replace
from tests.server.at_table import came, kept, person, sat_down
from tests.server.running import Stopwatch

from irrgarten import registry
from irrgarten.kernel import lots
from irrgarten.server import drawing, frames
from irrgarten.server.table import Table
from irrgarten.store import SeatRow, Store

PART = "ab" * 32
CLOCK = {"kind": "real", "each": 60, "increment": 0, "ends": "bot"}


def stands(table: Table) -> tuple[str | None, bool, bool]:
    return table.beginning.waits_for, table.row.sealed, table.course is not None


async def test_a_game_waits_for_seats_then_seals_then_parts_and_begins(tmp_path: Path) -> None:
    async with sat_down(tmp_path / "t.db", person(0, adds=True), SeatRow(1)) as table:
        heard = await came(table, 0)
        (anna,) = table.guests
        assert stands(table) == (None, False, False), "a seat is free"
        await table.hands.sit_down(1, "Ben", adds=False, token=None)
        assert stands(table) == ("seals", False, False)
        seal = lots.seal(PART, "t", 0, table.commitment)
        await table.beginning.seal(anna, frames.Seal(seal=seal))
        assert stands(table) == ("parts", True, False)
        assert heard.frames[-1]["type"] == "table", "she hears that it is hers to open"
        await table.beginning.open(anna, frames.Open(part=PART))
        assert stands(table) == (None, True, True)
        assert heard.frames[-1]["type"] == "started"
        record = table.under_way.play.record()
        assert record.fair == table.fair
        assert record.fair is not None
        assert record.fair.added == [PART, ""]


async def test_whoever_sealed_and_went_is_left_out(tmp_path: Path) -> None:
    gone, there = person(0, adds=True, seal="5" * 64), person(1, adds=True)
    async with sat_down(tmp_path / "t.db", gone, there) as table:
        heard = await came(table, 1)
        (ben,) = table.guests
        seal = lots.seal(PART, "t", 1, table.commitment)
        await table.beginning.seal(ben, frames.Seal(seal=seal))
        assert stands(table) == ("seals", False, False)
        await table.beginning.go_on_without("parts")
        assert stands(table) == ("seals", False, False), "that is not what is due"
        await table.beginning.go_on_without("seals")
        assert stands(table) == ("parts", True, False)
        assert [seat.seal for seat in table.seats] == [None, seal]
        assert heard.frames[-1]["info"] == to_builtins(table.info)
        left = await kept(tmp_path / "t.db")
        assert (left.table, [*left.seats]) == (table.row, table.seats)
        await table.beginning.go_on_without("parts")
        assert stands(table) == (None, True, True), "he was waited for long enough"
        assert (await kept(tmp_path / "t.db")).table == table.row
        assert not table.order.unsure


async def test_a_game_begins_by_the_rules_of_today_and_is_kept_as_it_began(
    tmp_path: Path,
) -> None:
    stopwatch = Stopwatch()
    seats = [person(0), person(1)]
    async with sat_down(
        tmp_path / "t.db", *seats, monotonic=stopwatch.read, clock=CLOCK, version="0"
    ) as table:
        stopwatch.seconds += 90
        await table.beginning.go_on()
        assert [table.absence.lasted(seat) for seat in (0, 1)] == [0, 0]
        assert table.waits == 0
        begun = await kept(tmp_path / "t.db")
        assert begun.table == table.row
        assert table.row.version == registry.rules("magic_labyrinth").version
        assert table.row.position == table.under_way.play.first
        assert begun.acts == table.under_way.acts
        assert begun.clock is not None
        assert table.clock.stands is not None
        assert table.clock.stands.left == begun.clock.left == [60_000, 60_000]


async def test_a_game_that_has_begun_waits_for_nothing(tmp_path: Path) -> None:
    """Such as one from before parts were sealed."""
    async with sat_down(tmp_path / "t.db", person(0), person(1)) as table:
        await table.beginning.go_on()
        table.seats[0] = replace(table.seats[0], adds=True)
        assert stands(table) == (None, False, True)


async def test_what_is_due_is_waited_for_with_whoever_waits_too_and_not_for_ever(
    tmp_path: Path,
) -> None:
    async with sat_down(tmp_path / "t.db", person(0, adds=True), person(1)) as table:
        patience = drawing.Patience(table, 0)
        await came(table, 0)
        assert stands(table) == ("seals", False, False)
        patience.wake()
        assert patience._waiting is not None
        await patience._waiting
        assert stands(table) == (None, True, True)


async def changed_elsewhere(data: Path, before: SeatRow, after: SeatRow) -> None:
    another = await Store.open(data)
    try:
        await another.change_seat("t", before, after)
    finally:
        await another.close()


@pytest.mark.parametrize("seals", [False, True])
async def test_what_another_process_wrote_meanwhile_comes_first(
    tmp_path: Path, seals: bool
) -> None:
    first, second = person(0, adds=seals, seal="5" * 64 if seals else None), person(1)
    async with sat_down(tmp_path / "t.db", first, second) as table:
        await changed_elsewhere(tmp_path / "t.db", second, replace(second, name="Ben"))
        if seals:
            await table.beginning.go_on_without("seals")
        else:
            await table.beginning.go_on()
        assert stands(table) == (None, seals, True)
        assert table.seats[1].name == "Ben"


async def test_a_seal_that_came_to_another_process_in_the_last_moment_counts(
    tmp_path: Path,
) -> None:
    first, second = person(0, adds=True), person(1, adds=True)
    async with sat_down(tmp_path / "t.db", first, second) as table:
        await came(table, 1)
        await changed_elsewhere(tmp_path / "t.db", second, replace(second, seal="5" * 64))
        await table.beginning.go_on_without("seals")
        assert stands(table) == ("parts", True, False)
        left = await kept(tmp_path / "t.db")
        assert [seat.seal for seat in left.seats] == [None, "5" * 64]
