"""Acts and views of The Magic Labyrinth as numbers: see ``docs/research.md``."""

from __future__ import annotations

import cython

from irrgarten.games.magic_labyrinth.board import FIELDS, SLOTS
from irrgarten.games.magic_labyrinth.codes import (
    CHIP,
    ROLL,
    kind_of,
    symbol_of,
    value_of,
)
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.kernel.encoding import Cells, Encoding, Part
from irrgarten.kernel.state import State

SYMBOLS = 24
FACES = 4
STEPS = 5


@cython.cclass
class MagicLabyrinthEncoding(Encoding):
    """Acts: north, east, south, west, stop. Chance: rolls of 1 to 4, then the chips."""

    def __init__(self, state: MagicLabyrinth) -> None:
        super().__init__(state)
        self.acts = STEPS
        self.chances = FACES + SYMBOLS
        self.cells = (2 + self.seats) * FIELDS + 2 * self.seats + 2 * 5 + SYMBOLS + 1 + 3 * SLOTS

    def id_of(self, state: State, seat: int, act: int) -> int:
        kind = kind_of(act)
        if kind == CHIP:
            return FACES + symbol_of(act)
        return value_of(act) - 1 if kind == ROLL else act

    def observe(self, state: State, seat: int, into: Cells, at: int) -> None:
        self.look(cython.cast(MagicLabyrinth, state), seat, into, at)

    def look(self, state: MagicLabyrinth, seat: int, into: Cells, at: int) -> None:
        seats = self.seats
        turn = (state.turn - seat + seats) % seats if state.turn >= 0 else -1
        at = into.one_of(at, turn, seats)
        for i in range(seats):
            at = into.one_of(at, state.at[(seat + i) % seats], FIELDS)
        for field in range(FIELDS):
            at = into.put(at, state.symbol_on[field] + 1)
        at = into.one_of(at, state.field_of[state.wanted] if state.wanted >= 0 else -1, FIELDS)
        at = into.one_of(at, state.rolled, 5)
        at = into.one_of(at, state.left, 5)
        for i in range(seats):
            at = into.put(at, state.chips[(seat + i) % seats])
        for symbol in range(SYMBOLS):
            holder = state.holder[symbol]
            at = into.put(at, (holder - seat + seats) % seats + 2 if holder >= 0 else -1 - holder)
        at = into.put(at, state.memory_aid)
        over = state.winner >= 0
        shown = state.memory_aid or over  # MAG-30, MAG-31
        at = self.walls(state.bumped if shown else 0, into, at)
        at = self.walls(state.passed if shown else 0, into, at)
        self.walls(state.walls if over else 0, into, at)

    def walls(self, slots: int, into: Cells, at: int) -> int:
        for slot in range(SLOTS):
            at = into.put(at, (slots >> slot) & 1)
        return at

    def layout(self) -> list[Part]:
        return [
            ("turn", (self.seats,)),
            ("magicians", (self.seats, 6, 6)),
            ("symbols", (6, 6)),
            ("wanted", (6, 6)),
            ("rolled", (5,)),
            ("steps_left", (5,)),
            ("chips", (self.seats,)),
            ("holders", (SYMBOLS,)),
            ("memory_aid", (1,)),
            ("bumped", (SLOTS,)),
            ("passed", (SLOTS,)),
            ("walls", (SLOTS,)),
        ]
