"""Whether a lesson's goal is reached, or missed: told by what the learner perceived."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Literal, NamedTuple

from irrgarten.kernel.errors import NotationError
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import Play
from irrgarten.lessons.lesson import Happens, Lesson, Wrong

Outcome = Literal["open", "reached", "missed"]


class Told(NamedTuple):
    """What the learner perceived of one act, and whose it was; None for chance."""

    seat: int | None
    events: Sequence[Event]


def judged(lesson: Lesson, told: Iterable[Told], acting: Sequence[int]) -> Outcome:
    """``acting`` are the seats that may act now; nobody does when the game is over."""
    made, seen = 0, list[Event]()
    for act in told:
        made += act.seat == lesson.seat
        seen += act.events
        if any(_came(happens, seen) for happens in lesson.never):
            return "missed"
        if all(_came(happens, seen) for happens in lesson.goal):
            return "reached"
    if not acting:
        return "missed"
    to_act = lesson.seat in acting
    over = to_act and made >= lesson.acts if lesson.wait else made and not to_act
    return "missed" if over or (made >= lesson.acts and not lesson.wait) else "open"


def next_of_other(lesson: Lesson, seat: int, made: int, play: Play) -> str | None:
    """What the lesson has another seat do after so many acts of its own, if that can be done."""
    for act in lesson.others.get(seat, ())[made : made + 1]:
        for text in act:
            with suppress(NotationError):
                if play.refusal(seat, text) is None:
                    return text
    return None


def _came(happens: Happens, seen: Sequence[Event]) -> bool:
    return sum(_fits(happens, event) for event in seen) >= happens.times


def _fits(happens: Happens, event: Event) -> bool:
    values: dict[str, tuple[Any, ...]] = happens.fields
    return event.__struct_config__.tag == happens.event and all(
        getattr(event, field) in values[field] for field in values
    )


def answer_to_miss(lesson: Lesson, made: Sequence[str]) -> Wrong | None:
    """Return the first answer to acts that missed the goal, if the lesson has one."""
    found = (wrong for wrong in lesson.wrong if not wrong.refused and wrong.fits(made))
    return next(found, None)


def answer_to_refusal(lesson: Lesson, made: Sequence[str], clause: str | None) -> Wrong | None:
    """Return the first answer to acts whose last this clause refuses, if the lesson has one."""
    found = (wrong for wrong in lesson.wrong if wrong.refused and wrong.clause == clause)
    return next((wrong for wrong in found if wrong.fits(made)), None)
