"""The four boards, as drawings, and their sides (CAM-02, CAM-21, CAM-26).

A place of the grid is ``11 * row + column``, counted from the lower left corner. The eleventh
column belongs to no board: what sticks out on the right comes to lie there and not on the left of
the next row. Sets of places are pairs of ints: the five lower rows and the five upper ones.
"""

from __future__ import annotations

from typing import Literal, get_args

WIDTH = 11
ROWS = 10
HALF = 5 * WIDTH
COLUMNS = "abcdefghij"

BoardName = Literal["square", "rhombus", "octagon", "ring"]
BOARDS: tuple[BoardName, ...] = get_args(BoardName)

_SQUARE = """
    ########
    ########
    ########
    ########
    ########
    ########
    ########
    ########
"""
_RHOMBUS = """
    ....##....
    ...####...
    ..######..
    .########.
    ##########
    ##########
    .########.
    ..######..
    ...####...
    ....##....
"""
_OCTAGON = """
    ...####...
    ..######..
    .########.
    ##########
    ##########
    ##########
    ##########
    .########.
    ..######..
    ...####...
"""
_RING = """
    ...####...
    ..######..
    .########.
    ###....###
    ###....###
    ###....###
    ###....###
    .########.
    ..######..
    ...####...
"""
_OUTLINES = {"square": _SQUARE, "rhombus": _RHOMBUS, "octagon": _OCTAGON, "ring": _RING}

#: The sides clockwise; their cells as far as the others follow from them by quarter turns.
_ROUND = "N NE E SE S SW W NW"
_NAMES = {"square": "N E S W", "rhombus": "NE SE SW NW", "octagon": _ROUND, "ring": _ROUND}
_FIRST = {
    "square": ["a8 b8 c8 d8 e8 f8 g8 h8"],
    "rhombus": ["e10 f10 g9 h8 i7 j6 j5"],
    "octagon": ["d10 e10 f10 g10", "g10 h9 i8 j7"],
    "ring": ["d10 e10 f10 g10", "g10 h9 i8 j7"],
}


PLACE_OF = {
    f"{letter}{row + 1}": WIDTH * row + column
    for column, letter in enumerate(COLUMNS)
    for row in range(ROWS)
}
PLACE_NAMES = {place: name for name, place in PLACE_OF.items()}


def _drawn(outline: str) -> list[int]:
    rows = reversed(outline.split())
    return [
        WIDTH * row + column
        for row, drawn in enumerate(rows)
        for column, mark in enumerate(drawn)
        if mark == "#"
    ]


def _turned(cells: list[int], size: int) -> list[int]:
    """The same cells after a quarter turn of the board, clockwise."""
    return [WIDTH * (size - 1 - cell % WIDTH) + cell // WIDTH for cell in cells]


class Board:
    """An outline and its sides, clockwise, with their names; opposite ones half way round."""

    def __init__(self, name: BoardName) -> None:
        self.number = BOARDS.index(name)
        self.size = len(_OUTLINES[name].split())
        self.cells = _drawn(_OUTLINES[name])
        self.side_names = _NAMES[name].split()
        self.sides = [[PLACE_OF[cell] for cell in cells.split()] for cells in _FIRST[name]]
        each_turn = len(self.sides)
        while len(self.sides) < len(self.side_names):
            self.sides.append(_turned(self.sides[-each_turn], self.size))
        self.edge = sorted({cell for side in self.sides for cell in side})

    @property
    def is_round(self) -> bool:
        """Eight sides: a way may also lead to a neighbour of the opposite one (CAM-26)."""
        return len(self.sides) == 8

    def joined(self) -> list[tuple[int, int, bool]]:
        """The pairs of sides that a way may join, and whether they are exactly opposite."""
        count = len(self.sides)
        pairs = [(side, side + count // 2, True) for side in range(count // 2)]
        if self.is_round:
            pairs += [(side, (side + 3) % count, False) for side in range(count)]
        return pairs


BOARD_OF: dict[str, Board] = {name: Board(name) for name in BOARDS}
