"""The games by name: the folders of ``games``, and what other packages install.

A folder exposes ``RULES``. Another package names its rules in the entry point group
``irrgarten.games``: ``three_in_a_row = "three_in_a_row:RULES"``.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from irrgarten import games
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.rules import Rules

AnyRules = Rules[Any, Any, Any]
GROUP = "irrgarten.games"


class UnknownGame(IrrgartenError):
    """There is no game of that name."""


@cache
def bundled() -> list[str]:
    """Return the names of the games in this package."""
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__))


@cache
def _installed() -> Mapping[str, EntryPoint]:
    """Return the games of other packages; they cannot replace those of this one."""
    found = entry_points(group=GROUP)
    return {point.name: point for point in found if point.name not in bundled()}


@cache
def _names() -> tuple[str, ...]:
    return tuple(sorted({*bundled(), *_installed()}))


def names() -> list[str]:
    return [*_names()]


@cache
def rules(name: str) -> AnyRules:
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(names())}")
    if name in bundled():
        found: AnyRules = import_module(f"irrgarten.games.{name}").RULES
        return found
    found = _installed()[name].load()
    if not isinstance(found, Rules) or found.name != name:
        raise TypeError(f"{_installed()[name].value} is not the rules of {name!r}")
    return found
