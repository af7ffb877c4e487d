"""Acts compared in the same worlds, for games in which hidden cards decide more than plans do.

Every full position that is drawn is played out once after each act that is still in the race, with
the same luck. What the world brings to all acts alike then says nothing about which is better, and
an act that falls behind for certain is tried no more (Maron and Moore, 1994). Nothing is planned
beyond the act itself: after it everybody does what it would do at first sight.
"""

from __future__ import annotations

import cython

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.flat import doubles, ints
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.rng import Rng
from irrgarten.search.first_sight import play_to_rest
from irrgarten.search.ismcts import Tried

#: Acts that are compared at most, and the least part of the best act's promise that they have.
MOST = 24
LEAST = 0.003
#: An act is out when it lies behind by so many times what chance explains, after so many worlds.
BEHIND = 3.0
FIRST_LOOK = 16
#: Worlds between two looks at who is behind.
LOOKS = 8


@cython.cclass
class Comparison:
    """A search from one position, for one observer who is to act in it."""

    def __init__(self, belief: Belief, heuristics: Heuristics, observer: int, seed: int) -> None:
        self.belief = belief
        self.heuristics = heuristics
        self.observer = observer
        self.rng = Rng(seed)
        self.luck = Rng(0)
        self.world = belief.blank()
        self.state = belief.blank()
        self.acts = Acts()
        self.act, self.tries, self.out = ints(MOST, MOST, MOST)
        self.value, self.sum = doubles(MOST, MOST)
        self.apart = doubles(MOST * MOST)
        self.worlds = self.count = self.left = 0
        self.horizon = self.heuristics.horizon()
        self._begin()

    def _begin(self) -> None:
        """Take up the most promising acts, the best first; what ends the game is one of them."""
        self.belief.draw(self.world, self.rng)
        self.world.legal(self.observer, self.acts)
        found: list[tuple[bool, float, int, int]] = []
        for act in self.acts.listed():
            self.state.copy_from(self.world)
            promise = self.heuristics.prior(self.state, self.observer, act)
            self.state.apply(self.observer, act, None)
            found.append((self.state.to_act() != 0, -promise, len(found), act))
        found.sort()
        most = max(-promise for _, promise, _, _ in found)
        for goes_on, promise, _, act in found[:MOST]:
            if not goes_on or -promise >= LEAST * most:
                self.act[self.count] = act
                self.count += 1
        self.left = self.count

    def run(self, worlds: int) -> int:
        """Compare in so many worlds more, while there is a choice; says in how many playouts."""
        i = 0
        playouts = 0
        with cython.nogil:
            while i < worlds and (self.left > 1 or self.worlds == 0):
                playouts += self.left
                self._compare()
                if self.worlds >= FIRST_LOOK and self.worlds % LOOKS == 0:
                    self._leave_out()
                i += 1
        return playouts

    def is_settled(self) -> bool:
        """Whether one act is left."""
        return self.left <= 1 and self.worlds > 0

    def tried(self) -> list[Tried]:
        """What was found out about each act that was compared; those still in the race were tried
        most."""
        return [
            Tried(self.act[i], self.tries[i], self.sum[i] / max(1, self.tries[i]))
            for i in range(self.count)
        ]

    def _compare(self) -> None:
        self.belief.draw(self.world, self.rng)
        luck = self.rng.below(1 << 62)
        for i in range(self.count):
            if self.out[i]:
                continue
            self.state.copy_from(self.world)
            self.luck.state = luck
            self.state.apply(self.observer, self.act[i], None)
            self.value[i] = self._play_out()
            self.sum[i] += self.value[i]
            self.tries[i] += 1
        self.worlds += 1
        for i in range(self.count):
            if not self.out[i]:
                for j in range(i):
                    if not self.out[j]:
                        off = self.value[i] - self.value[j]
                        self.apart[MOST * i + j] += off * off

    def _leave_out(self) -> None:
        """Whoever lies behind the best for certain is tried no more."""
        best = -1
        for i in range(self.count):
            if not self.out[i] and (best < 0 or self.sum[i] > self.sum[best]):
                best = i
        for i in range(self.count):
            if i == best or self.out[i]:
                continue
            behind = (self.sum[best] - self.sum[i]) / self.worlds
            squares = self.apart[MOST * best + i] if i < best else self.apart[MOST * i + best]
            spread = squares / self.worlds - behind * behind
            if behind * behind * self.worlds > BEHIND * BEHIND * spread:
                self.out[i] = 1
                self.left -= 1

    def _play_out(self) -> float:
        """What comes of the act for the observer."""
        if not self.heuristics.rests(self.state):
            play_to_rest(self.state, self.heuristics, self.acts, self.luck, self.horizon)
        if self.state.to_act() == 0:
            return self.state.value(self.observer)
        self.heuristics.survey(self.state)
        return self.heuristics.surveyed(self.state, self.observer)
