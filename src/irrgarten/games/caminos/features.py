"""What is learned from in Brändi Caminos: how both woods stand, as numbers of about one.

All is the same from wherever the board is looked at, so one position teaches all its reflections.
A wood's current is what would flow from side to side through its cells, were they wires that lead
the better the less is left to do there: it tells of all ways together, not only of the cheapest
(Anshelevich, 2002).
"""

from __future__ import annotations

import cython

from irrgarten.games.caminos.board import WIDTH
from irrgarten.games.caminos.costs import BLOCKED, CLIMB, EMPTY, HELD, HOPELESS, STEEP, Costs
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.threats import Threats
from irrgarten.kernel.flat import doubles

if not cython.compiled:  # C arrays and functions, cimported when compiled
    from math import log

    from irrgarten.games.caminos.tables import CELL, COUNT, SIDE_CELL, SIDE_COUNT, SIDES

ONE = 1
#: Moves when the features do: what was learned of others is of no use.
VERSION = 1
#: Features of a wood, and of the position to one: both woods, and what they share.
OWN = 12
FEATURES = 2 * OWN + 8

#: How well a cell leads: with the own wood on top, empty, or other wood to be built over.
LEADS, LEADS_EMPTY, LEADS_CLIMB, LEADS_STEEP = 1.0, 0.2, 0.1, 0.05
#: Rounds over the board until potentials are near enough, and how far each goes beyond.
ROUNDS = 3
BEYOND = 1.5
#: Threats that are counted.
MOST_THREATS = 24


class CaminosFeatures:
    """``own`` are the features of both woods, one after the other; ``feature`` those to one."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.own, self.feature = doubles(2 * OWN, FEATURES)
            self.lead, self.across, self.upward = doubles(144, 144, 144)
            self.level, self.held, self.ease = doubles(144, 144, 144)
        self.threats = Threats()

    def look(self, state: Caminos, costs: Costs) -> None:
        """Take in a position in which nobody can win at once; ``costs`` were read from it.

        What the costs were is lost.
        """
        wood = 0
        for wood in range(2):
            at = OWN * wood
            self.tops(state, costs, wood)
            self.currents(state, costs, wood, at)
            costs.measure(state, wood)
            self.own[at] = costs.first[wood] / 32.0
            if costs.first[wood] >= BLOCKED:
                self.own[at] = 3.0
            self.own[at + 1] = (costs.second[wood] - costs.first[wood]) / 16.0
            self.own[at + 2] = 1.0 if costs.need[wood] >= HOPELESS else 0.0
            self.own[at + 3] = costs.pieces(state, wood) / 14.0
            self.own[at + 8] = state.edges[wood] / 8.0
            self.own[at + 9] = (state.left[4 * wood + 3] + self.mates(state, wood, 3)) / 2.0
        mover = state.turn & 1
        for wood in range(2):
            at = OWN * wood + 10
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
        self.own[OWN * wood + 6] = shown / 24.0
        self.own[OWN * wood + 7] = lasting / 8.0

    # -- currents -------------------------------------------------------------
    def currents(self, state: Caminos, costs: Costs, wood: int, at: int) -> None:
        """The strongest current between opposite sides, and all of them together."""
        i = 0
        for i in range(144):
            self.lead[i] = 0.0
        for i in range(COUNT[state.board]):
            cell = CELL[76 * state.board + i] + WIDTH
            self.lead[cell] = self.leads(costs.cost[144 * wood + cell])
        for i in range(144 - WIDTH):
            self.across[i] = self.between(self.lead[i], self.lead[i + 1])
            self.upward[i] = self.between(self.lead[i], self.lead[i + WIDTH])
        best = 0.0
        total = 0.0
        for i in range(SIDES[state.board] // 2):
            found = self.current(state, i, i + SIDES[state.board] // 2)
            best = max(best, found)
            total += found
        self.own[at + 4] = log(best + 0.001) / 2.0
        self.own[at + 5] = log(total + 0.001) / 2.0

    def leads(self, cost: int) -> float:
        if cost <= HELD:
            return LEADS
        if cost == EMPTY:
            return LEADS_EMPTY
        if cost == CLIMB:
            return LEADS_CLIMB
        return LEADS_STEEP if cost == STEEP else 0.0

    def current(self, state: Caminos, start: int, end: int) -> float:
        """What flows from one side to another, found by over-relaxation."""
        first = 76 * state.board
        cells = COUNT[state.board]
        sides = 8 * (8 * state.board + start)
        ends = 8 * (8 * state.board + end)
        i = 0
        round_ = 0
        for i in range(cells):
            cell = CELL[first + i] + WIDTH
            self.level[cell] = 0.5
            self.held[cell] = 0.0
        for i in range(SIDE_COUNT[state.board]):
            self.held[SIDE_CELL[sides + i] + WIDTH] += 1.0
            self.held[SIDE_CELL[ends + i] + WIDTH] -= 1.0
        for i in range(cells):
            self.open(CELL[first + i] + WIDTH)
        for round_ in range(ROUNDS):
            for i in range(cells):
                self.relax(CELL[first + i] + WIDTH)
            for i in range(cells - 1, -1, -1):
                self.relax(CELL[first + i] + WIDTH)
        flows = 0.0
        for i in range(SIDE_COUNT[state.board]):
            cell = SIDE_CELL[sides + i] + WIDTH
            flows += self.held[cell] * (1.0 - self.level[cell])
        return flows

    def open(self, cell: int) -> None:
        """How easily a cell takes on the level of what lies around it; and what comes from the
        sides, of which one is at 1 and the other at 0."""
        total = self.across[cell] + self.across[cell - 1]
        total += self.upward[cell] + self.upward[cell - WIDTH]
        source = 0.0
        if self.held[cell] != 0.0:
            total += 2.0 * self.lead[cell]
            if self.held[cell] > 0.0:
                source = 2.0 * self.lead[cell]
        self.ease[cell] = BEYOND / total if total > 0.0 else 0.0
        self.held[cell] = source

    def relax(self, cell: int) -> None:
        """Bring a cell to the level of what lies around it, and beyond."""
        flows = self.held[cell] + self.across[cell] * self.level[cell + 1]
        flows += self.across[cell - 1] * self.level[cell - 1]
        flows += self.upward[cell] * self.level[cell + WIDTH]
        flows += self.upward[cell - WIDTH] * self.level[cell - WIDTH]
        self.level[cell] += flows * self.ease[cell] - BEYOND * self.level[cell]

    def between(self, one: float, other: float) -> float:
        return 2.0 * one * other / (one + other) if one > 0.0 else 0.0

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
