"""Knock-out: whoever wins goes on. Byes fill up to the next power of two; the best seeds have them.

A drawn encounter goes to whoever did not begin.
"""

from __future__ import annotations

from collections.abc import Sequence

from irrgarten.tournaments.beginning import ordered
from irrgarten.tournaments.encounters import BYE, Encounter, Entrant, Past
from irrgarten.tournaments.plan import Plan, doublings
from irrgarten.tournaments.reasons import OtherGone, Reason, SeedRests, Seeds, Winners


def rounds(entrants: int) -> int:
    return doublings(entrants)


def bracket(size: int) -> list[int]:
    """Seeds, from 1, in the order of the bracket: the two best can meet in the last round only."""
    seeds = [1]
    while len(seeds) < size:
        total = 2 * len(seeds) + 1
        seeds = [seed for high in seeds for seed in (high, total - high)]
    return seeds


def first_round(plan: Plan, ranked: Sequence[Entrant], past: Past, round_: int) -> list[Encounter]:
    """``ranked`` are those who take part, the strongest first."""
    seeds = bracket(1 << rounds(len(ranked)))
    found: list[Encounter] = []
    for slot in range(len(seeds) // 2):
        high, low = sorted(seeds[2 * slot : 2 * slot + 2])
        two = ranked[low - 1] if low <= len(ranked) else None
        rests: Reason = SeedRests(high) if two is None else OtherGone(two.number)
        found += _met(plan, past, round_, slot, ranked[high - 1], two, Seeds(high, low), rests)
    return _numbered(found)


def later_round(
    plan: Plan, entrants: Sequence[Entrant], past: Past, round_: int
) -> list[Encounter]:
    """Of those who won the round before; none after the last."""
    of = {one.number: one for one in entrants}
    before = {one.slot: one for one in past.encounters if one.round == round_ - 1}
    most = max((slot for slot in before if slot is not None), default=0)
    if not most:
        return []
    found: list[Encounter] = []
    for slot in range(most // 2 + 1):
        upper, lower = before.get(2 * slot), before.get(2 * slot + 1)
        one, two = (
            of.get(met.winner) if met is not None and met.winner is not None else None
            for met in (upper, lower)
        )
        tables = [met.number for met in (upper, lower) if met is not None]
        reason = Winners(tables[0], tables[-1]) if tables else None
        if one is None:
            one, two = two, None
        if one is not None and reason is not None:
            gone = OtherGone(two.number if two is not None else None)
            found += _met(plan, past, round_, slot, one, two, reason, gone)
    return _numbered(found)


def _met(
    plan: Plan,
    past: Past,
    round_: int,
    slot: int,
    one: Entrant,
    two: Entrant | None,
    reason: Reason,
    rests: Reason,
) -> list[Encounter]:
    if one.withdrawn:
        if two is None or two.withdrawn:
            return []
        one, two, rests = two, None, OtherGone(one.number)
    if two is None or two.withdrawn:
        return [Encounter(round_, 0, one.number, None, [rests], slot=slot, result=BYE)]
    first, second, begins = ordered(plan, past, one, two)
    return [Encounter(round_, 0, first, second, [reason, *begins], slot=slot)]


def _numbered(found: list[Encounter]) -> list[Encounter]:
    """Tables first, then byes."""
    tables = [one for one in found if one.second is not None]
    byes = [one for one in found if one.second is None]
    return [
        Encounter(
            one.round, number, one.first, one.second, one.why, slot=one.slot, result=one.result
        )
        for number, one in enumerate([*tables, *byes], 1)
    ]
