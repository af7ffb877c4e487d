"""The board as text: of each cell the wood on top and how high it is."""

from __future__ import annotations

from irrgarten.games.caminos.board import COLUMNS
from irrgarten.games.caminos.view import CaminosView

_WOODS = {"beech": "b", "maple": "m", "walnut": "w"}


def draw(view: CaminosView) -> str:
    """``b2`` is beech two cubes high, ``.`` an empty cell; then the stocks and whose turn it is."""
    cells = dict.fromkeys(view.cells, " .")
    cells |= {top.cell: f"{_WOODS[top.wood]}{top.height}" for top in view.tops}
    columns = COLUMNS[: view.size]
    rows = [
        f"{row:2} {' '.join(cells.get(f'{column}{row}', '  ') for column in columns)}".rstrip()
        for row in range(view.size, 0, -1)
    ]
    letters = "   " + " ".join(f" {column}" for column in columns)
    return "\n".join([*rows, letters, *_stocks(view), *_told(view)])


def _stocks(view: CaminosView) -> list[str]:
    lines = []
    for seat, stock in enumerate(view.stocks):
        pieces = {"L": stock.L, "T": stock.T, "Z": stock.Z, "O": stock.O, "I": stock.I}
        told = " ".join(f"{count}{shape}" for shape, count in pieces.items() if count)
        wood = ("beech", "maple")[seat % 2]
        lines.append(f"seat {seat}, {wood}: {told or 'none'}{', out' if seat in view.out else ''}")
    return lines


def _told(view: CaminosView) -> list[str]:
    if view.points is None:
        return [f"seat {view.turn} to place"]
    points = f"points {view.points[0]} to {view.points[1]}"
    if view.way is None:
        return [f"drawn, edge pieces {view.edges[0]} to {view.edges[1]}, {points}"]
    assert isinstance(view.winner, list)
    seats = " and ".join(map(str, view.winner))
    ends = " to ".join(view.way.sides)
    way = " ".join(view.way.cells)
    return [f"seat {seats} has won, {points}", f"{ends}, {len(view.way.faces)} faces: {way}"]
