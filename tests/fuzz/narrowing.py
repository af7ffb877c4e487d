"""From a case that ended a process to the least of it that still does."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.fuzz.cases import Case, keep, parts, read
from tests.server.process import TREE

#: Seconds after which a process that tries cases again hangs.
PATIENCE = 300


def failing(files: Sequence[Path]) -> tuple[Path, str] | None:
    """The first of these cases that fails, or ends its process, when tried again; and what it says.

    They are tried in a process of their own, which names each before it tries it.
    """
    try:
        done = subprocess.run(
            [sys.executable, "-m", "tests.fuzz.again", *map(str, files)],
            cwd=TREE,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired as hung:
        return _last(hung.stdout), "it hangs"
    if not done.returncode:
        return None
    return _last(done.stdout), done.stderr.decode(errors="replace")[-3000:]


def _last(named: bytes | None) -> Path:
    return Path((named or b"").decode().strip().rpartition("\n")[2])


def narrowed(case: Case) -> Case | None:
    """The first part that fails by itself, else the whole; None if it does not fail again."""
    for some in (list(parts(case)), [case]):
        with tempfile.TemporaryDirectory(prefix="irrgarten-fuzz-") as folder:
            found = failing([keep(part, Path(folder)) for part in some]) if some else None
            if found is not None:
                return read(found[0].read_text(encoding="utf-8")) if found[0].is_file() else case
    return None
