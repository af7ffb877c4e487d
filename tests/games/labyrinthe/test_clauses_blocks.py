"""A turn and its block, clause by clause (LAB-15 to LAB-19)."""

from __future__ import annotations

import pytest
from tests.games.labyrinthe.boards import (
    SEALED,
    acts_from,
    drawn,
    refused,
    sealed,
    state_of,
    table,
)

import irrgarten

clause = pytest.mark.clause

#: Two blocks side by side with room around them.
PAIR = """
    . . . . . . . .
    . . . . . . . .
    . . A A A . . .
    . . . . B B . .
    . . . . . . . .
    . . . . . . . .
"""


@clause("LAB-15")
def test_a_block_slides_straight_without_turning() -> None:
    game = table(PAIR)
    assert acts_from(game, "c4") == {"b4", "d4", "e4", "f4", "g4"}
    game.play("[c4-g4]")
    assert state_of(game)["blocks"][0] == ["g4", "h4", "i4"]


@clause("LAB-15")
def test_at_least_one_square_never_diagonally_and_not_off_the_board() -> None:
    game = table(PAIR)
    assert refused(game, "[c4-c4]") == "LAB-15 why-block-stays"
    assert refused(game, "[c4-d5]") == "LAB-15 why-block-not-straight"
    assert refused(game, "[c4-t4]") == "LAB-15 why-block-off-board"
    assert refused(game, "[c4-u4]") == "LAB-15 why-block-off-board"
    assert refused(game, "[a1-a1]") == "LAB-10 why-no-block"
    wide = table(
        """
        . A . . .
        B A A . .
        """
    )
    assert refused(wide, "[b1-a1]") == "LAB-15 why-block-against-block"


@clause("LAB-15")
def test_nor_off_it_upwards_with_what_lies_above_its_name_square() -> None:
    position = drawn("A\nA", "u19")
    blocks = position["state"]["blocks"]
    blocks[blocks.index(["u21"])] = ["k20"]
    game = irrgarten.load(position)
    assert "[u19-u20]" in game.moves()
    assert refused(game, "[u19-u21]") == "LAB-15 why-block-off-board"


@clause("LAB-15")
def test_a_name_square_is_not_always_the_leftmost() -> None:
    """The block named b1 reaches further left in its upper row."""
    game = table(
        """
        A A . . .
        . A . B .
        """
    )
    assert refused(game, "[b1-a1]") == "LAB-15 why-block-off-board"
    assert acts_from(game, "b1") == {"c1"}


@clause("LAB-15")
@pytest.mark.parametrize(
    ("mark", "passing", "stopping"),
    [
        ("C", "LAB-15 why-block-against-block", "LAB-15 why-block-against-block"),
        ("0", "LAB-15 why-block-against-pawn", "LAB-18 why-block-on-pawn"),
        ("1", "LAB-15 why-block-against-pawn", "LAB-18 why-block-on-pawn"),
    ],
)
def test_every_square_that_it_sweeps_is_free(mark: str, passing: str, stopping: str) -> None:
    """The corner of A meets what lies in the row above its name square."""
    game = table(
        f"""
        . . . . . . . . .
        . A A . . {mark} . . .
        . A . . . . . . .
        B B B B B B B B B
        """
    )
    assert acts_from(game, "b2") == {"a2", "c2", "d2"}
    assert refused(game, "[b2-e2]") == stopping
    assert refused(game, "[b2-g2]") == passing


@clause("LAB-15")
def test_a_block_may_move_within_its_own_outline() -> None:
    game = table(
        """
        A A A .
        A . A .
        A . A B
        """
    )
    assert "[a1-a2]" in game.moves()
    assert refused(game, "[a1-b1]") == "LAB-15 why-block-against-block"


@clause("LAB-16")
def test_where_it_stops_it_touches_another_block() -> None:
    game = table(PAIR)
    assert refused(game, "[c4-h4]") == "LAB-16 why-not-touching"
    assert refused(game, "[c4-c6]") == "LAB-16 why-not-touching"


@clause("LAB-16")
def test_by_a_side_or_by_a_corner() -> None:
    game = table(PAIR)
    assert "[c4-g4]" in game.moves()  # corner to corner with f3
    assert "[c4-d4]" in game.moves()


@clause("LAB-16")
def test_end_to_end_is_by_a_side() -> None:
    game = table(
        """
        . . . . . . .
        . . . B B . .
        . . . . . . .
        . A A . . . .
        """
    )
    assert acts_from(game, "b1") == {"b2", "b3", "b4"}


@clause("LAB-16")
def test_one_that_it_touched_before_is_enough() -> None:
    game = table(
        """
        . . . . .
        . A . . .
        . B . . .
        """
    )
    assert acts_from(game, "b2") == {"a2", "c2"}


@clause("LAB-16")
def test_neither_edge_nor_pawns_nor_its_own_squares_count() -> None:
    game = table(
        """
        . . . . . .
        . . A A . 0
        . . A A . .
        . . . . . .
        """
    )
    assert refused(game, "[c2-c1]") == "LAB-16 why-not-touching"
    assert refused(game, "[c2-d2]") == "LAB-16 why-not-touching"
    assert acts_from(game, "c2") == set()


@clause("LAB-17")
@pytest.mark.parametrize(("at", "start"), [("g10", "h11"), ("i7", "j8")])
def test_a_block_never_enters_the_white_squares_nor_crosses_them(at: str, start: str) -> None:
    beside = """
        . . . . . . . . .
        . A . + + + . . B
        . . . . . . . . .
    """
    below = """
        . C C C .
        . + + + .
        . + + + .
        . + + + .
        . . . . .
        . A . . .
        . . . . .
    """
    if at == "g10":
        game = table(beside, at)
        entering, crossing = "[h11-j11]", "[h11-n11]"
    else:
        game = table(below, at)
        entering, crossing = "[j8-j10]", "[j8-j12]"
    for move in (entering, crossing):
        assert refused(game, move) == "LAB-17 why-white-squares"
    assert not acts_from(game, start)


@clause("LAB-18")
def test_a_block_never_stops_on_a_pawn() -> None:
    game = table(
        """
        . . . . . .
        A . . 1 . .
        B B B B B B
        """
    )
    assert refused(game, "[a2-d2]") == "LAB-18 why-block-on-pawn"
    assert acts_from(game, "a2") == {"b2", "c2"}


@clause("LAB-18")
def test_nor_on_one_that_has_just_come_there() -> None:
    """And where it was it is in nobody's way any more."""
    game = table(
        """
        . 0 . . . .
        A 0 . . . .
        B B B B B B
        """
    )
    assert acts_from(game, "a2") == set()
    game.play("b2-e2")
    assert acts_from(game, "a2") == {"b2", "c2", "d2"}


@clause("LAB-19")
def test_the_block_that_the_player_before_moved_is_barred() -> None:
    game = table(PAIR)
    game.play("[c4-d4]")
    game.play("a18-a17")
    assert state_of(game)["barred"] == "d4"
    assert not acts_from(game, "d4")
    assert refused(game, "[d4-c4]") == "LAB-19 why-just-moved"


@clause("LAB-19")
def test_only_for_one_turn_and_also_between_two_acts() -> None:
    game = table(PAIR, turn=1, barred="c4")
    game.play("e18-e17")
    assert refused(game, "[c4-d4]") == "LAB-19 why-just-moved"
    game.play("[e3-d3]")
    assert state_of(game)["barred"] == "d3"
    assert "[c4-d4]" in game.moves()


@clause("LAB-19")
def test_a_turn_that_moved_no_block_bars_none() -> None:
    """Here every block but the barred one is stuck, so the turn makes its pawn act alone."""
    blocks = [["a21", "b21"], *SEALED[2:], ["e5"]]
    pawns = [["f1", "f2", "f3", "f4"], ["t1", "u1", "t2", "u2"]]
    game = irrgarten.load(sealed(pawns, blocks=blocks, barred="e5"))
    assert not any(move.startswith("[") for move in game.moves())
    game.play("f1-g1")
    assert (game.turn, state_of(game)["barred"]) == ([1], None)
    assert acts_from(game, "e5") == {"d5", "e18"}
