"""The toy games, compiled whenever the search is: its loop calls nothing that is not."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from fcntl import LOCK_EX, flock
from pathlib import Path
from types import ModuleType

import pytest

import irrgarten
from constants import copy_sources
from irrgarten.search import ismcts

HERE = Path(__file__).parent
BUILD = """
import sys
from Cython.Build import cythonize
from setuptools import Extension, setup
source, target = sys.argv[1:]
sys.argv[1:] = ["-q", "build_ext", "--build-lib", target, "--build-temp", target + "/o"]
toys = Extension("toys", [source], extra_compile_args=["-O1"])
directives = {"language_level": 3, "infer_types": True, "annotation_typing": False}
setup(ext_modules=cythonize([toys], include_path=[target],
                            compiler_directives=directives, quiet=True))
"""


def _built(base: Path) -> Path:
    """The compiled toys, made by whichever process of the tests needs them first."""
    target = base / "toys"
    with (base / "toys.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not target.exists():
            target.mkdir()
            _build(target)
    return next(target.glob("toys.*.so"))


def _build(target: Path) -> None:
    headers = Path(irrgarten.__file__).parent.parent
    copy_sources(HERE, target, headers)
    command = [sys.executable, "-c", BUILD, str(target / "toys.py"), str(target)]
    made = subprocess.run(command, capture_output=True, text=True, check=False, cwd=target)
    assert made.returncode == 0, made.stderr


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    compiled = not ismcts.__file__.endswith(".py")
    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent  # that of all processes of this run
    path = _built(base) if compiled else HERE / "toys.py"
    spec = importlib.util.spec_from_file_location("toys", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
