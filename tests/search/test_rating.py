"""Elo from games: as the formula has it for two, in order for more, and surer with more games."""

from __future__ import annotations

import math

import pytest

from irrgarten.search.arena import Bout
from irrgarten.search.rating import ratings

ALONE = [[0], [1], [2]]


def bout(*values: float, seats: list[int] | None = None) -> Bout:
    return Bout(seats or list(range(len(values))), list(values), 10, over=True)


def test_two_players_differ_as_elo_has_it() -> None:
    games = [bout(1, 0), bout(1, 0), bout(1, 0), bout(0, 1)] * 25
    one, other = ratings(games, ["one", "other"], ALONE[:2])
    # One draw is supposed besides: 75.5 of 101.
    assert one.elo - other.elo == pytest.approx(400 * math.log10(75.5 / 25.5), abs=0.5)
    assert one.elo == pytest.approx(-other.elo)
    assert one.low < one.elo < one.high


def test_more_games_are_surer() -> None:
    games = [bout(1, 0), bout(1, 0), bout(0, 1), bout(1, 0)]
    few, _ = ratings(games * 4, ["one", "other"], ALONE[:2])
    many, _ = ratings(games * 40, ["one", "other"], ALONE[:2])
    assert many.high - many.low < (few.high - few.low) / 2


def test_bounds_after_four_wins_in_four_games_are_wide() -> None:
    one, other = ratings([bout(1, 0)] * 4, ["one", "other"], ALONE[:2])
    assert one.low < 0 < one.elo < one.high
    assert other.low < other.elo < 0 < other.high
    surer, _ = ratings([bout(1, 0)] * 40, ["one", "other"], ALONE[:2])
    assert 0 < surer.low < surer.elo < surer.high


def test_bounds_after_draws_alone_are_wide() -> None:
    one, _ = ratings([bout(0.5, 0.5)] * 4, ["one", "other"], ALONE[:2])
    assert one.low < -50 < 50 < one.high


def test_equals_are_equal_and_who_always_loses_is_not_infinitely_weak() -> None:
    drawn = ratings([bout(0.5, 0.5)] * 10, ["one", "other"], ALONE[:2])
    assert [round(rating.elo, 6) for rating in drawn] == [0, 0]
    _, loser = ratings([bout(1, 0)] * 10, ["one", "other"], ALONE[:2])
    assert -1000 < loser.elo < -100


def test_three_are_in_order() -> None:
    games = [bout(1, 0, 0), bout(1, 0, 0), bout(0, 1, 0)] * 10
    rated = [one.elo for one in ratings(games, ["a", "b", "c"], ALONE)]
    assert rated == sorted(rated, reverse=True)
    assert sum(rated) == pytest.approx(0, abs=1e-6)


def test_partners_are_not_compared_and_namesakes_are_one_player() -> None:
    games = [bout(1, 0, 1, 0), bout(1, 0, 1, 0, seats=[1, 2, 3, 0])] * 5
    pairs = [[0, 2], [1, 3]]
    rated = ratings(games, ["strong", "weak", "strong", "weak"], pairs)
    assert rated[0] == rated[2]
    assert rated[0].elo > 100 > rated[1].elo
    lone = ratings(games, ["same"] * 4, pairs)
    assert {one.elo for one in lone} == {0.0}
