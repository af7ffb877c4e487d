"""What the README says is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.fixture
def readme(tree: Path) -> str:
    return (tree / "README.md").read_text()


def test_the_library_in_twenty_lines(readme: str, tmp_path: Path) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    lines = [line for line in block.splitlines() if line.strip()]
    assert len(lines) <= 20
    script = tmp_path / "library.py"
    script.write_text(block)
    ran = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert ran.returncode == 0, ran.stderr
    assert "MAG-12" in ran.stdout
    assert ran.stdout.splitlines()[-1] in ("won [1.0, 0.0]", "won [0.0, 1.0]")


def test_its_make_targets_exist(readme: str, tree: Path) -> None:
    named = set(re.findall(r"\bmake ([a-z]+)", readme))
    rules = set(re.findall(r"^([a-z]+):", (tree / "Makefile").read_text(), re.MULTILINE))
    assert named
    assert named <= rules


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs"])
def test_links_lead_somewhere(tree: Path, page: str) -> None:
    start = tree / page
    pages = sorted(start.rglob("*.md")) if start.is_dir() else [start]
    assert pages
    broken = [
        f"{path.relative_to(tree)} → {link}"
        for path in pages
        for link in re.findall(r"\]\(([^)#:]+)\)", path.read_text())
        if not (path.parent / link).exists()
    ]
    assert not broken


def test_its_commands_exist(readme: str) -> None:
    from irrgarten.terminal.command import COMMANDS

    line = re.search(r"On the command line: (.*?);", readme, re.DOTALL | re.IGNORECASE)
    assert line is not None
    named = re.findall(r"`(?:irrgarten )?((?:(?:data|games|tournament) )?[a-z]+)", line.group(1))
    assert sorted(named) == sorted(COMMANDS)
