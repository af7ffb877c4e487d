"""Every example in ``docs/command.md`` does what the page says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from irrgarten.terminal.command import COMMANDS


def examples(page: Path) -> list[tuple[str, str]]:
    """The command lines of the page, and what it shows them to print."""
    blocks = re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    return [
        (line, told)
        for block in blocks
        for line, told in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]


def test_every_command_is_on_the_page(tree: Path) -> None:
    page = (tree / "docs" / "command.md").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"irrgarten {name}" not in page] == []


def test_the_examples_on_the_page(tree: Path, tmp_path: Path, golden: Path) -> None:
    shutil.copy(golden / "position.json", tmp_path)
    command = tmp_path / "irrgarten"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m irrgarten "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    environ = {
        **os.environ,
        "LC_ALL": "C.UTF-8",
        "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    found = examples(tree / "docs" / "command.md")
    assert len(found) > 5
    for line, told in found:
        done = subprocess.run(
            line,
            shell=True,
            cwd=tmp_path,
            env=environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        assert (line, done.stdout) == (line, told)
