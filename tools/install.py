"""Installs Irrgarten into an environment of its own, from packages that match their hashes.

Usage: python tools/install.py FOLDER [EXTRA …], such as /opt/irrgarten postgresql bus

FOLDER becomes a virtual environment. Every package is one that constraints.txt pins; pip compares
each file with the hashes there.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

import client
import needs

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "constraints.txt"
#: What compiles the rules.
BUILD = ("setuptools", "wheel", "cython")


def install(folder: Path, extras: Sequence[str], package: Path = ROOT) -> None:
    """Install ``package``, the source tree or a wheel of it, into ``folder``."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    # The pip that comes with Python may be too old to read hashes from constraints.
    _pip(python, "--requirement", "/dev/stdin", given=needs.pinned("pip"))
    wanted = [*BUILD, *client.requirements(), *needs.needs()]
    for extra in extras:
        wanted += needs.needs(extra)
    checked = ["--constraint", str(CONSTRAINTS), "--build-constraint", str(CONSTRAINTS)]
    _pip(python, *checked, "--requirement", "/dev/stdin", given="\n".join(wanted))
    _pip(python, "--no-build-isolation", "--no-deps", str(package))


def _pip(python: Path, *arguments: str, given: str = "") -> None:
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    path = os.pathsep.join([str(python.parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    subprocess.run([*command, *arguments], input=given, text=True, check=True, env=environment)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    install(Path(sys.argv[1]).resolve(), sys.argv[2:])
