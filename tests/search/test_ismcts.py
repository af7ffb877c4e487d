from __future__ import annotations

from types import ModuleType

import pytest
from tests.acting import make

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.rng import Rng
from irrgarten.search.first_sight import play_to_rest
from irrgarten.search.ismcts import Tree, Tried


def searched(belief: Belief, seat: int, playouts: int, seed: int = 1) -> list[Tried]:
    tree = Tree(belief, Heuristics(), seat, seed, playouts)
    tree.run(playouts)
    return tree.tried()


def best(belief: Belief, seat: int, playouts: int = 2000) -> int:
    return max(searched(belief, seat, playouts), key=lambda tried: tried.visits).act


@pytest.mark.parametrize(
    ("drawing", "fields"),
    [
        ("xx. oo. ...", {2}),  # wins at once rather than block
        ("x.. .o. x.o", {3}),  # blocks
        ("xo. .x. ..o", {3, 6}),  # two lines at once
    ],
)
def test_finds_the_move_in_open_positions(toys: ModuleType, drawing: str, fields: set[int]) -> None:
    state = toys.noughts(drawing)
    assert best(Belief(state), state.turn) in fields


def test_noughts_and_crosses_is_a_draw(toys: ModuleType) -> None:
    state = toys.noughts("... ... ...")
    while state.to_act() != 0:
        make(state, state.turn, best(Belief(state), state.turn))
    assert state.value(0) == 0.5


@pytest.mark.parametrize(("clear", "act"), [(0, "TAKE"), (1, "TAKE"), (4, "LOOK"), (6, "LOOK")])
def test_what_is_hidden_stays_hidden_until_it_shows(toys: ModuleType, clear: int, act: str) -> None:
    assert best(toys.cups(clear), 0) == getattr(toys, act)


def test_waiting_tells_nothing(toys: ModuleType) -> None:
    values = {tried.act: tried.value for tried in searched(toys.cups(0), 0, 4000)}
    assert values[toys.WAIT] < values[toys.TAKE]


def test_chance_is_weighed(toys: ModuleType) -> None:
    values = {tried.act: tried.value for tried in searched(toys.cups(4), 0, 20000)}
    assert values[toys.LOOK] == pytest.approx(0.9 * (4 / 6 + 2 / 6 / 2), abs=0.02)


@pytest.mark.parametrize("seat", [0, 1])
def test_seats_that_act_at_once(toys: ModuleType, seat: int) -> None:
    assert best(Belief(toys.Confession()), seat) == 1


def test_every_iteration_is_counted_once(toys: ModuleType) -> None:
    assert sum(tried.visits for tried in searched(toys.cups(3), 0, 500)) == 500


def test_whoever_may_think_for_ever_can_begin(toys: ModuleType) -> None:
    tree = Tree(Belief(toys.noughts("... ... ...")), Heuristics(), 0, 1, 10**15)
    tree.run(50)
    assert sum(one.visits for one in tree.tried()) == 50


def test_the_same_seed_gives_the_same_search(toys: ModuleType) -> None:
    once, again, other = (searched(toys.cups(3), 0, 500, seed) for seed in (5, 5, 6))
    assert once == again
    assert once != other


def test_the_position_searched_is_left_alone(toys: ModuleType) -> None:
    state = toys.noughts("xo. ... ...")
    seen = state.seen_by(0)
    searched(Belief(state), state.turn, 200)
    assert state.seen_by(0) == seen


def test_only_acts_that_are_left_after_narrowing_are_tried(toys: ModuleType) -> None:
    state = toys.noughts("x.. .o. ..o")
    corners = toys.Corners()
    tree = Tree(Belief(state), corners, state.turn, 1, 300)
    tree.run(300)
    tried = tree.tried()
    assert {one.act for one in tried} == {2, 6}
    assert sum(one.visits for one in tried) == 300


def test_a_position_is_narrowed_once(toys: ModuleType) -> None:
    state = toys.noughts("xox oxo .x.")
    corners = toys.Corners()
    tree = Tree(Belief(state), corners, state.turn, 1, 300)
    tree.run(300)
    assert 0 < corners.asked < 5


@pytest.mark.parametrize("drawing", ["... ... ...", "x.. ... ..."])
def test_playouts_end_where_they_rest(toys: ModuleType, drawing: str) -> None:
    """In the tree and after it; and each of them is looked at once, for both seats."""
    state = toys.noughts(drawing)
    resting = toys.Resting()
    tree = Tree(Belief(state), resting, state.turn, 1, 300)
    tree.weigh(300)
    assert tree.expected() == [0.75, 0.25]
    assert resting.looked == 300


def test_first_sight_goes_on_to_where_a_playout_would_rest(toys: ModuleType) -> None:
    state = toys.noughts("... ... ...")
    assert play_to_rest(state, toys.Resting(), Acts(), Rng(1), 9) == 2
    assert play_to_rest(state, Heuristics(), Acts(), Rng(1), 3) == 3
    assert play_to_rest(state, Heuristics(), Acts(), Rng(1), 9) <= 4
    assert state.to_act() == 0
