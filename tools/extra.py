"""What an extra of the project needs, for ``pip install``: ``python tools/extra.py train``."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path


def needs(extra: str) -> list[str]:
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    found: list[str] = project["optional-dependencies"][extra]
    return found


if __name__ == "__main__":
    print(*(need for extra in sys.argv[1:] for need in needs(extra)))
