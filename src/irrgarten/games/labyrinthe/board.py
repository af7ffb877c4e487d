"""The board: 21 × 21 squares, a home in each corner, the white centre in the middle (LAB-02).

A square is ``21 * (row - 1) + column - 1``, rows and columns counted from 1 as they are named.
"""

from __future__ import annotations

from irrgarten.kernel.flat import ints

SIZE = 21
SQUARES = 441
COLUMNS = "abcdefghijklmnopqrstu"
PAWNS = 4
BLOCKS = 32


def square_name(square: int) -> str:
    return f"{COLUMNS[square % SIZE]}{square // SIZE + 1}"


SQUARE_NAMES = [square_name(square) for square in range(SQUARES)]
SQUARE_OF = {name: square for square, name in enumerate(SQUARE_NAMES)}

#: The nine white squares.
CENTRE = [SQUARE_OF[f"{column}{row}"] for row in (10, 11, 12) for column in "jkl"]

#: Lower left squares of the homes, clockwise, and which of them are played from (LAB-01).
CORNERS = ("a1", "a20", "t20", "t1")
SEATED = {2: (0, 2), 4: (0, 1, 2, 3)}


def home(corner: int) -> list[int]:
    """The four squares of a home, the lower ones first."""
    lowest = SQUARE_OF[CORNERS[corner]]
    return [lowest, lowest + 1, lowest + SIZE, lowest + SIZE + 1]


HOMES = [home(corner) for corner in range(len(CORNERS))]


def homes_of(players: int) -> list[list[int]]:
    """Each seat's home."""
    return [HOMES[corner] for corner in SEATED[players]]


def beside(square: int) -> list[int]:
    """The squares that share a side with this one."""
    row, column = divmod(square, SIZE)
    sides = ((row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1))
    return [SIZE * r + c for r, c in sides if 0 <= r < SIZE and 0 <= c < SIZE]


def in_one_piece(squares: list[int]) -> bool:
    """Do these squares hang together by their sides?"""
    left = set(squares)
    found = [left.pop()]
    while found:
        found += [other for other in beside(found.pop()) if other in left]
        left -= set(found)
    return not left


#: For the compiled rules: row and column of each square, counted from 1; the white squares of each
#: row (and, since the centre is square, of each column) as bits.
ROW = ints(441)
COLUMN = ints(441)
WHITE = ints(23)


def _fill() -> None:
    for square in range(SQUARES):
        ROW[square] = square // SIZE + 1
        COLUMN[square] = square % SIZE + 1
    for line in range(SIZE + 2):
        WHITE[line] = 0b111 << 10 if 10 <= line <= 12 else 0


_fill()
