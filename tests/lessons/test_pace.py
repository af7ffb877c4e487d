"""A first course takes three minutes: what is to be read in it, and how often it is tapped."""

from __future__ import annotations

import pytest
from tests import said

from irrgarten import registry
from irrgarten.lessons import reading
from irrgarten.lessons.lesson import Lesson

#: What "about three minutes" means, and how a newcomer spends them: reading at two hundred words a
#: minute, looking for what is to be tapped, and watching a board come and pieces move.
SECONDS, WORDS_A_SECOND, TAP, BOARD = 180, 200 / 60, 2.5, 3
PARTS = ("", "-idea", "-goal", "-done")


def taps(lesson: Lesson) -> int:
    """So many at most, on a phone, where what is chosen is confirmed; and one to go on."""
    acts = len(lesson.solution)
    match lesson.game:
        case "caminos":  # a shape, its cell, turns and tips until it stands as it should, "Place"
            turns = 4 if any(".2" in act for act in lesson.solution) else 1
            return 2 * acts + turns + 1 + 1
        case "dog":  # a card, a marble, a field
            return 3 * acts + 1
        case "magic_labyrinth":  # each step, "Walk"
            return acts + 1 + 1
        case _:  # a piece, where it goes and what it meets there, "Play"
            return 2 * acts + sum("/" in act for act in lesson.solution) + 1 + 1


def seconds(game: str, language: str) -> float:
    first = [lesson for lesson in reading.lessons(game).values() if lesson.course == "first"]
    words = sum(
        len(said.say(language, game, f"lesson-{lesson.name}{part}").split())
        for lesson in first
        for part in PARTS
    )
    return words / WORDS_A_SECOND + sum(TAP * taps(lesson) + BOARD for lesson in first)


@pytest.mark.parametrize("language", said.LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_a_first_course_takes_three_minutes(game: str, language: str) -> None:
    assert seconds(game, language) <= SECONDS
