"""Where the texts and the built client lie: in the package, or in the tree it is developed in."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_TREE = _PACKAGE.parent.parent


def _found(shipped: Path, developed: Path) -> Path:
    return shipped if shipped.is_dir() else developed


def locales() -> Path:
    """The folder with a folder of ``.ftl`` files for each language."""
    return _found(_PACKAGE / "locales", _TREE / "locales")


def lessons() -> Path:
    """The folder with a folder of lessons for each game."""
    return _found(_PACKAGE / "lessons" / "data", _TREE / "lessons")


def client() -> Path:
    """The folder with the built browser client; it may not exist in a tree not yet built."""
    return _found(_PACKAGE / "server" / "client", _TREE / "web" / "dist")
