"""Chance played by hand, and chips laid down by hand, as far as there are such things."""

from __future__ import annotations

import pytest
from tests.games.magic_labyrinth.floor import drawn
from tests.games.positions import altered
from tests.wording import is_whole

import irrgarten

clause = pytest.mark.clause

FLOOR = """
    . . . . . 1
    . . . . . .
    . . . * . .
    . . . . . .
    . . . . . .
    0 . . . . .
"""


@clause("MAG-10")
@pytest.mark.parametrize("face", [0, 5, 6, 7, 8, 9])
def test_no_other_face_is_on_the_die(face: int) -> None:
    game = irrgarten.load(drawn(FLOOR, rolled=None), chance="manual")
    refusal = game.refusal(f"roll {face}")
    assert refusal is not None
    assert refusal.clause == "MAG-10"
    assert is_whole("magic_labyrinth", refusal)
    assert refusal.about == {"face": face}


@clause("MAG-23")
def test_nobody_has_more_than_five_chips() -> None:
    chips = ["owl", "key", "bat", "book", "bottle", "broom"]
    with pytest.raises(irrgarten.PositionError, match=r"state\.chips\[1\].*MAG-23"):
        irrgarten.load(altered(drawn(FLOOR), "state.chips.1", chips))


@clause("MAG-12")
def test_whoever_plays_what_is_forbidden_reads_why_and_by_which_clause() -> None:
    game = irrgarten.load(drawn(FLOOR), chance="manual")
    with pytest.raises(irrgarten.IllegalMove) as refused:
        game.play("ne")
    said = "A step goes up, down, left or right, not diagonally."
    assert refused.value.message == said
    assert str(refused.value) == f"{said} (MAG-12)"
