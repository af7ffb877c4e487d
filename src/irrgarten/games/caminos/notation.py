"""Acts as text: the shape and its cubes in order, ``T:c3.1,c4.1,c5.1,d4.1``."""

from __future__ import annotations

import re

from irrgarten.games.caminos.codes import act_of, cubes_of, shape_of
from irrgarten.games.caminos.pieces import POSITION_OF, SHAPES, Cube, from_corner
from irrgarten.games.caminos.rules import Caminos
from irrgarten.kernel.errors import NotationError

_CUBE = r"[a-z][1-9]\d?\.[1-9]"
_ACT = re.compile(rf"([{''.join(SHAPES)}]):({_CUBE}(?:,{_CUBE})*)", re.ASCII)


def cell_name(x: int, y: int) -> str:
    return f"{chr(ord('a') + x)}{y + 1}"


def cube_name(cube: Cube) -> str:
    x, y, z = cube
    return f"{cell_name(x, y)}.{z + 1}"


def format_act(seat: int, act: int) -> str:
    cubes = ",".join(map(cube_name, cubes_of(act)))
    return f"{SHAPES[shape_of(act)]}:{cubes}"


def _cube(name: str) -> Cube:
    cell, height = name.split(".")
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1, int(height) - 1


def parse_act(state: Caminos, seat: int, text: str) -> int:
    found = _ACT.fullmatch(text.strip())
    if found is None:
        raise NotationError(
            f"{text!r} names no act; a piece is told by its shape (L, T, Z, O, or I for walnut) "
            "and its cubes, such as 'T:c3.1,c4.1,c5.1,d4.1'"
        )
    corner, cubes = from_corner([_cube(name) for name in found[2].split(",")])
    position = POSITION_OF.get((SHAPES.index(found[1]), tuple(cubes)))
    if position is None:
        raise NotationError(
            f"{text!r} names no act; these cubes are not those of a piece {found[1]}"
        )
    return act_of(position, corner)
