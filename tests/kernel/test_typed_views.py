"""Programs that use the library are checked strictly by mypy: views have the type of their game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import get_overloads

import irrgarten
from irrgarten import registry

USER = """
import irrgarten
from irrgarten.games.dog.view import DogView

game = irrgarten.new("dog", players=4, seed=1)
view: DogView = game.view(0)
cards: list[str] = game.copy().view(0).hand
other = irrgarten.load(game.position())
print(other.view(0).hand, game.options["players"], game.chances(), game.ended, game.undo())
move = irrgarten.bot("dog", "expert").choose(game)
told = [type(event).__name__ for event in game.play(move, game.turn[0])]
print(cards, told, irrgarten.games(), irrgarten.new(irrgarten.games()[0]).view(0))
"""
WRONG = """
import irrgarten

print(irrgarten.new("labyria").view(0).hand)
"""


def checked(tmp_path: Path, text: str) -> str:
    file = tmp_path / "user.py"
    file.write_text(text, encoding="utf-8")
    command = ["-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(file)]
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    return done.stdout


def test_mypy_accepts_user_code_and_finds_a_wrong_field(tmp_path: Path) -> None:
    assert checked(tmp_path, USER).startswith("Success")
    assert '"LabyriaView" has no attribute "hand"' in checked(tmp_path, WRONG)


def test_new_is_typed_for_every_game() -> None:
    hints = [one.__annotations__["game"] for one in get_overloads(irrgarten.new)]
    assert hints == [*(f"Literal[{name!r}]" for name in registry.names()), "str"]
