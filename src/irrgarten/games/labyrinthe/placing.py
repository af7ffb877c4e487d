"""Pieces put where they belong in a state, and read off it again."""

from __future__ import annotations

from irrgarten.games.labyrinthe.board import BLOCKS, PAWNS, SQUARES
from irrgarten.games.labyrinthe.layout import Layout
from irrgarten.games.labyrinthe.rules import Labyrinthe


def print_figures(state: Labyrinthe, figures: Layout) -> None:
    figure = [0] * SQUARES
    for number, squares in enumerate(figures):
        for square in squares:
            figure[square] = number + 1
    state.figure = figure


def place_blocks(state: Labyrinthe, blocks: Layout) -> None:
    """The squares of each block, its name square first."""
    first = [0]
    shape: list[int] = []
    for squares in blocks:
        shape += [square - squares[0] for square in squares]
        first.append(len(shape))
    state.block = [squares[0] for squares in blocks]
    state.first = first
    state.shape = shape + [0] * (SQUARES - len(shape))


def place_pawns(state: Labyrinthe, pawns: list[list[int]]) -> None:
    flat = [square for squares in pawns for square in squares]
    state.pawn = flat + [0] * (4 * PAWNS - len(flat))


def figures(state: Labyrinthe) -> Layout:
    found: Layout = [[] for _ in range(BLOCKS)]
    for square, number in enumerate(state.figure):
        if number > 0:
            found[number - 1].append(square)
    return found


def blocks(state: Labyrinthe) -> Layout:
    block, first, shape = state.block, state.first, state.shape
    return [
        [block[number] + offset for offset in shape[first[number] : first[number + 1]]]
        for number in range(BLOCKS)
    ]


def pawns(state: Labyrinthe) -> list[list[int]]:
    pawn = state.pawn
    return [pawn[PAWNS * seat : PAWNS * (seat + 1)] for seat in range(state.seats)]
