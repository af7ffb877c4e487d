"""All labyrinths that obey MAG-04, counted and drawn exactly uniformly (MAG-05).

The slots are decided one after another in the order of their numbers. Of all that was decided
before, only one thing matters to the rest: how the six fields on the frontier (the first field
not yet finished and the five after it) hang together. There are 132 such ways, since paths on a
floor do not cross; from each of them, slot by slot, we count the completions by walls left.
A labyrinth's number is its place in that order, an opening before a wall.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import cython

from irrgarten.games.magic_labyrinth.board import SIZE, SLOT_FIELDS, SLOTS
from irrgarten.kernel.flat import int16s, ints, uint8s
from irrgarten.kernel.rng import Rng

STATES = 132
#: 25 walls leave a tree; with more, a field is cut off.
LIMIT = 25
ONE = 1
#: The states of six fields all apart, with which we begin, and of one whole, with which we end.
APART = 0
WHOLE = 1

#: The state after an opening or a wall in slot s, from state t, at ``STATES * s + t``;
#: -1 where the wall cuts off a field for good.
AFTER_OPENING = int16s(SLOTS * STATES)
AFTER_WALL = int16s(SLOTS * STATES)

#: To which group each of the six fields belongs, by column; groups numbered as they appear.
Frontier = tuple[int, ...]


def _renumbered(groups: Iterable[int]) -> Frontier:
    seen: dict[int, int] = {}
    return tuple(seen.setdefault(group, len(seen)) for group in groups)


def _with_opening(frontier: Frontier, column: int, east: bool) -> Frontier:
    if not east:
        return frontier  # the field to the north takes its neighbour's place
    joined, group = frontier[column + 1], frontier[column]
    return _renumbered(group if other == joined else other for other in frontier)


def _with_wall(frontier: Frontier, column: int, east: bool) -> Frontier | None:
    if east:
        return frontier
    if frontier.count(frontier[column]) == 1:
        return None
    return _renumbered(SIZE if at == column else group for at, group in enumerate(frontier))


def _fill() -> None:
    number: dict[Frontier, int] = {tuple(range(SIZE)): APART, (0,) * SIZE: WHOLE}
    frontiers = list(number)
    kinds = [(a % SIZE, b == a + 1) for a, b in SLOT_FIELDS]
    for frontier in frontiers:  # grows as new ones are met
        for column, east in kinds:
            for after in (
                _with_opening(frontier, column, east),
                _with_wall(frontier, column, east),
            ):
                if after is not None and after not in number:
                    number[after] = len(number)
                    frontiers.append(after)
    for slot, (column, east) in enumerate(kinds):
        for frontier, state in number.items():
            at = slot * STATES + state
            walled = _with_wall(frontier, column, east)
            AFTER_OPENING[at] = number[_with_opening(frontier, column, east)]
            AFTER_WALL[at] = -1 if walled is None else number[walled]


_fill()


@cython.cclass
class Labyrinths:
    """The labyrinths of so many walls that fit what is known; never changed once made.

    ``bumped`` are slots known to hold a wall, ``passed`` slots known to hold none, both as sets
    of bits, like the labyrinths themselves. ``count`` is 0 if no labyrinth fits.
    """

    def __init__(self, walls: int, bumped: int = 0, passed: int = 0) -> None:
        self.fewest = ints(SLOTS)
        self.reached = uint8s((SLOTS + 1) * STATES)
        self.ways, self.with_wall = ints((SLOTS + 1) * STATES * (LIMIT + 1), SLOTS)
        self.walls = walls
        self.bumped = bumped
        self.passed = passed
        self.count = 0
        spare: int = walls - bumped.bit_count()  # walls that nobody has bumped into
        self.width = spare + 1
        known = bumped | passed
        if 0 <= spare <= LIMIT and bumped & passed == 0 and known >> SLOTS == 0:
            with cython.nogil:
                self.reach()
                self.tally()
                self.weigh()

    def reach(self) -> None:
        """Find the states that can be met at each slot, and how few unknown walls can be left."""
        unknown = 0
        self.reached[APART] = 1
        for slot in range(SLOTS):
            self.fewest[slot] = max(0, self.width - 1 - unknown)
            if (self.bumped | self.passed) >> slot & 1 == 0:
                unknown += 1
            after = (slot + 1) * STATES
            for state in range(STATES):
                at = slot * STATES + state
                if self.reached[at] == 0:
                    continue
                if self.bumped >> slot & 1 == 0:
                    self.reached[after + AFTER_OPENING[at]] = 1
                if self.passed >> slot & 1 == 0 and AFTER_WALL[at] >= 0:
                    self.reached[after + AFTER_WALL[at]] = 1

    def tally(self) -> None:
        """Count, from the last slot to the first, the ways to go on from every state."""
        slot = SLOTS
        self.ways[(SLOTS * STATES + WHOLE) * self.width] = 1
        while slot > 0:
            slot -= 1
            for state in range(STATES):
                at = slot * STATES + state
                if self.reached[at] == 0:
                    continue
                row = at * self.width
                if self.bumped >> slot & 1 == 0:
                    opening = ((slot + 1) * STATES + AFTER_OPENING[at]) * self.width
                    for left in range(self.fewest[slot], self.width):
                        self.ways[row + left] = self.ways[opening + left]
                if AFTER_WALL[at] < 0 or self.passed >> slot & 1:
                    continue
                wall = ((slot + 1) * STATES + AFTER_WALL[at]) * self.width
                if self.bumped >> slot & 1:
                    for left in range(self.fewest[slot], self.width):
                        self.ways[row + left] = self.ways[wall + left]
                else:
                    for left in range(max(1, self.fewest[slot]), self.width):
                        self.ways[row + left] += self.ways[wall + left - 1]
        self.count = self.ways[APART * self.width + self.width - 1]

    def weigh(self) -> None:
        """Count the labyrinths with a wall in each slot: ways to come there times ways to go on."""
        came = ints(2 * STATES * (LIMIT + 1))
        here = 0
        there = STATES * (LIMIT + 1)
        for at in range(there):
            came[at] = 0
        came[APART * self.width + self.width - 1] = 1
        for slot in range(SLOTS):
            for at in range(there, there + STATES * self.width):
                came[at] = 0
            for state in range(STATES):
                at = slot * STATES + state
                if self.reached[at] == 0:
                    continue
                row = here + state * self.width
                if self.bumped >> slot & 1 == 0:
                    to = there + AFTER_OPENING[at] * self.width
                    for left in range(self.fewest[slot], self.width):
                        came[to + left] += came[row + left]
                if AFTER_WALL[at] < 0 or self.passed >> slot & 1:
                    continue
                spare = 1 - (self.bumped >> slot & 1)
                to = there + AFTER_WALL[at] * self.width - spare
                onward = ((slot + 1) * STATES + AFTER_WALL[at]) * self.width - spare
                for left in range(max(spare, self.fewest[slot]), self.width):
                    came[to + left] += came[row + left]
                    self.with_wall[slot] += came[row + left] * self.ways[onward + left]
            here, there = there, here

    def unrank(self, number: int) -> int:
        """Labyrinth number 0 to ``count`` - 1; -1 if there is no such number."""
        if number < 0 or number >= self.count:
            return -1
        walls = 0
        state = APART
        left = self.width - 1
        for slot in range(SLOTS):
            at = slot * STATES + state
            if self.bumped >> slot & 1:
                walls |= ONE << slot
                state = AFTER_WALL[at]
                continue
            opening = self.ways[((slot + 1) * STATES + AFTER_OPENING[at]) * self.width + left]
            if number < opening:
                state = AFTER_OPENING[at]
            else:
                number -= opening
                walls |= ONE << slot
                left -= 1
                state = AFTER_WALL[at]
        return walls

    def rank(self, walls: int) -> int:
        """The number of this labyrinth; -1 if it is not one of these."""
        if self.count == 0 or walls & self.bumped != self.bumped or walls & self.passed != 0:
            return -1
        number = 0
        state = APART
        left = self.width - 1
        for slot in range(SLOTS):
            at = slot * STATES + state
            if walls >> slot & 1 == 0:
                state = AFTER_OPENING[at]
                continue
            if self.bumped >> slot & 1 == 0:
                number += self.ways[((slot + 1) * STATES + AFTER_OPENING[at]) * self.width + left]
                left -= 1
            state = AFTER_WALL[at]
            if state < 0 or left < 0:
                return -1
        return number if state == WHOLE and left == 0 and walls >> SLOTS == 0 else -1

    def draw(self, rng: Rng) -> int:
        """One of these labyrinths, each exactly as likely as the others; -1 if there is none."""
        if self.count == 0:
            return -1
        return self.unrank(rng.below(self.count))

    def chance_of_wall(self, slot: int) -> float:
        """The share of these labyrinths that have a wall in this slot."""
        if self.count == 0:
            return 0.0
        # As whole numbers they would divide to a whole number in C.
        return float(self.with_wall[slot]) / self.count


@cache
def labyrinths(walls: int) -> Labyrinths:
    """All labyrinths of so many walls, counted once."""
    return Labyrinths(walls)
