"""What is learned from in Brändi Caminos: how both woods stand, as numbers of about one.

All is the same from wherever the board is looked at, so one position teaches all its reflections.
"""

from __future__ import annotations

from math import log

import cython

from irrgarten.games.caminos.board import WIDTH
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.strength.costs import EMPTY, HELD, HOPELESS, Costs
from irrgarten.games.caminos.strength.threats import Threats
from irrgarten.games.caminos.tables import CELL, COUNT
from irrgarten.kernel.flat import doubles

ONE = 1
#: Moves when the features do: what was learned of others is of no use.
VERSION = 3
#: Features of a wood, and of the position to one: both woods, and what they share.
OWN = 16
FEATURES = 2 * OWN + 11

#: Threats that are counted.
MOST_THREATS = 12
#: A way that costs more, or cannot be, counts as this dear.
DEAREST = 96


@cython.cclass
class CaminosFeatures:
    """``own`` are the features of both woods, one after the other; ``feature`` those to one."""

    def __init__(self) -> None:
        self.own, self.feature = doubles(2 * OWN, FEATURES)
        self.free = self.shared = 0.0
        self.threats = Threats()

    def look(self, state: Caminos, costs: Costs) -> None:
        """Take in a position in which nobody can win at once; ``costs`` were read from it.

        What the costs were is lost.
        """
        mover = state.turn & 1
        for wood in range(2):
            at = OWN * wood
            self.tops(state, costs, wood)
            costs.survey(state, wood)
            self.own[at] = min(costs.first[wood], DEAREST) / 32.0
            self.own[at + 1] = (costs.second[wood] - costs.first[wood]) / 16.0
            self.own[at + 2] = 1.0 if costs.need[wood] >= HOPELESS else 0.0
            self.own[at + 3] = costs.pieces(state, wood) / 14.0
            self.own[at + 6] = state.edges[wood] / 8.0
            self.own[at + 7] = (state.left[4 * wood + 3] + self.mates(state, wood, 3)) / 2.0
            self.own[at + 10] = min(costs.other[wood], DEAREST) / 32.0
            self.own[at + 12] = (state.left[4 * wood] + self.mates(state, wood, 0)) / 4.0
            self.own[at + 13] = (state.left[4 * wood + 1] + self.mates(state, wood, 1)) / 4.0
            self.own[at + 14] = self.own[at] if wood == mover else 0.0
        self.breadth(state, costs)
        for wood in range(2):
            at = OWN * wood + 8
            self.own[at] = 0.0
            self.own[at + 1] = 0.0
            self.own[at + 7] = 0.0
            # What the wood would win with if it were its turn: the other one has to answer.
            if wood != mover and self.threats.search(state, self.next_of(state), MOST_THREATS):
                self.own[at] = 1.0
                self.own[at + 1] = log(cython.cast(cython.double, self.threats.found.count)) / 3.0
                self.own[at + 7] = 1.0 if self.threats.fork() else 0.0

    def breadth(self, state: Caminos, costs: Costs) -> None:
        """How many cells there are that cheap ways lead over, of each wood and of both."""
        self.free = 0.0
        self.shared = 0.0
        one = 0.0
        other = 0.0
        for i in range(COUNT[state.board]):
            cell = CELL[76 * state.board + i] + WIDTH
            here = costs.interest[cell]
            there = costs.interest[144 + cell]
            one += here
            other += there
            self.shared += here * there
            if costs.cost[cell] >= EMPTY and state.height(cell - WIDTH) == 0:
                self.free += 1.0
        self.own[11] = log(1.0 + one) / 2.0
        self.own[OWN + 11] = log(1.0 + other) / 2.0

    def next_of(self, state: Caminos) -> int:
        return (state.turn + 1) % state.seats

    def mates(self, state: Caminos, wood: int, shape: int) -> int:
        return state.left[4 * (wood + 2) + shape] if state.seats == 4 else 0

    def tops(self, state: Caminos, costs: Costs, wood: int) -> None:
        """How many cells show the wood, and on how many nobody can cover it."""
        shown = 0
        lasting = 0
        for i in range(COUNT[state.board]):
            cost = costs.cost[144 * wood + CELL[76 * state.board + i] + WIDTH]
            if cost <= HELD:
                shown += 1
            if cost == 0:
                lasting += 1
        self.own[OWN * wood + 4] = shown / 24.0
        self.own[OWN * wood + 5] = lasting / 8.0

    # -- to one wood ----------------------------------------------------------
    def turn_to(self, state: Caminos, wood: int) -> None:
        """Fill ``feature`` as it looks to a wood."""
        for i in range(OWN):
            self.feature[i] = self.own[OWN * wood + i]
            self.feature[OWN + i] = self.own[OWN * (1 - wood) + i]
        for i in range(2 * OWN, FEATURES):
            self.feature[i] = 0.0
        self.feature[2 * OWN] = 1.0 if state.turn & 1 == wood else 0.0
        self.feature[2 * OWN + 1] = state.count / 28.0
        self.feature[2 * OWN + 2] = 1.0 if state.seats == 4 else 0.0
        self.feature[2 * OWN + 3] = cython.cast(cython.double, state.neutral)
        self.feature[2 * OWN + 4 + state.board] = 1.0
        self.feature[2 * OWN + 8] = self.free / 64.0
        self.feature[2 * OWN + 9] = log(1.0 + self.shared) / 2.0
        self.feature[2 * OWN + 10] = 0.0
        if state.turn & 1 == wood:
            self.feature[2 * OWN + 10] = self.feature[2 * OWN + 9]
