"""Acts compared in the same worlds: what all share tells nothing, and who falls behind is out."""

from __future__ import annotations

from types import ModuleType

import pytest

from irrgarten.kernel.belief import Belief
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.search.comparing import FIRST_LOOK, MOST, Comparison
from irrgarten.search.ismcts import Tried
from irrgarten.search.thinking import Mind, Sight, think

ENOUGH = 400
#: Whatever is done here, nobody wins.
DRAWN = "xox ... oxo"


class Racing(Heuristics):
    def compares(self) -> bool:
        return True


def compared(
    belief: Belief, seat: int = 0, worlds: int = ENOUGH, seed: int = 1
) -> dict[int, Tried]:
    race = Comparison(belief, Heuristics(), seat, seed)
    race.run(worlds)
    return {tried.act: tried for tried in race.tried()}


def best(tried: list[Tried]) -> int:
    return max(tried, key=lambda one: (one.visits, one.value)).act


@pytest.mark.parametrize(
    ("drawing", "field"),
    [
        ("xx. oo. ...", 2),  # wins at once
        ("x.. .o. x.o", 3),  # blocks
    ],
)
def test_finds_the_move_that_all_worlds_speak_for(
    toys: ModuleType, drawing: str, field: int
) -> None:
    state = toys.noughts(drawing)
    assert best(list(compared(Belief(state), state.turn, 2000).values())) == field


def test_a_sure_gain_is_better_than_a_guess(toys: ModuleType) -> None:
    """Guesses fall behind one after the other, and the rest goes on without them."""
    tried = list(compared(toys.cups(0), worlds=2000).values())
    assert best(tried) == toys.TAKE
    assert len({one.visits for one in tried}) > 2


def test_what_promises_next_to_nothing_is_compared_only_if_it_ends_the_game(
    toys: ModuleType,
) -> None:
    race = Comparison(Belief(toys.noughts("xx. oo. ...")), toys.Shortsighted(), 0, 1)
    race.run(ENOUGH)
    assert {one.act for one in race.tried()} == {2, 6, 7}
    assert best(race.tried()) == 2


def test_all_acts_meet_the_same_worlds(toys: ModuleType) -> None:
    """The ball lies under one of the cups: in every world one of the guesses is right."""
    tried = compared(toys.cups(0), worlds=FIRST_LOOK - 1)
    left, right = tried[toys.GUESS_LEFT], tried[toys.GUESS_RIGHT]
    assert left.visits == right.visits == FIRST_LOOK - 1
    assert left.value + right.value == pytest.approx(1.0)
    assert 0.0 < left.value < 1.0


def test_all_acts_have_the_same_luck(toys: ModuleType) -> None:
    """What the other does, and everybody later, is the same after either act."""
    tried = compared(Belief(toys.Confession()), worlds=FIRST_LOOK - 1)
    assert tried[1].value - tried[0].value == pytest.approx(1 / 9)


def test_other_seeds_draw_other_worlds(toys: ModuleType) -> None:
    guesses = {compared(toys.cups(0), worlds=12, seed=seed)[0].value for seed in range(6)}
    assert len(guesses) > 1
    assert compared(toys.cups(0), seed=3) == compared(toys.cups(0), seed=3)


def test_who_falls_behind_is_tried_no_more(toys: ModuleType) -> None:
    tried = compared(Belief(toys.noughts("xx. oo. ...")), worlds=ENOUGH)
    won = tried.pop(2)
    assert won.value == 1.0
    assert won.visits < ENOUGH
    assert all(one.visits <= won.visits for one in tried.values())
    assert min(one.visits for one in tried.values()) == FIRST_LOOK


def test_what_makes_no_difference_stays_in_the_race(toys: ModuleType) -> None:
    tried = compared(Belief(toys.noughts(DRAWN)), worlds=ENOUGH)
    assert [one.visits for one in tried.values()] == [ENOUGH] * 3
    assert {one.value for one in tried.values()} == {0.5}


def test_a_race_that_is_settled_is_not_run_on(toys: ModuleType) -> None:
    race = Comparison(Belief(toys.noughts("xx. oo. ...")), Heuristics(), 0, 1)
    assert not race.is_settled()
    assert race.run(4) == 4 * 5
    race.run(ENOUGH)
    assert race.is_settled()
    assert race.run(ENOUGH) == 0


def test_rests_where_the_heuristics_rest(toys: ModuleType) -> None:
    resting = toys.Resting()
    race = Comparison(Belief(toys.noughts("... ... ...")), resting, 0, 1)
    race.run(3)
    assert resting.looked == 3 * 9
    assert {one.value for one in race.tried()} == {0.75}


def test_acts_are_compared_where_that_is_best_and_only_the_choice_is_asked(
    toys: ModuleType,
) -> None:
    mind = Mind(Belief(toys.noughts("xx. oo. ...")), Racing())
    few = think([mind], 0, 10_000, 1, settled=True)
    assert best(few) == 2
    assert sum(one.visits for one in few) < 1_000
    assert sum(one.visits for one in think([mind], 0, 3_000, 1)) == 3_000
    blind = think([mind], 0, 3_000, 1, sight=Sight(0.5, 1), settled=True)
    assert sum(one.visits for one in blind) > 1_000


def test_minds_compare_side_by_side(toys: ModuleType) -> None:
    minds = [Mind(toys.cups(0), Racing()) for _ in range(2)]
    found = think(minds, 0, 4_000, 1, settled=True)
    assert best(found) == toys.TAKE
    alone = think(minds[:1], 0, 2_000, 1, settled=True)
    assert sum(one.visits for one in found) > sum(one.visits for one in alone)


def test_time_ends_a_race_that_nothing_else_ends(toys: ModuleType) -> None:
    mind = Mind(Belief(toys.noughts(DRAWN)), Racing())
    found = think([mind], 0, 1 << 40, 1, seconds=0.01, settled=True)
    assert min(one.visits for one in found) > 0


def test_there_is_room_for_all_that_are_compared() -> None:
    assert MOST * MOST == 576
