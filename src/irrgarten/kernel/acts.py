"""A buffer of acts: what is legal for a seat, or what chance may answer and how likely."""

from __future__ import annotations

import cython

from irrgarten.kernel.flat import ints

#: More acts than any position of any game offers at once.
CAPACITY = 4096


@cython.cclass
class Acts:
    """Acts as ints, each with a weight; one buffer serves many positions.

    A weight says how likely a chance act is, as a share of ``total``; for the acts of
    a seat it is always 1.
    """

    def __init__(self) -> None:
        self.act = ints(CAPACITY)
        self.weight = ints(CAPACITY)
        self.count = 0
        self.total = 0

    def clear(self) -> None:
        self.count = 0
        self.total = 0

    def add(self, act: int) -> None:
        self.weigh(act, 1)

    def weigh(self, act: int, weight: int) -> None:
        """Add an act with a weight."""
        self.act[self.count] = act
        self.weight[self.count] = weight
        self.count += 1
        self.total += weight

    def at(self, index: int) -> int:
        return self.act[index]

    def weight_at(self, index: int) -> int:
        return self.weight[index]

    def has(self, act: int) -> bool:
        for i in range(self.count):
            if self.act[i] == act:
                return True
        return False

    def pick(self, lot: int) -> int:
        """The act on which a lot from 0 to ``total - 1`` falls."""
        for i in range(self.count):
            lot -= self.weight[i]
            if lot < 0:
                return self.act[i]
        return -1

    def __len__(self) -> int:
        return self.count

    def listed(self) -> list[int]:
        return [self.act[i] for i in range(self.count)]

    def weighed(self) -> list[tuple[int, int]]:
        return [(self.act[i], self.weight[i]) for i in range(self.count)]
