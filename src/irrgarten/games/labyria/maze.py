"""The board of a position: which edges are open, what stands on them, who stands on the fields.

``open`` has a bit for each direction in which nothing is in the way, the outer edge included;
``tile`` says whether a tile stands to the north (1) or to the east (2) of a field, ``corner`` one
more than how the arms of a corner point on the crossing to its upper right.
"""

from __future__ import annotations

import cython

from irrgarten.games.labyria.board import EDGES, FIELDS, STEPS, STRIDE
from irrgarten.games.labyria.codes import CORNER_FIELD
from irrgarten.kernel.flat import copy_fields, int16s, ints
from irrgarten.kernel.mixing import mixed

ONE = 1
#: Codes of corners in the key of the walls come after those of edges.
CORNERS_FROM = EDGES

STEP = ints(4)
for _direction in range(4):
    STEP[_direction] = STEPS[_direction]


@cython.cfunc
def scattered(code: int) -> int:
    """A number for an obstacle; those of all on the board together are the key of the walls."""
    return mixed(mixed(code + 1, 0x9E3779B9), 0x5BD1E995)


@cython.cclass
class Maze:
    """Obstacles and figures. Nothing here asks what is allowed."""

    def __init__(self) -> None:
        self.open, self.rim, self.tile, self.corner, self.on = int16s(224, 224, 224, 224, 224)
        self.size = 0
        self.tiles = self.corners = 0
        self.key = 0

    def clear(self, size: int) -> None:
        """An empty board of that size."""
        self.size = size
        self.tiles = self.corners = 0
        self.key = 0
        for i in range(FIELDS):
            column = i // STRIDE
            row = i % STRIDE
            free = 0
            if column < size and row < size:
                free |= 1 if row + 1 < size else 0
                free |= 2 if column + 1 < size else 0
                free |= 4 if row > 0 else 0
                free |= 8 if column > 0 else 0
            self.open[i] = free
            self.rim[i] = free
            self.tile[i] = 0
            self.corner[i] = 0
            self.on[i] = 0
        for i in range(4):
            self.on[self.corner_field(i)] = CORNER_FIELD + i

    def copy_from(self, o: Maze) -> None:
        copy_fields(self, o)

    def corner_field(self, corner: int) -> int:
        """RIA-05: the corner fields of the board, clockwise from a1."""
        field = 0
        if corner in (1, 2):
            field += self.size - 1
        if corner >= 2:
            field += STRIDE * (self.size - 1)
        return field

    # -- obstacles ------------------------------------------------------------
    def is_free(self, edge: int) -> bool:
        """Is this an edge between two fields, and no wall on it?"""
        return (self.open[edge >> 1] >> (edge & 1)) & 1 != 0

    def has_tile(self, edge: int) -> bool:
        return (self.tile[edge >> 1] >> (edge & 1)) & 1 != 0

    def flip(self, edge: int) -> None:
        """Put a wall on an edge, or take it off."""
        field = edge >> 1
        way = edge & 1
        self.open[field] ^= ONE << way
        self.open[field + STEP[way]] ^= ONE << (way + 2)

    def flip_tile(self, edge: int) -> None:
        """Put a tile on an edge, or take it off."""
        self.flip(edge)
        self.tile[edge >> 1] ^= ONE << (edge & 1)
        self.tiles += 1 if self.has_tile(edge) else -1
        self.key ^= scattered(edge)

    def arm(self, crossing: int, direction: int) -> int:
        """The edge between two fields that meets a crossing from that side."""
        if direction == 0:
            return 2 * (crossing + 1) + 1
        if direction == 1:
            return 2 * (crossing + STRIDE)
        return 2 * crossing + (1 if direction == 2 else 0)

    def flip_corner(self, crossing: int, arms: int) -> None:
        """Put a corner on a crossing, or take it off."""
        self.flip(self.arm(crossing, arms))
        self.flip(self.arm(crossing, (arms + 1) & 3))
        self.corner[crossing] = 0 if self.corner[crossing] > 0 else arms + 1
        self.corners += 1 if self.corner[crossing] > 0 else -1
        self.key ^= scattered(CORNERS_FROM + 4 * crossing + arms)

    def is_crossing(self, point: int) -> bool:
        """Do four fields meet there? Walls may also end at the rim, where only two do."""
        if point < 0:
            return False
        return point // STRIDE < self.size - 1 and point % STRIDE < self.size - 1

    def touched(self, point: int) -> bool:
        """RIA-13: does an obstacle reach this point? At the rim no second one ever could."""
        if not self.is_crossing(point):
            return False
        return self.open[point] & 3 != 3 or self.open[point + STRIDE + 1] & 12 != 12

    def tile_touches(self, edge: int) -> bool:
        point = edge >> 1
        if self.touched(point):
            return True
        return self.touched(point - 1 if edge & 1 else point - STRIDE)

    def corner_fits(self, crossing: int, arms: int) -> bool:
        """Are both edges that the arms would fill free?"""
        one = self.arm(crossing, arms)
        other = self.arm(crossing, (arms + 1) & 3)
        return self.is_free(one) and self.is_free(other)

    def corner_touches(self, crossing: int, arms: int) -> bool:
        if self.touched(crossing) or self.touched(crossing + STEP[arms]):
            return True
        return self.touched(crossing + STEP[(arms + 1) & 3])

    def corner_turns(self, crossing: int, arms: int) -> bool:
        """RIA-36: can the corner there be turned so, with no other obstacle in its way?"""
        now = self.corner[crossing] - 1
        if now < 0 or now == arms:
            return False
        for i in range(2):
            side = (arms + i) & 3
            own = side == now or side == (now + 1) & 3
            if not own and not self.is_free(self.arm(crossing, side)):
                return False
        return True
