"""Functions by their texts: what is known of one holds while its text is the same."""

from __future__ import annotations

import ast
import hashlib
from functools import cache
from pathlib import Path

from mutants.tree import ROOT


def functions(text: str) -> dict[str, str]:
    """For each function of a module or of a class in it the digest of its text, decorators too."""
    lines = text.splitlines()
    return {name: _digest(lines, first, last) for name, first, last in _spans(text)}


def function_at(text: str, line: int) -> str:
    """The digest of the function in which a line stands; nothing where it stands in none."""
    lines = text.splitlines()
    for _, first, last in _spans(text):
        if first <= line <= last:
            return _digest(lines, first, last)
    return ""


def function_of(test: str) -> str:
    """As ``functions`` names it: a test for several parameters is one function."""
    return ".".join(test.partition("[")[0].split("::")[1:])


@cache
def functions_in(path: Path) -> dict[str, str]:
    return functions(path.read_text()) if path.is_file() else {}


def digest_of(test: str) -> str:
    """Of a test's own text."""
    return functions_in(ROOT / test.partition("::")[0]).get(function_of(test), "")


def _digest(lines: list[str], first: int, last: int) -> str:
    return hashlib.sha256("\n".join(lines[first - 1 : last]).encode()).hexdigest()[:24]


@cache
def _spans(text: str) -> list[tuple[str, int, int]]:
    """The outermost functions, with their first and last lines."""
    return list(_spans_in(ast.parse(text).body, ""))


def _spans_in(body: list[ast.stmt], within: str) -> list[tuple[str, int, int]]:
    found = []
    for node in body:
        if isinstance(node, ast.ClassDef):
            found += _spans_in(node.body, f"{within}{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            assert node.end_lineno is not None
            found.append((f"{within}{node.name}", first, node.end_lineno))
    return found
