"""The short form of ``make soak``: each of the six processes is killed, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.soak.soaking import Wish, soak


@pytest.mark.slow
async def test_nothing_is_lost_whatever_is_killed(tmp_path: Path) -> None:
    wish = Wish(tables=15, kills=8, between=1.0, pause=0.02)
    found = await soak(tmp_path, wish, print)
    print("\n".join(found.lines()))
    assert found.losses == []
    assert found.finished == found.games > 0
    assert sum(found.kills.values()) == wish.kills
    assert found.diary.acts > wish.tables
