"""A lesson at a table: its lots, how it stands, and what leads to its goal."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.at_table import Heard
from tests.server.in_lobby import Rooms, rooms

from irrgarten.lessons import reading
from irrgarten.server import teaching
from irrgarten.server.bygone import Bygone
from irrgarten.server.frames import Act, Learner, LessonStands
from irrgarten.server.guest import Guest
from irrgarten.server.table import Table

GAME, NAME = "magic_labyrinth", "walk"


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Rooms]:
    async with rooms(tmp_path / "house.db") as inside:
        yield inside


@pytest.fixture
async def table(inside: Rooms) -> AsyncIterator[Table]:
    lesson = reading.find(GAME, NAME)
    assert lesson is not None
    made = await inside.lobby.teach(lesson, Learner("Anna"))
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
    row, course = table.row, table.under_way
    opened = LessonStands(NAME, "open", None)
    assert teaching.stands(row, course) == opened
    for not_played in (None, Bygone(None, None)):
        assert teaching.stands(row, not_played) == opened
    assert teaching.stands(replace(row, lesson="gone"), course) == LessonStands(
        "gone", "open", None
    )
    assert teaching.stands(replace(row, lesson=None), course) is None
    assert not teaching.is_settled(row, course)


async def test_the_way_to_the_goal_is_hinted_at_for_the_learner_alone(table: Table) -> None:
    lesson = reading.find(GAME, NAME)
    assert lesson is not None
    row, course = table.row, table.under_way
    assert teaching.hint_of(row, course, lesson.seat) == lesson.solution[0]
    for other in {*range(len(table.seats))} - {lesson.seat}:
        assert teaching.hint_of(row, course, other) is None
    learner = Guest(lesson.seat, Heard(), 1 << 20)
    await table.join(learner, None, None)
    for act in lesson.solution:
        await table.turns.act(learner, Act(ply=course.ply, acts=[act]))
    assert teaching.is_settled(row, course)
    standing = teaching.stands(row, course)
    assert standing is not None
    assert standing.stands == "reached"
    assert teaching.hint_of(row, course, lesson.seat) is None


async def test_nobody_but_the_learner_has_a_way_to_the_goal(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    course, lesson = table.under_way, reading.find(GAME, NAME)
    assert lesson is not None
    learner = Guest(0, Heard(), 1 << 20)
    await table.join(learner, None, None)
    await table.turns.act(learner, Act(ply=course.ply, acts=["stop"]))
    assert course.acting == [1]
    assert teaching.stands(table.row, course) == LessonStands(NAME, "missed", "MAG-11")
    assert "s" in course.legal(1)
    monkeypatch.setattr(teaching, "lesson_of", lambda _: replace(lesson, solution=("s", "e")))
    assert teaching.hint_of(table.row, course, 1) is None


async def test_the_others_do_what_the_lesson_has_them_do(inside: Rooms) -> None:
    lesson = reading.find("dog", "exchange")
    assert lesson is not None
    made = await inside.lobby.teach(lesson, Learner("Anna"))
    async with inside.lobby.table(made.info.table) as table:
        row, course = table.row, table.under_way
        told = [teaching.act_of(row, course, seat) for seat in (1, 2, 3)]
        assert told == ["give 2", "give 3", "give 4"]
        assert teaching.act_of(replace(row, lesson=None), course, 1) is None


async def test_the_others_are_beginners(table: Table) -> None:
    levels = {seat.level for seat in table.seats if seat.holder == "bot"}
    assert levels <= {"beginner"}
    assert teaching.LEVEL == "beginner"
