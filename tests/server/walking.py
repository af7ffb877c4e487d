"""How somebody who remembers every bump walks through the magic labyrinth."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

COLUMNS, ROWS = "abcdef", "123456"
FIELDS = [column + row for column in COLUMNS for row in ROWS]
WAYS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}

#: Pairs of fields with a wall between them.
Walls = set[frozenset[str]]


def beside(field: str, way: str) -> str | None:
    east, north = WAYS[way]
    column, row = COLUMNS.index(field[0]) + east, ROWS.index(field[1]) + north
    inside = 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS)
    return COLUMNS[column] + ROWS[row] if inside else None


def shortest(at: str, goal: str, legal: Sequence[str], walls: Walls) -> str:
    """The legal act that leads nearest to the goal, round the known walls."""
    far = distances(goal, walls)
    if at not in far:  # MAG-04: every field can be reached, so something was learned wrongly
        walls.clear()
        far = distances(goal, walls)

    def left(act: str) -> int:
        if act == "stop":
            return far[at]
        there = str(beside(at, act))
        return len(FIELDS) if frozenset((at, there)) in walls else far[there]

    return min(legal, key=left)


def distances(goal: str, walls: Walls) -> dict[str, int]:
    """The steps to the goal from every field that has a way to it."""
    far = {goal: 0}
    queue = deque([goal])
    while queue:
        here = queue.popleft()
        for way in WAYS:
            there = beside(here, way)
            if there and there not in far and frozenset((here, there)) not in walls:
                far[there] = far[here] + 1
                queue.append(there)
    return far


def toward_the_wanted(frame: dict[str, Any], seat: int, walls: Walls | None = None) -> str:
    """The legal act that leads nearest to the wanted symbol."""
    view = frame["view"]
    goal = next(field for field, symbol in view["symbols"].items() if symbol == view["wanted"])
    return shortest(
        view["magicians"][seat], goal, frame["legal"], set() if walls is None else walls
    )
