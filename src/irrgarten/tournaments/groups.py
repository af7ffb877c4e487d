"""Groups, in which everybody meets everybody, and then a knock-out of the best of each."""

from __future__ import annotations

from collections.abc import Sequence

from irrgarten.tournaments import circle, knock_out
from irrgarten.tournaments.encounters import Encounter, Entrant, Past, by_seed
from irrgarten.tournaments.plan import Plan
from irrgarten.tournaments.standings import Standing, ranked, scored, survived


def members(plan: Plan, entrants: Sequence[Entrant]) -> list[list[Entrant]]:
    """The groups by seeds, to and fro, so that they are about equally strong."""
    count = max(1, min(plan.groups, len(entrants) // 2))
    groups: list[list[Entrant]] = [[] for _ in range(count)]
    for index, one in enumerate(by_seed(entrants)):
        row, place = divmod(index, count)
        groups[place if row % 2 == 0 else count - 1 - place].append(one)
    return groups


def group_rounds(plan: Plan, entrants: Sequence[Entrant]) -> int:
    return max(circle.rounds(len(group)) for group in members(plan, entrants))


def going_on(plan: Plan, entrants: Sequence[Entrant]) -> int:
    """How many play the knock-out, if nobody withdraws."""
    return sum(min(plan.advance, len(group)) for group in members(plan, entrants))


def rounds(plan: Plan, entrants: Sequence[Entrant]) -> int:
    return group_rounds(plan, entrants) + knock_out.rounds(going_on(plan, entrants))


def paired(plan: Plan, entrants: Sequence[Entrant], past: Past) -> list[Encounter]:
    round_, first = past.rounds + 1, group_rounds(plan, entrants) + 1
    if round_ < first:
        found: list[Encounter] = []
        for number, group in enumerate(members(plan, entrants), 1):
            for one in circle.paired(plan, group, past, round_, number):
                found.append(_at(one, len(found) + 1))
        return found
    if round_ == first:
        return knock_out.first_round(plan, qualified(plan, entrants, past), past, round_)
    return knock_out.later_round(plan, entrants, past, round_)


def _at(one: Encounter, number: int) -> Encounter:
    return Encounter(
        one.round, number, one.first, one.second, one.why, one.group, one.slot, one.result
    )


def group_standings(
    plan: Plan, entrants: Sequence[Entrant], encounters: Sequence[Encounter]
) -> list[list[Standing]]:
    """How everybody stands within her group."""
    found = []
    for number, group in enumerate(members(plan, entrants), 1):
        played = [one for one in encounters if one.group == number]
        scores = scored(group, played)
        levels = {one: (scores[one],) for one in scores}
        found.append(ranked(plan, group, played, scores, levels, dict.fromkeys(scores, number)))
    return found


def qualified(plan: Plan, entrants: Sequence[Entrant], past: Past) -> list[Entrant]:
    """Who goes on, winners of groups first; in the first round nobody meets one of her group.

    Whoever has withdrawn makes room for the next of her group.
    """
    of = {one.number: one for one in entrants}
    tables = [
        [one for one in table if not of[one.entrant].withdrawn][: plan.advance]
        for table in group_standings(plan, entrants, past.encounters)
    ]
    in_order: list[Standing] = []
    for rank in range(plan.advance):
        rows = [table[rank] for table in tables if rank < len(table)]
        in_order += sorted(rows, key=lambda one: (-one.score, one.group or 0))
    return [of[one.entrant] for one in _apart(in_order)]


def _apart(in_order: list[Standing]) -> list[Standing]:
    """Change places, among the lower half, until no two of a group meet in the first round."""
    size = 1 << knock_out.rounds(len(in_order))
    placed = [*in_order]

    def clashes() -> int:
        pairs = ((placed[at], placed[size - 1 - at]) for at in range(size - len(placed), size // 2))
        return sum(one.group == two.group for one, two in pairs)

    lower = range(size // 2, len(placed))
    for one in lower:
        for two in lower:
            before = clashes()
            placed[one], placed[two] = placed[two], placed[one]
            if clashes() >= before:
                placed[one], placed[two] = placed[two], placed[one]
    return placed


def standings(
    plan: Plan, entrants: Sequence[Entrant], encounters: Sequence[Encounter]
) -> list[Standing]:
    """Who plays the knock-out by how far she came; below them the others, by places in groups."""
    tables = group_standings(plan, entrants, encounters)
    groups = {one.entrant: one.group or 0 for table in tables for one in table}
    places = {one.entrant: one.place for table in tables for one in table}
    bracket = [one for one in encounters if one.slot is not None]
    there = {side for one in bracket for side in one.sides}
    lasted, scores = survived(entrants, bracket), scored(entrants, encounters)
    levels = {
        who: (1.0, lasted[who]) if who in there else (0.0, 0.0, float(-places[who]), scores[who])
        for who in scores
    }
    return ranked(plan, entrants, encounters, scores, levels, groups)
