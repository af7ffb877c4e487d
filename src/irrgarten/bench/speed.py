"""How fast the rules and the search are: compiled and not, on one thread and on two."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from irrgarten import registry
from irrgarten._pure import is_compiled
from irrgarten.bench.loops import copy_over, draw_over, judge_over
from irrgarten.game import read_options
from irrgarten.kernel import door, lots
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.random_play import any_of, play_on, settle
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Options, View
from irrgarten.search import judgement
from irrgarten.search.thinking import Mind, think

#: Acts after which a random game is begun anew.
CAP = 10_000
SEED = "speed"


class Speeds(msgspec.Struct, frozen=True):
    """All per second, measured in one run. Uncompiled rules have no compiled speed to compare."""

    game: str
    options: dict[str, Any]
    compiled: bool
    random_acts: float
    random_acts_uncompiled: float
    decisions_from_python: float
    copies: float
    draws: float
    judgements: float
    playouts_one_thread: float
    playouts_two_threads: float

    @property
    def gain(self) -> float:
        """How many times faster the compiled rules are."""
        return self.random_acts / self.random_acts_uncompiled

    @property
    def gain_of_two_threads(self) -> float:
        return self.playouts_two_threads / self.playouts_one_thread


def measure(game: str, seconds: float = 1.0) -> Speeds:
    """Measure everything, for about so many seconds each."""
    options = usual_options(game)
    acts = random_acts(game, options, seconds)
    slow = _uncompiled_random_acts(game, seconds) if is_compiled() else acts
    return Speeds(
        game=game,
        options=msgspec.to_builtins(options),
        compiled=is_compiled(),
        random_acts=acts,
        random_acts_uncompiled=slow,
        decisions_from_python=decisions_from_python(game, options, seconds),
        copies=copies(game, options, seconds),
        draws=draws(game, options, seconds),
        judgements=judgements(game, options, seconds),
        playouts_one_thread=playouts(game, options, 1, seconds),
        playouts_two_threads=playouts(game, options, 2, seconds),
    )


def per_second(
    work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time
) -> float:
    """How much gets done in a second, if ``work`` says how much it did.

    A second of one core, so that what else the machine does matters little.
    """
    work()  # what is made once is made now
    done = 0
    began = clock()
    until = began + seconds
    while (now := clock()) < until or done == 0:
        done += work()
    return done / (now - began) if now > began else float(done)


def random_acts(game: str, options: Options, seconds: float) -> float:
    first = registry.rules(game).set_up(options, lots.for_set_up(SEED), {})
    state, acts, rng = first.blank(), Acts(), Rng(1)

    def work() -> int:
        state.copy_from(first)
        return play_on(state, acts, rng, CAP)

    return per_second(work, seconds)


def decisions_from_python(game: str, options: Options, seconds: float) -> float:
    """Acts of seats in random play that Python drives: list, pick, apply; chance in between."""
    first = registry.rules(game).set_up(options, lots.for_set_up(SEED), {})
    state, acts, rng = first.blank(), Acts(), Rng(1)

    def work() -> int:
        state.copy_from(first)
        made = 0
        while made < CAP and (who := settle(state, acts, rng)):
            seat = any_of(who, rng)
            state.legal(seat, acts)
            state.copy_from(door.nth(state, seat, rng.below(acts.count)).made())
            made += 1
        return made

    return per_second(work, seconds)


def copies(game: str, options: Options, seconds: float) -> float:
    state = registry.rules(game).set_up(options, lots.for_set_up(SEED), {})
    into = state.blank()
    times = 10_000 if is_compiled() else 100

    def work() -> int:
        copy_over(state, into, times)
        return times

    return per_second(work, seconds)


def draws(game: str, options: Options, seconds: float) -> float:
    """States drawn that fit what a seat knows at its first decision."""
    rules, _, view = _first_decision(game, options)
    belief = rules.belief(view, None)
    into, rng = belief.blank(), Rng(1)
    times = 1000 if is_compiled() else 10

    def work() -> int:
        draw_over(belief, into, rng, times)
        return times

    return per_second(work, seconds)


def judgements(game: str, options: Options, seconds: float) -> float:
    """Positions judged as a champion does, features included, after one act or another."""
    rules, seat, view = _first_decision(game, options)
    heuristics = rules.heuristics(view, None)
    learned = judgement.of(game)
    if learned is not None:
        learned.teach(heuristics)
    state = rules.belief(view, None).sample(Rng(1))
    one, other = door.nth(state, seat, 0).made(), door.listed(state, seat)[-1].made()
    settle(one, Acts(), Rng(2))
    settle(other, Acts(), Rng(3))
    times = 1000 if is_compiled() else 2

    def work() -> int:
        judge_over(heuristics, one, other, times)
        return 2 * times

    return per_second(work, seconds)


def playouts(game: str, options: Options, threads: int, seconds: float) -> float:
    """Iterations of the search at the first decision, on so many threads together."""
    rules, seat, view = _first_decision(game, options)
    minds = [Mind(rules.belief(view, None), rules.heuristics(view, None)) for _ in range(threads)]
    share = 2000 if is_compiled() else 10
    seeds = Rng(1)

    def work() -> int:
        think(minds, seat, share * threads, seeds.below(1 << 62))
        return share * threads

    return per_second(work, seconds, time.perf_counter)  # threads share the clock on the wall


def usual_options(game: str) -> Options:
    return read_options(game, {})


def _first_decision(game: str, options: Options) -> tuple[AnyRules, int, View]:
    rules = registry.rules(game)
    play = Play.begun(rules, options, SEED, {})
    play.answer()
    seat = play.turn[0]
    return rules, seat, rules.view(play.state, seat)


def _uncompiled_random_acts(game: str, seconds: float) -> float:
    """The same acts, made by the sources in a process of their own."""
    made = subprocess.run(
        [sys.executable, "-m", __name__, game, str(seconds)],
        env=os.environ | {"IRRGARTEN_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(json.loads(made.stdout))


if __name__ == "__main__":
    name, length = sys.argv[1:]
    print(json.dumps(random_acts(name, usual_options(name), float(length))))
