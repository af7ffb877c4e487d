"""A table in memory knows who is to be told of a turn: whoever is to move and sees nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.at_lobby import Elsewhere
from tests.server.at_table import bot, came, person, sat_down, secret_of

from irrgarten.bus import Presence
from irrgarten.server.secrecy import hashed
from irrgarten.server.table import Table
from irrgarten.store import FollowedRow, SubscriberRow


class Heard:
    """What comes of it: turns that are awaited, and seats whose notices are taken back."""

    def __init__(self, table: Table) -> None:
        self.awaited: list[tuple[int, int]] = []
        self.seen: list[int] = []
        table.following.when_awaited = lambda _, seat, turn: self.awaited.append((seat, turn))
        table.following.when_seen = lambda _, seat: self.seen.append(seat)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """It is the turn of seat 0."""
    async with sat_down(tmp_path / "t.db", person(0), person(1), bot(2)) as table:
        table.bus = Elsewhere()
        await table.beginning.go_on()
        assert table.under_way.acting == [0]
        yield table


def bus_of(table: Table) -> Elsewhere:
    assert isinstance(table.bus, Elsewhere)
    return table.bus


async def followed_by(table: Table, name: str) -> None:
    subscriber = SubscriberRow(name, "push", name, name, "", "en", "2026-01-01", confirmed=True)
    await table.following._store.notices.subscribe(subscriber)
    await table.following.follow(FollowedRow("t", 0, name, hashed(secret_of(0))))


async def test_whoever_is_to_move_and_away_is_awaited_once(table: Table) -> None:
    heard = Heard(table)
    table.following.know(frozenset({0, 1}))
    assert heard.awaited == [(0, 0)]
    table.following.look()
    table.following.know(frozenset({0, 1}))
    assert (heard.awaited, heard.seen) == ([(0, 0)], [])
    assert bus_of(table).told["t/seen"] == [], "others hear that nobody sees it here"


async def test_nothing_is_said_of_a_table_that_nobody_follows(table: Table) -> None:
    await came(table, 0)
    assert "t/seen" not in bus_of(table).told
    table.following.know(frozenset({0}))
    assert bus_of(table).told["t/seen"] == [0], "from then on it is"


async def test_who_follows_as_well_is_to_be_told_too(table: Table) -> None:
    heard = Heard(table)
    await followed_by(table, "phone")
    before = len(heard.awaited)
    assert before > 0
    await followed_by(table, "desk")
    assert heard.awaited[before:] == [(0, 0)]
    assert table.row.revision == 3, "other processes hear of it"


async def test_who_comes_has_what_she_was_told_taken_back_and_who_goes_is_awaited_again(
    table: Table,
) -> None:
    heard = Heard(table)
    table.following.know(frozenset({0}))
    await came(table, 1)
    assert heard.seen == [], "seat 1 is nobody's to be told of"
    await came(table, 0)
    assert heard.seen == [0]
    (anna,) = (guest for guest in table.guests if guest.seat == 0)
    table.sight(anna, sees=False)
    assert heard.awaited == [(0, 0)] * 2
    table.sight(anna, sees=True)
    assert heard.seen == [0, 0]
    await table.leave(anna)
    assert heard.awaited == [(0, 0)] * 3


async def test_who_sees_it_at_another_process_is_not_awaited(table: Table) -> None:
    heard = Heard(table)
    bus_of(table).there["t/seen"] = Presence(seats=((0, 1),))
    table.following.know(frozenset({0}))
    assert (heard.awaited, table.following.sees(0), table.following.sees(1)) == ([], True, False)
    bus_of(table).there.clear()
    table.following.look()
    assert heard.awaited == [(0, 0)]
    bus_of(table).there["t/seen"] = Presence(seats=((0, 1),))
    table.following.look()
    assert (heard.seen, table.following.awaited) == ([0], set())


async def test_a_seat_that_is_not_to_move_or_that_a_bot_plays_for_has_no_turn(
    table: Table,
) -> None:
    assert [table.following.turn(seat) for seat in range(3)] == [0, None, None]
    await table.hands.stand_in(0, "beginner")
    assert table.following.turn(0) is None


async def test_before_a_game_begins_nobody_has_a_turn(tmp_path: Path) -> None:
    async with sat_down(tmp_path / "t.db", person(0), person(1)) as table:
        assert table.following.turn(0) is None
