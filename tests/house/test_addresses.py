"""Nothing committed says where a package is downloaded from."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

#: Written in halves, or this file would find itself.
HOSTS = ["registry.npm" + "js", "registry.yarn" + "pkg", "files.python" + "hosted", "pypi" + ".org"]
ADDRESS = re.compile("|".join([*map(re.escape, HOSTS), r'"resolved":\s*"http']))


def committed(tree: Path) -> list[Path]:
    try:
        told = subprocess.run(
            ["git", "ls-files", "-z"], cwd=tree, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [tree / name for name in told.stdout.split("\0") if name and (tree / name).is_file()]


def test_no_committed_file_names_a_registry(tree: Path) -> None:
    found = [
        f"{path.relative_to(tree)}: {match.group()}"
        for path in committed(tree)
        if (match := ADDRESS.search(path.read_bytes().decode(errors="replace")))
    ]
    assert not found


def test_constraints_pin_every_dependency_with_hashes(tree: Path) -> None:
    entry = r"([A-Za-z0-9._-]+)==[0-9][^ ]*(?: ; [^\\]+)?(?: \\\n    --hash=sha256:[0-9a-f]{64})+\n"
    text = re.sub(r"^#.*\n", "", (tree / "constraints.txt").read_text(), flags=re.M)
    assert re.fullmatch(f"(?:{entry})+", text), "each has a version and hashes, and nothing else"
    pinned = {plain(name) for name in re.findall(entry, text)}
    project = tomllib.loads((tree / "pyproject.toml").read_text())
    wanted = project["build-system"]["requires"] + project["project"]["dependencies"]
    wanted += [
        need for extra in project["project"]["optional-dependencies"].values() for need in extra
    ]
    assert {plain(re.split(r"[\[<>=~! ]", need)[0]) for need in wanted} <= pinned


@pytest.mark.parametrize("page", ["README.md", "docs", "deploy"])
def test_hosts_are_told_to_install_packages_by_their_hashes(tree: Path, page: str) -> None:
    """Only ``tools/install.py`` compares packages with constraints.txt; libraries need not."""
    pages = [path for path in committed(tree) if path.is_relative_to(tree / page)]
    assert pages
    told = [path.name for path in pages if "pip install" in path.read_text(errors="replace")]
    assert {*told} <= {"0009-build-backend.md", "adding-a-game.md", "research.md"}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
