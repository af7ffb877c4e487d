"""A lesson at a table: what the others do, and whether the learner has done what she was to."""

from __future__ import annotations

from irrgarten.lessons import judging, reading
from irrgarten.lessons.judging import Told
from irrgarten.lessons.lesson import Lesson
from irrgarten.server.bygone import Bygone
from irrgarten.server.course import Course
from irrgarten.server.frames import LessonStands, Level
from irrgarten.store import TableRow

#: How those play whose acts a lesson does not name.
LEVEL: Level = "beginner"


def lesson_of(row: TableRow) -> Lesson | None:
    """None for other tables, and for a lesson that there is no more."""
    return reading.find(row.game, row.lesson)


def lots_of(row: TableRow) -> tuple[str, ...] | None:
    """The lots that lie ready; in no lesson do all of them follow from the seed."""
    if row.lesson is None:
        return None
    lesson = lesson_of(row)
    return lesson.lots if lesson else ()


def stands(row: TableRow, course: Course | Bygone | None) -> LessonStands | None:
    if row.lesson is None:
        return None
    lesson = lesson_of(row)
    if lesson is None or not isinstance(course, Course):
        return LessonStands(row.lesson, "open", None)
    perceived = course.perceived_of_acts(lesson.seat)
    told = (Told(act.seat, seen) for act, seen in zip(course.acts, perceived, strict=True))
    outcome = judging.judged(lesson, told, course.acting)
    made = [act.act for act in course.acts if act.seat == lesson.seat]
    clause = judging.answer(lesson, made) if outcome == "missed" else None
    return LessonStands(row.lesson, outcome, clause)


def is_settled(row: TableRow, course: Course) -> bool:
    """Whether nobody acts here any more."""
    standing = stands(row, course)
    return standing is not None and standing.stands != "open"


def act_of(row: TableRow, course: Course, seat: int) -> str | None:
    """What the lesson has another seat do next, if that can be done."""
    lesson = lesson_of(row)
    if lesson is None:
        return None
    made = sum(act.seat == seat for act in course.acts)
    return judging.next_of_other(lesson, seat, made, course.play)


def hint_of(row: TableRow, course: Course, seat: int) -> str | None:
    """What leads the learner to the goal next, as long as she is on that way."""
    lesson = lesson_of(row)
    if lesson is None or seat != lesson.seat:
        return None
    made = [act.act for act in course.acts if act.seat == seat]
    if tuple(made) != lesson.solution[: len(made)]:
        return None
    ahead = lesson.solution[len(made) :]
    return ahead[0] if ahead and ahead[0] in course.legal(seat) else None
