"""What a champion of Brändi Dog can learn of the board when a round is over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.dog.lines import drawn

from irrgarten.games.dog import RULES
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.strength import standings
from irrgarten.games.dog.strength.features import VERSION
from irrgarten.games.dog.strength.standings import SIDE, STANDINGS
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.learned import weights_in
from irrgarten.kernel.rng import Rng
from irrgarten.search.first_sight import play_to_rest
from irrgarten.search.judgement import FORM, Judgement, Weights


def between(drawing: str, dealer: int, deal: int = 6, **options: Any) -> Dog:
    """The position between two rounds."""
    state = RULES.load(drawn(drawing, phase="deal", turn=None, dealer=dealer, deal=deal, **options))
    assert isinstance(state, Dog)
    return state


def advice(state: Dog) -> Heuristics:
    return RULES.heuristics(RULES.view(state, 0), None)


def stands(state: Dog, seat: int) -> dict[int, float]:
    row = advice(state).described(state, seat)
    table = next(number for number in range(3) if row[SIDE * number] == 1)
    assert all(much == 0 for i, much in enumerate(row) if i // SIDE != table)
    return {i - SIDE * table: much for i, much in enumerate(row) if much != 0}


def any_weights(units: int) -> Weights:
    random = Random(units)
    count = weights_in(STANDINGS, units)
    return Weights(STANDINGS, units, [random.gauss(0, 0.3) for _ in range(count)])


BOARD = """
    S 12 F4 F2 |
    10 25 K K  |
    2 30 K K   |
    K K K K    |
    """


def test_who_begins_and_with_how_many_cards_is_told() -> None:
    begins = stands(between(BOARD, dealer=1, deal=6), 0)
    assert begins[standings.BEGINS] == begins[standings.CARDS] == 1
    assert begins[standings.BEGINS_WITH] == 1
    waits = stands(between(BOARD, dealer=2, deal=2), 0)
    assert standings.BEGINS not in waits
    assert waits[standings.CARDS] == -1
    assert waits[standings.BEFORE] == pytest.approx(1 / 3)


def test_marbles_are_told_by_where_they_are() -> None:
    own = stands(between(BOARD, dealer=1), 0)
    assert own[standings.NEW] == 1
    assert own[standings.WAITING + 1] == 1  # the mate's two
    assert own[standings.INSIDE + 0b1010 - 1] == 1
    assert standings.STUCK not in own
    others = stands(between(BOARD, dealer=1), 1)
    assert others[standings.STUCK] == 1
    assert others[standings.WAITING + 1] == others[standings.WAITING + 3] == 1
    # 25 is nine fields past blue's start, 10 six before it.
    assert sum(others[standings.WAY + i] for i in range(11) if standings.WAY + i in others) == 2
    past = stands(between("2 K K K |\n30 K K K |", dealer=0), 0)
    assert past[standings.PAST + 1] == 1


def test_who_may_be_sent_home_is_told_by_who_plays_first() -> None:
    """The 10 is two behind the 12 and plays before it, or after."""
    for dealer, which in ((0, standings.HUNTED), (1, standings.HUNTED + 4)):
        own = stands(between("12 K K K |\n10 K K K |", dealer=dealer), 0)
        assert own[which] == 1
        assert own[which + 1] == pytest.approx(12 / 64)
    safe = stands(between("12 K K K |\n40 K K K |", dealer=0), 0)
    assert not any(standings.HUNTED <= which < standings.HELD for which in safe)


def test_a_way_that_is_barred_is_told() -> None:
    held = stands(between("K K K K |\n60 K K K |\nS 30 K K |\n20 K K K |", dealer=0), 1)
    assert held[standings.HELD] == 1  # 20 before yellow's start; 60 has its way
    own = stands(between("K K K K |\n60 K K K |\nS 30 K K |\n20 K K K |", dealer=0), 0)
    assert own[standings.HELD + 1] == 1


def test_a_jack_can_bring_a_marble_far() -> None:
    own = stands(between("10 K K K |\n60 K K K |", dealer=0), 0)
    assert own[standings.EXCHANGED] == pytest.approx(50 / 64)
    other = stands(between("10 K K K |\n60 K K K |", dealer=0), 1)
    assert standings.EXCHANGED in other


def test_nothing_is_told_within_a_round() -> None:
    state = RULES.load(drawn("10 K K K | 5 6\n60 K K K | 7 8"))
    heuristics = RULES.heuristics(RULES.view(state, 0), None)
    assert heuristics.described(state, 0) == []


@pytest.mark.parametrize("units", [0, 5])
def test_boards_are_judged_by_the_weights(units: int) -> None:
    state = between(BOARD, dealer=1)
    weights = any_weights(units)
    heuristics = advice(state)
    by_hand = heuristics.worth(state, 0)
    rows = [heuristics.described(state, seat) for seat in (0, 1)]
    assert Judgement(FORM, "dog", VERSION, weights, None).teach(heuristics)
    one, other = weights.learned().scores(rows)
    worth = [heuristics.worth(state, seat) for seat in range(4)]
    assert worth[0] == worth[2] == pytest.approx(1 - worth[1])
    assert worth[0] / worth[1] == pytest.approx(2.718281828 ** (one - other))
    assert worth[0] != by_hand


def test_whoever_has_learned_rests_at_the_end_of_a_round() -> None:
    state = between(BOARD, dealer=1)
    heuristics = advice(state)
    rng, acts = Rng(1), Acts()
    tried = state.copy()
    assert play_to_rest(tried, heuristics, acts, rng, 40) == 40
    Judgement(FORM, "dog", VERSION, any_weights(0), None).teach(heuristics)
    made = play_to_rest(state, heuristics, acts, rng, 1000)
    assert 0 < made < 100
    assert heuristics.described(state, 0)
    assert (state.dealer, state.deal) == (2, 5)
