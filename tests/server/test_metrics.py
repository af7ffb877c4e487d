"""What is counted of a server, and what a scrape makes of it; the command is seen as a whole by
``test_watched``."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable

import httpx
import pytest
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families
from tests.server.running import PATIENCE
from tests.servers.process import free_port

from irrgarten.server import metrics
from irrgarten.server.metrics import Acts, Exposed, Sight
from irrgarten.store import Conflict, Unreadable, Unsure, Unwritable

BUCKETS = ["0.001", "0.0025", "0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5"]
BUCKETS += ["1.0", "2.5", "5.0", "10.0", "+Inf"]


def values(families: Iterable[Metric]) -> dict[tuple[str, ...], float]:
    """By name and labels."""
    return {
        (one.name, *one.labels.values()): one.value for family in families for one in family.samples
    }


def told(acts: Acts) -> dict[tuple[str, ...], float]:
    return values(acts.collect())


@pytest.fixture
def acts(monkeypatch: pytest.MonkeyPatch) -> Acts:
    acts = Acts()
    monkeypatch.setattr(metrics, "ACTS", acts)
    return acts


def test_acts_are_counted_by_game_and_by_who_made_them(acts: Acts) -> None:
    metrics.acted("dog", 3, None)
    metrics.acted("dog", 1, metrics.now())
    metrics.acted("dog", 2, metrics.now())
    metrics.acted("labyria", 1, None)
    counted = {key[1:]: value for key, value in told(acts).items() if "acts_total" in key[0]}
    assert counted == {("dog", "bot"): 3, ("dog", "person"): 3, ("labyria", "bot"): 1}
    assert told(acts)["irrgarten_act_seconds_count",] == 2, "bots wait for nothing"


def test_how_long_persons_waited_is_told_in_steps(acts: Acts) -> None:
    for seconds in (0.0005, 0.01, 0.02, 99):
        acts.waited(seconds)
    found = told(acts)
    steps = [found["irrgarten_act_seconds_bucket", until] for until in BUCKETS]
    assert steps == [1, 1, 1, 2, *[3] * 9, 4]
    assert found["irrgarten_act_seconds_sum",] == pytest.approx(99.0305)


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (Unreadable(), "unreadable"),
        (Unsure(), "unsure"),
        (Unwritable(), "unwritable"),
        (Conflict(), None),
        (None, None),
    ],
)
def test_only_what_is_the_databases_fault_counts(error: Exception | None, kind: str | None) -> None:
    def failed() -> dict[tuple[str, ...], float]:
        found = values(metrics.STORE_ERRORS.collect())
        return {key[1:]: value for key, value in found.items() if key[0].endswith("_total")}

    before = failed()
    assert before.keys() == {("unreadable",), ("unsure",), ("unwritable",)}
    metrics.store_failed(error)
    more = {key[0]: value - before[key] for key, value in failed().items() if value != before[key]}
    assert more == ({} if kind is None else {kind: 1})


# -- scraped -----------------------------------------------------------------------
SIGHT = Sight(
    tables=lambda: 2,
    guests=lambda: {"seat": 3, "watcher": 4},
    bots_waiting=lambda: 5,
    bus_errors=lambda: 6,
)


@pytest.fixture
async def port() -> AsyncIterator[int]:
    port = free_port()
    exposed = Exposed("127.0.0.1", port, SIGHT)
    yield port
    await exposed.close()


async def scraped(port: int) -> dict[tuple[str, ...], float]:
    async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as prometheus:
        answer = await prometheus.get(f"http://127.0.0.1:{port}/metrics")
    return values(text_string_to_metric_families(answer.text))


async def test_who_has_stopped_is_not_asked_any_more() -> None:
    for _ in range(2):  # and another may begin
        port = free_port()
        exposed = Exposed("127.0.0.1", port, SIGHT)
        assert (await scraped(port))["irrgarten_tables",] == 2
        await exposed.close()
        left = await asyncio.to_thread(lambda: values(metrics.REGISTRY.collect()))
        assert ("irrgarten_tables",) not in left
        with pytest.raises(httpx.ConnectError):
            await scraped(port)
