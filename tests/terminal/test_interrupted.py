"""A reader that has enough, and Ctrl-C, end the command without a traceback."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from subprocess import Popen

Start = Callable[..., "Popen[str]"]


def test_a_pipe_closed_by_its_reader(start: Start, golden: Path) -> None:
    process = start("show", str(golden / "position.json"))
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(timeout=60) == 141


def test_ctrl_c(start: Start) -> None:
    # Uncompiled, it warns as soon as it runs: then it can be interrupted.
    process = start("simulate", "magic_labyrinth", "--games", "100000", IRRGARTEN_PURE="1")
    assert process.stderr is not None
    assert "UNCOMPILED" in process.stderr.readline()
    process.send_signal(signal.SIGINT)
    assert "Traceback" not in process.stderr.read()
    assert process.wait(timeout=60) == 130
