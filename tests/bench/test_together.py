"""``make bench ONLY=together`` measures every game, and comes to an end."""

from __future__ import annotations

import pytest
from tests.bench.together import compare, tell

from irrgarten import registry


@pytest.mark.slow
async def test_every_game_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    told = await compare(tables=4, acts=3)
    assert [one.game for one in told] == list(registry.names())
    assert all(len(one.here) == len(one.there) == 3 for one in told)
    tell(told)
    assert "all games" in capsys.readouterr().out
