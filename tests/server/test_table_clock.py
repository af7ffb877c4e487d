"""The clock of a table in memory: whose time is up, and when there is nothing to be done."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from tests.server.at_table import bot, kept, person, sat_down
from tests.server.running import Stopwatch

from irrgarten.server.bygone import Bygone
from irrgarten.server.table import Table

LOSES = {"kind": "real", "each": 60, "increment": 0, "ends": "loses"}


async def test_without_a_clock_there_is_nothing_to_look_after(tmp_path: Path) -> None:
    async with sat_down(tmp_path / "t.db", person(0), person(1)) as table:
        await table.beginning.go_on()
        revision = table.row.revision
        await table.clock.look()
        assert (table.clock.stands, table.row.revision) == (None, revision)


async def test_what_is_due_while_there_is_time_left_is_due_later(tmp_path: Path) -> None:
    """As after a restart, whose time is given back; nobody looks again and again."""
    async with sat_down(tmp_path / "t.db", person(0), person(1), clock=LOSES) as table:
        await table.beginning.go_on()
        first = (await kept(tmp_path / "t.db")).clock
        assert first is not None
        table.clock.keep(replace(first, due=first.at))
        await table.clock.look()
        assert (await kept(tmp_path / "t.db")).clock == replace(first, number=first.number + 1)
        await table.clock.look()
        assert (await kept(tmp_path / "t.db")).clock == replace(first, number=first.number + 1)
        assert first.due == first.at + 60_000


async def test_of_a_game_whose_rules_are_gone_no_clock_is_written(tmp_path: Path) -> None:
    async with sat_down(tmp_path / "t.db", person(0), person(1), clock=LOSES) as table:
        await table.beginning.go_on()
        after = replace(table.seats[0], holder="bot", level="skilled")
        assert table.clock.after_change(after) is not None
        table.course = Bygone(None, None)
        assert table.clock.after_change(after) is None


def called(table: Table) -> list[tuple[int | None, str]]:
    return [(made.seat, made.act) for made in table.under_way.acts if made.act.startswith("#")]


async def test_partners_lose_once_though_both_are_out_of_time(tmp_path: Path) -> None:
    """DOG-13: all exchange at once. Of three pairs two play on."""
    stopwatch = Stopwatch()
    seats = [person(0), bot(1), bot(2), person(3), bot(4), bot(5)]
    async with sat_down(
        tmp_path / "t.db", *seats, monotonic=stopwatch.read, game="dog", given={}, clock=LOSES
    ) as table:
        await table.beginning.go_on()
        stopwatch.seconds += 61
        assert table.clock.out_of_time == [0, 3]
        await table.clock.look()
        assert called(table) == [(0, "#time")]
        assert [seat.holder for seat in table.seats] == ["bot"] * 6
        assert not table.under_way.over
