"""``tests/mutants.toml``: mutants that must die every time, and those that may live."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from mutants.bench import Trial
from mutants.changes import Mutant
from mutants.places import mutants_of
from mutants.tree import ROOT

KNOWN = ROOT / "tests" / "mutants.toml"


@dataclass(frozen=True)
class Killed:
    mutant: str
    by: str


@cache
def _read() -> dict[str, list[dict[str, str]]]:
    found: dict[str, list[dict[str, str]]] = tomllib.loads(KNOWN.read_text())
    return found


def killed() -> list[Killed]:
    return [Killed(**one) for one in _read().get("killed", [])]


def argued() -> dict[str, str]:
    """The reason for each."""
    return {name: one["because"] for one in _read().get("argued", []) for name in one["mutants"]}


def named(name: str) -> Mutant | None:
    module, _, _ = name.partition(" ")
    return next((mutant for mutant in mutants_of(module) if mutant.name == name), None)


def trials() -> list[Trial]:
    found = []
    for one in killed():
        mutant = named(one.mutant)
        if mutant is None:
            raise LookupError(f"no mutant any more: {one.mutant}")
        found.append(Trial(mutant, [one.by]))
    return found
