"""A computer player: it knows what its seat perceives and sees, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.lots import SeededLots
from irrgarten.kernel.memory import Event
from irrgarten.kernel.narration import TurnCame
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Options, Rules, View
from irrgarten.search import judgement as judged
from irrgarten.search.ismcts import Tried
from irrgarten.search.judgement import Judgement
from irrgarten.search.levels import Level, level_of
from irrgarten.search.thinking import Mind, Sight, think

#: More than any game comes to on one core: who thinks by time is not stopped by their number.
PLAYOUTS_A_SECOND = 500_000


class Player:
    """Sits at a table: ``observe`` all that happens, ``choose`` when it is to act.

    The same seed and the same events make the same player, memory and slips included; unless it
    thinks for so many ``seconds`` about each act, in place of the playouts of its level, or its
    level stops it by the clock. ``judgement`` is what it has learned, if it is not to be what
    the package knows.
    """

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        options: Options,
        seat: int,
        level: Level,
        seed: int,
        threads: int = 1,
        seconds: float | None = None,
        judgement: Judgement | None = None,
    ) -> None:
        self.level = level
        self._judgement = judgement
        if judgement is None and level.learned:
            self._judgement = judged.of(rules.name)
        self._rules = rules
        self._seat = seat
        self._seed = seed
        self._threads = threads
        self._seconds = seconds
        self._perceived = 0
        self._turns = 0
        self.memory = rules.memory(options, seat, level.retention, self._rng("memory"))

    def observe(self, events: Iterable[Event]) -> None:
        told = list(events)
        self._perceived += len(told)
        self._turns += sum(isinstance(event, TurnCame) for event in told)
        self.memory.observe(told)

    def choose(self, view: View) -> str:
        """The act to make now, in notation."""
        began = time.thread_time()
        minds = [
            Mind(self._rules.belief(view, self.memory), self._heuristics(view))
            for _ in range(self._threads)
        ]
        rng = self._rng(f"choice/{self._perceived}")
        state = minds[0].belief.sample(rng)
        legal = Acts()
        state.legal(self._seat, legal)
        act = legal.at(0)
        if len(legal) > 1:
            playouts, seconds = self.level.playouts, self.level.longest
            if self._seconds is not None:
                playouts, seconds = max(1, round(self._seconds * PLAYOUTS_A_SECOND)), self._seconds
            if seconds is not None:  # what is worked out before a search is thought, too
                seconds -= time.thread_time() - began
            settled = self.level.wavers <= 0
            seed = rng.below(1 << 62)
            tried = think(minds, self._seat, playouts, seed, seconds, self._sight(), settled)
            act = picked(tried, self.level.wavers, rng)
        return self._rules.format(state, self._seat, act)

    def _sight(self) -> Sight:
        """What is overlooked stays so for a turn: nobody notices it a step later."""
        lot = self._rng(f"sight/{self._turns}").below(1 << 40)
        return Sight(self.level.overlooks, lot)

    def _heuristics(self, view: View) -> Heuristics:
        heuristics = self._rules.heuristics(view, self.memory)
        if self._judgement is not None:
            self._judgement.teach(heuristics)
        if self._rng(f"dream/{self._turns}").below(1000) < 1000 * self.level.dreams:
            heuristics.dream()
        return heuristics

    def _rng(self, occasion: str) -> Rng:
        return Rng(SeededLots(str(self._seed), occasion).below(1 << 64))


def picked(tried: Sequence[Tried], wavers: float, rng: Rng) -> int:
    """The act that was tried most, or whoever wavers one that was tried nearly as often."""
    most = max(tried, key=lambda one: (one.visits, one.value))
    if wavers <= 0:
        return most.act
    weights = Acts()
    for one in tried:
        if one.visits > 0 and one.visits >= (1.0 - wavers) * most.visits:
            weights.weigh(one.act, one.visits)
    return weights.pick(rng.below(weights.total))


def choose(
    rules: Rules[Any, Any, Any],
    options: Options,
    seat: int,
    level: str,
    perceived: Iterable[Event],
    view: View,
    seed: int,
) -> str:
    """The act of a player of this level, rebuilt from everything its seat has perceived."""
    player = Player(rules, options, seat, level_of(level, rules, options), seed)
    player.observe(perceived)
    return player.choose(view)
