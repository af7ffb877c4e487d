"""From a case that ended a process to the least of it that still does."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.fuzz.cases import Case, keep, parts
from tests.server.process import TREE

#: Seconds after which a process that tries a case again counts as hanging.
PATIENCE = 120


def failing(files: Sequence[Path]) -> str | None:
    """What is said if cases, tried again in a process of its own, fail there or end it."""
    try:
        done = subprocess.run(
            [sys.executable, "-m", "tests.fuzz.again", *map(str, files)],
            cwd=TREE,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired as hung:
        return f"hangs in {str(hung.stdout)[-200:]}"
    return f"{done.stdout[-200:]}{done.stderr[-3000:]}" if done.returncode else None


def fails(case: Case) -> bool:
    with tempfile.TemporaryDirectory(prefix="irrgarten-fuzz-") as folder:
        return failing([keep(case, Path(folder))]) is not None


def narrowed(case: Case) -> Case | None:
    """The first part that fails by itself, else the whole; None if it does not fail again."""
    return next((part for part in (*parts(case), case) if fails(part)), None)
