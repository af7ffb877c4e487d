"""The wire as TypeScript types: ``python tools/wire_types.py > web/src/wire.ts``."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from irrgarten import registry
from irrgarten.kernel import record
from irrgarten.server import page_frames
from irrgarten.tables import frames

HEAD = """\
/**
 * The wire, generated from the server's types. Do not edit:
 * `python tools/wire_types.py > web/src/wire.ts`
 */
"""

#: What others are made of, and nobody sends.
_BASES = (
    msgspec.Struct,
    frames.ToServer,
    frames.ToClient,
    frames.AnyReply,
    page_frames.Conditions,
)

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


class Writer:
    """Writes structs as interfaces. ``named`` maps types to the names they go by."""

    def __init__(self, named: dict[Any, str]) -> None:
        self.named = named

    def written(self, type_: Any) -> str:
        if type_ is Any:
            return "unknown"
        if type_ in _PLAIN:
            return _PLAIN[type_]
        origin, args = get_origin(type_), get_args(type_)
        if origin is Annotated:
            return self.written(args[0])
        if type_ in self.named:
            return self.named[type_]
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.written(arg) for arg in args))
        if origin is Literal:
            return " | ".join(f"'{v}'" if isinstance(v, str) else str(v) for v in args)
        if origin is tuple:
            return f"[{', '.join(self.written(arg) for arg in args)}]"
        if origin is list:
            item = self.written(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self.written(args[0])}, {self.written(args[1])}>"
        raise TypeError(f"no TypeScript for {type_}")

    def interface(self, struct: type[msgspec.Struct]) -> str:
        lines = [f"export interface {self.named[struct]} {{"]
        config = struct.__struct_config__
        sent = config.forbid_unknown_fields and struct.__module__ != record.__name__
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: '{config.tag}';")
        for field in msgspec.structs.fields(struct):
            # What the client sends may leave out what has a default; the server hardly ever does.
            may_lack = sent or config.omit_defaults
            mark = "?" if may_lack and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.written(field.type)};")
        return "\n".join([*_comment(struct), *lines, "}"])

    def alias(self, name: str, type_: Any) -> str:
        return f"export type {name} = {self.written(type_)};"


def _comment(struct: type) -> Iterator[str]:
    text = struct.__dict__.get("__doc__")
    if text is None:
        return
    lines = inspect.cleandoc(text).replace("``", "`").replace("None", "null").split("\n")
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
    else:
        yield "/**"
        yield from (f" * {line}".rstrip() for line in lines)
        yield " */"


def _of_frames() -> Iterator[str]:
    structs, literals, unions = {}, {}, {}
    modules = (page_frames, frames)
    for name, value in {
        name: one for module in modules for name, one in vars(module).items()
    }.items():
        if inspect.isclass(value) and issubclass(value, msgspec.Struct):
            if value not in _BASES:
                structs[value] = name
        elif get_origin(value) is Literal:
            literals[value] = name
        elif get_origin(value) is UnionType:
            unions[value] = name
    writer = Writer(structs | literals)
    for value, name in literals.items():
        yield Writer({}).alias(name, value)
    for struct in structs:
        yield writer.interface(struct)
    for value, name in unions.items():
        yield writer.alias(name, value)


def _of_game(name: str) -> Iterator[str]:
    rules = registry.rules(name)
    prefix = "".join(word.capitalize() for word in name.split("_"))
    events = get_args(rules.event_type)
    named: dict[Any, str] = {
        rules.options_type: f"{prefix}Options",
        rules.view_type: f"{prefix}View",
    }
    named |= {part: f"{prefix}{part.__name__}" for part in _within(rules.view_type)}
    named |= {event: f"{prefix}{event.__name__}" for event in events}
    writer = Writer(named)
    for struct in named:
        yield writer.interface(struct)
    yield writer.alias(f"{prefix}Event", rules.event_type)


def _within(type_: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs that a view is made of."""
    inner = [field.type for field in msgspec.structs.fields(type_)] if _is_struct(type_) else ()
    for part in inner or get_args(type_):
        if _is_struct(part):
            yield part
        yield from _within(part)


def _is_struct(type_: Any) -> bool:
    return inspect.isclass(type_) and issubclass(type_, msgspec.Struct)


def typescript() -> str:
    most_acts = f"/** Acts in one frame. */\nexport const MOST_ACTS = {frames.MOST_ACTS};"
    parts = [HEAD.rstrip(), most_acts, *_of_frames()]
    for name in registry.bundled():
        parts += _of_game(name)
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
