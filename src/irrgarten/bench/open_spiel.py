"""The same play in OpenSpiel: decisions a second of its backgammon, driven from Python."""

from __future__ import annotations

import random

import pyspiel

from irrgarten.bench.speed import per_second


def backgammon(seconds: float) -> float:
    game, lots = pyspiel.load_game("backgammon"), random.Random(1)

    def work() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                acts, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lots.choices(acts, weights)[0])
            else:
                state.apply_action(lots.choice(state.legal_actions()))
                made += 1
        return made

    return per_second(work, seconds)
