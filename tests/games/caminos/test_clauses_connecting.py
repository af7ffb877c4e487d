"""Connecting, clause by clause (CAM-20 to CAM-27)."""

from __future__ import annotations

import pytest
from tests.games.caminos.boards import (
    DRAWN_7_TO_9,
    pieces,
    played,
    points,
    refused,
    state_of,
    table,
)

clause = pytest.mark.clause

#: Beech has joined W and E.
ACROSS = """
    B B B D D D . .
    . B . D . . . .
    . A . . . C E E
    A A A C C C E E
"""


@clause("CAM-20")
def test_beech_joins_west_and_east() -> None:
    game = table(ACROSS)
    assert state_of(game)["winner"] == [0]
    assert game.result == [1.0, 0.0]
    way = game.view().way
    assert sorted(way.sides) == ["E", "W"]
    assert len(way.cells) == len(way.faces) == 8


@clause("CAM-20")
@pytest.mark.parametrize("row", range(1, 8))
@pytest.mark.parametrize("first", range(3))
def test_any_piece_of_a_way_may_come_last_wherever_it_lies(first: int, row: int) -> None:
    way = pieces(". A . . . C E E\nA A A C C C E E", at=f"a{row}")
    aside = pieces("B B . D D\nB B . D D", at="a1" if row > 3 else "a6")
    one, two, last = way[first:] + way[:first]
    game = played([one, aside[0], two, aside[1]])
    assert not game.over
    game.play(last)
    assert state_of(game)["winner"] == [0]


@clause("CAM-20")
def test_maple_joins_north_and_south() -> None:
    game = table(
        """
        B . A A
        B B . A
        B . . A
        D . . .
        D . C C
        D D C C
        F F E E
        F F E E
        """
    )
    assert state_of(game)["winner"] == [1]
    assert points(game) == [0, 8]


@clause("CAM-20")
def test_only_faces_that_are_seen_from_above_count() -> None:
    """Beech had e1, but maple lies over it now."""
    game = played(
        [
            "T:a1.1,b1.1,b2.1,c1.1",
            "T:a8.1,b7.1,b8.1,c8.1",
            "L:d1.1,e1.1,f1.1,f2.1",
            "Z:e1.2,e2.1,e2.2,e3.1",
            "O:g1.1,g2.1,h1.1,h2.1",
        ]
    )
    assert not game.over


@clause("CAM-21")
def test_a_corner_belongs_to_both_its_sides() -> None:
    """The way along the lowest row begins and ends in corners."""
    sides = {side.name: side.cells for side in table().view().sides}
    assert "a1" in sides["W"]
    assert "a1" in sides["S"]
    assert "h1" in sides["E"]
    assert "h1" in sides["S"]
    way = table(ACROSS).view().way
    assert {way.cells[0], way.cells[-1]} == {"a1", "h1"}


@clause("CAM-22")
def test_a_corner_does_not_connect() -> None:
    game = table(
        """
        B B B D D D . .
        . B . D . . . .
        . A . C C C E E
        A A A . . C E E
        """
    )
    assert not game.over
    game.play("O:a7.1,a8.1,b7.1,b8.1")
    game.play("L:c2.1,c2.2,c2.3,c3.1")
    assert state_of(game)["winner"] == [0]


@clause("CAM-22")
def test_no_way_runs_along_upright_faces() -> None:
    """Beech stands on both sides of a maple top, and below it: the faces there are upright."""
    game = played(
        [
            "T:a1.1,b1.1,b2.1,c1.1",
            "T:a8.1,b7.1,b8.1,c8.1",
            "L:d1.1,e1.1,f1.1,f2.1",
            "T:d1.2,d2.1,d2.2,d2.3",
            "O:g1.1,g2.1,h1.1,h2.1",
        ]
    )
    assert not game.over


@clause("CAM-23")
def test_a_step_of_the_own_wood_connects() -> None:
    """One cube up and one down: eight cells and two upright faces."""
    game = table(
        """
        B B B D D D . . | . . . . . . . .
        . B . D . . . . | . . . . . . . .
        A . . . . . E E | . . . . . . . .
        A A A C C C E E | . . . . C . . .
        """
    )
    assert points(game) == [10, 0]


@clause("CAM-23")
def test_a_step_of_two_cubes_of_the_own_wood_connects() -> None:
    """Two cubes up and two down, over d1."""
    game = table(
        """
        F . . . . . . . | . . . . . . . . | . . . . . . . .
        F F F . . . . . | . . . . . . . . | . . . . . . . .
        B B B D D D . . | . . . . . . . . | . . . . . . . .
        . B . D . G G . | . . . . . . . . | . . . . . . . .
        A . . . . G E E | . . . . . . . . | . . . . . . . .
        A A A C C G E E | . . . C . . . . | . . . C . . . .
        """
    )
    assert points(game) == [12, 0]


@clause("CAM-23")
def test_a_step_with_another_wood_in_it_does_not_connect() -> None:
    """d1 is maple, maple, beech: its top is two above c1, and the middle cube is maple's."""
    acts = [
        "L:a1.1,a2.1,b1.1,c1.1",
        "L:d1.1,d1.2,d2.1,d3.1",
        "L:d1.3,e1.1,e1.2,e1.3",
        "T:a8.1,b7.1,b8.1,c8.1",
        "O:g1.1,g2.1,h1.1,h2.1",
        "T:d8.1,e7.1,e8.1,f8.1",
        "L:f1.1,f2.1,f3.1,g3.1",
    ]
    game = played(acts)
    tops = {top.cell: (top.height, top.wood) for top in game.view().tops}
    assert tops["c1"] == (1, "beech")
    assert tops["d1"] == (3, "beech")
    assert not game.over


@clause("CAM-23")
def test_the_ground_below_the_lower_top_may_be_of_another_wood() -> None:
    """d1 is maple with beech on top, one above c1: the step is of beech."""
    game = played(
        [
            "L:a1.1,a2.1,b1.1,c1.1",
            "L:d1.1,d2.1,d3.1,e3.1",
            "T:d1.2,e1.1,e1.2,e1.3",
            "T:a8.1,b7.1,b8.1,c8.1",
            "O:g1.1,g2.1,h1.1,h2.1",
            "T:d8.1,e7.1,e8.1,f8.1",
            "L:f1.1,f2.1,f3.1,g3.1",
        ]
    )
    assert state_of(game)["winner"] == [0]
    assert points(game) == [8 + 1 + 1 + 2, 0]


@clause("CAM-23")
def test_an_empty_cell_has_no_top() -> None:
    game = table(
        """
        B B B D D D . .
        . B . D . . . .
        . A . . C C E E
        A A A . C C E E
        """
    )
    assert not game.over


@clause("CAM-24")
def test_an_end_need_not_touch_the_ground() -> None:
    """On a1 beech lies over maple."""
    game = played(
        [
            "L:c1.1,d1.1,e1.1,e2.1",
            "L:a1.1,a2.1,a3.1,b3.1",
            "T:a1.2,b1.1,b1.2,b1.3",
            "T:a8.1,b7.1,b8.1,c8.1",
            "L:f1.1,g1.1,h1.1,h2.1",
        ]
    )
    assert state_of(game)["winner"] == [0]
    assert points(game) == [8 + 1 + 2, 0]


@clause("CAM-24")
def test_an_end_that_is_covered_does_not_show() -> None:
    game = played(
        [
            "T:a1.1,b1.1,b2.1,c1.1",
            "T:a1.2,a2.1,a2.2,a2.3",
            "L:d1.1,e1.1,f1.1,f2.1",
            "T:a8.1,b7.1,b8.1,c8.1",
            "O:g1.1,g2.1,h1.1,h2.1",
        ]
    )
    assert not game.over


@clause("CAM-25")
def test_whoever_completes_a_way_wins_at_once() -> None:
    game = table(ACROSS)
    assert game.over
    assert game.turn == []
    assert refused(game, "O:a7.1,a8.1,b7.1,b8.1", seat=1) == "CAM-25 why-over"


@clause("CAM-25")
def test_a_team_wins_together() -> None:
    """Seats 0 and 2 build one way; seat 2 completes it."""
    game = played(
        [
            "T:a1.1,b1.1,b2.1,c1.1",
            "T:a8.1,b7.1,b8.1,c8.1",
            "L:d1.1,e1.1,f1.1,f2.1",
            "T:d8.1,e7.1,e8.1,f8.1",
            "Z:c3.1,d3.1,d4.1,e4.1",
            "Z:c6.1,d6.1,d5.1,e5.1",
            "O:g1.1,g2.1,h1.1,h2.1",
        ],
        players=4,
    )
    assert state_of(game)["winner"] == [0, 2]
    assert game.result == [1.0, 0.0, 1.0, 0.0]
    assert points(game) == [8, 0]


#: Beech leads from NE, past SE, to S.
SLANTING = [
    "L:h6.1,i6.1,j6.1,j7.1",
    "T:a5.1,b4.1,b5.1,b6.1",
    "L:h3.1,h4.1,h5.1,i3.1",
    "L:b7.1,c7.1,c8.1,c9.1",
    "L:f1.1,g1.1,g2.1,g3.1",
]


@clause("CAM-26")
@pytest.mark.parametrize("board", ["octagon", "ring"])
def test_a_neighbour_of_the_opposite_side_will_do(board: str) -> None:
    game = played(SLANTING, board=board)
    assert state_of(game)["winner"] == [0]
    assert points(game) == [10, 0]
    way = game.view().way
    assert set(way.sides) == {"NE", "S"}


@clause("CAM-26")
def test_sides_that_are_nearer_will_not() -> None:
    """From W to S round a corner of the square, and from E to S of the octagon."""
    square = played(["L:a4.1,b4.1,c3.1,c4.1", "T:a8.1,b7.1,b8.1,c8.1", "L:c2.1,d2.1,e1.1,e2.1"])
    assert not square.over
    octagon = played(
        [
            "L:h4.1,h5.1,i5.1,j5.1",
            "T:a5.1,b4.1,b5.1,b6.1",
            "L:f2.1,g2.1,h2.1,h3.1",
            "L:b7.1,c7.1,c8.1,c9.1",
            "L:e1.1,e2.1,e3.1,f1.1",
        ],
        board="octagon",
    )
    assert not octagon.over


@clause("CAM-27")
def test_when_all_are_out_unconnected_the_game_is_drawn() -> None:
    game = played(DRAWN_7_TO_9, board="ring")
    assert game.over
    assert state_of(game)["winner"] == "draw"
    assert state_of(game)["out"] == [0, 1]
    assert game.result == [0.5, 0.5]


@clause("CAM-20")
@pytest.mark.parametrize("last", ["L:d1.1,d1.2,d1.3,e1.1", "L:d1.1,e1.1,e1.2,e1.3"])
def test_a_piece_that_stands_on_end_may_come_last(last: str) -> None:
    """Nothing else of its wood is near, so the way is found from the piece itself or not at all."""
    beech = ["T:a1.1,b1.1,b2.1,c1.1", "L:f1.1,f2.1,f3.1,g3.1", "O:g1.1,g2.1,h1.1,h2.1"]
    aside = pieces("B B D D . . F .\nB B D D . F F F", at="a6")
    game = played([piece for both in zip(beech, aside, strict=True) for piece in both])
    assert not game.over
    game.play(last)
    assert state_of(game)["winner"] == [0]
