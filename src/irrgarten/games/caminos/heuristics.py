"""What a sensible player of Brändi Caminos looks at.

A cell costs a wood something to go over: nothing, or almost, where its own wood is on top, more
where the cell is empty, much where the other wood must be built over, and it cannot be done at all
once that is three cubes high. The cheapest way from side to side tells how far a wood has come;
a second one that has to avoid the first tells how easily it is stopped. Cells on cheap ways of
either wood are worth taking, so of more than a thousand acts only those that take the best cells
are searched. What wins or loses with the next piece is known exactly.
"""

from __future__ import annotations

import cython

from irrgarten.games.caminos.board import HALF, WIDTH
from irrgarten.games.caminos.codes import PLACES
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.threats import Threats
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import doubles, ints
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.state import State

if not cython.compiled:  # C arrays and functions, cimported when compiled
    from math import exp

    from irrgarten.games.caminos.tables import (
        CELL,
        COLUMNS,
        COUNT,
        FAR,
        HIGH,
        SIDE_CELL,
        SIDE_COUNT,
        SIDES,
    )

NONE = -1

#: What it costs to go over a cell: own wood on top (less if nobody can cover it), nothing there,
#: another wood one or two cubes high, and three.
HELD = 1
EMPTY = 6
CLIMB = 9
STEEP = 12
BLOCKED = 400
#: What the cells of the cheapest way cost more when a second one is looked for.
DETOUR = 5
#: Farther than any way.
FAR_OFF = 100_000
#: What a wood needs that gets nowhere, and the most that one piece can do about it.
HOPELESS = 120.0
REACH = 36

#: How much the second way counts beside the first.
SECOND = 0.5
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
#: How quickly a cell loses its interest, the dearer the ways are that lead over it.
SLACK = 6.0
#: What sets acts apart that are worth the same, as on an empty board.
TIE = 1e-6
#: How sharply priors follow from what an act gains.
TEMPER = 0.15
#: Acts that are searched in a position, and in the one where the decision is taken.
KEPT = 16
KEPT_FIRST = 40
#: Winning acts that are compared.
WINS = 300
#: Acts looked at for one that does not lose at once; all, where the decision is taken.
DESPERATE = 200
#: What the next piece wins, and the most that can be said of anything else.
WON = 0.99
SURE = 0.97


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


class CaminosHeuristics(Heuristics):
    """Advice for one decision; ``state`` is the position in which it is taken.

    ``cost`` and ``interest`` are by wood and place, with room around the board; ``way`` has what
    the cheapest way from each side to each place costs.
    """

    def __init__(self, state: Caminos) -> None:
        if not cython.compiled:
            self.cost, self.way = ints(288, 1152)
            self.interest, self.need, self.score = doubles(288, 2, 4096)
            self.kept = [0] * 256
            self.promise = [0.0] * 256
        self.threats = Threats()
        self.after = Caminos()
        self.root = state.seen_by(0)
        self.judged = NONE
        self.prospect = 0.5
        self.count = self.best_start = self.best_end = 0

    # -- what the search asks -------------------------------------------------
    def narrows(self) -> bool:
        return True

    def narrow(self, state: State, seat: int, acts: Acts) -> None:
        self.choose(cython.cast(Caminos, state), seat, acts)

    def prior(self, state: State, seat: int, act: int) -> float:
        i = 0
        for i in range(self.count):
            if self.kept[i] == act:
                return self.promise[i]
        return 1.0

    def worth(self, state: State, seat: int) -> float:
        return self.prospects(cython.cast(Caminos, state), seat)

    def horizon(self) -> int:
        return 0

    # -- which acts to search -------------------------------------------------
    def choose(self, state: Caminos, seat: int, acts: Acts) -> None:
        """Keep the acts that win; else the most interesting ones that do not lose at once."""
        if not state.walnut_first() and self.threats.search(state, seat, WINS):
            self.keep_wins(state, seat, acts)
            return
        self.rank_all(state, seat, acts)
        if state.seen_by(0) == self.root:
            self.keep(state, seat, acts, KEPT_FIRST, acts.count)
        else:
            self.keep(state, seat, acts, KEPT, DESPERATE)

    def keep_wins(self, state: Caminos, seat: int, acts: Acts) -> None:
        """Of the acts that win, the one that scores most (CAM-30)."""
        best = self.threats.found.at(0)
        most = 0
        i = 0
        for i in range(self.threats.found.count):
            self.after.become(state)
            self.after.apply(seat, self.threats.found.at(i), None)
            if self.after.points[seat & 1] > most:
                most = self.after.points[seat & 1]
                best = self.threats.found.at(i)
        acts.clear()
        acts.add(best)
        self.kept[0] = best
        self.promise[0] = 1.0
        self.count = 1

    def rank_all(self, state: Caminos, seat: int, acts: Acts) -> None:
        """Score every act by the cells that it takes."""
        wood = seat & 1
        walnut = state.walnut_first()
        self.read(state)
        self.find_interest(state, 0)
        self.find_interest(state, 1)
        i = 0
        j = 0
        for i in range(acts.count):
            act = acts.at(i)
            position = act // PLACES
            place = act % PLACES
            score = 0.0
            for j in range(4 * position, 4 * position + COLUMNS[position]):
                cell = place + FAR[j] + WIDTH
                high = HIGH[j] + 1
                own = self.cost[144 * wood + cell] - (HELD if high < 3 else 0)
                other = self.cost_of_other(high) - self.cost[144 * (1 - wood) + cell]
                if walnut:
                    own = -other
                score += self.interest[144 * wood + cell] * own
                score += self.interest[144 * (1 - wood) + cell] * other
            self.score[i] = score + TIE * (act * 7919 % 1000)

    def cost_of_other(self, high: int) -> int:
        if high == 1:
            return CLIMB
        return STEEP if high == 2 else 3 * STEEP

    def keep(self, state: Caminos, seat: int, acts: Acts, most: int, limit: int) -> None:
        """Leave the best acts by score, if possible none that lets the next seat win.

        Of those that do, some are kept as long as no other is found among the first ``limit``.
        """
        sound = 0
        looked = 0
        self.count = 0
        base = 0.0
        i = 0
        limit = min(limit, acts.count)
        while looked < limit and (looked < most or sound < most // 2):
            best = self.best_left(acts)
            act = acts.at(best)
            self.score[best] = -1e9
            looked += 1
            self.after.become(state)
            self.after.apply(seat, act, None)
            value = self.value_after(seat)
            if value < 1.0 - SURE:
                if sound > 0 or self.count >= most:
                    continue
            elif sound == 0:
                self.count = 0  # what was kept so far loses
            if value >= 1.0 - SURE:
                sound += 1
            self.kept[self.count] = act
            self.promise[self.count] = value
            self.count += 1
            base = max(base, value)
        acts.clear()
        for i in range(self.count):
            acts.add(self.kept[i])
            self.promise[i] = exp(max((self.promise[i] - base) / TEMPER, -6.0))

    def best_left(self, acts: Acts) -> int:
        best = 0
        i = 0
        for i in range(acts.count):
            if self.score[i] > self.score[best]:
                best = i
        return best

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
        if not state.walnut_first() and self.threats.can_win(state, state.turn):
            return WON if mover == 0 else 1.0 - WON
        self.read(state)
        self.measure(state, 0)
        self.measure(state, 1)
        lead = self.need[1] - self.need[0]
        lead += TEMPO if mover == 0 else -TEMPO
        if self.need[0] >= HOPELESS and self.need[1] >= HOPELESS:  # CAM-32 will decide
            return 0.5 + EDGE_LEAD * (state.edges[1] - state.edges[0])
        share = sigmoid(lead / LEAD)
        gain = share * self.chance(state, 0) - (1.0 - share) * self.chance(state, 1)
        return 0.5 + gain * (SURE - 0.5)

    def chance(self, state: Caminos, wood: int) -> float:
        """How likely a wood is to connect at all: it may be shut out, or run out of pieces."""
        spare = PROGRESS * self.pieces(state, wood) - self.need[wood]
        return sigmoid((OPEN - self.need[wood]) / SHUT) * sigmoid(spare / PROGRESS)

    def pieces(self, state: Caminos, wood: int) -> int:
        left = state.pieces_left(wood)
        if state.seats == 4:
            left += state.pieces_left(wood + 2)
        return left

    def read(self, state: Caminos) -> None:
        """The cost of every cell for both woods."""
        i = 0
        level = 0
        wood = 0
        for i in range(144):
            self.cost[i] = FAR_OFF
            self.cost[144 + i] = FAR_OFF
        for i in range(COUNT[state.board]):
            cell = CELL[76 * state.board + i]
            half = 1 if cell >= HALF else 0
            bit = cell - HALF * half
            high = 0
            top = NONE
            for level in range(2, -1, -1):
                for wood in range(3):
                    if (state.cube[6 * wood + 2 * level + half] >> bit) & 1:
                        top = wood
                        high = level + 1
                if high > 0:
                    break
            for wood in range(2):
                cost = EMPTY
                if top == wood:
                    cost = HELD if high < 3 else 0
                elif high == 1:
                    cost = CLIMB
                elif high == 2:
                    cost = STEEP
                elif high == 3:
                    cost = BLOCKED
                self.cost[144 * wood + cell + WIDTH] = cost

    def sweep(self, state: Caminos, wood: int, side: int) -> None:
        """Find the cost of the cheapest way from a side to every cell."""
        at = 144 * side
        first = 76 * state.board
        cells = COUNT[state.board]
        i = 0
        for i in range(144):
            self.way[at + i] = FAR_OFF
        for i in range(SIDE_COUNT[state.board]):
            cell = SIDE_CELL[8 * (8 * state.board + side) + i] + WIDTH
            self.way[at + cell] = self.cost[144 * wood + cell]
        changed = True
        while changed:
            changed = False
            for i in range(first, first + cells):
                cell = at + CELL[i] + WIDTH
                best = min(self.way[cell - 1], self.way[cell - WIDTH])
                best += self.cost[144 * wood + CELL[i] + WIDTH]
                if best < self.way[cell]:
                    self.way[cell] = best
                    changed = True
            for i in range(first + cells - 1, first - 1, -1):
                cell = at + CELL[i] + WIDTH
                best = min(self.way[cell + 1], self.way[cell + WIDTH])
                best += self.cost[144 * wood + CELL[i] + WIDTH]
                if best < self.way[cell]:
                    self.way[cell] = best
                    changed = True

    def find_interest(self, state: Caminos, wood: int) -> None:
        """How much each cell matters to a wood: whether cheap ways lead over it."""
        sides = SIDES[state.board]
        side = 0
        end = 0
        i = 0
        for side in range(sides):
            self.sweep(state, wood, side)
        cheapest = FAR_OFF
        for i in range(144):
            self.interest[144 * wood + i] = 0.0
        for side in range(sides):
            for end in range(side + sides // 2 - (sides >> 3), sides):
                if end - side > sides // 2 + (sides >> 3):
                    break
                cheapest = min(cheapest, self.arrival(state, side, end))
        for i in range(COUNT[state.board]):
            cell = CELL[76 * state.board + i] + WIDTH
            over = FAR_OFF
            for side in range(sides):
                for end in range(side + sides // 2 - (sides >> 3), sides):
                    if end - side > sides // 2 + (sides >> 3):
                        break
                    over = min(over, self.way[144 * side + cell] + self.way[144 * end + cell])
            slack = over - self.cost[144 * wood + cell] - cheapest
            self.interest[144 * wood + cell] = exp(-slack / SLACK) if slack < 60 else 0.0

    def arrival(self, state: Caminos, side: int, end: int) -> int:
        """What the cheapest way from a side, whose ways were found, to another costs."""
        best = FAR_OFF
        i = 0
        for i in range(SIDE_COUNT[state.board]):
            cell = SIDE_CELL[8 * (8 * state.board + end) + i] + WIDTH
            best = min(best, self.way[144 * side + cell])
        return best

    def measure(self, state: Caminos, wood: int) -> None:
        """What a wood still needs: its cheapest way, and one that avoids that."""
        first = self.cheapest(state, wood)
        self.avoid(state, wood)
        second = self.cheapest(state, wood)
        self.need[wood] = first + SECOND * (min(second, first + 40) - first)
        if first >= BLOCKED or first > REACH * self.pieces(state, wood):
            self.need[wood] = HOPELESS

    def cheapest(self, state: Caminos, wood: int) -> int:
        sides = SIDES[state.board]
        best = FAR_OFF
        side = 0
        end = 0
        self.best_start = 0
        self.best_end = sides // 2
        for side in range(sides - (sides // 2 - (sides >> 3))):
            self.sweep(state, wood, side)
            for end in range(side + sides // 2 - (sides >> 3), sides):
                if end - side > sides // 2 + (sides >> 3):
                    break
                found = self.arrival(state, side, end)
                if found < best:
                    best = found
                    self.best_start = side
                    self.best_end = end
        return best

    def avoid(self, state: Caminos, wood: int) -> None:
        """Make the cells of the cheapest way dearer, walking it back from its end."""
        at = 144 * self.best_start
        here = 0
        i = 0
        for i in range(SIDE_COUNT[state.board]):
            cell = SIDE_CELL[8 * (8 * state.board + self.best_end) + i] + WIDTH
            if here == 0 or self.way[at + cell] < self.way[at + here]:
                here = cell
        steps = 0
        while steps < 100:
            steps += 1
            cost = self.cost[144 * wood + here]
            if cost > 0:
                self.cost[144 * wood + here] = cost + DETOUR
            before = self.way[at + here] - cost
            if before <= 0:
                break
            if self.way[at + here + 1] == before:
                here += 1
            elif self.way[at + here - 1] == before:
                here -= 1
            elif self.way[at + here + WIDTH] == before:
                here += WIDTH
            elif self.way[at + here - WIDTH] == before:
                here -= WIDTH
            else:
                break
