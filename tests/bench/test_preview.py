"""``make bench ONLY=preview`` measures every game, and comes to an end."""

from __future__ import annotations

import pytest
from tests.bench.preview import compare, share, tell

from irrgarten import registry


async def test_every_game_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    ways = await compare(tables=len(registry.names()), positions=3)
    assert [one.game for one in ways] == list(registry.names())
    assert all(len(one.pings) == 3 for one in ways)
    assert all(len(one.one) + one.not_shown == 3 for one in ways)
    assert any(one.one for one in ways)
    tell(ways)
    assert "all games" in capsys.readouterr().out


def test_the_share_is_the_time_within_which_so_many_came() -> None:
    took = [one / 1000 for one in range(1, 101)]
    assert share(took, 0.5) == pytest.approx(50)
    assert share(took, 0.99) == pytest.approx(99)
    assert share(took[:1], 0.99) == pytest.approx(1)
