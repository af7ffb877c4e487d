"""The tournament that is measured is played to its end, in a short form."""

from __future__ import annotations

from pathlib import Path

from tests.bench.tournament import measured


async def test_a_small_one(tmp_path: Path) -> None:
    figures = await measured(4, 1, tmp_path)
    assert (figures.encounters, figures.acts > 4 * 8) == (4, True)
    assert figures.asked > 1
    assert figures.server_mb > 10
