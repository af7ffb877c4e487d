"""What a sensible player of Brändi Caminos looks at.

How far a wood has come, and how easily it is stopped, tell its ways (``costs``). Cells on cheap
ways of either wood are worth taking, so of more than a thousand acts only those that take the best
cells are searched. What wins or loses with the next piece is known exactly. Of all else a champion
judges by what was learned (``features``).
"""

from __future__ import annotations

from math import exp, log

import cython

from irrgarten.games.caminos.board import WIDTH
from irrgarten.games.caminos.codes import place_of, position_of
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.strength.costs import CLIMB, HELD, HOPELESS, STEEP, Costs
from irrgarten.games.caminos.strength.features import FEATURES, VERSION, CaminosFeatures
from irrgarten.games.caminos.strength.threats import Threats
from irrgarten.games.caminos.tables import COLUMNS, FAR, HIGH, SHAPE
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import doubles, ints
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.learned import UNTAUGHT, Learned
from irrgarten.kernel.state import State

NONE = -1

#: What it is worth to be the next to place, and how sharply a lead decides.
TEMPO = 7.0
LEAD = 13.0
#: From which need on a wood is rather shut out than not, how sharply that is so, and what a piece
#: usually does about it.
OPEN = 50.0
SHUT = 16.0
PROGRESS = 11.0
#: What an edge piece fewer is worth where nobody will connect.
EDGE_LEAD = 0.01
#: What sets acts apart that are worth the same, as on an empty board.
TIE = 1e-6
#: How sharply priors follow from what an act gains.
TEMPER = 0.15
#: Acts that are searched in a position, and in the one where the decision is taken.
KEPT = 16
KEPT_FIRST = 40
#: Acts that whoever has learned looks at to find these: the score overlooks much, and what was
#: learned holds for acts that nobody would make, too.
LOOKED = 40
LOOKED_FIRST = 600
#: Less than any worth.
TAKEN = -1.0
#: Winning acts that are compared.
WINS = 300
#: Acts looked at for one that does not lose at once; all, where the decision is taken.
DESPERATE = 200
#: Features of an act.
LOOKS = 10
#: What the next piece wins, and the most that can be said of anything else.
WON = 0.99
SURE = 0.97


@cython.cfunc
def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


@cython.cclass
class CaminosHeuristics(Heuristics):
    """Advice for one decision; ``state`` is the position in which it is taken."""

    def __init__(self, state: Caminos) -> None:
        self.kept, self.pile = ints(4096, 4096)
        self.score, self.promise, self.keen = doubles(4096, 4096, 4096)
        self.then, self.left, self.look = doubles(4096, 4096, LOOKS)
        self.costs = Costs()
        self.features = CaminosFeatures()
        self.threats = Threats()
        self.after = Caminos()
        self.root = state.seen_by(0)
        self.judged = NONE
        self.prospect = self.base = 0.5
        self.count = 0
        self.taught = self.advised = self.dreams = False
        self.value = self.advice = UNTAUGHT

    # -- what the search asks -------------------------------------------------
    def narrows(self) -> bool:
        return True

    def narrow(self, state: State, seat: int, acts: Acts) -> None:
        self.choose(cython.cast(Caminos, state), seat, acts)

    def prior(self, state: State, seat: int, act: int) -> float:
        for i in range(self.count):
            if self.kept[i] == act:
                return self.promise[i]
        return 1.0

    def foresees(self) -> bool:
        return self.taught and not self.dreams

    def foreseen(self, state: State, seat: int, act: int) -> float:
        for i in range(self.count):
            if self.kept[i] == act:
                return self.then[i]
        return 0.5

    def worth(self, state: State, seat: int) -> float:
        return self.prospects(cython.cast(Caminos, state), seat)

    def horizon(self) -> int:
        return 0

    def dream(self) -> None:
        self.dreams = True

    # -- what is learned ------------------------------------------------------
    def version(self) -> int:
        return VERSION

    def described(self, state: State, seat: int) -> list[float]:
        place = cython.cast(Caminos, state)
        if not place.walnut_first() and self.threats.can_win(place, place.turn):
            return []
        self.costs.read(place)
        self.features.look(place, self.costs)
        self.features.turn_to(place, seat & 1)
        return [self.features.feature[i] for i in range(FEATURES)]

    def compared(self, state: State, seat: int) -> list[tuple[int, list[float]]]:
        acts = Acts()
        place = cython.cast(Caminos, state)
        place.legal(seat, acts)
        self.choose(place, seat, acts)
        found = []
        for i in range(self.count):
            self.look_at(i)
            found.append((self.kept[i], [self.look[j] for j in range(LOOKS)]))
        return found

    def adopt(self, value: Learned | None, acts: Learned | None) -> None:
        if value is not None:
            self.value = value
            self.taught = True
        if acts is not None:
            self.advice = acts
            self.advised = True

    # -- which acts to search -------------------------------------------------
    def choose(self, state: Caminos, seat: int, acts: Acts) -> None:
        """Keep the acts that win; else the most interesting ones that do not lose at once."""
        if self.looks(state) and self.threats.search(state, seat, WINS):
            self.keep_wins(state, seat, acts)
            return
        self.rank_all(state, seat, acts)
        if state.seen_by(0) == self.root:
            look = LOOKED_FIRST if self.taught else KEPT_FIRST
            self.keep(state, seat, acts, look, KEPT_FIRST, acts.count)
        else:
            look = LOOKED if self.taught else KEPT
            self.keep(state, seat, acts, look, KEPT, DESPERATE)

    def looks(self, state: Caminos) -> bool:
        """Whether it is looked for what wins with the next piece, which the first never does."""
        return not self.dreams and not state.walnut_first()

    def keep_wins(self, state: Caminos, seat: int, acts: Acts) -> None:
        """Of the acts that win, the one that scores most (CAM-30)."""
        best = self.threats.found.at(0)
        most = 0
        for i in range(self.threats.found.count):
            self.after.become(state)
            self.after.apply(seat, self.threats.found.at(i), None)
            if self.after.points[seat & 1] > most:
                most = self.after.points[seat & 1]
                best = self.threats.found.at(i)
        acts.clear()
        acts.add(best)
        self.kept[0] = best
        self.promise[0] = self.then[0] = self.base = 1.0
        self.keen[0] = 0.0
        self.count = 1

    def rank_all(self, state: Caminos, seat: int, acts: Acts) -> None:
        """Score every act by the cells that it takes."""
        wood = seat & 1
        walnut = state.walnut_first()
        self.costs.read(state)
        self.costs.find_interest(state, 0)
        self.costs.find_interest(state, 1)
        for i in range(acts.count):
            act = acts.at(i)
            position, place = position_of(act), place_of(act)
            score = 0.0
            for j in range(4 * position, 4 * position + COLUMNS[position]):
                cell = place + FAR[j] + WIDTH
                high = HIGH[j] + 1
                own = self.costs.cost[144 * wood + cell] - (HELD if high < 3 else 0)
                other = self.cost_of_other(high) - self.costs.cost[144 * (1 - wood) + cell]
                if walnut:
                    own = -other
                score += self.costs.interest[144 * wood + cell] * own
                score += self.costs.interest[144 * (1 - wood) + cell] * other
            self.score[i] = score + TIE * (act * 7919 % 1000)

    def cost_of_other(self, high: int) -> int:
        if high == 1:
            return CLIMB
        return STEEP if high == 2 else 3 * STEEP

    def keep(self, state: Caminos, seat: int, acts: Acts, look: int, most: int, limit: int) -> None:
        """Look at the first acts by score, and leave the best of them by what follows, in the
        order of the score; if possible none that lets the next seat win.

        Of those that do, some are kept as long as no other is found among the first ``limit``.
        """
        sound = 0
        looked = 0
        limit = min(limit, acts.count)
        self.pile_up(acts.count)
        while looked < limit and (looked < look or sound < most // 2):
            top = self.pile[0]
            self.pile[0] = self.pile[acts.count - 1 - looked]
            self.sink(0, acts.count - 1 - looked)
            self.after.become(state)
            self.after.apply(seat, acts.at(top), None)
            self.kept[looked] = acts.at(top)
            self.keen[looked] = self.score[top]
            self.then[looked] = self.value_after(seat)
            self.left[looked] = self.then[looked]
            if self.then[looked] >= 1.0 - SURE:
                sound += 1
            looked += 1
        self.drop(looked, min(most, sound if sound > 0 else looked))
        acts.clear()
        for i in range(self.count):
            acts.add(self.kept[i])
            if self.advised:
                self.look_at(i)
                self.promise[i] = exp(min(max(self.advice.score(self.look), -8.0), 8.0))
            else:
                self.promise[i] = exp(max((self.then[i] - self.base) / TEMPER, -6.0))

    def drop(self, looked: int, most: int) -> None:
        """Keep the best of what was looked at."""
        best = 0
        self.base = 0.0
        self.count = 0
        while self.count < most:
            best = 0
            for i in range(1, looked):
                if self.left[i] > self.left[best]:
                    best = i
            self.base = max(self.base, self.left[best])
            self.left[best] = TAKEN
            self.count += 1
        self.count = 0
        for i in range(looked):
            if self.left[i] == TAKEN:
                self.kept[self.count] = self.kept[i]
                self.keen[self.count] = self.keen[i]
                self.then[self.count] = self.then[i]
                self.count += 1

    def pile_up(self, count: int) -> None:
        """Put the acts on a heap by their score."""
        for i in range(count):
            self.pile[i] = i
        for i in range(count // 2, -1, -1):
            self.sink(i, count)

    def sink(self, at: int, count: int) -> None:
        here = self.pile[at] if at < count else 0
        below = 2 * at + 1
        while below < count:
            if below + 1 < count:
                if self.score[self.pile[below + 1]] > self.score[self.pile[below]]:
                    below += 1
            if self.score[here] >= self.score[self.pile[below]]:
                break
            self.pile[at] = self.pile[below]
            at = below
            below = 2 * at + 1
        if at < count:
            self.pile[at] = here

    def look_at(self, i: int) -> None:
        """The features of an act that was kept: what follows, and how it looked at first sight."""
        position = position_of(self.kept[i])
        value = min(max(self.then[i], 1.0 - SURE), SURE)
        base = min(max(self.base, 1.0 - SURE), SURE)
        high = 0
        for j in range(LOOKS):
            self.look[j] = 0.0
        for j in range(4 * position, 4 * position + COLUMNS[position]):
            high = max(high, HIGH[j] + 1)
        self.look[0] = max((value - base) / TEMPER, -6.0) / 2.0
        self.look[1] = log(value / (1.0 - value)) - log(base / (1.0 - base))
        self.look[2] = max((self.keen[i] - self.keen[0]) / 20.0, -3.0)
        self.look[3] = 1.0 / (1.0 + i)
        self.look[4 + SHAPE[position] % 4] = 1.0
        self.look[8] = COLUMNS[position] / 4.0
        self.look[9] = high / 3.0

    def value_after(self, seat: int) -> float:
        if self.after.winner != NONE:
            return self.after.value(seat)
        return self.prospects(self.after, seat)

    # -- how a position is judged ---------------------------------------------
    def prospects(self, state: Caminos, seat: int) -> float:
        """The seat's prospects, from 0 to 1."""
        number = state.seen_by(0)
        if number != self.judged:
            self.judged = number
            self.prospect = self.judge(state)
        return self.prospect if seat & 1 == 0 else 1.0 - self.prospect

    def judge(self, state: Caminos) -> float:
        """The prospects of beech."""
        mover = state.turn & 1
        if self.looks(state) and self.threats.can_win(state, state.turn):
            return WON if mover == 0 else 1.0 - WON
        self.costs.read(state)
        if self.taught:
            return self.learned(state)
        self.costs.measure(state, 0)
        self.costs.measure(state, 1)
        lead = self.costs.need[1] - self.costs.need[0]
        lead += TEMPO if mover == 0 else -TEMPO
        if self.costs.need[0] >= HOPELESS and self.costs.need[1] >= HOPELESS:  # CAM-32 will decide
            return 0.5 + EDGE_LEAD * (state.edges[1] - state.edges[0])
        share = sigmoid(lead / LEAD)
        gain = share * self.chance(state, 0) - (1.0 - share) * self.chance(state, 1)
        return 0.5 + gain * (SURE - 0.5)

    def learned(self, state: Caminos) -> float:
        """The same, by what was learned; the costs of the position were read."""
        self.features.look(state, self.costs)
        self.features.turn_to(state, 0)
        lead = self.value.score(self.features.feature)
        self.features.turn_to(state, 1)
        lead -= self.value.score(self.features.feature)
        return min(max(sigmoid(lead), 1.0 - SURE), SURE)

    def chance(self, state: Caminos, wood: int) -> float:
        """How likely a wood is to connect at all: it may be shut out, or run out of pieces."""
        spare = PROGRESS * self.costs.pieces(state, wood) - self.costs.need[wood]
        return sigmoid((OPEN - self.costs.need[wood]) / SHUT) * sigmoid(spare / PROGRESS)
