"""``python -m irrgarten.bench``: the speeds and their ratios, and OpenSpiel's backgammon beside."""

from __future__ import annotations

import sys

from irrgarten import registry
from irrgarten.bench.open_spiel import backgammon
from irrgarten.bench.speed import decisions_from_python, usual_options
from irrgarten.terminal.command import main

SECONDS = 2.0


def beside_open_spiel() -> None:
    theirs = backgammon(SECONDS)
    print(f"Decisions a second, driven from Python; of OpenSpiel's backgammon {theirs:,.0f}:")
    for game in registry.names():
        ours = decisions_from_python(game, usual_options(game), SECONDS)
        print(f"  {game} {ours:,.0f}, {ours / theirs:.1f} times as many")


if __name__ == "__main__":
    code = main(["bench", *sys.argv[1:]])
    if code == 0 and "--json" not in sys.argv:
        beside_open_spiel()
    sys.exit(code)
