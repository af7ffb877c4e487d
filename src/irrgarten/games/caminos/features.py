"""What is learned from in Brändi Caminos: how both woods stand, as numbers of about one.

All is the same from wherever the board is looked at, so one position teaches all its reflections.
"""

from __future__ import annotations

import cython

from irrgarten.games.caminos.board import WIDTH
from irrgarten.games.caminos.costs import BLOCKED, HELD, HOPELESS, Costs
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.threats import Threats
from irrgarten.kernel.flat import doubles

if not cython.compiled:  # C arrays and functions, cimported when compiled
    from math import log

    from irrgarten.games.caminos.tables import CELL, COUNT

ONE = 1
#: Moves when the features do: what was learned of others is of no use.
VERSION = 2
#: Features of a wood, and of the position to one: both woods, and what they share.
OWN = 10
FEATURES = 2 * OWN + 8

#: Threats that are counted.
MOST_THREATS = 4


class CaminosFeatures:
    """``own`` are the features of both woods, one after the other; ``feature`` those to one."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.own, self.feature = doubles(2 * OWN, FEATURES)
        self.threats = Threats()

    def look(self, state: Caminos, costs: Costs) -> None:
        """Take in a position in which nobody can win at once; ``costs`` were read from it.

        What the costs were is lost.
        """
        wood = 0
        for wood in range(2):
            at = OWN * wood
            self.tops(state, costs, wood)
            costs.measure(state, wood)
            self.own[at] = costs.first[wood] / 32.0
            if costs.first[wood] >= BLOCKED:
                self.own[at] = 3.0
            self.own[at + 1] = (costs.second[wood] - costs.first[wood]) / 16.0
            self.own[at + 2] = 1.0 if costs.need[wood] >= HOPELESS else 0.0
            self.own[at + 3] = costs.pieces(state, wood) / 14.0
            self.own[at + 6] = state.edges[wood] / 8.0
            self.own[at + 7] = (state.left[4 * wood + 3] + self.mates(state, wood, 3)) / 2.0
        mover = state.turn & 1
        for wood in range(2):
            at = OWN * wood + 8
            self.own[at] = 0.0
            self.own[at + 1] = 0.0
            # What the wood would win with if it were its turn: the other one has to answer.
            if wood != mover and self.threats.search(state, self.next_of(state), MOST_THREATS):
                self.own[at] = 1.0
                self.own[at + 1] = log(cython.cast(cython.double, self.threats.found.count)) / 3.0

    def next_of(self, state: Caminos) -> int:
        return (state.turn + 1) % state.seats

    def mates(self, state: Caminos, wood: int, shape: int) -> int:
        return state.left[4 * (wood + 2) + shape] if state.seats == 4 else 0

    def tops(self, state: Caminos, costs: Costs, wood: int) -> None:
        """How many cells show the wood, and on how many nobody can cover it."""
        shown = 0
        lasting = 0
        i = 0
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
        i = 0
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
