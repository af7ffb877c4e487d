"""How far every field is from a seat's goal, walls being crossed at a price.

Whoever is shut in is not lost: a cloak, a tile lifted or a corner turned lets a figure through.
While a labyrinth is being built there is more to a way than its length: how many ways from the
start are as short, since some will be shut, and how much room there is around the goal to make
a throw come out exactly. What was measured for a maze is kept: a search comes back to mazes.
"""

from __future__ import annotations

from math import log

import cython

from irrgarten.games.labyria.board import FIELDS
from irrgarten.games.labyria.codes import CORNER_FIELD
from irrgarten.games.labyria.maze import STEP, Maze
from irrgarten.kernel.flat import doubles, int16s, ints

#: What a step through a wall costs, in steps.
THROUGH = 5
#: Steps from the goal within which room counts.
AROUND = 4
ONE = 1
#: Farther than any field.
FAR = 1000
#: Mazes that are kept, by the last bits of their keys.
KEPT = 256


@cython.cclass
class Distances:
    def __init__(self) -> None:
        self.key = ints(256)
        self.steps, self.queue, self.queued = int16s(229376, 256, 224)
        self.ways, self.choice, self.room = doubles(224, 1024, 1024)
        for i in range(KEPT):
            self.key[i] = -1
        self.ahead = False

    def look_ahead(self) -> None:
        """Look at the quality of ways, too, from now on: while a labyrinth is being built."""
        self.ahead = True

    def measured(self, maze: Maze, seats: int) -> int:
        """Where the distances in this maze are kept: those of seat s 224 s further on."""
        place = maze.key & (KEPT - 1)
        at = 4 * FIELDS * place
        if self.key[place] != maze.key:
            self.key[place] = maze.key
            for seat in range(seats):
                corner = 2 * seat if seats == 2 else seat
                self.measure(maze, corner, at + FIELDS * seat)
                if self.ahead:
                    self.look_around(maze, corner, at + FIELDS * seat, 4 * place + seat)
        return at

    def measure(self, maze: Maze, corner: int, at: int) -> None:
        """From the goal of whoever starts in that corner, outward."""
        home = CORNER_FIELD + corner
        for i in range(FIELDS):
            self.steps[at + i] = FAR
        goal = maze.corner_field((corner + 2) % 4)
        self.steps[at + goal] = 0
        self.queue[0] = goal
        self.queued[goal] = 1
        head = 0
        tail = 1
        while head != tail:
            field = self.queue[head]
            head = (head + 1) & 255
            self.queued[field] = 0
            for direction in range(4):
                if (maze.rim[field] >> direction) & 1 == 0:
                    continue
                to = field + STEP[direction]
                far = self.steps[at + field] + 1
                if (maze.open[field] >> direction) & 1 == 0:
                    far += THROUGH
                if far >= self.steps[at + to]:
                    continue
                if maze.on[to] >= CORNER_FIELD and maze.on[to] != home:
                    continue
                self.steps[at + to] = far
                if self.queued[to] == 0:
                    self.queued[to] = 1
                    self.queue[tail] = to
                    tail = (tail + 1) & 255

    # -- the quality of a way -------------------------------------------------
    def look_around(self, maze: Maze, corner: int, at: int, place: int) -> None:
        """How many shortest ways there are (as a logarithm), and fields near the goal."""
        room = 0.0
        for i in range(FIELDS):
            self.ways[i] = -1.0
            if 0 < self.steps[at + i] <= AROUND:
                room += 1.0
        self.ways[maze.corner_field((corner + 2) % 4)] = 1.0
        self.choice[place] = log(self.count_ways(maze, at, maze.corner_field(corner)))
        self.room[place] = room

    def count_ways(self, maze: Maze, at: int, field: int) -> float:
        """The number of shortest ways from a field."""
        if self.ways[field] >= 0.0:
            return self.ways[field]
        count = 0.0
        for direction in range(4):
            if (maze.rim[field] >> direction) & 1 == 0:
                continue
            to = field + STEP[direction]
            step = ONE
            if (maze.open[field] >> direction) & 1 == 0:
                step += THROUGH
            if self.steps[at + to] + step == self.steps[at + field]:
                count += self.count_ways(maze, at, to)
        self.ways[field] = count
        return count
