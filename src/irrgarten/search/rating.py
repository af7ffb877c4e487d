"""How strong players are beside each other, from games between them: Elo, and how sure it is.

Every game compares each two players of different sides: who made more of it has beaten the other.
Ratings are those under which the games are likeliest (Bradley and Terry, 1952; found as Hunter,
2004, does); that they are uncertain shows when games are drawn again from those that were played.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from random import Random

import msgspec

from irrgarten.search.arena import Bout

#: How often games are drawn again, and the share of outcomes between the two bounds.
DRAWN, SURE = 400, 0.95
ROUNDS = 200
SCALE = 400 / math.log(10)

Score = dict[tuple[int, int], float]


class Rating(msgspec.Struct, frozen=True):
    """Elo beside the mean of all players, and the bounds between which it lies with 95 %."""

    elo: float
    low: float
    high: float


def ratings(
    bouts: Sequence[Bout], names: Sequence[str], sides: Sequence[Sequence[int]]
) -> list[Rating]:
    """Of each contestant. Those with the same name are one player; ``sides`` are of seats."""
    players = sorted(set(names))
    number = [players.index(name) for name in names]
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    scores = [_score(bout, number, side_of) for bout in bouts]
    # Games that begin alike are not independent of each other: they are drawn together.
    together = [scores[first : first + len(names)] for first in range(0, len(scores), len(names))]
    found = _elo(scores, len(players))
    random = Random(0)
    again = []
    for _ in range(DRAWN if together else 0):
        # One more row whose results are anybody's: the next games may go as none has so far.
        rows = [*together, [_turned(score, random) for score in together[0]]]
        drawn = random.choices(rows, k=len(rows))
        again.append(_elo([one for row in drawn for one in row], len(found)))
    return [_rating(found[one], sorted(elo[one] for elo in again)) for one in number]


def _score(bout: Bout, number: Sequence[int], side_of: dict[int, int]) -> Score:
    score: Score = {}
    for (seat, who), (other_seat, other) in combinations(enumerate(bout.seats), 2):
        one, two = number[who], number[other]
        if one == two or side_of[seat] == side_of[other_seat]:
            continue
        mine, theirs = bout.values[who], bout.values[other]
        points = 0.5 if mine == theirs else float(mine > theirs)
        score[one, two] = score.get((one, two), 0.0) + points
        score[two, one] = score.get((two, one), 0.0) + 1 - points
    return score


def _turned(score: Score, random: Random) -> Score:
    """Return the score of a game between the same players in which either of each two has won."""
    turned: Score = {}
    for one, two in score:
        if one < two:
            games = score[one, two] + score[two, one]
            turned[one, two] = games * random.randrange(2)
            turned[two, one] = games - turned[one, two]
    return turned


def _elo(scores: Sequence[Score], players: int) -> list[float]:
    # As if each two had drawn once besides: nobody is infinitely strong after a few games.
    won = [[0.5] * players for _ in range(players)]
    for score in scores:
        for (one, two), points in score.items():
            won[one][two] += points
    strength = [1.0] * players
    for _ in range(ROUNDS):
        strength = [
            sum(won[one][two] for two in range(players) if two != one)
            / max(
                1e-9,
                sum(
                    (won[one][two] + won[two][one]) / (strength[one] + strength[two])
                    for two in range(players)
                    if two != one
                ),
            )
            for one in range(players)
        ]
        mean = math.exp(sum(map(math.log, strength)) / players) if players > 1 else 1.0
        strength = [one / mean for one in strength] if players > 1 else [1.0]
    return [SCALE * math.log(one) for one in strength]


def _rating(elo: float, drawn: Sequence[float]) -> Rating:
    if not drawn:
        return Rating(elo, elo, elo)
    edge = round((1 - SURE) / 2 * (len(drawn) - 1))
    return Rating(elo, drawn[edge], drawn[-1 - edge])
