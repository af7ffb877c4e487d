"""Settings from flags, from the environment and from a TOML file, in this order.

Whatever flag a command has, it can be set by the other two as well: ``--pace`` is
``IRRGARTEN_PACE`` and ``pace``; ``--limits-watchers`` is ``IRRGARTEN_LIMITS_WATCHERS``, and
``watchers`` under ``[limits]``.
"""

from __future__ import annotations

import argparse
import difflib
import os
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from irrgarten.kernel.errors import IrrgartenError

PREFIX = "IRRGARTEN_"

#: What else begins so, and is for building and testing.
OTHERS = {"PURE", "BUILD", "CHROMIUM", "ITEMS", "SERVER", "THOROUGH", "UNSIGHTED"}

YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")

Actions = dict[str, argparse.Action]


class SettingsError(IrrgartenError):
    """A setting that there is not, or that cannot have this value; it is named."""


class _Config(argparse._StoreAction):
    """``--config``; ``only`` are the flags that file and environment may set, by default all."""

    only: Collection[str] | None = None


def add_config(parser: argparse.ArgumentParser, only: Collection[str] | None = None) -> None:
    """Let file and environment set the flags of a command, or ``only`` some of them."""
    action = parser.add_argument(
        "--config",
        action=_Config,
        type=Path,
        metavar="FILE",
        help="a TOML file of settings; flags and IRRGARTEN_… variables override it",
    )
    assert isinstance(action, _Config)
    action.only = only


def settable(parser: argparse.ArgumentParser) -> Actions:
    """The flags of a command by the name of what they set; none if it has no ``--config``."""
    flags = {
        action.dest: action
        for action in parser._actions
        if action.option_strings and action.dest not in ("help", "version")
    }
    config = flags.get("config")
    if not isinstance(config, _Config):
        return {}
    if config.only is None:
        return flags
    shared = {"config", "json", "language", *config.only}
    return {name: action for name, action in flags.items() if name in shared}


def parsed(
    parser: argparse.ArgumentParser,
    words: Sequence[str],
    elsewhere: Callable[[], Collection[str]],
) -> argparse.Namespace:
    """What was chosen. Raises SettingsError.

    ``elsewhere`` are settings that other commands have: one file, or one environment, is for all.
    """
    flags = settable(parser)
    required = [action for action in flags.values() if action.required]
    for action in required:
        action.required = False
    # No flag gives None, and one that is there already takes no default: so None is not chosen.
    args = argparse.Namespace(**dict.fromkeys(flags))
    args = parser.parse_intermixed_args(words, args)  # options may stand between moves
    if not flags:
        return args
    chosen = {name: action.default for name, action in flags.items()}
    given = {name: value for name, value in vars(args).items() if value is not None}
    environment = dict(_from_environment(flags, elsewhere))
    file = {**environment, **given}.get("config")
    in_file = dict(_from_file(file, flags, elsewhere)) if file else {}
    args = argparse.Namespace(**{**vars(args), **chosen, **in_file, **environment, **given})
    for action in required:
        if getattr(args, action.dest) is None:
            parser.error(f"{action.option_strings[0]} is needed")
    return args


def _from_environment(
    flags: Actions, elsewhere: Callable[[], Collection[str]]
) -> Iterator[tuple[str, Any]]:
    named = {name.upper(): name for name in flags}
    for variable, value in os.environ.items():
        name = variable.removeprefix(PREFIX)
        if name == variable or name in OTHERS or not value:
            continue
        if name in named:
            yield named[name], _read(flags[named[name]], value, variable)
        else:
            known = [*named, *(one.upper() for one in elsewhere())]
            _must_be(name, known, variable, PREFIX)


def _from_file(
    file: Path, flags: Actions, elsewhere: Callable[[], Collection[str]]
) -> Iterator[tuple[str, Any]]:
    for path, value in _leaves(_content(file)):
        name, where = "_".join(path), f"{file}: {'.'.join(path)}"
        if name in flags and name != "config":
            yield name, _read(flags[name], value, where)
        else:
            known = {*flags, *elsewhere()} - {"config"}
            _must_be(name, sorted(known), where)


def _content(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"--config {file}: {error.strerror}") from None
    except (UnicodeDecodeError, ValueError) as error:  # tomllib's own is a ValueError
        raise SettingsError(f"{file} is no TOML: {error}") from None


def _leaves(table: Mapping[str, Any], *path: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _leaves(value, *path, name)
        else:
            yield (*path, name), value


def _must_be(name: str, known: Sequence[str], where: str, prefix: str = "") -> None:
    if name not in known:
        close = difflib.get_close_matches(name, known, 1)
        meant = f"; did you mean {prefix}{close[0]}?" if close else ""
        raise SettingsError(f"{where}: there is no such setting{meant}")


# -- one value -------------------------------------------------------------------
def _read(action: argparse.Action, value: Any, where: str) -> Any:
    """As the flag would read it."""
    if isinstance(action, argparse._AppendAction):
        several = value.split(",") if isinstance(value, str) else value
        if not isinstance(several, list):
            raise SettingsError(f"{where}: a list is needed")
        return [_one(action, each, where) for each in several]
    if isinstance(action, argparse.BooleanOptionalAction | argparse._StoreTrueAction):
        word = str(value).lower()
        if word not in (*YES, *NO):
            raise SettingsError(f"{where}: true or false is needed")
        return word in YES
    return _one(action, value, where)


def _one(action: argparse.Action, value: Any, where: str) -> Any:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise SettingsError(f"{where}: one text or number is needed")
    word = str(value).strip()
    read: Any = action.type or str
    try:
        found = read(word)
    except argparse.ArgumentTypeError as error:
        raise SettingsError(f"{where}: {error}") from None
    except (TypeError, ValueError):
        raise SettingsError(f"{where}: its value cannot be read") from None
    if action.choices is not None and found not in action.choices:
        raise SettingsError(f"{where}: it is one of {', '.join(map(str, action.choices))}")
    return found
