"""Programs that use the library pass mypy and pyright, both strict."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import get_overloads

import irrgarten
from irrgarten import registry

SOURCES = Path(irrgarten.__file__).parent.parent

USER = """
import irrgarten
from irrgarten.games.dog.view import DogView

game = irrgarten.new("dog", players=4, seed=1)
view: DogView = game.view(0)
cards: list[str] = game.copy().view(0).hand
cards += game.resample(0, seed=2).view(0).hand
other = irrgarten.load(game.position())
print(other.view(0).hand, game.options["players"], game.chances(), game.ended, game.undo())
move = irrgarten.bot("dog", "expert").choose(game)
told = [type(event).__name__ for event in game.play(move, game.turn[0])]
print(irrgarten.schema("dog", "view"), irrgarten.bot(game).level)
print(cards, told, irrgarten.games(), irrgarten.new(irrgarten.games()[0]).view(0))
"""
WRONG = """
import irrgarten

print(irrgarten.new("labyria").view(0).hand)
"""


def by_mypy(folder: Path, text: str) -> str:
    file = folder / "user.py"
    file.write_text(text, encoding="utf-8")
    command = ["-m", "mypy", "--strict", "--cache-dir", str(folder / "cache"), str(file)]
    return ran(folder, *command)


def by_pyright(folder: Path, text: str) -> str:
    (folder / "user.py").write_text(text, encoding="utf-8")
    settings = {"include": ["user.py"], "typeCheckingMode": "strict", "extraPaths": [str(SOURCES)]}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    return ran(folder, "-m", "pyright", "--pythonpath", sys.executable)


def ran(folder: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, check=False, cwd=folder
    )
    return done.stdout + done.stderr


def test_mypy_accepts_user_code_and_finds_a_wrong_field(tmp_path: Path) -> None:
    assert by_mypy(tmp_path, USER).startswith("Success")
    assert '"LabyriaView" has no attribute "hand"' in by_mypy(tmp_path, WRONG)


def test_pyright_accepts_user_code_and_finds_a_wrong_field(tmp_path: Path) -> None:
    assert "0 errors, 0 warnings" in by_pyright(tmp_path, USER)
    assert 'Cannot access attribute "hand" for class "LabyriaView"' in by_pyright(tmp_path, WRONG)


def test_new_is_typed_for_every_game() -> None:
    hints = [one.__annotations__["game"] for one in get_overloads(irrgarten.new)]
    assert hints == [*(f"Literal[{name!r}]" for name in registry.names()), "str"]
