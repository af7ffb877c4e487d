"""Who plays alike: the same question gives the same answer wherever it is asked."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError, version

from irrgarten import registry
from irrgarten.search.levels import COMPILED


@cache
def kinship() -> str:
    """The rules known here and what thinks by them, for people to read."""
    rules = (registry.rules(name) for name in registry.names())
    games = ", ".join(f"{one.name} {one.version}" for one in rules)
    return f"irrgarten {_version()}{'' if COMPILED else ' uncompiled'} ({games})"


def queue_name(of: str = "") -> str:
    """Workers and servers that do not play alike never meet: each kinship has its own queue.

    What must not wait behind bots, nor they behind it, is in another one of its own.
    """
    return f"irrgarten:{hashlib.sha256(f'{kinship()}{of}'.encode()).hexdigest()[:16]}"


def _version() -> str:
    try:
        return version("irrgarten")
    except PackageNotFoundError:
        return "of its own"
