"""What is listed is listed once."""

from __future__ import annotations

import pytest

import irrgarten

clause = pytest.mark.clause


@clause("RIA-13")
@pytest.mark.parametrize("seed", range(3))
def test_no_place_for_an_obstacle_is_listed_twice(seed: int) -> None:
    game = irrgarten.new("labyria", players=2, seed=seed)
    for _ in range(12):
        moves = game.moves()
        assert len(set(moves)) == len(moves)
        game.play(moves[(7 * len(game.record()["acts"]) + seed) % len(moves)])
