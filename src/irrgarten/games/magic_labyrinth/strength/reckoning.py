"""How many turns it takes to reach a symbol, as far as the walls are known.

For each slot we know the exact chance of a wall. From these follow the turns it takes to reach the
wanted symbol: with k steps left on a field, a player either stops or risks the slot that promises
most, and a bump leads back to the start corner. Known walls are avoided (or used, where the corner
lies closer), and a risk is weighed against the way round.
"""

from __future__ import annotations

import cython

from irrgarten.games.magic_labyrinth.board import FIELDS, NEIGHBOUR, SLOT, SLOTS
from irrgarten.games.magic_labyrinth.codes import STOP
from irrgarten.games.magic_labyrinth.labyrinth import Labyrinths
from irrgarten.games.magic_labyrinth.rules import SYMBOLS, MagicLabyrinth
from irrgarten.kernel.flat import doubles, ints

NONE = -1
#: The floor with a rim around it, as 8 × 8 cells, so that every field has four neighbours.
CELLS = 64
FIRST_CELL = 9
LAST_CELL = 54
#: A seat's reckoning: the turns still needed with 0 to 4 steps left on each cell.
RECKONING = 320

#: Sweeps over the floor at most, and the change (squared) below which another is not worth it.
SWEEPS = 30
CLOSE_ENOUGH = 0.0025
#: Sweeps at most after something was learned, which changes little.
AGAIN = 3
#: What is met on the way is learned: a wall bars the way only once. So risks count a little less.
BOLDNESS = 0.65
#: The turns that a bump costs beyond those from the start corner: one way less is open.
LOST = 0.3

#: The cell of a field; and for each direction and cell, the slot there, or -1 at the edge,
#: where a step costs more turns than any way takes.
CELL = ints(36)
CELL_SLOT = ints(256)
OFF_BOARD = doubles(256)


def _lay_out() -> None:
    for at in range(256):
        CELL_SLOT[at] = -1
        OFF_BOARD[at] = 1000.0
    for field in range(36):
        CELL[field] = 8 * (field // 6 + 1) + field % 6 + 1
        for direction in range(4):
            if SLOT[4 * field + direction] >= 0:
                CELL_SLOT[64 * direction + CELL[field]] = SLOT[4 * field + direction]
                OFF_BOARD[64 * direction + CELL[field]] = 0.0


_lay_out()


@cython.cclass
class Reckoning:
    """The turns that all seats need, from what is known in ``state`` on and what is met later."""

    def __init__(self, state: MagicLabyrinth, labyrinths: Labyrinths) -> None:
        self.chance, self.risk, self.keep, self.lose = doubles(SLOTS, SLOTS, 256, 256)
        self.turns, self.before = doubles(5 * RECKONING, 4 * SYMBOLS * CELLS)
        self.recalled, self.bumped, self.passed, self.wanted = ints(4 * SYMBOLS, 4, 4, 4)
        self.walls = labyrinths.walls
        self.bumped_before = state.bumped
        self.passed_before = state.passed
        for slot in range(SLOTS):
            self.chance[slot] = labyrinths.chance_of_wall(slot)
        for other in range(4):
            self.wanted[other] = NONE
        for symbol in range(4 * SYMBOLS):
            self.recalled[symbol] = 0

    def look(self, state: MagicLabyrinth, seat: int) -> None:
        """Reckon anew if what is known has changed since the seat last did.

        During a move it walks on as it meant to: a passage found is no reason to think again.
        """
        learned = self.bumped[seat] & ~state.bumped == 0 and self.passed[seat] & ~state.passed == 0
        if self.wanted[seat] != state.wanted or not learned:
            self.recall(state, seat)
        elif self.bumped[seat] == state.bumped and (
            self.passed[seat] == state.passed or state.left < state.rolled
        ):
            return
        self.wanted[seat] = state.wanted
        self.bumped[seat] = state.bumped
        self.passed[seat] = state.passed
        self.weigh_slots(state.bumped, state.passed)
        self.reckon(state, seat, RECKONING * seat, state.wanted, AGAIN)

    def recall(self, state: MagicLabyrinth, seat: int) -> None:
        """Begin with the turns needed as far as was known before the search."""
        start = RECKONING * seat
        symbol = SYMBOLS * seat + state.wanted
        self.foresee(state, seat, state.wanted)
        for cell in range(CELLS):
            self.turns[start + cell] = self.before[CELLS * symbol + cell]

    def foresee(self, state: MagicLabyrinth, seat: int, symbol: int) -> None:
        """The turns that a seat needs to a symbol, as far as was known before the search."""
        start = 4 * RECKONING
        at = SYMBOLS * seat + symbol
        if self.recalled[at]:
            return
        self.recalled[at] = 1
        self.guess(start, state.field_of[symbol])
        self.weigh_slots(self.bumped_before, self.passed_before)
        self.reckon(state, seat, start, symbol, SWEEPS)
        for cell in range(CELLS):
            self.before[CELLS * at + cell] = self.turns[start + cell]

    def guess(self, start: int, target: int) -> None:
        """Before anything is reckoned: the bare distance."""
        for field in range(FIELDS):
            across = field % 6 - target % 6
            along = field // 6 - target // 6
            distance = (across if across > 0 else -across) + (along if along > 0 else -along)
            self.turns[start + CELL[field]] = distance

    def weigh_slots(self, bumped: int, passed: int) -> None:
        """The chance of a wall in each slot; the walls not met lie in the slots not met."""
        left = cython.cast(cython.double, self.walls)
        chances = 0.0
        for slot in range(SLOTS):
            if (bumped >> slot) & 1:
                left -= 1.0
            elif (passed >> slot) & 1 == 0:
                chances += self.chance[slot]
        share = BOLDNESS * left / chances if chances > 0.0 else 0.0
        for slot in range(SLOTS):
            if (bumped >> slot) & 1:
                self.risk[slot] = 1.0
            elif (passed >> slot) & 1:
                self.risk[slot] = 0.0
            else:
                self.risk[slot] = min(1.0, share * self.chance[slot])

    def reckon(
        self, state: MagicLabyrinth, seat: int, start: int, symbol: int, sweeps: int
    ) -> None:
        """The turns needed to a symbol from every cell with every number of steps left.

        The loops run over the rim as well, so that they can be made several at a time; what they
        find there is never used, since a step off the board costs too much.
        """
        home = CELL[state.corner[seat]]
        here = CELL[state.at[seat]]
        target = CELL[state.field_of[symbol]]
        for at in range(256):
            self.keep[at] = 0.0 if CELL_SLOT[at] < 0 else 1.0 - self.risk[CELL_SLOT[at]]
        for sweep in range(sweeps):
            from_home = self.turns[start + home]
            from_here = self.turns[start + here]
            bump = 0.0 if home == target else from_home + LOST
            for at in range(256):
                self.lose[at] = (1.0 - self.keep[at]) * bump + OFF_BOARD[at]
            for steps in range(1, 5):
                self.add_step(start, start + CELLS * steps)
                self.turns[start + CELLS * steps + target] = 0.0
            self.add_turn(start)
            self.turns[start + target] = 0.0
            from_home -= self.turns[start + home]
            from_here -= self.turns[start + here]
            if from_home * from_home + from_here * from_here < CLOSE_ENOUGH:
                return

    def add_step(self, start: int, here: int) -> None:
        """The turns needed with one more step than in the layer below: stop, or try a slot."""
        for cell in range(FIRST_CELL, LAST_CELL + 1):
            below = here + cell - CELLS
            north = self.lose[cell] + self.keep[cell] * self.turns[below + 8]
            east = self.lose[cell + 64] + self.keep[cell + 64] * self.turns[below + 1]
            south = self.lose[cell + 128] + self.keep[cell + 128] * self.turns[below - 8]
            west = self.lose[cell + 192] + self.keep[cell + 192] * self.turns[below - 1]
            best = min(self.turns[start + cell], north)
            best = min(best, east)
            best = min(best, south)
            best = min(best, west)
            self.turns[here + cell] = best

    def add_turn(self, start: int) -> None:
        """The turns needed before the die is rolled (MAG-10)."""
        for at in range(start + FIRST_CELL, start + LAST_CELL + 1):
            ends = self.turns[at + CELLS] + self.turns[at + 4 * CELLS]
            middle = self.turns[at + 2 * CELLS] + self.turns[at + 3 * CELLS]
            self.turns[at] = 1.0 + ends / 6.0 + middle / 3.0

    def best(self, state: MagicLabyrinth, seat: int) -> float:
        """The turns needed after this one, as things are."""
        return self.turns[RECKONING * seat + CELLS * state.left + CELL[state.at[seat]]]

    def after(self, state: MagicLabyrinth, seat: int, act: int) -> float:
        """The turns needed after this one if the seat acts so."""
        start = RECKONING * seat
        field = state.at[seat]
        if act == STOP:
            return self.turns[start + CELL[field]]
        slot = SLOT[4 * field + act]
        risk = self.risk_of(state, slot)
        bump = 0.0
        if state.corner[seat] != state.field_of[state.wanted]:
            bump = self.turns[start + CELL[state.corner[seat]]] + LOST
        other = CELL[NEIGHBOUR[4 * field + act]]
        onward = self.turns[start + CELLS * (state.left - 1) + other]
        return risk * bump + (1.0 - risk) * onward

    def risk_of(self, state: MagicLabyrinth, slot: int) -> float:
        if (state.bumped >> slot) & 1:
            return 1.0
        if (state.passed >> slot) & 1:
            return 0.0
        return self.risk[slot]
