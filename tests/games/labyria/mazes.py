"""Positions drawn as text, like ``irrgarten show`` draws them: the lower left part of the board.

A line of fields shows figures as the numbers of their seats, with ``|`` for a tile and ``H`` for
the arm of a corner between them; a line between two of these shows ``---`` and ``===``. A corner
stands on ``#``. What is not shown: figures are at their start, obstacles in the reserve; if the
depot lacks tiles, some that are in nobody's way lie at the upper rim.
"""

from __future__ import annotations

from typing import Any

import irrgarten
from irrgarten.games.labyria.board import PIECES, field_name

DEPOT = 4
#: Directions of arms as steps on the drawing, and what an arm looks like there.
ARMS = {"n": (0, 1, "H"), "e": (1, 0, "="), "s": (0, -1, "H"), "w": (-1, 0, "=")}
#: RIA-05: which corners of the board are played from, clockwise from a1.
SEATED = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


def name(column: int, row: int) -> str:
    return field_name(16 * column + row)


def corner_fields(size: int) -> list[str]:
    far = size - 1
    return ["a1", name(0, far), name(far, far), name(far, 0)]


def starts(players: int, size: int) -> list[str]:
    corners = corner_fields(size)
    return [corners[corner] for corner in SEATED[players]]


def goals(players: int, size: int) -> list[str]:
    """RIA-06: diagonally opposite."""
    corners = corner_fields(size)
    return [corners[(corner + 2) % 4] for corner in SEATED[players]]


def _read(drawing: str) -> list[str]:
    """The lines from the bottom up; the lowest shows the fields of row 1."""
    lines = [line for line in drawing.splitlines() if line.strip()]
    margin = min(len(line) - len(line.lstrip()) for line in lines)
    return [line[margin:].ljust(64) for line in reversed(lines)]


def _figures(lines: list[str], players: int) -> list[list[str]]:
    figures: list[list[str]] = [[] for _ in range(players)]
    for row, line in enumerate(lines[::2]):
        for column in range(14):
            mark = line[4 * column + 2]
            assert mark in " .*0123", f"{mark!r} is no figure"
            if mark.isdigit():
                figures[int(mark)].append(name(column, row))
    return figures


def _tiles(lines: list[str]) -> list[str]:
    tiles = []
    for y, line in enumerate(lines):
        for column in range(14):
            row = y // 2
            if y % 2 == 0 and line[4 * column + 4] == "|":
                tiles.append(f"{name(column, row)}|{name(column + 1, row)}")
            if y % 2 == 1 and line[4 * column + 1 : 4 * column + 4] == "---":
                tiles.append(f"{name(column, row)}|{name(column, row + 1)}")
    return tiles


def _corners(lines: list[str]) -> list[str]:
    corners = []
    for y in range(1, len(lines), 2):
        for column in range(13):
            x = 4 * column + 4
            if lines[y][x] == "#":
                found = [
                    arm for arm, (dx, dy, mark) in ARMS.items() if lines[y + dy][x + dx] == mark
                ]
                arms = {"n", "s"} & set(found), {"e", "w"} & set(found)
                assert [len(pair) for pair in arms] == [1, 1], f"the corner {found} is unclear"
                corners.append(f"{name(column, y // 2)}+{arms[0].pop()}{arms[1].pop()}")
    return corners


def drawn(
    drawing: str,
    dice: str | None = None,
    *,
    players: int = 2,
    size: int = 10,
    depot: int = DEPOT,
    **state: Any,
) -> dict[str, Any]:
    """A race in which it is seat 0's turn, unless ``state`` says otherwise."""
    lines = _read(drawing) if drawing.strip() else []
    figures = _figures(lines, players)
    for own, start in zip(figures, starts(players, size), strict=True):
        own.extend([start] * (3 - len(own)))
    tiles, corners = state.pop("tiles", _tiles(lines)), _corners(lines)
    each = PIECES[players]
    parked = [f"{column}{size - 1}|{column}{size}" for column in "defg"]
    tiles = tiles + parked[: max(0, DEPOT - depot - len(tiles))]
    left = [
        each[0] * players + DEPOT - depot - len(tiles),
        each[1] * players - len(corners),
    ]
    reserve = []
    for _ in range(players):
        share = [min(left[kind], each[kind]) for kind in (0, 1)]
        left = [left[kind] - share[kind] for kind in (0, 1)]
        reserve.append(share)
    number, _, symbol = (dice or "").partition(" ")
    return {
        "game": "labyria",
        "options": {"players": players, "size": size},
        "state": {
            "phase": "race",
            "turn": 0,
            "dice": {"number": int(number), "symbol": symbol} if dice else None,
            "moved": False,
            "used": False,
            "attack": None,
            "evade": None,
            "figures": figures,
            "tiles": tiles,
            "corners": corners,
            "reserve": reserve,
            "depot": depot,
            "winner": None,
            **state,
        },
    }


def table(drawing: str, dice: str | None = None, **position: Any) -> irrgarten.Game:
    """The game at a position; chance is played by hand."""
    return irrgarten.load(drawn(drawing, dice, **position), chance="manual")


def state_of(game: irrgarten.Game) -> dict[str, Any]:
    state: dict[str, Any] = game.position()["state"]
    return state


def ends(game: irrgarten.Game, start: str) -> set[str]:
    """Where the legal moves and attacks from a field lead."""
    acts = [move.split(">") for move in game.moves() if ">" in move]
    return {end for begin, end in acts if begin == start}


def refused(game: irrgarten.Game, move: str, seat: int | None = None) -> str:
    """The clause and the reason that forbid a move."""
    refusal = game.refusal(move, seat)
    assert refusal is not None, f"{move} is legal"
    assert seat is not None or move not in game.moves()
    return f"{refusal.clause} {refusal.reason}"
