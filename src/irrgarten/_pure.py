"""Whether the rules run compiled; and the switch that makes them run uncompiled.

With ``IRRGARTEN_PURE=1`` in the environment the ``.py`` files are used even where a compiled
module lies beside them: for a debugger, and for comparing the two.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

WARNING = """\
irrgarten: the rules run UNCOMPILED, some hundred times slower: computer players will be weak.
irrgarten: install a C compiler and the headers of Python, then install irrgarten again."""


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package in their sources only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("irrgarten."):
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


def switch() -> None:
    if os.environ.get("IRRGARTEN_PURE", "0") not in ("", "0"):
        sys.meta_path.insert(0, SourceFinder())


def is_compiled() -> bool:
    from irrgarten.kernel import state

    return not str(state.__file__).endswith(tuple(SOURCE_SUFFIXES))


def warn_if_uncompiled() -> None:
    """Say on stderr that computer players will be weak; nothing if the rules are compiled."""
    if not is_compiled():
        print(WARNING, file=sys.stderr)
