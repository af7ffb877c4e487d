"""A game that is over, gone through: what was chance, what was skill, and where it turned.

Chances are whole numbers, in ten-thousandths, so that sums are exact. For every seat, its chances
at the start, all luck and all skill add up to its result.

*Skill* is how much less, or more, an act promised than the one thought best, to somebody with the
knowledge of whoever made it. *Luck* is the rest: what chance answered, and what came to light
later. Where there is neither chance nor anything hidden there is no luck: all that a decision
changes is skill.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

from msgspec import Struct

from irrgarten.kernel.errors import RecordError
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.record import Record
from irrgarten.search.judging import Chances, Finding, Judge, Step
from irrgarten.search.levels import LEVELS, Level, level_of

WHOLE = 10_000

#: How many turning points are shown.
TURNING = 3

#: Seconds on one core that the strongest level may take for a whole game.
SECONDS = 35.0

STRONGEST = "expert"


class ReviewedAct(Struct, frozen=True):
    """A decision or an answer of chance, and what it did to the chances of each seat.

    It begins on the position after ``ply`` acts; ``chances`` are those after it. Of a decision:
    what the ``made`` act and the ``best`` one promised the seat that decided, from what it knew;
    ``best`` is None if no other was better, and then there are no promises either.
    """

    ply: int
    seat: int | None
    acts: list[str]
    chances: list[int]
    luck: list[int]
    skill: list[int]
    best: str | None = None
    promised: int | None = None
    promised_best: int | None = None

    @property
    def lost(self) -> int:
        """How much less than the best act it promised."""
        if self.promised is None or self.promised_best is None:
            return 0
        return self.promised_best - self.promised


class ReviewShare(Struct, frozen=True):
    """How a seat came to its result: ``start`` + ``luck`` + ``own`` + ``others`` = ``result``.

    ``own`` is the skill of its own acts, ``others`` that of all others'. ``error`` is the standard
    error of the luck, and so of both kinds of skill together.
    """

    start: int
    luck: int
    own: int
    others: int
    result: int
    error: int


class ReviewError(Struct, frozen=True):
    """Standard errors: of a chance, and of what an act lost."""

    chances: int
    lost: int


class Review(Struct, frozen=True):
    """``turning`` are the acts that lost most, by their place among all."""

    game: str
    version: str
    level: str
    playouts: int
    start: list[int]
    acts: list[ReviewedAct]
    shares: list[ReviewShare]
    turning: list[int]
    error: ReviewError


def finished(rules: AnyRules, record: Record) -> Play:
    """The game of a record, at its end. Raises RecordError if there is none."""
    play = Play.replayed(rules, record)
    if not play.over:
        raise RecordError("acts: the game is not over; only a finished one is reviewed")
    if not play.standing:
        raise RecordError("acts: there is none to review")
    return play


def seconds_for(level: Level) -> float:
    return SECONDS * level.playouts / LEVELS[STRONGEST].playouts


def judge_of(rules: AnyRules, record: Record, level: str) -> Judge:
    """The same record is judged alike wherever that is done. Raises OptionsError."""
    return Judge(rules, record, level_of(level), f"{record.game} {len(record.acts)}")


class Judged(Struct, frozen=True):
    """Some steps of a game, in order, each judged by so many iterations."""

    playouts: int
    findings: list[Finding]


def judged(
    rules: AnyRules,
    record: Record,
    level: str,
    seconds: float,
    playouts: int | None,
    first: int,
    last: int,
) -> Judged:
    """The steps from ``first`` to before ``last``.

    Without ``playouts``, with as many as the whole game can be reviewed by in so many seconds.
    """
    judge = judge_of(rules, record, level)
    if playouts is None:
        playouts = judge.playouts(seconds)
    return Judged(playouts, [*judge.findings(first, last, playouts)])


def put_together(
    rules: AnyRules, record: Record, level: str, playouts: int, findings: Sequence[Finding]
) -> Review:
    """The review of a finished game, of which every step was judged."""
    play = finished(rules, record)
    steps = judge_of(rules, record, level).steps
    estimates = _Estimates(steps, findings, _result(play))
    acts = [estimates.act(number) for number in range(len(steps))]
    start, result = estimates.chances[0], estimates.chances[-1]
    shares = [
        _share(acts, seat, start[seat], result[seat], estimates.error_of_luck)
        for seat in range(len(start))
    ]
    error = estimates.error
    turning = sorted(
        (number for number, act in enumerate(acts) if act.lost > error.lost),
        key=lambda number: (-acts[number].lost, number),
    )[:TURNING]
    return Review(
        game=record.game,
        version=record.version,
        level=level,
        playouts=playouts,
        start=start,
        acts=acts,
        shares=shares,
        turning=turning,
        error=error,
    )


def _result(play: Play) -> list[int]:
    seats = range(play.state.seats)
    if play.ended:
        return [0 for _ in seats]
    if play.outcome or play.lost:
        return [_whole(result) for result in play.result or ()]
    return [_whole(play.state.value(seat)) for seat in seats]


def _share(
    acts: Iterable[ReviewedAct], seat: int, start: int, result: int, error: int
) -> ReviewShare:
    luck = own = others = 0
    for act in acts:
        luck += act.luck[seat]
        if act.seat == seat:
            own += act.skill[seat]
        else:
            others += act.skill[seat]
    return ReviewShare(start, luck, own, others, result, error)


def _whole(chance: float) -> int:
    return round(WHOLE * chance)


def _less(a: Sequence[int], b: Sequence[int]) -> list[int]:
    return [x - y for x, y in zip(a, b, strict=True)]


class _Estimates:
    """``chances`` before each step, and at the end.

    Where there was no choice nothing changed, so the chances are those after it.
    """

    def __init__(
        self, steps: Sequence[Step], findings: Sequence[Finding], result: list[int]
    ) -> None:
        self._steps = steps
        self._findings = findings
        self._together = sum(result)
        self.chances = [result]
        for number in reversed(range(len(steps))):
            twice = findings[number].chances
            self.chances.insert(0, self.chances[0] if twice is None else self._middle(twice))

    def _middle(self, twice: Sequence[Chances]) -> list[int]:
        """Of two estimates; the chances of all together are as much as there is to win."""
        middle = [fmean(seat) for seat in zip(*twice, strict=True)]
        found = math.fsum(middle)
        scale = self._together / WHOLE / found if self._together and found else 1.0
        return [_whole(scale * chance) for chance in middle]

    def act(self, number: int) -> ReviewedAct:
        step, compared = self._steps[number], self._findings[number].compared
        change = _less(self.chances[number + 1], self.chances[number])
        seat = step.seat
        told: dict[str, Any] = {}
        promises = None
        if compared is not None and seat is not None:
            made, best = self._middle(compared.of_made), self._middle(compared.of_best)
            promises = _less(made, best)
            if promises[seat] < 0:
                told = {
                    "best": compared.best,
                    "promised": made[seat],
                    "promised_best": best[seat],
                }
        skill = self._skill(number, change, promises)
        return ReviewedAct(
            ply=step.ply,
            seat=seat,
            acts=step.acts,
            chances=self.chances[number + 1],
            luck=_less(change, skill),
            skill=skill,
            **told,
        )

    def _skill(self, number: int, change: list[int], promises: list[int] | None) -> list[int]:
        nothing = [0] * len(change)
        if self._steps[number].seat is None:
            return nothing
        return change if self._all_skill else promises or nothing

    @property
    def _all_skill(self) -> bool:
        """Whether there is no chance in this game, nor anything hidden."""
        return self._all_open and all(step.seat is not None for step in self._steps)

    # -- how far off they may be ------------------------------------------------
    @property
    def error(self) -> ReviewError:
        return ReviewError(*(_whole(math.sqrt(v)) for v in (self._of_chances, self._of_lost)))

    @property
    def _of_chances(self) -> float:
        """The variance of a chance, from how far apart two estimates lie.

        Where search leaves nothing to luck both are the same; how much they are revised after the
        best act, which should change nothing, tells more then.
        """
        apart = [_apart(finding.chances) for finding in self._findings if finding.chances]
        revised = [
            fmean((x / WHOLE) ** 2 for x in _less(self.chances[i + 1], self.chances[i])) / 2
            for i, finding in enumerate(self._findings)
            if self._steps[i].seat is not None
            and finding.open
            and finding.chances
            and not finding.compared
        ]
        return max(_mean(apart), _mean(revised))

    @property
    def _of_lost(self) -> float:
        apart = [
            _apart([_lost(one, seat) for one in zip(found.of_best, found.of_made, strict=True)])
            for found, seat in self._compared
        ]
        return max(_mean(apart), self._of_chances if self._all_skill else 0.0)

    @property
    def _compared(self) -> list[tuple[Any, int]]:
        return [
            (finding.compared, step.seat)
            for finding, step in zip(self._findings, self._steps, strict=True)
            if finding.compared is not None and step.seat is not None
        ]

    @property
    def _all_open(self) -> bool:
        return all(finding.open for finding in self._findings)

    @property
    def error_of_luck(self) -> int:
        """Of the luck of a whole game, which is its result without the start and all skill."""
        if self._all_skill:
            return 0
        return _whole(math.sqrt(self._of_chances + len(self._compared) * self._of_lost))


def _lost(promises: tuple[Chances, Chances], seat: int) -> Chances:
    best, made = promises
    return [best[seat] - made[seat]]


def _apart(twice: Sequence[Chances]) -> float:
    """The variance of the mean of two estimates, as far as they tell it."""
    first, second = twice
    return fmean((a - b) ** 2 for a, b in zip(first, second, strict=True)) / 4


def _mean(of: Sequence[float]) -> float:
    return fmean(of) if of else 0.0
