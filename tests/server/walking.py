"""How somebody who remembers every bump walks through the magic labyrinth."""

from __future__ import annotations

from collections import deque
from collections.abc import Set
from typing import Any

STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}

#: Pairs of fields with a wall between them.
Walls = set[frozenset[str]]


def step(field: str, act: str) -> str:
    east, north = STEPS[act]
    return f"{chr(ord(field[0]) + east)}{int(field[1]) + north}"


def toward_the_wanted(
    frame: dict[str, Any], seat: int, walls: Set[frozenset[str]] = frozenset()
) -> str:
    """The legal step on the shortest way to the wanted symbol, around the walls that are known."""
    view = frame["view"]
    goal = next(field for field, symbol in view["symbols"].items() if symbol == view["wanted"])
    away = _distances(goal, walls)
    at = view["magicians"][seat]

    def distance(act: str) -> tuple[bool, int]:
        beyond = step(at, act) if act in STEPS else at
        return frozenset({at, beyond}) in walls, away.get(beyond, len(away))

    legal: list[str] = frame["legal"]
    return min(legal, key=distance)


def _distances(goal: str, walls: Set[frozenset[str]]) -> dict[str, int]:
    """From every field that can be reached."""
    away = {goal: 0}
    fields = deque([goal])
    while fields:
        field = fields.popleft()
        for act in STEPS:
            beyond = step(field, act)
            inside = beyond[0] in "abcdef" and beyond[1:] in {*"123456"}
            if inside and beyond not in away and frozenset({field, beyond}) not in walls:
                away[beyond] = away[field] + 1
                fields.append(beyond)
    return away
