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
from pathlib import Path

from copies import with_copies

Numbers = dict[str, int | float]

#: What cannot change once it has a name, so that more can be worked out from it.
_LASTING = (int, float, str, tuple, range)


def copy_sources(sources: Path, folder: Path, *elsewhere: Path) -> None:
    """Lay what the compiler reads into a folder; only what has changed is written.

    ``elsewhere`` lies what the sources import beside each other.
    """
    constants, laid = Constants(sources, *elsewhere), set[Path]()
    for definitions in sorted(sources.rglob("*.pxd")):
        module = definitions.relative_to(sources).with_suffix("")
        copies = {".pxd": definitions.read_text("utf-8")}
        if definitions.with_suffix(".py").exists():
            copies[".py"], declared = constants.as_compiled(".".join(module.parts))
            copies[".pxd"] += declared
        for suffix, text in copies.items():
            laid.add(_laid((folder / module).with_suffix(suffix), text))
    for path in sources.rglob("*.pyx"):
        laid.add(_laid(folder / path.relative_to(sources), path.read_text("utf-8")))
    for path in folder.rglob("*.p*"):
        if path.suffix in (".py", ".pxd", ".pyx") and path not in laid:
            path.unlink()  # a definition that is gone would still be found


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

    def of(self, module: str) -> Numbers:
        """The numbers that a module sets or imports, as far as C can hold them."""
        return {
            name: value
            for name, value in self._lasting(module).items()
            if name.isupper() and isinstance(value, int | float) and _declared(name, value)
        }

    def as_compiled(self, module: str) -> tuple[str, str]:
        """A module's text without its constants, and the lines that declare them to C."""
        text, constants = self._text(module), self.of(module)
        lines = text.split("\n")
        declared: list[str] = []
        for statement in ast.parse(text).body:
            names, instead = _without(constants, statement)
            if names:
                declared += [_declared(name, constants[name]) for name in names]
                first, last = statement.lineno - 1, statement.end_lineno or statement.lineno
                lines[first:last] = [instead, *[""] * (last - first - 1)]
        head = ["", "cdef extern from *:"] if declared else []
        return with_copies("\n".join(lines)), "\n".join([*head, *declared, ""])

    def _text(self, module: str) -> str:
        """Nothing, if it is none of ours."""
        paths = [folder.joinpath(*module.split(".")) for folder in self._folders]
        found = [path for path in paths if path.with_suffix(".py").is_file()]
        return found[0].with_suffix(".py").read_text("utf-8") if found else ""

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


def _without(constants: Numbers, statement: ast.stmt) -> tuple[list[str], str]:
    """The constants of a statement, and what is left of it without them."""
    match statement:
        case ast.ImportFrom(module=module, names=aliases):
            names = [alias.asname or alias.name for alias in aliases]
            left = [
                ast.unparse(alias)
                for alias, name in zip(aliases, names, strict=True)
                if name not in constants
            ]
            instead = f"from {module} import {', '.join(left)}" if left else "pass"
            return [name for name in names if name in constants], instead
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
