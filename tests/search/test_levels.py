from __future__ import annotations

import itertools

import pytest

from irrgarten.kernel.errors import OptionsError
from irrgarten.search.levels import LEVELS, level_of


def test_every_level_thinks_longer_remembers_more_and_slips_less() -> None:
    assert list(LEVELS) == ["beginner", "casual", "skilled", "expert", "champion"]
    levels = list(LEVELS.values())
    for weaker, stronger in itertools.pairwise(levels):
        assert weaker.playouts < stronger.playouts
        assert weaker.retention < stronger.retention or weaker.retention == 1.0
        assert weaker.temperature > stronger.temperature or weaker.temperature == 0.0


@pytest.mark.parametrize("level", ["expert", "champion"])
def test_the_strongest_forget_nothing_and_take_what_they_think_best(level: str) -> None:
    assert LEVELS[level].retention == 1.0
    assert LEVELS[level].temperature == 0.0


def test_only_a_champion_has_learned_and_the_clock_stops_it_within_a_second() -> None:
    assert [level.name for level in LEVELS.values() if level.learned] == ["champion"]
    assert LEVELS["champion"].longest is not None
    assert LEVELS["champion"].longest < 1.0


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(OptionsError, match=r"'master'.*skilled, expert, champion"):
        level_of("master")
