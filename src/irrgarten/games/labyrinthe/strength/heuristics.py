"""What a sensible player of Le Jeu du Labyrinthe looks at.

Pawns have so many straight moves to go to the centre through the walls as they stand; a seat needs
three pawns there, one move a turn. The race is judged by these numbers. Before a search begins,
the acts of the position are sorted by what they decide for certain: a win within the turn, or
else how long no opponent can win within theirs. Acts that decide less than others are not tried.
Of what is not certain a champion judges by what was learned (``features``), and it searches the
acts that promise most (``foremost``).
"""

from __future__ import annotations

from math import exp

import cython

from irrgarten.games.labyrinthe.board import BLOCKS, COLUMN, PAWNS, ROW, SIZE, WHITE
from irrgarten.games.labyrinthe.codes import BLOCK_DONE, PAWN_DONE
from irrgarten.games.labyrinthe.legal import OWN
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.games.labyrinthe.strength.features import FEATURES, VERSION, LabyrintheFeatures
from irrgarten.games.labyrinthe.strength.foremost import Foremost
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import doubles, ints
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.learned import UNTAUGHT, Learned
from irrgarten.kernel.state import State

NONE = -1
ONE = 1
ON_BOARD = (1 << 22) - 2

#: Moves beyond which a way is not followed: somebody will have shut it by then.
FAR = 8
#: How sharply a lead in the race decides it, per turn.
EDGE = 0.35
#: What it costs, in turns, that a pawn is not in yet: it can still be shut out.
OUTSIDE = 0.7
#: What a move still to go counts, since walls will move too.
MOVE = 0.8
#: What the fourth pawn counts: it can take the place of one that is shut out.
SPARE = 0.15
#: How sharply priors follow from what an act gains.
TEMPER = 0.02
#: How much a seat's own progress counts beside the race, so that a won race is run to its end.
PROGRESS = 0.3
#: More turns than any seat needs.
MOST_TURNS = 25.0
#: More than any score is.
MOST = 30.0

#: Grades of acts: both kinds of win stand above any defence.
WINS = 100
WILL_WIN = 99


@cython.cclass
class LabyrintheHeuristics(Heuristics):
    """Advice for one decision; ``state`` is the position in which it is taken."""

    def __init__(self, state: Labyrinthe) -> None:
        self.reached, self.free, self.across, self.upward = ints(23, 23, 23, 23)
        self.moves, self.ways = ints(16, 16)
        self.turns, self.prospect, self.odds = doubles(4, 4, 4)
        self.grade = ints(4096)
        self.after = Labyrinthe()
        self.later = Labyrinthe()
        self.acts = Acts()
        self.replies = Acts()
        self.features = LabyrintheFeatures()
        self.value = UNTAUGHT
        self.taught = False
        self.foremost = Foremost()
        self.narrowed = NONE
        self.weighed = NONE
        self.measured = NONE
        self.base = 0.0
        self.best = 0
        self.dreams = False
        self.root = state.seen_by(0)
        if state.winner == NONE:
            self.sort(state)

    # -- what the search asks -------------------------------------------------
    def narrows(self) -> bool:
        return self.taught

    def narrow(self, state: State, seat: int, acts: Acts) -> None:
        self.choose(cython.cast(Labyrinthe, state), seat, acts)

    def prior(self, state: State, seat: int, act: int) -> float:
        if self.narrowed == state.seen_by(0):
            promise = self.foremost.promise_of(act)
            if promise > 0.0:
                return promise
        return self.promise(cython.cast(Labyrinthe, state), seat, act)

    def worth(self, state: State, seat: int) -> float:
        return self.prospects(cython.cast(Labyrinthe, state), seat)

    def horizon(self) -> int:
        return 0

    def dream(self) -> None:
        self.dreams = True

    def choose(self, state: Labyrinthe, seat: int, acts: Acts) -> None:
        """Leave the foremost acts."""
        self.foremost.clear()
        for i in range(acts.count):
            self.foremost.offer(acts.at(i), self.promise(state, seat, acts.at(i)))
        self.foremost.list_into(acts)
        self.narrowed = state.seen_by(0)

    def promise(self, state: Labyrinthe, seat: int, act: int) -> float:
        number = state.seen_by(0)
        if number == self.root and not self.dreams and self.graded(act) < self.best:
            return 0.0
        if number != self.weighed:
            self.weighed = number
            self.base = self.prospects(state, seat)
        self.after.copy_from(state)
        self.after.apply(seat, act, None)
        if self.after.winner == seat:
            return 1e6
        if self.after.winner != NONE:
            return 1.0
        gain = (self.prospects(self.after, seat) - self.base) / TEMPER
        return exp(min(max(gain, -4.0), 4.0))

    # -- what is learned ------------------------------------------------------
    def version(self) -> int:
        return VERSION

    def described(self, state: State, seat: int) -> list[float]:
        place = cython.cast(Labyrinthe, state)
        if self.wins_now(place):
            return []
        self.measure(place)
        self.look(place, seat)
        return [self.features.feature[i] for i in range(FEATURES)]

    def adopt(self, value: Learned | None, acts: Learned | None) -> None:
        if value is not None:
            self.value = value
            self.taught = True
            self.measured = NONE
            self.narrowed = NONE

    def look(self, state: Labyrinthe, seat: int) -> None:
        """Fill the features of a seat; the ways were measured."""
        threat = seat != state.turn and self.can_win(state, seat, NONE)
        self.features.look(state, seat, self.moves, self.ways, threat)

    # -- what is certain ------------------------------------------------------
    def sort(self, state: Labyrinthe) -> None:
        """Grade every legal act of the position in which the decision is taken."""
        seat = state.turn
        state.legal(seat, self.acts)
        for i in range(self.acts.count):
            self.after.copy_from(state)
            self.after.apply(seat, self.acts.at(i), None)
            grade = 0
            if self.after.winner == seat:
                grade = WINS
            elif self.after.winner != NONE:
                grade = state.seats
            elif self.after.turn != seat:
                grade = self.holds(self.after)
            elif self.can_win(self.after, seat, self.after.barred):
                grade = WILL_WIN
            else:
                self.after.legal(seat, self.replies)
                for j in range(self.replies.count):
                    self.later.copy_from(self.after)
                    self.later.apply(seat, self.replies.at(j), None)
                    grade = max(grade, self.holds(self.later))
                    if grade >= state.seats:
                        break
            self.grade[i] = grade
            self.best = max(self.best, grade)

    def graded(self, act: int) -> int:
        for i in range(self.acts.count):
            if self.acts.at(i) == act:
                return self.grade[i]
        return self.best

    def holds(self, state: Labyrinthe) -> int:
        """How many opponents in a row cannot win within their turn; ``seats`` if none can."""
        if state.winner != NONE:
            return state.seats
        for i in range(state.seats - 1):
            barred = state.barred if i == 0 else NONE
            if self.can_win(state, (state.turn + i) % state.seats, barred):
                return i
        return state.seats

    def can_win(self, state: Labyrinthe, seat: int, barred: int) -> bool:
        """Can the seat bring a third pawn into the centre in its turn, a block moved or not?"""
        if state.in_centre(seat) != 2:
            return False
        blocks = True
        if seat == state.turn:
            if state.done & PAWN_DONE:
                return False
            blocks = state.done & BLOCK_DONE == 0
        for i in range(PAWNS * seat, PAWNS * seat + PAWNS):
            if self.can_enter(state, state.pawn[i], blocks, barred):
                return True
        return False

    def can_enter(self, state: Labyrinthe, square: int, blocks: bool, barred: int) -> bool:
        """Does a straight line lead in from here, if need be after one block has moved?"""
        step = self.inward(square)
        if step == 0:
            return False
        obstacle = NONE
        at = square + step
        while (WHITE[ROW[at]] >> COLUMN[at]) & 1 == 0:
            if (state.pawn_row[ROW[at]] >> COLUMN[at]) & 1:
                return False
            if (state.wall_row[ROW[at]] >> COLUMN[at]) & 1:
                if not blocks:
                    return False
                block = self.owner(state, at)
                if block == barred or obstacle not in (NONE, block):
                    return False
                obstacle = block
            at += step
        return obstacle == NONE or self.can_clear(state, obstacle, square, at)

    def inward(self, square: int) -> int:
        """The step along which the centre lies straight ahead; 0 if it does not."""
        row = ROW[square]
        column = COLUMN[square]
        if WHITE[row] != 0:
            if column < 10:
                return 1
            return -1 if column > 12 else 0
        if WHITE[column] != 0:
            return SIZE if row < 10 else -SIZE
        return 0

    def owner(self, state: Labyrinthe, square: int) -> int:
        """The block that lies on a square."""
        for i in range(BLOCKS):
            for j in range(state.first[i], state.first[i + 1]):
                if state.block[i] + state.shape[j] == square:
                    return i
        return NONE

    def can_clear(self, state: Labyrinthe, block: int, start: int, end: int) -> bool:
        """Can this block leave all squares between these two, which are in one line?"""
        state.flip(block)
        up = state.stops_up(block)
        across = state.stops_across(block)
        state.flip(block)
        for k in range(1, 21):
            if (up >> (OWN + k)) & 1 and self.clears(state, block, SIZE * k, start, end):
                return True
            if (up >> (OWN - k)) & 1 and self.clears(state, block, -SIZE * k, start, end):
                return True
            if (across >> (OWN + k)) & 1 and self.clears(state, block, k, start, end):
                return True
            if (across >> (OWN - k)) & 1 and self.clears(state, block, -k, start, end):
                return True
        return False

    def clears(self, state: Labyrinthe, block: int, far: int, start: int, end: int) -> bool:
        low = min(start, end)
        high = max(start, end)
        step = ONE if ROW[start] == ROW[end] else SIZE
        for i in range(state.first[block], state.first[block + 1]):
            square = state.block[block] + state.shape[i] + far
            if low < square < high and (square - low) % step == 0:
                return False
        return True

    # -- the way --------------------------------------------------------------
    def measure(self, state: Labyrinthe) -> None:
        """How many straight moves each pawn is from the centre, FAR at most."""
        left = PAWNS * state.seats
        for i in range(PAWNS * state.seats):
            self.moves[i] = FAR
            if (WHITE[ROW[state.pawn[i]]] >> COLUMN[state.pawn[i]]) & 1:
                self.moves[i] = 0
                left -= 1
        for row in range(23):
            self.reached[row] = WHITE[row]
            self.free[row] = ON_BOARD & ~(state.wall_row[row] | state.pawn_row[row]) | WHITE[row]
        self.free[0] = 0
        self.free[22] = 0
        for moves in range(1, FAR):
            self.spread()
            for i in range(PAWNS * state.seats):
                if self.moves[i] == FAR:
                    self.ways[i] = self.meet(state.pawn[i])
                    if self.ways[i] > 0:
                        self.moves[i] = moves
                        left -= 1
            if left == 0:
                return
            for row in range(1, 22):
                self.reached[row] = self.across[row] | self.upward[row]

    def spread(self) -> None:
        """Follow all rows and columns from the squares reached, as far as they are free."""
        for row in range(1, 22):
            seeds = self.reached[row]
            free = self.free[row]
            found = seeds | (free & ~(free + (seeds & free)))
            seeds |= free & seeds >> 1
            free &= free >> 1
            seeds |= free & seeds >> 2
            free &= free >> 2
            seeds |= free & seeds >> 4
            free &= free >> 4
            seeds |= free & seeds >> 8
            free &= free >> 8
            seeds |= free & seeds >> 16
            self.across[row] = found | seeds
        found = 0
        for row in range(1, 22):
            found = self.reached[row] | (found & self.free[row])
            self.upward[row] = found
        found = 0
        for row in range(21, 0, -1):
            found = self.reached[row] | (found & self.free[row])
            self.upward[row] |= found

    def meet(self, square: int) -> int:
        """How many lines that were followed end beside this square."""
        row = ROW[square]
        column = COLUMN[square]
        count = ((self.upward[row - 1] >> column) & 1) + ((self.upward[row + 1] >> column) & 1)
        across = self.across[row] >> (column - 1)
        return count + (across & 1) + ((across >> 2) & 1)

    # -- the race -------------------------------------------------------------
    def prospects(self, state: Labyrinthe, seat: int) -> float:
        """The seat's prospects, from 0 to 1."""
        number = state.seen_by(0)
        if number != self.measured:
            self.measured = number
            self.measure(state)
            self.reckon(state)
        return self.prospect[seat]

    def reckon(self, state: Labyrinthe) -> None:
        """Who is how likely to be first, and how far everybody has come."""
        total = 0.0
        for i in range(state.seats):
            seat = (state.turn + i) % state.seats
            wait = i
            if i == 0 and state.done & PAWN_DONE:
                wait = state.seats - 1
            need = cython.cast(cython.double, wait) / state.seats
            worst = 0.0
            for j in range(PAWNS * seat, PAWNS * seat + PAWNS):
                cost = 0.0
                if self.moves[j] > 0:
                    cost = OUTSIDE + MOVE * self.moves[j]
                need += cost
                worst = max(worst, cost)
            self.turns[seat] = need + (SPARE - 1.0) * worst
            if self.taught:
                self.look(state, seat)
                score = self.value.score(self.features.feature)
                self.odds[seat] = exp(min(max(score, -MOST), MOST))
            else:
                self.odds[seat] = exp(-EDGE * self.turns[seat])
            total += self.odds[seat]
        wins = not self.dreams and self.wins_now(state)
        for i in range(state.seats):
            share = self.odds[i] / total
            if wins:
                share = 1.0 if i == state.turn else 0.0
            self.prospect[i] = (1.0 - PROGRESS) * share
            self.prospect[i] += PROGRESS * (1.0 - self.turns[i] / MOST_TURNS)

    def wins_now(self, state: Labyrinthe) -> bool:
        """Whoever is to act can win within the turn."""
        return state.done & PAWN_DONE == 0 and self.can_win(state, state.turn, state.barred)
