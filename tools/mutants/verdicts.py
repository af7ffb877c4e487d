"""What has come of a mutant, kept for as long as its function and the tests that judged it are.

What these call may have changed, here or elsewhere, as it may in the libraries: whoever wants to
know that nothing does any harm removes what is kept.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from functools import cache
from pathlib import Path

from mutants.bench import Outcome, Trial
from mutants.changes import Mutant
from mutants.functions import digest_of, function_at
from mutants.tree import BUILD, PACKAGE

KEPT = BUILD / "verdicts.jsonl"


class Verdicts:
    def __init__(self, path: Path = KEPT) -> None:
        self._path = path
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
            if judges == _judges([killer]):
                return Outcome(trial, killer, hung)
        if _judges(trial.tests) in self._survived.get(key, ()):
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
            "judges": _judges(judges),
            "killed_by": outcome.killed_by,
            "hung": outcome.hung,
        }
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a") as kept:
            kept.write(json.dumps(verdict) + "\n")


def _judges(tests: list[str]) -> str:
    """Of the texts of these tests, and which they are."""
    return _short("\0".join(sorted(f"{test}\0{digest_of(test)}" for test in tests)))


def _key(mutant: Mutant) -> str:
    text = _text(mutant.module)
    return _short(f"{mutant.name}\0{function_at(text, mutant.line)}")


@cache
def _text(module: str) -> str:
    return (PACKAGE / module).read_text()


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]
