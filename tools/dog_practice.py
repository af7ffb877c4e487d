"""How the champion of Brändi Dog learns: rounds at first sight, by the thousand.

Run where NumPy is (``make train-test`` installs it): ``python tools/dog_practice.py out.json``.
Boards at the end of rounds are learned by who won; acts by what rounds brought beside that; then
boards once more, from games of whoever has practised. It goes on from what is in the package, of
which only the boards were learned so. See ``docs/decisions/0077``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.strength.features import FEATURES, VERSION
from irrgarten.games.dog.strength.heuristics import DogHeuristics
from irrgarten.games.dog.strength.practice import Practice
from irrgarten.games.dog.strength.standings import SIDE, STANDINGS
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.lots import SeededLots
from irrgarten.kernel.play import Play
from irrgarten.kernel.rng import Rng
from irrgarten.search import judgement
from irrgarten.search.first_sight import play_to_rest
from irrgarten.search.judgement import FORM, Judgement, Weights

Floats = Any

#: Tables that share their weights, with how many games boards are learned from.
TABLES: list[list[tuple[dict[str, Any], int]]] = [
    [({"players": 2}, 30_000), ({"players": 3}, 8_000)],
    [({"players": 4}, 40_000)],
    [
        ({"players": 6, "teams": "pairs"}, 10_000),
        ({"players": 6, "teams": "trios"}, 5_000),
        ({"players": 5}, 4_000),
    ],
]
#: The most sides that there are at them.
SIDES = (3, 2, 5)
UNITS = 16
EPOCHS, BATCH, RATE = 14, 2048, 0.003
#: Steps of practice, rounds of a table for each, and how far a step goes.
STEPS, ROUNDS, STRIDE = 20, 50_000, 40.0
#: What keeps a step from where acts are hardly ever apart.
CAUTION = 0.02
CAP = 100_000


class Boards(NamedTuple):
    """A row of features for each side, how many sides there are, and which of them won."""

    rows: Floats
    absent: Floats
    won: Floats


def begun(table: dict[str, Any], taught: Judgement, seed: str) -> tuple[Dog, DogHeuristics]:
    """A first position, and heuristics for its table."""
    rules = registry.rules("dog")
    play = Play.begun(rules, read_options("dog", table), seed, {})
    first = play.state.copy()
    play.answer()
    heuristics = rules.heuristics(rules.view(play.state, play.turn[0]), None)
    assert isinstance(first, Dog)
    assert isinstance(heuristics, DogHeuristics)
    taught.teach(heuristics)
    return first, heuristics


def boards(number: int, taught: Judgement, seed: str) -> Boards:
    """The boards between the rounds of games at the tables of this number."""
    rules = registry.rules("dog")
    acts, rng = Acts(), Rng(SeededLots(seed, str(number)).below(1 << 62))
    rows: list[Floats] = []
    won: list[int] = []
    for table, games in TABLES[number]:
        sides = rules.sides(read_options("dog", table))
        first, heuristics = begun(table, taught, seed)
        for _ in range(games):
            state = first.copy()
            met = 0
            while play_to_rest(state, heuristics, acts, rng, CAP) and state.to_act() != 0:
                row = np.zeros((SIDES[number], SIDE), np.float32)
                for side, seats in enumerate(sides):
                    told = heuristics.described(state, seats[0])
                    row[side] = told[SIDE * number : SIDE * (number + 1)]
                rows.append(row)
                met += 1
            winner = next(side for side, seats in enumerate(sides) if state.value(seats[0]) == 1.0)
            won += [winner] * met
    all_rows = np.array(rows)
    return Boards(all_rows, np.where(all_rows[:, :, 0] == 0, -1e4, 0.0), np.array(won))


def fitted(found: Boards, seed: int) -> tuple[Floats, Floats]:
    """Weights of a sum and of units (half of them are added, half taken off), by Adam."""
    random = np.random.default_rng(seed)
    count, sides, inputs = found.rows.shape
    parts = [np.zeros(inputs), random.normal(0.0, 0.15, (inputs, UNITS))]
    first = [np.zeros_like(part) for part in parts]
    second = [np.zeros_like(part) for part in parts]
    sign = _signs()
    steps = EPOCHS * (count // BATCH)
    step = 0
    for _ in range(EPOCHS):
        order = random.permutation(count)
        for begin in range(0, count - BATCH + 1, BATCH):
            step += 1
            of = order[begin : begin + BATCH]
            rows = found.rows[of].reshape(-1, inputs)
            unit = rows @ parts[1]
            scores = rows @ parts[0] + np.maximum(unit, 0.0) @ sign
            scores = scores.reshape(BATCH, sides) + found.absent[of]
            chances = np.exp(scores - scores.max(1, keepdims=True))
            chances /= chances.sum(1, keepdims=True)
            chances[np.arange(BATCH), found.won[of]] -= 1.0
            off = chances.reshape(-1) / BATCH
            slopes = [off @ rows, rows.T @ (off[:, None] * sign * (unit > 0))]
            rate = RATE * (1.0 - 0.97 * step / steps)
            for which, slope in enumerate(slopes):
                first[which] += 0.1 * (slope - first[which])
                second[which] += 0.002 * (slope * slope - second[which])
                mean = first[which] / (1.0 - 0.9**step)
                parts[which] -= rate * mean / (np.sqrt(second[which] / (1.0 - 0.998**step)) + 1e-8)
    return parts[0], parts[1]


def _signs() -> Floats:
    return np.where(np.arange(UNITS) < UNITS // 2, 1.0, -1.0)


def experience(taught: Judgement, seed: str) -> Weights:
    """What boards are worth, where everybody plays as is ``taught``; tables side by side."""
    total = np.zeros(STANDINGS)
    enter = np.zeros((STANDINGS, UNITS))
    for number in range(len(TABLES)):
        here = slice(SIDE * number, SIDE * (number + 1))
        total[here], enter[here] = fitted(boards(number, taught, seed), number)
    weights = np.concatenate([total, np.zeros(UNITS), enter.ravel(), _signs()])
    return Weights(STANDINGS, UNITS, [float(f"{weight:.4g}") for weight in weights])


def practised(taught: Judgement, seed: int) -> Weights:
    """What is known of acts, made better step by step; the mean of the later half."""
    assert taught.acts is not None
    weights = np.array(taught.acts.weights)
    later: list[Floats] = []
    for step in range(STEPS):
        now = Weights(FEATURES, 0, weights.tolist())
        slope, apart = np.zeros(FEATURES), np.zeros((FEATURES, FEATURES))
        for table, _ in (one for tables in TABLES for one in tables):
            first, heuristics = begun(table, msgspec.structs.replace(taught, acts=now), "practice")
            practice = Practice(first, heuristics, seed + step)
            practice.run(ROUNDS)
            slope += np.array(practice.slopes())
            apart += np.array(practice.unlike())
        apart += np.diag(CAUTION * np.diag(apart) + 1e-4)
        weights = weights + STRIDE * np.linalg.solve(apart, slope)
        if step >= STEPS // 2:
            later.append(weights)
    return Weights(FEATURES, 0, [float(f"{weight:.5g}") for weight in np.mean(later, axis=0)])


def main(out: str) -> None:
    taught = judgement.of("dog")
    if taught is None or taught.version != VERSION:
        nothing = Weights(FEATURES, 0, [0.0] * FEATURES)
        blank = Weights(STANDINGS, 0, [0.0] * STANDINGS)
        taught = Judgement(FORM, "dog", VERSION, blank, nothing)
    for seed in ("before", "after"):
        taught = msgspec.structs.replace(taught, value=experience(taught, seed))
        if seed == "before":
            taught = msgspec.structs.replace(taught, acts=practised(taught, 1))
    Path(out).write_bytes(judgement.written(taught))


if __name__ == "__main__":
    main(*sys.argv[1:])
