"""What a sensible player of The Magic Labyrinth reckons with.

Everybody needs so many turns to the wanted symbol (``reckoning``); acts are promising by the turns
that they save, and a position is judged by who is likely to be first (``race``). A champion judges
it by what was learned (``features``).
"""

from __future__ import annotations

from math import exp

import cython

from irrgarten.games.magic_labyrinth.board import NEIGHBOUR
from irrgarten.games.magic_labyrinth.codes import STOP
from irrgarten.games.magic_labyrinth.labyrinth import Labyrinths
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.games.magic_labyrinth.strength.features import (
    FEATURES,
    VERSION,
    MagicLabyrinthFeatures,
)
from irrgarten.games.magic_labyrinth.strength.race import Race
from irrgarten.games.magic_labyrinth.strength.reckoning import Reckoning
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import doubles
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.learned import UNTAUGHT, Learned
from irrgarten.kernel.mixing import mixed
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State

NONE = -1
#: How sharply priors fall with the turns an act loses.
TEMPER = 0.5
#: How promising a step back is: nobody walks to and fro, unless much thought finds a reason.
BACK = 0.001
#: Acts after which a playout is judged. Whoever has learned judges at once: that foretells the end
#: better than a playout does, and leaves twice the thought.
HORIZON = 10
#: Players at tables where what was learned has passed its gate.
TAUGHT = 2
#: More than any score is.
MOST = 30.0


@cython.cclass
class MagicLabyrinthHeuristics(Heuristics):
    """Advice for one decision of a seat; ``left`` are the fields from which it has just come."""

    def __init__(
        self, state: MagicLabyrinth, labyrinths: Labyrinths, seat: int = NONE, left: int = 0
    ) -> None:
        self.prospect = doubles(4)
        self.reckoning = Reckoning(state, labyrinths)
        self.race = Race(state, self.reckoning)
        self.features = MagicLabyrinthFeatures()
        self.value = UNTAUGHT
        self.taught = False
        self.judged = NONE
        self.walker = seat
        self.seats = state.seats
        self.left = left

    # -- what the search asks -------------------------------------------------
    def suggest(self, state: State, seat: int, acts: Acts, rng: Rng) -> int:
        self.reckoning.look(cython.cast(MagicLabyrinth, state), seat)
        best = 1e9
        chosen = -1
        alike = 0
        for i in range(acts.count):
            turns = self.reckoning.after(cython.cast(MagicLabyrinth, state), seat, acts.at(i))
            if turns < best - 1e-9:
                best = turns
                chosen = acts.at(i)
                alike = 1
            elif turns < best + 1e-9:
                alike += 1
                if rng.below(alike) == 0:
                    chosen = acts.at(i)
        return chosen

    def prior(self, state: State, seat: int, act: int) -> float:
        return self.promise(cython.cast(MagicLabyrinth, state), seat, act)

    def worth(self, state: State, seat: int) -> float:
        return self.prospects(cython.cast(MagicLabyrinth, state), seat)

    def horizon(self) -> int:
        return 0 if self.taught else HORIZON

    def promise(self, state: MagicLabyrinth, seat: int, act: int) -> float:
        if self.goes_back(state, seat, act):
            return BACK
        self.reckoning.look(state, seat)
        lost = self.reckoning.after(state, seat, act) - self.reckoning.best(state, seat)
        return 0.02 + exp(-lost / TEMPER)

    def goes_back(self, state: MagicLabyrinth, seat: int, act: int) -> bool:
        """Whether a step leads to where the walker has just come from, although it may stop."""
        if seat != self.walker or act == STOP or not state.may_stop(seat, STOP):
            return False
        return (self.left >> NEIGHBOUR[4 * state.at[seat] + act]) & 1 != 0

    # -- what is learned ------------------------------------------------------
    def version(self) -> int:
        return VERSION

    def described(self, state: State, seat: int) -> list[float]:
        place = cython.cast(MagicLabyrinth, state)
        self.race.run(place)
        self.race.run_on(place)
        self.features.look(place, seat, self.race)
        return [self.features.feature[i] for i in range(FEATURES)]

    def adopt(self, value: Learned | None, acts: Learned | None) -> None:
        if value is not None and value.inputs == FEATURES and self.seats == TAUGHT:
            self.value = value
            self.taught = True
            self.judged = NONE

    # -- the race -------------------------------------------------------------
    def prospects(self, state: MagicLabyrinth, seat: int) -> float:
        """The seat's prospects, from 0 to 1."""
        number = mixed(mixed(state.seen_by(0), state.bumped), state.bumped >> 42)
        number = mixed(mixed(number, state.passed), state.passed >> 42)
        if number != self.judged:
            self.judged = number
            self.judge(state)
        return self.prospect[seat]

    def judge(self, state: MagicLabyrinth) -> None:
        """Everybody's prospects: as set by hand, or as learned."""
        total = 0.0
        self.race.run(state)
        if not self.taught:
            for seat in range(state.seats):
                self.prospect[seat] = self.race.prospects(state, seat)
            return
        self.race.run_on(state)
        for seat in range(state.seats):
            self.features.look(state, seat, self.race)
            score = self.value.score(self.features.feature)
            self.prospect[seat] = exp(min(max(score, -MOST), MOST))
            total += self.prospect[seat]
        for seat in range(state.seats):
            self.prospect[seat] /= total
