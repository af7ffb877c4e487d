"""Why an act is good, as far as is seen and remembered of the labyrinth."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from irrgarten.games.magic_labyrinth.board import SLOT_NAMES
from irrgarten.games.magic_labyrinth.strength.memory import MagicLabyrinthMemory
from irrgarten.games.magic_labyrinth.view import MagicLabyrinthView
from irrgarten.kernel.facts import Fact, Tried

SIZE = 6
WAYS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def reasons(tried: Tried) -> Iterator[Fact]:
    view: MagicLabyrinthView = tried.view
    goal = next((field for field, one in view.symbols.items() if one == view.wanted), None)
    if tried.act == "stop":
        yield Fact("hint-stop")
    if goal is None or tried.act not in WAYS:
        return
    here = view.magicians[tried.seat]
    there = _beside(here, tried.act)
    walls, passed = _known(view, tried.memory)
    if there is None or frozenset((here, there)) in walls:
        return
    if there == goal:
        yield Fact("hint-chip")
    steps = _steps(goal, walls)
    if steps.get(here) != steps.get(there, 0) + 1:
        return
    for way in WAYS:
        other = _beside(here, way)
        if other is not None and _far(other, goal) < _far(here, goal):
            if frozenset((here, other)) in walls:
                yield Fact("hint-wall", {"a": here, "b": other}, -steps[there])
    if frozenset((here, there)) in passed:
        yield Fact("hint-passed", {"steps": steps[there]}, -steps[there])
    yield Fact("hint-nearer", {"steps": steps[there]}, -steps[there])


def _known(
    view: MagicLabyrinthView, memory: object
) -> tuple[set[frozenset[str]], set[frozenset[str]]]:
    """Walls and passages: those that lie open with the memory aid (MAG-30), and those in mind."""
    walls, passed = ({frozenset(slot.split("|")) for slot in met or ()} for met in _open(view))
    if isinstance(memory, MagicLabyrinthMemory):
        walls |= _slots(memory.bumped)
        passed |= _slots(memory.passed)
    return walls, passed


def _open(view: MagicLabyrinthView) -> tuple[list[str] | None, list[str] | None]:
    return view.bumped, view.passed


def _slots(bits: int) -> set[frozenset[str]]:
    return {frozenset(name.split("|")) for at, name in enumerate(SLOT_NAMES) if bits >> at & 1}


def _beside(field: str, way: str) -> str | None:
    east, north = WAYS[way]
    column, row = ord(field[0]) - 97 + east, int(field[1]) - 1 + north
    return f"{chr(97 + column)}{row + 1}" if 0 <= column < SIZE and 0 <= row < SIZE else None


def _far(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def _steps(goal: str, walls: set[frozenset[str]]) -> dict[str, int]:
    """Steps to the goal, around the walls that are known."""
    steps, waiting = {goal: 0}, deque([goal])
    while waiting:
        field = waiting.popleft()
        for way in WAYS:
            to = _beside(field, way)
            if to is not None and to not in steps and frozenset((field, to)) not in walls:
                steps[to] = steps[field] + 1
                waiting.append(to)
    return steps
