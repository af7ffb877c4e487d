"""What is learned from in Brändi Labyria: how a seat stands in the race, as numbers of about one.

The chance that was set by hand enters as a logarithm: what is learned says how much it counts, and
what beside it: who may be devoured by whom and what that costs, and what lies thrown. What turns
are made of is no feature: some hundred races cannot tell what a figure at home is worth as well as
the turns do, and a player errs by the difference.
"""

from __future__ import annotations

from math import log

import cython

from irrgarten.games.labyria.board import CLOAK, DOUBLE, FIGURES
from irrgarten.games.labyria.codes import CORNER_FIELD
from irrgarten.games.labyria.rules import Labyria
from irrgarten.games.labyria.strength.nearness import REACH, Nearness
from irrgarten.kernel.flat import doubles

#: Moves when the features do: what was learned of others is of no use.
VERSION = 2

#: Where the features of each kind begin.
SHARE = 0
TURN = SHARE + 3
THROWN = TURN + 3
RISK = THROWN + 3
FEATURES = RISK + 3

#: No chance counts as less than this.
SLIGHT = 0.003
#: From so many turns on it is late for whoever is behind.
LATE = 6.0
#: Throws, of 36, that bring a figure so many steps: outright, and by a way round.
OUTRIGHT = 4.0
ROUND = 0.5

#: How likely a throw hits something so many steps away.
HITS = doubles(14)


def _lay_out() -> None:
    for steps in range(1, REACH + 1):
        for number in range(1, 7):
            for points, throws in ((number, OUTRIGHT), (2 * number, 1.0)):
                if points == steps:
                    HITS[steps] += throws / 36
                elif points > steps and (points - steps) % 2 == 0:
                    HITS[steps] += ROUND * throws / 36


_lay_out()


@cython.cclass
class LabyriaFeatures:
    """``feature`` is how a position looks to a seat; ``lost`` what each figure would lose if it
    were devoured."""

    def __init__(self) -> None:
        self.feature, self.lost = doubles(FEATURES, 12)

    def look(
        self, state: Labyria, nearness: Nearness, seat: int, share: float, fewest: float
    ) -> None:
        """Fill ``feature`` from a seat's chance to be first, and the turns that whoever needs
        fewest does."""
        for i in range(FEATURES):
            self.feature[i] = 0.0
        chance = log(max(share, SLIGHT))
        self.feature[SHARE] = chance
        if state.seats > 2:
            self.feature[SHARE + 1] = chance
        self.feature[SHARE + 2] = chance * max(0.0, LATE - fewest) / LATE
        if seat != state.turn:
            if seat == (state.turn + 1) % state.seats:
                self.feature[TURN + 2] = 1.0
        elif state.moved or state.number == 0:
            self.feature[TURN + 1] = 1.0
        else:
            self.feature[TURN] = 1.0
            self.tell_throw(state, nearness, seat)
        for i in range(FIGURES * seat, FIGURES * seat + FIGURES):
            if state.maze.on[state.figure[i]] < CORNER_FIELD and self.lost[i] > 0.0:
                self.tell_risk(state, nearness, seat, i)

    def points(self, state: Labyria) -> int:
        return 2 * state.number if state.symbol == DOUBLE else state.number

    def tell_throw(self, state: Labyria, nearness: Nearness, seat: int) -> None:
        """What lies thrown, and whether it brings a figure home."""
        points = self.points(state)
        goal = state.goal_of(seat)
        self.feature[THROWN] = points / 6.0
        if state.symbol == CLOAK:
            self.feature[THROWN + 1] = 1.0
        for i in range(FIGURES * seat, FIGURES * seat + FIGURES):
            if nearness.between(goal, state.figure[i]) == points:
                self.feature[THROWN + 2] = 1.0

    def tell_risk(self, state: Labyria, nearness: Nearness, seat: int, figure: int) -> None:
        """From whoever has thrown, from whoever throws next, and from all others."""
        thrown = state.turn if state.number > 0 and not state.moved else -1
        after = (state.turn + 1) % state.seats
        points = self.points(state)
        for other in range(FIGURES * state.seats):
            owner = other // FIGURES
            if owner == seat or state.figure[other] == state.goal_of(owner):
                continue
            steps = nearness.between(state.figure[other], state.figure[figure])
            if steps > REACH:
                continue
            if owner == thrown:
                if steps == points:
                    self.feature[RISK] += self.lost[figure]
                elif steps < points and (points - steps) % 2 == 0:
                    self.feature[RISK] += ROUND * self.lost[figure]
            elif owner == after:
                self.feature[RISK + 1] += HITS[steps] * self.lost[figure]
            else:
                self.feature[RISK + 2] += HITS[steps] * self.lost[figure]
