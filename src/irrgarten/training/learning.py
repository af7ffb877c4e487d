"""Weights from samples: those under which what was chosen is likeliest, kept small.

A choice falls on a row with a share that grows with its score: for positions the rows are the
sides and the choice is who wins, for acts what the search preferred. Both are the same
regression, with softmax over the rows of a choice, which no ready-made model offers for rows that
share their weights: so it is a loss and its slope in NumPy, and SciPy's L-BFGS finds the least.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

import numpy as np
from scipy.optimize import minimize

from irrgarten.kernel.learned import weights_in
from irrgarten.search.judgement import Weights
from irrgarten.training.samples import Choice

#: An array of numbers; NumPy is not there for whoever checks types.
Floats: TypeAlias = Any
Some = TypeVar("Some")

#: Steps of the search for the least at most.
STEPS = 400
#: Of so many games one is held back, to see how what was learned holds for others.
HELD_BACK = 8
DIGITS = 5


class Batch:
    """Choices as arrays: the rows of all one after the other, and where those of each begin.

    There may be a hundred acts in one choice and two in the next, so none is filled up to the
    longest.
    """

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.rows: Floats = np.concatenate([np.array(choice.rows, float) for choice in choices])
        self.shares: Floats = np.concatenate([choice.shares for choice in choices])
        self.lengths: Floats = np.array([len(choice.rows) for choice in choices])
        self.begins: Floats = np.cumsum(self.lengths) - self.lengths

    def spread(self, each: Floats) -> Floats:
        """What there is one of for each choice, for each of its rows."""
        return np.repeat(each, self.lengths)

    @property
    def inputs(self) -> int:
        return int(self.rows.shape[1])


def learned(
    choices: Sequence[Choice], units: int, decay: float, seed: int, begin: Weights | None = None
) -> Weights:
    batch = Batch(choices)
    inputs = batch.inputs
    random = np.random.default_rng(seed)
    start = np.zeros(weights_in(inputs, units))
    start[inputs + units :] = random.normal(0.0, 0.3 / np.sqrt(inputs), start.size - inputs - units)
    if begin is not None and (begin.inputs, begin.units) == (inputs, units):
        start = np.array(begin.weights)

    def slope(weights: Floats) -> tuple[float, Floats]:
        loss, gradient = _loss(weights, batch, units)
        return loss + decay * float(weights @ weights), gradient + 2 * decay * weights

    found = minimize(slope, start, jac=True, method="L-BFGS-B", options={"maxiter": STEPS})
    return Weights(inputs, units, _rounded(found.x))


def _rounded(weights: Floats) -> list[float]:
    return [float(f"{weight:.{DIGITS}g}") for weight in weights]


def sharpened(weights: Weights, sharpness: float) -> Weights:
    """Weights whose scores lie so many times as far apart."""
    found = np.array(weights.weights)
    found[: weights.inputs] *= sharpness
    found[len(found) - weights.units :] *= sharpness
    return Weights(weights.inputs, weights.units, _rounded(found))


def loss(weights: Weights, choices: Sequence[Choice]) -> float:
    """How badly weights foretell choices: the mean of the logarithm, in nats."""
    return _loss(np.array(weights.weights), Batch(choices), weights.units)[0]


def blind(choices: Sequence[Choice]) -> float:
    """The loss of whoever thinks all rows alike."""
    return float(np.mean([np.log(len(choice.rows)) for choice in choices]))


def returned(
    weights: Weights, choices: Sequence[Choice], games: Sequence[int], returns: float
) -> list[Choice]:
    """The same positions with other shares: what weights make of the next one of the game, and
    ``returns`` of what that comes to itself; the last one comes to the outcome.

    Who wins is mostly chance yet to come, the same for many positions in a row. What changes from
    one to the next is told by fewer games (Sutton, 1988).
    """
    batch = Batch(choices)
    chances = np.split(_chances(np.array(weights.weights), batch, weights.units), batch.begins[1:])
    found = list(choices)
    for i in reversed(range(len(choices) - 1)):
        if games[i] == games[i + 1]:
            later = returns * np.array(found[i + 1].shares) + (1.0 - returns) * chances[i + 1]
            found[i] = Choice(choices[i].rows, later.tolist())
    return found


def _chances(weights: Floats, batch: Batch, units: int) -> Floats:
    inputs = batch.inputs
    linear, begin, enter, leave = np.split(
        weights, np.cumsum([inputs, units, inputs * units]).tolist()
    )
    passed = np.maximum(batch.rows @ enter.reshape(inputs, units) + begin, 0.0)
    scores = batch.rows @ linear + passed @ leave
    scores -= batch.spread(np.maximum.reduceat(scores, batch.begins))
    chances = np.exp(scores)
    chances /= batch.spread(np.add.reduceat(chances, batch.begins))
    return chances


def _loss(weights: Floats, batch: Batch, units: int) -> tuple[float, Floats]:
    inputs = batch.inputs
    linear, begin, enter, leave = np.split(
        weights, np.cumsum([inputs, units, inputs * units]).tolist()
    )
    into = enter.reshape(inputs, units)
    unit = batch.rows @ into + begin
    passed = np.maximum(unit, 0.0)
    scores = batch.rows @ linear + passed @ leave
    scores -= batch.spread(np.maximum.reduceat(scores, batch.begins))
    chances = np.exp(scores)
    chances /= batch.spread(np.add.reduceat(chances, batch.begins))
    count = len(batch.lengths)
    off = (chances - batch.shares) / count
    through = off[:, None] * leave * (unit > 0)
    gradient = np.concatenate(
        [off @ batch.rows, through.sum(axis=0), (batch.rows.T @ through).ravel(), off @ passed]
    )
    return float(-(batch.shares * np.log(chances + 1e-300)).sum() / count), gradient


def parted(choices: Sequence[Some], games: Sequence[int]) -> tuple[list[Some], list[Some]]:
    """Those to learn from, and those held back; no game is in both.

    One of eight, but not every eighth: tables are played in turn, and some of each are held back.
    """
    both: tuple[list[Some], list[Some]] = ([], [])
    for choice, game in zip(choices, games, strict=True):
        both[(game + game // HELD_BACK) % HELD_BACK == HELD_BACK - 1].append(choice)
    return both
