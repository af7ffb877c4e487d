"""Weights from samples: what is foretold comes out, alike each time, and holds for others."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.learned import Learned
from irrgarten.search.judgement import Weights
from irrgarten.training import learning
from irrgarten.training.lesson import learn
from irrgarten.training.samples import Choice, Samples
from irrgarten.training.settings import Settings


def choices(count: int, truth: list[float], seed: int) -> list[Choice]:
    """Who wins is drawn by the scores under the true weights."""
    random = Random(seed)
    found = []
    for _ in range(count):
        rows = [[random.gauss(0, 1) for _ in truth] for _ in range(random.choice((2, 3)))]
        odds = [np.exp(np.dot(row, truth)) for row in rows]
        won = random.choices(range(len(rows)), odds)[0]
        found.append(Choice(rows, [float(number == won) for number in range(len(rows))]))
    return found


def test_true_weights_are_found() -> None:
    found = learning.learned(choices(4000, [1.0, -2.0, 0.0], 1), 0, 1e-5, 0)
    assert found.weights == pytest.approx([1.0, -2.0, 0.0], abs=0.15)


def test_the_same_samples_lead_to_the_same_weights() -> None:
    some = choices(200, [1.0, -1.0], 2)
    assert learning.learned(some, 3, 1e-3, 0) == learning.learned(some, 3, 1e-3, 0)


def test_the_slope_is_that_of_the_loss() -> None:
    batch = learning.Batch(choices(20, [1.0, -1.0, 0.5], 3))
    random = np.random.default_rng(0)
    weights = random.normal(0, 1, 3 + 4 * 5)
    _, slope = learning._loss(weights, batch, 4)
    for i in range(weights.size):
        step = np.zeros(weights.size)
        step[i] = 1e-6
        up, down = (learning._loss(weights + sign * step, batch, 4)[0] for sign in (1, -1))
        assert slope[i] == pytest.approx((up - down) / 2e-6, abs=1e-5)


def test_units_learn_what_no_sum_tells() -> None:
    """Whether a feature is far from nothing, on whichever side."""
    random = Random(4)
    some = []
    for _ in range(600):
        rows = [[random.gauss(0, 1)] for _ in range(2)]
        far = abs(rows[0][0]) > abs(rows[1][0])
        some.append(Choice(rows, [float(far), float(not far)]))
    plain, units = (learning.learned(some, count, 1e-4, 0) for count in (0, 8))
    assert learning.loss(plain, some) == pytest.approx(learning.blind(some[:1]), abs=0.05)
    assert learning.loss(units, some) < 0.3


def test_what_plays_scores_as_what_has_learned() -> None:
    some = choices(50, [1.0, -1.0], 5)
    weights = learning.learned(some, 4, 1e-3, 0)
    at_play = Learned(weights.inputs, weights.units, weights.weights)
    lost = 0.0
    for choice in some:
        odds = np.exp(at_play.scores(choice.rows))
        lost -= float(np.dot(choice.shares, np.log(odds / odds.sum()))) / len(some)
    assert lost == pytest.approx(learning.loss(weights, some))


@pytest.mark.parametrize("units", [0, 3])
def test_what_is_sharpened_scores_so_many_times_as_much(units: int) -> None:
    some = choices(50, [1.0, -1.0], 7)
    weights = learning.learned(some, units, 1e-3, 0)
    plain, sharp = (one.learned() for one in (weights, learning.sharpened(weights, 3.0)))
    for choice in some:
        expected = [3.0 * score for score in plain.scores(choice.rows)]
        assert sharp.scores(choice.rows) == pytest.approx(expected, rel=1e-3, abs=1e-3)


def test_no_game_is_both_learned_from_and_held_back() -> None:
    some = choices(64, [1.0], 6)
    games = [number // 4 for number in range(64)]
    seen, held_back = learning.parted(some, games)
    assert len(held_back) == 8
    assert len(seen) == 56


@pytest.mark.parametrize("tables", [1, 2, 3, 4])
def test_of_each_table_as_many_games_are_held_back(tables: int) -> None:
    games = list(range(192))
    seen, held_back = learning.parted(games, games)
    assert len(seen) == 7 * len(held_back)
    assert Counter(game % tables for game in held_back) == dict.fromkeys(
        range(tables), len(held_back) // tables
    )


def test_acts_alone_can_be_learned() -> None:
    """As in Brändi Dog, where positions have no features."""
    settings = Settings(game="dog", seed="s", tables=[{}])
    some = choices(400, [1.0, -2.0], 8)
    lesson = learn(Samples(1, [], some, [], [number // 10 for number in range(400)]), settings)
    assert lesson.value is None
    assert lesson.acts is not None
    assert lesson.acts.weights == pytest.approx([1.0, -2.0], abs=0.5)
    assert (lesson.games, lesson.positions) == (40, 400)
    assert lesson.loss < lesson.blind
    with pytest.raises(OptionsError, match="no game came to its end"):
        learn(Samples(1, [], [], [], []), settings)


def walks(count: int, seed: int) -> tuple[list[Choice], list[int]]:
    """A lead that goes up and down by one until somebody is three ahead; noise beside it."""
    random = Random(seed)
    found: list[Choice] = []
    games: list[int] = []
    for game in range(count):
        lead, leads = 0, []
        while abs(lead) < 3:
            leads.append(lead)
            lead += random.choice((-1, 1))
        for one in leads:
            rows = [[one / 3, random.gauss(0, 1)], [-one / 3, random.gauss(0, 1)]]
            found.append(Choice(rows, [float(lead > 0), float(lead < 0)]))
            games.append(game)
    return found, games


def test_what_goes_back_is_the_judgement_of_the_next_and_the_outcome_of_the_last() -> None:
    rows = [[0.0], [1.0]]
    some = [Choice(rows, [1.0, 0.0])] * 3 + [Choice(rows, [0.0, 1.0])]
    weights = Weights(1, 0, [1.0])
    judged = 1 / (1 + np.e)
    found = learning.returned(weights, some, [0, 0, 0, 1], 0.5)
    before = 0.5 * 1.0 + 0.5 * judged
    assert [one.shares[0] for one in found] == pytest.approx(
        [0.5 * before + 0.5 * judged, before, 1.0, 0.0]
    )
    assert [one.rows for one in found] == [rows] * 4
    all_of_it = learning.returned(weights, some, [0, 0, 0, 1], 1.0)
    assert [one.shares for one in all_of_it] == [one.shares for one in some]


def test_learned_from_later_positions_few_games_tell_more() -> None:
    """What a lead is worth is known: each step is a sixth."""

    def off(returns: float) -> float:
        total = 0.0
        for seed in range(12):
            settings = Settings(game="dog", seed="s", tables=[{}], returns=returns, decay=1e-4)
            some, games = walks(24, seed)
            lesson = learn(Samples(1, some, [], games, []), settings)
            assert lesson.value is not None
            plain = learning.sharpened(lesson.value, 1 / settings.sharpness)
            ahead = [[1 / 3, 0.0], [-1 / 3, 0.0]]
            scores = plain.learned().scores(ahead)
            total += (
                abs(1 / (1 + np.exp(scores[1] - scores[0])) - 2 / 3) + abs(plain.weights[1]) / 4
            )
        return total / 12

    assert off(0.7) < 0.8 * off(1.0)
