"""A table as it is made from a wish: what is kept of it, and which wishes are refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.at_lobby import lobby

import irrgarten
from irrgarten.lessons import reading
from irrgarten.server.lobby import Lobby
from irrgarten.server.settings import Limits
from irrgarten.tables.frames import ClockChoice, Learner, NewTable, Opening, SeatWish
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import SeatRow, TableRow

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
    with pytest.raises(RequestError, match=r"clock\.ends"):
        row(tables, game="caminos", clock=loses, rounds=2)


# -- laid down by hand ---------------------------------------------------------------
def position() -> dict[str, Any]:
    return irrgarten.new("caminos", players=2, seed="7").position()


def test_who_laid_down_what_nobody_may_know_is_named(tables: Lobby) -> None:
    assert row(tables).laid_by is None
    assert row(tables, given={"labyrinth": None}).laid_by is None
    laid = wish(game="caminos", options={}, position=position())
    assert rows(tables, laid)[0].laid_by == ["Anna"]
    assert tables.rows(laid, TOKEN, lesson="a lesson")[0].laid_by is None


# -- open to all ---------------------------------------------------------------------
async def test_somebody_waits_at_an_open_table_and_a_seat_is_free(tables: Lobby) -> None:
    for seats, named in (((PERSON, BOT), "no seat is free"), ((BOT, OPEN), "somebody must wait")):
        with pytest.raises(RequestError, match=named):
            await tables.make(wish(*seats, opening=Opening()))
    made = await tables.make(wish(opening=Opening(bots_after=60)))
    assert made.info.opened is not None
    assert made.info.opened.bots_in == 60


# -- lessons -------------------------------------------------------------------------
@pytest.mark.parametrize("name", reading.lessons(GAME))
async def test_in_a_lesson_the_learner_has_her_seat_and_bots_all_others(
    tables: Lobby, name: str
) -> None:
    lesson = reading.lessons(GAME)[name]
    info = (await tables.teach(lesson, Learner("Anna"))).info
    assert [seat.seat for seat in info.seats if seat.holder == "person"] == [lesson.seat]
    assert {seat.holder for seat in info.seats} == {"person", "bot"}
