"""What was learned from games, used without the interpreter: from features to a number.

A sum of the features, and of units that add features up themselves and pass on what is positive.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from irrgarten.kernel.flat import Doubles, Ints, doubles, ints

#: Features and units that there is room for.
INPUTS = 256
UNITS = 64
MOST_WEIGHTS = INPUTS + UNITS * (INPUTS + 2)


def weights_in(inputs: int, units: int) -> int:
    """How many weights there are: one a feature, and for each unit one a feature, two more."""
    return inputs + units * (inputs + 2)


@cython.cclass
class Learned:
    """The weights of the features, what units begin with, enter from each feature, and pass on."""

    def __init__(self, inputs: int, units: int, weights: Sequence[float]) -> None:
        if not 0 < inputs <= INPUTS or not 0 <= units <= UNITS:
            raise ValueError(f"there is room for {INPUTS} features and {UNITS} units")
        if len(weights) != weights_in(inputs, units):
            raise ValueError(f"{weights_in(inputs, units)} weights, not {len(weights)}")
        # Not a view of memory when compiled: every module that knows of this class would
        # then be three times as long.
        self.weights = doubles(MOST_WEIGHTS)
        self.unit, self.given, self.much = doubles(UNITS, INPUTS, INPUTS)
        self.where = ints(INPUTS)
        self.inputs = inputs
        self.units = units
        for i in range(len(weights)):
            self.weights[i] = weights[i]

    def score(self, feature: Doubles) -> float:
        count = 0
        for i in range(self.inputs):
            if feature[i] != 0.0:
                self.where[count] = i
                self.much[count] = feature[i]
                count += 1
        return self.score_few(self.where, self.much, count)

    def score_few(self, where: Ints, much: Doubles, count: int) -> float:
        """Of features most of which are nothing: so much of each of these, in any order."""
        begin = self.inputs
        enter = begin + self.units
        leave = enter + self.inputs * self.units
        total = 0.0
        for i in range(count):
            total += self.weights[where[i]] * much[i]
        if self.units == 0:
            return total
        for j in range(self.units):
            self.unit[j] = self.weights[begin + j]
        for i in range(count):
            row = enter + self.units * where[i]
            here = much[i]
            for j in range(self.units):
                self.unit[j] += self.weights[row + j] * here
        for j in range(self.units):
            total += self.weights[leave + j] * max(self.unit[j], 0.0)
        return total

    def scores(self, rows: Sequence[Sequence[float]], times: int = 1) -> list[float]:
        """The score of each row of features; ``times`` over, to see how fast it is."""
        return [self._scored(list(row), times) for row in rows]

    def _scored(self, row: list[float], times: int) -> float:
        if len(row) != self.inputs:
            raise ValueError(f"{self.inputs} features, not {len(row)}")
        for i in range(self.inputs):
            self.given[i] = row[i]
        score = 0.0
        for i in range(times):
            score = self.score(self.given)
        return score


#: Of who has learned nothing.
UNTAUGHT = Learned(1, 0, [0.0])
