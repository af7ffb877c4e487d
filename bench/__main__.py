"""``python -m bench``: the speeds and their ratios, and Dog beside OpenSpiel's backgammon."""

from __future__ import annotations

import sys

from bench.open_spiel import backgammon

from irrgarten.game import read_options
from irrgarten.research.speed import decisions_from_python
from irrgarten.terminal.command import main

SECONDS = 2.0


def beside_open_spiel() -> None:
    ours = decisions_from_python("dog", read_options("dog", {"players": 4}), SECONDS)
    theirs = backgammon(SECONDS)
    print("Decisions a second, driven from Python, in the same run:")
    print(f"  Dog of four {ours:,.0f}, OpenSpiel's backgammon {theirs:,.0f}")
    print(f"  {ours / theirs:.1f} times as many")


if __name__ == "__main__":
    code = main(["bench", *sys.argv[1:]])
    if code == 0 and "--json" not in sys.argv:
        beside_open_spiel()
    sys.exit(code)
