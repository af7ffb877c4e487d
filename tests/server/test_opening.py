"""A table in memory is opened to all and closed again: by whom, until when, and what is kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.at_table import HOST, came, kept, person, sat_down, secret_of
from tests.server.test_lobby import Clock

from irrgarten.server.frames import Opened, Opening
from irrgarten.server.opening import closed, listed, takes_days, wish_of
from irrgarten.server.problems import Trouble
from irrgarten.server.table import Table
from irrgarten.store import SeatRow, TableRow

SINCE = "2026-01-01T00:00:00+00:00"
DAYS = {"kind": "days", "each": 3, "ends": "bot"}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def table(tmp_path: Path, clock: Clock) -> AsyncIterator[Table]:
    """Anna waits for somebody."""
    async with sat_down(tmp_path / "t.db", person(0), SeatRow(1), given={}) as table:
        table.opening._clock = clock.read
        yield table


def told(table: Table) -> Opened | None:
    return table.opening.told


def since(table: Table) -> str | None:
    return table.row.listed


async def test_the_host_opens_it_and_all_hear_how_long_bots_wait(
    table: Table, clock: Clock, tmp_path: Path
) -> None:
    heard = await came(table, 0)
    assert told(table) is None
    await table.opening.open(Opening(bots_after=60, level="skilled"), HOST)
    assert heard.frames[-1]["info"]["opened"] == {"bots_in": 60, "level": "skilled"}
    row = (await kept(tmp_path / "t.db")).table
    assert (row.listed, row.wish, row.bots_after) == (SINCE, wish_of(row), 60)
    assert row == table.row
    clock.now += timedelta(seconds=59.5)
    assert told(table) == Opened(bots_in=0, level="skilled")
    assert table.opening.bots_in == 0.5
    clock.now += timedelta(seconds=10)
    assert told(table) == Opened(bots_in=0, level="skilled")


async def test_opened_again_it_has_been_open_since_the_first_time(
    table: Table, clock: Clock
) -> None:
    await table.opening.open(Opening(bots_after=60), HOST)
    clock.now += timedelta(seconds=30)
    revision = table.row.revision
    await table.opening.open(Opening(bots_after=60), HOST)
    assert table.row.revision == revision, "there is nothing new"
    await table.opening.open(Opening(), HOST)
    assert (table.row.listed, table.row.bots_after, table.row.bots_level) == (SINCE, None, None)
    assert told(table) == Opened(bots_in=None, level=None)
    assert table.row.revision == revision + 1


async def test_closed_nothing_is_left_of_it(table: Table, tmp_path: Path) -> None:
    before = table.row
    for _ in range(2):
        await table.opening.close(HOST)
    assert table.row == before, "it was not open"
    await table.opening.open(Opening(bots_after=60), HOST)
    await table.opening.close(HOST)
    row = (await kept(tmp_path / "t.db")).table
    assert row == replace(before, revision=row.revision), "nobody is sent there any more"
    assert told(table) is None


async def test_only_the_host_does_that_and_only_while_somebody_waits(
    table: Table, tmp_path: Path
) -> None:
    for secret in (None, secret_of(0), "x"):
        for doing in (table.opening.open(Opening(), secret), table.opening.close(secret)):
            with pytest.raises(Trouble, match="only the host"):
                await doing
    await table.hands.free(0, secret_of(0))
    with pytest.raises(Trouble, match="sit down first"):
        await table.opening.open(Opening(), HOST)
    await table.hands.sit_down(0, "Anna", adds=False, token=None)
    await table.hands.sit_down(1, "Ben", adds=False, token=None)
    assert table.course is not None
    with pytest.raises(Trouble, match="the game has begun"):
        await table.opening.open(Opening(), HOST)


async def test_a_lesson_is_open_to_nobody(tmp_path: Path) -> None:
    async with sat_down(tmp_path / "t.db", person(0), SeatRow(1), lesson="first") as table:
        with pytest.raises(Trouble, match="a lesson is for oneself"):
            await table.opening.open(Opening(), HOST)


async def test_it_lapses_when_nobody_waits_or_too_long_and_not_before(table: Table) -> None:
    await table.opening.open(Opening(), HOST)
    await table.opening.lapse(old=False)
    assert since(table) == SINCE
    await table.opening.lapse(old=True)
    assert since(table) is None
    await table.opening.open(Opening(), HOST)
    await table.hands.free(0, secret_of(0))
    await table.opening.lapse(old=False)
    assert since(table) is None


async def test_it_lapses_when_the_game_has_begun(table: Table) -> None:
    await table.opening.open(Opening(), HOST)
    await table.hands.sit_down(1, "Ben", adds=False, token=None)
    assert (table.course is not None, told(table)) == (True, None)
    await table.opening.lapse(old=False)
    assert since(table) is None


# -- the same to who looks for a game ------------------------------------------------
def row(**more: Any) -> TableRow:
    options = {"players": 2, "walls": 3}
    known = {"game": "magic_labyrinth", "version": "1", "given": {}, "options": options}
    return TableRow(table="t", chain="c", link=1, host_hash="h", created=SINCE, **{**known, **more})


def test_tables_are_the_same_if_they_are_the_same_game() -> None:
    same = wish_of(row())
    assert same is not None
    assert wish_of(row(options={"walls": 3, "players": 2}, version="2")) == same
    assert wish_of(row(given={"beginner": None})) == same
    others = [
        row(game="dog"),
        row(options={"players": 2}),
        row(rounds=3),
        row(clock=DAYS),
    ]
    assert len({same, *map(wish_of, others)}) == 5


@pytest.mark.parametrize(
    "own", [{"given": {"beginner": 0}}, {"begins_at": SINCE}, {"lesson": "first"}]
)
def test_one_like_no_other_is_nobodys_wish(own: dict[str, Any]) -> None:
    assert wish_of(row(**own)) is None
    assert listed(row(**own), Opening(), SINCE).wish is None


def test_a_level_is_kept_only_where_bots_come() -> None:
    assert listed(row(), Opening(level="expert"), SINCE).bots_level is None
    assert listed(row(), Opening(bots_after=10, level="expert"), SINCE).bots_level == "expert"


def test_what_is_closed_is_as_it_was_before() -> None:
    assert closed(listed(row(), Opening(bots_after=10), SINCE)) == row()


def test_who_has_days_need_not_stay() -> None:
    assert takes_days(row(clock=DAYS))
    assert not takes_days(row(clock={**DAYS, "kind": "real"}))
    assert not takes_days(row())
