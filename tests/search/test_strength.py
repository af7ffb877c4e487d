"""How the levels fare. Games follow from their seeds, so the outcomes are always the same."""

from __future__ import annotations

import msgspec
import pytest
from tests.search.greedy import Greedy

from irrgarten._pure import is_compiled
from irrgarten.games.magic_labyrinth import RULES
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
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
    level = level_of(name, RULES.name)
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


def test_an_expert_beats_whoever_walks_straight_on_and_remembers_some_walls() -> None:
    """Measured over 80 other games: 0.62 ± 0.06. The bar is a majority, not that measure."""
    assert share_won(of_level("expert"), greedy, 24) > 0.5


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [("expert", "beginner"), ("expert", "casual"), ("casual", "beginner")],
)
def test_the_levels_are_in_order(stronger: str, weaker: str) -> None:
    """Skilled and expert differ too little at this thinking time to be told apart in few games."""
    assert share_won(of_level(stronger), of_level(weaker), 10) >= 0.6
