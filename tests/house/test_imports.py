"""Imports point one way: games, search → kernel; tables → these; store, server → all of them."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src"

#: What the modules that lie directly in ``irrgarten`` are to the others: the library itself.
LIBRARY = "library"
#: What each layer may import, besides itself.
MAY_IMPORT = {
    "kernel": set[str](),
    "games": {"kernel"},
    "search": {"kernel"},
    LIBRARY: {"kernel", "games", "search"},
    "tournaments": {"kernel"},
    "lessons": {"kernel", "games", "search", LIBRARY},
    "tables": {"kernel", "games", "search", LIBRARY, "lessons"},
    "store": {"kernel", "games", "search", LIBRARY, "tournaments", "tables"},
    "bus": {"kernel"},
    "research": {"kernel", "games", "search", LIBRARY, "tournaments"},
    "training": {"kernel", "games", "search", LIBRARY},
    "bench": {"kernel", "games", "search", LIBRARY},
    "server": {
        "kernel",
        "games",
        "search",
        LIBRARY,
        "tournaments",
        "lessons",
        "tables",
        "store",
        "bus",
    },
    "terminal": {
        "kernel",
        "games",
        "search",
        LIBRARY,
        "tournaments",
        "lessons",
        "tables",
        "store",
        "bus",
        "server",
        "research",
        "training",
        "bench",
    },
}
#: The rules do no I/O, read no clock and draw no lots of their own.
FORBIDDEN_TO_RULES = {
    "asyncio", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "socket",
    "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib",
}  # fmt: skip
#: A table is given its time; it may format it.
ALLOWED = {"tables": {"datetime"}}

#: Imports all modules of the tables, and prints what has been loaded from where.
LOADED = """
import importlib, json, pkgutil, sys
before = {*sys.modules}
import irrgarten.tables as tables
for module in pkgutil.walk_packages(tables.__path__, "irrgarten.tables."):
    importlib.import_module(module.name)
loaded = {name.partition(".")[0] for name in {*sys.modules} - before}
print(json.dumps(sorted(loaded - {*sys.stdlib_module_names})))
"""


def modules() -> list[Path]:
    return sorted((SOURCES / "irrgarten").rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {name_of(path) for path in modules()}


def imported(path: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the direction"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in NAMES else str(node.module)


def layer(name: str) -> str:
    if name.endswith(".__main__"):  # what can be run is a command, wherever it lies
        return "terminal"
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else LIBRARY


def game(name: str) -> str | None:
    parts = name.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else None


def offences(importer: str, targets: Iterator[str]) -> list[str]:
    found = []
    for target in targets:
        if target.split(".")[0] != "irrgarten":
            continue
        own, other = layer(importer), layer(target)
        wrong_layer = other != own and other not in MAY_IMPORT[own]
        other_game = own == other == "games" and game(importer) != game(target)
        if wrong_layer or other_game:
            found.append(f"{importer} imports {target}")
    return found


def test_imports_point_one_way() -> None:
    found = [line for path in modules() for line in offences(name_of(path), imported(path))]
    assert not found


def test_rules_import_no_strength() -> None:
    """The rulebook alone joins the two."""
    found = [
        f"{name_of(path)} imports {name}"
        for path in modules()
        if game(name_of(path)) and path.parent.name != "strength" and path.stem != "rulebook"
        for name in imported(path)
        if ".strength" in name
    ]
    assert not found


def test_every_folder_has_its_layer() -> None:
    folders = {path.parent.name for path in (SOURCES / "irrgarten").glob("*/__init__.py")}
    assert folders <= MAY_IMPORT.keys()


@pytest.mark.parametrize("rules_layer", ["kernel", "games", "tournaments", "tables"])
def test_rules_do_no_input_or_output(rules_layer: str) -> None:
    found = [
        f"{name_of(path)} imports {name}"
        for path in modules()
        if layer(name_of(path)) == rules_layer
        for name in imported(path)
        if name.split(".")[0] in FORBIDDEN_TO_RULES - ALLOWED.get(rules_layer, set())
    ]
    assert not found


def test_tables_load_no_library_but_msgspec() -> None:
    found = subprocess.run(
        [sys.executable, "-c", LOADED], check=True, capture_output=True, text=True
    )
    of_msgspec, of_cython = {"msgspec", "typing_extensions"}, {"cython_runtime"}
    loaded = {name for name in json.loads(found.stdout) if not name.startswith("_cython_")}
    assert loaded - of_msgspec - of_cython == {"irrgarten"}


def test_an_offence_is_found() -> None:
    upward = ["irrgarten.tables.frames"]
    assert offences("irrgarten.kernel.state", iter(upward))
    assert offences("irrgarten.games.dog.rules", iter(["irrgarten.games.caminos.rules"]))
    assert offences("irrgarten.search.levels", iter(["irrgarten.games.dog"]))
    assert not offences("irrgarten.games.dog.rules", iter(["irrgarten.games.dog.board", "os"]))
