"""From features to a number: as the sum says, compiled or not."""

from __future__ import annotations

from random import Random

import pytest

from irrgarten.kernel.learned import INPUTS, UNITS, Learned, weights_in


def reckoned(inputs: int, units: int, weights: list[float], row: list[float]) -> float:
    begin, enter = inputs, inputs + units
    leave = enter + inputs * units
    total = sum(weights[i] * row[i] for i in range(inputs))
    for unit in range(units):
        into = sum(weights[enter + units * i + unit] * row[i] for i in range(inputs))
        total += weights[leave + unit] * max(0.0, weights[begin + unit] + into)
    return total


@pytest.mark.parametrize(("inputs", "units"), [(1, 0), (5, 0), (3, 2), (INPUTS, UNITS)])
def test_a_score_is_the_sum_of_features_and_units(inputs: int, units: int) -> None:
    random = Random(inputs)
    weights = [random.gauss(0, 1) for _ in range(weights_in(inputs, units))]
    rows = [[random.choice((0.0, random.gauss(0, 1))) for _ in range(inputs)] for _ in range(9)]
    scores = Learned(inputs, units, weights).scores(rows)
    assert scores == pytest.approx([reckoned(inputs, units, weights, row) for row in rows])


@pytest.mark.parametrize(
    ("inputs", "units", "weights"),
    [(0, 0, 0), (INPUTS + 1, 0, 65), (2, -1, 2), (2, 65, 262), (3, 1, 7)],
)
def test_what_does_not_fit_is_refused(inputs: int, units: int, weights: int) -> None:
    with pytest.raises(ValueError, match=r"features|weights"):
        Learned(inputs, units, [0.0] * weights)


def test_a_row_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="2 features, not 3"):
        Learned(2, 0, [1.0, 1.0]).scores([[1.0, 2.0, 3.0]])
