"""The rules of a game read like its rulebook: short modules, short functions, acts with names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).resolve().parents[2] / "src" / "irrgarten" / "games"
LONGEST_MODULE, LONGEST_FUNCTION = 350, 30
#: An act taken apart, or put together, by arithmetic.
UNPACKED = re.compile(r"\bact\b\)? *(?:>>|<<|//|%|&)|\b(?:act|kind) *<<")


def rules_modules() -> list[Path]:
    return sorted(path for path in GAMES.rglob("*.py") if path.parent.name != "strength")


def functions(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def test_no_rules_module_is_long() -> None:
    lengths = {path: len(path.read_text().splitlines()) for path in rules_modules()}
    assert not {path: length for path, length in lengths.items() if length > LONGEST_MODULE}


def test_no_function_of_the_rules_is_long() -> None:
    found = [
        f"{path}: {name} has {length} lines"
        for path in rules_modules()
        for name, length in functions(path)
        if length > LONGEST_FUNCTION
    ]
    assert not found


def test_acts_are_taken_apart_in_codes_alone() -> None:
    found = [
        f"{path}:{number}: {line}"
        for path in sorted(GAMES.rglob("*.py"))
        if path.name != "codes.py"
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if UNPACKED.search(line)
    ]
    assert not found


def test_no_loop_needs_a_declaration() -> None:
    """The type of a loop's variable follows from ``range``."""
    declared = re.compile(r"^ +(\w+) = [^\n]+\n +for \1 in range", re.MULTILINE)
    found = [
        f"{path}: {match[0]}"
        for path in sorted(GAMES.parent.rglob("*.py"))
        for match in declared.finditer(path.read_text())
    ]
    assert not found
