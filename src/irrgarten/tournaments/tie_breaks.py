"""What decides where scores are equal, each by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from irrgarten.tournaments.encounters import Encounter
from irrgarten.tournaments.plan import TieBreak

#: Where all that is known of an entrant is a number.
Values = dict[int, float]


def broken(
    tie_break: TieBreak,
    tied: Sequence[int],
    encounters: Sequence[Encounter],
    scores: Mapping[int, float],
) -> Values:
    """What each of those who are tied has by this tie-break: more is better."""
    if tie_break == "direct":
        return direct(tied, encounters)
    of = {entrant: [one for one in encounters if entrant in one.sides] for entrant in tied}
    if tie_break == "points":
        return {who: float(sum(one.points_of(who) for one in of[who])) for who in tied}
    worth = buchholz if tie_break == "buchholz" else sonneborn_berger
    return {who: sum(worth(who, one, scores) for one in of[who]) for who in tied}


def direct(tied: Sequence[int], encounters: Sequence[Encounter]) -> Values:
    """What each has made against the others who are tied, if all of them have met.

    Who met several times has the mean of it.
    """
    among = {*tied}
    met: dict[tuple[int, int], list[float]] = {}
    for one in encounters:
        if one.second is not None and among.issuperset(one.sides):
            met.setdefault((one.first, one.second), []).append(one.score_of(one.first))
            met.setdefault((one.second, one.first), []).append(one.score_of(one.second))
    if any(pair not in met for pair in combinations(tied, 2)):
        return dict.fromkeys(tied, 0.0)
    return {
        who: sum(sum(made) / len(made) for (one, _), made in met.items() if one == who)
        for who in tied
    }


def buchholz(entrant: int, met: Encounter, scores: Mapping[int, float]) -> float:
    """The score of whoever was met; a bye counts like one's own."""
    if met.second is None:
        return scores[entrant] if met.result is not None and met.result.how == "bye" else 0.0
    other = met.other(entrant)
    assert other is not None
    return scores[other]


def sonneborn_berger(entrant: int, met: Encounter, scores: Mapping[int, float]) -> float:
    """The same of whoever was beaten, and half of it after a draw."""
    return met.score_of(entrant) * buchholz(entrant, met, scores)
