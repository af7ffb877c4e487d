"""PettingZoo's own tests pass, and what its agents are told is what happened."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from tests.research.tables import MOST, THOROUGH, Table, all_tables, names

import irrgarten
from irrgarten.research import pettingzoo

CYCLES = 1000 if THOROUGH else 60
#: PettingZoo knows by name the environments whose observations hold a mask; it warns of others.
KNOWN = ("Observation is not a NumPy array", "probably should be gymnasium.spaces.box")


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """Fail at any warning but those."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in KNOWN:
            warnings.filterwarnings("ignore", f".*{message}")
        yield


@pytest.mark.parametrize("table", all_tables(), ids=names)
def test_turn_environment_passes_the_suite(table: Table) -> None:
    game, options = table
    api_test(pettingzoo.env(game, most_acts=MOST, **options), num_cycles=CYCLES)
    seed_test(lambda: pettingzoo.env(game, most_acts=MOST, **options), num_cycles=CYCLES)


@pytest.mark.parametrize("table", all_tables(), ids=names)
def test_parallel_environment_passes_the_suite(table: Table) -> None:
    game, options = table
    parallel_api_test(pettingzoo.parallel_env(game, most_acts=MOST, **options), CYCLES)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, most_acts=MOST, **options), CYCLES)


def position_of(env: Any) -> dict[str, Any]:
    inner = env.unwrapped
    position: dict[str, Any] = inner.table.rules.dump(inner.episode.state)
    return position


def played(env: Any, seed: int) -> dict[str, float]:
    """Play a random game to its end and return the total reward of each agent."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else int(random.choice(legal)))
    return total


def test_winner_gains_what_the_loser_loses() -> None:
    for seed in range(5):
        total = played(pettingzoo.env("caminos"), seed)
        assert sorted(total.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_partners_are_rewarded_alike() -> None:
    total = played(pettingzoo.env("dog", players=4), 1)
    assert total["seat_0"] == total["seat_2"] == -total["seat_1"] == -total["seat_3"]


def test_cut_game_is_truncated_and_nobody_is_rewarded() -> None:
    env = pettingzoo.env("labyria", most_acts=30)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert set(env.truncations.values()) == {True}
    assert set(env.rewards.values()) == {0.0}


def test_illegal_act_ends_the_game() -> None:
    env = pettingzoo.parallel_env("caminos")
    observations, _ = env.reset(seed=1)
    acting = next(a for a in env.agents if observations[a]["action_mask"].any())
    illegal = int(np.flatnonzero(observations[acting]["action_mask"] == 0)[0])
    _, gained, terminated, truncated, _ = env.step(dict.fromkeys(env.agents, illegal))
    assert gained[acting] == -1.0
    assert sum(gained.values()) == -1.0
    assert all(terminated.values())
    assert not any(truncated.values())


def test_all_exchange_at_once_in_parallel() -> None:
    """DOG-13: each seat lays a card face down before any is taken up."""
    env = pettingzoo.parallel_env("dog", players=4)
    observations, _ = env.reset(seed=1)
    masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
    assert all(mask.any() for mask in masks.values())
    env.step({agent: int(np.flatnonzero(mask)[0]) for agent, mask in masks.items()})
    assert env.episode.state.to_act().bit_count() == 1


def test_render_draws_what_a_watcher_sees() -> None:
    env = pettingzoo.env("magic_labyrinth", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == irrgarten.load(position_of(env)).draw()
    assert env.render() != irrgarten.load(position_of(env)).draw(whole=True)
