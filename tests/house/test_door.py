"""No module that Python runs applies an act itself: that is the door's to do."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import irrgarten
from definitions import is_compiled
from irrgarten import registry

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
    assert sorted(path for path in found if not is_compiled(ast.parse(path.read_text()))) == []


@pytest.mark.skipif(not irrgarten.compiled, reason="uncompiled methods are all visible")
@pytest.mark.parametrize("game", registry.names())
def test_python_sees_no_method_that_acts(game: str) -> None:
    """Methods with a journal make acts, so they are hidden."""
    source = ast.parse((SOURCES / f"irrgarten/games/{game}/rules.py").read_text())
    acting = {
        node.name
        for node in ast.walk(source)
        if isinstance(node, ast.FunctionDef)
        and not node.decorator_list
        and any("Journal" in ast.unparse(one.annotation or one) for one in node.args.args)
    }
    state = registry.rules(game).load(irrgarten.new(game, seed=1).position())
    assert "apply" in acting
    assert {name for name in acting if hasattr(state, name)} == set()
