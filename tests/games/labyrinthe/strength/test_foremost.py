"""The acts that a champion searches: those that promise most, and no other."""

from __future__ import annotations

from irrgarten import registry
from irrgarten.games.labyrinthe.options import LabyrintheOptions
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.games.labyrinthe.strength.features import FEATURES
from irrgarten.games.labyrinthe.strength.foremost import WIDTH, Foremost
from irrgarten.games.labyrinthe.strength.heuristics import LabyrintheHeuristics
from irrgarten.kernel import lots
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.learned import Learned
from irrgarten.kernel.random_play import play_on
from irrgarten.kernel.rng import Rng
from irrgarten.search.ismcts import Tree

RULES = registry.rules("labyrinthe")


def position() -> Labyrinthe:
    state: Labyrinthe = RULES.set_up(LabyrintheOptions(players=2), lots.for_set_up("foremost"), {})
    play_on(state, Acts(), Rng(1), 21)
    return state


def advised(state: Labyrinthe, *, taught: bool) -> LabyrintheHeuristics:
    """Pawns that are in count for something, and those that are far away against it."""
    advice = LabyrintheHeuristics(state)
    if taught:
        weights = [1.0] + [0.0] * (FEATURES - 1)
        weights[10] = -2.0
        advice.adopt(Learned(FEATURES, 0, weights), None)
    return advice


def test_the_most_promising_stay_in_order_and_the_first_of_those_alike() -> None:
    foremost = Foremost()
    for act in range(100):
        foremost.offer(act, float(act * 37 % 50))
    promises = [promise for _, promise in foremost.listed()]
    assert promises == sorted([float(i) for i in range(26, 50)] * 2, reverse=True)[:WIDTH]
    acts = [act for act, _ in foremost.listed()]
    assert acts[:2] == [27, 77]  # both promise 49
    assert foremost.promise_of(27) == 49.0
    assert foremost.promise_of(0) == 0.0
    foremost.clear()
    assert foremost.listed() == []


def test_what_promises_nothing_is_not_taken() -> None:
    foremost = Foremost()
    foremost.offer(1, 0.0)
    foremost.offer(2, 0.5)
    assert foremost.listed() == [(2, 0.5)]


def test_of_hundreds_of_acts_the_most_promising_are_searched() -> None:
    state = position()
    seat = state.turn
    legal = Acts()
    state.legal(seat, legal)
    before = advised(state, taught=True)
    promises = {act: before.prior(state, seat, act) for act in legal.listed()}
    assert len(promises) > 2 * WIDTH
    tree = Tree(Belief(state), advised(state, taught=True), seat, 1, 200)
    tree.run(200)
    tried = {one.act for one in tree.tried()}
    assert len(tried) == WIDTH
    least = min(promises[act] for act in tried)
    assert all(promises[act] <= least for act in promises if act not in tried)


def test_what_an_act_promises_does_not_change_by_narrowing() -> None:
    state = position()
    seat = state.turn
    legal = Acts()
    state.legal(seat, legal)
    every = legal.listed()
    advice = advised(state, taught=True)
    promises = [advice.prior(state, seat, act) for act in every]
    advice.narrow(state, seat, legal)
    assert [advice.prior(state, seat, act) for act in every] == promises
    state = position()
    play_on(state, Acts(), Rng(2), 1)  # another position: nothing is kept of the one before
    other = advised(state, taught=True)
    state.legal(state.turn, legal)
    both = [
        (advice.prior(state, state.turn, a), other.prior(state, state.turn, a))
        for a in legal.listed()
    ]
    assert all(one == two for one, two in both if two > 0)


def test_whoever_has_learned_nothing_searches_all() -> None:
    state = position()
    legal = Acts()
    state.legal(state.turn, legal)
    tree = Tree(Belief(state), advised(state, taught=False), state.turn, 1, 50)
    tree.run(50)
    assert {one.act for one in tree.tried()} == set(legal.listed())
