"""What a lesson is: a position, who does what there, and what is to happen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.positions import Position

#: What one needs to sit down, and the fine points.
Course = Literal["first", "further"]
COURSES: tuple[Course, ...] = ("first", "further")

Clause = Annotated[str, Meta(pattern=r"^[A-Z]{3}-[0-9]{2}$")]
Name = Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$")]
Act = Annotated[str, Meta(min_length=1, max_length=64)]
Acts = Annotated[list[Act], Meta(min_length=1)]


class LessonError(IrrgartenError):
    """A lesson is malformed, or what it says of the rules is not so."""


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """A wrong answer: the last of its ``acts`` misses the goal, or is ``refused`` by the clause.

    The message ``lesson-<lesson>-wrong-<name>`` says what happened. ``like`` describes other acts
    that have the same answer; ``*`` stands for any text.
    """

    name: Name
    acts: Acts
    clause: Clause
    refused: bool = False
    like: list[Act] = field(default_factory=list)

    def fits(self, made: Sequence[str]) -> bool:
        """Return whether these acts begin like the ones described."""
        return any(
            described and len(made) >= len(described) and all(map(_fits, described, made))
            for described in (self.acts, self.like)
        )


def _fits(described: str, act: str) -> bool:
    return _pattern(described).fullmatch(act) is not None


@cache
def _pattern(described: str) -> re.Pattern[str]:
    return re.compile(".*".join(re.escape(part) for part in described.split("*")))


class File(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down. ``state`` is laid over the set-up with these ``options``.

    The learner has ``seat``. ``lots`` are drawn before any others; each other seat makes the acts
    that ``others`` name for it (of several, the first that is legal) and then plays as a bot.
    Every ``goal`` must come about, and none of ``never``, in at most so many ``acts`` of the
    learner and within her turn; with ``wait`` the others go on, and she is judged when it is her
    turn again. ``clause`` is what the lesson is about.
    """

    course: Course
    place: Annotated[int, Meta(ge=1)]
    seat: Annotated[int, Meta(ge=0)]
    options: dict[str, Any]
    state: dict[str, Any]
    goal: Annotated[list[dict[str, Any]], Meta(min_length=1)]
    acts: Annotated[int, Meta(ge=1)]
    clause: Clause
    solution: Acts
    wrong: Annotated[list[Wrong], Meta(min_length=1)]
    never: list[dict[str, Any]] = field(default_factory=list)
    lots: list[Act] = field(default_factory=list)
    others: dict[str, list[Act | Acts]] = field(default_factory=dict)
    wait: bool = False


class Happens(Struct, frozen=True):
    """An event of this kind whose fields hold one of these values each, so many times."""

    event: str
    fields: dict[str, tuple[Any, ...]]
    times: int = 1


class Lesson(Struct, frozen=True):
    """A lesson that was read and fits its game."""

    game: str
    name: str
    course: Course
    place: int
    seat: int
    position: Position
    goal: tuple[Happens, ...]
    never: tuple[Happens, ...]
    acts: int
    wait: bool
    lots: tuple[str, ...]
    others: dict[int, tuple[tuple[str, ...], ...]]
    clause: str
    solution: tuple[str, ...]
    wrong: tuple[Wrong, ...]
