"""A lesson at a table: its lots, how it stands, and what leads to its goal."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace
from tests.server.at_lobby import Rooms
from tests.server.at_table import Heard

from irrgarten.lessons import reading
from irrgarten.server.guest import Guest
from irrgarten.server.table import Table
from irrgarten.tables import commands, teaching
from irrgarten.tables.bygone import Bygone
from irrgarten.tables.frames import Act, Learner, LessonStands, TableMade

GAME, NAME = "magic_labyrinth", "walk"


@pytest.fixture
async def made(inside: Rooms) -> TableMade:
    lesson = reading.find(GAME, NAME)
    assert lesson is not None
    return await inside.lobby.teach(lesson, Learner("Anna"))


@pytest.fixture
async def table(inside: Rooms, made: TableMade) -> AsyncIterator[Table]:
    async with inside.lobby.table(made.info.table) as table:
        yield table


async def test_the_lots_of_a_lesson_lie_ready_and_those_of_a_game_do_not(
    table: Table,
) -> None:
    lesson = reading.find(GAME, NAME)
    assert lesson is not None
    assert teaching.lots_of(table.row) == lesson.lots
    assert teaching.lots_of(replace(table.row, lesson="gone")) == ()
    assert teaching.lots_of(replace(table.row, lesson=None)) is None


async def test_how_a_lesson_stands(table: Table) -> None:
    row, game = table.row, table.state.under_way
    opened = LessonStands(NAME, "open", None, None, waits=False)
    assert teaching.stands(row, game) == opened
    for not_played in (None, Bygone(None, None)):
        assert teaching.stands(row, not_played) == opened
    assert teaching.stands(replace(row, lesson="gone"), game) == LessonStands(
        "gone", "open", None, None, waits=False
    )
    assert teaching.stands(replace(row, lesson=None), game) is None
    assert not teaching.is_settled(row, game)


async def test_solution_ahead_is_for_the_learner_alone(table: Table, made: TableMade) -> None:
    lesson = reading.find(GAME, NAME)
    assert lesson is not None
    row, game = table.row, table.state.under_way
    assert teaching.solution_ahead(row, game, lesson.seat, []) == lesson.solution
    planned = lesson.solution[:1]
    assert teaching.solution_ahead(row, game, lesson.seat, planned) == lesson.solution[1:]
    assert teaching.solution_ahead(row, game, lesson.seat, ["stop"]) is None
    for other in {*range(len(table.state.seats))} - {lesson.seat}:
        assert teaching.solution_ahead(row, game, other, []) is None
    learner = await table.join(Guest(lesson.seat, Heard(), 1 << 20), None, made.seats[0].secret)
    for act in lesson.solution:
        await table.execute(commands.Act(learner, Act(table.state.ply, [act])))
    game = table.state.under_way
    assert teaching.is_settled(row, game)
    standing = teaching.stands(row, game)
    assert standing is not None
    assert standing.stands == "reached"
    assert teaching.solution_ahead(row, game, lesson.seat, []) == ()


async def test_solution_ahead_is_none_once_the_learner_left_it(
    table: Table, made: TableMade
) -> None:
    game, lesson = table.state.under_way, reading.find(GAME, NAME)
    assert lesson is not None
    learner = await table.join(Guest(0, Heard(), 1 << 20), None, made.seats[0].secret)
    await table.execute(commands.Act(learner, Act(game.ply, ["stop"])))
    game = table.state.under_way
    assert game.acting == [1]
    assert teaching.stands(table.row, game) == LessonStands(
        NAME, "missed", "MAG-11", "stop", waits=False
    )
    assert teaching.solution_ahead(table.row, game, lesson.seat, []) is None


async def test_the_others_do_what_the_lesson_has_them_do(inside: Rooms) -> None:
    lesson = reading.find("dog", "exchange")
    assert lesson is not None
    made = await inside.lobby.teach(lesson, Learner("Anna"))
    async with inside.lobby.table(made.info.table) as table:
        row, game = table.row, table.state.under_way
        told = [teaching.act_of(row, game, seat) for seat in (1, 2, 3)]
        assert told == ["give 2", "give 3", "give 4"]
        assert teaching.act_of(replace(row, lesson=None), game, 1) is None
