"""A server that is about to end: what is done then, and what begins no more."""

from __future__ import annotations

import random

import pytest

from irrgarten.server.stopping import ComeBack, Stop, closing
from irrgarten.tables.problems import RequestError


def test_all_is_done_as_soon_as_it_has_begun_and_nothing_new_begins() -> None:
    stop, done = Stop(), list[str]()
    for what in ("guests", "news"):
        stop.then(lambda what=what: done.append(what))  # type: ignore[misc]
    stop.check()
    stop.check_guest()
    assert (done, stop.begun) == ([], False)
    stop.begin()
    assert (done, stop.begun) == (["guests", "news"], True)
    with pytest.raises(RequestError, match="no new tables"):
        stop.check()
    with pytest.raises(ComeBack) as raised:
        stop.check_guest()
    assert not raised.value.told


@pytest.mark.parametrize(("lot", "after"), [(min, 1.0), (max, 4.0)])
def test_not_all_come_back_at_once(
    monkeypatch: pytest.MonkeyPatch, lot: object, after: float
) -> None:
    monkeypatch.setattr(random, "uniform", lot)
    assert closing().after == after
