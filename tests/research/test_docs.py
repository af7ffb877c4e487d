"""The examples of ``docs/research.md`` run, and its table of ids counts right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.research.tables import Table, all_tables, names

from irrgarten.research.table import ResearchTable


def test_examples_of_the_page_run(tree: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (tree / "docs/research.md").read_text(), re.DOTALL)
    assert len(blocks) == 5
    exec("\n".join(blocks), {})


@pytest.mark.parametrize("table", all_tables(), ids=names)
def test_number_of_ids_is_as_documented(table: Table) -> None:
    game, options = table
    made = ResearchTable(game, options)
    sides = {"caminos": made.layout[1][1][-1], "labyria": options.get("size", 10)}
    side, seats = sides.get(game, 0), made.seats
    documented = {
        "magic_labyrinth": 5,
        "caminos": 54 * side**2,
        "dog": 32 * seats**2 + 381 * seats + 15,
        "labyria": 29 * side**2 + 1,
        "labyrinthe": 3024,
    }
    assert made.acts == documented[game]
