"""What is learned from of acts in the race of Brändi Labyria, as numbers of about one.

What an act gains by the judgement set by hand is one of them. The others tell what that does not
see: who could then devour whom, and what a figure leaves behind.
"""

from __future__ import annotations

import cython

from irrgarten.games.labyria.board import FIGURES
from irrgarten.games.labyria.codes import (
    CORNER_FIELD,
    DONE,
    LAY,
    LIFT,
    TURN_CORNER,
    end_of,
    kind_of,
    source_of,
    start_of,
)
from irrgarten.games.labyria.rules import Labyria
from irrgarten.games.labyria.strength.features import HITS
from irrgarten.games.labyria.strength.nearness import REACH, Nearness
from irrgarten.kernel.flat import doubles

#: Which feature is which.
GAIN = 0
SHORTENED = 1
LEFT_DANGER = 2
CAME_INTO_DANGER = 3
LEFT_PREY = 4
CAME_NEAR_PREY = 5
HOME = 6
OUT = 7
ATTACK = 8
LOST = 9
STAKE = 10
LAID = 11
LIFTED = 12
TURNED = 13
ENDS = 14
FEATURES = 15


@cython.cclass
class LabyriaPromises:
    """``feature`` is how an act looks; ``lost`` what each figure would lose if it were devoured."""

    def __init__(self) -> None:
        self.feature, self.lost = doubles(FEATURES, 12)

    def look(self, act: int, gain: float) -> None:
        """Fill ``feature`` with what an act is and gains; moves have more to tell."""
        kind = kind_of(act)
        for i in range(FEATURES):
            self.feature[i] = 0.0
        self.feature[GAIN] = gain
        if kind == LAY:
            self.feature[LAID] = 1.0
        elif kind == LIFT:
            self.feature[LIFTED] = 1.0
        elif kind == TURN_CORNER:
            self.feature[TURNED] = 1.0
        elif kind == DONE:
            self.feature[ENDS] = 1.0

    def look_at_move(
        self,
        state: Labyria,
        nearness: Nearness,
        act: int,
        before: float,
        after: float,
        devoured: float,
    ) -> None:
        """Add what a move changes, from what the figure would lose where it starts and where it
        ends, and how likely an attack succeeds."""
        seat = state.turn
        start, end = start_of(act), end_of(act)
        self.feature[SHORTENED] = after - before
        self.feature[LEFT_PREY] = self.prey(state, nearness, start)
        self.feature[CAME_NEAR_PREY] = self.prey(state, nearness, end)
        if state.maze.on[start] < CORNER_FIELD:
            self.feature[LEFT_DANGER] = before * self.danger(state, nearness, start)
        if state.maze.on[end] < CORNER_FIELD:
            self.feature[CAME_INTO_DANGER] = after * self.danger(state, nearness, end)
        if end == state.goal_of(seat):
            self.feature[HOME] = 1.0
        if start == state.start_of(seat):
            self.feature[OUT] = 1.0
        if source_of(act) >= 0:
            self.feature[ATTACK] = 1.0
            self.feature[STAKE] = before
            for i in range(FIGURES * state.seats):
                if state.figure[i] == end:
                    self.feature[LOST] = devoured * self.lost[i]

    def danger(self, state: Labyria, nearness: Nearness, field: int) -> float:
        """How likely the throws of all others hit a field."""
        total = 0.0
        for i in range(FIGURES * state.seats):
            seat = i // FIGURES
            if seat != state.turn and state.figure[i] != state.goal_of(seat):
                steps = nearness.between(state.figure[i], field)
                if steps <= REACH:
                    total += HITS[steps]
        return total

    def prey(self, state: Labyria, nearness: Nearness, field: int) -> float:
        """What others would lose to a throw of a figure that stands there, on average."""
        total = 0.0
        for i in range(FIGURES * state.seats):
            there = state.figure[i]
            if i // FIGURES != state.turn and state.maze.on[there] < CORNER_FIELD:
                steps = nearness.between(field, there)
                if steps <= REACH:
                    total += HITS[steps] * self.lost[i]
        return total
