"""Whoever has learned works out what walls do that it could change now."""

from __future__ import annotations

import pytest
from tests.acting import make
from tests.games.labyria.strength.test_features import LANE, ROOM
from tests.games.labyria.strength.test_heuristics import loaded

from irrgarten.games.labyria import RULES
from irrgarten.games.labyria.board import FIELDS
from irrgarten.games.labyria.rules import Labyria
from irrgarten.games.labyria.strength.expected import Expected, worked_out
from irrgarten.games.labyria.strength.features import FEATURES
from irrgarten.games.labyria.strength.heuristics import LabyriaHeuristics
from irrgarten.kernel.learned import Learned

#: Judges by the chance set by hand alone, as if nothing were learned.
BY_HAND = Learned(FEATURES, 0, [1.0] + [0.0] * (FEATURES - 1))
#: Near their goals, where a wall changes much.
NEAR = [["h9", "j7", "j10"], ["a1", "a3", "c2"]]


def taught(state: Labyria) -> LabyriaHeuristics:
    advice = LabyriaHeuristics(state)
    advice.adopt(BY_HAND, None)
    return advice


def after(state: Labyria, text: str) -> Labyria:
    changed = state.copy()
    make(changed, state.turn, RULES.parse(state, state.turn, text))
    assert isinstance(changed, Labyria)
    return changed


@pytest.mark.parametrize(("drawing", "dice", "sign"), [("", "1 +", "+"), (LANE, "1 -", "-")])
def test_walls_that_may_be_changed_are_judged_as_if_they_stood_so(
    drawing: str, dice: str, sign: str
) -> None:
    state = loaded(drawing, dice, figures=NEAR)
    by_steps, foreseeing = LabyriaHeuristics(state), taught(state)
    acts = [act for act, _ in by_steps.compared(state, 0)]
    texts = [text for text in (RULES.format(state, 0, act) for act in acts) if text[0] == sign]
    assert len(texts) > 2
    roughly = closely = 0.0
    for text in texts[:16]:
        changed = after(state, text)
        worth = LabyriaHeuristics(changed).worth(changed, 0)
        roughly += abs(by_steps.worth(changed, 0) - worth)
        closely += abs(foreseeing.worth(changed, 0) - worth)
    assert closely < 0.3 * roughly


def test_promises_follow() -> None:
    """What a wall is found to do counts in how promising it looks."""
    state = loaded("", "1 +", figures=NEAR)
    by_steps, foreseeing = LabyriaHeuristics(state), taught(state)
    act = RULES.parse(state, 0, "+a2|a3")
    assert foreseeing.prior(state, 0, act) != by_steps.prior(state, 0, act)
    move = RULES.parse(state, 0, "h9>h10")
    assert foreseeing.prior(state, 0, move) == by_steps.prior(state, 0, move)


@pytest.mark.parametrize("dice", ["1 cloak", "1 double"])
def test_where_no_wall_can_be_changed_all_is_judged_as_before(dice: str) -> None:
    state = loaded(LANE, dice, figures=NEAR)
    by_steps, foreseeing = LabyriaHeuristics(state), taught(state)
    other = loaded(ROOM, "1 +", figures=NEAR)
    for place in (state, other):
        assert foreseeing.worth(place, 1) == pytest.approx(by_steps.worth(place, 1))


def test_who_is_not_to_act_or_has_used_it_foresees_nothing() -> None:
    used = loaded("", "1 +", figures=NEAR, used=True, depot=3)
    assert taught(used).worth(used, 0) == pytest.approx(LabyriaHeuristics(used).worth(used, 0))


def test_turns_after_a_change_are_nearly_those_worked_out_afresh() -> None:
    state = loaded(LANE, "1 -", figures=NEAR)
    before, closer = worked_out(state.maze, 2), Expected(10)
    closer.work_out_after(before, state.maze, 2)
    assert list(closer.turns) == list(before.turns)
    changed = after(state, "-e1|f1")
    afresh = Expected(10)
    afresh.work_out(changed.maze, 2)
    closer.work_out_after(before, changed.maze, 2)
    off = [abs(closer.turns[i] - afresh.turns[i]) for i in range(2 * FIELDS)]
    moved = [abs(before.turns[i] - afresh.turns[i]) for i in range(2 * FIELDS)]
    assert sum(off) < 0.5 * sum(moved)
