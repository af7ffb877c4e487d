"""Why an act is good, as far as the steps to the goals say it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from irrgarten.games.labyria.narration import CameHome, Moved
from irrgarten.games.labyria.view import LabyriaView
from irrgarten.kernel.facts import Fact, Tried

#: What no way at all counts, in steps.
SHUT = 40
_ARMS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def reasons(tried: Tried) -> Iterator[Fact]:
    view: LabyriaView = tried.view
    after: LabyriaView | None = tried.after
    seat = tried.seat
    if tried.act == "done":
        yield Fact("hint-done")
    for event in tried.events:
        if isinstance(event, CameHome):
            yield Fact("hint-goal", {"figures": event.figures})
    if after is None:  # the defence answers (RIA-51)
        end = tried.act.partition(">")[2].partition("/")[0]
        others = (other for other, figures in enumerate(view.figures) if end in figures)
        yield from (Fact("hint-attacks", {"other": other}) for other in others if other != seat)
        return
    before, now = _steps(view), _steps(after)
    rivals = [other for other in range(view.players) if other != seat]
    slowed = max(rivals, key=lambda other: now[other] - before[other])
    gain, lost = before[seat] - now[seat], now[slowed] - before[slowed]
    moved = any(isinstance(event, Moved) for event in tried.events)
    if moved and gain > 0:
        yield Fact("hint-nearer", {"steps": gain}, gain)
    if not moved and lost > max(gain, 0):
        yield Fact("hint-blocks", {"other": slowed, "steps": lost}, lost)
    if not moved and gain > 0:
        yield Fact("hint-opens", {"steps": gain}, gain)


def _steps(view: LabyriaView) -> list[int]:
    """Steps of all figures of each seat to its goal, walls as they stand."""
    walls = _walls(view)
    ways = [_ways(view.size, goal, walls) for goal in view.goals]
    return [
        sum(ways[seat].get(field, SHUT) for field in figures)
        for seat, figures in enumerate(view.figures)
    ]


def _walls(view: LabyriaView) -> set[frozenset[str]]:
    walls = {frozenset(tile.split("|")) for tile in view.tiles}
    for corner in view.corners:
        crossing, _, direction = corner.partition("+")
        column, row = _place(crossing)
        for arm in direction:
            up, right = int(arm == "n"), int(arm == "e")
            # An arm to the north or south stands between two columns, the others between rows.
            one = (column, row + up) if arm in "ns" else (column + right, row)
            other = (column + 1, row + up) if arm in "ns" else (column + right, row + 1)
            walls.add(frozenset((_name(*one), _name(*other))))
    return walls


def _ways(size: int, goal: str, walls: set[frozenset[str]]) -> dict[str, int]:
    steps, waiting = {goal: 0}, deque([goal])
    while waiting:
        field = waiting.popleft()
        column, row = _place(field)
        for east, north in _ARMS.values():
            if 0 <= column + east < size and 0 <= row + north < size:
                to = _name(column + east, row + north)
                if to not in steps and frozenset((field, to)) not in walls:
                    steps[to] = steps[field] + 1
                    waiting.append(to)
    return steps


def _place(field: str) -> tuple[int, int]:
    return ord(field[0]) - 97, int(field[1:]) - 1


def _name(column: int, row: int) -> str:
    return f"{chr(97 + column)}{row + 1}"
