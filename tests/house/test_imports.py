"""Imports point one way: games and search → kernel; store, server and all the rest → these."""

from __future__ import annotations

import ast
import re
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
    "store": {"kernel", "games", "search", LIBRARY, "tournaments"},
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


def modules(suffix: str = ".py") -> list[Path]:
    return sorted((SOURCES / "irrgarten").rglob(f"*{suffix}"))


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


def cimported(path: Path) -> Iterator[str]:
    text = path.read_text()
    for outer, names in re.findall(r"^from (\S+) cimport (.+)$", text, re.MULTILINE):
        for name in re.split(r"[\s,()]+", names):
            yield f"{outer}.{name}" if f"{outer}.{name}" in NAMES else outer
    yield from re.findall(r"^cimport (\S+)$", text, re.MULTILINE)


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
    found += [line for path in modules(".pxd") for line in offences(name_of(path), cimported(path))]
    assert not found


def test_every_folder_has_its_layer() -> None:
    folders = {path.parent.name for path in (SOURCES / "irrgarten").glob("*/__init__.py")}
    assert folders <= MAY_IMPORT.keys()


@pytest.mark.parametrize("rules_layer", ["kernel", "games", "tournaments"])
def test_rules_do_no_input_or_output(rules_layer: str) -> None:
    found = [
        f"{name_of(path)} imports {name}"
        for path in modules()
        if layer(name_of(path)) == rules_layer
        for name in imported(path)
        if name.split(".")[0] in FORBIDDEN_TO_RULES
    ]
    assert not found


def test_an_offence_is_found() -> None:
    upward = ["irrgarten.server.frames"]
    assert offences("irrgarten.kernel.state", iter(upward))
    assert offences("irrgarten.games.dog.rules", iter(["irrgarten.games.caminos.rules"]))
    assert offences("irrgarten.search.levels", iter(["irrgarten.games.dog"]))
    assert not offences("irrgarten.games.dog.rules", iter(["irrgarten.games.dog.board", "os"]))
