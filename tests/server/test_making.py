"""A table as it is made from a wish: what is kept of it, and which wishes are refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.at_table import lobby

import irrgarten
from irrgarten.lessons import reading
from irrgarten.server.frames import ClockChoice, Learner, NewTable, Opening, SeatWish
from irrgarten.server.lobby import Lobby
from irrgarten.server.problems import Trouble
from irrgarten.server.settings import Limits
from irrgarten.store import SeatRow, TableRow

GAME = "magic_labyrinth"
TOKEN = "the token of whoever makes it"
PERSON, BOT, OPEN = SeatWish("person", "Anna"), SeatWish("bot"), SeatWish("open")
DAYS, REAL = ClockChoice("days", 2), ClockChoice("real", 60)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Lobby]:
    async with lobby(tmp_path / "t.db", limits=Limits(open_tables=2)) as tables:
        yield tables


def wish(*seats: SeatWish, game: str = GAME, **chosen: Any) -> NewTable:
    seats = seats or (PERSON, OPEN)
    return NewTable(game, chosen.pop("options", {"players": len(seats)}), [*seats], **chosen)


def rows(tables: Lobby, wish: NewTable) -> tuple[TableRow, list[SeatRow]]:
    return tables.rows(wish, TOKEN)


def row(tables: Lobby, **chosen: Any) -> TableRow:
    return rows(tables, wish(**chosen))[0]


# -- seats ---------------------------------------------------------------------------
def test_seats_are_whose_the_maker_wants(tables: Lobby) -> None:
    wanted = SeatWish("bot", level="expert")
    _, (anna, *others) = rows(tables, wish(SeatWish("person", " Anna "), wanted, BOT, OPEN))
    assert (anna.holder, anna.name, anna.adds) == ("person", "Anna", False)
    assert anna.secret_hash is not None
    assert others == [
        SeatRow(1, "bot", level="expert"),
        SeatRow(2, "bot", level="casual"),
        SeatRow(3),
    ]


def test_a_person_has_a_name(tables: Lobby) -> None:
    for name in (None, "", " "):
        with pytest.raises(Trouble, match=r"seats\[1\].name"):
            rows(tables, wish(OPEN, SeatWish("person", name)))


def test_there_are_as_many_seats_as_players(tables: Lobby) -> None:
    with pytest.raises(Trouble, match="seats: 2 for 3 players"):
        row(tables, options={"players": 3})


# -- time ----------------------------------------------------------------------------
def test_where_there_are_days_for_a_move_no_bot_stands_in(tables: Lobby) -> None:
    assert row(tables, stand_in_after=90).stand_in_after == 90
    assert row(tables, stand_in_after=90, clock=REAL).stand_in_after == 90
    assert row(tables, stand_in_after=90, clock=DAYS).stand_in_after is None
    assert row(tables, clock=DAYS).clock == {
        "kind": "days",
        "each": 2,
        "increment": 0,
        "ends": "bot",
    }
    assert row(tables).clock is None


def test_a_round_of_a_match_is_not_lost_by_time(tables: Lobby) -> None:
    loses = ClockChoice("real", 60, ends="loses")
    assert row(tables, game="caminos", clock=loses).rounds == 1
    assert row(tables, game="caminos", clock=REAL, rounds=2).rounds == 2
    with pytest.raises(Trouble, match=r"clock\.ends"):
        row(tables, game="caminos", clock=loses, rounds=2)


def test_only_games_with_points_are_played_in_rounds(tables: Lobby) -> None:
    with pytest.raises(Trouble, match="no points to add up"):
        row(tables, rounds=2)


# -- laid down by hand ---------------------------------------------------------------
def position() -> dict[str, Any]:
    return irrgarten.new("caminos", players=2, seed="7").position()


def test_who_laid_down_what_nobody_may_know_is_named(tables: Lobby) -> None:
    assert row(tables).laid_by is None
    assert row(tables, given={"labyrinth": None}).laid_by is None
    laid = wish(game="caminos", options={}, position=position())
    assert rows(tables, laid)[0].laid_by == ["Anna"]
    assert tables.rows(laid, TOKEN, lesson="a lesson")[0].laid_by is None


@pytest.mark.parametrize(
    ("chosen", "named"),
    [
        ({"options": {"players": 2}}, "options: the position says"),
        ({"given": {"walls": 4}}, "given: the position says"),
        ({"rounds": 2}, "rounds: a game from a position on"),
        ({"game": GAME}, "position.game: the table is for"),
        ({"position": {"game": "caminos"}}, r"position\."),
    ],
)
def test_a_position_says_all_there_is_to_say(
    tables: Lobby, chosen: dict[str, Any], named: str
) -> None:
    usual = {"game": "caminos", "options": {}, "position": position()}
    assert row(tables, **usual).begins_at == position()
    with pytest.raises(Trouble, match=named):
        row(tables, **{**usual, **chosen})


async def test_who_knows_what_nobody_may_know_only_looks_on(tables: Lobby) -> None:
    """MAG-05: whoever lays the walls knows them."""
    laid: dict[str, Any] = {
        "options": {"players": 2, "walls": 0},
        "given": {"labyrinth": []},
    }
    assert (await tables.make(wish(BOT, BOT, **laid))).knows
    with pytest.raises(Trouble, match="given: "):
        await tables.make(wish(PERSON, BOT, **laid))
    assert not (await tables.make(wish(PERSON, BOT))).knows
    begins = wish(PERSON, BOT, game="caminos", options={}, position=position())
    assert not (await tables.make(begins)).knows


# -- open to all ---------------------------------------------------------------------
async def test_somebody_waits_at_an_open_table_and_a_seat_is_free(tables: Lobby) -> None:
    for seats, named in (((PERSON, BOT), "no seat is free"), ((BOT, OPEN), "somebody must wait")):
        with pytest.raises(Trouble, match=named):
            await tables.make(wish(*seats, opening=Opening()))
    made = await tables.make(wish(opening=Opening(bots_after=60)))
    assert made.info.opened is not None
    assert made.info.opened.bots_in == 60


async def test_so_many_are_open_and_no_more(tables: Lobby) -> None:
    for _ in range(2):
        await tables.make(wish(opening=Opening()))
    with pytest.raises(Trouble, match="too many open tables"):
        await tables.make(wish(opening=Opening()))
    await tables.make(wish())


# -- lessons -------------------------------------------------------------------------
@pytest.mark.parametrize("name", reading.lessons(GAME))
async def test_in_a_lesson_the_learner_has_her_seat_and_bots_all_others(
    tables: Lobby, name: str
) -> None:
    lesson = reading.lessons(GAME)[name]
    info = (await tables.teach(lesson, Learner("Anna"))).info
    assert [seat.seat for seat in info.seats if seat.holder == "person"] == [lesson.seat]
    assert {seat.holder for seat in info.seats} == {"person", "bot"}


# -- once more -----------------------------------------------------------------------
async def test_the_same_token_is_the_same_table(tables: Lobby) -> None:
    made = [await tables.make(wish(token=TOKEN)) for _ in range(2)]
    assert made[0].info.table == made[1].info.table
    assert made[0].seats == made[1].seats
    assert (await tables.make(wish())).info.table != made[0].info.table
