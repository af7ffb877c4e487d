"""Practice in Brändi Dog: what did well is to be done more often."""

from __future__ import annotations

import irrgarten
from irrgarten.game import read_options
from irrgarten.games.dog import RULES
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.strength.features import ENTERS, FEATURES, OF_AN_ACT, VERSION
from irrgarten.games.dog.strength.heuristics import DogHeuristics
from irrgarten.games.dog.strength.practice import Practice
from irrgarten.games.dog.strength.standings import INSIDE, SIDE, STANDINGS
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.play import Play
from irrgarten.kernel.random_play import settle
from irrgarten.kernel.rng import Rng
from irrgarten.search.judgement import FORM, Judgement, Weights


def practised(rounds: int, seed: int = 1) -> Practice:
    """By somebody who thinks much of marbles inside, and has no idea how to get there."""
    play = Play.begun(RULES, read_options("dog", {"players": 4}), "practice", {})
    first = play.state.copy()
    assert isinstance(first, Dog)
    dealt = first.copy()
    settle(dealt, Acts(), Rng(seed))
    heuristics = RULES.heuristics(RULES.view(dealt, 0), None)
    assert isinstance(heuristics, DogHeuristics)
    boards = [0.0] * STANDINGS
    boards[SIDE + INSIDE : SIDE + INSIDE + 15] = [3.0] * 15
    taught = Judgement(
        FORM,
        "dog",
        VERSION,
        Weights(STANDINGS, 0, boards),
        Weights(FEATURES, 0, [0.0] * FEATURES),
    )
    assert taught.teach(heuristics)
    practice = Practice(first, heuristics, seed)
    practice.run(rounds)
    return practice


def test_what_brings_marbles_inside_is_learned() -> None:
    rounds = 3000 if irrgarten.compiled else 150
    practice = practised(rounds)
    slopes = practice.slopes()
    assert practice.decisions > rounds
    assert sum(slopes[OF_AN_ACT + ENTERS : OF_AN_ACT + ENTERS + 4]) > 0.0005
    # Other tables have weights of their own.
    assert not any(slopes[:OF_AN_ACT])
    assert not any(slopes[2 * OF_AN_ACT :])


def test_how_far_acts_are_apart_is_the_same_both_ways() -> None:
    unlike = practised(50).unlike()
    assert all(unlike[i][j] == unlike[j][i] for i in range(0, FEATURES, 7) for j in range(FEATURES))
    assert all(unlike[i][i] >= 0 for i in range(FEATURES))
    assert unlike[OF_AN_ACT][OF_AN_ACT] > 0


def test_the_same_seed_practises_the_same() -> None:
    assert practised(40).slopes() == practised(40).slopes() != practised(40, seed=2).slopes()
