"""Tournaments drawn at random: any format, any number, with draws, byes and withdrawals."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import get_args

from msgspec import Struct
from msgspec.structs import replace

from irrgarten.tournaments import tournament
from irrgarten.tournaments.encounters import Encounter, Entrant, Result
from irrgarten.tournaments.plan import TIE_BREAKS, Format, Plan, Seats

#: What comes of a game: a win, a loss, a draw, and neither has come.
OUTCOMES = [
    *[Result(1.0, 0.0, points=(9, 0))] * 4,
    *[Result(0.0, 1.0, points=(0, 7))] * 4,
    *[Result(0.5, 0.5, points=(3, 2))] * 2,
    Result(0.0, 0.0, "no_show"),
]


class Moment(Struct, frozen=True):
    """A round as it was paired: who had entered, what had been, and who meets."""

    plan: Plan
    entrants: list[Entrant]
    before: list[Encounter]
    paired: list[Encounter]

    @property
    def there(self) -> list[Entrant]:
        return [one for one in self.entrants if not one.withdrawn]


def drawn_plan(rng: random.Random, format_: Format, entrants: int) -> Plan:
    ties = rng.sample(TIE_BREAKS, rng.randint(0, len(TIE_BREAKS)))
    return Plan(
        format_,
        rounds=rng.choice([None, rng.randint(1, 9)]) if format_ == "swiss" else None,
        groups=rng.randint(1, max(1, min(8, entrants // 2))),
        advance=rng.randint(1, 4),
        seats=rng.choice(get_args(Seats)),
        tie_breaks=ties,
    )


def moments(
    seed: str, format_: Format, entrants: int, *, leaving: float = 0.02, plan: Plan | None = None
) -> Iterator[Moment]:
    """All rounds of one tournament, and the end, at which nobody is paired."""
    rng = random.Random(seed)
    plan = plan or drawn_plan(rng, format_, entrants)
    seeds = rng.sample(range(1, entrants + 1), entrants)
    all_ = [Entrant(number, seed) for number, seed in enumerate(seeds, 1)]
    past: list[Encounter] = []
    while True:
        paired = tournament.next_round(plan, all_, past)
        yield Moment(plan, all_, past, paired)
        if not paired:
            return
        past = past + [
            one if one.result is not None else replace(one, result=rng.choice(OUTCOMES))
            for one in paired
        ]
        all_ = [replace(one, withdrawn=one.withdrawn or rng.random() < leaving) for one in all_]
