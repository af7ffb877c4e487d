"""A turn and its pawn, clause by clause (LAB-10 to LAB-14, LAB-20)."""

from __future__ import annotations

import pytest
from tests.games.labyrinthe.boards import acts_from, drawn, refused, state_of, table

import irrgarten
from irrgarten import registry
from irrgarten.games.labyrinthe.narration import Moved, Slid
from irrgarten.kernel.errors import NotationError
from irrgarten.kernel.narration import TurnCame

clause = pytest.mark.clause

#: A pawn among blocks, with room to move.
FIELD = """
    . . . . . . . .
    . A A . . . B .
    . A . . . . B .
    C . . 0 . . B .
    C . . . . D . .
    1 . . . . . . .
"""


@clause("LAB-10")
def test_a_turn_is_a_pawn_and_a_block() -> None:
    game = table(FIELD)
    assert game.play("d3-d1") == [Moved(seat=0, start="d3", end="d1")]
    assert (game.turn, state_of(game)["done"]) == ([0], ["pawn"])
    assert all(move.startswith("[") for move in game.moves())
    assert refused(game, "d1-d2") == "LAB-10 why-pawn-moved"
    assert game.play("[b4-b3]") == [Slid(seat=0, start="b4", end="b3", size=3), TurnCame(seat=1)]
    state = state_of(game)
    assert (state["turn"], state["turns"], state["done"]) == (1, 9, [])


@clause("LAB-10")
def test_any_block_but_only_the_own_pawns() -> None:
    game = table(FIELD)
    assert refused(game, "a1-a2") == "LAB-10 why-not-your-pawn"
    assert refused(game, "e1-e2") == "LAB-10 why-no-pawn"
    assert refused(game, "b4-b3") == "LAB-10 why-no-pawn"
    assert {"[b4-b3]", "[g3-f3]"} <= set(game.moves())
    assert refused(game, "[d3-d4]") == "LAB-10 why-no-block"


@clause("LAB-10")
def test_a_block_goes_by_one_name() -> None:
    game = table(FIELD)
    refusal = game.refusal("[c5-c4]")
    assert refusal is not None
    assert (refusal.reason, refusal.about) == ("why-other-name", {"square": "c5", "name": "b4"})


@clause("LAB-11")
def test_the_block_may_come_first() -> None:
    game = table(FIELD)
    game.play("[b4-b3]")
    assert (game.turn, state_of(game)["done"]) == ([0], ["block"])
    assert state_of(game)["moved_block"] == "b3"
    assert not any(move.startswith("[") for move in game.moves())
    assert refused(game, "[g3-f3]") == "LAB-10 why-block-moved"
    game.play("d3-d4")
    assert game.turn == [1]


@clause("LAB-11")
def test_but_not_in_the_very_first_turn() -> None:
    game = table(FIELD, turns=0)
    assert not any(move.startswith("[") for move in game.moves())
    assert refused(game, "[b4-b3]") == "LAB-11 why-pawn-first"
    game.play("d3-d4")
    game.play("[b4-b3]")
    assert "[g3-f3]" in game.moves()  # the second turn is free again


@clause("LAB-11")
def test_unless_no_pawn_can_move_then() -> None:
    boxed = """
        A A A . .
        0 0 A . B
        0 0 A . B
    """
    game = table(boxed, turns=0)
    assert game.moves()
    assert all(move.startswith("[") for move in game.moves())
    game.play("[c1-d1]")
    assert state_of(game)["done"] == ["block"]
    assert acts_from(game, "b2") == {"c2"}


@clause("LAB-12")
def test_a_pawn_moves_straight_as_far_as_it_likes() -> None:
    game = table(
        """
        . . . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . . . .
        . . . . 0 . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . . . .
        """
    )
    across = {f"{column}2" for column in "abcdfghijklmnopqrstu"}
    up = {f"e{row}" for row in (1, *range(3, 18))}  # in e18 a pawn is parked
    assert acts_from(game, "e2") == across | up


@clause("LAB-12")
def test_at_least_one_square_and_never_diagonally() -> None:
    game = table(FIELD)
    assert refused(game, "d3-d3") == "LAB-12 why-pawn-stays"
    for end in ("e4", "c4", "e2", "c2", "e5", "f1", "u20"):
        assert refused(game, f"d3-{end}") == "LAB-12 why-pawn-not-straight"


@clause("LAB-13")
def test_a_pawn_neither_enters_nor_crosses_a_block() -> None:
    game = table(
        """
        . . A . .
        . . A . .
        . . 0 . B
        . . . . .
        """
    )
    assert acts_from(game, "c2") == {"a2", "b2", "d2", "c1"}
    assert refused(game, "c2-c3") == "LAB-13 why-block-in-the-way"
    assert refused(game, "c2-c5") == "LAB-13 why-block-in-the-way"
    assert refused(game, "c2-e2") == "LAB-13 why-block-in-the-way"
    assert refused(game, "c2-h2") == "LAB-13 why-block-in-the-way"
    refusal = game.refusal("c2-h2")
    assert refusal is not None
    assert refusal.about == {"square": "e2"}


@clause("LAB-14")
def test_a_pawn_neither_jumps_another_nor_ends_on_it() -> None:
    game = table(
        """
        . . 1 . .
        . . . . .
        . . 0 0 .
        . . . . .
        """
    )
    assert acts_from(game, "c2") == {"a2", "b2", "c1", "c3"}
    assert refused(game, "c2-c4") == "LAB-14 why-pawn-there"
    assert refused(game, "c2-c5") == "LAB-14 why-pawn-in-the-way"
    assert refused(game, "c2-d2") == "LAB-14 why-pawn-there"
    assert refused(game, "c2-e2") == "LAB-14 why-pawn-in-the-way"
    assert refused(game, "c2-c4/k11") == "LAB-14 why-pawn-there"


@clause("LAB-20")
def test_looking_is_free() -> None:
    game = table(FIELD)
    before = game.position()
    shown, view = game.preview(["d3-d1", "[b4-b3]"])
    assert shown == 2
    assert view.turn == 1
    assert view.pawns[0][0] == "d1"
    assert game.preview(["[b4-b3]"])[1].moved_block == "b3"
    assert game.position() == before


@clause("LAB-20")
def test_any_piece_can_be_looked_at() -> None:
    """As if it were its turn: a pawn of the other, a block that was just moved, at any time."""
    game = table(FIELD)
    rules = registry.rules("labyrinthe")

    def reach(square: str) -> list[str]:
        return rules.reach(rules.load(game.position()), square)

    assert reach("a1") == [f"{column}1" for column in "bcdefghijklmnopqrstu"]
    assert set(reach("d3")) == acts_from(game, "d3")
    of_block = reach("b4")
    assert "b3" in of_block
    game.play("[b4-b3]")
    assert "b4" in reach("b3"), "barred, but one can look (LAB-19)"
    assert reach("e1") == []
    assert reach("c4") == [], "a block goes by its name"
    with pytest.raises(NotationError, match="v1"):
        reach("v1")


@clause("LAB-20")
def test_blocks_can_be_looked_at_before_the_first_pawn_has_moved() -> None:
    """LAB-11 is about acts."""
    game = irrgarten.new("labyrinthe")
    rules = registry.rules("labyrinthe")
    assert not any(move.startswith("[") for move in game.moves())
    blocks = [squares[0] for squares in state_of(game)["blocks"]]
    assert any(rules.reach(rules.load(game.position()), square) for square in blocks)


@clause("LAB-20")
def test_but_an_act_once_made_stands() -> None:
    game = table(FIELD)
    game.play("d3-d1")
    assert refused(game, "d1-d3") == "LAB-10 why-pawn-moved"
    game.play("[b4-b3]")
    for move in ("[b3-b4]", "d1-d3"):
        assert refused(game, move, seat=0) == "LAB-05 why-not-your-turn"


def test_drawings_mean_what_they_seem_to() -> None:
    position = drawn(FIELD)
    assert position["state"]["pawns"][0] == ["d3", "a18", "b18", "c18"]
    assert position["state"]["blocks"][:2] == [["b4", "b5", "c5"], ["g3", "g4", "g5"]]
    assert len(irrgarten.load(position).position()["state"]["blocks"]) == 32


@clause("LAB-14")
@pytest.mark.parametrize("blocker", range(4))
def test_any_pawn_is_in_the_way(blocker: int) -> None:
    """The first one on the list like the others."""
    position = drawn(FIELD)
    pawns = position["state"]["pawns"]
    mover = pawns[0].pop(pawns[0].index("d3"))
    pawns[0].insert(blocker, "d1")
    pawns[0][3 if blocker < 3 else 2] = mover
    game = irrgarten.load(position)
    assert refused(game, "d3-d1") == "LAB-14 why-pawn-there"
    pawns[0][blocker] = "d2"
    game = irrgarten.load(position)
    assert refused(game, "d3-d1") == "LAB-14 why-pawn-in-the-way"
