"""A lesson at a table: what the others do, and whether the learner has done what she was to."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from irrgarten.lessons import judging, reading
from irrgarten.lessons.judging import Told
from irrgarten.lessons.lesson import Lesson
from irrgarten.tables.bygone import Bygone
from irrgarten.tables.frames import LessonStands, Level, Reason
from irrgarten.tables.game import TableGame
from irrgarten.tables.rows import TableRow
from irrgarten.tables.state import TableState

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


def begins_with_bots(row: TableRow, game: TableGame | Bygone | None) -> bool:
    """Return whether other seats act first in a lesson in which no seat has acted yet."""
    lesson = lesson_of(row) if row.lesson is not None else None
    if lesson is None or not isinstance(game, TableGame) or lesson.seat in game.acting:
        return False
    return all(act.seat is None for act in game.acts)


def waits(state: TableState) -> bool:
    """Return whether bots wait because the learner, connected here, still reads the lesson."""
    if not begins_with_bots(state.row, state.game):
        return False
    learners = [one for one in state.connections.values() if one.seat is not None]
    return bool(learners) and not any(one.ready for one in learners)


def stands(
    row: TableRow, game: TableGame | Bygone | None, waits: bool = False
) -> LessonStands | None:
    if row.lesson is None:
        return None
    lesson = lesson_of(row)
    if lesson is None or not isinstance(game, TableGame):
        return LessonStands(row.lesson, "open", None, None, waits)
    perceived = game.perceived_of_acts(lesson.seat)
    told = (Told(act.seat, seen) for act, seen in zip(game.acts, perceived, strict=True))
    outcome = judging.judged(lesson, told, game.acting)
    if outcome != "missed":
        return LessonStands(row.lesson, outcome, None, None, waits)
    wrong = judging.answer_to_miss(lesson, _made(game, lesson.seat))
    clause = wrong.clause if wrong else lesson.clause
    return LessonStands(row.lesson, outcome, clause, wrong.name if wrong else None, waits)


def reworded(state: TableState, seat: int, planned: Sequence[str], reason: Reason) -> Reason:
    """Return why an act is refused, in the lesson's own sentence if it has one for this act.

    ``planned`` are acts that the learner would make first.
    """
    lesson = lesson_of(state.row)
    if lesson is None or seat != lesson.seat:
        return reason
    made = _made(state.under_way, seat)
    acts = [*made, *planned, reason.act]
    wrong = judging.answer_to_refusal(lesson, acts, reason.clause)
    if wrong is None:
        return reason
    return replace(reason, reason=f"lesson-{lesson.name}-wrong-{wrong.name}", about={})


def _made(game: TableGame, seat: int) -> list[str]:
    return [act.act for act in game.acts if act.seat == seat]


def is_settled(row: TableRow, game: TableGame) -> bool:
    """Whether nobody acts here any more."""
    standing = stands(row, game)
    return standing is not None and standing.stands != "open"


def act_of(row: TableRow, game: TableGame, seat: int) -> str | None:
    """What the lesson has another seat do next, if that can be done."""
    lesson = lesson_of(row)
    if lesson is None:
        return None
    made = sum(act.seat == seat for act in game.acts)
    return judging.next_of_other(lesson, seat, made, game.play)


def solution_ahead(
    row: TableRow, game: TableGame, seat: int, planned: Sequence[str]
) -> Sequence[str] | None:
    """Return what is left of the lesson's solution, or None if the learner has left it.

    ``planned`` are acts that the learner would make first.
    """
    lesson = lesson_of(row)
    if lesson is None or seat != lesson.seat:
        return None
    made = (*_made(game, seat), *planned)
    return lesson.solution[len(made) :] if made == lesson.solution[: len(made)] else None
