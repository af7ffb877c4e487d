"""Lessons read from their files; what is wrong with one is named."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from irrgarten import registry, resources
from irrgarten.game import read_options
from irrgarten.kernel import lots, reading
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.play import Play
from irrgarten.kernel.positions import Position
from irrgarten.lessons.lesson import COURSES, File, Happens, Lesson, LessonError
from irrgarten.registry import AnyRules

#: What a set-up draws that a lesson does not say.
SEED = "lesson"

#: How many times an event must come about.
TIMES = "times"


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in the order in which they are learnt. Raises LessonError."""
    folder = resources.lessons() / game
    found = [read(game, path.stem, path.read_text("utf-8")) for path in folder.glob("*.toml")]
    found.sort(key=lambda lesson: (COURSES.index(lesson.course), lesson.place, lesson.name))
    return {lesson.name: lesson for lesson in found}


def find(game: str, name: str | None) -> Lesson | None:
    if name is None or game not in registry.names():
        return None
    return lessons(game).get(name)


def read(game: str, name: str, text: str) -> Lesson:
    """Raises LessonError that names what is wrong."""
    try:
        return _read(game, name, text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{_path(game, name)}: {error}") from None
    except IrrgartenError as error:
        raise LessonError(f"{_path(game, name)}: {error}") from None


def _path(game: str, name: str) -> str:
    return Path(game, f"{name}.toml").as_posix()


def _read(game: str, name: str, text: str) -> Lesson:
    rules = registry.rules(game)
    file = reading.read(tomllib.loads(text), File, LessonError, "lesson")
    position = _position(rules, file)
    play = Play(rules, rules.load(position))
    seats: int = play.state.seats
    if play.over:
        raise LessonError("state: the game is over there")
    if file.seat >= seats:
        raise LessonError(f"seat: there is no seat {file.seat}")
    for clause in [file.clause, *(wrong.clause for wrong in file.wrong)]:
        if clause not in rules.clauses:
            raise LessonError(f"clause: there is no {clause}")
    answers = [wrong.name for wrong in file.wrong]
    for answer in answers:
        if answers.count(answer) > 1:
            raise LessonError(f"wrong: {answer!r} is given twice")
    return Lesson(
        game=game,
        name=name,
        course=file.course,
        place=file.place,
        seat=file.seat,
        position=position,
        goal=tuple(_happens(rules, said, f"goal[{i}]") for i, said in enumerate(file.goal)),
        never=tuple(_happens(rules, said, f"never[{i}]") for i, said in enumerate(file.never)),
        acts=file.acts,
        wait=file.wait,
        lots=tuple(file.lots),
        others={
            _other(seat, file.seat, seats): tuple(
                (act,) if isinstance(act, str) else tuple(act) for act in acts
            )
            for seat, acts in file.others.items()
        },
        clause=file.clause,
        solution=tuple(file.solution),
        wrong=tuple(file.wrong),
    )


def _position(rules: AnyRules, file: File) -> Position:
    options = read_options(rules.name, file.options)
    laid = rules.dump(rules.set_up(options, lots.for_set_up(SEED), {}))
    for field in file.state:
        if field not in laid["state"]:
            raise LessonError(f"state.{field}: a position has no such field")
    position = {**laid, "state": {**laid["state"], **file.state}}
    return rules.dump(rules.load(position))


def _other(seat: str, learner: int, seats: int) -> int:
    if not seat.isdecimal() or int(seat) >= seats or int(seat) == learner:
        raise LessonError(f"others.{seat}: this is no other seat")
    return int(seat)


def _happens(rules: AnyRules, said: dict[str, Any], where: str) -> Happens:
    """What is to happen, in words of the game's own events."""
    kinds = {
        kind.__struct_config__.tag: kind
        for kind in get_args(rules.event_type) or (rules.event_type,)
    }
    kind = kinds.get(said.get("event"))
    if kind is None:
        raise LessonError(f"{where}.event: one of {', '.join(sorted(map(str, kinds)))}")
    types = get_type_hints(kind, include_extras=True)
    times = said.get(TIMES, 1)
    if not isinstance(times, int) or times < 1:
        raise LessonError(f"{where}.{TIMES}: a number from 1 on")
    fields: dict[str, tuple[Any, ...]] = {}
    for field, value in said.items():
        if field in ("event", TIMES):
            continue
        if field not in kind.__struct_fields__:
            raise LessonError(f"{where}.{field}: {said['event']!r} has no such field")
        fields[field] = _one_of(types[field], value, f"{where}.{field}")
    return Happens(said["event"], fields, times)


def _one_of(kind: Any, value: Any, where: str) -> tuple[Any, ...]:
    """A list is a choice, unless the field itself is a list."""
    whole = _converted(kind, value)
    if whole is not _UNFIT:
        return (whole,)
    choice = [_converted(kind, one) for one in value] if isinstance(value, list) else []
    if not choice or any(one is _UNFIT for one in choice):
        raise LessonError(f"{where}: {value!r} does not fit")
    return tuple(choice)


_UNFIT = object()


def _converted(kind: Any, value: Any) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return _UNFIT
