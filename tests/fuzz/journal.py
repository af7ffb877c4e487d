"""The case that is being tried, on file: whoever dies of it cannot tell any more."""

from __future__ import annotations

import os
from pathlib import Path

from tests.fuzz.cases import Case, read, written


class Journal:
    def __init__(self, file: Path) -> None:
        self._file = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)

    def note(self, case: Case) -> None:
        text = written(case).encode()
        os.pwrite(self._file, text + b"\n", 0)  # what an earlier case left follows the line


def last(file: Path) -> Case | None:
    """The case that was noted last."""
    line = file.read_text(encoding="utf-8", errors="replace").partition("\n")[0]
    return read(line) if line else None
