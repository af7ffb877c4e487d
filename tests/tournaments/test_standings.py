"""Standings equal a plain recount, and published examples have their published numbers."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import pytest
from tests.tournaments.chance import Moment, moments

from irrgarten.tournaments import groups, tournament
from irrgarten.tournaments.encounters import Encounter, Entrant, Result
from irrgarten.tournaments.plan import TIE_BREAKS, Format, Plan, TieBreak
from irrgarten.tournaments.standings import Standing

WORTH = {"1": 1.0, "½": 0.5, "0": 0.0}


# -- a plain recount -------------------------------------------------------------
def score(who: int, past: list[Encounter]) -> float:
    total = 0.0
    for one in past:
        if one.result is None:
            continue
        if one.first == who:
            total += one.result.first
        if one.second == who:
            total += one.result.second
    return total


def recounted(tie_break: TieBreak, who: int, past: list[Encounter]) -> float:
    total = 0.0
    for one in past:
        assert one.result is not None
        if who not in (one.first, one.second):
            continue
        own = one.result.first if one.first == who else one.result.second
        if tie_break == "points":
            if one.result.points is not None:
                total += one.result.points[0 if one.first == who else 1]
            continue
        if one.second is None:
            met = score(who, past) if one.result.how == "bye" else 0.0
        else:
            met = score(one.second if one.first == who else one.first, past)
        total += met if tie_break == "buchholz" else own * met
    return total


def met_directly(who: int, level: list[int], past: list[Encounter]) -> float:
    """What she has against those who are level with her, if all of them have met each other."""
    total = 0.0
    for one, other in combinations(level, 2):
        between = [met for met in past if {met.first, met.second} == {one, other}]
        if not between:
            return 0.0
        if who in (one, other):
            made = [score(who, [met]) for met in between]
            total += sum(made) / len(made)
    return total


def check(moment: Moment, table: list[Standing], past: list[Encounter]) -> None:
    """Every number of a table, and the order that follows from them."""
    for one in table:
        assert one.score == score(one.entrant, past)
        assert one.won + one.drawn + one.lost == one.played
        for at, (tie_break, value) in enumerate(zip(moment.plan.tie_breaks, one.ties, strict=True)):
            if tie_break == "direct":
                level = [
                    other.entrant
                    for other in table
                    if (other.score, other.ties[:at]) == (one.score, one.ties[:at])
                ]
                assert value == met_directly(one.entrant, level, past)
            else:
                assert value == recounted(tie_break, one.entrant, past)
    keys = [(one.score, one.ties) for one in table]
    assert keys == sorted(keys, reverse=True)
    for above, below in pairwise(table):
        same = (above.score, above.ties) == (below.score, below.ties)
        assert (above.place == below.place) == same


@pytest.mark.parametrize("format_", ["round_robin", "swiss"])
def test_standings_and_tie_breaks_equal_a_plain_recount(format_: Format) -> None:
    for size in (2, 5, 8, 15, 24):
        for moment in moments(f"recount/{size}", format_, size):
            table = tournament.table(moment.plan, moment.entrants, moment.before)
            assert sorted(one.entrant for one in table) == [*range(1, size + 1)]
            check(moment, table, moment.before)


def test_so_they_do_in_a_large_one() -> None:
    plan = Plan("swiss", rounds=2, tie_breaks=[*TIE_BREAKS])
    *_, last = moments("recount/128", "swiss", 128, plan=plan)
    check(last, tournament.table(plan, last.entrants, last.before), last.before)


def test_within_groups_only_what_was_played_there_counts() -> None:
    for size in (4, 9, 17, 40):
        *_, last = moments(f"recount/{size}", "groups", size)
        tables = groups.group_standings(last.plan, last.entrants, last.before)
        assert sorted(one.entrant for table in tables for one in table) == [*range(1, size + 1)]
        for number, table in enumerate(tables, 1):
            check(last, table, [one for one in last.before if one.group == number])


def test_in_a_knock_out_the_score_is_how_often_one_went_on() -> None:
    for size in (2, 3, 8, 21, 64):
        *_, last = moments(f"recount/{size}", "knock_out", size)
        for one in tournament.table(last.plan, last.entrants, last.before):
            assert one.score == sum(met.winner == one.entrant for met in last.before)


def test_the_order_of_tie_breaks_is_the_named_one() -> None:
    *_, last = moments("order", "swiss", 16, leaving=0, plan=Plan("swiss", rounds=5))
    orders = set()
    for ties in (["buchholz"], ["sonneborn_berger"], ["points"], []):
        plan = Plan("swiss", rounds=5, tie_breaks=ties)  # type: ignore[arg-type]
        table = tournament.table(plan, last.entrants, last.before)
        assert [one.score for one in table] == sorted((one.score for one in table), reverse=True)
        orders.add(tuple(one.entrant for one in table))
    assert len(orders) == 4


# -- published examples ------------------------------------------------------------
def cross_table(rows: list[str]) -> list[Encounter]:
    """All encounters of a cross-table; its rows are numbered from 1."""
    cells = [row.split() for row in rows]
    found: list[Encounter] = []
    for one, two in combinations(range(len(cells)), 2):
        made = Result(WORTH[cells[one][two]], WORTH[cells[two][one]])
        found.append(Encounter(1, len(found) + 1, one + 1, two + 1, [], result=made))
    return found


def values(rows: list[str], tie_break: TieBreak) -> dict[int, float]:
    plan = Plan("round_robin", tie_breaks=[tie_break])
    entrants = [Entrant(number, number) for number in range(1, len(rows) + 1)]
    return {one.entrant: one.ties[0] for one in tournament.table(plan, entrants, cross_table(rows))}


#: The final of the eighth world championship in correspondence chess, as the encyclopedias print
#: it under "Sonneborn–Berger score" (or "Neustadtl score"), with that score of everybody.
CORRESPONDENCE = [
    "X ½ ½ 1 ½ ½ 1 1 ½ 1 ½ 1 1 1 1",
    "½ X 0 ½ 1 ½ 1 1 1 ½ 1 1 1 1 1",
    "½ 1 X ½ ½ ½ ½ ½ 1 1 ½ 1 1 1 1",
    "0 ½ ½ X ½ 1 ½ 0 1 1 ½ 1 ½ 1 ½",
    "½ 0 ½ ½ X ½ ½ ½ ½ 0 1 1 ½ 1 1",
    "½ ½ ½ 0 ½ X ½ ½ 0 1 ½ ½ 0 1 1",
    "0 0 ½ ½ ½ ½ X ½ 1 0 ½ ½ 1 1 ½",
    "0 0 ½ 1 ½ ½ ½ X 0 ½ 1 0 1 ½ 1",
    "½ 0 0 0 ½ 1 0 1 X 1 ½ ½ ½ ½ 1",
    "0 ½ 0 0 1 0 1 ½ 0 X 1 1 1 0 1",
    "½ 0 ½ ½ 0 ½ ½ 0 ½ 0 X 0 1 ½ 1",
    "0 0 0 0 0 ½ ½ 1 ½ 0 1 X ½ ½ 1",
    "0 0 0 ½ ½ 1 0 0 ½ 0 0 ½ X ½ 1",
    "0 0 0 0 0 0 0 ½ ½ 1 ½ ½ ½ X 1",
    "0 0 0 ½ 0 0 ½ 0 0 0 0 0 0 0 X",
]
SCORES = [11, 11, 10.5, 8.5, 8, 7, 7, 7, 7, 7, 5.5, 5.5, 4.5, 4.5, 1]
SONNEBORN_BERGER = [
    69.5, 66.75, 67.5, 54.75, 47.75, 45.25, 42.5, 41.5, 41.5, 40.5, 33.25, 28.5, 24.75, 22.75, 7.75,
]  # fmt: skip

#: The cross-table of scalachess's tests of tie-breaks (lichess-org/scalachess, TiebreakTest).
FIVE = ["X 1 ½ 0 1", "0 X 1 ½ 0", "½ 0 X 1 ½", "1 ½ 0 X 1", "0 1 ½ 0 X"]


def test_sonneborn_berger_as_published() -> None:
    plan = Plan("round_robin", tie_breaks=["sonneborn_berger"])
    entrants = [Entrant(number, number) for number in range(1, 16)]
    table = tournament.table(plan, entrants, cross_table(CORRESPONDENCE))
    assert [one.entrant for one in table] == [*range(1, 16)]
    assert [one.score for one in table] == SCORES
    assert [one.ties for one in table] == [[value] for value in SONNEBORN_BERGER]
    assert [one.place for one in table] == [1, 2, 3, 4, 5, 6, 7, 8, 8, 10, 11, 12, 13, 14, 15]
    assert values(FIVE, "sonneborn_berger")[1] == 4.0


def test_buchholz_as_published() -> None:
    assert values(FIVE, "buchholz")[1] == 7.5


def test_the_direct_meeting_as_published() -> None:
    """The first and the fourth have 2½ each; the fourth has beaten the first, and ranks before."""
    direct = values(FIVE, "direct")
    assert (direct[1], direct[4]) == (0.0, 1.0)
    plan = Plan("round_robin", tie_breaks=["direct"])
    entrants = [Entrant(number, number) for number in range(1, 6)]
    tied = [one.entrant for one in tournament.table(plan, entrants, cross_table(FIVE))]
    assert [entrant for entrant in tied if entrant in (1, 4)] == [4, 1]
    # Another encounter, drawn: the mean of both counts.
    more = [*cross_table(FIVE), Encounter(2, 1, 1, 4, [], result=Result(0.5, 0.5))]
    ties = {one.entrant: one.ties[0] for one in tournament.table(plan, entrants, more)}
    assert (ties[1], ties[4]) == (0.25, 0.75)


def test_points_as_published() -> None:
    """Group E of the football world championship of 1994: each of four had won, drawn and lost
    once; goals told them apart, and of two with equal goals their meeting."""
    mexico, ireland, italy, norway = range(1, 5)
    goals = [
        (italy, ireland, 0, 1),
        (norway, mexico, 1, 0),
        (italy, norway, 1, 0),
        (mexico, ireland, 2, 1),
        (ireland, norway, 0, 0),
        (italy, mexico, 1, 1),
    ]
    played = [
        Encounter(number // 2 + 1, number % 2 + 1, one, two, [], result=result(*scored))
        for number, (one, two, *scored) in enumerate(goals)
    ]
    plan = Plan("round_robin", tie_breaks=["points", "direct"])
    # Drawn in another order than they came out.
    entrants = [Entrant(number, 5 - number) for number in (norway, italy, ireland, mexico)]
    table = tournament.table(plan, entrants, played)
    assert [one.score for one in table] == [1.5] * 4
    assert [one.entrant for one in table] == [mexico, ireland, italy, norway]
    assert [one.ties[0] for one in table] == [3, 2, 2, 1]
    assert [one.place for one in table] == [1, 2, 3, 4]


def result(first: int, second: int) -> Result:
    """As a game with points is counted."""
    share = 0.5 if first == second else float(first > second)
    return Result(share, 1 - share, points=(first, second))


def test_the_direct_meeting_counts_if_all_who_are_tied_have_met() -> None:
    """Three with one win each, of whom two have not met: it says nothing."""
    plan, entrants = Plan("swiss", tie_breaks=["direct"]), [Entrant(n, n) for n in range(1, 5)]
    past = [
        Encounter(1, 1, 1, 4, [], result=Result(1.0, 0.0)),
        Encounter(1, 2, 2, 3, [], result=Result(1.0, 0.0)),
        Encounter(2, 1, 3, 2, [], result=Result(0.0, 0.0, "no_show")),
        Encounter(2, 2, 3, 4, [], result=Result(1.0, 0.0)),
    ]
    table = tournament.table(plan, entrants, past)
    assert [one.place for one in table] == [1, 1, 1, 4]
    assert [one.ties for one in table] == [[0.0]] * 4


def test_every_tie_break_is_asked_of_every_tie() -> None:
    rng = random.Random(3)
    for size in (6, 9):
        *_, last = moments(
            f"{rng.random()}", "swiss", size, plan=Plan("swiss", tie_breaks=[*TIE_BREAKS])
        )
        assert all(len(one.ties) == 4 for one in tournament.table(last.plan, last.entrants, []))
