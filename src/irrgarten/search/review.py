"""A game that is over, gone through: what was chance, what was skill, and where it turned.

Chances are whole numbers, in ten-thousandths, so that sums are exact. For every seat, its chances
at the start, all luck and all skill add up to its result.

*Skill* is how much less an act promised than the one thought best, to somebody with the knowledge
of whoever made it. It counts only if it is more than the estimates are off and if the adviser that
gives hints would have made another act; each act of which it counts is a turning point. *Luck* is
the rest: what chance answered, and what came to light later. Where there is neither chance nor
anything hidden there is no luck: all that a decision changes is skill.

The curve of the chances agrees with that. Where a seat saw everything and lost nothing by its act,
the chances move by no more than the estimates are off: what the search overlooked before the act is
corrected by what it found after it. Where it was drawn who begins, the chances at the start are
equal, before that draw.
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
from irrgarten.search.judging import LEAST_LOSS, Chances, Finding, Judge, Step, lost_by
from irrgarten.search.levels import LEVELS, Level, level_of

WHOLE = 10_000

#: How much the estimate before an act that lost nothing counts beside all those after it, which are
#: of the same chances: each search favours the seat that is to move.
WEIGHT = 0.25

#: Standard errors within which an estimate lies in 95 of 100 cases.
MARGIN = 1.96

#: Seconds on one core that the strongest level may take for a whole game.
SECONDS = 35.0

STRONGEST = "expert"


class ReviewedAct(Struct, frozen=True):
    """A decision or an answer of chance, and what it did to the chances of each seat.

    It begins on the position after ``ply`` acts; ``chances`` are those after it. Of a decision:
    what the ``made`` act and the ``best`` one promised the seat that decided, from what it knew;
    ``best`` is None unless the act is a turning point, and then there are no promises either.
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

    ``own`` is the skill of its own acts, ``others`` that of all others'. ``error`` is the margin of
    the luck, and so of both kinds of skill together.
    """

    start: int
    luck: int
    own: int
    others: int
    result: int
    error: int


class ReviewError(Struct, frozen=True):
    """Margins: of a chance, and of what an act lost. 95 of 100 estimates are off by less."""

    chances: int
    lost: int


class Review(Struct, frozen=True):
    """``turning`` are all acts that lost more than ``error.lost``, by their place among all acts,
    the greatest loss first."""

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
    estimates = _Estimates(steps, findings, _result(play), _begins_even(rules, play), _called(play))
    acts = [estimates.act(number) for number in range(len(steps))]
    start, result = estimates.chances[0], estimates.chances[-1]
    shares = [
        _share(acts, seat, start[seat], result[seat], estimates.error_of_luck)
        for seat in range(len(start))
    ]
    turning = sorted(
        (number for number, act in enumerate(acts) if act.best is not None),
        key=lambda number: (-acts[number].lost, number),
    )
    return Review(
        game=record.game,
        version=record.version,
        level=level,
        playouts=playouts,
        start=start,
        acts=acts,
        shares=shares,
        turning=turning,
        error=estimates.error,
    )


def _begins_even(rules: AnyRules, play: Play) -> bool:
    """Whether all seats are equal at the start, since it was drawn who begins."""
    named = rules.beginning(rules.options(play.state), 0)
    return play.set_up and named.keys().isdisjoint(play.given)


def _called(play: Play) -> bool:
    """Whether a call ended the game, not its last act."""
    return bool(play.outcome or play.lost)


def _result(play: Play) -> list[int]:
    seats = range(play.state.seats)
    if play.ended:
        return [0 for _ in seats]
    if _called(play):
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
    """The curve of the chances, before each step and at the end, and what each act did to it.

    ``even``: all seats are equal at the start. ``called``: a call ended the game, not its last act.
    """

    def __init__(
        self,
        steps: Sequence[Step],
        findings: Sequence[Finding],
        result: list[int],
        even: bool,
        called: bool,
    ) -> None:
        self._steps = steps
        self._findings = findings
        self._together = sum(result)
        self._even = even
        self._called = called
        self._searched = self._curve(result, limited=False)
        self.error = self._error()
        self.chances = self._curve(result, limited=True)
        if even:
            self._begin_even()

    def _curve(self, result: list[int], limited: bool) -> list[list[int]]:
        """The chances as searched, or with the changes ``limited`` that no loss explains.

        Where there was no choice nothing changed, so the chances are those after it.
        """
        curve = [result]
        for number in reversed(range(len(self._steps))):
            found = self._findings[number].chances
            before = curve[-1] if found is None else self._middle(found)
            if limited and found is not None and self._is_foreseen(number):
                before = self._limited(before, self._without(number, curve[-1]))
            curve.append(before)
        return curve[::-1]

    def _is_foreseen(self, number: int) -> bool:
        """Whether nothing but a decision came between the chances before this step and after it."""
        last = self._called and number == len(self._steps) - 1
        return self._findings[number].foreseen and self._steps[number].seat is not None and not last

    def _is_open(self, number: int) -> bool:
        return self._is_foreseen(number) and self._findings[number].open

    def _without(self, number: int, after: list[int]) -> list[int]:
        """The chances after a step as they would be if it had lost nothing."""
        promises = self._loss(number)
        if promises is None:
            return after
        made, best = promises
        return [a + b - m for a, b, m in zip(after, best, made, strict=True)]

    def _limited(self, found: list[int], expected: list[int]) -> list[int]:
        """What was expected from later estimates, revised by what was found, within the margin."""
        off = _less(found, expected)
        part = min(WEIGHT, self.error.chances / max(1, *map(abs, off)))
        return [_within(a + part * b) for a, b in zip(expected, off, strict=True)]

    def _begin_even(self) -> None:
        """Let all seats begin equal, and without luck approach the estimates step by step."""
        first = self.chances[0]
        even = round(fmean(first))
        if self._all_skill:
            steps = len(self._steps)
            off = [even - chance for chance in first]
            self.chances = [
                [_within(c + o * (steps - n) / steps) for c, o in zip(chances, off, strict=True)]
                for n, chances in enumerate(self.chances)
            ]
        self.chances[0] = [even for _ in first]

    def _middle(self, twice: Sequence[Chances]) -> list[int]:
        """Of two estimates; the chances of all together are as much as there is to win."""
        middle = [fmean(seat) for seat in zip(*twice, strict=True)]
        found = math.fsum(middle)
        scale = self._together / WHOLE / found if self._together and found else 1.0
        return [_whole(scale * chance) for chance in middle]

    def _loss(self, number: int) -> tuple[list[int], list[int]] | None:
        """What the act made and the best one promised, if the act lost more than the margin.

        This alone says what a loss is: for the curve, the turning points and the skill.
        """
        compared, seat = self._findings[number].compared, self._steps[number].seat
        if compared is None or compared.best is None or seat is None:
            return None
        made, best = self._middle(compared.of_made), self._middle(compared.of_best)
        return (made, best) if best[seat] - made[seat] > self.error.lost else None

    def act(self, number: int) -> ReviewedAct:
        step, compared = self._steps[number], self._findings[number].compared
        change = _less(self.chances[number + 1], self.chances[number])
        told: dict[str, Any] = {}
        skill = [0] * len(change)
        promises = self._loss(number)
        if promises is not None and compared is not None and step.seat is not None:
            made, best = promises
            skill = _less(made, best)
            told = {
                "best": compared.best,
                "promised": made[step.seat],
                "promised_best": best[step.seat],
            }
        if self._all_skill and self._is_open(number):
            skill = change
        return ReviewedAct(
            ply=step.ply,
            seat=step.seat,
            acts=step.acts,
            chances=self.chances[number + 1],
            luck=_less(change, skill),
            skill=skill,
            **told,
        )

    @property
    def _all_skill(self) -> bool:
        """Whether there is no chance in this game, nor anything hidden."""
        return self._all_open and all(step.seat is not None for step in self._steps)

    @property
    def _all_open(self) -> bool:
        return all(finding.open for finding in self._findings)

    # -- how far off they may be ------------------------------------------------
    def _error(self) -> ReviewError:
        chances, lost = _margin(self._of_chances), _margin(self._of_lost)
        return ReviewError(chances, max(lost, _whole(LEAST_LOSS)))

    @property
    def _of_chances(self) -> float:
        """The variance of a chance, from how far apart two estimates lie.

        Where search leaves nothing to luck both are the same; how much they are revised after the
        best act, which should change nothing, tells more then.
        """
        apart = [_apart(finding.chances) for finding in self._findings if finding.chances]
        revised = [
            fmean((x / WHOLE) ** 2 for x in _less(self._searched[i + 1], self._searched[i])) / 2
            for i, finding in enumerate(self._findings)
            if self._is_open(i) and finding.chances and not finding.compared
        ]
        return max(_mean(apart), _mean(revised))

    @property
    def _of_lost(self) -> float:
        """The variance of a loss, which is the difference of two estimates.

        What the made act promised is estimated once more by the search after it, if the seat saw
        everything.
        """
        apart, again = list[float](), list[float]()
        for number, (finding, step) in enumerate(zip(self._findings, self._steps, strict=True)):
            if finding.compared is not None and step.seat is not None:
                apart.append(_apart([[lost] for lost in lost_by(finding.compared, step.seat)]))
                if self._is_open(number):
                    made = self._middle(finding.compared.of_made)
                    off = _less(made, self._searched[number + 1])
                    again.append(fmean((x / WHOLE) ** 2 for x in off))
        return max(_mean(apart), _mean(again))

    @property
    def error_of_luck(self) -> int:
        """Of the luck of a whole game, which is its result without the start and all skill.

        Each act that may be a loss, or just not, adds to it.
        """
        if self._all_skill:
            return 0
        doubtful = sum(bool(found.compared and found.compared.best) for found in self._findings)
        start = 0.0 if self._even else self._of_chances
        return _margin(start + doubtful * self._of_lost)


def _within(chance: float) -> int:
    return round(min(max(chance, 0.0), WHOLE))


def _margin(variance: float) -> int:
    return _whole(MARGIN * math.sqrt(variance))


def _apart(twice: Sequence[Chances]) -> float:
    """The variance of the mean of two estimates, as far as they tell it."""
    first, second = twice
    return fmean((a - b) ** 2 for a, b in zip(first, second, strict=True)) / 4


def _mean(of: Sequence[float]) -> float:
    return fmean(of) if of else 0.0
