"""Swiss: whoever stands alike meets, by a matching of least weight over all who are there.

What weighs is asked in this order: that nobody meets again; that nobody has a second bye; that the
bye goes to the lowest; that nobody begins, or does not, three times more than the other; that
scores are near; that beginning stays in balance; that the upper half of a score meets the lower.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from irrgarten.tournaments.beginning import ordered
from irrgarten.tournaments.encounters import BYE, Encounter, Entrant, Past
from irrgarten.tournaments.plan import Plan, doublings
from irrgarten.tournaments.reasons import (
    Lowest,
    LowestAgain,
    MetBefore,
    NotMet,
    Reason,
    SameScore,
    ScoresApart,
)
from irrgarten.tournaments.standings import standings

#: In the place of whoever would be met by who has the bye.
NOBODY = -1
#: How many times more somebody may have begun than not.
SURPLUS = 2

Cost = tuple[int, ...]


def rounds(plan: Plan, entrants: int) -> int:
    """So many that one alone can have won all."""
    return plan.rounds or max(1, doublings(entrants))


def paired(plan: Plan, entrants: Sequence[Entrant], past: Past) -> list[Encounter]:
    """The next round of those who are there, the first in the standings at the first table."""
    of = {one.number: one for one in entrants}
    ranked = [
        of[one.entrant]
        for one in standings(plan, entrants, past.encounters)
        if not of[one.entrant].withdrawn
    ]
    place = {one.number: rank for rank, one in enumerate(ranked)}
    round_, scores, met, byes = past.rounds + 1, past.scores(), past.met(), past.byes()
    found: list[Encounter] = []
    resting: Encounter | None = None
    for high, low in sorted(_matched(plan, ranked, past)):
        one = ranked[high]
        score = scores.get(one.number, 0.0)
        if low == len(ranked):
            had = byes.get(one.number, 0)
            why: list[Reason] = [LowestAgain(had) if had else Lowest(score)]
            resting = Encounter(round_, 0, one.number, None, why, result=BYE)
            continue
        two = ranked[low]
        first, second, begins = ordered(plan, past, one, two)
        other = scores.get(two.number, 0.0)
        apart = ScoresApart(max(score, other), min(score, other))
        times = met.get((min(first, second), max(first, second)), 0)
        why = [
            SameScore(score) if score == other else apart,
            MetBefore(times) if times else NotMet(),
            *begins,
        ]
        found.append(Encounter(round_, len(found) + 1, first, second, why))
    assert place.keys() == {side for one in [*found, resting] if one for side in one.sides}
    if resting is not None:
        found.append(
            Encounter(round_, len(found) + 1, resting.first, None, resting.why, result=BYE)
        )
    return found


def _matched(plan: Plan, ranked: Sequence[Entrant], past: Past) -> list[tuple[int, int]]:
    """Pairs of places in the standings, the higher first; one place too far is nobody's."""
    costs = _costs(plan, ranked, past)
    if not costs:
        return [(0, 1)] if len(ranked) == 1 else []
    import networkx as nx  # slow to load, and most servers never pair anybody

    graph: nx.Graph[int] = nx.Graph()
    for (high, low), weight in _weights(costs, len(ranked)).items():
        graph.add_edge(high, low, weight=weight)
    matching = nx.max_weight_matching(graph, maxcardinality=True)
    return [(min(pair), max(pair)) for pair in matching]


def _costs(plan: Plan, ranked: Sequence[Entrant], past: Past) -> dict[tuple[int, int], Cost]:
    met, byes, scores, begun = past.met(), past.byes(), past.scores(), past.begun()
    count = len(ranked)
    half_points = [round(2 * scores.get(one.number, 0.0)) for one in ranked]
    surplus = [yes - no for yes, no in (begun.get(one.number, (0, 0)) for one in ranked)]
    sizes = {score: half_points.count(score) for score in half_points}
    costs: dict[tuple[int, int], Cost] = {}
    for high, low in combinations(range(count), 2):
        numbers = ranked[high].number, ranked[low].number
        less, more = sorted((surplus[high], surplus[low]))
        after = (less + 1, more - 1)
        apart = half_points[high] - half_points[low]
        fold = abs(low - high - sizes[half_points[high]] // 2) if apart == 0 else low - high
        rotates = plan.seats == "rotating"
        costs[high, low] = (
            met.get((min(numbers), max(numbers)), 0),
            0,
            0,
            sum(abs(one) > SURPLUS for one in after) if rotates else 0,
            apart * apart,
            sum(one * one for one in after) if rotates else 0,
            fold * fold,
        )
    if count % 2:
        for place, one in enumerate(ranked):
            costs[place, count] = (0, byes.get(one.number, 0), count - 1 - place, 0, 0, 0, 0)
    return costs


def _weights(costs: dict[tuple[int, int], Cost], count: int) -> dict[tuple[int, int], int]:
    """One number for each: what comes first outweighs all that comes later, of all pairs."""
    pairs = (count + 1) // 2
    bases = [1 + pairs * max(cost[at] for cost in costs.values()) for at in range(7)]
    weights: dict[tuple[int, int], int] = {}
    for pair, cost in costs.items():
        total = 0
        for base, part in zip(bases, cost, strict=True):
            total = total * base + part
        weights[pair] = -total
    return weights
