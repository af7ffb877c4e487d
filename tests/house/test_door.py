"""No module that Python runs applies an act itself: that is the door's to do."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src"


def applies(path: Path) -> bool:
    return any(
        isinstance(node, ast.Attribute) and node.attr == "apply"
        for node in ast.walk(ast.parse(path.read_text()))
    )


def test_only_compiled_modules_apply_acts() -> None:
    """These call each other by C functions, with acts that a position has listed."""
    found = {path for path in SOURCES.rglob("*.py") if applies(path)}
    assert SOURCES / "irrgarten/kernel/door.py" in found
    assert sorted(path for path in found if not path.with_suffix(".pxd").exists()) == []


def test_no_game_shows_its_apply() -> None:
    """A declaration in the ``.pxd`` could be one that Python may call."""
    for path in sorted((SOURCES / "irrgarten/games").glob("*/rules.pxd")):
        assert " apply(" not in path.read_text(), path
