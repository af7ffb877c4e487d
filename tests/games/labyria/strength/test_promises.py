"""What is learned of acts: what a move leaves and comes to, counted by hand."""

from __future__ import annotations

from math import log

import pytest
from tests.games.labyria.strength.test_features import LANE, lost
from tests.games.labyria.strength.test_heuristics import loaded

from irrgarten.games.labyria import RULES
from irrgarten.games.labyria.rules import Labyria
from irrgarten.games.labyria.strength.features import FEATURES as OF_POSITIONS
from irrgarten.games.labyria.strength.heuristics import CALM, LabyriaHeuristics
from irrgarten.games.labyria.strength.promises import (
    ATTACK,
    CAME_INTO_DANGER,
    CAME_NEAR_PREY,
    ENDS,
    FEATURES,
    GAIN,
    HOME,
    LAID,
    LEFT_DANGER,
    LEFT_PREY,
    LIFTED,
    LOST,
    OUT,
    SHORTENED,
    STAKE,
    TURNED,
)
from irrgarten.kernel.heuristics import CURIOSITY
from irrgarten.kernel.learned import Learned

#: Throws, of 36, that hit something two steps away, and four: outright, and half of those by a way
#: round, also doubled.
TWO = (4 + 0.5 * 8 + 1 + 0.5 * 5) / 36
FOUR = (4 + 0.5 * 4 + 1 + 0.5 * 4) / 36
MEETING = [["c3", "j10", "j10"], ["a1", "a1", "e5"]]


def looks(state: Labyria) -> dict[str, list[float]]:
    found = LabyriaHeuristics(state).compared(state, state.turn)
    return {RULES.format(state, state.turn, act): row for act, row in found}


def taught(state: Labyria, **weights: float) -> LabyriaHeuristics:
    by_name = {"gain": GAIN, "danger": CAME_INTO_DANGER}
    row = [0.0] * FEATURES
    for name, weight in weights.items():
        row[by_name[name]] = weight
    advice = LabyriaHeuristics(state)
    advice.adopt(None, Learned(FEATURES, 0, row))
    return advice


def test_a_move_leaves_danger_and_prey_and_comes_to_others() -> None:
    state = loaded("", "2 cloak", figures=MEETING)
    row = looks(state)["c3>d4"]
    assert row[LEFT_DANGER] == pytest.approx(lost(state, 0, "c3") * FOUR)
    assert row[CAME_INTO_DANGER] == pytest.approx(lost(state, 0, "d4") * TWO)
    assert row[LEFT_PREY] == pytest.approx(lost(state, 1, "e5") * FOUR)
    assert row[CAME_NEAR_PREY] == pytest.approx(lost(state, 1, "e5") * TWO)
    assert row[SHORTENED] == pytest.approx(lost(state, 0, "d4") - lost(state, 0, "c3"))
    assert row[HOME] == row[OUT] == row[ATTACK] == row[LOST] == row[STAKE] == 0


def test_figures_at_home_threaten_nobody_and_corners_are_safe() -> None:
    state = loaded("", "2 cloak", figures=[["a1", "j10", "j10"], ["a1", "a1", "e5"]])
    row = looks(state)["a1>b2"]
    assert row[LEFT_DANGER] == 0
    assert row[OUT] == 1
    home = loaded("", "1 cloak", figures=[["c3", "j10", "j10"], ["a1", "a1", "j10"]])
    assert looks(home)["c3>c2"][CAME_INTO_DANGER] == 0


def test_from_behind_walls_nobody_comes() -> None:
    figures = [["c3", "j10", "j10"], ["a1", "a1", "c1"]]
    free, walled = (loaded(drawing, "1 cloak", figures=figures) for drawing in ("", LANE))
    assert looks(free)["c3>c2"][CAME_INTO_DANGER] > looks(walled)["c3>c2"][CAME_INTO_DANGER]


@pytest.mark.parametrize(("dice", "depot", "chance"), [("4 -", 4, 1 / 2), ("4 cloak", 4, 2 / 3)])
def test_an_attack_may_bring_and_cost(dice: str, depot: int, chance: float) -> None:
    state = loaded("", dice, figures=MEETING, depot=depot)
    row = looks(state)["c3>e5/d5"]
    assert row[ATTACK] == 1
    assert row[LOST] == pytest.approx(chance * lost(state, 1, "e5"))
    assert row[STAKE] == pytest.approx(lost(state, 0, "c3"))


def test_who_comes_home() -> None:
    state = loaded("", "2 cloak", figures=[["j8", "c3", "j10"], ["j10", "j10", "f6"]])
    assert looks(state)["j8>j10"][HOME] == 1
    assert looks(state)["c3>c5"][HOME] == 0


def test_uses_of_board_abilities_are_told_apart() -> None:
    assert looks(loaded("", "1 +", figures=MEETING))["+d5|e5"][LAID] == 1
    shut_in = [["b2", "j10", "j10"], ["a1", "a1", "e5"]]
    room = """
        +   +   +   +
          .   .   .
        +   +---+   +
          . | . | .
        +   +---+   +
          .   .   .
    """
    rows = looks(loaded(room, "1 -", figures=shut_in))
    assert rows["-b2|b3"][LIFTED] == 1
    assert rows["done"][ENDS] == 1
    corner = """
        +   +   +   +
          .   .   .
        +   #===+   +
          . H .   .
        +   +   +   +
          .   .   .
    """
    near_home = [["b2", "j10", "j10"], ["a1", "a1", "a3"]]
    rows = looks(loaded(corner, "1 turn", figures=near_home))
    assert {row[TURNED] for act, row in rows.items() if act.startswith("@")} == {1}


def test_the_gain_by_hand_is_among_them() -> None:
    """Whoever goes by it alone promises the same as by hand, also between other questions."""
    state = loaded("", "2 cloak", figures=MEETING)
    by_hand, advice = LabyriaHeuristics(state), taught(state, gain=5.0)
    for text, row in looks(state).items():
        act = RULES.parse(state, 0, text)
        promise = by_hand.prior(state, 0, act)
        assert row[GAIN] == pytest.approx(log(promise) / 5)
        assert advice.prior(state, 0, act) == pytest.approx(promise)
        assert advice.worth(state, 1) == by_hand.worth(state, 1)


def test_whoever_has_learned_to_shun_danger_does() -> None:
    state = loaded("", "2 cloak", figures=MEETING)
    act = RULES.parse(state, 0, "c3>d4")
    assert taught(state, gain=5.0, danger=-9.0).prior(state, 0, act) < taught(
        state, gain=5.0
    ).prior(state, 0, act)


def test_what_wins_is_not_compared_and_stays_certain() -> None:
    state = loaded("", "2 cloak", figures=[["j8", "j10", "j10"], ["j10", "j10", "f6"]])
    assert looks(state) == {}
    win, other = (RULES.parse(state, 0, text) for text in ("j8>j10", "j8>j6"))
    advice = taught(state, gain=-5.0)
    assert advice.prior(state, 0, win) > 1000 * advice.prior(state, 0, other)


def test_what_is_in_nobodys_way_promises_nothing_after_learning() -> None:
    state = loaded("", "2 +", figures=[["c3", "j10", "j10"], ["a1", "a1", "b1"]])
    assert "+j1|j2" not in looks(state)
    assert taught(state, gain=5.0).prior(state, 0, RULES.parse(state, 0, "+j1|j2")) == 0


def test_while_a_labyrinth_is_built_acts_are_weighed_by_hand() -> None:
    state = loaded("", phase="build", tiles=["e5|f5"])
    assert looks(state) == {}
    act = RULES.parse(state, 0, "T e6|f6")
    by_hand = LabyriaHeuristics(state).prior(state, 0, act)
    assert taught(state, gain=0.1).prior(state, 0, act) == by_hand


def test_weights_of_other_features_of_acts_are_not_taken() -> None:
    state = loaded("", "2 cloak", figures=MEETING)
    act = RULES.parse(state, 0, "c3>d4")
    advice = LabyriaHeuristics(state)
    before = advice.prior(state, 0, act)
    advice.adopt(None, Learned(FEATURES - 1, 0, [1.0] * (FEATURES - 1)))
    assert advice.prior(state, 0, act) == before


def test_only_who_has_learned_positions_is_calm_and_only_in_the_race() -> None:
    race, building = loaded("", "2 -"), loaded("", phase="build", tiles=["e5|f5"])
    value = Learned(OF_POSITIONS, 0, [0.1] * OF_POSITIONS)
    found = []
    for state in (race, building):
        advice = LabyriaHeuristics(state)
        assert advice.curiosity() == CURIOSITY
        advice.adopt(value, None)
        found.append(advice.curiosity())
    assert found == [CALM, CURIOSITY]
