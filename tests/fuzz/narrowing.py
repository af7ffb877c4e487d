"""From a case that ended a process to the least of it that still does."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.fuzz.cases import Case, keep, parts
from tests.server.process import TREE

#: Seconds after which a process that tries a case again counts as hanging.
PATIENCE = 60


def fails(case: Case) -> bool:
    """Whether a case that is tried again, in a process of its own, fails there too."""
    with tempfile.TemporaryDirectory(prefix="irrgarten-fuzz-") as folder:
        file = keep(case, Path(folder))
        try:
            done = subprocess.run(
                [sys.executable, "-m", "tests.fuzz.again", str(file)],
                cwd=TREE,
                capture_output=True,
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
    return done.returncode != 0


def narrowed(case: Case) -> Case | None:
    """The first part that fails by itself, else the whole; None if it does not fail again."""
    return next((part for part in (*parts(case), case) if fails(part)), None)
