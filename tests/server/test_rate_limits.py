"""How much one address may ask for of each kind, here and elsewhere."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import fields
from tests.server.running import Stopwatch

from irrgarten.bus import Bus, Spent
from irrgarten.server import limits
from irrgarten.server.limits import COUNTED, Bucket, Buckets, RateLimits
from irrgarten.server.settings import Limits, Rate
from irrgarten.tables.problems import RequestError


class Told(Bus):
    """What other processes are told is counted, by an address as they know it."""

    def __init__(self) -> None:
        self.told: list[tuple[Spent, str]] = []

    def counted(self, kind: Spent, address: str) -> None:
        self.told.append((kind, address))

    def id_of(self, address: str) -> str:
        return f"id of {address}"


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Stopwatch:
    """The clock by which buckets are filled."""
    stopwatch = Stopwatch()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=stopwatch.read))
    return stopwatch


@pytest.fixture
def bus() -> Told:
    return Told()


@pytest.fixture
def rates(bus: Told, watch: Stopwatch) -> RateLimits:
    """Two of everything, and one more each second."""
    chosen: dict[str, Any] = {
        field.name: Rate(2, 1) for field in fields(Limits) if isinstance(field.default, Rate)
    }
    return RateLimits(Limits(**chosen), bus)


@pytest.mark.parametrize("kind", COUNTED)
def test_so_many_at_once_and_so_many_more_in_time(
    rates: RateLimits, bus: Told, watch: Stopwatch, kind: Spent
) -> None:
    rates.count(kind, "here")
    rates.count(kind, "here")
    with pytest.raises(RequestError, match=f"too many {COUNTED[kind]}"):
        rates.count(kind, "here")
    rates.count(kind, "elsewhere")
    assert bus.told == [(kind, "id of here")] * 2 + [(kind, "id of elsewhere")]
    watch.seconds += 1
    rates.count(kind, "here")
    with pytest.raises(RequestError, match=f"too many {COUNTED[kind]}"):
        rates.count(kind, "here")
    for other in COUNTED:
        if other != kind:
            rates.count(other, "here")


@pytest.mark.parametrize("kind", COUNTED)
def test_what_is_asked_elsewhere_counts_here(rates: RateLimits, kind: Spent) -> None:
    rates.spent_elsewhere(kind, "id of here", 1)
    rates.count(kind, "here")
    with pytest.raises(RequestError, match=f"too many {COUNTED[kind]}"):
        rates.count(kind, "here")


def test_hints_are_counted_too(rates: RateLimits) -> None:
    rates.hint("here")
    rates.hint("here")
    with pytest.raises(RequestError, match="too many hints"):
        rates.hint("here")
    rates.hint("elsewhere")


async def test_frames_that_are_too_many_are_answered_later(
    rates: RateLimits, watch: Stopwatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(limits, "asyncio", SimpleNamespace(sleep=wait))
    await rates.frame("here")
    await rates.frame("here")
    assert waits == []
    await rates.frame("here")
    await rates.frame("here")
    await rates.frame("elsewhere")
    assert waits == [1, 2], "each after the other"
    watch.seconds += 3
    await rates.frame("here")
    assert waits == [1, 2]


# -- one bucket ----------------------------------------------------------------------
def test_what_was_spent_elsewhere_is_taken_from_what_there_is_by_then(watch: Stopwatch) -> None:
    bucket = Bucket(Rate(2, 1))
    assert bucket.take()
    assert bucket.take()
    watch.seconds += 2
    bucket.spend(1)
    assert bucket.take()
    assert not bucket.take()


def test_nobody_owes_more_than_there_is(watch: Stopwatch) -> None:
    bucket = Bucket(Rate(2, 1))
    bucket.spend(100)
    watch.seconds += 1
    assert bucket.take()


def test_no_more_comes_together_than_at_first(watch: Stopwatch) -> None:
    bucket = Bucket(Rate(2, 1))
    watch.seconds += 100
    assert bucket.borrow() == 0
    assert bucket.borrow() == 0
    assert bucket.borrow() == 1


def test_addresses_unused_for_longest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST", 2)
    buckets = Buckets(Rate(1, 1))
    anna, ben = buckets.of("anna"), buckets.of("ben")
    assert buckets.of("anna") is anna
    buckets.of("carla")
    assert buckets.of("anna") is anna
    assert buckets.of("ben") is not ben
