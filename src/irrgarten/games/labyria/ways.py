"""Which fields a figure can come to in exactly so many steps, and how (RIA-40 to RIA-47).

A way is a number: a 1, then two bits for each step, its direction. Where it ends is a slot: five
times the field, and in an attack one more than the direction of the last step. Ways are tried in
the order n, e, s, w, so the first one found to a slot is the one that is shown.

Long ways are many. ``want`` has a bit, by columns, for every field that may still be found to be
an end; a way is not followed where no such field is near enough.
"""

from __future__ import annotations

import cython

from irrgarten.games.labyria.board import FIELDS, STRIDE
from irrgarten.games.labyria.codes import CORNER_FIELD, entry_of_slot, field_of_slot, slot_of
from irrgarten.games.labyria.maze import STEP, Maze
from irrgarten.kernel.flat import int16s, ints

ONE = 1
#: From so many steps on, what is near is asked; with fewer it costs more than it saves.
LONG = 5
NEAR = 3
#: Columns and rows of ``want`` that lie off the board on every side.
MARGIN = 16


@cython.cclass
class Ways:
    """The ways of one seat's figures on a board; room to work in, no part of a position."""

    def __init__(self) -> None:
        self.open, self.on, self.entered = int16s(224, 224, 224)
        self.way = ints(1120)
        self.slot = int16s(1120)
        self.want = ints(48)
        self.entries, self.far, self.queue, self.layer = int16s(224, 224, 224, 448)
        self.layer_way = ints(448)
        self.count = 0
        self.me = self.home = self.goal = 0
        self.peaceful = self.one_will_do = self.sparing = False
        self.ghosts = self.corners = False

    # -- on which board, for whom ---------------------------------------------
    def survey(self, maze: Maze, seat: int, corner: int, cloak: bool, peaceful: bool) -> None:
        """Look at the board with the eyes of a seat whose start is that corner.

        With the cloak walls are no matter (RIA-34); who is peaceful attacks nobody (RIA-57).
        """
        if cloak:
            self.open[:] = maze.rim
        else:
            self.open[:] = maze.open
        self.on[:] = maze.on
        self.me = seat + 1
        self.home = CORNER_FIELD + corner
        self.goal = CORNER_FIELD + (corner + 2) % 4
        self.peaceful = peaceful
        self.ghosts = self.corners = False

    def pretend(self, ghosts: bool, corners: bool) -> None:
        """As if opponents could be jumped, or every corner crossed: to say why a way is none."""
        self.ghosts = ghosts
        self.corners = corners

    def forget(self) -> None:
        for i in range(self.count):
            self.way[self.slot[i]] = 0
        self.count = 0

    def passable(self, to: int) -> bool:
        """May a way go on from this field? RIA-45 to RIA-47."""
        there = self.on[to]
        if there in (0, self.me, self.home):
            return True
        return self.corners if there >= CORNER_FIELD else self.ghosts

    def end(self, to: int, direction: int) -> int:
        """The slot of a way whose last step leads there; -1 if it cannot end so."""
        there = self.on[to]
        if there in (0, self.home, self.goal):
            return slot_of(to)
        if there == self.me or there >= CORNER_FIELD or self.peaceful:
            return -1
        return slot_of(to, 1 + direction)

    # -- ways that enter no field twice (RIA-42) ------------------------------
    def find(self, start: int, steps: int) -> None:
        """All ends of ways of so many steps."""
        self.forget()
        self.one_will_do = False
        self.sparing = steps >= LONG
        if self.sparing:
            self.spread(start, steps)
        self.entered[start] = 1
        self.follow(start, steps, 1)
        self.entered[start] = 0

    def is_there(self, start: int, steps: int) -> bool:
        """Is there any way of so many steps?"""
        self.forget()
        self.one_will_do = True
        self.sparing = False
        self.entered[start] = 1
        found = self.follow(start, steps, 1)
        self.entered[start] = 0
        return found

    def follow(self, at: int, left: int, way: int) -> bool:
        """Follow all ways on from a field; True if one was found and one will do."""
        found = False
        free = self.open[at]
        for direction in range(4):
            if (free >> direction) & 1 == 0:
                continue
            to = at + STEP[direction]
            if self.entered[to] != 0:
                continue
            if left == 1:
                slot = self.end(to, direction)
                if slot >= 0:
                    if self.one_will_do:
                        return True
                    self.keep(slot, 4 * way + direction)
            elif self.passable(to):
                if self.sparing and left > NEAR and not self.wanted(to, left - 1):
                    continue
                self.entered[to] = 1
                found = self.follow(to, left - 1, 4 * way + direction)
                self.entered[to] = 0
                if found:
                    return True
        return False

    def keep(self, slot: int, way: int) -> None:
        if self.way[slot] != 0:
            return
        self.way[slot] = way
        self.slot[self.count] = slot
        self.count += 1
        if self.sparing:
            to = field_of_slot(slot)
            entry = entry_of_slot(slot)
            if entry > 0:
                self.entries[to] &= ~(ONE << (entry - 1))
            if entry == 0 or self.entries[to] == 0:
                self.want[MARGIN + to // STRIDE] &= ~(ONE << (MARGIN + to % STRIDE))

    def spread(self, start: int, steps: int) -> None:
        """Want every end that is not too far: none is left out that a way could come to."""
        for i in range(FIELDS):
            self.far[i] = -1
            self.entries[i] = 0
        for i in range(48):
            self.want[i] = 0
        self.far[start] = 0
        self.queue[0] = start
        count = 1
        i = 0
        while i < count:
            at = self.queue[i]
            i += 1
            steps_to = self.far[at] + 1
            if steps_to > steps:
                break
            for direction in range(4):
                if (self.open[at] >> direction) & 1 == 0:
                    continue
                to = at + STEP[direction]
                if (steps - steps_to) % 2 == 0 and to != start:
                    self.want_end(to, direction)
                if self.far[to] < 0 and self.passable(to):
                    self.far[to] = steps_to
                    self.queue[count] = to
                    count += 1

    def want_end(self, to: int, direction: int) -> None:
        slot = self.end(to, direction)
        if slot >= 0:
            if entry_of_slot(slot) > 0:
                self.entries[to] |= ONE << direction
            self.want[MARGIN + to // STRIDE] |= ONE << (MARGIN + to % STRIDE)

    def wanted(self, at: int, left: int) -> bool:
        """Is a field that is still wanted near enough?"""
        column = MARGIN + at // STRIDE
        row = MARGIN + at % STRIDE
        for aside in range(left + 1):
            up = left - aside
            window = ((ONE << (2 * up + 1)) - 1) << (row - up)
            if (self.want[column - aside] | self.want[column + aside]) & window:
                return True
        return False

    # -- any walk (RIA-43) ----------------------------------------------------
    def set_out(self, start: int) -> None:
        self.forget()
        self.one_will_do = self.sparing = False
        self.layer[0] = start
        self.layer_way[0] = 1
        for i in range(FIELDS):
            self.far[i] = -1

    def find_any(self, start: int, steps: int) -> None:
        """All ends of walks of so many steps, fields entered as often as one likes.

        Step by step: the fields that can then be stood on, those of the first ways first.
        """
        self.set_out(start)
        now = 0
        here = 1
        for step in range(1, steps + 1):
            there = 0
            for i in range(here):
                at = self.layer[FIELDS * now + i]
                way = 4 * self.layer_way[FIELDS * now + i]
                for direction in range(4):
                    if (self.open[at] >> direction) & 1 == 0:
                        continue
                    to = at + STEP[direction]
                    if step == steps:
                        slot = slot_of(to) if to == start else self.end(to, direction)
                        if slot >= 0:
                            self.keep(slot, way + direction)
                    elif self.far[to] != step and self.passable(to):
                        self.far[to] = step
                        self.layer[FIELDS * (1 - now) + there] = to
                        self.layer_way[FIELDS * (1 - now) + there] = way + direction
                        there += 1
            now = 1 - now
            here = there
