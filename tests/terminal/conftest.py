"""The command, run as people run it, and files for it to read."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import irrgarten

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]
COMMAND = (sys.executable, "-m", "irrgarten")
#: English, whatever the tester speaks; the same modules that the tests use.
HOUSE = {"LC_ALL": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)}
GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def run() -> Run:
    """Runs ``irrgarten`` as a process of its own, to its end."""

    def run(*words: str, given: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *words],
            input=given,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, **HOUSE, **environ},
            timeout=120,
            check=False,
        )

    return run


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts ``irrgarten`` and leaves it running."""
    # In the background of a shell Ctrl-C is ignored, and so it would be by children.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    running: list[subprocess.Popen[str]] = []

    def start(*words: str, **environ: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, **HOUSE, **environ},
        )
        running.append(process)
        return process

    yield start
    for process in running:
        process.kill()
        process.communicate()
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def golden() -> Path:
    return GOLDEN


@pytest.fixture
def position() -> dict[str, Any]:
    """Seat 0 (on a2) is to move, with 2 steps left; seat 1 is on b3, and b2|c2 is a wall."""
    content: dict[str, Any] = json.loads((GOLDEN / "position.json").read_text(encoding="utf-8"))
    return content


@pytest.fixture
def record() -> dict[str, Any]:
    """A game from its set-up until some acts were made, chance drawn from the seed."""
    game = irrgarten.new("magic_labyrinth", players=3, walls=19, seed="a seed")
    for _ in range(12):
        game.play(game.moves()[0])
    return game.record()


@pytest.fixture
def saved(tmp_path: Path) -> Callable[[object], str]:
    """Writes something as JSON and gives the name of the file."""

    def save(content: object) -> str:
        file = tmp_path / "file.json"
        file.write_text(json.dumps(content), encoding="utf-8")
        return str(file)

    return save
