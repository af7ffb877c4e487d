"""What can be learned from tells nothing that is hidden, and is always told in the same form."""

from __future__ import annotations

import math
import os
from random import Random
from typing import Any

from tests.contract.options import variants
from tests.contract.walks import walk

import irrgarten
from irrgarten.game import read_options
from irrgarten.kernel.learned import weights_in
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import CHANCE_SEAT, State
from irrgarten.search.judgement import FORM, Judgement, Weights
from irrgarten.search.levels import Level
from irrgarten.search.player import Player

QUICK = irrgarten.compiled and "IRRGARTEN_BUILD" not in os.environ
TABLES, PLAYOUTS = (None, 24) if QUICK else (2, 2)
#: After so many acts it is looked at. Where that takes long it is not at the beginning, when most
#: is legal and, with cards, chance alone has acted.
AFTER = range(0, 60, 12) if QUICK else (6, 24)
ACTS = AFTER[-1] + 1


def taught(rules: AnyRules, state: State, seat: int) -> Judgement | None:
    """Any weights for what the game tells of this position; none where it tells nothing."""
    heuristics = rules.heuristics(rules.view(state, seat), None)
    inputs = len(heuristics.described(state, seat))
    acts = heuristics.compared(state, seat)
    random = Random(7)

    def any_of(inputs: int) -> Weights | None:
        if inputs == 0:
            return None
        return Weights(inputs, 1, [random.gauss(0, 1) for _ in range(weights_in(inputs, 1))])

    learned = any_of(inputs), any_of(len(acts[0][1]) if acts else 0)
    return Judgement(FORM, rules.name, heuristics.version(), *learned) if any(learned) else None


def begun(rules: AnyRules, number: int, table: dict[str, Any]) -> Play:
    """A game of this table; where all can be built by lot before, play begins after that."""
    given = {"building": "lot"} if "building" in rules.given and number % 2 else {}
    return Play.begun(rules, read_options(rules.name, table), str(number), given)


def test_equal_views_and_equal_seeds_lead_to_equal_choices(rules: AnyRules) -> None:
    """Also of whoever has learned: features come from what is drawn, never from what is."""
    level = Level("quick", playouts=PLAYOUTS)
    for number, table in enumerate(variants(rules)[:TABLES]):
        play = begun(rules, number, table)
        options = rules.options(play.state)
        for step, move in enumerate(walk(play.state, Random(number).randrange, ACTS)):
            if move.seat == CHANCE_SEAT or step not in AFTER:
                continue
            view = rules.view(move.state, move.seat)
            twin = rules.belief(view, None).sample(Rng(step))
            learned = taught(rules, twin, move.seat)
            one, other = (
                Player(rules, options, move.seat, level, 5, judgement=learned).choose(
                    rules.view(state, move.seat)
                )
                for state in (move.state, twin)
            )
            assert one == other


def test_features_are_finite_and_as_many_each_time(rules: AnyRules) -> None:
    for number, table in enumerate(variants(rules)[:TABLES]):
        play = begun(rules, number, table)
        lengths = set()
        for step, move in enumerate(walk(play.state, Random(number).randrange, ACTS)):
            if move.seat == CHANCE_SEAT or step not in AFTER:
                continue
            heuristics = rules.heuristics(rules.view(move.state, move.seat), None)
            row = heuristics.described(move.state, move.seat)
            rows = [row, *(looks for _, looks in heuristics.compared(move.state, move.seat))]
            assert all(
                math.isfinite(feature) and abs(feature) < 20 for row in rows for feature in row
            )
            lengths |= {len(row)} - {0}
            assert (heuristics.version() > 0) >= bool(row)
        assert len(lengths) <= 1
