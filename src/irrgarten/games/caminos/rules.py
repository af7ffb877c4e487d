"""Brändi Caminos: the position and what the clauses let happen to it.

Source of the rules: ``docs/rules/caminos.md``. All clauses are played.

For each wood and each of three levels there is the set of places that hold such a cube. No piece
leaves a hollow below it, so a column is full up to its height, and a piece fits exactly where each
of its columns finds the height that it begins at. ``look`` therefore shifts the sets of places of
height 0, 1 and 2 by each of the nine distances that a column can have from the corner of its
piece; where the shifted sets of all its columns meet, the piece fits.
"""

from __future__ import annotations

import cython

from irrgarten.games.caminos.board import HALF, WIDTH
from irrgarten.games.caminos.codes import (
    DRAWN,
    NOBODY_WON,
    OUT,
    PLACED,
    TURN,
    WALNUT_WOOD,
    WON,
    entry_of,
    ground_act,
    place_of,
    position_of,
)
from irrgarten.games.caminos.pieces import WALNUT
from irrgarten.games.caminos.tables import (
    BIT,
    BITS,
    CELLS,
    COLUMNS,
    EDGE,
    FAR,
    FIRST_POSITION,
    HIGH,
    LOW,
    NEAR,
    SHAPE,
    STANDS,
)
from irrgarten.games.caminos.ways import Ways, joins, touched
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import copy_fields, ints
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.mixing import mixed
from irrgarten.kernel.noting import note
from irrgarten.kernel.state import State

NONE = -1
ONE = 1
WALNUTS = 2

SPICE = 0x2B7E151628A


@cython.cclass
class Caminos(State):
    """A position of the game.

    ``cube`` has the places by wood, level and half; ``left`` the pieces by seat and shape;
    ``placed`` the acts with their seats, in order of play.
    ``winner`` is a wood. ``stand`` and ``ways`` are room to work in.
    """

    def __init__(self) -> None:
        self.cube, self.left, self.placed, self.edges, self.points = ints(18, 16, 32, 2, 2)
        self.stand = ints(54)
        self.ways = Ways()
        self.seats = 0
        self.board = self.neutral = self.count = self.out = self.faces = self.mark = 0
        self.turn = self.winner = NONE

    def copy_from(self, other: State) -> None:
        self.become(cython.cast(Caminos, other))

    def become(self, o: Caminos) -> None:
        copy_fields(self, o, room=("stand", "ways"))

    # -- what is where --------------------------------------------------------
    def full(self, level: int, half: int) -> int:
        """The places that hold a cube of any wood at this level."""
        at = 2 * level + half
        return self.cube[at] | self.cube[6 + at] | self.cube[12 + at]

    def height(self, place: int) -> int:
        half = 1 if place >= HALF else 0
        bit = ONE << (place - HALF * half)
        for level in range(3):
            if self.full(level, half) & bit == 0:
                return level
        return 3

    def look(self) -> None:
        """Find where columns that begin at each level can stand, by distance from the corner."""
        for level in range(3):
            lower = self.free(level, 0)
            upper = self.free(level, 1)
            at = 18 * level
            for near in range(9):
                far = NEAR[near]
                self.stand[at] = lower >> far | (upper & ((ONE << far) - 1)) << (HALF - far)
                self.stand[at + 1] = upper >> far
                at += 2

    def free(self, level: int, half: int) -> int:
        """The places that are just so high."""
        below = CELLS[2 * self.board + half] if level == 0 else self.full(level - 1, half)
        return below & ~self.full(level, half)

    # -- who acts, and how ----------------------------------------------------
    def to_act(self) -> int:
        return 0 if self.winner != NONE else ONE << self.turn

    def walnut_first(self) -> bool:
        """CAM-40: the first two turns place the walnuts."""
        return self.neutral != 0 and self.count < WALNUTS

    def legal(self, seat: int, into: Acts) -> None:
        into.clear()
        if self.winner != NONE or seat != self.turn:
            return
        self.look()
        if self.walnut_first():
            self.list_shape(WALNUT, into)
            return
        for shape in range(WALNUT):
            if self.left[4 * seat + shape] > 0:  # CAM-04
                self.list_shape(shape, into)

    def chances(self, into: Acts) -> None:
        into.clear()

    def fitting(self, position: int, half: int) -> int:
        """The places where a piece in this position fits, once ``look`` has been (CAM-10 to 12)."""
        at = 4 * position
        places = self.stand[STANDS[at] + half]
        for i in range(1, COLUMNS[position]):
            places &= self.stand[STANDS[at + i] + half]
        return places

    def list_shape(self, shape: int, into: Acts) -> None:
        for position in range(FIRST_POSITION[shape], FIRST_POSITION[shape + 1]):
            for half in range(2):
                places = self.fitting(position, half)
                place = HALF * half
                while places != 0:
                    row = places & 2047
                    for i in range(BITS[row]):
                        into.add(ground_act(position, place + BIT[WIDTH * row + i]))
                    places >>= WIDTH
                    place += WIDTH

    def can_place(self, seat: int) -> bool:
        """Does any piece that this seat has left fit anywhere? (CAM-14, CAM-15)"""
        self.look()
        for shape in range(WALNUT):
            if self.left[4 * seat + shape] > 0:
                for position in range(FIRST_POSITION[shape], FIRST_POSITION[shape + 1]):
                    if self.fitting(position, 0) | self.fitting(position, 1):
                        return True
        return False

    def pieces_left(self, seat: int) -> int:
        return (
            self.left[4 * seat]
            + self.left[4 * seat + 1]
            + self.left[4 * seat + 2]
            + self.left[4 * seat + 3]
        )

    # -- what an act does -----------------------------------------------------
    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        shape = SHAPE[position_of(act)]
        wood = WALNUT_WOOD if shape == WALNUT else seat & 1
        self.put(wood, act)
        self.placed[self.count] = entry_of(seat, act)
        self.mark = mixed(mixed(self.mark, entry_of(seat, act)), SPICE)
        note(journal, PLACED, seat, self.count, act)
        self.count += 1
        if wood != WALNUT_WOOD:
            self.left[4 * seat + shape] -= 1
            if self.completes(wood, act):  # CAM-25
                self.win(wood, journal)
                return
        self.pass_on(seat, journal)

    def put(self, wood: int, act: int) -> None:
        position, place = position_of(act), place_of(act)
        edge = 0
        for i in range(4 * position, 4 * position + COLUMNS[position]):
            column = place + FAR[i]
            half = 1 if column >= HALF else 0
            bit = ONE << (column - HALF * half)
            for level in range(LOW[i], HIGH[i] + 1):
                self.cube[6 * wood + 2 * level + half] |= bit
            if LOW[i] == 0 and EDGE[2 * self.board + half] & bit:
                edge = 1
        if wood != WALNUT_WOOD:
            self.edges[wood] += edge  # CAM-32

    def pass_on(self, seat: int, journal: Journal | None) -> None:
        """The turn goes to the next seat that can place; who cannot is out (CAM-05, CAM-15)."""
        for i in range(self.seats):
            seat = (seat + 1) % self.seats
            if (self.out >> seat) & 1:
                continue
            if self.walnut_first() or self.can_place(seat):
                self.turn = seat
                note(journal, TURN, seat)
                return
            self.out |= ONE << seat
            note(journal, OUT, seat, self.pieces_left(seat))
        self.draw(journal)

    # -- connecting -----------------------------------------------------------
    def survey(self, wood: int) -> None:
        """Give ``ways`` the tops of a wood."""
        self.ways.board = self.board
        for half in range(2):
            above = 0
            for level in range(2, -1, -1):
                at = 6 * wood + 2 * level + half
                self.ways.top[2 * level + half] = self.cube[at] & ~above
                above = self.full(level, half)
            middle = self.cube[6 * wood + 2 + half]
            self.ways.odd[half] = self.ways.top[4 + half] & ~middle  # CAM-23

    def completes(self, wood: int, act: int) -> bool:
        """Is there a way now that leads over this piece? All its tops are joined."""
        self.survey(wood)
        if not self.ways.could_join():
            return False
        position = position_of(act)
        column = place_of(act) + FAR[4 * position]
        if column < HALF:
            self.ways.spread(ONE << column, 0)
        else:
            self.ways.spread(0, ONE << (column - HALF))
        return joins(self.board, touched(self.board, self.ways.reached[0], self.ways.reached[1]))

    def win(self, wood: int, journal: Journal | None) -> None:
        self.survey(wood)
        opposite = self.ways.opposite()
        slanting = self.ways.slanting()
        self.faces = opposite
        points = opposite
        if self.ways.is_round():  # CAM-31
            points = 2 * opposite
            if slanting > points:
                points = slanting
                self.faces = slanting
        self.points[wood] = points
        self.winner = wood
        self.turn = NONE
        note(journal, WON, wood, self.faces, points, self.seats)

    def draw(self, journal: Journal | None) -> None:
        """CAM-27, CAM-32: fewer edge pieces score the other's number of them."""
        if self.edges[0] < self.edges[1]:
            self.points[0] = self.edges[1]
        elif self.edges[1] < self.edges[0]:
            self.points[1] = self.edges[0]
        self.winner = NOBODY_WON
        self.turn = NONE
        note(journal, DRAWN, self.edges[0], self.edges[1], self.points[0], self.points[1])

    # -- the end, and what is seen --------------------------------------------
    def result(self, seat: int) -> float:
        if self.winner == NOBODY_WON:
            return 0.5
        return 1.0 if self.winner == seat & 1 else 0.0

    def value(self, seat: int) -> float:
        if self.winner == NOBODY_WON and self.points[seat & 1] != self.points[1 - (seat & 1)]:
            return 0.55 if self.points[seat & 1] > 0 else 0.45  # CAM-32
        return self.result(seat)

    def seen_by(self, seat: int) -> int:
        return mixed(self.mark, 16 * (self.turn + 1) + self.out)
