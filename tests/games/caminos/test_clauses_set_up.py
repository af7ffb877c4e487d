"""Boards, pieces and set-up, clause by clause (CAM-01 to CAM-05)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, get_args

import msgspec
import pytest
from tests.games.caminos.boards import DRAWN_7_TO_9, about, played, refused, state_of, table

import irrgarten
from irrgarten import registry
from irrgarten.games.caminos.board import BOARD_OF, PLACE_NAMES
from irrgarten.games.caminos.pieces import FIRST, SHAPES, Shape

clause = pytest.mark.clause


def view_of(game: irrgarten.Game) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(game.view())
    return view


@clause("CAM-01")
def test_two_play_or_four_beech_against_maple() -> None:
    for players in (2, 4):
        game = irrgarten.new("caminos", players=players, beginner=0)
        for _ in range(players):
            game.play(game.moves()[0])
        woods = [piece["wood"] for piece in view_of(game)["placed"]]
        assert woods == ["beech", "maple", "beech", "maple"][:players]
    for players in (1, 3, 5):
        with pytest.raises(irrgarten.OptionsError, match="players"):
            irrgarten.new("caminos", players=players)


@clause("CAM-02")
@pytest.mark.parametrize(
    ("name", "cells", "side", "corners"),
    [
        ("square", 64, "a8 b8 c8 d8 e8 f8 g8 h8", "a1 a8 h1 h8"),
        ("rhombus", 60, "e10 f10 g9 h8 i7 j6 j5", "e1 f1 a5 j5 a6 j6 e10 f10"),
        ("octagon", 76, "d10 e10 f10 g10", "d1 g1 a4 j4 a7 j7 d10 g10"),
        ("ring", 60, "d10 e10 f10 g10", "d1 g1 a4 j4 a7 j7 d10 g10"),
    ],
)
def test_four_boards_and_their_sides(name: str, cells: int, side: str, corners: str) -> None:
    view = view_of(irrgarten.new("caminos", board=name))
    assert len(set(view["cells"])) == cells
    sides = [set(side["cells"]) for side in view["sides"]]
    assert sides[0] == set(side.split())
    assert len({len(each) for each in sides}) == 1
    shared = [cell for cell in view["cells"] if sum(cell in each for each in sides) == 2]
    assert set(shared) == set(corners.split())
    for number, each in enumerate(sides):
        assert each & sides[number - 1]
        assert not each & sides[number - len(sides) // 2]


@clause("CAM-02")
def test_the_hole_of_the_ring_is_no_part_of_it() -> None:
    octagon, ring = (set(BOARD_OF[name].cells) for name in ("octagon", "ring"))
    hole = {f"{column}{row}" for column in "defg" for row in range(4, 8)}
    assert {PLACE_NAMES[cell] for cell in octagon - ring} == hole
    assert ring < octagon


@clause("CAM-03")
def test_every_shape_has_its_letter() -> None:
    """As what views and events say of a piece is typed, so it is written and read."""
    assert get_args(Shape) == SHAPES == ("L", "T", "Z", "O", "I")


@clause("CAM-03")
def test_fourteen_pieces_of_each_wood_in_every_position_in_space() -> None:
    view = view_of(irrgarten.new("caminos"))
    assert view["stocks"] == [{"L": 4, "T": 4, "Z": 4, "O": 2, "I": 0}] * 2
    counts = [later - first for first, later in pairwise(FIRST)]
    assert counts == [24, 12, 12, 3, 3]


@clause("CAM-03")
@pytest.mark.parametrize(
    ("board", "count"), [("square", 1345), ("rhombus", 1189), ("octagon", 1629), ("ring", 892)]
)
def test_the_acts_on_an_empty_board(board: str, count: int) -> None:
    moves = irrgarten.new("caminos", board=board).moves()
    assert len(set(moves)) == len(moves) == count
    if board == "square":
        shapes = Counter(move[0] for move in moves)
        assert shapes == {"L": 752, "T": 264, "Z": 168, "O": 161}


@clause("CAM-04")
def test_partners_split_their_wood_by_shape() -> None:
    view = view_of(irrgarten.new("caminos", players=4))
    assert view["stocks"] == [{"L": 2, "T": 2, "Z": 2, "O": 1, "I": 0}] * 4


@clause("CAM-04")
def test_what_is_used_up_is_used_up() -> None:
    game = table(
        """
        A A B B C C D D
        A A B B C C D D
        """
    )
    assert refused(game, "O:a3.1,a4.1,b3.1,b4.1") == "CAM-04 why-none-left"
    assert about(game, "O:a3.1,a4.1,b3.1,b4.1") == {"shape": "O"}
    assert not [move for move in game.moves() if move.startswith("O")]
    assert refused(game, "I:a3.1,a4.1,a5.1") == "CAM-04 why-no-walnut"


@clause("CAM-04")
def test_nobody_places_the_partner_s_pieces() -> None:
    game = played(
        [
            "O:a1.1,a2.1,b1.1,b2.1",
            "T:a8.1,b7.1,b8.1,c8.1",
            "T:d8.1,e7.1,e8.1,f8.1",
            "T:f5.1,g4.1,g5.1,h5.1",
        ],
        players=4,
    )
    assert game.turn == [0]
    assert refused(game, "O:d1.1,d2.1,e1.1,e2.1") == "CAM-04 why-none-left"
    game.play("T:d1.1,e1.1,e2.1,f1.1")
    game.play("T:a4.1,b3.1,b4.1,c4.1")
    assert game.turn == [2]
    assert game.why_not("O:g1.1,g2.1,h1.1,h2.1") is None


@clause("CAM-05")
def test_turns_go_round_and_the_beginner_is_drawn() -> None:
    game = irrgarten.new("caminos", players=4, beginner=2)
    order = []
    for _ in range(6):
        order += game.turn
        game.play(game.moves()[0])
    assert order == [2, 3, 0, 1, 2, 3]
    drawn = {irrgarten.new("caminos", players=4, seed=seed).turn[0] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


@clause("CAM-05")
def test_only_whoever_has_the_turn_may_place() -> None:
    game = irrgarten.new("caminos", beginner=1)
    assert refused(game, "O:a1.1,a2.1,b1.1,b2.1", seat=0) == "CAM-05 why-not-your-turn"
    assert about(game, "O:a1.1,a2.1,b1.1,b2.1", seat=0) == {"seat": 1}
    assert game.moves(0) == []
    with pytest.raises(irrgarten.OptionsError, match="beginner"):
        irrgarten.new("caminos", beginner=2)


@clause("CAM-05")
def test_in_a_match_the_next_seat_begins() -> None:
    rules = registry.rules("caminos")
    for players, beginner, following in ((2, 0, 1), (2, 1, 0), (4, 3, 0)):
        first = irrgarten.new("caminos", players=players, beginner=beginner).position()
        given = rules.next_round(rules.load(first))
        assert irrgarten.new("caminos", players=players, **given).turn == [following]


@clause("CAM-33")
def test_a_match_goes_to_the_highest_total() -> None:
    """What a round is worth; the sums are kept by whoever keeps the match."""
    rules = registry.rules("caminos")
    won = table(
        """
        B B B D D D . .
        . B . D . . . .
        . A . . . C E E
        A A A C C C E E
        """
    )
    drawn = played(DRAWN_7_TO_9, board="ring")
    rounds = [rules.points(rules.load(game.position())) for game in (won, drawn)]
    assert rounds == [[8, 0], [9, 0]]
    assert state_of(won)["winner"] == [0]
    assert state_of(drawn)["winner"] == "draw"
