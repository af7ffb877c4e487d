"""Who of two begins, so that nobody always does."""

from __future__ import annotations

from irrgarten.tournaments.encounters import Entrant, Past
from irrgarten.tournaments.plan import Plan
from irrgarten.tournaments.reasons import Begins, Reason


def ordered(plan: Plan, past: Past, one: Entrant, two: Entrant) -> tuple[int, int, list[Reason]]:
    """The first and the second of two, and why; the better seed is first where all is equal."""
    if two.seed < one.seed:
        one, two = two, one
    if plan.seats == "fixed":
        return one.number, two.number, []
    begun = past.begun()
    (often, not_), (often_two, not_two) = (
        begun.get(one.number, (0, 0)),
        begun.get(two.number, (0, 0)),
    )
    if often_two - not_two < often - not_:
        one, two, often, often_two = two, one, often_two, often
    return one.number, two.number, [Begins(often, often_two)]
