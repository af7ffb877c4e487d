"""Flags for what can be set about a server: one for each field that says what it is."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Container, Iterator, Mapping
from typing import Any, NamedTuple, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.inspect import FloatType, IntType, Metadata, StructType, type_info
from msgspec.structs import fields


class Setting(NamedTuple):
    """``path`` leads to the field, through the structs that it is in."""

    path: tuple[str, ...]
    kind: IntType | FloatType
    default: Any
    words: str


def settings_of(struct: type[Struct], default: Struct | None = None) -> Iterator[Setting]:
    """Whatever has words, and all that is in it."""
    hints = get_type_hints(struct, include_extras=True)
    for field in fields(struct):
        info = type_info(hints[field.name]) if _has_words(hints[field.name]) else None
        if not isinstance(info, Metadata):
            continue
        words = (info.extra_json_schema or {})["description"]
        value = field.default if default is None else getattr(default, field.name)
        if isinstance(info.type, StructType):
            for inner in settings_of(info.type.cls, value):
                both = f"{words}: {inner.words}"
                yield inner._replace(path=(field.name, *inner.path), words=both)
        elif isinstance(info.type, IntType | FloatType):
            yield Setting((field.name,), info.type, value, words)


def _has_words(hint: Any) -> bool:
    return any(isinstance(one, msgspec.Meta) for one in getattr(hint, "__metadata__", ()))


def add(
    parser: argparse._ActionsContainer,
    struct: type[Struct],
    *under: str,
    only: Container[str] | None = None,
) -> None:
    """``under`` is the name of the field, in what is set, that holds the struct."""
    for setting in settings_of(struct):
        if only is not None and setting.path[0] not in only:
            continue
        name = "_".join([*under, *setting.path])
        assert setting.default is not NODEFAULT
        parser.add_argument(
            f"--{name.replace('_', '-')}",
            dest=name,
            type=_reader(setting.kind),
            default=setting.default,
            metavar="N",
            help=f"{setting.words} (default: %(default)s)",
        )


def chosen(args: argparse.Namespace, struct: type[Struct], *under: str) -> dict[str, Any]:
    """What of a struct was chosen, to make one of it or to change one."""
    values = vars(args)
    found: dict[str, Any] = {}
    for setting in settings_of(struct):
        into = found
        for step in setting.path[:-1]:
            into = into.setdefault(step, {})
        into[setting.path[-1]] = values["_".join([*under, *setting.path])]
    hints = get_type_hints(struct)
    return {name: _made(hints[name], value) for name, value in found.items()}


def _made(kind: Any, value: Any) -> Any:
    return kind(**value) if isinstance(value, Mapping) else value


def _reader(kind: IntType | FloatType) -> Callable[[str], float]:
    whole = isinstance(kind, IntType)
    what = "a whole number" if whole else "a number"
    what += f" above {kind.gt}" if kind.gt is not None else f" from {kind.ge}"

    def read(word: str) -> float:
        try:
            number = int(word) if whole else float(word)
        except ValueError:
            number = math.nan
        low = kind.gt is not None and not number > kind.gt
        low = low or (kind.ge is not None and not number >= kind.ge)
        if low or not math.isfinite(number):
            raise argparse.ArgumentTypeError(f"'{word}' is not {what}")
        return number

    return read
