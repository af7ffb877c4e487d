"""What a seat sees of Brändi Caminos: everything.

Cells are named by column and row (``c3``), cubes by their cell and height (``c3.1``), pieces by
their shape and cubes, as in the notation of acts (``T:c3.1,c4.1,c5.1,d4.1``).
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from irrgarten.games.caminos.board import BOARD_OF, PLACE_NAMES, PLACE_OF, BoardName
from irrgarten.games.caminos.codes import Wood, cubes_of, shape_of, wood_named
from irrgarten.games.caminos.notation import cube_name, format_act
from irrgarten.games.caminos.options import CaminosOptions, options_of
from irrgarten.games.caminos.pieces import SHAPES, WALNUT, Shape
from irrgarten.games.caminos.position import Entry, Laid, entries, laid, rebuilt
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.winning_way import Way, winning_way
from irrgarten.kernel.positions import shown


class Side(Struct, frozen=True):
    """A side of the board; the opposite one is half way round the list."""

    name: str
    cells: list[str]


class Piece(Entry, frozen=True):
    """A piece on the board. ``edge``: it counts on the edge if the game is drawn (CAM-32)."""

    wood: Wood
    shape: Shape
    cubes: list[str]
    edge: bool


class Top(Struct, frozen=True):
    """What is seen of a cell from above: the highest cube, and the piece (by its number) it is of.

    Cells that are empty have none.
    """

    cell: str
    height: int
    wood: Wood
    piece: int


class Stock(Struct, frozen=True):
    """How many pieces of each shape a seat still has."""

    L: int
    T: int
    Z: int
    O: int  # noqa: E741
    I: int  # noqa: E741


class CaminosView(Laid[Piece], frozen=True):
    seat: int | None
    players: int
    board: BoardName
    neutral: bool
    size: int
    """Columns and rows of the square that surrounds the board."""
    cells: list[str]
    sides: list[Side]
    stocks: list[Stock]
    tops: list[Top]
    edges: list[int]
    """How many edge pieces there are of beech and of maple (CAM-32)."""
    way: Way | None


def open_to_all(state: Caminos) -> CaminosView:
    options = options_of(state)
    placed = [_piece(options.board, by, act) for by, act in entries(state)]
    return CaminosView(
        seat=None,
        players=options.players,
        board=options.board,
        neutral=options.neutral,
        size=BOARD_OF[options.board].size,
        cells=_cells(options.board),
        sides=_sides(options.board),
        stocks=_stocks(state),
        tops=_tops(placed),
        edges=list(state.edges),
        way=winning_way(state),
        **shown(laid(state, placed)),
    )


def view_of(state: Caminos, seat: int, lies_open: CaminosView) -> CaminosView:
    return replace(lies_open, seat=seat)


def known(view: CaminosView) -> Caminos:
    """The whole of it: nothing is hidden."""
    options = CaminosOptions(
        players=4 if view.players == 4 else 2, board=view.board, neutral=view.neutral
    )
    return rebuilt(options, view.turn, view.placed)


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
        piece=format_act(by, act),
        wood=wood_named(by, act),
        shape=SHAPES[shape_of(act)],
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
