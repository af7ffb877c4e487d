"""How fast batches are, beside compiled random play: ``make research-bench``.

Prints acts a second of random play, and how fast a batch is beside it: per second of a core on one
thread and on two, and by the clock on two. A batch includes NumPy's choice of an act and new games
in place of finished ones; chance counts on both sides.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.research.batch import Batch
from irrgarten.research.simulate import random_games
from irrgarten.research.table import ResearchTable

SECONDS = 1.0
N = 256
ROUNDS = 3


class Speed(NamedTuple):
    """Acts a second of a core, and a second of the clock."""

    of_core: float
    of_clock: float


class Watch:
    """Measures from when it is made."""

    def __init__(self) -> None:
        self._core, self._clock = time.process_time(), time.perf_counter()

    @property
    def runs(self) -> bool:
        return time.process_time() - self._core < SECONDS

    def speed(self, acts: int) -> Speed:
        core, clock = time.process_time() - self._core, time.perf_counter() - self._clock
        return Speed(acts / core, acts / clock)


def random_play(name: str) -> Speed:
    """Measure games played one after the other."""
    rules = registry.rules(name)
    games = random_games(rules, read_options(name, {}), 1_000_000, "1", rules.most_acts)
    watch, made = Watch(), 0
    while watch.runs:
        made += next(games).acts
    return watch.speed(made)


def batched(name: str, threads: int) -> Speed:
    """Measure games stepped together."""
    table = ResearchTable(name, {})
    games = Batch(table, N, 1, threads)
    random = np.random.default_rng(1)
    made = -games.acts_made
    watch = Watch()
    while watch.runs:
        for _ in range(20):
            games.step((random.random(N) * games.counts).astype(np.int64))
        games.reset()
    return watch.speed(made + games.acts_made)


def best(measured: Callable[[], Speed]) -> Speed:
    speeds = [measured() for _ in range(ROUNDS)]
    return Speed(max(one.of_core for one in speeds), max(one.of_clock for one in speeds))


def main() -> None:
    print(f"{'game':16} {'random play':>14} {'batch':>7} {'2 threads':>10} {'by the clock':>13}")
    for name in registry.bundled():
        alone = best(partial(random_play, name))
        one, two = best(partial(batched, name, 1)), best(partial(batched, name, 2))
        ratios = one.of_core / alone.of_core, two.of_core / alone.of_core
        print(f"{name:16} {alone.of_core:12,.0f}/s", end="")
        print(f" {ratios[0]:7.2f} {ratios[1]:10.2f} {two.of_clock / one.of_clock:13.2f}")


if __name__ == "__main__":
    main()
