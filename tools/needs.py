"""What the project needs, or one of its extras, a line each for ``pip install --requirement``.

``python tools/needs.py`` tells what it needs itself, ``python tools/needs.py train`` the extra.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path


def needs(extra: str | None = None) -> list[str]:
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    found: list[str] = project["dependencies"]
    return found if extra is None else project["optional-dependencies"][extra]


if __name__ == "__main__":
    print(*needs(*sys.argv[1:]), sep="\n")
