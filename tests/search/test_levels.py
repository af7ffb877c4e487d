from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest

import irrgarten
from irrgarten import registry
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.simple import SimpleRules, SimpleState
from irrgarten.search.levels import ADVISER, LEVELS, level_of

SLIPS = ("overlooks", "dreams", "wavers")


#: Every table where levels differ from those of the game, and one of each game.
TABLES: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in registry.names()),
    ("caminos", {"board": "ring"}),
    ("labyria", {"players": 3}),
    ("labyria", {"players": 4}),
    ("labyrinthe", {"players": 4}),
    ("magic_labyrinth", {"players": 3}),
]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_level_thinks_longer_remembers_more_and_slips_less(
    game: str, options: dict[str, Any]
) -> None:
    assert list(LEVELS) == ["beginner", "casual", "skilled", "expert", "champion"]
    rules = registry.rules(game)
    levels = [level_of(name, rules, rules.options_type(**options)) for name in LEVELS]
    for weaker, stronger in itertools.pairwise(levels):
        assert weaker.playouts <= stronger.playouts
        assert weaker.retention <= stronger.retention
        for slip in SLIPS:
            assert getattr(weaker, slip) >= getattr(stronger, slip)
        # Whoever is above is better in something.
        assert msgspec.structs.replace(weaker, name=stronger.name) != stronger


@pytest.mark.parametrize("game", registry.names())
def test_a_game_says_what_is_different_there(game: str) -> None:
    rules = registry.rules(game)
    assert rules.levels
    for name, different in rules.levels.items():
        here, elsewhere = level_of(name, rules), level_of(name)
        assert {key: getattr(here, key) for key in different} == different
        assert here != elsewhere


def test_levels_slip_more_where_that_takes_more_to_lose() -> None:
    labyria, caminos = registry.rules("labyria"), registry.rules("caminos")
    two, four = (labyria.options_type(players=players) for players in (2, 4))
    assert level_of("expert", labyria, four).dreams > level_of("expert", labyria, two).dreams
    assert level_of("expert", labyria) == level_of("expert", labyria, two)
    for rules in (registry.rules("labyrinthe"), registry.rules("magic_labyrinth")):
        two, four = (rules.options_type(players=players) for players in (2, 4))
        assert level_of("expert", rules, four).overlooks > level_of("expert", rules, two).overlooks
        assert level_of("expert", rules) == level_of("expert", rules, two)
    ring = msgspec.convert({"board": "ring"}, caminos.options_type)
    assert level_of("expert", caminos, ring).playouts > level_of("expert", caminos).playouts


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.parametrize("name", ["champion", "adviser"])
def test_the_strongest_forget_and_overlook_nothing(
    game: str, options: dict[str, Any], name: str
) -> None:
    rules = registry.rules(game)
    level = level_of(name, rules, rules.options_type(**options))
    assert level.retention == 1.0
    assert [getattr(level, slip) for slip in SLIPS] == [0.0, 0.0, 0.0]


def test_the_adviser_is_no_level_to_choose_and_answers_the_same_each_time() -> None:
    assert ADVISER.name not in LEVELS
    assert ADVISER.longest is None


def test_only_a_champion_has_learned_and_the_clock_stops_it_within_a_second() -> None:
    assert [level.name for level in LEVELS.values() if level.learned] == ["champion"]
    assert LEVELS["champion"].longest is not None
    assert LEVELS["champion"].longest < 1.0


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(OptionsError, match=r"'master'.*skilled, expert, champion"):
        level_of("master", registry.rules("dog"))


class Heap(SimpleState):
    left: int

    def __init__(self) -> None:
        self.seats, self.turn, self.left = 2, 0, 9


class Heaps(SimpleRules[Heap]):
    players = (2, 2)


def test_players_of_plain_rules_are_stopped_by_the_clock() -> None:
    plain = Heaps()
    for name in LEVELS:
        stopped = level_of(name, plain).longest
        assert stopped is None if not irrgarten.compiled else stopped is not None and stopped <= 2
    assert level_of("adviser", plain).longest is None
    assert level_of("expert", registry.rules("dog")).longest is None
