"""Acts and views of Brändi Labyria as numbers: see ``docs/research.md``."""

from __future__ import annotations

import cython

from irrgarten.games.labyria.board import FIGURES, STEPS, STRIDE
from irrgarten.games.labyria.codes import (
    CORNER,
    DONE,
    FIRST,
    LAY,
    LIFT,
    MOVE,
    ROLL,
    TILE,
    TURN_CORNER,
    arms_of,
    crossing_of,
    detail_of,
    end_of,
    kind_of,
    source_of,
    start_of,
)
from irrgarten.games.labyria.rules import Labyria
from irrgarten.kernel.encoding import Cells, Encoding, Part
from irrgarten.kernel.flat import ints
from irrgarten.kernel.state import State

#: A move, or an attack from one of four sides.
ARRIVALS = 5
PHASES = 4
FACES = 6

STEP = ints(4)
for _direction in range(4):
    STEP[_direction] = STEPS[_direction]


@cython.cclass
class LabyriaEncoding(Encoding):
    """Acts, ``n`` fields a side: tiles built, corners built, tiles laid, tiles lifted, corners
    turned, then figures moved, and done. Chance: who begins, both dice, the die of a defence."""

    def __init__(self, state: Labyria) -> None:
        super().__init__(state)
        self.size = state.maze.size
        square = self.size * self.size
        self.acts = (14 + ARRIVALS * FIGURES) * square + 1
        self.chances = 4 + FACES * FACES + FACES
        self.cells = 7 * square + (FIGURES * self.seats + 1) * square + 2 * self.seats
        self.cells += self.seats + PHASES + 7 + FACES + 2 + 1 + 4

    def spot(self, field: int) -> int:
        """Return the number of a field among those of this board."""
        return field // STRIDE * self.size + field % STRIDE

    def id_of(self, state: State, seat: int, act: int) -> int:
        return self.number(cython.cast(Labyria, state), seat, act)

    def number(self, state: Labyria, seat: int, act: int) -> int:
        kind, detail = kind_of(act), detail_of(act)
        square = self.size * self.size
        if kind == TILE:
            return 2 * self.spot(detail // 2) + detail % 2
        if kind == CORNER:
            return 2 * square + 4 * self.spot(crossing_of(act)) + arms_of(act)
        if kind == LAY:
            return 6 * square + 2 * self.spot(detail // 2) + detail % 2
        if kind == LIFT:
            return 8 * square + 2 * self.spot(detail // 2) + detail % 2
        if kind == TURN_CORNER:
            return 10 * square + 4 * self.spot(crossing_of(act)) + arms_of(act)
        if kind == MOVE:
            return 14 * square + self.move(state, seat, act)
        if kind == DONE:
            return (14 + ARRIVALS * FIGURES) * square
        if kind == FIRST:
            return detail
        return 4 + detail if kind == ROLL else 4 + FACES * FACES + detail

    def move(self, state: Labyria, seat: int, act: int) -> int:
        """Number a move by the figure, where it arrives, and the side that it attacks from."""
        start, end, source = start_of(act), end_of(act), source_of(act)
        figure = 0
        while state.figure[FIGURES * seat + figure] != start:
            figure += 1
        arrival = 0
        if source >= 0:
            for direction in range(4):
                if end + STEP[direction] == source:
                    arrival = direction + 1
        return (figure * self.size * self.size + self.spot(end)) * ARRIVALS + arrival

    def observe(self, state: State, seat: int, into: Cells, at: int) -> None:
        self.look(cython.cast(Labyria, state), seat, into, at)

    def look(self, state: Labyria, seat: int, into: Cells, at: int) -> None:
        seats = self.seats
        square = self.size * self.size
        turn = (state.turn - seat + seats) % seats if state.turn >= 0 else -1
        at = into.one_of(at, turn, seats)
        for i in range(seats):
            for figure in range(FIGURES):
                field = state.figure[FIGURES * ((seat + i) % seats) + figure]
                at = into.one_of(at, self.spot(field), square)
        at = self.look_at_maze(state, into, at)
        at = into.one_of(at, state.corner_of(seat), 4)
        at = into.one_of(at, state.phase, PHASES)
        at = into.one_of(at, state.number, 7)
        at = into.one_of(at, state.symbol, FACES)
        at = into.put(at, state.moved)
        at = into.put(at, state.used)
        at = into.one_of(at, self.spot(state.evade) if state.evade >= 0 else -1, square)
        for i in range(seats):
            at = into.put(at, state.reserve[2 * ((seat + i) % seats)])
            at = into.put(at, state.reserve[2 * ((seat + i) % seats) + 1])
        into.put(at, state.depot)

    def look_at_maze(self, state: Labyria, into: Cells, at: int) -> int:
        for column in range(self.size):
            for row in range(self.size):
                tile = state.maze.tile[STRIDE * column + row]
                at = into.put(at, tile & 1)
                at = into.put(at, (tile >> 1) & 1)
        for column in range(self.size):
            for row in range(self.size):
                at = into.one_of(at, state.maze.corner[STRIDE * column + row] - 1, 4)
        for column in range(self.size):
            for row in range(self.size):
                at = into.put(at, state.maze.open[STRIDE * column + row])
        return at

    def layout(self) -> list[Part]:
        return [
            ("turn", (self.seats,)),
            ("figures", (self.seats, FIGURES, self.size, self.size)),
            ("tiles", (self.size, self.size, 2)),
            ("corners", (self.size, self.size, 4)),
            ("open", (self.size, self.size)),
            ("own_corner", (4,)),
            ("phase", (PHASES,)),
            ("number", (7,)),
            ("symbol", (FACES,)),
            ("moved", (1,)),
            ("used", (1,)),
            ("evade", (self.size, self.size)),
            ("reserve", (self.seats, 2)),
            ("depot", (1,)),
        ]
