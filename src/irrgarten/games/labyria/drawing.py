"""The board as text: tiles as lines, corners as double ones, figures as the numbers of seats."""

from __future__ import annotations

from irrgarten.games.labyria.board import (
    ARMS,
    COLUMNS,
    EAST,
    EDGE_OF,
    FIELD_OF,
    NORTH,
    SOUTH,
    STRIDE,
    WEST,
)
from irrgarten.games.labyria.view import LabyriaView


def draw(view: LabyriaView) -> str:
    """The first row at the bottom, ``*`` for a corner of the board; then who stands there."""
    canvas = _empty(view.size)
    for tile in view.tiles:
        _draw_wall(canvas, EDGE_OF[tile], "---", "|")
    for corner in view.corners:
        _draw_corner(canvas, corner)
    in_corners = {*view.starts, *view.goals}
    for seat, figures in enumerate(view.figures):
        for name in figures:
            if name not in in_corners:
                x, y = _middle_of(FIELD_OF[name])
                canvas[y][x] = str(seat)
    rows = [
        f"{y // 2 + 1 if y % 2 else '':>2} {''.join(canvas[y])}".rstrip()
        for y in reversed(range(len(canvas)))
    ]
    letters = "     " + "   ".join(COLUMNS[: view.size])
    return "\n".join([*rows, letters, *_corners(view), *_told(view)])


def _middle_of(field: int) -> tuple[int, int]:
    """The place of a field on the canvas, which begins at the bottom."""
    column, row = divmod(field, STRIDE)
    return 4 * column + 2, 2 * row + 1


def _empty(size: int) -> list[list[str]]:
    rim, between = "+---" * size + "+", "+   " * size + "+"
    fields = "| " + "   ".join("." * size) + " |"
    canvas = [list(between if y % 2 == 0 else fields) for y in range(2 * size + 1)]
    canvas[0] = canvas[-1] = list(rim)
    for y in (1, 2 * size - 1):
        canvas[y][2] = canvas[y][-3] = "*"
    return canvas


def _draw_wall(canvas: list[list[str]], edge: int, across: str, upright: str) -> None:
    x, y = _middle_of(edge // 2)
    if edge % 2:
        canvas[y][x + 2] = upright
    else:
        canvas[y + 1][x - 1 : x + 2] = list(across)


def _draw_corner(canvas: list[list[str]], corner: str) -> None:
    place, _, arms = corner.partition("+")
    crossing, first = FIELD_OF[place], ARMS.index(arms)
    edges = {
        NORTH: 2 * (crossing + 1) + 1,
        EAST: 2 * (crossing + STRIDE),
        SOUTH: 2 * crossing + 1,
        WEST: 2 * crossing,
    }
    for direction in (first, (first + 1) % 4):
        _draw_wall(canvas, edges[direction], "===", "H")
    x, y = _middle_of(crossing)
    canvas[y + 1][x + 2] = "#"


def _corners(view: LabyriaView) -> list[str]:
    lines = []
    for seat, start in enumerate(view.starts):
        home = sum(name == start for name in view.figures[seat])
        there = sum(name == view.goals[seat] for name in view.figures[seat])
        goal = view.goals[seat]
        lines.append(f"seat {seat}: {home} at the start {start}, {there} in the goal {goal}")
    return lines


def _told(view: LabyriaView) -> list[str]:
    depot = f"{view.depot} tiles in the depot"
    if view.phase == "build":
        left = [f"{tiles} tiles and {corners} corners" for tiles, corners in view.reserve]
        owned = [f"seat {seat} has {what} to build" for seat, what in enumerate(left)]
        return [*owned, f"seat {view.turn} to build"]
    if view.phase == "throw":
        return [depot, "to be thrown: who moves first"]
    if view.phase == "over":
        return [depot, f"seat {view.winner} has won"]
    if view.dice is None:
        return [depot, f"seat {view.turn} to throw"]
    told = f"seat {view.turn} threw {view.dice.number} {view.dice.symbol}"
    if view.attack is not None:
        return [depot, told, f"attacks {view.attack}: the defence is to be thrown"]
    if view.moved:
        told += ", has moved"
    if view.used:
        told += ", has used it"
    if view.evade is not None:
        told += f", must move elsewhere from {view.evade}"
    return [depot, told]
