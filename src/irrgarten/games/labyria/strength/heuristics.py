"""What a sensible player of Brändi Labyria looks at.

A seat needs so many turns to bring its figures home. How many these are on average in the
labyrinth that stands is worked out before a search begins; where walls change meanwhile, the steps
to go change them, walls being crossed at a price. The race is judged by these numbers; what they
are made of was fitted to races of a seat alone (``docs/decisions/0074``). Acts are promising by
what they change in them, an attack by what it brings and costs on average. Of the many places for
an obstacle only those are tried that matter to somebody's way. In the race a champion judges what
comes of acts by what was learned (``features``), and acts themselves (``promises``).
"""

from __future__ import annotations

from math import exp, log, sqrt

import cython

from irrgarten.games.labyria.board import CLOAK, EDGES, FIELDS, FIGURES, MINUS, PLUS, TURN
from irrgarten.games.labyria.codes import (
    BUILD,
    CORNER,
    DONE,
    LAY,
    LIFT,
    MOVE,
    OVER,
    RACE,
    TILE,
    TURN_CORNER,
    arms_of,
    crossing_of,
    detail_of,
    end_of,
    kind_of,
    source_of,
    start_of,
)
from irrgarten.games.labyria.maze import STEP
from irrgarten.games.labyria.rules import Labyria
from irrgarten.games.labyria.strength.distances import Distances
from irrgarten.games.labyria.strength.expected import Expected, worked_out
from irrgarten.games.labyria.strength.features import FEATURES, VERSION, LabyriaFeatures
from irrgarten.games.labyria.strength.nearness import Nearness
from irrgarten.games.labyria.strength.promises import FEATURES as ACTS
from irrgarten.games.labyria.strength.promises import LabyriaPromises
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import doubles, int16s, ints
from irrgarten.kernel.heuristics import CURIOSITY, Heuristics
from irrgarten.kernel.learned import UNTAUGHT, Learned
from irrgarten.kernel.state import State

NONE = -1
ONE = 1

#: Turns that a step more or less to go makes, where walls change: cloaks, doubles and what the
#: board abilities open shorten a long way more than a short one.
STEP_MORE = 0.12
#: Turns that a figure needs from its start beyond those for its steps, before the labyrinth stands.
EXACT = 6.9
#: Figures on their way share the throws: what suits none of them is rare. So a seat needs fewer
#: turns than its figures one after the other: the root, of this degree, of their powers.
SHARED = 1.4
#: How sharply priors follow from what an act gains.
TEMPER = 0.02
MOST_TEMPERED = 5.0
#: How much a seat's own progress counts beside the race, so that a won race is run to its end.
PROGRESS = 0.1
MOST_TURNS = 60.0
#: Fields that a throw brings on average, to whoever does not think of more.
STRIDE = 3.5
#: How far a lead of a turn is spoilt by luck, for each turn still to come.
LUCK = 1.3
#: What it saves in turns, while a labyrinth is built, that there are many short ways, and that
#: there is a field more around the goal.
CHOICE = 0.2
ROOM = 0.2
#: How promising a place for an obstacle is that was none when the search began.
UNKNOWN_PLACE = 0.05
#: More than any score is, and more than acts differ by.
MOST = 30.0
FINE = 7.0
#: Players at tables where what was learned has passed its gate.
TAUGHT = 2
#: How curious whoever has learned is in the race: chances that are right lie nearer to each other
#: than those that were set by hand.
CALM = 0.15
#: Uses of a board ability of which all turns are worked out; and room for these of all seats.
FORESEEN = 16
TABLE = 896
#: How promising an act is that wins.
CERTAIN = 1e6


@cython.cclass
class LabyriaHeuristics(Heuristics):
    """Advice for one decision; ``state`` is the position in which it is taken."""

    def __init__(self, state: Labyria) -> None:
        self.root_steps, self.table = int16s(15232, 256)
        self.mazes = ints(17)
        self.exact = doubles(15232)
        self.root_turns, self.turns, self.prospect, self.now = doubles(4, 4, 4, 4)
        self.share, self.odds = doubles(4, 4)
        self.on_way = int16s(448)
        self.places = doubles(5376)
        self.listed = int16s(1344)
        self.distances = Distances()
        self.after = Labyria()
        self.acts = Acts()
        self.measured = NONE
        self.weighed = NONE
        self.marked = NONE
        self.base = 0.0
        self.features = LabyriaFeatures()
        self.nearness = Nearness(state.maze)
        self.value = UNTAUGHT
        self.of_acts = UNTAUGHT
        self.taught = self.taught_acts = self.dreams = False
        self.promises = LabyriaPromises()
        self.compared_in = NONE
        self.judged = NONE
        self.known = state.phase == RACE
        self.expected = self.closer = Expected(state.maze.size)
        if self.known:
            self.expected = worked_out(state.maze, state.seats)
        self.walls_known = False
        self.root = Labyria()
        self.root.copy_from(state)
        if state.phase == BUILD:
            self.distances.look_ahead()
            self.weigh_places(state)
        elif self.known:
            self.keep(self.expected, self.root, 0)

    # -- what the search asks -------------------------------------------------
    def prior(self, state: State, seat: int, act: int) -> float:
        return self.weighed_promise(cython.cast(Labyria, state), seat, act)

    def worth(self, state: State, seat: int) -> float:
        return self.judgement(cython.cast(Labyria, state), seat)

    def horizon(self) -> int:
        return 0

    def dream(self) -> None:
        """Whoever dreams sees its own way alone, and steps in place of the throws they need."""
        self.dreams = True
        self.measured = self.weighed = NONE

    def curiosity(self) -> float:
        return CALM if self.taught and self.known else CURIOSITY

    def narrows(self) -> bool:
        return True

    def narrow(self, state: State, seat: int, acts: Acts) -> None:
        self.sift(cython.cast(Labyria, state), seat, acts)

    def sift(self, state: Labyria, seat: int, acts: Acts) -> None:
        """Leave out the uses of a board ability that change nobody's way."""
        if state.phase != RACE or state.used:
            return
        count = acts.count
        acts.clear()
        for i in range(count):
            act = acts.at(i)
            if kind_of(act) not in (LAY, LIFT, TURN_CORNER) or self.matters(state, seat, act):
                acts.add(act)

    def weighed_promise(self, state: Labyria, seat: int, act: int) -> float:
        """How promising an act looks by what was learned, if something was."""
        promise = self.promise(state, seat, act)
        if not self.taught_acts or state.phase != RACE or promise <= 0.0 or promise >= CERTAIN:
            return promise
        self.look_at_act(state, seat, act, promise)
        return exp(min(max(self.of_acts.score(self.promises.feature), -FINE), FINE))

    def look_at_act(self, state: Labyria, seat: int, act: int, promise: float) -> None:
        """Fill the features of an act in the race."""
        number = state.seen_by(0)
        at = self.distances.measured(state.maze, state.seats)
        origin = state.start_of(seat)
        if number != self.compared_in:
            self.compared_in = number
            self.measure_figures(state)
            for i in range(FIGURES * state.seats):
                self.promises.lost[i] = self.features.lost[i]
        self.promises.look(act, log(promise) / MOST_TEMPERED)
        if kind_of(act) != MOVE:
            return
        whole = self.turns_from(at, seat, origin, origin)
        before = whole - self.turns_from(at, seat, origin, start_of(act))
        after = whole - self.turns_from(at, seat, origin, end_of(act))
        devoured = self.devours(state)
        self.promises.look_at_move(state, self.nearness, act, before / 10, after / 10, devoured)

    def promise(self, state: Labyria, seat: int, act: int) -> float:
        kind = kind_of(act)
        if kind in (TILE, CORNER):
            return self.promise_of_place(state, seat, act)
        if kind in (LAY, LIFT, TURN_CORNER) and not self.matters(state, seat, act):
            return 0.0
        number = state.seen_by(0)
        if number != self.weighed:
            self.weighed = number
            self.base = self.prospects(state, seat)
            for i in range(state.seats):
                self.now[i] = self.turns[i]
        if kind == DONE or (kind == MOVE and source_of(act) < 0):
            return self.promise_of_way(state, seat, act)
        if kind == MOVE:
            return self.tempered(self.after_attack(state, seat, act) - self.base)
        self.after.copy_from(state)
        self.after.apply(seat, act, None)
        if self.after.phase == OVER:
            return CERTAIN
        return self.tempered(self.prospects(self.after, seat) - self.base)

    def promise_of_way(self, state: Labyria, seat: int, act: int) -> float:
        """Of an act that changes no walls: whoever has moved waits for a turn."""
        at = self.distances.measured(state.maze, state.seats)
        start, end = start_of(act), end_of(act)
        for i in range(state.seats):
            self.turns[i] = self.now[i]
        if kind_of(act) == MOVE:
            if end == state.goal_of(seat) and state.at_goal(seat) == FIGURES - 1:
                return CERTAIN
            self.turns[seat] += self.need(state, at, seat, start, end)
            self.turns[seat] -= self.need(state, at, seat, NONE, NONE)
        if not state.moved:
            self.turns[seat] += 1.0
        self.measured = NONE
        self.compare(state.seats)
        return self.tempered(self.prospect[seat] - self.base)

    def tempered(self, gain: float) -> float:
        return exp(min(max(gain / TEMPER, -MOST_TEMPERED), MOST_TEMPERED))

    # -- what is learned ------------------------------------------------------
    def version(self) -> int:
        return VERSION

    def described(self, state: State, seat: int) -> list[float]:
        """In the race; while a labyrinth is built, nothing is learned."""
        place = cython.cast(Labyria, state)
        if not self.known or place.phase != RACE:
            return []
        self.reckon(place)
        self.compare(place.seats)
        self.measured = NONE
        self.measure_figures(place)
        self.look(place, seat)
        return [self.features.feature[i] for i in range(FEATURES)]

    def compared(self, state: State, seat: int) -> list[tuple[int, list[float]]]:
        """In the race, where no act wins outright; acts that are in nobody's way are left out."""
        place = cython.cast(Labyria, state)
        if not self.known or place.phase != RACE:
            return []
        found = []
        place.legal(seat, self.acts)
        for act in self.acts.listed():
            promise = self.promise(place, seat, act)
            if promise >= CERTAIN:
                return []
            if promise > 0.0:
                self.look_at_act(place, seat, act, promise)
                found.append((act, [self.promises.feature[i] for i in range(ACTS)]))
        return found

    def adopt(self, value: Learned | None, acts: Learned | None) -> None:
        """Whoever has learned also works out at once what walls do that it could change now."""
        if self.root.seats != TAUGHT:
            return
        if self.known and not self.walls_known:
            self.walls_known = True
            self.foresee(self.root)
        if acts is not None and acts.inputs == ACTS:
            self.of_acts = acts
            self.taught_acts = True
        if value is not None and value.inputs == FEATURES:
            self.value = value
            self.taught = True
            self.judged = NONE

    def judgement(self, state: Labyria, seat: int) -> float:
        """The seat's prospects by what was learned, if something was."""
        if not self.taught or not self.known or state.phase != RACE:
            return self.prospects(state, seat)
        number = state.seen_by(0)
        if number != self.judged:
            self.judged = number
            self.judge(state)
        return self.odds[seat]

    def judge(self, state: Labyria) -> None:
        total = 0.0
        self.prospects(state, 0)
        self.measure_figures(state)
        for i in range(state.seats):
            self.look(state, i)
            score = self.value.score(self.features.feature)
            self.odds[i] = exp(min(max(score, -MOST), MOST))
            total += self.odds[i]
        for i in range(state.seats):
            self.odds[i] *= (1.0 - PROGRESS) / total
            self.odds[i] += PROGRESS * max(0.0, 1.0 - self.turns[i] / MOST_TURNS)

    def measure_figures(self, state: Labyria) -> None:
        """What each figure would lose if it were devoured."""
        at = self.distances.measured(state.maze, state.seats)
        for i in range(FIGURES * state.seats):
            seat = i // FIGURES
            start = state.start_of(seat)
            turns = self.turns_from(at, seat, start, state.figure[i])
            self.features.lost[i] = (self.turns_from(at, seat, start, start) - turns) / 10.0

    def look(self, state: Labyria, seat: int) -> None:
        """Fill the features of a seat; chances, turns and figures are measured."""
        fewest = self.turns[0]
        for i in range(state.seats):
            fewest = min(fewest, self.turns[i])
        self.features.look(state, self.nearness, seat, self.share[seat], fewest)

    # -- the race -------------------------------------------------------------
    def prospects(self, state: Labyria, seat: int) -> float:
        """The seat's prospects, from 0 to 1."""
        number = state.seen_by(0)
        if number != self.measured:
            self.measured = number
            self.reckon(state)
            self.compare(state.seats)
        return self.prospect[seat]

    def turns_from(self, at: int, seat: int, start: int, field: int) -> float:
        """How many turns a figure that began at its start needs from a field."""
        steps = self.distances.steps[at + FIELDS * seat + field]
        if steps == 0:
            return 0.0
        if self.dreams:
            return steps / STRIDE
        if self.known:
            place = at // (4 * FIELDS)
            one = self.table[place]
            if self.distances.key[place] != self.mazes[one]:
                one = 0
            i = TABLE * one + FIELDS * seat + field
            more = steps - self.root_steps[i]
            return max(1.0, self.exact[i] + STEP_MORE * more)
        return steps * (EXACT / self.distances.steps[at + FIELDS * seat + start] + STEP_MORE)

    def need(self, state: Labyria, at: int, seat: int, start: int, end: int) -> float:
        """How many turns a seat needs, were its figure at ``start`` at ``end``."""
        together = 0.0
        origin = state.start_of(seat)
        for i in range(FIGURES * seat, FIGURES * seat + FIGURES):
            field = state.figure[i]
            if field == start:
                field = end
                start = NONE
            together += self.turns_from(at, seat, origin, field) ** SHARED
        turns: float = together ** (1.0 / SHARED)
        return turns

    def reckon(self, state: Labyria) -> None:
        """How many turns each seat needs, and waits for."""
        at = self.distances.measured(state.maze, state.seats)
        for seat in range(state.seats):
            need = self.need(state, at, seat, NONE, NONE)
            if state.phase == BUILD:
                place = at // FIELDS + seat
                need -= CHOICE * self.distances.choice[place]
                need -= ROOM * self.distances.room[place]
            self.turns[seat] = need
        if state.turn != NONE and state.phase != BUILD:
            for i in range(state.seats):
                seat = (state.turn + i) % state.seats
                wait = cython.cast(cython.double, i) / state.seats
                if i == 0 and state.moved:
                    wait = 1.0
                self.turns[seat] += wait

    def compare(self, seats: int) -> None:
        """Who is how likely to be first."""
        if self.dreams:
            for i in range(seats):
                self.prospect[i] = max(0.0, 1.0 - self.turns[i] / MOST_TURNS)
            return
        fewest = self.turns[0]
        for i in range(seats):
            fewest = min(fewest, self.turns[i])
        sharp = 1.8 / sqrt(1.0 + LUCK * max(fewest, 0.0))
        total = 0.0
        for i in range(seats):
            total += exp(-sharp * (self.turns[i] - fewest))
        for i in range(seats):
            self.share[i] = exp(-sharp * (self.turns[i] - fewest)) / total
            self.prospect[i] = (1.0 - PROGRESS) * self.share[i]
            self.prospect[i] += PROGRESS * max(0.0, 1.0 - self.turns[i] / MOST_TURNS)

    def after_attack(self, state: Labyria, seat: int, act: int) -> float:
        """The prospects once the defence is thrown, on average."""
        at = self.distances.measured(state.maze, state.seats)
        start, end = start_of(act), end_of(act)
        victim = state.maze.on[end] - 1
        devoured = self.devours(state)
        here = self.need(state, at, seat, NONE, NONE)
        there = self.need(state, at, seat, start, end)
        home = self.need(state, at, seat, start, state.start_of(seat))
        lost = self.need(state, at, victim, end, state.start_of(victim))
        lost -= self.need(state, at, victim, NONE, NONE)
        for i in range(state.seats):
            self.turns[i] = self.now[i]
        self.measured = NONE
        self.turns[seat] += devoured * (there - here) + (home - here) / 6.0 + 1.0
        self.turns[victim] += devoured * lost
        self.compare(state.seats)
        return self.prospect[seat]

    def devours(self, state: Labyria) -> float:
        """How likely an attack succeeds (RIA-52 to RIA-54)."""
        return 2.0 / 3.0 if state.depot == 0 or state.symbol == CLOAK else 0.5

    # -- walls ----------------------------------------------------------------
    def matters(self, state: Labyria, seat: int, act: int) -> bool:
        """Does this use of a board ability change somebody's way?"""
        kind, detail = kind_of(act), detail_of(act)
        if kind == LAY:
            self.mark_ways(state, seat)
            return self.on_way[detail] > 0
        if kind == LIFT:
            return self.shortens(state, seat, detail)
        crossing = crossing_of(act)
        before = state.maze.corner[crossing] - 1
        self.mark_ways(state, seat)
        for i in range(2):
            if self.shortens(state, seat, state.maze.arm(crossing, (before + i) & 3)):
                return True
            if self.on_way[state.maze.arm(crossing, (arms_of(act) + i) & 3)] > 0:
                return True
        return False

    def shortens(self, state: Labyria, seat: int, edge: int) -> bool:
        """Would a way of the seat lead over this edge, were it open?"""
        at = self.distances.measured(state.maze, state.seats) + FIELDS * seat
        one = self.distances.steps[at + (edge >> 1)]
        other = self.distances.steps[at + (edge >> 1) + STEP[edge & 1]]
        return one > other + 1 or other > one + 1

    def mark_ways(self, state: Labyria, seat: int) -> None:
        """Mark the open edges on the ways of all figures but the seat's own."""
        number = state.seen_by(0)
        if number == self.marked:
            return
        self.marked = number
        for i in range(EDGES):
            self.on_way[i] = 0
        at = self.distances.measured(state.maze, state.seats)
        for i in range(FIGURES * state.seats):
            if i // FIGURES != seat:
                self.follow(state, at + FIELDS * (i // FIGURES), state.figure[i])

    def follow(self, state: Labyria, at: int, field: int) -> None:
        """Mark every edge by which the way from a field to the goal may begin, and go on."""
        while self.distances.steps[at + field] > 0:
            best = field
            for direction in range(4):
                if (state.maze.rim[field] >> direction) & 1 == 0:
                    continue
                to = field + STEP[direction]
                if self.distances.steps[at + to] < self.distances.steps[at + best]:
                    best = to
                is_open = (state.maze.open[field] >> direction) & 1
                if is_open and self.distances.steps[at + to] < self.distances.steps[at + field]:
                    edge = 2 * min(field, to) + (direction & 1)
                    self.on_way[edge] = 1
            if best == field:
                return
            field = best

    # -- walls that may be changed now ----------------------------------------
    def keep(self, expected: Expected, state: Labyria, one: int) -> None:
        """Keep the turns of a maze, and the steps by which others differ from it."""
        at = self.distances.measured(state.maze, state.seats)
        for i in range(FIELDS * state.seats):
            self.root_steps[TABLE * one + i] = self.distances.steps[at + i]
            self.exact[TABLE * one + i] = expected.turns[i]
        self.table[at // (4 * FIELDS)] = one
        self.mazes[one] = state.maze.key

    def foresee(self, state: Labyria) -> None:
        """Work out the turns after the most promising uses of a board ability that lies thrown:
        what a wall does is told by its steps only roughly."""
        if state.used or state.symbol not in (PLUS, MINUS, TURN):
            return
        state.legal(state.turn, self.acts)
        one = 1
        for i in range(self.acts.count):
            act = self.acts.at(i)
            self.places[i] = 0.0
            if kind_of(act) in (LAY, LIFT, TURN_CORNER):
                self.places[i] = self.promise(state, state.turn, act)
        for one in range(1, FORESEEN + 1):
            best = 0
            for i in range(self.acts.count):
                if self.places[i] > self.places[best]:
                    best = i
            if self.acts.count == 0 or self.places[best] <= 0.0:
                break
            self.places[best] = 0.0
            self.after.copy_from(state)
            self.after.apply(state.turn, self.acts.at(best), None)
            self.closer.work_out_after(self.expected, self.after.maze, state.seats)
            self.keep(self.closer, self.after, one)
        self.measured = self.weighed = self.judged = NONE

    # -- building -------------------------------------------------------------
    def place_of(self, act: int) -> int:
        detail = detail_of(act)
        return detail if kind_of(act) == TILE else EDGES + detail

    def weigh_places(self, state: Labyria) -> None:
        """What each place for an obstacle changes for everybody, before the search begins."""
        state.legal(state.turn, self.acts)
        self.reckon(state)
        for seat in range(state.seats):
            self.root_turns[seat] = self.turns[seat]
        for i in range(self.acts.count):
            self.after.copy_from(state)
            self.after.apply(state.turn, self.acts.at(i), None)
            self.reckon(self.after)
            place = self.place_of(self.acts.at(i))
            self.listed[place] = 1
            for seat in range(state.seats):
                self.places[4 * place + seat] = self.turns[seat]

    def promise_of_place(self, state: Labyria, seat: int, act: int) -> float:
        """As if the board still were what it was when the search began."""
        place = self.place_of(act)
        if self.listed[place] == 0:
            return UNKNOWN_PLACE
        self.measured = NONE
        for i in range(state.seats):
            self.turns[i] = self.root_turns[i]
        self.compare(state.seats)
        before = self.prospect[seat]
        for i in range(state.seats):
            self.turns[i] = self.places[4 * place + i]
        self.compare(state.seats)
        return self.tempered(self.prospect[seat] - before)
