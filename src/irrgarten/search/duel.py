"""How two players stand against each other, from tables of any size where nobody else sits.

At a table of four somebody who wins a third of the games is good. So what a seat of the one wins
on average stands beside what a seat of the other does: of three games in which one of these two
wins, say, two are the one's. At a table of two that is the share of the points.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from random import Random

import msgspec

from irrgarten.search.arena import Bout
from irrgarten.search.rating import DRAWN

#: Of the normal distribution: 95 of 100 cases lie within so many deviations.
SURE = 1.96

#: What a seat of the one and a seat of the other made of a few games.
Made = tuple[float, float]


class Duel(msgspec.Struct, frozen=True):
    """The share of ``one``, from 0 to 1, and for 95 % how far that may be off."""

    one: str
    other: str
    share: float
    margin: float


def duel(bouts: Sequence[Bout], names: Sequence[str]) -> Duel | None:
    """Of the two who play; None if there are more, or nobody has won anything."""
    players = list(dict.fromkeys(names))
    if len(players) != 2:
        return None
    one, other = players
    made = [(_made(bout, names, one), _made(bout, names, other)) for bout in bouts]
    # Games that begin alike are not independent of each other: they are drawn together.
    rounds = [_sum(made[first : first + len(names)]) for first in range(0, len(made), len(names))]
    if sum(_sum(rounds)) == 0:
        return None
    # As if each had won one round more: a few games are never certain.
    supposed = [*rounds, (float(len(names)), 0.0), (0.0, float(len(names)))]
    random = Random(0)
    again = [_share(random.choices(supposed, k=len(supposed))) for _ in range(DRAWN)]
    return Duel(one, other, _share(rounds), SURE * statistics.pstdev(again))


def _made(bout: Bout, names: Sequence[str], player: str) -> float:
    return statistics.fmean(
        value for value, name in zip(bout.values, names, strict=True) if name == player
    )


def _sum(made: Sequence[Made]) -> Made:
    return math.fsum(one for one, _ in made), math.fsum(other for _, other in made)


def _share(made: Sequence[Made]) -> float:
    one, other = _sum(made)
    return one / (one + other) if one + other > 0 else 0.5
