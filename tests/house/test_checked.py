"""The checked build really stops where the plain one would quietly go astray."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

#: The array comes last in its class, where a plain bounds check would not look.
SHELF = """\
import cython
from irrgarten.kernel.flat import ints

@cython.cclass
class Shelf:
    def __init__(self) -> None:
        self.book = ints(8)

    def put(self, at: int, value: int) -> None:
        self.book[at] = value

    def doubled(self, value: int) -> int:
        return value * 2
"""


@pytest.fixture(scope="module")
def checked(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small compiled module, built the way ``make checked`` builds the rules."""
    if shutil.which("gcc") is None:
        pytest.skip("the checked build needs gcc")
    root = tmp_path_factory.mktemp("checked")
    package = root / "src" / "irrgarten"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "shelf.py").write_text(SHELF)
    (package / "kernel").mkdir()
    shutil.copy(tree / "src/irrgarten/kernel/flat.py", package / "kernel")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(tree / name, root)
    shutil.copytree(tree / "tools", root / "tools")
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--checked"],
        cwd=root,
        check=True,
        capture_output=True,
    )
    return root / "src"


def ran(checked: Path, statement: str) -> subprocess.CompletedProcess[str]:
    script = f"from irrgarten.shelf import Shelf; shelf = Shelf(); {statement}; print('done')"
    return subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": str(checked)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("statement", ["shelf.put(7, 1)", "shelf.doubled(2**61)"])
def test_what_fits_passes(checked: Path, statement: str) -> None:
    done = ran(checked, statement)
    assert done.stdout == "done\n", done.stderr


@pytest.mark.parametrize(
    ("statement", "complaint"),
    [
        ("shelf.put(8, 1)", "out of bounds"),
        ("shelf.put(-1, 1)", "out of bounds"),
        ("shelf.doubled(2**62)", "overflow"),
    ],
)
def test_what_does_not_fit_is_stopped(checked: Path, statement: str, complaint: str) -> None:
    stopped = ran(checked, statement)
    assert stopped.returncode != 0
    assert complaint in stopped.stderr
