"""The generator of search and tests: fast, small, seeded, the same compiled or not.

It draws nothing that a player at a table relies on: dice and shuffles come from ``lots``.
"""

from __future__ import annotations

import cython

from irrgarten.kernel.flat import Unsigned

MASK = 0xFFFFFFFFFFFFFFFF
WEYL = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB


@cython.cclass
class Rng:
    """SplitMix64."""

    def __init__(self, seed: int = 0) -> None:
        self.state: Unsigned = seed & 0xFFFFFFFFFFFFFFFF

    def word(self) -> Unsigned:
        self.state = (self.state + WEYL) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * MIX_A) & MASK
        z = ((z ^ (z >> 27)) * MIX_B) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each exactly as likely as the others (n < 2**62)."""
        bound = n
        limit = MASK - MASK % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound
