"""Best-first search: a position is worth what its best act is, and what is certain stays so."""

from __future__ import annotations

from types import ModuleType

import pytest
from tests.acting import make

from irrgarten.kernel.belief import Belief
from irrgarten.search.foresight import CERTAIN, Foresight
from irrgarten.search.ismcts import Tried
from irrgarten.search.thinking import Mind, Sight, foreseen, think

EMPTY = "... ... ..."


def looked(toys: ModuleType, drawing: str, positions: int) -> Foresight:
    foresight = Foresight(Belief(toys.noughts(drawing)), toys.Farsighted(), positions)
    foresight.run(positions)
    return foresight


def most_tried(tried: list[Tried]) -> int:
    return max(tried, key=lambda one: (one.visits, one.value)).act


@pytest.mark.parametrize(
    ("drawing", "fields"),
    [
        ("xx. oo. ...", {2}),  # wins at once rather than block
        ("x.. .o. x.o", {3}),  # blocks
        ("xo. .x. ..o", {3, 6}),  # two lines at once
        ("x.. ... ..o", {2, 6}),  # a threat that must be answered, then two at once
    ],
)
def test_finds_the_move_in_open_positions(toys: ModuleType, drawing: str, fields: set[int]) -> None:
    assert most_tried(looked(toys, drawing, 600).tried()) in fields


def test_noughts_and_crosses_is_a_draw(toys: ModuleType) -> None:
    state = toys.noughts(EMPTY)
    while state.to_act() != 0:
        foresight = Foresight(Belief(state), toys.Farsighted(), 1500)
        foresight.run(1500)
        make(state, state.turn, most_tried(foresight.tried()))
    assert state.value(0) == 0.5


def test_a_win_ahead_is_certain_and_nothing_more_is_looked_at(toys: ModuleType) -> None:
    foresight = looked(toys, "x.. ... ..o", 5000)
    assert foresight.is_certain()
    best = max(foresight.tried(), key=lambda one: one.value)
    assert best.value > CERTAIN
    assert best.visits > sum(one.visits for one in foresight.tried()) / 2
    assert len(foresight.looked_at(1)) < 500


def test_a_win_is_worth_the_more_the_sooner_it_comes(toys: ModuleType) -> None:
    at_once = looked(toys, "xx. oo. ...", 400)
    ahead = looked(toys, "x.. ... ..o", 5000)
    best, later = (max(one.value for one in found.tried()) for found in (at_once, ahead))
    assert CERTAIN < later < best == 1.0


def test_what_loses_for_certain_is_not_taken(toys: ModuleType) -> None:
    """Only a block does not lose: all else is known to, and was never tried."""
    tried = looked(toys, "xx. o.. ...", 2000).tried()
    assert {one.act for one in tried if one.visits > 0} == {2}


def test_a_position_that_is_played_to_the_end_is_certain(toys: ModuleType) -> None:
    foresight = looked(toys, "xox .o. .x.", 2000)
    assert foresight.is_certain()
    assert max(one.value for one in foresight.tried()) == pytest.approx(0.5, abs=1e-3)


def test_positions_looked_at_are_worth_what_their_best_act_is(toys: ModuleType) -> None:
    foresight = looked(toys, "x.. .o. ...", 300)
    found = foresight.looked_at(1)
    assert found[0][0] == []
    values = {tuple(acts): value for acts, _, value in found}
    movers = {tuple(acts): seat for acts, seat, _ in found}
    assert values[()] == max(one.value for one in foresight.tried())
    assert all(seat == len(acts) % 2 for acts, seat in movers.items())
    for one in foresight.tried():
        if (one.act,) in values:  # what is good for the one is bad for the other
            assert one.value == pytest.approx(1.0 - values[one.act,], abs=1e-3)
    assert all(value >= 0.5 for _, _, value in foresight.looked_at(60))


def test_what_there_is_no_room_for_is_not_looked_at(toys: ModuleType) -> None:
    foresight = Foresight(Belief(toys.noughts(EMPTY)), toys.Farsighted(), 5)
    foresight.run(1000)
    assert 0 < len(foresight.looked_at(1)) <= 6


def test_whoever_foresees_thinks_so_unless_acts_are_overlooked(toys: ModuleType) -> None:
    state = toys.noughts("x.. .o. ...")
    mind = Mind(Belief(state), toys.Farsighted())
    expected = foreseen(mind, 200).tried()
    assert think([mind], state.turn, 200, seed=1) == expected
    assert think([mind, mind], state.turn, 200, seed=2, sight=Sight(0.0, 1)) == expected
    assert think([mind], state.turn, 200, seed=1, sight=Sight(0.5, 1)) != expected


def test_the_clock_stops_it(toys: ModuleType) -> None:
    state = toys.noughts(EMPTY)
    mind = Mind(Belief(state), toys.Farsighted())
    assert sum(one.visits for one in foreseen(mind, 100_000, seconds=0.0).tried()) < 20
