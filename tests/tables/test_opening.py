"""Tables open to all: by whom they are opened and closed, until when, and who looks for them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.tables.states import HOST, Desk, person, secret_of

from irrgarten.tables import commands
from irrgarten.tables.frames import Opened, Opening
from irrgarten.tables.opening import bots_in, listed, takes_days, told, wish_of
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import SeatRow, TableRow

SINCE = "2026-01-01T00:00:00+00:00"
DAYS = {"kind": "days", "each": 3, "ends": "bot"}


@pytest.fixture
def desk() -> Desk:
    """Anna waits for somebody."""
    return Desk(person(0), SeatRow(1), given={})


def open_(desk: Desk, bots_after: int | None = None, secret: str | None = HOST) -> None:
    opening = Opening(bots_after=bots_after, level="skilled")
    desk.execute(commands.OpenTable(opening, secret))


def opened(desk: Desk) -> Opened | None:
    return told(desk.state, desk.now)


def test_opening_is_stored_and_told_to_all(desk: Desk) -> None:
    anna = desk.come(0)
    assert opened(desk) is None
    open_(desk, bots_after=60)
    assert desk.told[anna][-1]["info"]["opened"] == {"bots_in": 60, "level": "skilled"}
    row = desk.state.row
    assert (row.listed, row.wish, row.bots_after) == (SINCE, wish_of(row), 60)
    assert {*desk.written[-1].columns} == {"listed", "wish", "bots_after", "bots_level"}


def test_seconds_until_bots_come_never_fall_below_zero(desk: Desk) -> None:
    open_(desk, bots_after=60)
    desk.pass_time(59.5)
    assert opened(desk) == Opened(bots_in=0, level="skilled")
    assert bots_in(desk.state.row, desk.now) == 0.5
    desk.pass_time(10)
    assert opened(desk) == Opened(bots_in=0, level="skilled")


def test_opening_again_keeps_the_first_time(desk: Desk) -> None:
    open_(desk, bots_after=60)
    desk.pass_time(30)
    written = len(desk.written)
    open_(desk, bots_after=60)
    assert len(desk.written) == written, "there is nothing new"
    open_(desk)
    row = desk.state.row
    assert (row.listed, row.bots_after, row.bots_level) == (SINCE, None, None)
    assert opened(desk) == Opened(bots_in=None, level=None)


def test_closing_leaves_nothing_of_the_opening(desk: Desk) -> None:
    before = desk.state.row
    desk.execute(commands.CloseTable(HOST))
    assert desk.written == [], "it was not open"
    open_(desk, bots_after=60)
    desk.execute(commands.CloseTable(HOST))
    row = desk.state.row
    assert row == replace(before, revision=row.revision)
    assert opened(desk) is None


@pytest.mark.parametrize("secret", [None, secret_of(0), "x"])
def test_only_the_host_opens_and_closes_a_table(desk: Desk, secret: str | None) -> None:
    for command in (commands.OpenTable(Opening(), secret), commands.CloseTable(secret)):
        with pytest.raises(RequestError, match="only the host"):
            desk.execute(command)


def test_table_without_a_person_is_not_opened(desk: Desk) -> None:
    desk.execute(commands.Free(0, secret_of(0)))
    with pytest.raises(RequestError, match="sit down first"):
        open_(desk)


def test_table_whose_game_has_begun_is_not_opened(desk: Desk) -> None:
    desk.execute(commands.SitDown(1, "Ben", adds=False, token=None))
    with pytest.raises(RequestError, match="the game has begun"):
        open_(desk)


def test_lesson_is_not_opened() -> None:
    desk = Desk(person(0), SeatRow(1), lesson="first")
    with pytest.raises(RequestError, match="a lesson is for oneself"):
        open_(desk)


def test_opening_lapses_only_when_it_is_old(desk: Desk) -> None:
    open_(desk)
    desk.execute(commands.Lapse(old=False))
    assert desk.state.row.listed == SINCE
    desk.execute(commands.Lapse(old=True))
    assert desk.state.row.listed is None


def test_opening_lapses_when_nobody_waits(desk: Desk) -> None:
    open_(desk)
    desk.execute(commands.Free(0, secret_of(0)))
    desk.execute(commands.Lapse(old=False))
    assert desk.state.row.listed is None


def test_opening_lapses_when_the_game_has_begun(desk: Desk) -> None:
    open_(desk)
    desk.execute(commands.SitDown(1, "Ben", adds=False, token=None))
    assert (desk.state.begun, opened(desk)) == (True, None)
    desk.execute(commands.Lapse(old=False))
    assert desk.state.row.listed is None


# -- the same to a player who looks for a game ---------------------------------------
def row(**more: Any) -> TableRow:
    options = {"players": 2, "walls": 3}
    known = {"game": "magic_labyrinth", "version": "1", "given": {}, "options": options}
    return TableRow(table="t", chain="c", link=1, host_hash="h", created=SINCE, **{**known, **more})


def test_wish_is_the_same_for_the_same_game() -> None:
    same = wish_of(row())
    assert same is not None
    assert wish_of(row(options={"walls": 3, "players": 2}, version="2")) == same
    assert wish_of(row(given={"beginner": None})) == same
    others = [row(game="dog"), row(options={"players": 2}), row(rounds=3), row(clock=DAYS)]
    assert len({same, *map(wish_of, others)}) == 5


@pytest.mark.parametrize(
    "own", [{"given": {"beginner": 0}}, {"begins_at": {"game": "dog"}}, {"lesson": "first"}]
)
def test_table_like_no_other_has_no_wish(own: dict[str, Any]) -> None:
    assert wish_of(row(**own)) is None
    assert listed(row(**own), Opening(), SINCE).wish is None


def test_level_is_stored_only_where_bots_come() -> None:
    assert listed(row(), Opening(level="expert"), SINCE).bots_level is None
    assert listed(row(), Opening(bots_after=10, level="expert"), SINCE).bots_level == "expert"


def test_players_need_not_stay_where_moves_take_days() -> None:
    assert takes_days(row(clock=DAYS))
    assert not takes_days(row(clock={**DAYS, "kind": "real"}))
    assert not takes_days(row())
