"""Constants for the compiler: a name in capitals that is a number in Python is one in C too.

A compiled module imports its constants or sets them as any other does: ``from … import LANE``,
``HAND = 15``. To C such a name would be an object, looked up each time. So the compiler reads a
copy of each ``.py`` and its ``.pxd``: the ``.pxd`` says what number a name stands for, and the
``.py``, line by line the same, no longer imports it. What the number is follows from the sources
alone; to run them, all that they import would have to be installed. Beside the constants, what is
copied field by field is written out (``copies.py``).
"""

from __future__ import annotations

import ast
import builtins
import math
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from chapters import with_chapters
from copies import with_copies
from definitions import Program, Scope, array_targets

Numbers = dict[str, int | float]
#: Decorators that the definitions replace.
DECLARED = ("cython.ccall", "cython.cfunc")

#: What cannot change once it has a name, so that more can be worked out from it.
_LASTING = (int, float, str, tuple, range)


def copy_sources(sources: Path, folder: Path, *elsewhere: Path) -> None:
    """Write what the compiler reads into a folder; only files that change are written.

    ``elsewhere`` are folders with modules that the sources import.
    """
    constants, written = Constants(sources, *elsewhere), set[Path]()
    program = constants.program
    for name in constants.compiled(sources):
        text, declared = constants.as_compiled(name)
        definitions = program.modules[name].definitions() + declared
        for suffix, content in ((".py", text), (".pxd", definitions)):
            written.add(_laid(folder.joinpath(*name.split(".")).with_suffix(suffix), content))
    for name, module in program.modules.items():
        path = folder.joinpath(*name.split(".")).with_suffix(".pxd")
        if path not in written:  # it lies elsewhere, or only what it inlines is compiled
            numbers = constants.declared(constants.of(name)) if not module.is_compiled else ""
            written.add(_laid(path, module.definitions() + numbers))
    for path in folder.rglob("*.p*"):
        if path.suffix in (".py", ".pxd") and path not in written:
            path.unlink()  # the compiler would still find an old definition


def _laid(path: Path, text: str) -> Path:
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return path


class Constants:
    """What the constants in some folders of sources stand for."""

    def __init__(self, *folders: Path) -> None:
        self._folders = folders
        self._known: dict[str, dict[str, object]] = {}

    def compiled(self, sources: Path) -> list[str]:
        """Return the names of the modules in a folder that are compiled."""
        paths = sorted(sources.rglob("*.py"))
        names = [".".join(path.relative_to(sources).with_suffix("").parts) for path in paths]
        modules = self.program.modules
        return [name for name in names if name in modules and modules[name].is_compiled]

    @cached_property
    def program(self) -> Program:
        """All modules, as far as they are compiled."""
        texts = {
            name: self._text(name)
            for folder in self._folders
            for path in folder.rglob("*.py")
            for name in [".".join(path.relative_to(folder).with_suffix("").parts)]
        }
        return Program(texts, self.of)

    def of(self, module: str) -> Numbers:
        """The numbers that a module sets or imports, as far as C can hold them."""
        return {
            name: value
            for name, value in self._lasting(module).items()
            if name.isupper() and isinstance(value, int | float) and _declared(name, value)
        }

    def as_compiled(self, module: str) -> tuple[str, str]:
        """A module's text without its constants, and the lines that declare them to C."""
        text, constants = with_copies(self._text(module)), self.of(module)
        tree, lines = ast.parse(text), text.split("\n")
        c_only = self.program.modules[module].c_only()
        declared: Numbers = {}
        for statement in tree.body:
            names, instead = _without(constants, c_only, statement)
            if names:
                declared |= {name: constants[name] for name in names if name in constants}
                _replace(lines, statement, instead)
        for node in ast.walk(tree):
            if isinstance(node, ast.stmt) and array_targets(node):
                _replace(lines, node, " " * node.col_offset + "pass")
            for decorator in getattr(node, "decorator_list", []):
                if ast.unparse(decorator) in DECLARED:
                    _replace(lines, decorator, "")
        for line, decorators in sorted(self._hidden(module), reverse=True):
            lines[line - 1 : line - 1] = decorators
        return "\n".join(lines), self.declared(declared)

    @staticmethod
    def declared(numbers: Numbers) -> str:
        """Return the lines of a ``.pxd`` that declare constants."""
        head = ["", "cdef extern from *:"] if numbers else []
        return "\n".join([*head, *(_declared(name, one) for name, one in numbers.items()), ""])

    def _hidden(self, module: str) -> Iterator[tuple[int, list[str]]]:
        """The lines of methods that decorators declare, with these."""
        for kind in self.program.modules[module].classes.values():
            for method in kind.methods.values():
                if method.is_hidden_override:
                    yield (
                        method.node.lineno,
                        [f"    {one}" for one in method.declaring_decorators(Scope(method))],
                    )

    def _text(self, module: str) -> str:
        """Return the text of a module with its chapters, or nothing if it is none of ours."""
        paths = [folder.joinpath(*module.split(".")) for folder in self._folders]
        found = [path for path in paths if path.with_suffix(".py").is_file()]
        text = found[0].with_suffix(".py").read_text("utf-8") if found else ""
        return with_chapters(text, self._text)

    def _lasting(self, module: str) -> dict[str, object]:
        """Everything in a module that follows from the text and cannot change."""
        if module not in self._known:
            known = self._known[module] = {}
            tree = ast.parse(self._text(module))
            bound = Counter(_bound(tree))
            for statement in tree.body:
                if isinstance(statement, ast.ImportFrom):
                    there = self._lasting(statement.module or "")
                    names = [(alias.asname or alias.name, alias.name) for alias in statement.names]
                    known |= {name: there[origin] for name, origin in names if origin in there}
                else:
                    for name, value in _worked_out(statement, known):
                        if bound[name] == 1 and isinstance(value, _LASTING):
                            known[name] = value
        return self._known[module]


def _bound(tree: ast.AST) -> list[str]:
    return [
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]


def _worked_out(statement: ast.stmt, known: dict[str, object]) -> Iterator[tuple[str, object]]:
    """What a statement sets, if that follows from what is known."""
    match statement:
        case ast.Assign(targets=[target], value=value):
            pass
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            pass
        case _:
            return
    targets = target.elts if isinstance(target, ast.Tuple) else [target]
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    used = {node.id for node in ast.walk(value) if isinstance(node, ast.Name)}
    if len(names) == len(targets) and used <= known.keys() | vars(builtins).keys():
        result = eval(compile(ast.Expression(value), "constant", "eval"), dict(known))
        yield from zip(names, result if isinstance(target, ast.Tuple) else [result], strict=True)


def _replace(lines: list[str], node: ast.stmt | ast.expr, instead: str) -> None:
    first = node.lineno - 1
    last = node.end_lineno or node.lineno
    if isinstance(node, ast.expr):
        lines[first] = instead
    else:
        lines[first:last] = [instead, *[""] * (last - first - 1)]


def _without(constants: Numbers, c_only: set[str], statement: ast.stmt) -> tuple[list[str], str]:
    """Return the constants of a statement and other names that exist in C alone, and the rest."""
    match statement:
        case ast.ImportFrom(module=module, names=aliases):
            names = [alias.asname or alias.name for alias in aliases]
            left = [
                ast.unparse(alias)
                for alias, name in zip(aliases, names, strict=True)
                if name not in constants and name not in c_only
            ]
            instead = f"from {module} import {', '.join(left)}" if left else "pass"
            return [name for name in names if name in constants or name in c_only], instead
        case ast.Assign() | ast.AnnAssign():
            names = _bound(statement)
            if names and constants.keys() >= set(names):
                values = ", ".join(f"{name}={constants[name]!r}" for name in names)
                return names, f"globals().update({values})"  # to Python they are still here
    return [], ""


def _declared(name: str, value: int | float) -> str:
    """A line of a ``.pxd``; none if C cannot hold the number."""
    match value:
        case bool():
            number = f'bint {name} "{value:d}"'
        case int() if abs(value) < 1 << 63:
            number = f'long long {name} "({value}LL)"'
        case int() if 0 < value < 1 << 64:
            number = f'unsigned long long {name} "{value}ULL"'
        case float() if math.isfinite(value):
            number = f'double {name} "({value!r})"'
        case _:
            return ""
    return f"    const {number}"
