"""The board: 8 to 14 fields a side, edges between neighbours, crossings of four (RIA-02, RIA-03).

All sizes share one numbering, that of 16 × 16 with room to spare: a field is ``16 * column + row``,
both counted from 0. Numbers are thus in the order of the notation. An edge is numbered by its
smaller field: twice the field for the edge to its north, one more for that to its east. A crossing
has the number of the field to its lower left.
"""

from __future__ import annotations

from typing import Literal, get_args

SIZES = (8, 10, 12, 14)
LARGEST = 14
STRIDE = 16
FIELDS = 224
EDGES = 448
FIGURES = 3
COLUMNS = "abcdefghijklmn"

#: Directions of steps, in the order in which ways are tried.
NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = "nesw"
STEPS = (1, STRIDE, -1, -STRIDE)

#: Where the arms of a corner point.
ARMS = ("ne", "se", "sw", "nw")

#: The faces of the symbol die (RIA-21).
Symbol = Literal["+", "-", "miss", "double", "cloak", "turn"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
PLUS, MINUS, MISS, DOUBLE, CLOAK, TURN = range(6)

#: RIA-04: tiles and corners of each player; tiles in the depot.
PIECES = {2: (20, 10), 3: (13, 6), 4: (10, 5)}
DEPOT = 4


def field_name(field: int) -> str:
    return f"{COLUMNS[field // STRIDE]}{field % STRIDE + 1}"


def on_board(size: int, field: int) -> bool:
    return 0 <= field < FIELDS and field // STRIDE < size and field % STRIDE < size


FIELD_NAMES = {f: field_name(f) for f in range(FIELDS) if on_board(LARGEST, f)}
FIELD_OF = {name: field for field, name in FIELD_NAMES.items()}


def edge_name(edge: int) -> str:
    field = edge // 2
    return f"{FIELD_NAMES[field]}|{FIELD_NAMES[field + (STRIDE if edge % 2 else 1)]}"


def edges(size: int) -> list[int]:
    """All edges between neighbours, in order; the outer edge is none of them."""
    return [
        2 * field + east
        for field in FIELD_NAMES
        for east in (0, 1)
        if on_board(size, field) and on_board(size, field + (STRIDE if east else 1))
    ]


EDGE_NAMES = {edge: edge_name(edge) for edge in edges(LARGEST)}
EDGE_OF = {name: edge for edge, name in EDGE_NAMES.items()}


def crossings(size: int) -> list[int]:
    return [field for field in FIELD_NAMES if on_board(size, field + STRIDE + 1)]


def corner_name(crossing: int, arms: int) -> str:
    return f"{FIELD_NAMES[crossing]}+{ARMS[arms]}"


def middle(size: int) -> int:
    """The crossing in the middle of the board (RIA-11)."""
    return (STRIDE + 1) * (size // 2 - 1)
