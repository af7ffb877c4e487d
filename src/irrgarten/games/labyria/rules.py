"""Brändi Labyria: the position and what the clauses let happen to it.

Source of the rules: ``docs/rules/labyria.md``. All clauses are played.
"""

from __future__ import annotations

import cython

from irrgarten.games.labyria.board import (
    CLOAK,
    DOUBLE,
    FIELDS,
    FIGURES,
    MINUS,
    MISS,
    PLUS,
    STRIDE,
    TURN,
)
from irrgarten.games.labyria.codes import (
    ALL_BUILT,
    ATTACKED,
    BARRED,
    BUILD,
    BUILT_CORNER,
    BUILT_TILE,
    CAME_HOME,
    CORNER,
    CORNER_FIELD,
    DEFEND,
    DEFENDED,
    DEVOURED,
    DONE,
    FIRST,
    INVISIBLE,
    KIND,
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
    SOURCE,
    START,
    STAYED,
    TABLES_TURNED,
    THROW,
    TILE,
    TURN_CORNER,
    TURNED,
    WENT_HOME,
    WON,
    WON_THROW,
)
from irrgarten.games.labyria.codes import TURN as TURN_CAME
from irrgarten.games.labyria.maze import STEP, Maze
from irrgarten.games.labyria.ways import Ways
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import copy_fields, ints
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.mixing import mixed
from irrgarten.kernel.state import CHANCE, State

NONE = -1
ONE = 1


@cython.cfunc
def tell(journal: Journal | None, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    if journal is not None:
        journal.note(kind, a, b, c, d, e)


@cython.cclass
class Labyria(State):
    """A position of the game.

    The figures of seat s are ``figure[3 * s]`` and the two after it, in the order of their fields;
    its tiles and corners still to build are ``reserve[2 * s]`` and the one after. ``number`` is 0
    until the dice are thrown. ``attack`` is the act announced. ``ways`` is room to work in.
    """

    def __init__(self) -> None:
        self.figure, self.reserve = ints(12, 8)
        self.seats = 0
        self.maze = Maze()
        self.ways = Ways()
        self.phase = BUILD
        self.turn = self.symbol = self.attack = self.evade = self.winner = NONE
        self.number = self.depot = 0
        self.moved = self.used = False

    def copy_from(self, other: State) -> None:
        self.become(cython.cast(Labyria, other))

    def become(self, o: Labyria) -> None:
        copy_fields(self, o, room=("ways",))

    # -- where a seat starts and where it goes (RIA-05, RIA-06) ---------------
    def corner_of(self, seat: int) -> int:
        return 2 * seat if self.seats == 2 else seat

    def start_of(self, seat: int) -> int:
        return self.maze.corner_field(self.corner_of(seat))

    def goal_of(self, seat: int) -> int:
        return self.maze.corner_field((self.corner_of(seat) + 2) % 4)

    def at_goal(self, seat: int) -> int:
        """How many figures of the seat are there."""
        goal = self.goal_of(seat)
        count = 0
        for i in range(FIGURES * seat, FIGURES * seat + FIGURES):
            if self.figure[i] == goal:
                count += 1
        return count

    def relocate(self, seat: int, start: int, end: int) -> None:
        """Take a figure from one field to another, and keep the figures in order."""
        i = FIGURES * seat
        last = FIGURES * seat + FIGURES - 1
        while self.figure[i] != start:
            i += 1
        while i < last and self.figure[i + 1] < end:
            self.figure[i] = self.figure[i + 1]
            i += 1
        while i > FIGURES * seat and self.figure[i - 1] > end:
            self.figure[i] = self.figure[i - 1]
            i -= 1
        self.figure[i] = end
        self.stand(start, 0)
        self.stand(end, seat + 1)

    def stand(self, field: int, who: int) -> None:
        """Corner fields hold anybody, so nobody is noted there (RIA-05)."""
        if self.maze.on[field] < CORNER_FIELD:
            self.maze.on[field] = who

    # -- who acts -------------------------------------------------------------
    def to_act(self) -> int:
        if self.phase == OVER:
            return 0
        if self.phase == THROW:
            return CHANCE
        if self.phase == RACE and (self.number == 0 or self.attack != NONE):
            return CHANCE
        return ONE << self.turn

    def chances(self, into: Acts) -> None:
        into.clear()
        if self.to_act() != CHANCE:
            return
        if self.phase == THROW:
            for i in range(self.seats):
                into.add(FIRST * KIND + i)
        elif self.attack != NONE:
            for i in range(6):
                into.add(DEFEND * KIND + i)
        else:
            for i in range(36):
                into.add(ROLL * KIND + i)

    def legal(self, seat: int, into: Acts) -> None:
        into.clear()
        if seat < 0 or seat != self.turn or self.to_act() == CHANCE:
            return
        if self.phase == BUILD:
            self.list_places(into)
            return
        if not self.moved:
            self.list_moves(into)
        moves = into.count
        self.list_ability(into)
        if moves == 0 and into.count > 0:  # RIA-24, RIA-44
            into.add(DONE * KIND)

    # -- building -------------------------------------------------------------
    def list_places(self, into: Acts) -> None:
        tiles = self.reserve[2 * self.turn] > 0
        corners = self.reserve[2 * self.turn + 1] > 0
        if self.maze.tiles + self.maze.corners == 0:
            self.list_middle(tiles, corners, into)
            return
        size = self.maze.size
        if tiles:
            for column in range(size):
                for row in range(size):
                    self.list_tiles(STRIDE * column + row, into)
        if corners:
            for column in range(size - 1):
                for row in range(size - 1):
                    self.list_corners(STRIDE * column + row, into)

    def list_middle(self, tiles: bool, corners: bool, into: Acts) -> None:
        """RIA-11."""
        middle = (STRIDE + 1) * (self.maze.size // 2 - 1)
        if tiles:
            for i in range(4):
                into.add(TILE * KIND + self.maze.arm(middle, i))
        if corners:
            for i in range(4):
                into.add(CORNER * KIND + 4 * middle + i)

    def list_tiles(self, field: int, into: Acts) -> None:
        """The edges north and east of a field (RIA-13)."""
        edge = 2 * field
        for edge in range(2 * field, 2 * field + 2):
            if self.maze.is_free(edge) and self.maze.tile_touches(edge):
                into.add(TILE * KIND + edge)

    def list_corners(self, crossing: int, into: Acts) -> None:
        if self.maze.corner[crossing] > 0:  # RIA-03
            return
        for arms in range(4):
            if self.maze.corner_fits(crossing, arms) and self.maze.corner_touches(crossing, arms):
                into.add(CORNER * KIND + 4 * crossing + arms)

    def can_place(self, seat: int) -> bool:
        """RIA-14: has the seat an obstacle left and a place for it?"""
        tiles = self.reserve[2 * seat] > 0
        corners = self.reserve[2 * seat + 1] > 0
        if self.maze.tiles + self.maze.corners == 0:
            return tiles or corners
        size = self.maze.size
        if tiles:
            for column in range(size):
                for row in range(size):
                    edge = 2 * (STRIDE * column + row)
                    if self.maze.is_free(edge) and self.maze.tile_touches(edge):
                        return True
                    if self.maze.is_free(edge + 1) and self.maze.tile_touches(edge + 1):
                        return True
        if corners:
            for column in range(size - 1):
                for row in range(size - 1):
                    crossing = STRIDE * column + row
                    if self.maze.corner[crossing] > 0:
                        continue
                    for arms in range(4):
                        if self.maze.corner_fits(crossing, arms):
                            if self.maze.corner_touches(crossing, arms):
                                return True
        return False

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
            tell(journal, ALL_BUILT, self.left_over(), 0, 0, 0, 0)
            return
        i = 1
        for i in range(1, ahead):
            other = (self.turn + i) % self.seats
            if self.reserve[2 * other] + self.reserve[2 * other + 1] > 0:
                tell(journal, PASSED_OVER, other, 0, 0, 0, 0)
        self.turn = seat
        tell(journal, TURN_CAME, seat, 0, 0, 0, 0)

    def left_over(self) -> int:
        total = 0
        for i in range(2 * self.seats):
            total += self.reserve[i]
        return total

    # -- moving ---------------------------------------------------------------
    def steps(self) -> int:
        """RIA-33."""
        return 2 * self.number if self.symbol == DOUBLE else self.number

    def look(self) -> None:
        """Make the ways those of the seat to act, under what the dice show."""
        seat = self.turn
        cloak = self.symbol == CLOAK
        peaceful = self.evade != NONE
        self.ways.survey(self.maze, seat, self.corner_of(seat), cloak, peaceful)

    def moves_from(self, i: int) -> bool:
        """Is this the figure to ask, of those on its field, and not in its goal (RIA-47)?"""
        field = self.figure[i]
        if i % FIGURES > 0 and self.figure[i - 1] == field:
            return False
        if self.evade not in (NONE, field):  # RIA-57
            return False
        return field != self.goal_of(self.turn)

    def list_moves(self, into: Acts) -> None:
        steps = self.steps()
        first = FIGURES * self.turn
        self.look()
        for i in range(first, first + FIGURES):
            if self.moves_from(i):
                self.ways.find(self.figure[i], steps)
                self.list_ends(self.figure[i], into)
        if into.count > 0:
            return
        for i in range(first, first + FIGURES):  # RIA-43
            if self.moves_from(i):
                self.ways.find_any(self.figure[i], steps)
                self.list_ends(self.figure[i], into)

    def list_ends(self, start: int, into: Acts) -> None:
        for i in range(self.ways.count):
            end = self.ways.slot[i] // 5
            entry = self.ways.slot[i] % 5
            act = MOVE * KIND + START * start + end
            if entry > 0:  # RIA-50
                act += SOURCE * (end - STEP[entry - 1] + 1)
            into.add(act)

    def can_step_freely(self) -> bool:
        """Can a figure of the seat to act move without entering a field twice (RIA-42)?"""
        first = FIGURES * self.turn
        steps = self.steps()
        self.look()
        for i in range(first, first + FIGURES):
            if self.moves_from(i) and self.ways.is_there(self.figure[i], steps):
                return True
        return False

    def can_move(self) -> bool:
        if self.can_step_freely():
            return True
        first = FIGURES * self.turn
        steps = self.steps()
        for i in range(first, first + FIGURES):
            if self.moves_from(i):
                self.ways.find_any(self.figure[i], steps)
                if self.ways.count > 0:
                    return True
        return False

    def look_from(self, start: int) -> None:
        """Find the ways of a figure that has a legal move."""
        self.look()
        self.ways.find(start, self.steps())
        if self.ways.count == 0:
            self.ways.find_any(start, self.steps())

    def way_found(self, act: int) -> int:
        """The way of a move that is shown: the first one in the order n, e, s, w."""
        end = act % START
        source = act % KIND // SOURCE - 1
        slot = 5 * end
        if source >= 0:
            slot += 1
            while source + STEP[slot - 5 * end - 1] != end:
                slot += 1
        return self.ways.way[slot]

    def way_of(self, act: int) -> int:
        self.look_from(act % SOURCE // START)
        return self.way_found(act)

    # -- abilities of the board -----------------------------------------------
    def list_ability(self, into: Acts) -> None:
        if self.used:
            return
        size = self.maze.size
        if self.symbol == PLUS and self.depot > 0:  # RIA-30
            for column in range(size):
                for row in range(size):
                    self.list_free(STRIDE * column + row, into)
        elif self.symbol == MINUS:  # RIA-31
            for column in range(size):
                for row in range(size):
                    self.list_laid(STRIDE * column + row, into)
        elif self.symbol == TURN:  # RIA-35
            for column in range(size - 1):
                for row in range(size - 1):
                    if self.maze.corner[STRIDE * column + row] > 0:
                        self.list_turns(STRIDE * column + row, into)

    def list_free(self, field: int, into: Acts) -> None:
        if self.maze.is_free(2 * field):
            into.add(LAY * KIND + 2 * field)
        if self.maze.is_free(2 * field + 1):
            into.add(LAY * KIND + 2 * field + 1)

    def list_laid(self, field: int, into: Acts) -> None:
        if self.maze.has_tile(2 * field):
            into.add(LIFT * KIND + 2 * field)
        if self.maze.has_tile(2 * field + 1):
            into.add(LIFT * KIND + 2 * field + 1)

    def list_turns(self, crossing: int, into: Acts) -> None:
        for arms in range(4):
            if self.maze.corner_turns(crossing, arms):
                into.add(TURN_CORNER * KIND + 4 * crossing + arms)

    def can_use(self) -> bool:
        """Is there a board ability still to be used, and a use for it?"""
        if self.used:
            return False
        if self.symbol == PLUS:
            return self.depot > 0  # there are more edges than obstacles
        if self.symbol == MINUS:
            return self.maze.tiles > 0
        return self.symbol == TURN and self.can_turn()

    def can_turn(self) -> bool:
        for crossing in range(FIELDS):
            if self.maze.corner[crossing] > 0:
                for arms in range(4):
                    if self.maze.corner_turns(crossing, arms):
                        return True
        return False

    # -- what an act does -----------------------------------------------------
    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        kind = act // KIND
        detail = act % KIND
        if kind in (TILE, CORNER):
            self.build(kind, detail, journal)
        elif kind == FIRST:
            self.phase = RACE
            self.turn = detail
            tell(journal, WON_THROW, detail, 0, 0, 0, 0)
            tell(journal, TURN_CAME, detail, 0, 0, 0, 0)
        elif kind == ROLL:
            self.roll(detail // 6 + 1, detail % 6, journal)
        elif kind == DEFEND:
            self.defend(detail, journal)
        elif kind == MOVE:
            if detail >= SOURCE:
                self.announce(act, journal)
            else:
                self.move(act, journal)
        elif kind == DONE:
            if self.evade != NONE:
                tell(journal, STAYED, self.turn, self.evade, 0, 0, 0)
            self.end_turn(journal)
        else:
            self.use(kind, detail, journal)

    def build(self, kind: int, detail: int, journal: Journal | None) -> None:
        if kind == TILE:
            self.maze.flip_tile(detail)
            self.reserve[2 * self.turn] -= 1
            tell(journal, BUILT_TILE, self.turn, detail, 0, 0, 0)
        else:
            self.maze.flip_corner(detail >> 2, detail & 3)
            self.reserve[2 * self.turn + 1] -= 1
            tell(journal, BUILT_CORNER, self.turn, detail, 0, 0, 0)
        self.next_builder(journal)

    def roll(self, number: int, symbol: int, journal: Journal | None) -> None:
        tell(journal, ROLLED, self.turn, number, symbol, 0, 0)
        if symbol == MISS:  # RIA-32
            tell(journal, SAT_OUT, self.turn, 0, 0, 0, 0)
            self.end_turn(journal)
            return
        self.number = number
        self.symbol = symbol
        self.go_on(journal)

    def use(self, kind: int, detail: int, journal: Journal | None) -> None:
        self.used = True
        if kind == LAY:
            self.maze.flip_tile(detail)
            self.depot -= 1
            tell(journal, LAID, self.turn, detail, 0, 0, 0)
        elif kind == LIFT:
            self.maze.flip_tile(detail)
            self.depot += 1
            tell(journal, LIFTED, self.turn, detail, 0, 0, 0)
        else:
            crossing = detail >> 2
            before = self.maze.corner[crossing] - 1
            self.maze.flip_corner(crossing, before)
            self.maze.flip_corner(crossing, detail & 3)
            tell(journal, TURNED, self.turn, crossing, before, detail & 3, 0)
        self.go_on(journal)

    def move(self, act: int, journal: Journal | None) -> None:
        start = act % SOURCE // START
        end = act % START
        seat = self.turn
        if journal is not None:
            tell(journal, MOVED, seat, start, end, self.way_of(act), 0)
        self.relocate(seat, start, end)
        self.moved = True
        self.evade = NONE
        if end == self.goal_of(seat):
            home = self.at_goal(seat)
            tell(journal, CAME_HOME, seat, end, home, 0, 0)
            if home == FIGURES:  # RIA-60
                self.end_game(seat, journal)
                return
        self.go_on(journal)

    def announce(self, act: int, journal: Journal | None) -> None:
        """RIA-50, RIA-51: the defence is thrown before anything happens."""
        if journal is not None:
            source = act % KIND // SOURCE - 1
            victim = self.maze.on[act % START] - 1
            who = self.turn + 8 * victim
            start = act % SOURCE // START
            tell(journal, ATTACKED, who, start, act % START, source, self.way_of(act))
        self.attack = act

    def defend(self, symbol: int, journal: Journal | None) -> None:
        act = self.attack
        start = act % SOURCE // START
        end = act % START
        source = act % KIND // SOURCE - 1
        victim = self.maze.on[end] - 1
        attacker = self.turn
        outcome = DEVOURED
        edge = 0
        if symbol == CLOAK:  # RIA-52
            outcome = INVISIBLE
        elif symbol == TURN:  # RIA-54
            outcome = TABLES_TURNED
        elif symbol == PLUS and self.depot > 0 and self.symbol != CLOAK:  # RIA-53
            outcome = BARRED
            edge = 2 * min(source, end)
            if end - source == STRIDE or source - end == STRIDE:
                edge += 1
        tell(journal, DEFENDED, victim, attacker, end, symbol, outcome + 4 * edge)
        if outcome == DEVOURED:  # RIA-55, RIA-56
            tell(journal, WENT_HOME, victim, attacker, end, self.start_of(victim), 0)
            if journal is not None:
                tell(journal, MOVED, attacker, start, end, self.way_of(act), 0)
            self.attack = NONE
            self.relocate(victim, end, self.start_of(victim))
            self.relocate(attacker, start, end)
            self.moved = True
            self.go_on(journal)
            return
        self.attack = NONE
        if outcome == TABLES_TURNED:
            tell(journal, WENT_HOME, attacker, victim, start, self.start_of(attacker), 0)
            self.relocate(attacker, start, self.start_of(attacker))
            self.end_turn(journal)
            return
        if outcome == BARRED:
            self.maze.flip_tile(edge)
            self.depot -= 1
        self.evade = start  # RIA-57
        if self.can_move():
            tell(journal, MUST_EVADE, attacker, start, 0, 0, 0)
        else:
            self.go_on(journal)

    def go_on(self, journal: Journal | None) -> None:
        """The turn goes on if there is anything left to do in it; else it passes (RIA-44)."""
        if self.can_use() or (not self.moved and self.can_move()):
            return
        if self.evade != NONE:
            tell(journal, STAYED, self.turn, self.evade, 0, 0, 0)
        elif not self.moved:
            tell(journal, PASSED, self.turn, 0, 0, 0, 0)
        self.end_turn(journal)

    def end_turn(self, journal: Journal | None) -> None:
        self.number = 0
        self.symbol = NONE
        self.moved = False
        self.used = False
        self.evade = NONE
        self.turn = (self.turn + 1) % self.seats  # RIA-07
        tell(journal, TURN_CAME, self.turn, 0, 0, 0, 0)

    def end_game(self, winner: int, journal: Journal | None) -> None:
        self.number = 0
        self.symbol = NONE
        self.moved = False
        self.used = False
        self.turn = NONE
        self.phase = OVER
        self.winner = winner
        tell(journal, WON, winner, 0, 0, 0, 0)

    # -- the end, and what is seen --------------------------------------------
    def result(self, seat: int) -> float:
        return 1.0 if self.winner == seat else 0.0

    def value(self, seat: int) -> float:
        return self.result(seat)

    def seen_by(self, seat: int) -> int:
        number = mixed(self.maze.key, 8 * self.phase + self.turn + 1)
        number = mixed(
            number, 64 * self.number + 8 * (self.symbol + 1) + 2 * self.moved + self.used
        )
        number = mixed(number, 512 * (self.evade + 1) + 8 * self.depot + self.winner + 1)
        number = mixed(number, self.attack + 1)
        for i in range(FIGURES * self.seats):
            number = mixed(number, self.figure[i])
        if self.phase == BUILD:
            for i in range(2 * self.seats):
                number = mixed(number, self.reserve[i])
        return number
