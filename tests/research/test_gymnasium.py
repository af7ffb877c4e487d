"""Gymnasium's check passes, and a seat that plays against computer players is told the truth."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.research.tables import MOST, Table, all_tables, names

import irrgarten
from irrgarten.research import gymnasium


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
@pytest.mark.parametrize("table", all_tables(), ids=names)
def test_environment_passes_the_check(table: Table) -> None:
    game, options = table
    check_env(gymnasium.make(game, level="random", most_acts=MOST, **options))


@pytest.mark.parametrize("level", ["random", "beginner"])
def test_game_against_computer_players_comes_to_its_end(level: str) -> None:
    env = gymnasium.make("caminos", level=level, seat=1)
    observation, _ = env.reset(seed=3)
    done = truncated = False
    reward, steps = 0.0, 0
    while not (done or truncated):
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, done, truncated, info = env.step(int(legal[-1]))
        steps += 1
        assert info == {}
    assert steps > 3
    assert done
    assert reward in (-1.0, 0.0, 1.0)
    assert not observation["action_mask"].any()


def test_illegal_act_loses() -> None:
    env = gymnasium.make("caminos", level="random")
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info) == (-1.0, True, False, {"illegal": True})


def test_game_that_goes_on_too_long_is_truncated() -> None:
    env = gymnasium.make("labyria", level="random", most_acts=20)
    observation, _ = env.reset(seed=1)
    terminated = truncated = False
    reward = -1.0
    while not (terminated or truncated):
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, terminated, truncated, _ = env.step(int(legal[0]))
    assert not terminated
    assert reward == 0.0


def test_unknown_seat_and_level_are_refused() -> None:
    with pytest.raises(irrgarten.OptionsError, match="no seat 2"):
        gymnasium.make("caminos", seat=2)
    with pytest.raises(irrgarten.OptionsError, match="there are beginner"):
        gymnasium.make("caminos", level="godlike")
