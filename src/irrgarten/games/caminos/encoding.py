"""Acts and views of Brändi Caminos as numbers: see ``docs/research.md``."""

from __future__ import annotations

import cython

from irrgarten.games.caminos.board import BOARD_OF, BOARDS, HALF, WIDTH
from irrgarten.games.caminos.codes import (
    place_of,
    position_of,
)
from irrgarten.games.caminos.pieces import POSITIONS
from irrgarten.games.caminos.rules import Caminos
from irrgarten.kernel.encoding import Cells, Encoding, Part
from irrgarten.kernel.state import State

ONE = 1
LEVELS = 3
WOODS = 3
SHAPES = 4


@cython.cclass
class CaminosEncoding(Encoding):
    """Acts: how the piece is held, then the row and the column of its lowest cubes."""

    def __init__(self, state: Caminos) -> None:
        super().__init__(state)
        self.size: int = BOARD_OF[BOARDS[state.board]].size
        square = self.size * self.size
        self.acts = len(POSITIONS) * square
        self.cells = WOODS * LEVELS * square + (2 + SHAPES) * self.seats + 3

    def id_of(self, state: State, seat: int, act: int) -> int:
        held, place = position_of(act), place_of(act)
        return (held * self.size + place // WIDTH) * self.size + place % WIDTH

    def observe(self, state: State, seat: int, into: Cells, at: int) -> None:
        self.look(cython.cast(Caminos, state), seat, into, at)

    def look(self, state: Caminos, seat: int, into: Cells, at: int) -> None:
        seats = self.seats
        own = seat & 1
        turn = (state.turn - seat + seats) % seats if state.turn >= 0 else -1
        at = into.one_of(at, turn, seats)
        for wood in range(WOODS):
            mine = wood ^ own if wood < 2 else wood
            for level in range(LEVELS):
                for row in range(self.size):
                    for column in range(self.size):
                        place = WIDTH * row + column
                        half = 1 if place >= HALF else 0
                        cubes = state.cube[6 * mine + 2 * level + half]
                        at = into.put(at, (cubes >> (place - HALF * half)) & ONE)
        for i in range(seats):
            for shape in range(SHAPES):
                at = into.put(at, state.left[SHAPES * ((seat + i) % seats) + shape])
        for i in range(seats):
            at = into.put(at, (state.out >> ((seat + i) % seats)) & 1)
        at = into.put(at, state.edges[own])
        at = into.put(at, state.edges[1 - own])
        into.put(at, state.walnut_first())

    def layout(self) -> list[Part]:
        return [
            ("turn", (self.seats,)),
            ("cubes", (WOODS, LEVELS, self.size, self.size)),
            ("pieces_left", (self.seats, SHAPES)),
            ("out", (self.seats,)),
            ("edges", (2,)),
            ("walnut_first", (1,)),
        ]
