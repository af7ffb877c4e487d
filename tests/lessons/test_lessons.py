"""Every lesson can be solved, its wrong answers are wrong, and its texts are there."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from irrgarten import registry, resources, texts
from irrgarten.kernel.errors import IllegalMove
from irrgarten.lessons import reading, trying
from irrgarten.lessons.lesson import COURSES, Lesson

ALL = [(game, name) for game in registry.names() for name in reading.lessons(game)]
PARTS = ("", "-idea", "-goal", "-done")


@pytest.mark.parametrize(("game", "name"), ALL)
def test_it_can_be_solved_and_wrong_answers_are_wrong(game: str, name: str) -> None:
    trying.check(reading.lessons(game)[name])


def _events(lesson: Lesson, acts: Sequence[str], event: str) -> list[Any]:
    """Return the events of one kind after these acts; refused acts are left out."""
    trial = trying.Trial(lesson)
    for act in acts:
        with suppress(IllegalMove):
            trial.make(act)
    told = [event for one in trial.told for event in one.events]
    return [one for one in told if one.__struct_config__.tag == event]


@pytest.mark.parametrize("name", reading.lessons("dog"))
def test_dog_lesson_other_seats_keep_their_cards(name: str) -> None:
    """Cards of others would cover the learner's on the pile."""
    lesson = reading.lessons("dog")[name]
    meant = {seat for one in lesson.goal for seat in one.fields.get("seat", ())}
    for acts in (lesson.solution, *(wrong.acts for wrong in lesson.wrong)):
        dropped = {event.seat for event in _events(lesson, acts, "droppedout")}
        assert dropped <= meant, acts


@pytest.mark.parametrize("name", reading.lessons("magic_labyrinth"))
def test_magic_lesson_that_ends_the_game_reveals_walls(name: str) -> None:
    lesson = reading.lessons("magic_labyrinth")[name]
    assert all(len(shown.walls) >= 19 for shown in _events(lesson, lesson.solution, "revealed"))


@pytest.mark.parametrize("game", registry.names())
def test_there_is_a_first_course_and_one_for_the_fine_points(game: str) -> None:
    courses = [lesson.course for lesson in reading.lessons(game).values()]
    assert courses == sorted(courses, key=COURSES.index)
    assert 4 <= courses.count("first") <= 6
    assert courses.count("further") >= 3


@pytest.mark.parametrize("game", registry.names())
def test_no_two_have_the_same_place(game: str) -> None:
    places = [(lesson.course, lesson.place) for lesson in reading.lessons(game).values()]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_its_texts_are_there_and_no_others(game: str, language: str) -> None:
    file = resources.locales() / language / f"{game}.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    there = {one.id.name for one in body if isinstance(one, ast.Message)}
    said = {name for name in there if name.startswith("lesson-")}
    assert said == {f"lesson-{name}{part}" for name in reading.lessons(game) for part in PARTS}


def test_a_lesson_is_found_by_its_name() -> None:
    game, name = ALL[0]
    found = reading.find(game, name)
    assert isinstance(found, Lesson)
    assert (found.game, found.name) == (game, name)
    for other in ((game, "nothing"), ("nothing", name), (game, None)):
        assert reading.find(*other) is None
