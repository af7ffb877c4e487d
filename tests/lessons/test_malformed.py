"""A lesson that is malformed, or says what is not so, is refused with what is wrong."""

from __future__ import annotations

import pytest

from irrgarten import resources
from irrgarten.lessons import reading, trying
from irrgarten.lessons.lesson import LessonError

GAME, NAME = "magic_labyrinth", "around"
TEXT = (resources.lessons() / GAME / f"{NAME}.toml").read_text(encoding="utf-8")


def changed(before: str, after: str) -> str:
    assert TEXT.count(before) == 1, before
    return TEXT.replace(before, after)


def test_lesson_without_faults_is_accepted() -> None:
    trying.check(reading.read(GAME, NAME, TEXT))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("course = ", "Invalid value"),
        ("", "course"),
        (changed('"first"', '"second"'), "course"),
        (changed("place = 3", "place = 0"), "place"),
        (changed("seat = 0\nacts", "seat = 7\nacts"), "seat: there is no seat 7"),
        (changed("acts = 3", "acts = 0"), "acts"),
        (changed("acts = 3", "acts = 3\nmore = 1"), "more"),
        (changed("players = 2", "players = 9"), "players"),
        (changed("turn = 0", "turn = 5"), "turn"),
        (changed("turn = 0", "turns = 0"), "state.turns: a position has no such field"),
        (changed('walls = ["b3|c3"]', 'walls = ["b3|z9"]'), "walls"),
        (changed('"took"', '"taken"'), "goal[0].event: one of bumped, revealed"),
        (changed('event = "took"\nseat', 'event = "took"\nseats'), "goal[0].seats"),
        (changed('event = "took"\nseat = 0', 'event = "took"\nseat = "a"'), "goal[0].seat"),
        (changed('event = "took"', 'event = "took"\ntimes = 0'), "goal[0].times"),
        (changed('event = "took"', 'event = "took"\nsymbol = [1]'), "goal[0].symbol"),
        (changed('event = "bumped"', 'event = "bump"'), "never[0].event"),
        (changed('lots = ["chip scroll", "roll 3"]', "lots = [2]"), "lots"),
        (changed("[state]", "[others]\n0 = []\n\n[state]"), "others.0: this is no other seat"),
        (changed("[state]", "[others]\n9 = []\n\n[state]"), "others.9"),
        (TEXT.replace("MAG-15", "MAG-99"), "clause: there is no MAG-99"),
        (TEXT.replace("MAG-15", "15"), "clause"),
        (TEXT.replace("[[wrong]]", "[[wrongs]]"), "wrong"),
        (changed('name = "bump"', 'name = "a bump"'), "name"),
        (changed('name = "bump"', 'name = "stop"'), "wrong: 'stop' is given twice"),
    ],
)
def test_malformed_lesson_names_its_fault(text: str, said: str) -> None:
    with pytest.raises(LessonError) as refused:
        reading.read(GAME, NAME, text)
    assert f"{GAME}/{NAME}.toml: " in str(refused.value)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (changed('["n", "w", "s"]', '["n", "n", "n"]'), "solution: the goal is missed"),
        (changed('["n", "w", "s"]', '["a"]'), "solution: 'a'"),
        (changed('acts = ["w"]', 'acts = ["s", "w", "n"]'), "wrong.bump: 'n': the goal is reached"),
        (changed('acts = ["w"]', 'acts = ["e"]'), "wrong.bump: 'e': the goal is open"),
        (changed('acts = ["w"]', 'acts = ["a"]'), "wrong.bump: 'a'"),
        (changed('acts = ["w"]', 'acts = ["w"]\nrefused = true'), "wrong.bump: 'w' is legal"),
        (changed('acts = ["stop"]', 'acts = ["w"]'), "wrong.stop: an earlier answer fits 'w' too"),
        (changed('event = "took"\nseat = 0', 'event = "rolled"'), "goal: it is decided"),
    ],
)
def test_check_finds_false_claims(text: str, said: str) -> None:
    lesson = reading.read(GAME, NAME, text)
    with pytest.raises(LessonError) as refused:
        trying.check(lesson)
    assert said in str(refused.value)
