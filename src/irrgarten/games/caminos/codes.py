"""The numbers that stand for acts and for what happens, in the compiled rules and outside them."""

from __future__ import annotations

from typing import Literal, get_args

from irrgarten.games.caminos.board import ROWS, WIDTH
from irrgarten.games.caminos.pieces import POSITIONS, SHAPE_OF, WALNUT, Cube
from irrgarten.kernel.compiling import inline

#: An act on the ground is told by the position of its piece, and the place with the lowest column
#: and row. One that sticks out of the grid or lies on nothing can never be legal; it is told by
#: column, row and height, from ELSEWHERE on.
PLACES = 128
ELSEWHERE = 1 << 40

Wood = Literal["beech", "maple", "walnut"]
WOODS: tuple[Wood, ...] = get_args(Wood)
BEECH, MAPLE, WALNUT_WOOD = range(3)

#: The winner of a game that is drawn (CAM-27).
NOBODY_WON = 2

#: Kinds of entries in the journal.
PLACED, OUT, TURN, WON, DRAWN = range(1, 6)


@inline
def ground_act(position: int, place: int) -> int:
    return PLACES * position + place


@inline
def position_of(act: int) -> int:
    return act // PLACES


@inline
def place_of(act: int) -> int:
    return act % PLACES


@inline
def entry_of(seat: int, act: int) -> int:
    """Return an act in the order of play, with its seat."""
    return 4 * act + seat


@inline
def seat_of_entry(entry: int) -> int:
    return entry & 3


@inline
def act_of_entry(entry: int) -> int:
    return entry >> 2


def act_of(position: int, corner: Cube) -> int:
    x, y, z = corner
    far = max(x + cube[0] for cube in POSITIONS[position])
    high = max(y + cube[1] for cube in POSITIONS[position])
    if z == 0 and far < WIDTH - 1 and high < ROWS:
        return ground_act(position, WIDTH * y + x)
    return ELSEWHERE + PLACES * (PLACES * (PLACES * z + y) + x) + position


def parts_of(act: int) -> tuple[int, Cube]:
    """The position of a piece, and its lowest column, row and height."""
    if act < ELSEWHERE:
        place = place_of(act)
        return position_of(act), (place % WIDTH, place // WIDTH, 0)
    rest, position = divmod(act - ELSEWHERE, PLACES)
    rest, x = divmod(rest, PLACES)
    z, y = divmod(rest, PLACES)
    return position, (x, y, z)


def shape_of(act: int) -> int:
    return SHAPE_OF[parts_of(act)[0]]


def cubes_of(act: int) -> list[Cube]:
    """The cubes of a piece in order of column, row, height, all from 0."""
    position, (x, y, z) = parts_of(act)
    return [(x + i, y + j, z + k) for i, j, k in POSITIONS[position]]


def wood_of(seat: int, act: int) -> int:
    """Seats 0 and 2 play beech, 1 and 3 maple; walnut is nobody's."""
    return WALNUT_WOOD if shape_of(act) == WALNUT else seat % 2


def wood_named(seat: int, act: int) -> Wood:
    return WOODS[wood_of(seat, act)]
