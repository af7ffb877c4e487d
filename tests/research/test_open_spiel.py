"""OpenSpiel's random simulations pass, and its searches play our games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from tests.research.tables import MOST, THOROUGH, Table, all_tables, names

from irrgarten.research import open_spiel


@pytest.mark.parametrize("table", all_tables(), ids=names)
def test_every_table_passes_the_random_simulation_of_open_spiel(table: Table) -> None:
    game, options = table
    loaded = open_spiel.load(game, most_acts=min(MOST, 300), **options)
    pyspiel.random_sim_test(
        loaded, num_sims=3 if THOROUGH else 1, serialize=THOROUGH, verbose=False
    )


def come_to(state: Any, acts: int) -> Any:
    """Play at random for so many acts, chance included."""
    lots = random.Random(1)
    for _ in range(acts):
        if state.is_terminal():
            break
        outcomes = state.chance_outcomes() if state.is_chance_node() else None
        legal = [act for act, _ in outcomes] if outcomes else state.legal_actions()
        state.apply_action(lots.choice(legal))
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def test_mcts_chooses_a_legal_act() -> None:
    game = open_spiel.load("labyrinthe", turn_limit=8)
    state = come_to(game.new_initial_state(), 3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 5, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_ismcts_chooses_a_legal_act() -> None:
    game = open_spiel.load("dog", players=2, most_acts=80)
    state = come_to(game.new_initial_state(), 30)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 5, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_resampled_state_looks_the_same_to_its_player() -> None:
    game = open_spiel.load("dog", players=4)
    state = come_to(game.new_initial_state(), 60)
    player = state.current_player()
    others = [state.resample_from_infostate(player, random.Random(n).random) for n in range(8)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
    rival = (player + 1) % 4
    assert len({other.observation_string(rival) for other in others}) > 1


def test_clone_is_independent() -> None:
    state = come_to(open_spiel.load("magic_labyrinth").new_initial_state(), 40)
    told = str(state)
    come_to(state.clone(), 5)
    assert str(state) == told


def test_game_that_goes_on_too_long_has_no_result() -> None:
    state = come_to(open_spiel.load("labyria", most_acts=50).new_initial_state(), 60)
    assert state.is_terminal()
    assert state.is_truncated()
    assert state.returns() == [0.0, 0.0]


def test_game_is_loaded_by_its_name() -> None:
    loaded = pyspiel.load_game("irrgarten_dog(players=6,teams=trios)")
    assert (loaded.num_players(), loaded.get_type().utility) == (
        6,
        pyspiel.GameType.Utility.GENERAL_SUM,
    )
    observer = loaded.make_py_observer()
    state = come_to(loaded.new_initial_state(), 50)
    observer.set_from(state, 2)
    assert observer.dict["hand"].sum() == len(state.game.view(2).hand)
    assert list(observer.tensor) == state.observation_tensor(2)
