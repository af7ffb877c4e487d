"""Those who do the work: processes of Ray, here or on a cluster; or this one alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from irrgarten.training.tasks import Task

LOOPBACK = "127.0.0.1"


class Crew(Protocol):
    def done(self, tasks: Iterable[Task]) -> Iterator[bytes]:
        """What comes of the tasks, each once, as soon as it is there."""

    def leave(self) -> None: ...


class Alone:
    def done(self, tasks: Iterable[Task]) -> Iterator[bytes]:
        for task in tasks:
            yield task()

    def leave(self) -> None:
        pass


class RayCrew:
    """Each process of Ray does a task at a time; what is lost with one is done by another.

    Without an address, the processors of this machine, ``jobs`` of them.
    """

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        import ray

        self._ray: Any = ray
        here: dict[str, Any] = {}
        if address is None:  # nobody else is to reach what runs here
            here = {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": LOOPBACK}
        ray.init(address=address, log_to_driver=False, **here)
        # A task says the same wherever and however often it is done, so it may be done again.
        self._do = ray.remote(max_retries=-1, num_cpus=1)(_do)

    def done(self, tasks: Iterable[Task]) -> Iterator[bytes]:
        ray, waiting = self._ray, iter(tasks)
        under_way: list[Any] = []
        more = True
        while more or under_way:
            # Enough that nobody waits; no more, so that a cluster may grow or shrink meanwhile.
            while more and len(under_way) < 2 * self._hands():
                task = next(waiting, None)
                if task is None:
                    more = False
                else:
                    under_way.append(self._do.remote(task))
            if under_way:
                ready, under_way = ray.wait(under_way, num_returns=1)
                yield from ray.get(ready)

    def _hands(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def leave(self) -> None:
        self._ray.shutdown()


def _do(task: Task) -> bytes:
    return task()
