"""Where a figure under the cloak can come to: walls are no matter, so it is the same in all mazes.

For figures of each corner of a board; worked out once for each size.
"""

from __future__ import annotations

from functools import lru_cache

import cython

from irrgarten.games.labyria.board import FIELDS
from irrgarten.games.labyria.codes import CORNER_FIELD, field_of_slot
from irrgarten.games.labyria.maze import Maze
from irrgarten.games.labyria.ways import Ways
from irrgarten.kernel.flat import int16s, int32s

#: What the die shows, and room for the ends of all ways.
NUMBERS = 6
ROOM = 131072
WALLS_DO_NOT_MATTER = True
PEACEFUL = True


@cython.cclass
class Cloaks:
    """The ends from a field are ``end[first[i]]`` and on, up to the next ``first``; i counts
    fields, after them numbers, after them corners."""

    def __init__(self, size: int) -> None:
        self.first = int32s(5377)
        self.end = int16s(131072)
        self.ways = Ways()
        self.bare = Maze()
        self.bare.clear(size)
        self.list_ends()

    def list_ends(self) -> None:
        count = 0
        at = 0
        for corner in range(4):
            self.ways.survey(self.bare, 0, corner, WALLS_DO_NOT_MATTER, PEACEFUL)
            for number in range(1, NUMBERS + 1):
                for field in range(FIELDS):
                    self.first[at] = count
                    at += 1
                    there = self.bare.on[field]
                    if self.bare.rim[field] == 0:
                        continue
                    if there >= CORNER_FIELD and there != CORNER_FIELD + corner:
                        continue
                    self.ways.find(field, number)
                    for i in range(self.ways.count):
                        self.end[count] = field_of_slot(self.ways.slot[i])
                        count += 1
        self.first[at] = count


@lru_cache(maxsize=4)
def cloaks_of(size: int) -> Cloaks:
    return Cloaks(size)
