"""What the search thinks of a game that was played: of each chance, and of each act.

Everything is estimated twice, by searches that share nothing, so that it is known how far apart
two estimates lie.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from statistics import fmean

from msgspec import Struct

from irrgarten.kernel.belief import Belief
from irrgarten.kernel.calls import LOTS, standing
from irrgarten.kernel.door import numbers_of
from irrgarten.kernel.lots import SeededLots
from irrgarten.kernel.memory import Memory
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.record import Made, Record
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State
from irrgarten.search.ismcts import Tree, Tried
from irrgarten.search.levels import Level
from irrgarten.search.thinking import put_together

#: Estimates of the same thing.
TWICE = 2

#: Iterations by which the speed is measured, and how often.
TRIAL, TRIALS = 200, 4

#: Iterations of one estimate, at least.
LEAST = 24

Chances = list[float]


class Step(Struct, frozen=True):
    """A decision, or all that chance answers before the next one (``seat`` is None then)."""

    ply: int
    seat: int | None
    acts: list[str]


class Compared(Struct, frozen=True):
    """The act made and the one thought best, from what the seat knew; each estimated twice."""

    best: str
    of_made: list[Chances]
    of_best: list[Chances]


class Finding(Struct, frozen=True):
    """Of one step: the chances of each seat before it, estimated twice, if there was a choice.

    They are those of whoever sees everything. ``compared`` is None where no other act is better;
    ``open`` says whether the seat saw everything too.
    """

    chances: list[Chances] | None
    open: bool = True
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


class Judge:
    """Goes through a game from its beginning, as one who saw it from every seat in turn."""

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
        work = 0
        for number, at in enumerate(self._positions()):
            if at.seat is None or at.forced:
                work += at.seat is None
                continue
            # One for the chances, one to find the best act where something is hidden, and two to
            # compare where another was made: about every second time.
            work += 2 + (not at.open)
            if not spent or number * TRIALS >= len(self.steps) * len(spent):
                began = time.thread_time()
                at.tree(at.believed(), TRIAL).run(TRIAL)
                spent.append((time.thread_time() - began) / TRIAL)
        if not spent:
            return LEAST
        affordable = int(seconds / fmean(spent) / work)
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
        rng = Rng(SeededLots(self._seed, "memory").below(1 << 62))
        minds = [rules.memory(options, seat, 1.0, rng) for seat in seats]
        for step in self.steps[:last]:
            at = _At(rules, play.state, minds, step, self._seed)
            at.drawn = step.ply in self._left_to_lots
            # What the lots do together is one stroke of luck.
            at.forced = at.forced or (at.drawn and step.ply - 1 in self._left_to_lots)
            yield at
            for happening in play.repeat([Made(step.seat, act) for act in step.acts]):
                for seat, told in zip(seats, happening.perceived_by(seats), strict=True):
                    minds[seat].observe(told)


class _At:
    """The position before a step, and who is to think about it."""

    def __init__(
        self, rules: AnyRules, state: State, minds: Sequence[Memory], step: Step, seed: str
    ) -> None:
        self._rules = rules
        self._state = state
        self.seat = step.seat
        self._made = step.acts[0]
        # Of chance, whoever comes next thinks; of a deal, it does not matter who.
        self._observer = max(0, state.turn) if step.seat is None else step.seat
        self._view = rules.view(state, self._observer)
        self._memory = minds[self._observer]
        self._lots = SeededLots(seed, f"review/{step.ply}")
        self.forced = step.seat is not None and len(numbers_of(state, step.seat)) < 2
        #: Nobody chose this act: it was left to the lots.
        self.drawn = False

    @property
    def open(self) -> bool:
        """Whether the seat sees everything."""
        return type(self.believed()) is Belief

    def believed(self) -> Belief:
        return self._rules.belief(self._view, self._memory)

    def tree(self, belief: Belief, playouts: int) -> Tree:
        heuristics = self._rules.heuristics(self._view, self._memory)
        seed = self._lots.below(1 << 62)
        return Tree(belief, heuristics, self._observer, seed, playouts)

    def finding(self, playouts: int) -> Finding:
        if self.forced:
            return Finding(None)
        of_all = [self._grown(Belief(self._state.copy()), playouts) for _ in range(TWICE)]
        chances = [tree.expected() for tree in of_all]
        if self.seat is None or self.drawn:
            return Finding(chances, open=not self.drawn)
        is_open = self.open
        if not is_open:  # what is best, it must find out by what it knows
            of_all = [self._grown(self.believed(), playouts) for _ in range(TWICE)]
        best = _most_tried([tree.tried() for tree in of_all])
        made = self._rules.parse(self._state, self.seat, self._made)
        if best == made:
            return Finding(chances, is_open)
        return Finding(
            chances,
            is_open,
            Compared(
                best=self._rules.format(self._state, self.seat, best),
                of_made=self._held_to(made, playouts),
                of_best=self._held_to(best, playouts),
            ),
        )

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
