"""What is learned from in The Magic Labyrinth: how a seat stands, as numbers of about one.

Chances enter as logarithms, those that were set by hand among them: what is learned says how much
they count, and what beside them. All comes from what has been met of the walls, never from these.
"""

from __future__ import annotations

from math import log

import cython

from irrgarten.games.magic_labyrinth.board import SLOTS
from irrgarten.games.magic_labyrinth.rules import CHIPS_TO_WIN, MagicLabyrinth
from irrgarten.games.magic_labyrinth.strength.race import Race
from irrgarten.games.magic_labyrinth.strength.reckoning import CELL, CELLS
from irrgarten.kernel.flat import doubles
from irrgarten.kernel.knots import Knots

#: Moves when the features do: what was learned of others is of no use.
VERSION = 1

#: The turns between which those to the wanted symbol are told, as shares of the nearest two.
KNOTS = 7
MARKS = (1.0, 1.5, 2.0, 3.0, 4.5, 7.0, 11.0)
#: Where the features of each kind begin.
FIVE = 0
CHANCES = 2
NEED = CHANCES + 2
CHIPS = NEED + KNOTS
TURN = CHIPS + CHIPS_TO_WIN - 1
AWAY = TURN + 2
MANY = AWAY + 3
ENDS = MANY + 3
MET = ENDS + 2
FEATURES = MET + 2

#: No chance counts as less than this.
SLIGHT = 0.003
#: About what all turns to the bag are told in.
FAR = 6.0


@cython.cclass
class MagicLabyrinthFeatures:
    """``feature`` is how a position looks to a seat."""

    def __init__(self) -> None:
        self.feature = doubles(FEATURES)
        self.knots = Knots(MARKS)

    def look(self, state: MagicLabyrinth, seat: int, race: Race) -> None:
        """Fill ``feature`` from a race that was run on to the next chip."""
        for i in range(FEATURES):
            self.feature[i] = 0.0
        first = log(max(race.first[seat], SLIGHT))
        then = log(max(race.then[16 + seat], SLIGHT))
        self.feature[FIVE] = log(max(race.prospects(state, seat), SLIGHT))
        self.feature[FIVE + 1] = log(max(race.prospects_on(state, seat), SLIGHT))
        self.feature[CHANCES] = first
        self.feature[CHANCES + 1] = then
        self.tell_turns(race.turns[seat])
        if state.chips[seat] > 0:
            self.feature[CHIPS + state.chips[seat] - 1] = 1.0
        if seat == state.turn:
            self.feature[TURN] = 1.0
        elif seat == (state.turn + 1) % state.seats:
            self.feature[TURN + 1] = 1.0
        here = race.away[CELLS * seat + CELL[state.at[seat]]]
        there = race.away[CELLS * seat + CELL[state.field_of[state.wanted]]]
        self.feature[AWAY] = here / FAR
        self.feature[AWAY + 1] = race.away[CELLS * seat + CELL[state.corner[seat]]] / FAR
        self.feature[AWAY + 2] = race.first[seat] * (there - here) / FAR
        if state.seats > 2:
            self.feature[MANY] = self.feature[FIVE]
            self.feature[MANY + 1] = self.feature[FIVE + 1]
            self.feature[MANY + 2] = first
        if state.chips[seat] == CHIPS_TO_WIN - 1:
            self.feature[ENDS] = first
        for i in range(state.seats):
            if i != seat and state.chips[i] == CHIPS_TO_WIN - 1:
                self.feature[ENDS + 1] = first
        met = 0
        for i in range(SLOTS):
            met += ((state.bumped | state.passed) >> i) & 1
        self.feature[MET] = first * met / SLOTS
        self.feature[MET + 1] = then * met / SLOTS

    def tell_turns(self, turns: float) -> None:
        self.knots.find(turns)
        self.feature[NEED + self.knots.at] = 1.0 - self.knots.upper
        self.feature[NEED + self.knots.at + 1] = self.knots.upper
