"""Which acts are legal in Brändi Labyria."""

from __future__ import annotations

from irrgarten.games.labyria.board import CLOAK, DOUBLE, FIELDS, FIGURES, MINUS, PLUS, STRIDE, TURN
from irrgarten.games.labyria.codes import (
    BUILD,
    CORNER,
    DEFEND,
    DONE,
    FACES,
    FIRST,
    LAY,
    LIFT,
    THROW,
    TILE,
    TURN_CORNER,
    act_of,
    corner_act,
    end_of,
    entry_of_slot,
    field_of_slot,
    move_act,
    roll_act,
    slot_of,
    source_of,
    start_of,
)
from irrgarten.games.labyria.maze import STEP
from irrgarten.games.labyria.state import LabyriaState
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.compiling import chapter
from irrgarten.kernel.state import CHANCE

NONE = -1


@chapter
class LabyriaActs(LabyriaState):
    """A position, with what may be done in it."""

    # -- who acts -------------------------------------------------------------
    def chances(self, into: Acts) -> None:
        into.clear()
        if self.to_act() != CHANCE:
            return
        if self.phase == THROW:
            for i in range(self.seats):
                into.add(act_of(FIRST, i))
        elif self.attack != NONE:
            for i in range(6):
                into.add(act_of(DEFEND, i))
        else:
            for number in range(1, FACES + 1):
                for symbol in range(FACES):
                    into.add(roll_act(number, symbol))

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
            into.add(act_of(DONE))

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
                into.add(act_of(TILE, self.maze.arm(middle, i)))
        if corners:
            for i in range(4):
                into.add(corner_act(CORNER, middle, i))

    def list_tiles(self, field: int, into: Acts) -> None:
        """The edges north and east of a field (RIA-13)."""
        for edge in range(2 * field, 2 * field + 2):
            if self.maze.is_free(edge) and self.maze.tile_touches(edge):
                into.add(act_of(TILE, edge))

    def list_corners(self, crossing: int, into: Acts) -> None:
        if self.maze.corner[crossing] > 0:  # RIA-03
            return
        for arms in range(4):
            if self.maze.corner_fits(crossing, arms) and self.maze.corner_touches(crossing, arms):
                into.add(corner_act(CORNER, crossing, arms))

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
            end = field_of_slot(self.ways.slot[i])
            entry = entry_of_slot(self.ways.slot[i])
            if entry == 0:
                into.add(move_act(start, end))
            else:  # RIA-50
                into.add(move_act(start, end, end - STEP[entry - 1]))

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
        end, source = end_of(act), source_of(act)
        entry = 0
        if source >= 0:
            entry = 1
            while source + STEP[entry - 1] != end:
                entry += 1
        return self.ways.way[slot_of(end, entry)]

    def way_of(self, act: int) -> int:
        self.look_from(start_of(act))
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
            into.add(act_of(LAY, 2 * field))
        if self.maze.is_free(2 * field + 1):
            into.add(act_of(LAY, 2 * field + 1))

    def list_laid(self, field: int, into: Acts) -> None:
        if self.maze.has_tile(2 * field):
            into.add(act_of(LIFT, 2 * field))
        if self.maze.has_tile(2 * field + 1):
            into.add(act_of(LIFT, 2 * field + 1))

    def list_turns(self, crossing: int, into: Acts) -> None:
        for arms in range(4):
            if self.maze.corner_turns(crossing, arms):
                into.add(corner_act(TURN_CORNER, crossing, arms))

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
