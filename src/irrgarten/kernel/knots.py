"""A number told as shares of the two knots it lies between: what is learned may bend there."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from irrgarten.kernel.flat import doubles

#: Knots that there is room for.
KNOTS = 16


@cython.cclass
class Knots:
    """``at`` is the lower of the two knots, ``upper`` the share of the other one."""

    def __init__(self, knots: Sequence[float]) -> None:
        if not 2 <= len(knots) <= KNOTS:
            raise ValueError(f"2 to {KNOTS} knots, not {len(knots)}")
        self.knot = doubles(KNOTS)
        self.count = len(knots)
        self.at = 0
        self.upper = 0.0
        for i in range(len(knots)):
            self.knot[i] = knots[i]

    def find(self, number: float) -> None:
        """What lies beyond the first or the last knot is told as if it lay there."""
        i = 0
        while i < self.count - 2 and number >= self.knot[i + 1]:
            i += 1
        share = (number - self.knot[i]) / (self.knot[i + 1] - self.knot[i])
        self.at = i
        self.upper = min(max(share, 0.0), 1.0)
