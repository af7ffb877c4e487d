"""The tables that environments are tried at: all of them where there is time."""

from __future__ import annotations

import os
from typing import Any

from tests.contract.options import tables

from irrgarten import registry

#: ``make research-test`` tries every table, ``make test`` one of each game.
THOROUGH = bool(os.environ.get("IRRGARTEN_THOROUGH"))
#: Games are cut after so many acts, since random play may wander.
MOST = 2000 if THOROUGH else 150

Table = tuple[str, dict[str, Any]]


def all_tables() -> list[Table]:
    found = [(name, table) for name in registry.bundled() for table in tables(registry.rules(name))]
    if THOROUGH:
        return found
    return [next(each for each in found[::-1] if each[0] == name) for name in registry.bundled()]


def names(table: Table) -> str:
    return "-".join([table[0], *map(str, table[1].values())])
