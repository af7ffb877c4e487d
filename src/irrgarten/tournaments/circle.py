"""Everybody meets everybody: the usual circle, by which all others move around one who stays."""

from __future__ import annotations

from collections.abc import Sequence

from irrgarten.tournaments.beginning import ordered
from irrgarten.tournaments.encounters import BYE, REST, Encounter, Entrant, Past, Result
from irrgarten.tournaments.plan import Plan
from irrgarten.tournaments.reasons import BeginsByTable, ByTable, FreeByTable, OtherGone, Reason


def rounds(entrants: int) -> int:
    return entrants - 1 + entrants % 2


def meetings(entrants: int, round_: int) -> list[tuple[int, int | None]]:
    """Who meets whom in a round, counted from 0; the first begins. None: the other one rests.

    All places but the last go round; two meet whose places add up to the round. Odd sums let the
    lower place begin and even ones the higher, so that everybody begins in every second round;
    against the last place the lower half begins.
    """
    even = entrants + entrants % 2
    circle, last = even - 1, even - 1
    found: list[tuple[int, int | None]] = []
    for place in range(circle):
        other = (round_ - place) % circle
        if other == place:
            first, second = (place, last) if place < even // 2 else (last, place)
            resting = last >= entrants
            found.append((place, None) if resting else (first, second))
        elif place < other:
            found.append((place, other) if (place + other) % 2 else (other, place))
    return sorted(found, key=lambda pair: (pair[1] is None, min(p for p in pair if p is not None)))


def paired(
    plan: Plan, members: Sequence[Entrant], past: Past, round_: int, group: int | None = None
) -> list[Encounter]:
    """One round of the table; whoever would meet somebody who has withdrawn wins."""
    of = rounds(len(members))
    if round_ > of:
        return []
    found: list[Encounter] = []
    for place, opposite in meetings(len(members), round_ - 1):
        one = members[place]
        two = None if opposite is None else members[opposite]
        met = _encounter(plan, past, one, two, round_, of)
        if met is not None:
            found.append(
                Encounter(round_, len(found) + 1, met[0], met[1], met[2], group, None, met[3])
            )
    return found


def _encounter(
    plan: Plan, past: Past, one: Entrant, two: Entrant | None, round_: int, of: int
) -> tuple[int, int | None, list[Reason], Result | None] | None:
    if two is None:
        return None if one.withdrawn else (one.number, None, [FreeByTable()], REST)
    if one.withdrawn and two.withdrawn:
        return None
    if one.withdrawn or two.withdrawn:
        here, gone = (two, one) if one.withdrawn else (one, two)
        return here.number, None, [OtherGone(gone.number)], BYE
    why: list[Reason] = [ByTable(round_, of)]
    if plan.seats == "fixed":
        first, second, _ = ordered(plan, past, one, two)
        return first, second, why, None
    return one.number, two.number, [*why, BeginsByTable()], None
