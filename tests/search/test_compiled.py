"""The search comes to the same findings compiled and uncompiled, to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from irrgarten._pure import is_compiled

SCRIPT = """
from irrgarten.games.magic_labyrinth import RULES
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
from irrgarten.kernel.learned import Learned
from irrgarten.kernel.play import Play
from irrgarten.search.thinking import Mind, think

for players, walls, playouts in ((2, 24, 80), (4, 19, 80), (2, 24, 20)):
    options = MagicLabyrinthOptions(players=players, walls=walls)
    play = Play.begun(RULES, options, "same", {})
    play.answer()
    seat = play.turn[0]
    view = RULES.view(play.state, seat)
    minds = [Mind(RULES.belief(view, None), RULES.heuristics(view, None)) for _ in range(2)]
    if playouts == 20:  # by what was learned
        inputs = len(minds[0].heuristics.described(play.state, seat))
        for mind in minds:
            weights = [1.0] + [0.1 * (i % 5) for i in range(1, inputs)]
            mind.heuristics.adopt(Learned(inputs, 0, weights), None)
    print([(one.act, one.visits, one.value.hex()) for one in think(minds, seat, playouts, 3)])
"""


def findings(pure: str) -> str:
    paths = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | {"IRRGARTEN_PURE": pure, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.skipif(not is_compiled(), reason="there is nothing compiled to compare with")
def test_the_same_findings_compiled_and_not() -> None:
    compiled = findings("0")
    assert compiled.count("[") == 3
    assert compiled == findings("1")
