"""A table in memory knows who is to be told of a turn: whoever is to move and sees nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.at_lobby import Elsewhere
from tests.server.at_table import bot, came, person, sat_down, secret_of

from irrgarten.bus import Presence
from irrgarten.server.table import Table
from irrgarten.store import FollowedRow, SubscriberRow
from irrgarten.tables import commands
from irrgarten.tables.secrecy import hashed


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
        await table.execute(commands.GoOn())
        assert table.state.under_way.acting == [0]
        yield table


def bus_of(table: Table) -> Elsewhere:
    assert isinstance(table.bus, Elsewhere)
    return table.bus


async def follow(table: Table, seat: int = 0, by: str = "phone") -> None:
    """Store that a seat is followed, and let the table hear of it."""
    notices = table._store.notices
    subscriber = SubscriberRow(by, "push", by, by, "", "en", "2026-01-01", confirmed=True)
    await notices.subscribe(subscriber)
    await notices.follow(FollowedRow("t", seat, by, hashed(secret_of(seat))))
    await table.refresh()


async def test_player_to_act_and_away_is_awaited_once(table: Table) -> None:
    heard = Heard(table)
    await follow(table)
    assert heard.awaited == [(0, 0)]
    table.following.look()
    await follow(table, 1)
    assert (heard.awaited, heard.seen) == ([(0, 0)], [])
    assert bus_of(table).told["t/seen"] == [], "others hear that nobody sees it here"


async def test_nothing_is_said_of_a_table_that_nobody_follows(table: Table) -> None:
    await came(table, 0)
    assert "t/seen" not in bus_of(table).told
    await follow(table)
    assert bus_of(table).told["t/seen"] == [0], "from then on it is"


async def test_each_new_follower_is_told(table: Table) -> None:
    heard = Heard(table)
    for by in ("phone", "desk"):
        await follow(table, by=by)
        table.following.followed_anew(0)
    assert heard.awaited[-2:] == [(0, 0)] * 2


async def test_notice_is_taken_back_when_the_player_sees_the_page(table: Table) -> None:
    heard = Heard(table)
    await follow(table)
    await came(table, 1)
    assert heard.seen == [], "nobody follows seat 1"
    anna = (await came(table, 0)).number
    assert {*heard.seen} == {0}
    await table.sight(anna, sees=False)
    assert heard.awaited == [(0, 0)] * 2
    heard.seen.clear()
    await table.sight(anna, sees=True)
    assert {*heard.seen} == {0}
    await table.leave(anna)
    assert heard.awaited == [(0, 0)] * 3


async def test_player_who_sees_it_at_another_process_is_not_awaited(table: Table) -> None:
    heard = Heard(table)
    bus_of(table).there["t/seen"] = Presence(seats=((0, 1),))
    await follow(table)
    assert (heard.awaited, table.following.sees(0), table.following.sees(1)) == ([], True, False)
    bus_of(table).there.clear()
    table.following.look()
    assert heard.awaited == [(0, 0)]
    bus_of(table).there["t/seen"] = Presence(seats=((0, 1),))
    table.following.look()
    assert (heard.seen, table.following.awaited) == ([0], set())


async def test_only_a_person_who_is_to_act_has_a_turn(table: Table) -> None:
    assert [table.following.turn(seat) for seat in range(3)] == [0, None, None]
    await table.execute(commands.StandIn(0, "beginner"))
    assert table.following.turn(0) is None
