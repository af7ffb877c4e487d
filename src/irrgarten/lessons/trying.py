"""A lesson gone through without a table: whether it can be solved, and its wrong answers fail."""

from __future__ import annotations

from collections.abc import Sequence

from irrgarten import registry
from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.play import Happening, Play
from irrgarten.lessons.judging import Outcome, Told, judged, next_of_other
from irrgarten.lessons.lesson import Lesson, LessonError

#: For lots that the lesson leaves open.
SEED = "trial"


class Trial:
    """One way through a lesson; the others do what it says, and nothing else."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        rules = registry.rules(lesson.game)
        self.play = Play(rules, rules.load(lesson.position), SEED)
        self.play.laid = lesson.lots
        self.told: list[Told] = []
        self._tell(self.play.answer())

    @property
    def outcome(self) -> Outcome:
        return judged(self.lesson, self.told, self.play.turn)

    def make(self, act: str) -> None:
        """An act of the learner, once the others have made theirs. Raises IllegalMove."""
        self._let_others_act()
        self._make(self.lesson.seat, act)

    def finish(self) -> Outcome:
        """Let the others act as long as that may change the outcome."""
        self._let_others_act()
        return self.outcome

    def _let_others_act(self) -> None:
        while self.outcome == "open" and (other := self._other()) is not None:
            self._make(*other)

    def _other(self) -> tuple[int, str] | None:
        for seat in self.play.turn:
            made = sum(act.seat == seat for act in self.play.made)
            act = next_of_other(self.lesson, seat, made, self.play)
            if act is not None:
                return seat, act
        return None

    def _make(self, seat: int, act: str) -> None:
        happening = self.play.make(seat, act)
        self._tell([happening, *self.play.answer()])

    def _tell(self, happenings: Sequence[Happening]) -> None:
        for happening in happenings:
            seen = happening.perceived(self.lesson.seat)
            self.told.append(Told(happening.made.seat, seen))


def check(lesson: Lesson) -> None:
    """Raises LessonError if its solution solves nothing, or a wrong answer is not wrong."""
    trial = Trial(lesson)
    if trial.finish() != "open":
        raise LessonError("goal: it is decided before anything is done")
    for act in lesson.solution:
        try:
            trial.make(act)
        except IllegalMove as error:
            raise LessonError(f"solution: {act!r}: {error}") from None
    if trial.finish() != "reached":
        raise LessonError(f"solution: the goal is {trial.outcome}")
    for number, wrong in enumerate(lesson.wrong):
        _check_wrong(lesson, wrong.acts, wrong.clause, f"wrong[{number}]")


def _check_wrong(lesson: Lesson, acts: Sequence[str], clause: str, where: str) -> None:
    trial = Trial(lesson)
    for number, act in enumerate(acts, 1):
        try:
            trial.make(act)
        except IllegalMove as error:
            if number == len(acts) and error.clause == clause:
                return
            raise LessonError(f"{where}: {act!r}: {error} ({error.clause})") from None
    if trial.finish() != "missed":
        raise LessonError(f"{where}: the goal is {trial.outcome}")
