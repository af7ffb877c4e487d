"""Boards and placements as numbers, worked out once, for the compiled rules.

A piece in one of its positions fills one to four columns. Each has its distance from the lowest
place and the levels that it fills; below, the board must be just as high as the first of these.
"""

from __future__ import annotations

from irrgarten.games.caminos.board import BOARD_OF, BOARDS, HALF, WIDTH
from irrgarten.games.caminos.pieces import FIRST, POSITIONS
from irrgarten.kernel.flat import ints, uint8s

#: Of each shape the first of its positions.
FIRST_POSITION = ints(6)
#: Of each position the shape, and how many columns it stands on.
SHAPE = ints(54)
COLUMNS = ints(54)
#: Of each of its columns: how far from the lowest place, and the levels that it fills.
FAR = ints(216)
LOW = ints(216)
HIGH = ints(216)
#: And where the rules keep the places that such a column can stand on: see ``Caminos.look``.
STANDS = ints(216)
#: And where among the nine places in a corner of three by three it stands.
CORNER = ints(216)
#: How far each of the nine places in a corner of three by three is from the lowest one.
NEAR = ints(9)
#: Of each board, as sets of places: all, those of the edge, and those of up to eight sides.
CELLS = ints(8)
EDGE = ints(8)
SIDE = ints(64)
SIDES = ints(4)
#: The same cells one by one, from the lowest; those of each side likewise; and how many.
CELL = ints(304)
COUNT = ints(4)
SIDE_CELL = ints(256)
SIDE_COUNT = ints(4)
#: For each row as a set of bits, how many there are and which.
BITS = uint8s(2048)
BIT = uint8s(22528)


def _set_of(places: list[int]) -> tuple[int, int]:
    lower = sum(1 << place for place in places if place < HALF)
    upper = sum(1 << (place - HALF) for place in places if place >= HALF)
    return lower, upper


def _fill_pieces() -> None:
    for shape, first in enumerate(FIRST):
        FIRST_POSITION[shape] = first
        for position in range(first, FIRST[shape + 1] if shape < 5 else first):
            SHAPE[position] = shape
    for position, cubes in enumerate(POSITIONS):
        columns = sorted({(x, y) for x, y, _ in cubes})
        COLUMNS[position] = len(columns)
        for number, (x, y) in enumerate(columns):
            levels = [cube[2] for cube in cubes if cube[:2] == (x, y)]
            at = 4 * position + number
            FAR[at] = WIDTH * y + x
            LOW[at], HIGH[at] = min(levels), max(levels)
            CORNER[at] = 3 * y + x
            STANDS[at] = 2 * (9 * min(levels) + 3 * y + x)
    for near in range(9):
        NEAR[near] = WIDTH * (near // 3) + near % 3


def _fill_boards() -> None:
    for number, name in enumerate(BOARDS):
        board = BOARD_OF[name]
        CELLS[2 * number], CELLS[2 * number + 1] = _set_of(board.cells)
        EDGE[2 * number], EDGE[2 * number + 1] = _set_of(board.edge)
        COUNT[number] = len(board.cells)
        for place, cell in enumerate(board.cells):
            CELL[76 * number + place] = cell
        SIDES[number] = len(board.sides)
        SIDE_COUNT[number] = len(board.sides[0])
        for side, cells in enumerate(board.sides):
            at = 16 * number + 2 * side
            SIDE[at], SIDE[at + 1] = _set_of(cells)
            for place, cell in enumerate(cells):
                SIDE_CELL[8 * (8 * number + side) + place] = cell


def _fill_rows() -> None:
    for row in range(2048):
        bits = [bit for bit in range(WIDTH) if row >> bit & 1]
        BITS[row] = len(bits)
        for number, bit in enumerate(bits):
            BIT[WIDTH * row + number] = bit


_fill_pieces()
_fill_boards()
_fill_rows()
