"""The examples in the documentation run."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

#: Pages whose Python blocks are one program, from top to bottom.
PAGES = ["library.md"]


@pytest.mark.parametrize("page", PAGES)
def test_examples_of_a_page_run(page: str, tree: Path, tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (tree / "docs" / page).read_text(), re.DOTALL)
    assert len(blocks) > 3
    script = tmp_path / "examples.py"
    script.write_text("\n".join(blocks))
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr


def test_citation_names_the_version_and_licence_of_the_package(tree: Path) -> None:
    project = tomllib.loads((tree / "pyproject.toml").read_text())["project"]
    citation = yaml.safe_load((tree / "CITATION.cff").read_text())
    assert citation["cff-version"] == "1.2.0"
    assert (citation["version"], citation["license"]) == (project["version"], project["license"])
    assert {"message", "title", "authors"} <= citation.keys()
