"""Compiled and uncompiled play agree, act for act, sample for sample."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.contract.options import tables

import irrgarten
from irrgarten.kernel.play import AnyRules

SEEDS, MOST = 4, 250  # or more seeds, so that every table is played


@pytest.mark.skipif(not irrgarten.compiled, reason="there is no compiled build to compare")
def test_logs_are_the_same(rules: AnyRules, tree: Path) -> None:
    seeds = max(SEEDS, len(tables(rules)))
    command = [sys.executable, "-m", "tests.contract.playthrough"]
    command += ["--log", rules.name, str(seeds), str(MOST)]

    def logged(pure: str) -> list[str]:
        environ = {**os.environ, "IRRGARTEN_PURE": pure}
        done = subprocess.run(command, cwd=tree, env=environ, check=True, capture_output=True)
        return done.stdout.decode().splitlines()

    compiled = logged("0")
    assert len(compiled) > 2 * seeds  # acts, and not only ends; some games are short
    assert compiled == logged("1")
