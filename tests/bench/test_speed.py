from __future__ import annotations

import pytest

from irrgarten import registry
from irrgarten._pure import is_compiled
from irrgarten.bench.speed import measure, per_second


def test_work_is_counted_by_what_it_says_it_did() -> None:
    assert per_second(lambda: 3, 0.01) > 3


@pytest.mark.parametrize("game", registry.names())
def test_everything_is_measured_and_compiled_rules_are_many_times_faster(game: str) -> None:
    """A ratio of the same run, far below what is usual, so that a busy machine passes."""
    speeds = measure(game, seconds=0.1)
    assert speeds.compiled == is_compiled()
    assert speeds.random_acts > 0
    assert speeds.decisions_from_python > 0
    assert speeds.copies > speeds.random_acts_uncompiled > 0
    assert speeds.draws > 0
    assert speeds.playouts_one_thread > 0
    assert speeds.playouts_two_threads > 0
    assert speeds.gain > 5 or not speeds.compiled
