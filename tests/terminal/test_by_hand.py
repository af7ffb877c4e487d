"""What ``docs/notation.md`` says about records is true: its own program finds a fair one fair."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import irrgarten
from irrgarten.kernel import lots

Saved = Callable[[object], str]


def table_record() -> dict[str, Any]:
    secret, added = "the table's secret", ["rot", "", "jaune ✶", "x" * 64]
    game = irrgarten.new("magic_labyrinth", players=4, walls=5, seed=lots.joined(secret, added))
    for number in range(300):
        if not game.over:
            moves = game.moves()
            game.play(moves[number % len(moves)])
    commitment = lots.commitment(secret)
    seals = [part and lots.seal(part, "oak", seat, commitment) for seat, part in enumerate(added)]
    fair = {"commitment": commitment, "secret": secret, "added": added}
    return {**game.record(), "fair": {**fair, "table": "oak", "seals": seals}}


def checked_by_hand(tree: Path, file: str) -> subprocess.CompletedProcess[str]:
    page = (tree / "docs" / "notation.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    return subprocess.run(
        [sys.executable, "-I", "-c", program, file], capture_output=True, text=True, check=False
    )


def test_the_program_on_the_page_finds_a_fair_record_fair(tree: Path, saved: Saved) -> None:
    record = table_record()
    assert sum(made["act"].startswith("chip") for made in record["acts"]) > 1
    done = checked_by_hand(tree, saved(record))
    assert (done.returncode, done.stdout, done.stderr) == (0, "fair\n", "")


def test_and_a_bent_one_not(tree: Path, saved: Saved) -> None:
    record = table_record()
    roll = next(made for made in record["acts"] if made["act"].startswith("roll"))
    roll["act"] = "roll 1" if roll["act"] == "roll 4" else "roll 4"
    assert checked_by_hand(tree, saved(record)).returncode != 0
    record = table_record()
    record["fair"]["seals"][0] = record["fair"]["seals"][2]
    assert checked_by_hand(tree, saved(record)).returncode != 0
