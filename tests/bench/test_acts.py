"""``make bench ONLY=acts`` measures a server, and comes to an end."""

from __future__ import annotations

import pytest
from tests.bench.acts import HERE, Measured, compared, measured


def test_acts_are_counted() -> None:
    rate = measured(HERE, "dog", tables=20, seconds=0.5)  # at fewer, games are soon over
    assert rate.acts > 0
    assert 0 < rate.p50 <= rate.p99
    assert rate.cost > 0


def test_medians_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    here = [Measured(acts=acts, p50=1, p99=1, memory=1, cost=10) for acts in (1, 40, 1000)]
    compared(here, [Measured(acts=2, p50=1, p99=10, memory=1, cost=100)])
    assert capsys.readouterr().out == (
        "  20.0 times as many acts, p99 0.10 times as long, "
        "10.0 times as many acts in a second of the processor\n"
    )
