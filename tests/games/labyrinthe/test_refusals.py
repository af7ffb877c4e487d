"""What refusals say they are about: the square or the seat they speak of."""

from __future__ import annotations

import pytest
from tests.games.labyrinthe.boards import refused, table

clause = pytest.mark.clause

#: Pawns and blocks beside the white squares, of which two are taken.
YARD = """
    . . + + 1 . .
    . . + 1 + . .
    . . + + + . .
    . A A . . . C
    . . . 0 . . C
    1 . . . . . .
    . . . B B . 0
"""


@pytest.mark.parametrize(
    ("act", "reason", "square"),
    [
        ("h7-h8", "LAB-10 why-not-your-pawn", "h7"),
        ("i7-i8", "LAB-10 why-no-pawn", "i7"),
        ("[i7-i8]", "LAB-10 why-no-block", "i7"),
        ("k8-k6", "LAB-13 why-block-in-the-way", "k6"),
        ("n6-k6", "LAB-13 why-block-in-the-way", "l6"),
        ("k8-k12", "LAB-14 why-pawn-in-the-way", "k11"),
        ("[i9-i10]", "LAB-17 why-white-squares", "j10"),
        ("[k6-j6]", "LAB-16 why-not-touching", None),
        ("[k6-m6]", "LAB-18 why-block-on-pawn", "n6"),
        ("[k6-k8]", "LAB-18 why-block-on-pawn", "k8"),
        ("[k6-k9]", "LAB-15 why-block-against-pawn", "k8"),
        ("[n8-n7]", "LAB-16 why-not-touching", None),
        ("[n8-n6]", "LAB-18 why-block-on-pawn", "n6"),
        ("[n8-i8]", "LAB-15 why-block-against-pawn", "k8"),
        ("k8-k10/j12", "LAB-21 why-nobody-there", "k10"),
        ("k8-k11", "LAB-21 why-shift-where", "k11"),
        ("k8-k11/k9", "LAB-21 why-shift-outside", "k9"),
        ("k8-k11/l12", "LAB-21 why-shift-taken", "l12"),
    ],
)
def test_the_square_that_is_spoken_of_is_named(act: str, reason: str, square: str | None) -> None:
    refusal = table(YARD, "h6").refusal(act)
    assert refusal is not None
    assert f"{refusal.clause} {refusal.reason}" == reason
    assert refusal.about == ({} if square is None else {"square": square})


@clause("LAB-15")
def test_the_block_that_stops_another_is_named_by_the_square() -> None:
    refusal = table("A . . B B\n0 . . . 1", "c3").refusal("[f4-d4]")
    assert refusal is None
    refusal = table("A . . B B\n0 . . . 1", "c3").refusal("[f4-c4]")
    assert refusal is not None
    assert (refusal.reason, refusal.about) == ("why-block-against-block", {"square": "c4"})


@clause("LAB-14", "LAB-21")
def test_the_square_of_a_pawn_that_stays_where_it_is_is_named() -> None:
    game = table(". + + + .\n. 0 1 + .\n. + + + .\n. . . . .\n0 . 1 . .", "i8")
    refusal = game.refusal("j11-k11/l12")
    assert refusal is not None
    assert (refusal.reason, refusal.about) == ("why-from-inside", {"square": "k11"})
    refusal = game.refusal("i8-k8")
    assert refusal is not None
    assert (refusal.reason, refusal.about) == ("why-pawn-there", {"square": "k8"})


@clause("LAB-12", "LAB-15")
def test_a_piece_on_the_first_square_does_not_stay_there() -> None:
    assert refused(table("A B . 0 1"), "[a1-a1]") == "LAB-15 why-block-stays"
    assert refused(table("0 B . 0 1"), "a1-a1") == "LAB-12 why-pawn-stays"


@clause("LAB-05")
@pytest.mark.parametrize("turn", [0, 1])
def test_who_is_to_act_is_named(turn: int) -> None:
    refusal = table(YARD, "h6", turn=turn).refusal("k8-k9", 1 - turn)
    assert refusal is not None
    assert (refusal.reason, refusal.about) == ("why-not-your-turn", {"seat": turn})
