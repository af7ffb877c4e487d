"""How many turns a figure needs to its goal, on average, if it is alone in a maze that stays.

Each turn brings one of 36 throws. A throw that leads to no better field is let go by, as it would
be used for another figure. The numbers fit together: each follows from those of the fields that
can be reached, which is worked out over and over until little changes.
"""

from __future__ import annotations

from functools import lru_cache

import cython

from irrgarten.games.labyria.board import FIELDS
from irrgarten.games.labyria.codes import CORNER_FIELD
from irrgarten.games.labyria.maze import Maze
from irrgarten.games.labyria.ways import Ways
from irrgarten.kernel.flat import ints

#: Kinds of throws: a number by itself, doubled beyond six, or under the cloak.
PEACEFUL = True
THROWS = 15
#: Room for ends of ways; what is beyond is left out.
ROOM = 131072
#: How often the numbers are worked out at most.
ROUNDS = 12
#: Whoever cannot get out at all needs so many turns, and nobody more.
MOST = 40.0

if not cython.compiled:
    STEPS = [0] * 15
    CLOAKED = [0] * 15
    #: In how many of the 36 throws.
    CHANCES = [0.0] * 15


def _fill() -> None:
    """``miss`` leads nowhere. ``-``, and every other ``turn``, opens a wall like the cloak."""
    for number in range(1, 7):
        STEPS[number - 1] = number
        CHANCES[number - 1] = 2.5 if number % 2 == 0 else 1.5  # even ones by doubling too
        STEPS[number + 8] = number
        CLOAKED[number + 8] = 1
        CHANCES[number + 8] = 2.5
    for half in (4, 5, 6):
        STEPS[half + 2] = 2 * half
        CHANCES[half + 2] = 1.0


_fill()


class Expected:
    def __init__(self) -> None:
        if not cython.compiled:
            self.turns = [0.0] * 896
            self.first, self.end = ints(3361, 131072)
        self.ways = Ways()
        self.bare = Maze()

    def work_out(self, maze: Maze, seats: int) -> None:
        """For all seats; ``turns`` of seat s are 224 s further on."""
        self.bare.copy_from(maze)
        i = 0
        for i in range(FIELDS):
            if self.bare.on[i] < CORNER_FIELD:
                self.bare.on[i] = 0
        for i in range(seats):
            self.work_out_for(i, 2 * i if seats == 2 else i)

    def work_out_for(self, seat: int, corner: int) -> None:
        at = FIELDS * seat
        goal = self.bare.corner_field((corner + 2) % 4)
        self.list_ends(seat, corner, goal)
        field = 0
        turn = 0
        for field in range(FIELDS):
            self.turns[at + field] = MOST
        self.turns[at + goal] = 0.0
        for turn in range(ROUNDS):
            change = 0.0
            for field in range(FIELDS):
                if field != goal and self.bare.rim[field] != 0:
                    change = max(change, self.improve(at, field))
            if change < 0.02:
                break

    def list_ends(self, seat: int, corner: int, goal: int) -> None:
        """Where each throw can bring a figure from each field."""
        count = 0
        throw = 0
        field = 0
        i = 0
        for throw in range(THROWS):
            self.ways.survey(self.bare, seat, corner, CLOAKED[throw] == 1, PEACEFUL)
            for field in range(FIELDS):
                self.first[FIELDS * throw + field] = count
                there = self.bare.on[field]
                if self.bare.rim[field] == 0 or field == goal:
                    continue
                if there >= CORNER_FIELD and there != CORNER_FIELD + corner:
                    continue
                self.ways.find(field, STEPS[throw])
                for i in range(self.ways.count):
                    if count < ROOM:
                        self.end[count] = self.ways.slot[i] // 5
                        count += 1
        self.first[FIELDS * THROWS] = count

    def improve(self, at: int, field: int) -> float:
        """Work out one field anew; returns by how much it changed."""
        before = self.turns[at + field]
        used = 0.0
        sum_of_used = 0.0
        throw = 0
        i = 0
        for throw in range(THROWS):
            best = before
            first = FIELDS * throw + field
            for i in range(self.first[first], self.first[first + 1]):
                best = min(best, self.turns[at + self.end[i]])
            if best < before:
                used += CHANCES[throw]
                sum_of_used += CHANCES[throw] * best
        if used == 0.0:
            return 0.0
        after = min(before, (36.0 + sum_of_used) / used)
        self.turns[at + field] = after
        return before - after


def worked_out(maze: Maze, seats: int) -> Expected:
    """The turns in a maze, not to be changed: walls stay for many decisions, and are kept."""
    return _worked_out(maze.size, seats, tuple(maze.open))


@lru_cache(maxsize=8)
def _worked_out(size: int, seats: int, is_open: tuple[int, ...]) -> Expected:
    maze = Maze()
    maze.clear(size)
    maze.open = list(is_open)
    expected = Expected()
    expected.work_out(maze, seats)
    return expected
