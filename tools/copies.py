"""Copies for the compiler: ``copy_fields(self, o)`` becomes an assignment for each field.

A class says in ``__init__`` which fields it has: lists, objects that copy themselves, and numbers.
In C they have no names that could be gone through, so the compiler reads them written out, all on
the line where the call stood.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from definitions import arrays_made


def with_copies(text: str) -> str:
    """A module's text, line by line the same but for the calls."""
    if "copy_fields(" not in text:
        return text
    lines = text.split("\n")
    for kind in ast.walk(ast.parse(text)):
        if isinstance(kind, ast.ClassDef):
            for call in ast.walk(kind):
                match call:
                    case ast.Call(
                        func=ast.Name("copy_fields"), args=[ast.Name("self"), ast.Name(other)]
                    ):
                        row = "; ".join(_copied(kind, other, _room(call)))
                        lines[call.lineno - 1] = f"{' ' * call.col_offset}{row}"
    return "\n".join(lines)


def _room(call: ast.Call) -> tuple[str, ...]:
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    return tuple(ast.literal_eval(named["room"])) if "room" in named else ()


def _copied(kind: ast.ClassDef, other: str, room: tuple[str, ...]) -> Iterator[str]:
    for name, value in _fields(kind):
        if name in room:
            continue
        match value:
            case _ if arrays_made(value):
                yield f"self.{name}[:] = {other}.{name}"
            case ast.Call():
                yield f"self.{name}.copy_from({other}.{name})"
            case _:
                yield f"self.{name} = {other}.{name}"


def _fields(kind: ast.ClassDef) -> Iterator[tuple[str, ast.expr]]:
    """What ``__init__`` sets, in its order."""
    for method in kind.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            for statement in ast.walk(method):
                targets, value = _set_by(statement)
                for target in targets:
                    for one in target.elts if isinstance(target, ast.Tuple) else (target,):
                        if isinstance(one, ast.Attribute):
                            yield one.attr, value


def _set_by(statement: ast.AST) -> tuple[list[ast.expr], ast.expr]:
    match statement:
        case ast.Assign(targets=targets, value=value):
            return targets, value
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            return [target], value
    return [], ast.Constant(None)
