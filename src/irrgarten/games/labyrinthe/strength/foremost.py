"""The most promising acts of a position: hundreds are legal, and most of them change nothing."""

from __future__ import annotations

import cython

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import doubles, ints

#: How many acts of a position a champion searches.
WIDTH = 24


@cython.cclass
class Foremost:
    """At most so many of the acts ``offered``, the most promising first."""

    def __init__(self) -> None:
        self.act = ints(WIDTH)
        self.promise = doubles(WIDTH)
        self.count = 0

    def clear(self) -> None:
        self.count = 0

    def offer(self, act: int, promise: float) -> None:
        """Of acts that promise as much the first stays; what promises nothing is not taken."""
        if promise <= 0.0:
            return
        if self.count == WIDTH:
            if promise <= self.promise[WIDTH - 1]:
                return
            self.count -= 1
        i = self.count
        while i > 0 and self.promise[i - 1] < promise:
            self.promise[i] = self.promise[i - 1]
            self.act[i] = self.act[i - 1]
            i -= 1
        self.promise[i] = promise
        self.act[i] = act
        self.count += 1

    def list_into(self, acts: Acts) -> None:
        acts.clear()
        for i in range(self.count):
            acts.add(self.act[i])

    def promise_of(self, act: int) -> float:
        """What it promised when it was offered; 0 if it is not among the foremost."""
        for i in range(self.count):
            if self.act[i] == act:
                return self.promise[i]
        return 0.0

    def listed(self) -> list[tuple[int, float]]:
        return [(self.act[i], self.promise[i]) for i in range(self.count)]
