"""Many games between equals, and what came of them."""

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
from irrgarten.search.arena import RANDOM, bouts, seating

AnyRules = Rules[Any, Any, Any]

#: Where random play may wander, a game is left after so many acts.
CAP = 1_000_000


class Outcome(msgspec.Struct, frozen=True):
    """One game: how many acts it took, chance included, and how each seat fared (0 to 1)."""

    acts: int
    over: bool
    values: list[float]

    @property
    def winners(self) -> list[int]:
        """The seats that won; none if the game was left or drawn."""
        return [seat for seat, value in enumerate(self.values) if self.over and value == 1]


class Tally(msgspec.Struct, frozen=True):
    """What came of many games. Wins and values are of those that were played to the end."""

    game: str
    options: dict[str, Any]
    level: str
    seed: str
    games: int
    finished: int
    wins: list[int]
    mean_value: list[float]
    fewest_acts: int
    median_acts: float
    mean_acts: float
    most_acts: int
    seconds: float
    acts_per_second: float


def random_games(
    rules: AnyRules, options: Options, games: int, seed: str, cap: int = CAP
) -> Iterator[Outcome]:
    """Games of random acts. Each depends on the seed and on its number alone."""
    acts = Acts()
    for number in range(games):
        of_game = f"{seed}/{number}"
        state = rules.set_up(options, lots.for_set_up(of_game), {})
        rng = Rng(lots.SeededLots(of_game, "play").below(1 << 64))
        made = play_on(state, acts, rng, cap)
        values = [state.value(seat) for seat in range(options.players)]
        yield Outcome(made, state.to_act() == 0, values)


def level_games(
    rules: AnyRules, options: Options, games: int, seed: str, level: str
) -> Iterator[Outcome]:
    """Games of computer players who are all of the same level."""
    players = [seating(rules, options, level)] * options.players
    for number in range(games):
        for bout in bouts(rules, options, players, 1, f"{seed}/{number}"):
            yield Outcome(bout.acts, bout.over, bout.values)


def simulate(
    rules: AnyRules, options: Options, games: int, seed: str, level: str = RANDOM, cap: int = CAP
) -> Tally:
    start = time.perf_counter()
    if level == RANDOM:
        played = list(random_games(rules, options, games, seed, cap))
    else:
        played = list(level_games(rules, options, games, seed, level))
    seconds = time.perf_counter() - start
    lengths = [outcome.acts for outcome in played]
    ended = [outcome for outcome in played if outcome.over]
    seats = range(options.players)
    return Tally(
        game=rules.name,
        options=msgspec.to_builtins(options),
        level=level,
        seed=seed,
        games=games,
        finished=len(ended),
        wins=[sum(seat in outcome.winners for outcome in ended) for seat in seats],
        mean_value=[
            statistics.fmean(outcome.values[seat] for outcome in ended) if ended else 0.0
            for seat in seats
        ],
        fewest_acts=min(lengths),
        median_acts=statistics.median(lengths),
        mean_acts=statistics.fmean(lengths),
        most_acts=max(lengths),
        seconds=seconds,
        acts_per_second=sum(lengths) / seconds,
    )
