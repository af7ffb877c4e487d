"""What a player overlooks: less of what catches the eye, and never all that makes sense."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from irrgarten.games.magic_labyrinth import RULES
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.play import Play
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Rules
from irrgarten.search.ismcts import SENSIBLE, Tree

LOTS = [Rng(number).below(1 << 40) for number in range(300)]


def seen(tree: Tree, share: float, lot: int) -> set[int]:
    """The acts that were thought of at all."""
    tree.overlook(share, lot)
    tree.run(40)
    return {tried.act for tried in tree.tried() if tried.visits > 0}


def on_empty_board(toys: ModuleType, share: float, lot: int) -> set[int]:
    return seen(Tree(Belief(toys.noughts("... ... ...")), Heuristics(), 0, 1, 40), share, lot)


@pytest.mark.parametrize("share", [0.0, 0.3, 0.8])
def test_about_this_share_of_equal_acts_is_overlooked(toys: ModuleType, share: float) -> None:
    counts = [len(on_empty_board(toys, share, lot)) for lot in LOTS]
    # Each of nine draws a ninth of the attention.
    assert sum(counts) / len(counts) == pytest.approx(9 - 9 * share * 8 / 9, abs=0.4)
    assert min(counts) >= 1


def test_the_same_lot_overlooks_the_same(toys: ModuleType) -> None:
    twice = [[on_empty_board(toys, 0.5, lot) for lot in LOTS[:20]] for _ in range(2)]
    assert twice[0] == twice[1]
    assert len({frozenset(acts) for acts in twice[0]}) > 10


def magic() -> tuple[dict[int, float], list[set[int]]]:
    """How promising the acts after a first step are, and which of them are seen, for each lot."""
    rules: Rules[Any, Any, Any] = RULES
    options = MagicLabyrinthOptions(players=2, walls=0)
    play = Play.begun(rules, options, "seen b", {"beginner": 0})
    memory = rules.memory(options, 0, 1.0, Rng(1))
    happened = [*play.answer(), play.make(0, "n"), *play.answer()]
    for happening in happened:
        memory.observe(happening.perceived(0))
    assert play.turn == [0]
    view = rules.view(play.state, 0)
    heuristics = rules.heuristics(view, memory)
    legal = Acts()
    play.state.legal(0, legal)
    promise = {act: heuristics.prior(play.state, 0, act) for act in legal.listed()}
    trees = (
        Tree(rules.belief(view, memory), rules.heuristics(view, memory), 0, 1, 40) for _ in LOTS
    )
    return promise, [seen(tree, 0.9, lot) for tree, lot in zip(trees, LOTS, strict=True)]


def test_what_catches_the_eye_is_overlooked_least() -> None:
    promise, found = magic()
    dullest_first = sorted(promise, key=promise.__getitem__)
    shares = [sum(act in acts for acts in found) / len(LOTS) for act in dullest_first]
    assert shares[-1] == max(shares)
    assert shares[-1] > 0.5
    assert shares[0] < 0.3


def test_nobody_does_what_promises_nothing_for_want_of_something_better() -> None:
    promise, found = magic()
    most = max(promise.values())
    assert min(promise.values()) < SENSIBLE * most  # the step back
    assert all(any(promise[act] > SENSIBLE * most for act in acts) for acts in found)
