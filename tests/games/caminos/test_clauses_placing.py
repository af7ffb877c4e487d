"""Placing, clause by clause (CAM-10 to CAM-15), and walnut (CAM-40, CAM-41)."""

from __future__ import annotations

import pytest
from tests.games.caminos.boards import (
    OUT_TOO_EARLY,
    about,
    pieces,
    played,
    refused,
    state_of,
    table,
)

import irrgarten

clause = pytest.mark.clause


@clause("CAM-10")
def test_pieces_lie_or_stand_on_the_grid() -> None:
    game = table()
    for lying_or_standing in (
        "T:c3.1,c4.1,c5.1,d4.1",
        "T:c3.1,d3.1,d3.2,e3.1",
        "L:c3.1,c3.2,c3.3,d3.1",
        "Z:a1.1,a2.1,b2.1,b3.1",
        "O:h7.1,h7.2,h8.1,h8.2",
    ):
        assert game.why_not(lying_or_standing) is None
    assert game.why_not("T:d4.1,c5.1,c3.1,c4.1") is None


@clause("CAM-10")
def test_every_cube_is_over_a_cell_of_the_board() -> None:
    square = table()
    assert refused(square, "O:h1.1,i1.1,h2.1,i2.1") == "CAM-10 why-off-board"
    assert refused(square, "O:a8.1,a9.1,b8.1,b9.1") == "CAM-10 why-off-board"
    assert refused(square, "O:y30.1,y31.1,z30.1,z31.1") == "CAM-10 why-off-board"
    rhombus = table(board="rhombus")
    assert refused(rhombus, "O:d10.1,d9.1,e10.1,e9.1") == "CAM-10 why-off-board"
    assert rhombus.why_not("O:e10.1,e9.1,f10.1,f9.1") is None
    ring = table(board="ring")
    assert refused(ring, "O:c4.1,d4.1,c3.1,d3.1") == "CAM-10 why-hole"
    assert about(ring, "O:c4.1,d4.1,c3.1,d3.1") == {"cell": "d4"}
    assert about(square, "O:h1.1,i1.1,h2.1,i2.1") == {"cell": "i1"}
    assert table(board="octagon").why_not("O:c4.1,d4.1,c3.1,d3.1") is None


@clause("CAM-10")
def test_every_cube_is_in_a_place_that_is_empty() -> None:
    game = table(
        """
        A . . | A . .
        A . . | A . .
        """
    )
    assert refused(game, "O:a1.1,a2.1,b1.1,b2.1") == "CAM-10 why-taken"
    assert refused(game, "Z:a1.2,b1.1,b1.2,c1.1") == "CAM-10 why-taken"
    assert about(game, "Z:a1.2,b1.1,b1.2,c1.1") == {"cell": "a1", "height": 2}
    assert game.why_not("L:a1.3,b1.1,b1.2,b1.3") is None


@clause("CAM-11")
def test_no_hollow_arises_below_a_piece() -> None:
    game = table("A A\nA A", at="c3")
    assert refused(game, "T:a1.2,b1.1,b1.2,c1.2") == "CAM-11 why-hollow"
    assert refused(game, "L:b3.1,b3.2,b3.3,c3.3") == "CAM-11 why-hollow"
    assert about(game, "L:b3.1,b3.2,b3.3,c3.3") == {"cell": "c3", "height": 2}
    assert game.why_not("T:b3.1,b3.2,b3.3,c3.2") is None


@clause("CAM-12")
def test_alone_beside_or_over_with_a_foot_on_the_board() -> None:
    game = table("A A\nA A", at="c3")
    assert game.why_not("O:g7.1,g8.1,h7.1,h8.1") is None
    assert game.why_not("O:e3.1,e4.1,f3.1,f4.1") is None
    assert game.why_not("Z:b3.1,b3.2,c3.2,c3.3") is None
    assert refused(game, "O:c3.2,c4.2,d3.2,d4.2") == "CAM-12 why-not-on-board"
    assert refused(game, "T:f6.2,g6.2,h6.2,g7.2") == "CAM-12 why-not-on-board"


@clause("CAM-13")
def test_nothing_is_higher_than_three_cubes() -> None:
    game = table(
        """
        A | A | A
        A | . | .
        """
    )
    assert refused(game, "O:a2.4,b2.4,a3.4,b3.4") == "CAM-12 why-too-high"
    assert refused(game, "L:a2.4,b2.4,b2.3,b2.2") == "CAM-12 why-too-high"
    over = [move for move in game.moves() if "a2." in move]
    assert over == []


@clause("CAM-14")
def test_whoever_can_place_must() -> None:
    game = table("A A\nA A")
    assert all(len(move.split(",")) == 4 for move in game.moves())
    for nothing in ("pass", "", "O", "T:"):
        with pytest.raises(irrgarten.NotationError):
            game.play(nothing)


@clause("CAM-15")
def test_a_seat_that_cannot_place_is_out_for_good() -> None:
    game = played(OUT_TOO_EARLY[:23], board="ring")
    events = game.play(OUT_TOO_EARLY[23])
    assert [event.__class__.__name__ for event in events] == ["Placed", "WentOut", "TurnCame"]
    placed = sum(piece["by"] == 0 for piece in state_of(game)["placed"])
    assert events[1].left == 14 - placed  # type: ignore[attr-defined]
    assert state_of(game)["out"] == [0]
    assert game.turn == [1]
    game.play(OUT_TOO_EARLY[24])
    fits = "Z:f1.2,f1.3,g1.1,g1.2"
    assert game.turn == [1]
    assert refused(game, fits, seat=0) == "CAM-05 why-not-your-turn"
    game.play(OUT_TOO_EARLY[25])
    assert state_of(game)["out"] == [0, 1]


@clause("CAM-15")
def test_the_piece_would_have_fitted_later() -> None:
    """The same board with beech to place: what went before is all that keeps it out."""
    game = played(OUT_TOO_EARLY[:25], board="ring")
    stock = game.view().stocks[0]
    assert (stock.L, stock.T, stock.Z, stock.O) == (0, 0, 2, 0)
    heights = {top.cell: top.height for top in game.view().tops}
    assert (heights["f1"], heights.get("g1", 0)) == (1, 0)  # as Z:f1.2,f1.3,g1.1,g1.2 needs it


@clause("CAM-15")
def test_when_all_are_out_nobody_places_any_more() -> None:
    game = played(OUT_TOO_EARLY, board="ring")
    assert game.over
    assert refused(game, "Z:a1.1,a2.1,b2.1,b3.1", seat=0) == "CAM-15 why-all-out"


@clause("CAM-40")
def test_walnut_is_placed_first() -> None:
    game = irrgarten.new("caminos", neutral=True, beginner=1)
    moves = game.moves()
    assert {move[0] for move in moves} == {"I"}
    assert len(moves) == 2 * 8 * 6 + 64
    assert refused(game, "O:a1.1,a2.1,b1.1,b2.1") == "CAM-40 why-walnut-first"
    game.play("I:a1.1,b1.1,c1.1")
    assert game.turn == [0]
    game.play("I:h8.1,h8.2,h8.3")
    assert game.turn == [1]
    assert {move[0] for move in game.moves()} == set("LTZO")
    assert refused(game, "I:a3.1,b3.1,c3.1") == "CAM-04 why-no-walnut"


@clause("CAM-40")
def test_a_team_has_one_walnut_and_the_turn_passes_on() -> None:
    game = irrgarten.new("caminos", players=4, neutral=True, beginner=3)
    walnuts = [stock.I for stock in game.view().stocks]
    assert walnuts == [1, 0, 0, 1]
    game.play("I:a1.1,b1.1,c1.1")
    game.play("I:a2.1,b2.1,c2.1")
    assert game.turn == [1]
    assert {move[0] for move in game.moves()} == set("LTZO")


@clause("CAM-41")
def test_walnut_is_in_everybody_s_way_and_can_be_built_over_where_it_lies() -> None:
    game = irrgarten.new("caminos", neutral=True, beginner=0)
    game.play("I:a1.1,b1.1,c1.1")
    game.play("I:e1.1,e1.2,e1.3")
    assert game.why_not("Z:b1.2,b1.3,b2.1,b2.2") is None
    assert not [move for move in game.moves() if "e1." in move]
    view = game.view()
    assert {top.wood for top in view.tops} == {"walnut"}


@clause("CAM-41")
def test_walnut_belongs_to_nobody() -> None:
    """Beech with walnut in the middle of its row has no way."""
    game = irrgarten.new("caminos", neutral=True, beginner=0)
    acts = pieces(
        """
        D D D F F F . .
        . D . F . . . .
        . C . . . . E E
        C C C A A A E E
        """
    )
    acts.insert(1, "I:a8.1,b8.1,c8.1")
    for act in acts:
        game.play(act)
    assert not game.over
