"""Labyrinths made by hand: lists and drawings, refused with the reason (MAG-04)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from irrgarten.games.magic_labyrinth.board import FIELDS, MOST_WALLS, SLOT_NAMES, SLOT_OF, SLOTS
from irrgarten.games.magic_labyrinth.by_hand import (
    checked,
    connected,
    cut_off,
    drawn,
    from_drawing,
    from_names,
    names,
    read,
    turned_walls,
)
from irrgarten.games.magic_labyrinth.labyrinth import labyrinths
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import OptionsError

DRAWING = """
  +---+---+---+---+---+---+
6 |           |           |
  +   +---+   +   +   +   +
5 |       |               |
  +   +   +   +   +   +---+
4 |                       |
  +   +   +   +   +   +   +
3 |   |                   |
  +   +   +   +   +   +   +
2 |                       |
  +---+   +   +   +   +   +
1 |                       |
  +---+---+---+---+---+---+
    a   b   c   d   e   f
"""
LISTED = ["a1|a2", "a3|b3", "f4|f5", "b5|c5", "b5|b6", "c6|d6"]


@st.composite
def any_labyrinth(draw: st.DrawFn) -> int:
    every = labyrinths(draw(st.sampled_from([0, 1, 2, 12, 19, 24])))
    return every.unrank(draw(st.integers(0, every.count - 1)))


def test_a_drawing_and_a_list_say_the_same() -> None:
    walls = read(DRAWING)
    assert names(walls) == LISTED
    assert read(LISTED) == walls
    assert drawn(walls).strip() == DRAWING.strip()


def test_either_field_of_a_slot_may_come_first() -> None:
    assert from_names(["b1|a1", "c4|c3"]) == from_names(["a1|b1", "c3|c4"])


@given(any_labyrinth())
def test_every_labyrinth_is_drawn_and_listed_so_that_it_reads_back(walls: int) -> None:
    assert from_drawing(drawn(walls)) == walls
    assert from_names(names(walls)) == walls
    assert from_names(reversed(names(walls))) == walls


@given(any_labyrinth(), st.dictionaries(st.integers(0, FIELDS - 1), st.text("R+-|ab", max_size=5)))
def test_what_stands_inside_a_field_is_not_read(walls: int, inside: dict[int, str]) -> None:
    assert from_drawing(drawn(walls, inside)) == walls


def test_fields_show_what_stands_inside() -> None:
    lines = drawn(0, {0: "R", 35: "BY", 7: "owls"}).splitlines()
    assert lines[11] == "1 | R                     |"
    assert lines[9] == "2 |    owl                |"
    assert lines[1] == "6 |                    BY |"


def test_a_drawing_may_be_indented_bare_and_trimmed() -> None:
    bare = "\n".join(line[2:].rstrip() for line in DRAWING.strip("\n").splitlines()[:13])
    indented = "\n".join(f"\t{line}" for line in bare.splitlines())
    assert from_drawing(bare) == from_drawing(indented) == from_drawing(DRAWING)


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("6 |           |", "6 |           !", "'!' at c6|d6 is neither a wall '|' nor blank"),
        ("\n  +---+   +", "\n  +-- +   +", "'-- ' at a1|a2 is neither a wall '---' nor blank"),
        ("1 |  ", "1    ", "the edge west of a1 is not closed by '|'"),
        ("6 |           |           |", "6 |           |", "the edge east of f6 is not closed"),
        (
            "\n  +---+   +   +",
            "\n  +---+   .   +",
            "line 11 of the floor does not have",
        ),
        ("\n2 |", " +--\n2 |", "wider than 25 characters"),
        ("---+\n6", "    \n6", "line 1 of the floor does not have its 7 posts"),
    ],
)
def test_a_crooked_drawing_is_refused(before: str, after: str, why: str) -> None:
    assert before in DRAWING
    with pytest.raises(OptionsError, match=re.escape(why)):
        from_drawing(DRAWING.replace(before, after, 1))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "shows no floor"),
        ("a labyrinth", "shows no floor"),
        ("\n".join(DRAWING.splitlines()[:9]), "has 8 lines, not 13"),
    ],
)
def test_half_a_drawing_is_refused(text: str, why: str) -> None:
    with pytest.raises(OptionsError, match=why):
        from_drawing(text)


@given(st.text("+-| ab1\n\t", max_size=400) | st.text(max_size=50))
def test_any_text_is_a_labyrinth_or_refused(text: str) -> None:
    try:
        walls = from_drawing(text)
    except OptionsError:
        return
    assert connected(walls)


@pytest.mark.parametrize(
    ("walls", "why"),
    [
        (["a1|c1"], r"'a1\|c1' is no slot between two neighbouring fields"),
        (["a1|b1", "g1|f1"], r"'g1\|f1' is no slot"),
        (["a1b1"], "'a1b1' is no slot"),
        ([""], "'' is no slot"),
        (["a1|b1|c1"], r"'a1\|b1\|c1' is no slot"),
        (["c3|d3", "c3|d3"], r"the wall c3\|d3 is listed twice"),
        (["c3|d3", "d3|c3"], r"the wall c3\|d3 is listed twice"),
    ],
)
def test_a_wrong_list_is_refused(walls: list[str], why: str) -> None:
    with pytest.raises(OptionsError, match=why):
        from_names(walls)


@pytest.mark.parametrize("labyrinth", [None, 7, {"walls": []}, ["a1|b1", 3], [["a1|b1"]]])
def test_something_else_is_refused(labyrinth: object) -> None:
    with pytest.raises(OptionsError, match="a drawing or a list of slots"):
        read(labyrinth)


@pytest.mark.parametrize(
    ("walls", "why"),
    [
        ("a1|b1 a1|a2", "^a1 is cut off$"),
        ("c4|d4 d4|e4 d4|d5 d3|d4", "^d4 is cut off$"),
        ("e6|f6 e5|f5 f4|f5", "^f5, f6 are cut off$"),
        ("a1|b1 a1|a2 e6|f6 f5|f6", "^a1, f6 are cut off$"),
        ("c1|d1 c2|d2 c3|d3 b3|b4 a3|a4 c3|c4", "^a1, b1, c1, a2, b2, c2, a3, b3, c3 are cut off$"),
    ],
)
def test_mag_04_a_field_without_a_way_in_is_named(walls: str, why: str) -> None:
    with pytest.raises(OptionsError, match=why):
        from_names(walls.split())


def test_mag_04_what_is_cut_off_is_said_with_its_clause() -> None:
    with pytest.raises(OptionsError) as refused:
        from_names("e6|f6 e5|f5 f4|f5".split())
    said = Refusal("MAG-04", "why-cut-off", {"count": 2, "fields": "f5, f6"})
    assert refused.value.refusal == said


def test_mag_04_of_two_halves_one_is_named() -> None:
    halves = sum(1 << SLOT_OF[f"c{row}|d{row}"] for row in range(1, 7))
    assert not connected(halves)
    assert cut_off(halves) == [f"{column}{row}" for row in range(1, 7) for column in "def"]


def test_mag_04_there_are_no_more_than_24_walls() -> None:
    every = labyrinths(MOST_WALLS + 1)
    tree = every.unrank(every.count // 2)
    assert connected(tree)
    with pytest.raises(OptionsError, match="there are 24 walls, not 25"):
        from_names(names(tree))
    with pytest.raises(OptionsError, match="there are 24 walls, not 60"):
        from_names(SLOT_NAMES)


@pytest.mark.parametrize("walls", [-1, 1 << SLOTS])
def test_a_wall_off_the_board_is_refused(walls: int) -> None:
    with pytest.raises(OptionsError, match="outside the 60 slots"):
        checked(walls)


@given(any_labyrinth())
def test_mag_05_four_quarter_turns_bring_the_walls_back(walls: int) -> None:
    turns = [turned_walls(walls, quarters) for quarters in range(5)]
    assert turns[0] == turns[4] == walls
    assert turned_walls(turns[1], 1) == turns[2]
    assert all(connected(turn) and turn.bit_count() == walls.bit_count() for turn in turns)


def test_mag_05_the_box_turns_clockwise() -> None:
    walls = from_names(["a1|a2", "c1|d1"])
    assert names(turned_walls(walls, 1)) == ["a3|a4", "a6|b6"]


@pytest.mark.parametrize(
    ("line", "column", "where"),
    [
        (0, 11, "north of c6"),
        (12, 11, "south of c1"),
        (7, 2, "west of a3"),
        (7, 26, "east of f3"),
    ],
)
def test_a_gap_in_the_edge_is_named_by_its_field(line: int, column: int, where: str) -> None:
    lines = drawn(0).splitlines()
    lines[line] = f"{lines[line][:column]} {lines[line][column + 1 :]}"
    with pytest.raises(OptionsError, match=f"the edge {where} is not closed"):
        from_drawing("\n".join(lines))
