"""What has come of a mutant, kept for as long as it and the tests that judged it are the same."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from pathlib import Path

from mutants.bench import Outcome, Trial
from mutants.changes import Mutant, changed
from mutants.tree import BUILD, PACKAGE, ROOT, digest

KEPT = BUILD / "verdicts.jsonl"


class Verdicts:
    def __init__(self, path: Path = KEPT) -> None:
        self._path = path
        self._digests: dict[str, str] = {}
        #: Who killed it, in which state of that test; and whom it has survived.
        self._killed: dict[str, tuple[str, str, bool]] = {}
        self._survived: dict[str, set[str]] = defaultdict(set)
        if path.exists():
            for line in path.read_text().splitlines():
                self._take(**json.loads(line))

    def _take(self, mutant: str, judges: str, killed_by: str | None, hung: bool) -> None:
        if killed_by is None:
            self._survived[mutant].add(judges)
            self._killed.pop(mutant, None)
        else:
            self._killed[mutant] = killed_by, judges, hung

    def find(self, trial: Trial) -> Outcome | None:
        key = _key(trial.mutant)
        if key in self._killed:
            killer, judges, hung = self._killed[key]
            if judges == self._digest([killer]):
                return Outcome(trial, killer, hung)
        if self._digest(trial.tests) in self._survived.get(key, ()):
            return Outcome(trial, None)
        return None

    def survived(self, mutant: Mutant) -> bool:
        """Whether it did when it was tried last, whatever the tests are now."""
        key = _key(mutant)
        return key in self._survived and key not in self._killed

    def keep(self, outcome: Outcome) -> None:
        judges = outcome.trial.tests if outcome.killed_by is None else [outcome.killed_by]
        verdict = {
            "mutant": _key(outcome.trial.mutant),
            "judges": self._digest(judges),
            "killed_by": outcome.killed_by,
            "hung": outcome.hung,
        }
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a") as kept:
            kept.write(json.dumps(verdict) + "\n")

    def _digest(self, tests: list[str]) -> str:
        """Of the files in which these tests stand, and which they are."""
        files = {ROOT / test.partition("::")[0] for test in tests}
        for file in files:
            if str(file) not in self._digests:
                self._digests[str(file)] = digest([file]) if file.is_file() else ""
        total = "".join(sorted(self._digests[str(file)] for file in files))
        return hashlib.sha256((total + "".join(sorted(tests))).encode()).hexdigest()[:24]


def _key(mutant: Mutant) -> str:
    text = changed((PACKAGE / mutant.module).read_text(), mutant.change)
    return hashlib.sha256(f"{mutant.module}\0{text}".encode()).hexdigest()[:24]
