"""Many games at random, and what came of them."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from irrgarten.kernel import lots
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.random_play import play_on
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Options, Rules

#: Where random play may wander, a game is left after so many acts.
CAP = 1_000_000


class Outcome(msgspec.Struct, frozen=True):
    """One game: how many acts it took, chance included, and what each seat has at its end."""

    acts: int
    over: bool
    results: list[float]
    best: list[int]


class Tally(msgspec.Struct, frozen=True):
    """What came of many games. Results and wins count the games that were played to the end."""

    game: str
    options: dict[str, Any]
    seed: str
    games: int
    finished: int
    wins: list[int]
    mean_result: list[float]
    fewest_acts: int
    median_acts: float
    mean_acts: float
    most_acts: int
    seconds: float
    acts_per_second: float


def outcomes(
    rules: Rules[Any, Any, Any], options: Options, games: int, seed: str, cap: int = CAP
) -> Iterator[Outcome]:
    """Games of random acts, one after the other. Game *n* depends on the seed and *n* alone."""
    acts = Acts()
    for number in range(games):
        of_game = f"{seed}/{number}"
        state = rules.set_up(options, lots.for_set_up(of_game), {})
        rng = Rng(lots.SeededLots(of_game, "play").below(1 << 64))
        made = play_on(state, acts, rng, cap)
        seats = range(options.players)
        values = [state.value(seat) for seat in seats]
        over = state.to_act() == 0
        yield Outcome(
            acts=made,
            over=over,
            results=[state.result(seat) for seat in seats],
            best=[seat for seat in seats if over and values[seat] == max(values)],
        )


def simulate(
    rules: Rules[Any, Any, Any], options: Options, games: int, seed: str, cap: int = CAP
) -> Tally:
    start = time.perf_counter()
    played = list(outcomes(rules, options, games, seed, cap))
    seconds = time.perf_counter() - start
    lengths = [outcome.acts for outcome in played]
    ended = [outcome for outcome in played if outcome.over]
    seats = range(options.players)
    return Tally(
        game=rules.name,
        options=msgspec.to_builtins(options),
        seed=seed,
        games=games,
        finished=len(ended),
        wins=[sum(seat in outcome.best for outcome in ended) for seat in seats],
        mean_result=[
            statistics.fmean(outcome.results[seat] for outcome in ended) if ended else 0.0
            for seat in seats
        ],
        fewest_acts=min(lengths),
        median_acts=statistics.median(lengths),
        mean_acts=statistics.fmean(lengths),
        most_acts=max(lengths),
        seconds=seconds,
        acts_per_second=sum(lengths) / seconds,
    )
