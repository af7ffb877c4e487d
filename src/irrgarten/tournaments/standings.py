"""How everybody stands: by score, and where scores are equal by the tie-breaks in their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from irrgarten.tournaments.encounters import Encounter, Entrant, Past, by_seed
from irrgarten.tournaments.plan import Plan
from irrgarten.tournaments.tie_breaks import broken

#: What decides first, the same for whoever is tied; more is better.
Level = tuple[float, ...]


class Standing(Struct, frozen=True):
    """``ties`` are the values of the tie-breaks, in the order of the plan.

    Whoever is equal in everything shares a place.
    """

    place: int
    entrant: int
    score: float
    played: int
    won: int
    drawn: int
    lost: int
    ties: list[float]
    group: int | None = None


def standings(
    plan: Plan, entrants: Sequence[Entrant], encounters: Sequence[Encounter]
) -> list[Standing]:
    """Everybody who entered, the best first; in a knock-out by the rounds that were survived."""
    if plan.format == "knock_out":
        scores = survived(entrants, encounters)
    else:
        scores = scored(entrants, encounters)
    return ranked(plan, entrants, encounters, scores, {one: (scores[one],) for one in scores})


def scored(entrants: Iterable[Entrant], encounters: Sequence[Encounter]) -> dict[int, float]:
    scores = Past(encounters).scores()
    return {one.number: scores.get(one.number, 0.0) for one in entrants}


def survived(entrants: Iterable[Entrant], encounters: Sequence[Encounter]) -> dict[int, float]:
    """In how many rounds of a knock-out everybody went on."""
    won = [one.winner for one in encounters if one.result is not None]
    return {one.number: float(won.count(one.number)) for one in entrants}


def ranked(
    plan: Plan,
    entrants: Sequence[Entrant],
    encounters: Sequence[Encounter],
    scores: Mapping[int, float],
    levels: Mapping[int, Level],
    groups: Mapping[int, int] | None = None,
) -> list[Standing]:
    """By level first, then by the tie-breaks; whoever is equal in all in the order of seeds."""
    past = Past(encounters)
    known: dict[int, list[float]] = {one.number: [] for one in entrants}
    tied = [[one.number for one in by_seed(entrants)]]
    tied = [part for whole in tied for part in _split(whole, levels)]
    for tie_break in plan.tie_breaks:
        finer = []
        for part in tied:
            values = broken(tie_break, part, encounters, scores)
            for who in part:
                known[who].append(values[who])
            finer += _split(part, {who: (values[who],) for who in part})
        tied = finer
    found: list[Standing] = []
    for part in tied:
        place = len(found) + 1
        for who in part:
            found.append(_standing(who, place, past.of(who), scores[who], known[who], groups))
    return found


def _split(tied: Sequence[int], levels: Mapping[int, Level]) -> list[list[int]]:
    in_order = sorted(tied, key=lambda who: levels[who], reverse=True)
    return [list(part) for _, part in groupby(in_order, key=lambda who: levels[who])]


def _standing(
    who: int,
    place: int,
    encounters: Sequence[Encounter],
    score: float,
    ties: list[float],
    groups: Mapping[int, int] | None,
) -> Standing:
    met = [one for one in encounters if one.result is not None and one.second is not None]
    made = [(one.score_of(who), one.score_of(one.other(who) or 0)) for one in met]
    return Standing(
        place=place,
        entrant=who,
        score=score,
        played=len(met),
        won=sum(own > other for own, other in made),
        drawn=sum(own == other > 0 for own, other in made),
        lost=sum(own < other or own == other == 0 for own, other in made),
        ties=ties,
        group=groups.get(who) if groups else None,
    )
