"""The shapes of the pieces, as drawings, and all their positions in space (CAM-03, CAM-40)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Literal

Shape = Literal["L", "T", "Z", "O", "I"]
SHAPES: tuple[Shape, ...] = ("L", "T", "Z", "O", "I")
WALNUT = SHAPES.index("I")

_DRAWN = {"L": "### #..", "T": "### .#.", "Z": "##. .##", "O": "## ##", "I": "###"}

#: Of each of the four shapes, pieces of a wood.
PIECES = (4, 4, 4, 2)

#: Column, row and height, from 0.
Cube = tuple[int, int, int]


def from_corner(cubes: list[Cube]) -> tuple[Cube, list[Cube]]:
    """The lowest column, row and height, and the cubes, in order, as seen from there."""
    x, y, z = (min(cube[axis] for cube in cubes) for axis in range(3))
    return (x, y, z), sorted((cube[0] - x, cube[1] - y, cube[2] - z) for cube in cubes)


def _positions(drawing: str) -> list[list[Cube]]:
    """Every way to hold the piece; a flat one needs no mirror to be turned over."""
    rows = drawing.split()
    flat = [(x, y, 0) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]
    held = set()
    for a, b, c in permutations(range(3)):
        for i, j, k in product((1, -1), repeat=3):
            turned = [(i * cube[a], j * cube[b], k * cube[c]) for cube in flat]
            held.add(tuple(from_corner(turned)[1]))
    return [list(cubes) for cubes in sorted(held)]


#: The positions of all shapes, one after the other, and where those of each shape begin.
POSITIONS: list[list[Cube]] = []
FIRST: list[int] = []
for _shape in SHAPES:
    FIRST.append(len(POSITIONS))
    POSITIONS += _positions(_DRAWN[_shape])
FIRST.append(len(POSITIONS))

SHAPE_OF = [shape for shape in range(len(SHAPES)) for _ in range(FIRST[shape], FIRST[shape + 1])]
POSITION_OF = {(SHAPE_OF[number], tuple(cubes)): number for number, cubes in enumerate(POSITIONS)}
