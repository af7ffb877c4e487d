"""The view of a position."""

from __future__ import annotations

from functools import cache
from typing import cast

from irrgarten.games.caminos.board import BOARD_OF, PLACE_NAMES, PLACE_OF
from irrgarten.games.caminos.codes import cubes_of, shape_of
from irrgarten.games.caminos.narration import wood_named
from irrgarten.games.caminos.notation import cube_name, format_act
from irrgarten.games.caminos.pieces import SHAPES, WALNUT
from irrgarten.games.caminos.position import entries, options_of, winners
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.view import CaminosView, Piece, Shape, Side, Stock, Top
from irrgarten.games.caminos.way import winning_way


def looked_at(state: Caminos, seat: int) -> CaminosView:
    options = options_of(state)
    board = BOARD_OF[options.board]
    placed = [_piece(options.board, by, act) for by, act in entries(state)]
    return CaminosView(
        seat=seat if seat >= 0 else None,
        players=options.players,
        board=options.board,
        neutral=options.neutral,
        size=board.size,
        cells=_cells(options.board),
        sides=_sides(options.board),
        turn=state.turn if state.turn >= 0 else None,
        out=[other for other in range(state.seats) if state.out >> other & 1],
        stocks=_stocks(state),
        placed=placed,
        tops=_tops(placed),
        edges=list(state.edges),
        winner=winners(state),
        points=list(state.points) if state.winner >= 0 else None,
        way=winning_way(state),
    )


@cache
def _cells(board: str) -> list[str]:
    return [PLACE_NAMES[cell] for cell in BOARD_OF[board].cells]


@cache
def _sides(board: str) -> list[Side]:
    found = BOARD_OF[board]
    named = zip(found.side_names, found.sides, strict=True)
    return [Side(name, [PLACE_NAMES[cell] for cell in cells]) for name, cells in named]


@cache
def _piece(board: str, by: int, act: int) -> Piece:
    cubes = [cube_name(cube) for cube in cubes_of(act)]
    edge = BOARD_OF[board].edge
    lies = [PLACE_OF[cube[:-2]] for cube in cubes if cube.endswith(".1")]
    return Piece(
        by=by,
        piece=format_act(act),
        wood=wood_named(by, act),
        shape=cast(Shape, SHAPES[shape_of(act)]),
        cubes=cubes,
        edge=shape_of(act) != WALNUT and any(cell in edge for cell in lies),
    )


def _tops(placed: list[Piece]) -> list[Top]:
    """A piece never reaches below one that was there before: the last on a cell is on top."""
    tops: dict[str, Top] = {}
    for number, piece in enumerate(placed):
        for cube in piece.cubes:  # of one cell from below
            cell, height = cube.split(".")
            tops[cell] = Top(cell, int(height), piece.wood, number)
    return list(tops.values())


def _stocks(state: Caminos) -> list[Stock]:
    walnuts = [0] * state.seats
    if state.neutral:
        for later in range(2 - state.count):  # CAM-40: the first two turns place them
            walnuts[(state.turn + later) % state.seats] = 1
    left = list(state.left)
    shares = [[*left[4 * seat : 4 * seat + 4], walnuts[seat]] for seat in range(state.seats)]
    return [Stock(**dict(zip(SHAPES, share, strict=True))) for share in shares]
