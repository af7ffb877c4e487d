from __future__ import annotations

import itertools

import msgspec
import pytest

from irrgarten import registry
from irrgarten.kernel.errors import OptionsError
from irrgarten.search.levels import ADVISER, LEVELS, level_of

SLIPS = ("overlooks", "dreams", "wavers")


@pytest.mark.parametrize("game", registry.names())
def test_every_level_thinks_longer_remembers_more_and_slips_less(game: str) -> None:
    assert list(LEVELS) == ["beginner", "casual", "skilled", "expert", "champion"]
    levels = [level_of(name, registry.rules(game)) for name in LEVELS]
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


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("name", ["champion", "adviser"])
def test_the_strongest_forget_and_overlook_nothing(game: str, name: str) -> None:
    level = level_of(name, registry.rules(game))
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
