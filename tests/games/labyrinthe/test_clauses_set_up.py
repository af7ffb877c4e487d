"""Board and set-up, clause by clause (LAB-01 to LAB-05)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from tests.games.labyrinthe.boards import SEALED, state_of

import irrgarten
from irrgarten.games.labyrinthe import layout
from irrgarten.games.labyrinthe.board import (
    CENTRE,
    HOMES,
    SIZE,
    SQUARE_NAMES,
    SQUARES,
    beside,
    in_one_piece,
)

clause = pytest.mark.clause


def new(**chosen: Any) -> irrgarten.Game:
    return irrgarten.new("labyrinthe", **{"seed": 1, **chosen})


def names(squares: list[int]) -> list[str]:
    return [SQUARE_NAMES[square] for square in squares]


# -- players and board --------------------------------------------------------------------------
@clause("LAB-01")
@pytest.mark.parametrize("players", [2, 4])
def test_two_or_four_players_with_four_pawns_each(players: int) -> None:
    pawns = state_of(new(players=players))["pawns"]
    assert [len(mine) for mine in pawns] == [4] * players


@clause("LAB-01")
@pytest.mark.parametrize("players", [0, 1, 3, 5, "two", None, 2.5])
def test_no_other_number_plays(players: object) -> None:
    with pytest.raises(irrgarten.OptionsError, match="players"):
        new(players=players)


@clause("LAB-01")
def test_two_sit_in_opposite_corners() -> None:
    assert state_of(new(players=2))["pawns"] == [
        ["a1", "b1", "a2", "b2"],
        ["t20", "u20", "t21", "u21"],
    ]


@clause("LAB-02")
def test_each_corner_is_a_home_and_the_middle_is_white() -> None:
    assert SQUARES == SIZE * SIZE == 441
    assert names(CENTRE) == ["j10", "k10", "l10", "j11", "k11", "l11", "j12", "k12", "l12"]
    assert state_of(new(players=4))["pawns"] == [
        ["a1", "b1", "a2", "b2"],
        ["a20", "b20", "a21", "b21"],
        ["t20", "u20", "t21", "u21"],
        ["t1", "u1", "t2", "u2"],
    ]


@clause("LAB-02")
def test_a_home_is_open_to_all() -> None:
    """Seat 0 walks into the home of seat 1 and through it; a block slides into an empty home."""
    position = new(players=2).position()
    position["state"] |= {"turn": 0, "turns": 5}
    position["state"]["pawns"] = [["s20", "a2", "k3", "k4"], ["u21", "t1", "u1", "a14"]]
    game = irrgarten.load(position)
    assert {"s20-t20", "s20-u20"} <= set(game.moves())
    game.play("[e1-b1]")
    assert ["b1", "c1", "b2", "c2"] in state_of(game)["blocks"]


# -- the layout ---------------------------------------------------------------------------------
def turned(square: int) -> int:
    """The board turned clockwise by a quarter."""
    row, column = divmod(square, SIZE)
    return SIZE * (SIZE - 1 - column) + row


def shape(squares: list[int]) -> frozenset[tuple[int, int]]:
    """A block wherever it lies and however it is turned."""
    turns = []
    for _ in range(4):
        cells = [divmod(square, SIZE) for square in squares]
        low, left = min(row for row, _ in cells), min(column for _, column in cells)
        turns.append(frozenset((row - low, column - left) for row, column in cells))
        squares = [turned(square) for square in squares]
    return min(turns, key=sorted)


def shape_drawn(drawing: str) -> frozenset[tuple[int, int]]:
    return shape(
        [
            SIZE * row + column
            for row, line in enumerate(drawing.split("/"))
            for column, mark in enumerate(line)
            if mark == "x"
        ]
    )


SHAPES = {
    "straight 3": shape_drawn("xxx"),
    "straight 4": shape_drawn("xxxx"),
    "straight 5": shape_drawn("xxxxx"),
    "corner of 3": shape_drawn("xx/x"),
    "T of 4": shape_drawn("xxx/.x"),
    "square of 4": shape_drawn("xx/xx"),
    "big corner of 5": shape_drawn("xxx/x/x"),
}
#: The L of 4 is not the same seen in a mirror.
L_OF_4 = (shape_drawn("xxx/x"), shape_drawn("xxx/..x"))

BOARD = layout.LAYOUTS[layout.SHIPPED]


@clause("LAB-03")
def test_there_are_thirty_two_blocks_and_each_starts_on_its_figure() -> None:
    game = new(players=4)
    assert len(BOARD) == 32
    assert state_of(game)["blocks"] == [names(block) for block in BOARD]
    view = game.view()
    assert view.figures == view.blocks


@clause("LAB-03")
def test_the_figures_stay_where_they_are_printed() -> None:
    game = new(players=2, beginner=0)
    before = game.view().figures
    game.play("a2-a3")
    game.play("[h4-g4]")
    assert game.view().figures == before
    assert game.view().blocks != before


@clause("LAB-03")
def test_the_quarters_are_quarter_turns_of_one_another() -> None:
    blocks = {frozenset(block) for block in BOARD}
    assert {frozenset(turned(square) for square in block) for block in blocks} == blocks


@clause("LAB-03")
def test_each_quarter_has_eight_blocks_of_eight_shapes() -> None:
    """A turn leads from each block to four of a kind: so eight of the 32 make a quarter."""
    left = {frozenset(block) for block in BOARD}
    kinds = []
    while left:
        block = left.pop()
        kinds.append(shape(list(block)))
        for _ in range(3):
            block = frozenset(turned(square) for square in block)
            left.remove(block)
    assert len(kinds) == 8
    assert sum(kind in L_OF_4 for kind in kinds) == 1
    assert sorted(kind_name(kind) for kind in kinds) == sorted([*SHAPES, "L of 4"])


def kind_name(kind: frozenset[tuple[int, int]]) -> str:
    if kind in L_OF_4:
        return "L of 4"
    return next(name for name, cells in SHAPES.items() if cells == kind)


@clause("LAB-04")
@pytest.mark.parametrize("name", layout.LAYOUTS)
def test_the_blocks_are_whole_and_keep_clear_of_each_other_the_homes_and_the_centre(
    name: str,
) -> None:
    blocks = layout.LAYOUTS[name]
    squares = [square for block in blocks for square in block]
    assert len(blocks) == 32
    assert all(in_one_piece(block) for block in blocks)
    assert len(squares) == len(set(squares))
    assert not set(squares) & {*CENTRE, *(square for home in HOMES for square in home)}


@clause("LAB-04")
def test_the_shipped_one_leaves_two_free_squares_or_more_beside_each_home() -> None:
    walls = {square for block in BOARD for square in block}
    for home in HOMES:
        around = {other for square in home for other in beside(square)} - set(home)
        assert len(around - walls) >= 2


@clause("LAB-04")
@pytest.mark.parametrize("players", [2, 4])
def test_it_lets_28_blocks_or_more_move_at_the_start(players: int) -> None:
    position = new(players=players).position()
    position["state"]["turns"] = 1
    moves = irrgarten.load(position).moves()
    assert len({move.split("-")[0] for move in moves if move.startswith("[")}) >= 28


@clause("LAB-04")
@pytest.mark.parametrize("corner", range(4))
def test_no_pawn_reaches_the_centre_in_fewer_than_four_moves_while_all_else_stands_still(
    corner: int,
) -> None:
    walls = {square for block in BOARD for square in block}
    pawns = {square for home in HOMES for square in home}
    for start in HOMES[corner]:
        reached = {start}
        for _ in range(3):
            reached |= {end for square in reached for end in line_ends(square, walls | pawns)}
            assert not reached & set(CENTRE)


def line_ends(square: int, taken: set[int]) -> list[int]:
    ends = []
    row, column = divmod(square, SIZE)
    for up, right in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        for far in range(1, SIZE):
            r, c = row + far * up, column + far * right
            if not (0 <= r < SIZE and 0 <= c < SIZE) or SIZE * r + c in taken:
                break
            ends.append(SIZE * r + c)
    return ends


@clause("LAB-04")
def test_mirrored_is_the_shipped_one_in_a_mirror() -> None:
    flipped = {frozenset(SIZE * (s // SIZE) + SIZE - 1 - s % SIZE for s in b) for b in BOARD}
    assert {frozenset(block) for block in layout.LAYOUTS["mirrored"]} == flipped


def changed(*changes: str) -> str:
    """The shipped drawing with marks put on squares: ``a5=B``."""
    lines = [line.split() for line in layout.PINWHEEL.strip().splitlines()]
    for change in changes:
        square, mark = change.split("=")
        lines[SIZE - int(square[1:])]["abcdefghijklmnopqrstu".index(square[0])] = mark
    return "\n".join(" ".join(line) for line in lines)


@clause("LAB-04")
def test_another_layout_loads_by_its_name_or_drawing_and_stays_with_the_game() -> None:
    for chosen in ("mirrored", changed("a4=.", "e8=B", "e7=B", "a5=.", "a6=.", "a7=.")):
        game = new(players=2, layout=chosen)
        assert state_of(game)["blocks"] != state_of(new(players=2))["blocks"]
        assert game.position()["options"]["layout"] == (
            chosen if chosen == "mirrored" else layout.drawn(layout.read(chosen))
        )
        assert irrgarten.load(game.position()).position() == game.position()
        assert irrgarten.replay(game.record()).position() == game.position()


@clause("LAB-04")
def test_the_shipped_one_is_not_named_in_a_position() -> None:
    for chosen in (None, layout.SHIPPED, layout.PINWHEEL, changed("a1=.", "k11=.")):
        assert "layout" not in new(players=2, layout=chosen).position()["options"]


@clause("LAB-04")
@pytest.mark.parametrize(
    ("drawing", "reason"),
    [
        ("maze", "no layout 'maze'"),
        (changed("a4=.", "a5=.", "a6=.", "a7=."), "31 blocks"),
        (changed("a12=g"), "33 blocks"),
        (changed("a5=."), "block B is not in one piece"),
        (changed("a12=B"), "block B is not in one piece"),
        (changed("a2=B", "a3=B"), "block B lies in a home, on a2"),
        (changed("u21=R"), "block R lies in a home, on u21"),
        (changed("j10=A"), "block A lies in the white centre, on j10"),
        (changed("a12=+"), r"'\+' cannot be drawn on a12"),
        (changed("a1=1"), "'1' cannot be drawn on a1"),
        (changed("a12=?"), r"'\?' cannot be drawn on a12"),
        (changed("a12=é"), "'é' cannot be drawn on a12"),
        (changed("a12=.."), "row 12 of the drawing has 22 squares"),
        (layout.PINWHEEL + ". . .", "22 lines"),
        ("\n", "0 lines"),
    ],
)
def test_a_layout_that_is_none_is_refused_with_the_reason(drawing: str, reason: str) -> None:
    with pytest.raises(irrgarten.OptionsError, match=f"layout.*{reason}"):
        new(players=2, layout=drawing)
    position = new(players=2).position()
    position["options"]["layout"] = drawing
    with pytest.raises(irrgarten.PositionError, match=f"options.layout: .*{reason}"):
        irrgarten.load(position)


# -- who begins ---------------------------------------------------------------------------------
@clause("LAB-05")
def test_the_beginner_is_drawn_by_lot() -> None:
    beginners = Counter(state_of(new(players=4, seed=seed))["turn"] for seed in range(60))
    assert set(beginners) == {0, 1, 2, 3}


@clause("LAB-05")
def test_or_named_at_set_up() -> None:
    assert [state_of(new(players=4, beginner=seat))["turn"] for seat in range(4)] == [0, 1, 2, 3]
    for seat in (4, -1, True, "0"):
        with pytest.raises(irrgarten.OptionsError, match="beginner"):
            new(players=4, beginner=seat)


@clause("LAB-05")
def test_turns_go_around_clockwise_and_nobody_acts_out_of_turn() -> None:
    game = new(players=4, beginner=2)
    order = []
    for _ in range(5):
        order += game.turn
        waiting = (game.turn[0] + 1) % 4
        refusal = game.refusal(game.moves()[0], seat=waiting)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("LAB-05", "why-not-your-turn")
        assert refusal.about == {"seat": game.turn[0]}
        game.play(next(move for move in game.moves() if not move.startswith("[")))
        game.play(next(move for move in game.moves() if move.startswith("[")))
    assert all((after - before) % 4 == 1 for before, after in pairwise(order))


def test_the_sealed_blocks_are_those_of_a_position() -> None:
    """What the tests of LAB-24 rely on: any 32 blocks, each in one piece."""
    blocks = [[SQUARE_NAMES.index(name) for name in block] for block in SEALED]
    assert len(blocks) == 32
    assert all(in_one_piece(block) for block in blocks)


def test_squares_beside_each_other_are_all_on_the_board() -> None:
    squares = range(SIZE * SIZE)
    assert all(square in beside(other) for square in squares for other in beside(square))
    assert Counter(len(beside(square)) for square in squares) == {2: 4, 3: 4 * 19, 4: 19 * 19}
