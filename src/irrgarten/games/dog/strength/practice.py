"""Practice in Brändi Dog: rounds at first sight, and how what is learned of acts should change.

Everybody takes an act with the chance that its score gives it. What a round has brought a side
beside what was expected at its beginning speaks for all that the side did in it, or against it
(Williams, 1992); the sums are what a natural step needs (Kakade, 2001).
"""

from __future__ import annotations

from math import exp

import cython

from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.strength.features import FEATURES
from irrgarten.games.dog.strength.heuristics import DogHeuristics
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import doubles
from irrgarten.kernel.random_play import first_of, settle
from irrgarten.kernel.rng import Rng

ONE = 1
#: More acts than there are in any position.
ACTS = 4096
#: What is hardly ever done speaks for nothing.
SELDOM = 0.001
#: Of so many decisions one is looked at for how unlike acts are.
APART = 8
#: Acts after which a round is left.
CAP = 1000


@cython.cclass
class Practice:
    """Of one table, with heuristics that have learned what is to be made better."""

    def __init__(self, first: Dog, heuristics: DogHeuristics, seed: int) -> None:
        self.chance = doubles(ACTS)
        self.step = doubles(FEATURES)
        self.done = doubles(6 * FEATURES)
        self.slope = doubles(FEATURES)
        self.apart = doubles(FEATURES * FEATURES)
        self.before = doubles(6)
        self.first = first
        self.state: Dog = first.copy()
        self.heuristics = heuristics
        self.acts = Acts()
        self.rng = Rng(seed)
        self.decisions = 0
        self.looked = 0
        self.begin()

    def run(self, rounds: int) -> None:
        with cython.nogil:
            for i in range(rounds):
                self.round()

    def slopes(self) -> list[float]:
        """How what was gained goes up with each weight, for a decision."""
        return [self.slope[i] / max(self.decisions, 1) for i in range(FEATURES)]

    def unlike(self) -> list[list[float]]:
        """How far acts are apart, weight by weight."""
        return [
            [self.apart[FEATURES * i + j] / max(self.looked, 1) for j in range(FEATURES)]
            for i in range(FEATURES)
        ]

    def round(self) -> None:
        made = 0
        seat = 0
        over = False
        who = settle(self.state, self.acts, self.rng)
        while who != 0 and made < CAP and not over:
            seat = first_of(who)
            self.state.legal(seat, self.acts)
            act = self.acts.at(0)
            if self.acts.count > 1:
                act = self.decide(self.state, seat)
            self.state.apply(seat, act, None)
            made += 1
            over = self.heuristics.round_is_over(self.state)
            if not over:
                who = settle(self.state, self.acts, self.rng)
        if who != 0:
            self.heuristics.reckon(self.state)
        for seat in range(self.state.seats):
            after = self.heuristics.chance[seat] if who != 0 else self.state.result(seat)
            if self.heuristics.outlook.team[seat] & ((ONE << seat) - 1) == 0:
                gain = after - self.before[seat]
                for i in range(FEATURES):
                    self.slope[i] += gain * self.done[FEATURES * seat + i]
                    self.done[FEATURES * seat + i] = 0.0
            self.before[seat] = after
        if who == 0:
            self.begin()

    def begin(self) -> None:
        """A new game, in which nobody is ahead."""
        self.state.become(self.first)
        sides = 0
        for seat in range(self.state.seats):
            if self.heuristics.outlook.team[seat] & ((ONE << seat) - 1) == 0:
                sides += 1
        for seat in range(self.state.seats):
            self.before[seat] = 1.0 / sides

    def decide(self, state: Dog, seat: int) -> int:
        """An act by its chance; what speaks for it is noted for the seat's side."""
        total = 0.0
        most = -1e9
        self.heuristics.features.begin()
        for i in range(self.acts.count):
            self.chance[i] = self.heuristics.score(state, seat, self.acts.at(i))
            most = max(most, self.chance[i])
        for i in range(self.acts.count):
            self.chance[i] = exp(self.chance[i] - most)
            total += self.chance[i]
        lot = total * self.rng.below(1 << 30) / (1 << 30)
        chosen = 0
        while chosen < self.acts.count - 1 and lot >= self.chance[chosen]:
            lot -= self.chance[chosen]
            chosen += 1
        for i in range(FEATURES):
            self.step[i] = 0.0
        for i in range(self.acts.count):
            much = -self.chance[i] / total
            if i == chosen:
                much += 1.0
            elif much > -SELDOM:
                continue
            self.heuristics.features.look(state, seat, self.acts.at(i))
            for j in range(self.heuristics.features.count):
                which = self.heuristics.features.where[j]
                self.step[which] += much * self.heuristics.features.much[j]
        side = 0
        while (self.heuristics.outlook.team[seat] >> side) & 1 == 0:
            side += 1
        for i in range(FEATURES):
            self.done[FEATURES * side + i] += self.step[i]
        self.decisions += 1
        if self.decisions % APART == 0:
            self.looked += 1
            for i in range(FEATURES):
                if self.step[i] != 0.0:
                    for j in range(FEATURES):
                        self.apart[FEATURES * i + j] += self.step[i] * self.step[j]
        return self.acts.at(chosen)
