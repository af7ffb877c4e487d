"""Every lesson can be solved, its wrong answers are wrong, and its texts are there."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from irrgarten import registry, resources, texts
from irrgarten.lessons import reading, trying
from irrgarten.lessons.lesson import COURSES, Lesson

ALL = [(game, name) for game in registry.names() for name in reading.lessons(game)]
PARTS = ("", "-idea", "-goal", "-done")


@pytest.mark.parametrize(("game", "name"), ALL)
def test_it_can_be_solved_and_wrong_answers_are_wrong(game: str, name: str) -> None:
    trying.check(reading.lessons(game)[name])


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
