"""Brändi Labyria: the position and what the clauses let happen to it.

Source of the rules: ``docs/rules/labyria.md``. All clauses are played.
"""

from __future__ import annotations

import cython

from irrgarten.games.labyria.board import CLOAK, FIGURES, MISS, PLUS, STRIDE, TURN
from irrgarten.games.labyria.codes import (
    ALL_BUILT,
    ATTACKED,
    BARRED,
    BUILT_CORNER,
    BUILT_TILE,
    CAME_HOME,
    CORNER,
    DEFEND,
    DEFENDED,
    DEVOURED,
    DONE,
    FIRST,
    INVISIBLE,
    LAID,
    LAY,
    LIFT,
    LIFTED,
    MOVE,
    MOVED,
    MUST_EVADE,
    OVER,
    PASSED,
    PASSED_OVER,
    RACE,
    ROLL,
    ROLLED,
    SAT_OUT,
    STAYED,
    TABLES_TURNED,
    THROW,
    TILE,
    TURNED,
    WENT_HOME,
    WON,
    WON_THROW,
    arms_of,
    crossing_of,
    detail_of,
    end_of,
    kind_of,
    number_of,
    source_of,
    start_of,
    symbol_of,
)
from irrgarten.games.labyria.codes import TURN as TURN_CAME
from irrgarten.games.labyria.legal import LabyriaActs
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.noting import note

NONE = -1


@cython.cclass
class Labyria(LabyriaActs):
    """A position, with what acts do to it."""

    # -- what an act does -----------------------------------------------------
    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        kind = kind_of(act)
        if kind in (TILE, CORNER):
            self.build(act, journal)
        elif kind == FIRST:
            self.phase = RACE
            self.turn = detail_of(act)
            note(journal, WON_THROW, self.turn)
            note(journal, TURN_CAME, self.turn)
        elif kind == ROLL:
            self.roll(number_of(act), symbol_of(act), journal)
        elif kind == DEFEND:
            self.defend(detail_of(act), journal)
        elif kind == MOVE:
            if source_of(act) >= 0:
                self.announce(act, journal)
            else:
                self.move(act, journal)
        elif kind == DONE:
            if self.evade != NONE:
                note(journal, STAYED, self.turn, self.evade)
            self.end_turn(journal)
        else:
            self.use(act, journal)

    def build(self, act: int, journal: Journal | None) -> None:
        detail = detail_of(act)
        if kind_of(act) == TILE:
            self.maze.flip_tile(detail)
            self.reserve[2 * self.turn] -= 1
            note(journal, BUILT_TILE, self.turn, detail)
        else:
            self.maze.flip_corner(crossing_of(act), arms_of(act))
            self.reserve[2 * self.turn + 1] -= 1
            note(journal, BUILT_CORNER, self.turn, detail)
        self.next_builder(journal)

    def next_builder(self, journal: Journal | None) -> None:
        """RIA-12, RIA-14: whoever can place comes next; if nobody can, building is over."""
        seat = self.turn
        ahead = 1
        while ahead <= self.seats:
            seat = (self.turn + ahead) % self.seats
            if self.can_place(seat):
                break
            ahead += 1
        if ahead > self.seats:
            self.phase = THROW
            self.turn = NONE
            note(journal, ALL_BUILT, self.left_over())
            return
        for i in range(1, ahead):
            other = (self.turn + i) % self.seats
            if self.reserve[2 * other] + self.reserve[2 * other + 1] > 0:
                note(journal, PASSED_OVER, other)
        self.turn = seat
        note(journal, TURN_CAME, seat)

    def left_over(self) -> int:
        total = 0
        for i in range(2 * self.seats):
            total += self.reserve[i]
        return total

    def roll(self, number: int, symbol: int, journal: Journal | None) -> None:
        note(journal, ROLLED, self.turn, number, symbol)
        if symbol == MISS:  # RIA-32
            note(journal, SAT_OUT, self.turn)
            self.end_turn(journal)
            return
        self.number = number
        self.symbol = symbol
        self.go_on(journal)

    def use(self, act: int, journal: Journal | None) -> None:
        kind, detail = kind_of(act), detail_of(act)
        self.used = True
        if kind == LAY:
            self.maze.flip_tile(detail)
            self.depot -= 1
            note(journal, LAID, self.turn, detail)
        elif kind == LIFT:
            self.maze.flip_tile(detail)
            self.depot += 1
            note(journal, LIFTED, self.turn, detail)
        else:
            crossing = crossing_of(act)
            before = self.maze.corner[crossing] - 1
            self.maze.flip_corner(crossing, before)
            self.maze.flip_corner(crossing, arms_of(act))
            note(journal, TURNED, self.turn, crossing, before, arms_of(act))
        self.go_on(journal)

    def move(self, act: int, journal: Journal | None) -> None:
        start, end = start_of(act), end_of(act)
        seat = self.turn
        if journal is not None:
            note(journal, MOVED, seat, start, end, self.way_of(act))
        self.relocate(seat, start, end)
        self.moved = True
        self.evade = NONE
        if end == self.goal_of(seat):
            home = self.at_goal(seat)
            note(journal, CAME_HOME, seat, end, home)
            if home == FIGURES:  # RIA-60
                self.end_game(seat, journal)
                return
        self.go_on(journal)

    def announce(self, act: int, journal: Journal | None) -> None:
        """RIA-50, RIA-51: the defence is thrown before anything happens."""
        if journal is not None:
            start, end, source = start_of(act), end_of(act), source_of(act)
            who = self.turn + 8 * (self.maze.on[end] - 1)
            note(journal, ATTACKED, who, start, end, source, self.way_of(act))
        self.attack = act

    def defend(self, symbol: int, journal: Journal | None) -> None:
        start, end = start_of(self.attack), end_of(self.attack)
        victim = self.maze.on[end] - 1
        outcome = self.outcome_of(symbol)
        edge = self.edge_entered() if outcome == BARRED else 0
        note(journal, DEFENDED, victim, self.turn, end, symbol, outcome + 4 * edge)
        if outcome == DEVOURED:
            self.devour(victim, journal)
            return
        self.attack = NONE
        if outcome == TABLES_TURNED:
            note(journal, WENT_HOME, self.turn, victim, start, self.start_of(self.turn))
            self.relocate(self.turn, start, self.start_of(self.turn))
            self.end_turn(journal)
            return
        if outcome == BARRED:
            self.maze.flip_tile(edge)
            self.depot -= 1
        self.evade = start  # RIA-57
        if self.can_move():
            note(journal, MUST_EVADE, self.turn, start)
        else:
            self.go_on(journal)

    def outcome_of(self, symbol: int) -> int:
        """How an attack ends if the defence shows this symbol."""
        if symbol == CLOAK:  # RIA-52
            return INVISIBLE
        if symbol == TURN:  # RIA-54
            return TABLES_TURNED
        if symbol == PLUS and self.depot > 0 and self.symbol != CLOAK:  # RIA-53
            return BARRED
        return DEVOURED

    def edge_entered(self) -> int:
        """The edge over which the attack comes."""
        end, source = end_of(self.attack), source_of(self.attack)
        edge = 2 * min(source, end)
        return edge + 1 if end - source == STRIDE or source - end == STRIDE else edge

    def devour(self, victim: int, journal: Journal | None) -> None:
        """RIA-55, RIA-56."""
        start, end = start_of(self.attack), end_of(self.attack)
        note(journal, WENT_HOME, victim, self.turn, end, self.start_of(victim))
        if journal is not None:
            note(journal, MOVED, self.turn, start, end, self.way_of(self.attack))
        self.attack = NONE
        self.relocate(victim, end, self.start_of(victim))
        self.relocate(self.turn, start, end)
        self.moved = True
        self.go_on(journal)

    def go_on(self, journal: Journal | None) -> None:
        """The turn goes on if there is anything left to do in it; else it passes (RIA-44)."""
        if self.can_use() or (not self.moved and self.can_move()):
            return
        if self.evade != NONE:
            note(journal, STAYED, self.turn, self.evade)
        elif not self.moved:
            note(journal, PASSED, self.turn)
        self.end_turn(journal)

    def end_turn(self, journal: Journal | None) -> None:
        self.number = 0
        self.symbol = NONE
        self.moved = False
        self.used = False
        self.evade = NONE
        self.turn = (self.turn + 1) % self.seats  # RIA-07
        note(journal, TURN_CAME, self.turn)

    def end_game(self, winner: int, journal: Journal | None) -> None:
        self.number = 0
        self.symbol = NONE
        self.moved = False
        self.used = False
        self.turn = NONE
        self.phase = OVER
        self.winner = winner
        note(journal, WON, winner)
