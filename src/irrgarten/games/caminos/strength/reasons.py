"""Why an act is good, as far as the ways from side to side say it."""

from __future__ import annotations

import heapq
from collections.abc import Iterator

from irrgarten.games.caminos.view import CaminosView
from irrgarten.kernel.facts import Fact, Tried

#: What a way over a cell costs: the own wood is there, nothing, or another wood so high.
OWN, EMPTY, OTHER, HIGH, TOP = 0, 2, 3, 4, 3
SHUT = 1000
WOODS = ("beech", "maple")


def reasons(tried: Tried) -> Iterator[Fact]:
    view: CaminosView = tried.view
    after: CaminosView | None = tried.after
    if after is None:
        return
    own = tried.seat % 2
    ours = _cost(view, own) - _cost(after, own)
    theirs = _cost(after, 1 - own) - _cost(view, 1 - own)
    if ours > 0 and theirs > 0:
        yield Fact("hint-both", {}, ours + theirs)
    if ours >= theirs and ours > 0:
        yield Fact("hint-nearer", {}, ours)
    if theirs > 0:
        yield Fact("hint-blocks", {}, theirs)
    if after.edges[own] == view.edges[own]:
        yield Fact("hint-inside")


def _cost(view: CaminosView, wood: int) -> int:
    """What the cheapest way between two opposite sides still costs."""
    tops = {top.cell: top for top in view.tops}

    def over(cell: str) -> int:
        top = tops.get(cell)
        if top is None:
            return EMPTY
        if top.wood == WOODS[wood]:
            return OWN
        return SHUT if top.height >= TOP else OTHER if top.height == 1 else HIGH

    costs = {cell: over(cell) for cell in view.cells}
    half = len(view.sides) // 2
    return min(
        _way(costs, view.sides[side].cells, view.sides[side + half].cells) for side in range(half)
    )


def _way(costs: dict[str, int], start: list[str], end: list[str]) -> int:
    waiting = [(costs[cell], cell) for cell in start]
    heapq.heapify(waiting)
    done = set()
    goals = set(end)
    while waiting:
        cost, cell = heapq.heappop(waiting)
        if cell in goals:
            return cost
        if cell in done:
            continue
        done.add(cell)
        column, row = ord(cell[0]), int(cell[1:])
        for east, north in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            to = f"{chr(column + east)}{row + north}"
            if to in costs and to not in done:
                heapq.heappush(waiting, (cost + costs[to], to))
    return SHUT
