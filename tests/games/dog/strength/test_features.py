"""What a champion of Brändi Dog can learn of an act, and that it plays by what it has learned."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest
from tests.games.dog.lines import drawn

from irrgarten.games.dog import RULES
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.strength import features
from irrgarten.games.dog.strength.features import FEATURES, OF_AN_ACT, VERSION
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.learned import weights_in
from irrgarten.kernel.rng import Rng
from irrgarten.search.judgement import FORM, Judgement, Weights


def looked_at(position: dict[str, Any], seat: int = 0) -> tuple[Heuristics, Dog]:
    state = RULES.load(position)
    return RULES.heuristics(RULES.view(state, seat), None), state


def looks(position: dict[str, Any], seat: int = 0) -> dict[str, dict[int, float]]:
    """What there is of each feature, for each legal act at a table of four."""
    heuristics, state = looked_at(position, seat)
    return {
        RULES.format(state, seat, act): {
            number - OF_AN_ACT: round(much, 3) for number, much in enumerate(row) if much
        }
        for act, row in heuristics.compared(state, seat)
    }


def taught(heuristics: Heuristics, weights: Weights) -> None:
    assert Judgement(FORM, "dog", VERSION, None, weights).teach(heuristics)


def any_weights(units: int) -> Weights:
    random = Random(units)
    count = weights_in(FEATURES, units)
    return Weights(FEATURES, units, [random.gauss(0, 0.3) for _ in range(count)])


PLAYED = drawn(
    """
    S 60 20 F4 | A 7 8 4 J X
    10 25 K K  | 3 6
    2 30 K K   | 5 5
    40 K K K   | 9 2
    """
)


def test_sending_home_tells_whom() -> None:
    seen = looks(
        drawn(
            """
            2 5 K K  | 8 5
            10 K K K | 3
            13 K K K | 5
            K K K K  | 9
            """
        )
    )
    assert seen["8:2>10"][features.SENT + 1] == 1
    assert seen["8:2>10"][features.SENT] == pytest.approx(0.4, abs=0.01)
    assert features.LOST not in seen["8:2>10"]
    assert seen["8:5>13"][features.LOST + 1] == 1
    assert features.SENT not in seen["5:2>7"]


def test_danger_is_of_those_behind_and_less_of_those_without_cards() -> None:
    seen = looks(
        drawn(
            """
            26 40 K K | 3 9
            18 K K K  | 3
            13 K K K  | 5
            K K K K   | 9
            """
        )
    )
    assert seen["3:26>29"][features.ESCAPED] == seen["3:26>29"][features.ESCAPED + 1] > 0
    # The partner on 13 and one's own marbles are no danger.
    assert features.EXPOSED not in seen["9:40>49"]
    idle = looks(
        drawn(
            """
            26 40 K K | 3 9
            18 K K K  |
            13 K K K  | 5
            K K K K   | 9
            """
        )
    )
    assert idle["3:26>29"][features.ESCAPED] > 0
    assert not idle["3:26>29"].get(features.ESCAPED + 1)


def test_four_points_ahead_is_danger_too() -> None:
    """A four goes backwards (DOG-24)."""
    seen = looks(
        drawn(
            """
            26 20 K K | 3 9
            30 K K K  | 3
            K K K K   | 5
            K K K K   | 9
            """
        )
    )
    assert seen["3:26>29"][features.ESCAPED] > 0
    assert features.ESCAPED not in seen["9:20>29"]


def test_what_is_sent_home_is_no_danger_any_more() -> None:
    seen = looks(
        drawn(
            """
            2 K K K  | 8
            10 K K K | 3
            13 K K K | 5
            K K K K  | 9
            """
        )
    )
    assert features.EXPOSED not in seen["8:2>10"]


def test_the_finish_is_told_by_the_fields_left_beyond() -> None:
    seen = looks(
        drawn(
            """
            62 F4 F1 K | A 3 2
            25 K K K   | 3
            40 K K K   | 5
            50 K K K   | 9
            """
        )
    )
    assert features.ENTERS not in seen["2:62>0"]
    assert seen["2:F1>F3"][features.DEEPER] == 2
    open_way = looks(
        drawn(
            """
            62 F4 K K | 3 5
            25 K K K  | 3
            40 K K K  | 5
            50 K K K  | 9
            """
        )
    )
    assert open_way["3:62>F1"][features.ENTERS + 2] == 1
    assert open_way["5:62>F3"][features.ENTERS] == 1


def test_what_the_cards_left_can_do_is_seen() -> None:
    """From 55 ten points lead in at least; from 58 seven, from 0 one to four."""
    seen = looks(
        drawn(
            """
            55 K K K | 3 9 9
            25 K K K | 3
            40 K K K | 5
            20 K K K | 9
            """
        )
    )
    assert seen["3:55>58"][features.LEADS_IN] == 1
    assert features.LEADS_IN + 1 not in seen["3:55>58"]
    assert seen["9:55>0"][features.LEADS_IN] == 1
    missed = looks(
        drawn(
            """
            55 K K K | 9 10
            25 K K K | 3
            40 K K K | 5
            20 K K K | 9
            """
        )
    )
    assert missed["9:55>0"][features.LEADS_IN + 1] == 1
    assert features.LEADS_IN not in missed["9:55>0"]
    prey = looks(
        drawn(
            """
            20 K K K | 3 2
            25 K K K | 3
            22 K K K | 5
            50 K K K | 9
            """
        )
    )
    assert prey["3:20>23"][features.STRIKES] == 1
    assert prey["2:20>22"][features.STRIKES] == 1
    assert features.STRIKES + 1 not in prey["3:20>23"]
    assert features.LEADS_IN not in prey["3:20>23"]


def test_leaving_the_start_frees_those_behind_it() -> None:
    seen = looks(
        drawn(
            """
            S K K K  | A 3
            60 K K K | 3
            62 K K K | 5
            30 K K K | 9
            """
        )
    )
    assert seen["3:S>3"][features.LEAVES] == seen["3:S>3"][features.LEAVES + 1] == 1
    assert seen["3:S>3"][features.FREES] == 1
    assert seen["3:S>3"][features.FREES + 1] == 1


def test_gifts_are_told_by_their_kind_and_by_what_the_partner_needs() -> None:
    seen = looks(
        drawn(
            """
            20 30 F3 F4 | A K 5 6 8 9
            50 K K K    | 3 3 3 2 2 2
            K K K K     | 5 5 6 8 9 Q
            40 K K K    | 9 9 Q Q 6 8
            """,
            phase="exchange",
            turn=None,
        )
    )
    assert seen["give A"][features.BEGINS] == 1
    assert features.BEGINS not in seen["give 5"]
    assert seen["give A"][features.GIVEN] == 1
    assert seen["give A"][features.NEEDED] > seen["give 5"].get(features.NEEDED, 0)


@pytest.mark.parametrize("units", [0, 5])
def test_what_is_promising_follows_from_the_weights(units: int) -> None:
    """Told one by one, features come to the same score as in a row."""
    weights = any_weights(units)
    heuristics, state = looked_at(PLAYED)
    compared = heuristics.compared(state, 0)
    taught(heuristics, weights)
    scores = weights.learned().scores([row for _, row in compared])
    assert len(compared) > 30
    for (act, _), score in zip(compared, scores, strict=True):
        assert math.log(heuristics.prior(state, 0, act)) == pytest.approx(score)


def test_playouts_follow_what_was_learned() -> None:
    """Whoever has learned only to lay jacks lays one; the hand-set judgement does not."""
    weights = [0.0] * FEATURES
    weights[OF_AN_ACT + features.LAID + 4] = 9.0
    for learned, expected in ((True, {11}), (False, set[int]())):
        heuristics, state = looked_at(PLAYED)
        if learned:
            taught(heuristics, Weights(FEATURES, 0, weights))
        acts = Acts()
        state.legal(0, acts)
        laid = {heuristics.suggest(state, 0, acts, Rng(seed)) & 15 for seed in range(20)}
        assert (laid == expected) is learned


def test_weights_of_other_features_are_left_alone() -> None:
    heuristics, state = looked_at(PLAYED)
    act = heuristics.compared(state, 0)[0][0]
    before = heuristics.prior(state, 0, act)
    taught(heuristics, Weights(FEATURES - 1, 0, [5.0] * (FEATURES - 1)))
    assert heuristics.prior(state, 0, act) == before


def test_queens_and_jacks_are_laid_as_kinds_of_their_own() -> None:
    seen = looks(
        drawn(
            """
            20 K K K | Q J 8 10
            50 K K K | 3
            K K K K  | 5
            40 K K K | 9
            """
        )
    )
    laid = {act: [kind for kind in range(10) if features.LAID + kind in seen[act]] for act in seen}
    assert laid["Q:20>32"] == [9]
    assert laid["J:20x50"] == [4]
    assert laid["8:20>28"] == laid["10:20>30"] == [8]


def test_the_last_marble_is_told_apart() -> None:
    """Red's last one: it helps from then on; with yellow's home already, it wins."""
    for mate, which in (("20 F2 F3 F4", features.HELPS), ("F1 F2 F3 F4", features.WINS)):
        seen = looks(drawn(f"62 F2 F3 F4 | 3 9\n25 K K K | 3\n{mate} | 5\n50 K K K | 9"))
        assert seen["3:62>F1"][which] == 1
        assert which not in seen["9:62>7"]


def test_whoever_has_nothing_left_to_play_with_is_told() -> None:
    for hand, which in (("3 9 9", features.DRIED), ("3 9 K", features.DRIED + 1)):
        seen = looks(drawn(f"62 K F3 F4 | {hand}\n25 K K K | 3\n40 K K K | 5\n50 K K K | 9"))
        assert seen["3:62>F1"][which] == pytest.approx(2 / 6, abs=0.001)
        assert which not in seen["9:62>7"]


def test_what_can_be_caught_up_with_is_told_near_and_far() -> None:
    seen = looks(drawn("20 K K K | 3\n28 36 K K | 3\n40 K K K | 5\n50 K K K | 9"))
    assert seen["3:20>23"][features.HUNTS] == 1  # 28 was far and is near now
    assert features.HUNTS + 1 not in seen["3:20>23"]  # and 36 is as far as 28 was


def test_more_cards_are_more_danger() -> None:
    few, many = (
        looks(drawn(f"26 40 K K | 3 9\n18 K K K | {hand}\n13 K K K | 5\n50 K K K | 9"))
        for hand in ("3", "3 5 6")
    )
    much = features.ESCAPED_CARDS
    assert many["3:26>29"][much] == pytest.approx(3 * few["3:26>29"][much], abs=0.01)
    last = looks(drawn("21 40 K K | 3\n18 K K K | 3\n13 K K K | 5\n50 K K K | 9"))
    assert last["3:21>24"][features.EXPOSED_LAST] > 0
