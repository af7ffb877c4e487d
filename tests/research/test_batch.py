"""A batch plays the same games as its episodes alone, whatever the number of threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from irrgarten import registry
from irrgarten.research.batch import Batch, batch
from irrgarten.research.table import ResearchTable

N = 9


def places(games: Batch, random: Any) -> Any:
    return (random.random(len(games)) * games.counts).astype(np.int64)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", registry.bundled())
def test_batch_plays_as_single_games_do(name: str, threads: int) -> None:
    table = ResearchTable(name, {})
    games = batch(name, N, seed=4, threads=threads)
    alone = [table.episode(f"4/{number}") for number in range(N)]
    random = np.random.default_rng(1)
    for _ in range(120):
        chosen = places(games, random)
        games.step(chosen)
        masks, seen = games.masks(), games.observations()
        for number, episode in enumerate(alone):
            if episode.seat >= 0:
                episode.step(int(chosen[number]))
            assert games.seats[number] == episode.seat
            assert games.counts[number] == len(episode.acts)
            ids = table.ids(episode.state, episode.seat) if episode.seat >= 0 else []
            assert (masks[number] == table.mask(ids)).all()
            if episode.seat >= 0:
                assert (seen[number] == table.observation(episode.state, episode.seat)).all()


def test_finished_games_are_rewarded_and_begun_again() -> None:
    games = batch("caminos", 5, seed=1)
    random = np.random.default_rng(2)
    while not games.over.all():
        games.step(places(games, random))
    assert not games.truncated.any()
    assert (np.abs(games.rewards()).sum(axis=1) % 2 == 0).all()
    assert not games.masks().any()
    assert games.reset() == 5
    assert not games.over.any()
    assert not games.rewards().any()


def test_cut_games_are_truncated_and_not_rewarded() -> None:
    games = batch("magic_labyrinth", 3, most_acts=20)
    random = np.random.default_rng(2)
    while not games.over.all():
        games.step(places(games, random))
    assert games.truncated.all()
    assert not games.rewards().any()


def test_ids_lead_back_to_places() -> None:
    games = batch("dog", 4, players=2)
    ids = np.array([np.flatnonzero(mask)[-1] for mask in games.masks()])
    found = games.places(ids)
    assert (found >= 0).all()
    games.step(found)
    assert (games.places(np.full(4, games.table.acts)) == -1).all()


def test_place_outside_the_legal_acts_is_refused() -> None:
    games = batch("dog", 4)
    with pytest.raises(IndexError, match="outside the legal acts"):
        games.step(games.counts.copy())
    with pytest.raises(IndexError, match="outside the legal acts"):
        games.step(np.full(4, -1))
