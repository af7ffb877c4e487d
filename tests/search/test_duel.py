"""Who of two is better, seat for seat, at tables where nobody else sits."""

from __future__ import annotations

import pytest

from irrgarten.search.arena import Bout
from irrgarten.search.duel import duel

FOUR = ["strong", "weak", "weak", "weak"]


def bout(*values: float) -> Bout:
    return Bout(list(range(len(values))), list(values), 10, over=True)


def test_at_a_table_of_two_it_is_the_share_of_the_points() -> None:
    found = duel([bout(1, 0), bout(0.55, 0.45), bout(0, 1), bout(1, 0)], ["one", "other"])
    assert found is not None
    assert (found.one, found.other) == ("one", "other")
    assert found.share == pytest.approx(2.55 / 4)


def test_alone_among_three_who_wins_half_the_games_is_three_times_as_good() -> None:
    games = [bout(1, 0, 0, 0), bout(1, 0, 0, 0), bout(0, 1, 0, 0), bout(0, 0, 0, 1)] * 20
    found = duel(games, FOUR)
    assert found is not None
    assert found.share == pytest.approx(0.75)
    assert 0.0 < found.margin < 0.15


def test_who_wins_a_quarter_of_four_is_as_good_as_the_others() -> None:
    games = [bout(1, 0, 0, 0), bout(0, 1, 0, 0), bout(0, 0, 1, 0), bout(0, 0, 0, 1)] * 5
    found = duel(games, FOUR)
    assert found is not None
    assert found.share == pytest.approx(0.5)


def test_games_that_begin_alike_make_nothing_surer() -> None:
    """Whoever sits there wins: two games of a round tell as much as none."""
    found = duel([bout(1, 0), bout(0, 1)] * 50, ["one", "other"])
    among_rounds = duel([bout(1, 0), bout(1, 0), bout(0, 1), bout(0, 1)] * 25, ["one", "other"])
    assert found is not None
    assert among_rounds is not None
    assert found.margin < among_rounds.margin / 2


def test_more_rounds_are_surer_and_few_are_never_certain() -> None:
    once = duel([bout(1, 0), bout(1, 0)], ["one", "other"])
    often = duel([bout(1, 0), bout(1, 0)] * 50, ["one", "other"])
    assert once is not None
    assert often is not None
    assert once.margin > 0.2 > often.margin > 0.0


@pytest.mark.parametrize("names", [["a", "b", "c"], ["same", "same", "same"]])
def test_of_three_or_one_there_is_no_duel(names: list[str]) -> None:
    assert duel([bout(1, 0, 0)], names) is None


def test_where_nobody_won_anything_nothing_can_be_said() -> None:
    assert duel([bout(0, 0)], ["one", "other"]) is None
