"""Who comes next, among many who want work done: fair shares, short work first, nobody never.

This is weighted fair queueing. Think of everybody in line being worked for at once, at equal
speed: the clock shows how much each has got. Work done one after the other follows that: the next
is always the one whose work would be done first. So little work overtakes much work, but the
longer that waits the less, and whoever asks for much waits for himself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Line(Generic[T]):
    """Those who wait, by name, with what they wait for; ``cost`` is how much work that is."""

    def __init__(self, cost: Callable[[T], float]) -> None:
        self._cost = cost
        self._waiting: dict[str, T] = {}
        self._clock = 0.0
        #: When the work for each of those who wait would begin.
        self._begins: dict[str, float] = {}
        #: Until when those had their share who left with more than that.
        self._ahead: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    def enter(self, name: str, wanted: T) -> None:
        if name not in self._waiting:
            self._begins[name] = max(self._clock, self._ahead.pop(name, 0.0))
        self._waiting[name] = wanted

    def leave(self, name: str) -> None:
        del self._waiting[name]
        self._ahead[name] = self._begins.pop(name)
        if self._waiting:
            ahead = self._ahead.items()  # without those who are so no more
            self._ahead = {name: until for name, until in ahead if until > self._clock}
        else:  # nobody is behind
            self._clock = 0.0
            self._ahead.clear()

    def get(self, name: str) -> T | None:
        return self._waiting.get(name)

    def values(self) -> Iterable[T]:
        return self._waiting.values()

    @property
    def first(self) -> tuple[str, T]:
        name = min(self._waiting, key=self._ends)
        return name, self._waiting[name]

    def serve(self, name: str) -> None:
        """Its work is about to be done; if it stays in line, it is for more of it."""
        self._begins[name] = self._ends(name)
        self._clock += self._cost(self._waiting[name]) / len(self._waiting)

    def _ends(self, name: str) -> float:
        return self._begins[name] + self._cost(self._waiting[name])
