"""What holds in every tournament, however many enter, leave, win or draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest
from tests.tournaments.chance import Moment, moments

from irrgarten.tournaments import circle, groups, knock_out, swiss, tournament
from irrgarten.tournaments.encounters import BYE, Encounter, Entrant, Past, Result
from irrgarten.tournaments.plan import FORMATS, Format, Plan

SIZES = [2, 3, 4, 5, 7, 8, 13, 21, 32]
#: Larger ones, once each.
LARGE = [64, 97, 128]


def played(format_: Format) -> list[Moment]:
    """Many tournaments of a format."""
    found = [
        moment
        for size in SIZES
        for seed in range(4)
        for moment in moments(f"{size}/{seed}", format_, size, leaving=0.03 * (seed % 3))
    ]
    large = Plan(format_, rounds=3 if format_ == "swiss" else None, groups=16)
    for size in LARGE:
        for number, moment in enumerate(moments(f"{size}", format_, size, plan=large)):
            if number > 6:
                break
            found.append(moment)
    return found


@cache
def tournaments(format_: Format) -> list[Moment]:
    return played(format_)


def fall_out(moment: Moment) -> set[int]:
    """Who is there and has no part in this round: in a knock-out whoever has lost."""
    past = Past(moment.before)
    if moment.plan.format not in ("knock_out", "groups"):
        return set()
    if moment.plan.format == "groups":
        first = groups.group_rounds(moment.plan, moment.entrants) + 1
        if past.rounds + 1 < first:
            return _ready_groups(moment, past.rounds + 1)
        if past.rounds + 1 == first:
            on = groups.qualified(moment.plan, moment.entrants, past)
            return {one.number for one in moment.there} - {one.number for one in on}
    if not past.rounds:
        return set()
    last = [one for one in moment.before if one.round == past.rounds]
    return {one.number for one in moment.there} - {one.winner for one in last if one.winner}


def _ready_groups(moment: Moment, round_: int) -> set[int]:
    """A small group has met before a large one."""
    of = groups.members(moment.plan, moment.entrants)
    done = [group for group in of if circle.rounds(len(group)) < round_]
    return {one.number for group in done for one in group}


@pytest.mark.parametrize("format_", FORMATS)
def test_everyone_who_is_there_is_paired_or_has_the_bye(format_: Format) -> None:
    for moment in tournaments(format_):
        if not moment.paired:
            continue
        sides = [side for one in moment.paired for side in one.sides]
        assert len(sides) == len({*sides})
        here = {one.number for one in moment.there}
        assert {*sides} == here - fall_out(moment)
        assert [one.number for one in moment.paired] == [*range(1, len(moment.paired) + 1)]
        assert all((one.second is None) == (one.result is not None) for one in moment.paired)
        assert all(one.why for one in moment.paired)


@pytest.mark.parametrize("format_", FORMATS)
def test_it_has_as_many_rounds_as_said_unless_nobody_is_left(format_: Format) -> None:
    for moment in tournaments(format_):
        if moment.paired:
            assert moment.paired[0].round <= tournament.rounds(moment.plan, moment.entrants)
        elif all(not one.withdrawn for one in moment.entrants):
            neither = any(one.result and one.result.how == "no_show" for one in moment.before)
            said = tournament.rounds(moment.plan, moment.entrants)
            assert Past(moment.before).rounds == said or neither


# -- nobody meets twice ----------------------------------------------------------
def fewest(moment: Moment) -> tuple[int, int]:
    """The fewest meetings again, and then byes again, of all pairings there are."""
    met, byes = Past(moment.before).met(), Past(moment.before).byes()

    @cache
    def least(left: tuple[int, ...]) -> tuple[int, int]:
        if not left:
            return (0, 0)
        one, others = left[0], left[1:]
        found = []
        for other in others:
            again, second = least(tuple(who for who in others if who != other))
            found.append((again + met.get((one, other), 0), second))
        if len(left) % 2:
            again, second = least(others)
            found.append((again, second + byes.get(one, 0)))
        return min(found)

    return least(tuple(sorted(one.number for one in moment.there)))


def test_nobody_meets_twice_while_another_pairing_exists() -> None:
    """Against all pairings there are, of two to ten entrants; and byes no more than must be."""
    rounds = 0
    for size in range(2, 11):
        for seed in range(4):
            plan = Plan("swiss", rounds=size + 1)
            for moment in moments(f"twice/{size}/{seed}", "swiss", size, plan=plan):
                if not moment.paired:
                    continue
                past = Past(moment.before)
                again = sum(
                    past.met().get((min(one.sides), max(one.sides)), 0)
                    for one in moment.paired
                    if one.second is not None
                )
                second = sum(
                    past.byes().get(one.first, 0) for one in moment.paired if one.second is None
                )
                assert (again, second) == fewest(moment)
                rounds += 1
    assert rounds > 150


def test_in_a_large_swiss_nobody_meets_twice() -> None:
    for moment in tournaments("swiss"):
        met = Past([*moment.before, *moment.paired]).met()
        if len(moment.there) > 2 * (Past(moment.before).rounds + 1):
            assert max(met.values(), default=1) == 1


def test_the_bye_goes_to_the_lowest_who_had_none() -> None:
    seen = 0
    for moment in tournaments("swiss"):
        resting = [one for one in moment.paired if one.second is None]
        assert len(resting) == (len(moment.there) % 2 if moment.paired else 0)
        byes = Past(moment.before).byes()
        free = [one.number for one in moment.there if one.number not in byes]
        if resting and free and len(moment.there) > 2 * (Past(moment.before).rounds + 1):
            table = tournament.table(moment.plan, moment.entrants, moment.before)
            lowest = [one.entrant for one in table if one.entrant in free][-1]
            assert resting[0].first == lowest
            assert resting[0].result == BYE
            seen += 1
    assert seen > 20


def test_whoever_stands_alike_meets_where_that_can_be() -> None:
    """Of four, two have won: they meet, though they sit at different ends of the list."""
    plan, entrants = Plan("swiss", rounds=3), [Entrant(number, number) for number in range(1, 5)]
    first = tournament.next_round(plan, entrants, [])
    assert [one.sides for one in first] == [(1, 3), (2, 4)]
    past = [_with(one, Result(0.0, 1.0)) for one in first]
    second = tournament.next_round(plan, entrants, past)
    assert {frozenset(one.sides) for one in second} == {frozenset({3, 4}), frozenset({1, 2})}


def _with(one: Encounter, result: Result) -> Encounter:
    return Encounter(
        one.round, one.number, one.first, one.second, one.why, one.group, one.slot, result
    )


# -- who begins ------------------------------------------------------------------
@pytest.mark.parametrize("format_", ["round_robin", "swiss"])
def test_nobody_always_begins(format_: Format) -> None:
    for size in range(2, 12):
        rounds = 8 if format_ == "swiss" else None
        plan = Plan(format_, rounds=rounds)
        *_, last = moments(f"begin/{size}", format_, size, leaving=0, plan=plan)
        for yes, no in Past(last.before).begun().values():
            assert abs(yes - no) <= swiss.SURPLUS


def test_fixed_seats_stay_those_of_the_seeds() -> None:
    plan = Plan("round_robin", seats="fixed")
    *_, last = moments("fixed", "round_robin", 7, leaving=0, plan=plan)
    seeds = {one.number: one.seed for one in last.entrants}
    met = [one for one in last.before if one.second is not None]
    assert len(met) == 21
    assert all(seeds[one.first] < seeds[one.second] for one in met if one.second is not None)


# -- everybody meets everybody ----------------------------------------------------
@pytest.mark.parametrize("size", [2, 3, 4, 5, 10, 15, 16, 128])
def test_by_the_circle_everybody_meets_everybody_once(size: int) -> None:
    pairs, rests, begun = Counter[frozenset[int]](), Counter[int](), Counter[int]()
    for round_ in range(circle.rounds(size)):
        places: list[int] = []
        for one, two in circle.meetings(size, round_):
            if two is None:
                rests[one] += 1
            else:
                pairs[frozenset({one, two})] += 1
                begun[one] += 1
            places += [place for place in (one, two) if place is not None]
        assert sorted(places) == [*range(size)]
    assert len(pairs) == size * (size - 1) // 2
    assert {*pairs.values()} == {1}
    assert {*rests.values()} <= {1}
    assert len(rests) == (size if size % 2 else 0)
    meetings = size - 1
    assert all(abs(2 * begun[place] - meetings) <= 1 for place in range(size))


# -- knock-out -------------------------------------------------------------------
@pytest.mark.parametrize("size", [2, 3, 5, 6, 8, 11, 16, 100])
def test_byes_fill_up_to_the_next_power_of_two_and_go_to_the_best_seeds(size: int) -> None:
    plan, entrants = Plan("knock_out"), [Entrant(number, number) for number in range(1, size + 1)]
    first = tournament.next_round(plan, entrants, [])
    full = 1 << knock_out.rounds(size)
    assert full // 2 < size <= full
    resting = sorted(one.first for one in first if one.second is None)
    assert resting == [*range(1, full - size + 1)]
    assert len(first) == full // 2


def test_the_best_two_seeds_meet_in_the_last_round() -> None:
    assert knock_out.bracket(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    plan, entrants = Plan("knock_out"), [Entrant(number, number) for number in range(1, 14)]
    past: list[Encounter] = []
    while paired := tournament.next_round(plan, entrants, past):
        past += [one if one.result else _with(one, _better(one)) for one in paired]
    assert {*past[-1].sides} == {1, 2}
    table = tournament.table(plan, entrants, past)
    assert [one.entrant for one in table[:2]] == [1, 2]


def _better(one: Encounter) -> Result:
    assert one.second is not None
    return Result(1.0, 0.0) if one.first < one.second else Result(0.0, 1.0)


def test_a_drawn_knock_out_goes_to_who_did_not_begin() -> None:
    one = Encounter(1, 1, 5, 9, [], slot=0, result=Result(0.5, 0.5))
    assert one.winner == 9
    assert _with(one, Result(0.0, 0.0, "no_show")).winner is None


# -- groups ----------------------------------------------------------------------
def test_after_groups_nobody_meets_one_of_her_own_at_once() -> None:
    plan = Plan("groups", groups=4, advance=2)
    for seed in range(10):
        for moment in moments(f"apart/{seed}", "groups", 17, leaving=0, plan=plan):
            first = groups.group_rounds(plan, moment.entrants) + 1
            if moment.paired and moment.paired[0].round == first:
                of = {
                    member.number: number
                    for number, group in enumerate(groups.members(plan, moment.entrants))
                    for member in group
                }
                assert len(moment.paired) == 4
                assert all(len({of[side] for side in one.sides}) == 2 for one in moment.paired)


def test_groups_are_about_equally_strong() -> None:
    entrants = [Entrant(number, number) for number in range(1, 13)]
    of = groups.members(Plan("groups", groups=3), entrants)
    assert [sum(one.seed for one in group) for group in of] == [26, 26, 26]


def test_the_same_past_gives_the_same_round() -> None:
    for format_ in FORMATS:
        again = [moment.paired for moment in moments("same", format_, 15)]
        assert again == [moment.paired for moment in moments("same", format_, 15)]


def sizes(groups_: Sequence[Sequence[Entrant]]) -> list[int]:
    return [len(group) for group in groups_]


def test_groups_differ_by_one_at_most() -> None:
    for size in range(4, 40):
        entrants = [Entrant(number, number) for number in range(1, size + 1)]
        for count in range(1, size // 2 + 1):
            found = sizes(groups.members(Plan("groups", groups=count), entrants))
            assert max(found) - min(found) <= 1
            assert min(found) >= 2
