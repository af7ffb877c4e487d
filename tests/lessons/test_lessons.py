"""Every lesson can be solved, its wrong answers are wrong, and its texts are there."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from tests import said

from irrgarten import registry, resources, texts
from irrgarten.kernel.errors import IllegalMove
from irrgarten.lessons import reading, trying
from irrgarten.lessons.lesson import COURSES, Lesson

ALL = [(game, name) for game in registry.names() for name in reading.lessons(game)]
PARTS = ("", "-idea", "-goal", "-done")

#: The most words of an idea with its goal, which are read first, and of any one text.
READ_FIRST, ANSWER = 48, 34


@pytest.mark.parametrize(("game", "name"), ALL)
def test_solution_solves_and_wrong_answers_do_not(game: str, name: str) -> None:
    trying.check(reading.lessons(game)[name])


@pytest.mark.parametrize(
    ("game", "name"), [one for one in ALL if len(reading.lessons(one[0])[one[1]].solution) > 1]
)
def test_goal_of_several_acts_takes_several_acts(game: str, name: str) -> None:
    """A goal "in two turns" or "with two cards" cannot be reached with fewer."""
    lesson = reading.lessons(game)[name]
    for act in trying.Trial(lesson).legal():
        trial = trying.Trial(lesson)
        trial.make(act)
        assert trial.outcome != "reached", act


@pytest.mark.parametrize("game", registry.names())
def test_no_two_lessons_are_the_same_puzzle(game: str) -> None:
    lessons = reading.lessons(game).values()
    assert len({lesson.solution for lesson in lessons}) == len(lessons)
    positions = [str(lesson.position["state"]) for lesson in lessons]
    assert len(set(positions)) == len(positions)


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
def test_each_game_has_a_first_and_a_further_course(game: str) -> None:
    courses = [lesson.course for lesson in reading.lessons(game).values()]
    assert courses == sorted(courses, key=COURSES.index)
    assert 4 <= courses.count("first") <= 10
    assert courses.count("further") >= 3


@pytest.mark.parametrize("game", registry.names())
def test_lessons_have_different_places(game: str) -> None:
    places = [(lesson.course, lesson.place) for lesson in reading.lessons(game).values()]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_lessons_have_their_texts_and_no_others(game: str, language: str) -> None:
    file = resources.locales() / language / f"{game}.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    there = {one.id.name for one in body if isinstance(one, ast.Message)}
    worded = {name for name in there if name.startswith("lesson-")}
    assert worded == {
        f"lesson-{name}{part}"
        for name, lesson in reading.lessons(game).items()
        for part in (*PARTS, *(f"-wrong-{wrong.name}" for wrong in lesson.wrong))
    }


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_texts_are_short_enough_for_a_child(game: str, language: str) -> None:
    long = []
    for name, lesson in reading.lessons(game).items():
        words = {
            part: len(said.say(language, game, f"lesson-{name}{part}").split())
            for part in (*PARTS, *(f"-wrong-{wrong.name}" for wrong in lesson.wrong))
        }
        if words["-idea"] + words["-goal"] > READ_FIRST:
            long.append((name, words["-idea"] + words["-goal"]))
        long += [(f"{name}{part}", count) for part, count in words.items() if count > ANSWER]
    assert long == []


def test_find_lesson_by_name() -> None:
    game, name = ALL[0]
    found = reading.find(game, name)
    assert isinstance(found, Lesson)
    assert (found.game, found.name) == (game, name)
    for other in ((game, "nothing"), ("nothing", name), (game, None)):
        assert reading.find(*other) is None
