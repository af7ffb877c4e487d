"""How many turns a figure needs to its goal, on average, if it is alone in a maze that stays.

Each turn brings one of 36 throws. A throw that leads to no better field is let go by, as it would
be used for another figure. The numbers fit together: each follows from those of the fields that
can be reached, which is worked out over and over until little changes.
"""

from __future__ import annotations

from functools import lru_cache

import cython

from irrgarten.games.labyria.board import FIELDS
from irrgarten.games.labyria.codes import CORNER_FIELD, field_of_slot
from irrgarten.games.labyria.maze import STEP, Maze
from irrgarten.games.labyria.strength.cloaks import NUMBERS, Cloaks, cloaks_of
from irrgarten.games.labyria.ways import Ways
from irrgarten.kernel.flat import doubles, int16s, int32s, ints

#: Kinds of throws that walls matter to: a number by itself, or doubled beyond six.
WALLS_MATTER = False
PEACEFUL = True
THROWS = 9
#: Of these, the first so many bring few steps; what they lead to is soon listed.
SHORT = 6
LONG = 3
#: Room for ends of ways, of all short throws and of the long ones of a seat; what is beyond is left
#: out.
ROOM = 65536
#: How often the numbers are worked out at most.
ROUNDS = 12
#: Whoever cannot get out at all needs so many turns, and nobody more.
MOST = 40.0

#: Of 36 throws, so many let a figure through a wall with each number: ``-``, and every other
#: ``turn``, opens one like the cloak does.
THROUGH = 2.5
#: Farther than any field.
FAR = 1000

STEPS = ints(9)
#: In how many of the 36 throws.
CHANCES = doubles(9)


def _fill() -> None:
    """``miss`` leads nowhere."""
    for number in range(1, 7):
        STEPS[number - 1] = number
        CHANCES[number - 1] = 2.5 if number % 2 == 0 else 1.5  # even ones by doubling too
    for half in (4, 5, 6):
        STEPS[half + 2] = 2 * half
        CHANCES[half + 2] = 1.0


_fill()


@cython.cclass
class Expected:
    def __init__(self, size: int) -> None:
        self.turns = doubles(896)
        self.first = int32s(1345)
        self.end, self.order, self.far = int16s(65536, 224, 224)
        self.long_first = int32s(2692)
        self.long_end = int16s(262144)
        self.ways = Ways()
        self.bare = Maze()
        self.cloaks: Cloaks = cloaks_of(size)

    def work_out(self, maze: Maze, seats: int) -> None:
        """For all seats; ``turns`` of seat s are 224 s further on."""
        self.clear(maze)
        for i in range(seats):
            self.list_long_ends(i, 2 * i if seats == 2 else i)
            self.work_out_for(self, i, 2 * i if seats == 2 else i)

    def work_out_after(self, before: Expected, maze: Maze, seats: int) -> None:
        """The same where a wall or two are others than ``before``, in a fourth of the time: long
        ways, which are seldom thrown, are taken as they were."""
        self.clear(maze)
        for i in range(seats):
            self.work_out_for(before, i, 2 * i if seats == 2 else i)

    def clear(self, maze: Maze) -> None:
        self.bare.copy_from(maze)
        for i in range(FIELDS):
            if self.bare.on[i] < CORNER_FIELD:
                self.bare.on[i] = 0

    def work_out_for(self, far: Expected, seat: int, corner: int) -> None:
        """From long ways as they are listed in ``far``."""
        at = FIELDS * seat
        goal = self.bare.corner_field((corner + 2) % 4)
        self.list_ends(seat, corner)
        fields = self.line_up(goal)
        for i in range(FIELDS):
            self.turns[at + i] = MOST
        self.turns[at + goal] = 0.0
        for turn in range(ROUNDS):
            change = 0.0
            for i in range(1, fields):
                change = max(change, self.improve(far, seat, corner, self.order[i]))
            if change < 0.02:
                break

    def line_up(self, goal: int) -> int:
        """The fields in order of their steps from the goal, those behind walls last: what follows
        from others is worked out after them. Returns how many there are."""
        count = 1
        for i in range(FIELDS):
            self.far[i] = FAR
        self.far[goal] = 0
        self.order[0] = goal
        i = 0
        while i < count:
            field = self.order[i]
            i += 1
            for direction in range(4):
                if (self.bare.open[field] >> direction) & 1 == 0:
                    continue
                to = field + STEP[direction]
                if self.far[to] == FAR:
                    self.far[to] = self.far[field] + 1
                    self.order[count] = to
                    count += 1
        for i in range(FIELDS):
            if self.bare.rim[i] != 0 and self.far[i] == FAR:
                self.order[count] = i
                count += 1
        return count

    def starts(self, corner: int, field: int) -> bool:
        """Can a figure from that corner of the board stand there, and go on?"""
        there = self.bare.on[field]
        if self.bare.rim[field] == 0:
            return False
        return there < CORNER_FIELD or there == CORNER_FIELD + corner

    def list_ends(self, seat: int, corner: int) -> None:
        """Where each short throw can bring a figure from each field."""
        count = 0
        self.ways.survey(self.bare, seat, corner, WALLS_MATTER, PEACEFUL)
        for throw in range(SHORT):
            for field in range(FIELDS):
                self.first[FIELDS * throw + field] = count
                if not self.starts(corner, field):
                    continue
                self.ways.find(field, STEPS[throw])
                for i in range(self.ways.count):
                    if count < ROOM:
                        self.end[count] = field_of_slot(self.ways.slot[i])
                        count += 1
        self.first[FIELDS * SHORT] = count

    def list_long_ends(self, seat: int, corner: int) -> None:
        """Where long ones can; kept for each seat."""
        at = (FIELDS * LONG + 1) * seat
        count = ROOM * seat
        self.ways.survey(self.bare, seat, corner, WALLS_MATTER, PEACEFUL)
        for throw in range(SHORT, THROWS):
            for field in range(FIELDS):
                self.long_first[at] = count
                at += 1
                if not self.starts(corner, field):
                    continue
                self.ways.find(field, STEPS[throw])
                for i in range(self.ways.count):
                    if count < ROOM * (seat + 1):
                        self.long_end[count] = field_of_slot(self.ways.slot[i])
                        count += 1
        self.long_first[at] = count

    def improve(self, far: Expected, seat: int, corner: int, field: int) -> float:
        """Work out one field anew; returns by how much it changed."""
        at = FIELDS * seat
        before = self.turns[at + field]
        used = 0.0
        sum_of_used = 0.0
        for throw in range(SHORT):
            best = before
            first = FIELDS * throw + field
            for i in range(self.first[first], self.first[first + 1]):
                best = min(best, self.turns[at + self.end[i]])
            if best < before:
                used += CHANCES[throw]
                sum_of_used += CHANCES[throw] * best
        for throw in range(LONG):
            best = before
            first = (FIELDS * LONG + 1) * seat + FIELDS * throw + field
            for i in range(far.long_first[first], far.long_first[first + 1]):
                best = min(best, self.turns[at + far.long_end[i]])
            if best < before:
                used += CHANCES[SHORT + throw]
                sum_of_used += CHANCES[SHORT + throw] * best
        for throw in range(NUMBERS):
            best = before
            first = FIELDS * (NUMBERS * corner + throw) + field
            for i in range(self.cloaks.first[first], self.cloaks.first[first + 1]):
                best = min(best, self.turns[at + self.cloaks.end[i]])
            if best < before:
                used += THROUGH
                sum_of_used += THROUGH * best
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
    expected = Expected(size)
    expected.work_out(maze, seats)
    return expected
