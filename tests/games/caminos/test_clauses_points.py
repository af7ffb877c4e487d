"""Points, clause by clause (CAM-30 to CAM-32)."""

from __future__ import annotations

import pytest
from tests.games.caminos.boards import (
    DRAWN_3_TO_3,
    DRAWN_7_TO_9,
    played,
    points,
    state_of,
    table,
)

import irrgarten
from irrgarten import registry

clause = pytest.mark.clause


@clause("CAM-30")
def test_the_winner_scores_the_faces_of_the_way() -> None:
    """Over the standing T there are two upright faces; they are told one by one."""
    game = table(
        """
        B B B D D D . . | . . . . . . . .
        . B . D . . . . | . . . . . . . .
        A . . . . . E E | . . . . . . . .
        A A A C C C E E | . . . . C . . .
        """
    )
    assert points(game) == [10, 0]
    way = game.view().way
    faces = [(face.cube, face.toward) for face in way.faces]
    west_to_east = faces if way.sides == ("W", "E") else faces[::-1]
    assert west_to_east == [
        ("a1.1", None),
        ("b1.1", None),
        ("c1.1", None),
        ("d1.1", None),
        ("e1.2", "d1"),
        ("e1.2", None),
        ("e1.2", "f1"),
        ("f1.1", None),
        ("g1.1", None),
        ("h1.1", None),
    ]


@clause("CAM-30")
def test_the_shortest_way_is_that_of_fewest_faces() -> None:
    """Straight over the tower of d1 it would be 8 cells and 4 upright faces, round it 9 cells."""
    game = table(
        """
        F . . . H . . . | . . . . . . . . | . . . . . . . .
        F F F H H H . . | . . . . . . . . | . . . . . . . .
        B B B D D D . . | . . . . . . . . | . . . . . . . .
        . B G D . . I I | . . . . . . . . | . . . . . . . .
        A . G G G E E I | . . . . . . . . | . . . . . . . .
        A A A C C E E I | . . . C . . . . | . . . C . . . .
        """
    )
    assert points(game) == [9, 0]


#: d1 is maple, maple, beech: row 1 is no way, though it would be one of only 12 faces.
ROUND_AN_ODD_TOWER = """
    D D D . F F F . | . . . . . . . . | . . . . . . . .
    . D . . . F . . | . . . . . . . . | . . . . . . . .
    . . . H H H . . | . . . . . . . . | . . . . . . . .
    . . . . H . . . | . . . . . . . . | . . . . . . . .
    . . . . . . . . | . . . . . . . . | . . . . . . . .
    . . E E E G . I | . . . E . . . I | . . . . . . . .
    . . A B . G . I | . . . B . . . . | . . . . . . . .
    A A A B C G G I | . . . B C . . . | . . . C C . . .
"""
#: The same without d3: what would lead round lies elsewhere.
NO_WAY_ROUND = """
    D D D . F F F . | . . . . . . . . | . . . . . . . .
    . D . . . F . . | . . . . . . . . | . . . . . . . .
    . . . H H H . . | . . . . . . . . | . . . . . . . .
    . . . . H . . . | . . . . . . . . | . . . . . . . .
    E E E . . . . . | . E . . . . . . | . . . . . . . .
    . . . . . G . I | . . . . . . . I | . . . . . . . .
    . . A B . G . I | . . . B . . . . | . . . . . . . .
    A A A B C G G I | . . . B C . . . | . . . C C . . .
"""


def upside_down(drawing: str) -> str:
    return "\n".join(reversed(drawing.strip().splitlines()))


def mirrored(drawing: str) -> str:
    rows = (line.split("|") for line in drawing.strip().splitlines())
    return "\n".join("|".join(" ".join(level.split()[::-1]) for level in row) for row in rows)


def lying(drawing: str) -> str:
    """Rows become columns, so that the way leads from north to south."""
    levels = zip(*(line.split("|") for line in drawing.strip().splitlines()), strict=True)
    columns = (zip(*(row.split() for row in level), strict=True) for level in levels)
    return "\n".join("|".join(map(" ".join, row)) for row in zip(*columns, strict=True))


def all_round(drawing: str) -> dict[str, str]:
    """On every part of the board, in every direction, and from either end."""
    found = {"as-drawn": drawing}
    found |= {"mirrored": mirrored(drawing)}
    found |= {f"upside-down-{name}": upside_down(drawing) for name, drawing in found.items()}
    found |= {f"lying-{name}": lying(drawing) for name, drawing in found.items()}
    other_end = str.maketrans("AI", "IA")  # placed last, and the way is looked for from there
    return found | {f"back-{name}": drawing.translate(other_end) for name, drawing in found.items()}


ROUND_IT = all_round(ROUND_AN_ODD_TOWER)
NOT_ROUND_IT = all_round(NO_WAY_ROUND)


@clause("CAM-23")
@pytest.mark.parametrize("drawing", ROUND_IT.values(), ids=ROUND_IT)
def test_no_face_is_saved_over_a_step_with_another_wood_in_it(drawing: str) -> None:
    """Round the tower, over d3, there are twelve cells and two upright faces."""
    game = table(drawing)
    assert points(game) == [14, 0]
    assert len(game.view().way.faces) == 14


@clause("CAM-23")
@pytest.mark.parametrize("drawing", NOT_ROUND_IT.values(), ids=NOT_ROUND_IT)
def test_there_is_no_way_over_such_a_step(drawing: str) -> None:
    assert not table(drawing).over


@clause("CAM-30")
def test_if_both_pairs_are_joined_the_shorter_way_counts() -> None:
    """The left edge, over a tower, and the lowest row both wait for their corner."""
    game = played(
        [
            "L:a4.1,a4.2,a4.3,a5.1",
            "T:c4.1,d4.1,d5.1,e4.1",
            "Z:a6.1,a7.1,b7.1,b8.1",
            "T:c6.1,d6.1,d7.1,e6.1",
            "L:c1.1,d1.1,e1.1,e2.1",
            "O:g4.1,g5.1,h4.1,h5.1",
            "L:f1.1,g1.1,h1.1,h2.1",
            "O:g6.1,g7.1,h6.1,h7.1",
            "L:a1.1,a2.1,a3.1,b1.1",
        ]
    )
    assert state_of(game)["winner"] == [0]
    assert points(game) == [8, 0]


@clause("CAM-31")
def test_the_exactly_opposite_side_scores_double() -> None:
    """From W to E of the octagon along row 5: ten cells count twenty."""
    game = played(
        [
            "L:a5.1,b5.1,c5.1,c6.1",
            "T:d9.1,e8.1,e9.1,f9.1",
            "L:d5.1,e5.1,f5.1,f6.1",
            "T:d2.1,e1.1,e2.1,f2.1",
            "T:g5.1,h5.1,h6.1,i5.1",
            "T:g8.1,h7.1,h8.1,i8.1",
            "L:i4.1,j4.1,j5.1,j6.1",
        ],
        board="octagon",
    )
    assert points(game) == [20, 0]
    assert game.view().way.double


@clause("CAM-31")
def test_it_does_so_where_no_neighbour_is_touched() -> None:
    """From a5 to the tower of j5 and j6: no cell that two sides share."""
    game = played(
        [
            "L:a5.1,b5.1,c5.1,c6.1",
            "T:d9.1,e8.1,e9.1,f9.1",
            "L:d5.1,e5.1,f5.1,f6.1",
            "T:d2.1,e1.1,e2.1,f2.1",
            "T:g5.1,h5.1,h6.1,i5.1",
            "T:g8.1,h7.1,h8.1,i8.1",
            "L:j5.1,j5.2,j5.3,j6.1",
        ],
        board="octagon",
    )
    assert points(game) == [2 * (10 + 2), 0]
    assert game.view().way.sides in (("W", "E"), ("E", "W"))


@clause("CAM-31")
def test_a_neighbour_scores_single() -> None:
    game = played(
        [
            "L:h6.1,i6.1,j6.1,j7.1",
            "T:a5.1,b4.1,b5.1,b6.1",
            "L:h3.1,h4.1,h5.1,i3.1",
            "L:b7.1,c7.1,c8.1,c9.1",
            "L:f1.1,g1.1,g2.1,g3.1",
        ],
        board="ring",
    )
    assert points(game) == [10, 0]
    assert not game.view().way.double


@clause("CAM-31")
def test_the_way_that_is_shown_is_one_that_scores() -> None:
    """The last T joins all: W and E by ten faces, N and S by 22, and W and NE by 22 as well.

    Twice ten are fewer than 22, so the neighbours' way counts; N to S would have scored double.
    """
    beech = """
    T:a5.1,b5.1,b6.1,c5.1 T:g5.1,h4.1,h5.1,i5.1 Z:i6.1,i7.1,j5.1,j6.1 L:e6.1,e6.2,e6.3,e7.1
    L:e8.1,e8.2,e8.3,e9.1 Z:e10.1,f9.1,f10.1,g9.1 L:h8.1,h9.1,h9.2,h9.3 L:e2.1,e3.1,e3.2,e3.3
    Z:e1.1,f1.1,f2.1,g2.1 T:d5.1,e4.1,e5.1,f5.1
    """.split()
    maple = """
    O:b3.1,b4.1,c3.1,c4.1 O:c8.1,c9.1,d8.1,d9.1 T:f6.1,f7.1,f8.1,g7.1 T:b7.1,c6.1,c7.1,d7.1
    L:c2.1,d2.1,d3.1,d4.1 T:g3.1,h2.1,h3.1,i3.1 L:i4.1,i4.2,i4.3,j4.1 L:g6.1,g6.2,g6.3,h6.1
    L:a6.1,a6.2,a6.3,a7.1
    """.split()
    in_turn = [act for both in zip(beech[:-1], maple, strict=True) for act in both]
    game = played([*in_turn, beech[-1]], board="octagon")
    assert points(game) == [22, 0]
    way = game.view().way
    assert (way.sides, way.double, len(way.faces)) == (("W", "NE"), False, 22)


@clause("CAM-32")
def test_fewer_edge_pieces_score_the_other_s_number() -> None:
    game = played(DRAWN_7_TO_9, board="ring")
    assert state_of(game)["winner"] == "draw"
    assert points(game) == [9, 0]
    assert game.view().edges == [7, 9]


@clause("CAM-32")
def test_with_equal_numbers_nobody_scores() -> None:
    game = played(DRAWN_3_TO_3, board="rhombus")
    assert game.view().edges == [3, 3]
    assert points(game) == [0, 0]


@clause("CAM-32")
def test_edge_pieces_are_those_that_lie_on_the_board_at_the_edge() -> None:
    """A covered piece counts, one that only leans over the edge does not, nor does walnut."""
    game = irrgarten.new("caminos", neutral=True, beginner=0)
    for act in (
        "I:a8.1,b8.1,c8.1",
        "I:d8.1,e8.1,f8.1",
        "O:a1.1,a2.1,b1.1,b2.1",
        "Z:b1.2,b1.3,c1.1,c1.2",
        "Z:b8.2,b8.3,b7.1,b7.2",
    ):
        game.play(act)
    assert game.view().edges == [1, 1]
    assert [piece.edge for piece in game.view().placed] == [
        False,
        False,
        True,
        True,
        False,
    ]


@clause("CAM-32")
def test_the_rim_of_the_hole_is_no_edge() -> None:
    game = played(["O:b5.1,b6.1,c5.1,c6.1"], board="ring")
    assert game.view().edges == [0, 0]


@clause("CAM-32")
def test_a_draw_is_worth_half_and_a_little_more_to_whoever_scores() -> None:
    rules = registry.rules("caminos")
    even = rules.load(played(DRAWN_3_TO_3, board="rhombus").position())
    assert [even.value(seat) for seat in range(2)] == [0.5, 0.5]
    uneven = rules.load(played(DRAWN_7_TO_9, board="ring").position())
    assert [uneven.value(seat) for seat in range(2)] == [0.55, 0.45]
    assert [uneven.result(seat) for seat in range(2)] == [0.5, 0.5]
