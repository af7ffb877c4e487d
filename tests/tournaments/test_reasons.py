"""Every pairing says why, in facts that hold."""

from __future__ import annotations

import msgspec
import pytest
from tests.tournaments.chance import Moment, moments

from irrgarten.kernel.errors import OptionsError
from irrgarten.tournaments import reasons, tournament
from irrgarten.tournaments.encounters import Encounter, Entrant, Past, Result
from irrgarten.tournaments.plan import FORMATS, Plan


def holds(why: reasons.Reason, one: Encounter, moment: Moment) -> bool:
    past, scores = Past(moment.before), Past(moment.before).scores()
    own = [scores.get(side, 0.0) for side in one.sides]
    begun = [past.begun().get(side, (0, 0))[0] for side in one.sides]
    times = past.met().get((min(one.sides), max(one.sides)), 0)
    gone = {entrant.number for entrant in moment.entrants if entrant.withdrawn}
    match why:
        case reasons.SameScore(score):
            return own == [score, score]
        case reasons.ScoresApart(higher, lower):
            return sorted(own) == [lower, higher] and higher > lower
        case reasons.NotMet():
            return times == 0
        case reasons.MetBefore(often):
            return times == often > 0
        case reasons.Begins(first, second):
            return begun == [first, second]
        case reasons.Lowest(score):
            return own == [score] and one.first not in past.byes()
        case reasons.LowestAgain(byes):
            return past.byes()[one.first] == byes
        case reasons.OtherGone(who):
            return who is None or who in gone
        case reasons.Winners(first, second):
            before = {met.number: met.winner for met in moment.before if met.round == past.rounds}
            return {before[first], before[second]} == {*one.sides}
        case reasons.Seeds(first, second):
            return first < second
        case reasons.SeedRests() | reasons.FreeByTable():
            return one.second is None
        case reasons.ByTable(round_, rounds):
            return one.round == round_ <= rounds
        case reasons.BeginsByTable():
            return moment.plan.seats == "rotating"


@pytest.mark.parametrize("format_", FORMATS)
def test_every_reason_holds(format_: str) -> None:
    kinds = set()
    for size in (3, 6, 11, 16):
        for seed in range(3):
            for moment in moments(f"why/{size}/{seed}", format_, size, leaving=0.05):  # type: ignore[arg-type]
                for one in moment.paired:
                    assert all(holds(why, one, moment) for why in one.why), one
                    kinds |= {type(why) for why in one.why}
    assert len(kinds) >= 3


def test_two_with_three_points_who_had_not_met() -> None:
    plan, entrants = Plan("swiss", rounds=5), [Entrant(n, n) for n in range(1, 17)]
    past: list[Encounter] = []
    for _ in range(3):
        past += [
            msgspec.structs.replace(one, result=_better(one))
            for one in tournament.next_round(plan, entrants, past)
        ]
    first = tournament.next_round(plan, entrants, past)[0]
    assert first.why[:2] == [reasons.SameScore(3.0), reasons.NotMet()]


def _better(one: Encounter) -> Result:
    assert one.second is not None
    return Result(1.0, 0.0) if one.first < one.second else Result(0.0, 1.0)


def test_reasons_go_to_text_and_back() -> None:
    why: list[reasons.Reason] = [reasons.SameScore(2.5), reasons.NotMet(), reasons.Begins(1, 2)]
    kept = msgspec.json.encode(why)
    assert msgspec.json.decode(kept, type=list[reasons.Reason]) == why


@pytest.mark.parametrize(
    ("entrants", "plan", "named"),
    [
        (1, Plan("swiss"), "entrants"),
        (257, Plan("swiss"), "entrants"),
        (7, Plan("groups", groups=4), "groups"),
    ],
)
def test_what_cannot_be_played_is_named(entrants: int, plan: Plan, named: str) -> None:
    with pytest.raises(OptionsError, match=named):
        tournament.check(plan, entrants)


@pytest.mark.parametrize(
    ("plan", "named"),
    [
        ({"format": "swiss", "rounds": 0}, "rounds"),
        ({"format": "round_robin", "rounds": 4}, "rounds"),
        ({"format": "ladder"}, "format"),
        ({"format": "swiss", "tie_breaks": ["buchholz", "buchholz"]}, "tie_breaks"),
        ({"format": "swiss", "colour": 1}, "colour"),
    ],
)
def test_a_plan_that_is_none_names_what_is_wrong(plan: dict[str, object], named: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=named):
        msgspec.convert(plan, Plan)
