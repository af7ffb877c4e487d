"""Why an act is good: pawns in the centre, others shifted, ways made shorter and longer."""

from __future__ import annotations

import pytest
from tests.contract.reasoning import facts
from tests.games.labyrinthe.boards import drawn

from irrgarten import registry
from irrgarten.games.labyrinthe.options import LabyrintheOptions
from irrgarten.kernel.facts import Fact
from irrgarten.kernel.play import Play
from irrgarten.kernel.rng import Rng

#: The white squares and the squares below; pawns that are not shown are two moves away.
BELOW = """
    . + + + . .
    . + + + . .
    . + + + . .
    . . . . A .
    . . 0 B . .
"""


def said(board: str, act: str, at: str = "i8", turn: int = 0, players: int = 2) -> list[Fact]:
    rules = registry.rules("labyrinthe")
    play = Play(rules, rules.load(drawn(board, at, turn=turn, players=players)), None)
    memory = rules.memory(LabyrintheOptions(), 0, 1.0, Rng(1))
    return list(facts(play, turn, memory, act))


def nearer(moves: int) -> Fact:
    return Fact("hint-nearer", {"moves": moves}, -moves)


@pytest.mark.parametrize(
    ("row", "count", "moves"), [(". + + + . .", 1, 4), (". + + 0 . .", 2, 2), (". 1 0 1 . .", 2, 2)]
)
def test_a_pawn_comes_to_the_centre(row: str, count: int, moves: int) -> None:
    board = BELOW.replace(". + + + . .", row, 1)
    assert said(board, "k8-k10") == [Fact("hint-centre", {"count": count}), nearer(moves)]


def test_within_the_centre_none_comes_to_it() -> None:
    assert said(BELOW.replace(". + + + . .", ". 0 + + . .", 1), "j12-j11") == []


def test_another_is_shifted() -> None:
    """LAB-21: but one's own pawn is no matter of theirs."""
    board = """
        . + + + . .
        . + 1 + . .
        . + + + . .
        . . . . . .
        . . 0 . . .
    """
    centre = Fact("hint-centre", {"count": 1})
    assert said(board, "k8-k11/l12") == [centre, Fact("hint-shifts", {"other": 1}), nearer(4)]
    assert said(board.replace("1", "0"), "k8-k11/l12") == [
        Fact("hint-centre", {"count": 2}),
        nearer(2),
    ]


def test_a_pawn_comes_nearer_or_does_not() -> None:
    """Three pawns count, two moves each: after one of them, five are left."""
    assert said("0 . . . 1", "a1-a11", "a1") == [nearer(5)]
    assert said("0 . . . 1", "a1-a2", "a1") == []


def test_a_block_opens_a_way() -> None:
    board = BELOW.replace(". . . . A .", ". . A . . .")
    assert said(board, "[k9-m9]") == [Fact("hint-opens", {"moves": 5}, -5)]


def test_a_block_makes_the_way_of_another_longer() -> None:
    """For the own pawn that is nothing to be said for it."""
    blocks = Fact("hint-blocks", {"other": 1}, 1)
    assert said(BELOW.replace("0", "1"), "[m9-k9]") == [blocks]
    assert said(BELOW, "[m9-k9]") == []
    assert said(BELOW, "[m9-k9]", turn=1) == [Fact("hint-blocks", {"other": 0}, 1)]


def test_a_block_keeps_the_third_pawn_out() -> None:
    """LAB-23: two of theirs are in the centre, and three win."""
    board = BELOW.replace("0", "1").replace(". + + + . .", ". + 1 1 . .", 1)
    third = [Fact("hint-third", {"other": 1}, 1), Fact("hint-blocks", {"other": 1}, 1)]
    assert said(board, "[m9-k9]") == third


@pytest.mark.parametrize(
    ("at", "act", "board"),
    [
        ("a1", "[d1-c1]", "A B . . .\n1 1 . C D"),
        ("q1", "[r1-s1]", ". . . B A\nD C . 1 1"),
    ],
)
def test_a_block_shuts_pawns_in(at: str, act: str, board: str) -> None:
    """One of them counts among their three nearest: three moves before, and ten with no way."""
    assert said(board, act, at) == [Fact("hint-blocks", {"other": 1}, 7)]


@pytest.mark.parametrize("other", [1, 2, 3])
def test_of_several_whoever_is_slowed_most_is_named(other: int) -> None:
    board = BELOW.replace("0", str(other))
    assert said(board, "[m9-k9]", players=4) == [Fact("hint-blocks", {"other": other}, 1)]


def test_a_held_white_square_is_no_end_of_a_way() -> None:
    """LAB-21: whom a pawn could shift is not reckoned with."""
    board = """
        . + {} + .
        . A . B .
        . A . B .
        . A . B .
        . . C . .
        . . 0 . .
        . . 0 . .
    """
    assert said(board.format("+"), "[k6-j6]", "i4") == [Fact("hint-opens", {"moves": 5}, -5)]
    assert said(board.format("1"), "[k6-j6]", "i4") == []
