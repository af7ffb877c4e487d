"""The games there are, by name. A game is a folder in ``games`` that exposes ``RULES``."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from irrgarten import games
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.rules import Rules

AnyRules = Rules[Any, Any, Any]


class UnknownGame(IrrgartenError):
    """There is no game of that name."""


def names() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__))


@cache
def rules(name: str) -> AnyRules:
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(names())}")
    found: AnyRules = import_module(f"irrgarten.games.{name}").RULES
    return found
