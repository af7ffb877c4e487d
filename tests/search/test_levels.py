from __future__ import annotations

import itertools

import pytest

from irrgarten.kernel.errors import OptionsError
from irrgarten.search.levels import LEVELS, level_of


def test_every_level_thinks_longer_remembers_more_and_slips_less() -> None:
    assert list(LEVELS) == ["beginner", "casual", "skilled", "expert"]
    levels = list(LEVELS.values())
    for weaker, stronger in itertools.pairwise(levels):
        assert weaker.playouts < stronger.playouts
        assert weaker.retention < stronger.retention
        assert weaker.temperature > stronger.temperature


def test_an_expert_forgets_nothing_and_takes_what_it_thinks_best() -> None:
    assert LEVELS["expert"].retention == 1.0
    assert LEVELS["expert"].temperature == 0.0


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(OptionsError, match=r"'master'.*beginner, casual, skilled, expert"):
        level_of("master")
