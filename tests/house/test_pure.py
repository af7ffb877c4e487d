"""The switch between compiled and uncompiled rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import irrgarten

TELL = (
    "import irrgarten, irrgarten.kernel.state as state;"
    "from irrgarten import _pure; _pure.warn_if_uncompiled();"
    "print(irrgarten.compiled, state.__file__)"
)


def tell(pure: str) -> tuple[str, Path, str]:
    package = str(Path(irrgarten.__file__).parent.parent)
    told = subprocess.run(
        [sys.executable, "-c", TELL],
        env={"IRRGARTEN_PURE": pure, "PYTHONPATH": package},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, path = told.stdout.split()
    return compiled, Path(path), told.stderr


def test_pure_uses_the_sources_and_says_so_loudly() -> None:
    compiled, path, said = tell("1")
    assert compiled == "False"
    assert path.suffix == ".py"
    assert "UNCOMPILED" in said


@pytest.mark.skipif(not irrgarten.compiled, reason="there are no compiled rules to prefer")
def test_compiled_rules_are_preferred() -> None:
    compiled, path, said = tell("0")
    assert compiled == "True"
    assert path.suffix != ".py"
    assert not said
