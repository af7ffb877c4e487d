"""Compiled and uncompiled play agree, act for act, sample for sample."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import irrgarten
from irrgarten.kernel.play import AnyRules

SEEDS, MOST = 4, 500


@pytest.mark.skipif(not irrgarten.compiled, reason="there is no compiled build to compare")
def test_logs_are_the_same(rules: AnyRules, tree: Path) -> None:
    command = [sys.executable, "-m", "tests.contract.playthrough"]
    command += ["--log", rules.name, str(SEEDS), str(MOST)]

    def logged(pure: str) -> list[str]:
        environ = {**os.environ, "IRRGARTEN_PURE": pure}
        done = subprocess.run(command, cwd=tree, env=environ, check=True, capture_output=True)
        return done.stdout.decode().splitlines()

    compiled = logged("0")
    assert len(compiled) > SEEDS * MOST / 2
    assert compiled == logged("1")
