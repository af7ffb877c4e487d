"""How the levels fare. Games follow from their seeds, so the outcomes are always the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.search.greedy import Greedy

from irrgarten import registry
from irrgarten._pure import is_compiled
from irrgarten.game import read_options
from irrgarten.games.magic_labyrinth import RULES
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
from irrgarten.kernel.rules import Rules
from irrgarten.search.arena import Contestant, Seating, bouts, seating
from irrgarten.search.levels import level_of
from irrgarten.search.player import Player

OPTIONS = MagicLabyrinthOptions(players=2, walls=24)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not is_compiled(), reason="players are weak uncompiled, as they say"),
]


def of_level(name: str) -> Seating:
    """Thinks less than it could, so that many games are quickly played."""
    level = level_of(name, RULES)
    quick = msgspec.structs.replace(level, playouts=min(100, level.playouts))
    return lambda seat, seed: Player(RULES, OPTIONS, seat, quick, seed)


def greedy(seat: int, seed: int) -> Contestant:
    return Greedy(seat, 0.5, seed)


def share_won(one: Seating, other: Seating, games: int) -> float:
    played = list(bouts(RULES, OPTIONS, [one, other], games, "strength"))
    assert all(bout.over for bout in played)
    return sum(bout.values[0] for bout in played) / games


def test_an_expert_beats_whoever_wanders() -> None:
    assert share_won(of_level("expert"), seating(RULES, OPTIONS, "random"), 8) == 1.0


def test_a_champion_beats_whoever_walks_straight_on_and_remembers_some_walls() -> None:
    """The bar is a majority: dice decide most. Levels below forget as much as that one does."""
    assert share_won(of_level("champion"), greedy, 24) > 0.5


@pytest.mark.parametrize("weaker", ["beginner", "casual"])
def test_the_levels_are_in_order(weaker: str) -> None:
    """Neighbours differ too little, in a game of dice, to be told apart in few games."""
    assert share_won(of_level("expert"), of_level(weaker), 10) >= 0.6


def ladder(game: str, stronger: str, weaker: str, games: int) -> float:
    """The stronger one's share, both as they are; everything else is drawn from the seed."""
    rules: Rules[Any, Any, Any] = registry.rules(game)
    options = read_options(game, {})
    one, other = (seating(rules, options, name) for name in (stronger, weaker))
    sides = [one, other] * (options.players // 2)
    return sum(b.values[0] for b in bouts(rules, options, sides, games, "ladder", 0, 2)) / games


@pytest.mark.parametrize(("stronger", "weaker"), [("casual", "beginner"), ("skilled", "casual")])
def test_each_level_is_well_above_the_one_below(stronger: str, weaker: str) -> None:
    assert ladder("caminos", stronger, weaker, 30) >= 0.65


@pytest.mark.parametrize("game", ["caminos", "dog"])
def test_a_beginner_is_well_above_whoever_acts_at_random(game: str) -> None:
    assert ladder(game, "beginner", "random", 10) >= 0.8
