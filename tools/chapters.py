"""Chapters for the compiler: a class that is told in several modules becomes one.

A chapter is a class decorated with ``@chapter`` (``kernel/compiling.py``). Each chapter has the one
before it as its base, and a compiled class the last one. To Python that is plain inheritance; in C
every call between chapters would go through a table. So the compiler reads the compiled class with
the bodies of its chapters in it, and their modules' imports, constants and functions above it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

Read = Callable[[str], str]


def is_chapter(node: ast.AST) -> bool:
    return isinstance(node, ast.ClassDef) and "chapter" in map(ast.unparse, node.decorator_list)


def has_chapter(tree: ast.Module) -> bool:
    return any(map(is_chapter, tree.body))


def with_chapters(text: str, read: Read) -> str:
    """Return a module's text with the chapters of its classes; ``read`` gives that of a module."""
    whole = ast.parse(text)
    if has_chapter(whole):
        return text
    trees = [*_chapters(whole, read)]
    if not trees:
        return text
    kinds = [node for tree in trees for node in tree.body if is_chapter(node)]
    names = {kind.name for kind in kinds if isinstance(kind, ast.ClassDef)}
    last = next(
        node
        for node in whole.body
        if isinstance(node, ast.ClassDef) and names & {ast.unparse(base) for base in node.bases}
    )
    statements = [node for tree in (*trees, whole) for node in tree.body if node not in kinds]
    bodies = [one for kind in kinds for one in _without_docstring(kind)]
    last.bases = _bases(kinds[0])
    last.body = [*bodies, *_without_docstring(last)]
    imports = [one for node in statements for one in _imports(node, names)]
    others = [node for node in statements if not isinstance(node, ast.Import | ast.ImportFrom)]
    merged = ast.Module([*imports, *others], [])
    for node in ast.walk(merged):
        if isinstance(node, ast.Name) and node.id in names:
            node.id = last.name
    return "\n".join(dict.fromkeys(ast.unparse(node) for node in merged.body)) + "\n"


def _chapters(tree: ast.Module, read: Read) -> Iterator[ast.Module]:
    """Yield the modules of the chapters of a module's classes, the first chapter first."""
    bases = {
        ast.unparse(base) for node in tree.body if isinstance(node, ast.ClassDef)
        for base in node.bases
    }  # fmt: skip
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and bases & {alias.name for alias in node.names}:
            there = ast.parse(read(node.module or ""))
            if has_chapter(there):
                yield from _chapters(there, read)
                yield there


def _imports(node: ast.stmt, chapters: set[str]) -> Iterator[ast.stmt]:
    """Yield an import for each name, except those of chapters."""
    if isinstance(node, ast.Import):
        yield node
    elif isinstance(node, ast.ImportFrom):
        for alias in node.names:
            if alias.name not in chapters:
                yield ast.ImportFrom(node.module, [alias], node.level)


def _bases(kind: ast.AST) -> list[ast.expr]:
    return kind.bases if isinstance(kind, ast.ClassDef) else []


def _without_docstring(kind: ast.AST) -> list[ast.stmt]:
    assert isinstance(kind, ast.ClassDef)
    return kind.body[1:] if ast.get_docstring(kind) is not None else kind.body
