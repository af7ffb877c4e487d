"""How many steps lie between two fields, by the walls that stood when a search began.

Figures are no matter here, nor corner fields: it tells who may come upon whom, not who does.
"""

from __future__ import annotations

import cython

from irrgarten.games.labyria.board import FIELDS
from irrgarten.games.labyria.maze import STEP, Maze
from irrgarten.kernel.flat import int16s

#: Steps that a throw brings at most (RIA-33), and what is farther than that.
REACH = 12
BEYOND = 13


@cython.cclass
class Nearness:
    def __init__(self, maze: Maze) -> None:
        self.open, self.steps, self.queue, self.asked = int16s(224, 50176, 224, 224)
        for i in range(FIELDS):
            self.open[i] = maze.open[i]
            self.asked[i] = 0

    def between(self, one: int, other: int) -> int:
        """The steps from one field to another; ``BEYOND`` if no throw brings so many."""
        if self.asked[one] == 0:
            self.asked[one] = 1
            self.spread(one)
        return self.steps[FIELDS * one + other]

    def spread(self, field: int) -> None:
        row = FIELDS * field
        for i in range(FIELDS):
            self.steps[row + i] = BEYOND
        self.steps[row + field] = 0
        self.queue[0] = field
        count = 1
        i = 0
        while i < count:
            at = self.queue[i]
            i += 1
            if self.steps[row + at] == REACH:
                return
            for direction in range(4):
                if (self.open[at] >> direction) & 1 == 0:
                    continue
                to = at + STEP[direction]
                if self.steps[row + to] == BEYOND:
                    self.steps[row + to] = self.steps[row + at] + 1
                    self.queue[count] = to
                    count += 1
