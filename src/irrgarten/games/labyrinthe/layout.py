"""Layouts: where the blocks start, which is also what is printed on the board (LAB-03, LAB-04).

A layout is a drawing of the board, row 21 on top: letters are blocks, digits the homes of four
seats, ``+`` the white centre, ``.`` any other square. Homes and centre may also be left as ``.``.
"""

from __future__ import annotations

from string import ascii_letters, ascii_lowercase, ascii_uppercase

from irrgarten.games.labyrinthe.board import (
    BLOCKS,
    CENTRE,
    HOMES,
    SIZE,
    SQUARE_NAMES,
    SQUARES,
    in_one_piece,
)
from irrgarten.kernel.errors import OptionsError

#: The squares of each block, by its number; those of a block are sorted, its name square first.
Layout = list[list[int]]

LETTERS = ascii_uppercase + ascii_lowercase

SHIPPED = "pinwheel"
PINWHEEL = """
1 1 . J J J J . . . . . . . . W W . . 2 2
1 1 . . . . . . N . . L L . . W W . . 2 2
. . . . . . . N N . . L . . . . . X . . .
. . P P P . . . N . . . . S . . . X . . R
O O . . P . . . . . . . . S . X X X . . R
O O . . P . . . . . . M . S . . . . . . R
. . . . . . . . . M M M . S . . . . . . R
. . . K K K K K . . . . . S . . . . V . .
. D . . . . . . I . Q Q Q . . . . V V V .
. D D . . E E . I + + + . . U . . . . . .
. . . . . . E . I + + + Y . U . . . . . .
. . . . . . E . . + + + Y . U U . . T T .
. F F F . . . . A A A . Y . . . . . . T .
. . F . . . . C . . . . . a a a a a . . .
B . . . . . . C . c c c . . . . . . . . .
B . . . . . . C . c . . . . . . f . . e e
B . . H H H . C . . . . . . . . f . . e e
B . . H . . . C . . . . d . . . f f f . .
. . . H . . . . . b . . d d . . . . . . .
0 0 . . G G . . b b . . d . . . . . . 3 3
0 0 . . G G . . . . . . . . Z Z Z Z . 3 3
"""

#: The same, seen in a mirror.
MIRRORED = """
. . . . W W . . . . . . . . J J J J . . .
. . . . W W . . L L . . N . . . . . . . .
. . . X . . . . . L . . N N . . . . . . .
R . . X . . . S . . . . N . . . P P P . .
R . . X X X . S . . . . . . . . P . . O O
R . . . . . . S . M . . . . . . P . . O O
R . . . . . . S . M M M . . . . . . . . .
. . V . . . . S . . . . . K K K K K . . .
. V V V . . . . Q Q Q . I . . . . . . D .
. . . . . . U . . + + + I . E E . . D D .
. . . . . . U . Y + + + I . E . . . . . .
. T T . . U U . Y + + + . . E . . . . . .
. T . . . . . . Y . A A A . . . . F F F .
. . . a a a a a . . . . . C . . . . F . .
. . . . . . . . . c c c . C . . . . . . B
e e . . f . . . . . . c . C . . . . . . B
e e . . f . . . . . . . . C . H H H . . B
. . f f f . . . d . . . . C . . . H . . B
. . . . . . . d d . . b . . . . . H . . .
. . . . . . . . d . . b b . . G G . . . .
. . . Z Z Z Z . . . . . . . . G G . . . .
"""

DRAWINGS = {SHIPPED: PINWHEEL, "mirrored": MIRRORED}

_MARKS = dict.fromkeys(CENTRE, "+")
_MARKS |= {square: str(seat) for seat, home in enumerate(HOMES) for square in home}


def _cells(drawing: str) -> list[str]:
    """The mark of every square, from a1 on."""
    lines = [line for line in drawing.splitlines() if line.strip()]
    if len(lines) != SIZE:
        raise OptionsError(f"the drawing has {len(lines)} lines, not {SIZE}")
    cells: list[str] = []
    for row, line in zip(range(1, SIZE + 1), reversed(lines), strict=True):
        marks = list("".join(line.split()))
        if len(marks) != SIZE:
            raise OptionsError(f"row {row} of the drawing has {len(marks)} squares, not {SIZE}")
        cells += marks
    return cells


def from_drawing(drawing: str) -> Layout:
    """The layout that is drawn. Raises OptionsError with the reason why it is none (LAB-04)."""
    blocks: dict[str, list[int]] = {}
    for square, mark in enumerate(_cells(drawing)):
        name, printed = SQUARE_NAMES[square], _MARKS.get(square)
        if mark in ascii_letters:
            if printed is not None:
                where = "the white centre" if printed == "+" else "a home"
                raise OptionsError(f"block {mark} lies in {where}, on {name}")
            blocks.setdefault(mark, []).append(square)
        elif mark not in (".", printed):
            raise OptionsError(f"{mark!r} cannot be drawn on {name}")
    if len(blocks) != BLOCKS:
        raise OptionsError(f"the drawing has {len(blocks)} blocks, not {BLOCKS}")
    for mark, squares in blocks.items():
        if not in_one_piece(squares):
            raise OptionsError(f"block {mark} is not in one piece")
    return [blocks[mark] for mark in sorted(blocks)]


def drawn(layout: Layout) -> str:
    """The drawing of a layout, such as ``from_drawing`` reads."""
    cells = [_MARKS.get(square, ".") for square in range(SQUARES)]
    for number, squares in enumerate(layout):
        for square in squares:
            cells[square] = LETTERS[number]
    rows = [" ".join(cells[SIZE * row : SIZE * (row + 1)]) for row in range(SIZE)]
    return "\n".join(reversed(rows)) + "\n"


LAYOUTS = {name: from_drawing(drawing) for name, drawing in DRAWINGS.items()}


def read(layout: str | None) -> Layout:
    """A layout by its name or its drawing; the shipped one if none is given."""
    if layout is None:
        return LAYOUTS[SHIPPED]
    if layout in LAYOUTS:
        return LAYOUTS[layout]
    if "\n" not in layout:
        raise OptionsError(f"there is no layout {layout!r}; there are {', '.join(LAYOUTS)}")
    return from_drawing(layout)


def told(layout: Layout) -> str | None:
    """What an option says of a layout: nothing if it is the shipped one, its name or drawing."""
    for name, known in LAYOUTS.items():
        if layout == known:
            return None if name == SHIPPED else name
    return drawn(layout)
