"""A tournament of any format: how many rounds it has, who meets in the next, how all stand."""

from __future__ import annotations

from collections.abc import Sequence

from irrgarten.kernel.errors import OptionsError
from irrgarten.tournaments import circle, groups, knock_out, standings, swiss
from irrgarten.tournaments.encounters import Encounter, Entrant, Past, by_seed
from irrgarten.tournaments.plan import MOST_ENTRANTS, Plan
from irrgarten.tournaments.standings import Standing


def rounds(plan: Plan, entrants: Sequence[Entrant]) -> int:
    """How many there are at most."""
    match plan.format:
        case "round_robin":
            return circle.rounds(len(entrants))
        case "swiss":
            return swiss.rounds(plan, len(entrants))
        case "knock_out":
            return knock_out.rounds(len(entrants))
        case "groups":
            return groups.rounds(plan, entrants)


def meetings(plan: Plan, entrants: Sequence[Entrant]) -> int:
    """How many encounters there are at most, byes left out."""
    count = len(entrants)
    match plan.format:
        case "round_robin":
            return count * (count - 1) // 2
        case "swiss":
            return swiss.rounds(plan, count) * (count // 2)
        case "knock_out":
            return count - 1
        case "groups":
            sizes = [len(group) for group in groups.members(plan, entrants)]
            within = sum(size * (size - 1) // 2 for size in sizes)
            return within + groups.going_on(plan, entrants) - 1


def check(plan: Plan, entrants: int) -> None:
    """Raises OptionsError if so many cannot play such a tournament."""
    if not 2 <= entrants <= MOST_ENTRANTS:
        raise OptionsError(f"entrants: {entrants} is not a number from 2 to {MOST_ENTRANTS}")
    if plan.format == "groups" and plan.groups > entrants // 2:
        raise OptionsError(f"groups: {plan.groups} are too many for {entrants} entrants")


def next_round(
    plan: Plan, entrants: Sequence[Entrant], encounters: Sequence[Encounter]
) -> list[Encounter]:
    """Who meets in the round after these, which all have their results; none after the last.

    It ends early when fewer than two are left.
    """
    past = Past(encounters)
    assert all(one.result is not None for one in encounters)
    there = [one for one in entrants if not one.withdrawn]
    if len(there) < 2:
        return []
    match plan.format:
        case "round_robin":
            return circle.paired(plan, by_seed(entrants), past, past.rounds + 1)
        case "swiss":
            over = past.rounds >= swiss.rounds(plan, len(entrants))
            return [] if over else swiss.paired(plan, entrants, past)
        case "knock_out":
            if not past.rounds:
                return knock_out.first_round(plan, by_seed(entrants), past, 1)
            return knock_out.later_round(plan, entrants, past, past.rounds + 1)
        case "groups":
            return groups.paired(plan, entrants, past)


def table(
    plan: Plan, entrants: Sequence[Entrant], encounters: Sequence[Encounter]
) -> list[Standing]:
    """How everybody stands, the best first."""
    if plan.format == "groups":
        return groups.standings(plan, entrants, encounters)
    return standings.standings(plan, entrants, encounters)
