"""What is kept of a game that is over is what comes back, or is known to be damaged."""

from __future__ import annotations

import lzma

import pytest
from msgspec import Raw
from tests.server.fingers import Fingers, FingersOptions

from irrgarten.kernel.errors import RecordError
from irrgarten.kernel.state import WATCHER
from irrgarten.tables.bygone import ending_of, packed, unpacked
from irrgarten.tables.game import TableGame


@pytest.fixture
def game() -> TableGame:
    """A game that seat 0 has won."""
    game = TableGame.begun(Fingers(), FingersOptions(), "seed", {})
    game = game.after(game.tried(0, ["up", "done"]))
    game = game.after(game.tried(1, ["done"]))
    assert game.over
    return game


def test_all_comes_back_as_it_was(game: TableGame) -> None:
    ending = unpacked(packed(ending_of(game, {"0": [Raw(b"[1]")]})))
    assert (ending.ply, ending.result, ending.ended) == (3, game.result, None)
    assert ending.result == [1.0, 0.0]
    assert len(ending.told) == len(game.told(WATCHER))
    assert [shown.view["fingers"] for shown in ending.shown] == [[1, 0]] * 3, (
        "nothing is hidden now"
    )
    assert bytes(ending.films["0"][0]) == b"[1]"


@pytest.mark.parametrize(
    "kept",
    [
        b"",
        b"no packet",
        lzma.compress(b"{}")[:-1],
        lzma.compress(b""),
        lzma.compress(b"{"),
        lzma.compress(b"[]"),
        lzma.compress(b'{"ply": 3}'),
    ],
)
def test_what_is_no_ending_is_damaged(kept: bytes) -> None:
    with pytest.raises(RecordError, match="damaged"):
        unpacked(kept)
