"""What a position of Brändi Labyria holds, and who is to act in it."""

from __future__ import annotations

import cython

from irrgarten.games.labyria.board import FIGURES
from irrgarten.games.labyria.codes import BUILD, CORNER_FIELD, OVER, RACE, THROW
from irrgarten.games.labyria.maze import Maze
from irrgarten.games.labyria.ways import Ways
from irrgarten.kernel.compiling import chapter
from irrgarten.kernel.flat import copy_fields, ints
from irrgarten.kernel.mixing import mixed
from irrgarten.kernel.state import CHANCE, State

NONE = -1
ONE = 1


@chapter
class LabyriaState(State):
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
        self.become(cython.cast(LabyriaState, other))

    def become(self, o: LabyriaState) -> None:
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
