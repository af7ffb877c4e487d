"""Chance played by hand, and chips laid down by hand, as far as there are such things."""

from __future__ import annotations

import pytest
from tests.games.magic_labyrinth.floor import drawn
from tests.games.positions import altered
from tests.wording import is_whole

import irrgarten
from irrgarten.kernel.clauses import Refusal

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


@clause("MAG-07")
def test_the_chip_that_is_not_in_the_bag_is_named() -> None:
    position = drawn(FLOOR.replace("*", "."), chips=["owl", ""])
    game = irrgarten.load(position, chance="manual")
    assert game.refusal("chip key") is None
    assert game.refusal("chip owl") == Refusal("MAG-07", "why-not-in-bag", {"symbol": "owl"})


@clause("MAG-23")
def test_nobody_has_more_than_five_chips() -> None:
    chips = ["owl", "key", "bat", "book", "bottle", "broom"]
    with pytest.raises(irrgarten.PositionError, match=r"state\.chips\[1\].*MAG-23"):
        irrgarten.load(altered(drawn(FLOOR), "state.chips.1", chips))


@clause("MAG-08")
@pytest.mark.parametrize("turn", [0, 1])
def test_who_is_to_act_is_named(turn: int) -> None:
    game = irrgarten.load(drawn(FLOOR, turn=turn), chance="manual")
    refusal = game.refusal("n", 1 - turn)
    assert refusal == Refusal("MAG-08", "why-not-your-turn", {"seat": turn})


@clause("MAG-14")
@pytest.mark.parametrize(
    ("left", "reason"), [(1, "why-occupied-last-step"), (2, "why-occupied-no-way-on")]
)
def test_the_taken_field_is_named(left: int, reason: str) -> None:
    """With one step left it would stay there; with two it comes back to where it is now."""
    floor = """
        . . . . . .
        . . . . . .
        . . . * . .
        . . . . . .
        2 . . . . .
        1 03 . . . .
    """
    game = irrgarten.load(drawn(floor, rolled=4, left=left), chance="manual")
    assert game.refusal("w") == Refusal("MAG-14", reason, {"field": "a1"})


@clause("MAG-12")
def test_whoever_plays_what_is_forbidden_reads_why_and_by_which_clause() -> None:
    game = irrgarten.load(drawn(FLOOR), chance="manual")
    with pytest.raises(irrgarten.IllegalMove) as refused:
        game.play("ne")
    said = "A step goes up, down, left or right, not diagonally."
    assert refused.value.message == said
    assert str(refused.value) == f"{said} (MAG-12)"
