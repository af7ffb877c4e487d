"""What a server counts, for Prometheus. No label ever holds a table, a name or an address.

What happens is counted where it happens: on the way of an act that is one increment and one
observation. What there is at the moment is looked up only when somebody asks.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate

from msgspec import Struct
from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from irrgarten.store import Unreadable, Unsure, Unwritable

#: The clock by which acts are timed.
now = time.perf_counter

#: Seconds that a scrape waits for a busy server.
PATIENCE = 5

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_THOUGHT = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20)


class Acts(Collector):
    """Acts by game and who made them, and how long persons waited for what came of theirs.

    They are counted by the thousand in a second, on one thread, so they are counted plainly, and
    put into the form of the library when somebody asks.
    """

    def __init__(self) -> None:
        self._made: dict[tuple[str, str], int] = {}
        self._waits = [0] * (len(_QUICK) + 1)
        self._waited = 0.0

    def made(self, game: str, who: str, number: int) -> None:
        key = game, who
        self._made[key] = self._made.get(key, 0) + number

    def waited(self, seconds: float) -> None:
        self._waits[bisect_left(_QUICK, seconds)] += 1
        self._waited += seconds

    def collect(self) -> Iterable[Metric]:
        acts = CounterMetricFamily("irrgarten_acts", "Acts that were kept", labels=["game", "who"])
        for (game, who), number in [*self._made.items()]:
            acts.add_metric([game, who], number)
        said = "From when a person's act came until it was kept and told"
        waits = HistogramMetricFamily("irrgarten_act_seconds", said)
        until = [*map(floatToGoString, (*_QUICK, float("inf")))]
        waits.add_metric([], [*zip(until, accumulate(self._waits), strict=True)], self._waited)
        return [acts, waits]


ACTS = Acts()
REGISTRY.register(ACTS)
LESSONS = Counter("irrgarten_lessons", "Lessons that were begun", ["game"], registry=REGISTRY)
NOTICES = Counter(
    "irrgarten_notices",
    "Notices that it is somebody's turn, by how they go and what came of it",
    ["kind", "outcome"],
    registry=REGISTRY,
)
PREVIEW = Histogram(
    "irrgarten_preview_seconds",
    "From when a preview was asked for until it was answered",
    buckets=_QUICK,
    registry=REGISTRY,
)
THOUGHT = Histogram(
    "irrgarten_thought_seconds",
    "How long bots thought about an act",
    ["level"],
    buckets=_THOUGHT,
    registry=REGISTRY,
)
REFUSED = Counter(
    "irrgarten_refused_connections", "Connections refused or ended", ["reason"], registry=REGISTRY
)
RESTARTS = Counter(
    "irrgarten_worker_restarts", "Processes of bots that were lost", registry=REGISTRY
)
STORE_ERRORS = Counter(
    "irrgarten_store_errors", "Times that the database failed", ["kind"], registry=REGISTRY
)

_KINDS: dict[type, str] = {Unreadable: "unreadable", Unsure: "unsure", Unwritable: "unwritable"}
for _kind in _KINDS.values():
    STORE_ERRORS.labels(_kind)  # what has not happened yet is 0, not unknown


def acted(game: str, acts: int, began: float | None) -> None:
    """Acts were kept; ``began`` is when a person's came, by ``now``. A bot's come at no time."""
    ACTS.made(game, "bot" if began is None else "person", acts)
    if began is not None:
        ACTS.waited(now() - began)


def store_failed(error: BaseException | None) -> None:
    """Counts what is the database's fault."""
    if kind := _KINDS.get(type(error)):
        STORE_ERRORS.labels(kind).inc()


# -- what there is at the moment -------------------------------------------------
class Sight(Struct, frozen=True):
    """Functions that look at a server; called where it runs."""

    tables: Callable[[], int]
    guests: Callable[[], Mapping[str, int]]
    bots_waiting: Callable[[], int]
    bus_errors: Callable[[], int]


class Present(Collector):
    """Asked in a thread of its own, it has the server's loop look, which knows no locks."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._loop = asyncio.get_running_loop()

    def collect(self) -> Iterable[Metric]:
        asked = now()
        looking = asyncio.run_coroutine_threadsafe(self._look(asked), self._loop)
        try:
            return looking.result(PATIENCE)
        except TimeoutError:
            return []

    def describe(self) -> Iterable[Metric]:
        return []  # else it would be asked while the loop waits for it

    async def _look(self, asked: float) -> list[Metric]:
        delay = now() - asked
        sight = self._sight
        guests = GaugeMetricFamily("irrgarten_guests", "Connections at tables", labels=["place"])
        for place, number in sight.guests().items():
            guests.add_metric([place], number)
        return [
            guests,
            GaugeMetricFamily("irrgarten_tables", "Tables in memory", sight.tables()),
            GaugeMetricFamily("irrgarten_bots_waiting", "Choices to be made", sight.bots_waiting()),
            CounterMetricFamily(
                "irrgarten_bus_errors", "Times that the bus failed", sight.bus_errors()
            ),
            GaugeMetricFamily(
                "irrgarten_loop_delay_seconds", "How long this scrape waited for its turn", delay
            ),
        ]


class Exposed:
    """Answers Prometheus at an address of its own until it is closed."""

    def __init__(self, host: str, port: int, sight: Sight) -> None:
        self._present = Present(sight)
        REGISTRY.register(self._present)
        self._server, _ = start_http_server(port, host, REGISTRY)

    async def close(self) -> None:
        REGISTRY.unregister(self._present)
        await asyncio.to_thread(self._server.shutdown)
        self._server.server_close()
