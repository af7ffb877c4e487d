"""What the search thinks of a game that was played: of each chance, and of each act.

Everything is estimated twice, by searches with seeds of their own, so that it is known how far
apart two estimates lie. Before an act counts as a loss, the adviser that gives hints is asked.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from statistics import fmean

from msgspec import Struct
from msgspec.structs import replace

from irrgarten.kernel.belief import Belief
from irrgarten.kernel.calls import LOTS, standing
from irrgarten.kernel.door import numbers_of, one_of
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.lots import SeededLots
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.record import Made, Record
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State
from irrgarten.search.hints import SEED
from irrgarten.search.ismcts import Tree, Tried
from irrgarten.search.levels import ADVISER, Level
from irrgarten.search.player import Player
from irrgarten.search.thinking import put_together

#: Estimates of the same thing.
TWICE = 2

#: Iterations by which the speed is measured, and how often.
TRIAL, TRIALS = 200, 4

#: Iterations of one estimate, at least.
LEAST = 24

#: No act that loses less, as a part of a whole win, counts as a loss.
LEAST_LOSS = 0.01

#: Other positions in which it is looked at what comes of an act.
OTHERS = 8

#: The adviser is asked about every so many decisions, as a guess of what that costs.
ADVISED = 12

Chances = list[float]


class Step(Struct, frozen=True):
    """A decision, or all that chance answers before the next one (``seat`` is None then)."""

    ply: int
    seat: int | None
    acts: list[str]


class Compared(Struct, frozen=True):
    """The act made and the one thought best, from what the seat knew; each estimated twice.

    ``best`` is None if the adviser would make the same act, or if next to nothing is lost.
    """

    best: str | None
    of_made: list[Chances]
    of_best: list[Chances]


class Finding(Struct, frozen=True):
    """Of one step: the chances of each seat before it, estimated twice, if there was a choice.

    They are those of whoever sees everything. ``compared`` is None where no other act looks better;
    ``open`` says whether the seat saw everything too, ``foreseen`` whether it at least knew what it
    would see of its act: neither a wall nor a card came to light by it.
    """

    chances: list[Chances] | None
    open: bool = True
    foreseen: bool = True
    compared: Compared | None = None


def steps_of(acts: Sequence[Made]) -> list[Step]:
    """Of all that stands: what was taken back had no consequences."""
    steps: list[Step] = []
    for ply in standing(acts):
        made = acts[ply]
        if made.seat is None and steps and steps[-1].seat is None:
            steps[-1].acts.append(made.act)
        else:
            steps.append(Step(ply, made.seat, [made.act]))
    return steps


def left_to_lots(rules: AnyRules, record: Record) -> set[int]:
    """The plies at which acts were made that nobody chose."""
    plies: set[int] = set()
    if all(made.act != LOTS for made in record.acts):
        return plies
    play = Play.replayed(rules, _without_acts(record))
    for made in record.acts:
        if play.by_lot:
            plies.add(play.ply)
        play.make_again(made)
    return plies


def lost_by(compared: Compared, seat: int) -> list[float]:
    """How much the seat lost by the act it made, estimated twice."""
    pairs = zip(compared.of_best, compared.of_made, strict=True)
    return [best[seat] - made[seat] for best, made in pairs]


class Judge:
    """Goes through a game from its beginning, with the knowledge of every seat in turn.

    The adviser thinks as long here as the level does. For the strongest level it is the very one
    that gives hints: what it advises depends only on what the seat knows.
    """

    def __init__(self, rules: AnyRules, record: Record, level: Level, seed: str) -> None:
        self._rules = rules
        self._record = record
        self._seed = seed
        self._level = level
        self.steps = steps_of(record.acts)
        self._left_to_lots = left_to_lots(rules, record)

    # -- how much can be thought -----------------------------------------------
    def playouts(self, seconds: float) -> int:
        """Iterations of one estimate, if all together may take about so long on a core of these."""
        spent: list[float] = []
        work = decisions = 0
        for number, at in enumerate(self._positions()):
            if at.seat is None or at.forced:
                work += at.seat is None
                continue
            # One for the chances, one to find the best act where something is hidden, and two to
            # compare where another was made: about every second time.
            work += 2 + (not at.open)
            decisions += 1
            if not spent or number * TRIALS >= len(self.steps) * len(spent):
                began = time.thread_time()
                at.tree(at.believed(), TRIAL).run(TRIAL)
                spent.append((time.thread_time() - began) / TRIAL)
        if not spent:
            return LEAST
        advising = self._level.playouts * decisions / ADVISED
        affordable = int((seconds / fmean(spent) - advising) / work)
        return max(LEAST, min(self._level.playouts, affordable))

    # -- findings --------------------------------------------------------------
    def findings(self, first: int, last: int, playouts: int) -> Iterator[Finding]:
        """Of the steps from ``first`` to before ``last``, each by so many iterations."""
        for number, at in enumerate(self._positions(last)):
            if number >= first:
                yield at.finding(playouts)

    def _positions(self, last: int | None = None) -> Iterator[_At]:
        rules, record = self._rules, self._record
        play = Play.replayed(rules, _without_acts(record))
        options = rules.options(play.state)
        seats = range(play.state.seats)
        adviser = replace(ADVISER, playouts=self._level.playouts)
        advisers = [Player(rules, options, seat, adviser, SEED) for seat in seats]
        for step in self.steps[:last]:
            at = _At(rules, play.state, advisers, step, self._seed)
            at.drawn = step.ply in self._left_to_lots
            # What the lots do together is one stroke of luck.
            at.forced = at.forced or (at.drawn and step.ply - 1 in self._left_to_lots)
            yield at
            for happening in play.repeat([Made(step.seat, act) for act in step.acts]):
                for seat, told in zip(seats, happening.perceived_by(seats), strict=True):
                    advisers[seat].observe(told)


class _At:
    """The position before a step, and who is to think about it."""

    def __init__(
        self, rules: AnyRules, state: State, advisers: Sequence[Player], step: Step, seed: str
    ) -> None:
        self._rules = rules
        self._state = state
        self.seat = step.seat
        self._made = step.acts[0]
        # Of chance, whoever comes next thinks; of a deal, it does not matter who.
        self._observer = max(0, state.turn) if step.seat is None else step.seat
        self._view = rules.view(state, self._observer)
        self._adviser = advisers[self._observer]
        self._lots = SeededLots(seed, f"review/{step.ply}")
        self.forced = step.seat is not None and len(numbers_of(state, step.seat)) < 2
        #: Nobody chose this act: it was left to the lots.
        self.drawn = False

    @property
    def open(self) -> bool:
        """Whether the seat sees everything."""
        return type(self.believed()) is Belief

    def believed(self) -> Belief:
        return self._rules.belief(self._view, self._adviser.memory)

    def tree(self, belief: Belief, playouts: int) -> Tree:
        heuristics = self._rules.heuristics(self._view, self._adviser.memory)
        seed = self._lots.below(1 << 62)
        return Tree(belief, heuristics, self._observer, seed, playouts)

    def finding(self, playouts: int) -> Finding:
        if self.forced:
            return Finding(None)
        of_all = [self._grown(Belief(self._state.copy()), playouts) for _ in range(TWICE)]
        chances = [tree.expected() for tree in of_all]
        if self.seat is None or self.drawn:
            return Finding(chances, open=not self.drawn, foreseen=False)
        is_open, made = self.open, self._rules.parse(self._state, self.seat, self._made)
        foreseen = is_open or self._foresees(made)
        if not is_open:  # what is best, it must find out by what it knows
            of_all = [self._grown(self.believed(), playouts) for _ in range(TWICE)]
        best = _most_tried([tree.tried() for tree in of_all])
        if best == made:
            return Finding(chances, is_open, foreseen)
        return Finding(chances, is_open, foreseen, self._compared(made, best, playouts))

    def _foresees(self, act: int) -> bool:
        """Whether the act would have brought the same to light in other positions that the seat
        thought possible."""
        belief, rng, found = self.believed(), Rng(self._lots.below(1 << 62)), []
        for state in (self._state, *(belief.sample(rng) for _ in range(OTHERS))):
            journal = Journal()
            after = one_of(state, self._observer, act).made(journal)
            found.append([*self._rules.uncovered(after, journal, self._observer)])
        return all(other == found[0] for other in found)

    def _compared(self, made: int, best: int, playouts: int) -> Compared:
        of_made, of_best = self._held_to(made, playouts), self._held_to(best, playouts)
        found = Compared(self._format(best), of_made, of_best)
        if fmean(lost_by(found, self._observer)) <= LEAST_LOSS:
            return replace(found, best=None)
        advised = self._adviser.choose(self._view)
        if advised == self._made:
            return replace(found, best=None)
        if advised == found.best:
            return found
        act = self._rules.parse(self._state, self._observer, advised)
        return Compared(advised, of_made, self._held_to(act, playouts))

    def _format(self, act: int) -> str:
        return self._rules.format(self._state, self._observer, act)

    def _held_to(self, act: int, playouts: int) -> list[Chances]:
        trees = [self._grown(self.believed(), playouts, act) for _ in range(TWICE)]
        return [tree.expected() for tree in trees]

    def _grown(self, belief: Belief, playouts: int, act: int | None = None) -> Tree:
        """Half of its half it learns; what comes of the other half is what it expects."""
        each = max(2, playouts // TWICE)
        tree = self.tree(belief, each)
        if act is not None:
            tree.hold_to(act)
        tree.run(each // 2)
        tree.weigh(each - each // 2)
        return tree


def _most_tried(findings: Sequence[Sequence[Tried]]) -> int:
    return max(put_together(findings), key=lambda one: (one.visits, one.value)).act


def _without_acts(record: Record) -> Record:
    return Record(
        game=record.game,
        version=record.version,
        options=record.options,
        position=record.position,
        acts=[],
    )
