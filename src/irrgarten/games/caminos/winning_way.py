"""The shortest way of a won game, face by face, to be shown and counted by hand (CAM-30)."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import pairwise

from msgspec import Struct

from irrgarten.games.caminos.board import BOARD_OF, BOARDS, PLACE_NAMES, WIDTH, Board
from irrgarten.games.caminos.codes import NOBODY_WON
from irrgarten.games.caminos.rules import Caminos

#: Of each cell, the woods of its cubes from below.
Stacks = dict[int, list[int]]


class Face(Struct, frozen=True):
    """A square face of a way: the top of a cube, or the side of it ``toward`` another cell."""

    cube: str
    toward: str | None


class Way(Struct, frozen=True):
    """The shortest way that has won, from side to side, in the order it is walked.

    ``faces`` has the tops of ``cells`` and the upright faces between them: as many as count
    (CAM-30). ``double``: it leads to the exactly opposite side of an octagon or ring (CAM-31).
    """

    sides: tuple[str, str]
    cells: list[str]
    faces: list[Face]
    double: bool


def stacks(state: Caminos, board: Board) -> Stacks:
    found: Stacks = {cell: [] for cell in board.cells}
    cube = state.cube
    for cell, stack in found.items():
        half, bit = divmod(cell, WIDTH * 5)
        for level in range(state.height(cell)):
            stack.append(
                next(wood for wood in range(3) if cube[6 * wood + 2 * level + half] >> bit & 1)
            )
    return found


def _beside(cell: int) -> tuple[int, ...]:
    return cell + WIDTH, cell + 1, cell - WIDTH, cell - 1


def step(found: Stacks, wood: int, start: int, end: int) -> int:
    """The faces that a step to a neighbouring cell adds; 0 if it cannot be made (CAM-22, 23)."""
    low, high = sorted((found[start], found.get(end, [])), key=len)
    if not low or low[-1] != wood or any(other != wood for other in high[len(low) :]):
        return 0
    return 1 + len(high) - len(low) if high[-1] == wood else 0


def shortest(found: Stacks, wood: int, starts: list[int], ends: list[int]) -> list[int]:
    """The cells of the shortest way, from one side to the other; none if there is no way."""
    ways: list[tuple[int, list[int]]] = []
    for cell in starts:
        if found[cell] and found[cell][-1] == wood:
            heappush(ways, (1, [cell]))
    done: set[int] = set()
    while ways:
        faces, cells = heappop(ways)
        if cells[-1] in ends:
            return cells
        if cells[-1] in done:
            continue
        done.add(cells[-1])
        for cell in _beside(cells[-1]):
            more = step(found, wood, cells[-1], cell)
            if more:
                heappush(ways, (faces + more, [*cells, cell]))
    return []


def faces_of(found: Stacks, cells: list[int]) -> list[Face]:
    faces = [Face(f"{PLACE_NAMES[cells[0]]}.{len(found[cells[0]])}", None)]
    for start, end in pairwise(cells):
        here, there = PLACE_NAMES[start], PLACE_NAMES[end]
        low, high = len(found[start]), len(found[end])
        faces += [Face(f"{there}.{level}", here) for level in range(low + 1, high + 1)]
        faces += [Face(f"{here}.{level}", there) for level in range(low, high, -1)]
        faces.append(Face(f"{there}.{high}", None))
    return faces


def winning_way(state: Caminos) -> Way | None:
    """The way that gave the points, among those that do the first."""
    if state.winner < 0 or state.winner == NOBODY_WON:
        return None
    return next(_winning(state))


def _winning(state: Caminos) -> Iterator[Way]:
    board = BOARD_OF[BOARDS[state.board]]
    found = stacks(state, board)
    for start, end, opposite in board.joined():
        double = opposite and board.is_round
        if state.points[state.winner] != (2 if double else 1) * state.faces:
            continue
        cells = shortest(found, state.winner, board.sides[start], board.sides[end])
        faces = faces_of(found, cells) if cells else []
        if len(faces) == state.faces:
            names = (board.side_names[start], board.side_names[end])
            yield Way(names, [PLACE_NAMES[cell] for cell in cells], faces, double)
