"""Of very many who are counted, those are forgotten who have not been seen for longest."""

from __future__ import annotations

import pytest

from irrgarten.server import limits
from irrgarten.server.limits import Buckets
from irrgarten.server.settings import Rate


def test_who_has_not_been_seen_for_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST", 2)
    buckets = Buckets(Rate(1, 1))
    anna, ben = buckets.of("anna"), buckets.of("ben")
    assert buckets.of("anna") is anna
    buckets.of("carla")
    assert buckets.of("anna") is anna
    assert buckets.of("ben") is not ben
