"""The smallest game, as if another package had installed it: its tests, the laws, the command."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import irrgarten

LAWS = (
    "laws", "lists", "positions", "refusals", "secrecy", "seen", "sent", "threats", "told_to_each",
)  # fmt: skip
NAME = "three_in_a_row"


@pytest.fixture(scope="module")
def environ(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that finds the example among the installed packages."""
    packages = tmp_path_factory.mktemp("packages")
    metadata = packages / f"{NAME}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[irrgarten.games]\n{NAME} = {NAME}:RULES\n")
    known = os.environ.get("PYTHONPATH")
    paths = [packages, tree / "examples" / NAME, *([known] if known else [])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}


def run(environ: dict[str, str], tree: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=tree, env=environ, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_example_keeps_its_clauses_and_the_laws(environ: dict[str, str], tree: Path) -> None:
    own = f"examples/{NAME}/test_{NAME}.py"
    laws = [f"tests/contract/test_{law}.py" for law in LAWS]
    said = run(environ, tree, "pytest", "-q", "-p", "no:xdist", own, *laws, "-k", NAME)
    assert " passed" in said


def test_example_has_three_files_and_150_lines(tree: Path) -> None:
    found = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", f"examples/{NAME}"],
        cwd=tree, capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    assert len(found) <= 3
    assert sum(len((tree / name).read_text().splitlines()) for name in found) <= 150


def test_computer_players_play_the_example(environ: dict[str, str], tree: Path) -> None:
    words = ["--game", NAME, "--games", "2", "--levels", "beginner,random", "--json"]
    assert json.loads(run(environ, tree, "irrgarten", "arena", *words))


def test_arena_says_that_the_example_is_plain_python(environ: dict[str, str], tree: Path) -> None:
    words = ["arena", "--game", NAME, "--games", "2", "--levels", "beginner,random"]
    done = subprocess.run(
        [sys.executable, "-m", "irrgarten", *words],
        cwd=tree, env=environ, capture_output=True, text=True, check=True,
    )  # fmt: skip
    said = f"{NAME} runs in plain Python" in done.stderr
    assert said == irrgarten.compiled


def test_check_lists_what_could_be_added(environ: dict[str, str], tree: Path) -> None:
    told = json.loads(run(environ, tree, "irrgarten", "games", "check", NAME, "--json"))
    assert "heuristics for the search" in told["missing"]
    assert "a client of its own" in told["missing"]


def test_bots_play_a_tournament_of_the_example(environ: dict[str, str], tree: Path) -> None:
    words = ["tournament", "simulate", "--game", NAME, "--entrants", "4", "--level", "beginner"]
    assert json.loads(run(environ, tree, "irrgarten", *words, "--json"))
