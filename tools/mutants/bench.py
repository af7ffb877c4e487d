"""What is tried, where, and what has come of it."""

from __future__ import annotations

import ast
import os
import shutil
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from mutants.changes import Mutant, changed
from mutants.covering import Seconds
from mutants.tree import PACKAGE

#: What notices a mutant before any test does.
LOADING = "loading"
#: Nothing has noticed it yet, and nothing may before a test has begun.
ASKED = "asked"
#: What nobody calls once the rules are compiled.
ONLY_UNCOMPILED = ("kernel/flat.py",)


@dataclass(frozen=True)
class Trial:
    mutant: Mutant
    tests: list[str]
    #: Whether nothing needs to be loaded anew for it.
    quick: bool = False
    #: Whether a test comes to the line at all.
    reached: bool = True


@dataclass(frozen=True)
class Outcome:
    trial: Trial
    #: The test that noticed, or what else did; None if the mutant survived.
    killed_by: str | None
    #: Whether it was noticed because the test did not end.
    hung: bool = False


@dataclass(frozen=True)
class Usual:
    """What tests take unchanged: seconds of the processor, and seconds of waiting."""

    seconds: Seconds
    waits: Seconds


class Bench:
    """The package again, made of links; one module at a time is changed."""

    def __init__(self) -> None:
        self.folder = Path(mkdtemp(prefix="mutants-"))
        self.sources = self.folder / "src"
        shutil.copytree(PACKAGE, self.sources / "irrgarten", copy_function=os.symlink)
        self.log = self.folder / "log"
        self.killer = self.folder / "killer"
        self.scratch = self.folder / "scratch"

    def change(self, mutant: Mutant) -> None:
        path = self.sources / "irrgarten" / mutant.module
        path.unlink()
        path.write_text(changed((PACKAGE / mutant.module).read_text(), mutant.change))
        os.utime(path, (0, 0))  # so that no bytecode fits it
        self.killer.write_text(LOADING)
        self.scratch.mkdir()

    def restore(self, mutant: Mutant) -> None:
        path = self.sources / "irrgarten" / mutant.module
        path.unlink()
        path.symlink_to(PACKAGE / mutant.module)
        shutil.rmtree(self.scratch, ignore_errors=True)

    def age(self) -> float:
        """Seconds since the last test has begun."""
        return time.time() - self.killer.stat().st_mtime

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def is_compiled(module: str) -> bool:
    """Whether it is, or lends constants to what is: a compiler has put in their values."""
    if module in ONLY_UNCOMPILED:
        return True
    return (PACKAGE / module).with_suffix(".pxd").exists() or module in _lenders()


@cache
def _lenders() -> set[str]:
    compiled = [path.with_suffix(".py") for path in PACKAGE.rglob("*.pxd")]
    return {
        f"{node.module.partition('.')[2].replace('.', '/')}.py"
        for path in compiled
        if path.exists()
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom) and node.module is not None
        if any(alias.name.isupper() for alias in node.names)
    }
