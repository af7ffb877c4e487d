"""What is known of a file of tests from earlier runs, and which of its tests are new since."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from mutants.functions import function_of, functions_in
from mutants.tree import BUILD, ROOT

KEPT = BUILD / "covering"


@dataclass
class Known:
    """Parts, each of one run: what was told then (``recording``), and on which sources."""

    file: Path
    path: Path
    parts: list[dict[str, Any]]
    #: The functions that are not known as they are now; only tests among them matter.
    new: list[str]

    @classmethod
    def of(cls, file: Path, how: str) -> Self:
        """What holds still: a test whose text has changed is none of it, nor one that is gone."""
        path = KEPT / f"{how}-{file.relative_to(ROOT).as_posix().replace('/', '.')}.json"
        now = {name: text for name, text in functions_in(file).items() if _is_test(name)}
        kept = json.loads(path.read_text()) if path.exists() else {"functions": {}, "parts": []}
        same = {name for name, text in now.items() if kept["functions"].get(name) == text}
        parts = [_only(part, same) for part in kept["parts"]]
        return cls(file, path, parts, [name for name in now if name not in same])

    def asked(self) -> list[str]:
        """What is asked of pytest: the new tests, or the file where all of them are."""
        file = self.file.relative_to(ROOT).as_posix()
        if not self.parts:
            return [file]
        return [f"{file}::{name.replace('.', '::')}" for name in self.new]

    def keep(self, told: dict[str, Any]) -> None:
        """With what was known before."""
        self.parts = [part for part in [*self.parts, told] if part["seconds"] or part is told]
        functions = {n: text for n, text in functions_in(self.file).items() if _is_test(n)}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps({"functions": functions, "parts": self.parts}))


def _is_test(name: str) -> bool:
    return name.rpartition(".")[2].startswith("test")


def _only(part: dict[str, Any], same: set[str]) -> dict[str, Any]:
    """Of these functions alone; lines lose their tests later, as these are not in ``seconds``."""
    return part | {
        what: {test: taken for test, taken in part[what].items() if function_of(test) in same}
        for what in ("seconds", "waits")
    }
