"""A lesson gone through without a table: whether it can be solved, and its wrong answers fail."""

from __future__ import annotations

from collections.abc import Sequence

from irrgarten import registry
from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.play import Happening, Play
from irrgarten.lessons import judging
from irrgarten.lessons.judging import Outcome, Told, judged, next_of_other
from irrgarten.lessons.lesson import Lesson, LessonError, Wrong

#: For lots that the lesson leaves open.
SEED = "trial"


class Trial:
    """One way through a lesson; the others do what it says, then their first legal act."""

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

    def legal(self) -> list[str]:
        """Return the legal acts of the learner, once the others have made theirs."""
        self._let_others_act()
        return self.play.legal(self.lesson.seat)

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
            if seat == self.lesson.seat:
                continue
            made = sum(act.seat == seat for act in self.play.made)
            act = next_of_other(self.lesson, seat, made, self.play)
            return seat, act or self.play.legal(seat)[0]
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
    for wrong in lesson.wrong:
        _check_wrong(lesson, wrong)


def _check_wrong(lesson: Lesson, wrong: Wrong) -> None:
    where, acts = f"wrong.{wrong.name}", wrong.acts
    trial = Trial(lesson)
    refusal = None
    for number, act in enumerate(acts, 1):
        try:
            trial.make(act)
        except IllegalMove as error:
            refusal = error
            if not wrong.refused or number < len(acts) or error.clause != wrong.clause:
                raise LessonError(f"{where}: {act!r}: {error} ({error.clause})") from None
    if wrong.refused:
        if refusal is None:
            raise LessonError(f"{where}: {acts[-1]!r} is legal")
        found = judging.answer_to_refusal(lesson, acts, wrong.clause)
    else:
        if trial.finish() != "missed":
            raise LessonError(f"{where}: {acts[-1]!r}: the goal is {trial.outcome}")
        found = judging.answer_to_miss(lesson, acts)
    if found is not wrong:
        raise LessonError(f"{where}: an earlier answer fits {acts[-1]!r} too")
