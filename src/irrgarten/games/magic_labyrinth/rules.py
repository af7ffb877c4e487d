"""The Magic Labyrinth: the position and what the clauses let happen to it.

Source of the rules: ``docs/rules/magic_labyrinth.md``. All clauses are played; which acts are
legal never depends on walls (MAG-13), so nothing here but ``apply`` looks at them.
"""

from __future__ import annotations

import cython

from irrgarten.games.magic_labyrinth.board import NEIGHBOUR, SLOT
from irrgarten.games.magic_labyrinth.codes import (
    BUMPED,
    IN_BAG,
    OPEN,
    REVEALED,
    ROLL,
    ROLLED,
    STEP,
    STEPPED,
    STOP,
    STOPPED,
    TOOK,
    TURN,
    WANTED,
    WON,
    chip_act,
    direction_of,
    kind_of,
    roll_act,
    step_act,
    symbol_of,
    value_of,
)
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import copy_fields, ints
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.mixing import mixed
from irrgarten.kernel.noting import note
from irrgarten.kernel.state import CHANCE, CHANCE_SEAT, State

NONE = -1
ONE = 1
SYMBOLS = 24
CHIPS_TO_WIN = 5  # MAG-23


@cython.cclass
class MagicLabyrinth(State):
    """A position of the game, walls included."""

    def __init__(self) -> None:
        self.at, self.corner, self.symbol_on, self.field_of = ints(4, 4, 36, 24)
        self.holder, self.chip, self.chips = ints(24, 20, 4)
        self.seats = 0
        self.memory_aid = False
        self.walls = self.bumped = self.passed = 0
        self.turn = self.wanted = self.owed = self.winner = NONE
        self.rolled = self.left = 0

    def copy_from(self, other: State) -> None:
        self.become(cython.cast(MagicLabyrinth, other))

    def become(self, o: MagicLabyrinth) -> None:
        copy_fields(self, o)

    # -- what has to hold for an act to be legal ------------------------------
    def goes_on(self, seat: int, act: int) -> bool:
        return self.winner == NONE  # MAG-23

    def has_turn(self, seat: int, act: int) -> bool:
        return seat == self.turn  # MAG-08

    def has_symbol(self, seat: int, act: int) -> bool:
        return self.wanted != NONE  # MAG-07

    def has_rolled(self, seat: int, act: int) -> bool:
        return self.rolled != 0  # MAG-10

    def goes_straight(self, seat: int, act: int) -> bool:
        return direction_of(act) < 4  # MAG-12

    def stays_on_board(self, seat: int, act: int) -> bool:
        return self.beyond(act) >= 0  # MAG-12

    def ends_free(self, seat: int, act: int) -> bool:
        """MAG-14: can the steps that are left after this one end on a free field?"""
        return self.free_within(self.beyond(act), self.left - 1)

    def may_stop(self, seat: int, act: int) -> bool:
        return self.left == self.rolled or not self.occupied(self.at[self.turn])  # MAG-11, MAG-14

    def has_face(self, seat: int, act: int) -> bool:
        return 1 <= value_of(act) <= 4  # MAG-10

    def is_in_bag(self, seat: int, act: int) -> bool:
        return self.holder[symbol_of(act)] == IN_BAG  # MAG-07

    def beyond(self, act: int) -> int:
        """The field that a step leads to, or NONE off the board."""
        return NEIGHBOUR[4 * self.at[self.turn] + direction_of(act)]

    def occupied(self, field: int) -> bool:
        """Does a magician other than the one on the move stand there?"""
        for seat in range(self.seats):
            if seat != self.turn and self.at[seat] == field:
                return True
        return False

    def free_within(self, field: int, steps: int) -> bool:
        """Can so many steps, walls not considered, end on a free field?"""
        if not self.occupied(field):
            return True
        if steps == 0:
            return False
        for direction in range(4):
            other = NEIGHBOUR[4 * field + direction]
            if other >= 0 and self.free_within(other, steps - 1):
                return True
        return False

    # -- who acts, and how ----------------------------------------------------
    def to_act(self) -> int:
        if self.winner != NONE:
            return 0
        if self.wanted == NONE or self.rolled == 0:
            return CHANCE
        return ONE << self.turn

    def legal(self, seat: int, into: Acts) -> None:
        into.clear()
        if seat != self.turn or self.to_act() != ONE << seat:
            return
        for direction in range(4):
            act = step_act(direction)
            if self.stays_on_board(seat, act) and self.ends_free(seat, act):
                into.add(act)
        if self.may_stop(seat, STOP):
            into.add(STOP)

    def chances(self, into: Acts) -> None:
        into.clear()
        if self.to_act() != CHANCE:
            return
        if self.wanted == NONE:
            for symbol in range(SYMBOLS):
                if self.is_in_bag(CHANCE_SEAT, chip_act(symbol)):
                    into.add(chip_act(symbol))
            return
        into.weigh(roll_act(1), 1)  # MAG-10
        into.weigh(roll_act(2), 2)
        into.weigh(roll_act(3), 2)
        into.weigh(roll_act(4), 1)

    # -- what an act does -----------------------------------------------------
    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        kind = kind_of(act)
        if kind == STEP:
            self.step(direction_of(act), journal)
        elif kind == STOP:
            note(journal, STOPPED, self.turn)
            self.end_turn(journal)
        elif kind == ROLL:
            self.roll(value_of(act), journal)
        else:
            self.draw_chip(symbol_of(act), journal)

    def roll(self, value: int, journal: Journal | None) -> None:
        self.rolled = value
        self.left = value
        note(journal, ROLLED, self.turn, value)

    def step(self, direction: int, journal: Journal | None) -> None:
        seat = self.turn
        start = self.at[seat]
        slot = SLOT[4 * start + direction]
        if (self.walls >> slot) & 1:  # MAG-15
            self.bumped |= ONE << slot
            self.at[seat] = self.corner[seat]
            note(journal, BUMPED, seat, start, slot, self.corner[seat])
            if not self.reached_wanted(seat, journal):
                self.end_turn(journal)
            return
        self.passed |= ONE << slot
        self.at[seat] = NEIGHBOUR[4 * start + direction]
        self.left -= 1
        note(journal, STEPPED, seat, start, self.at[seat], self.left)
        if not self.reached_wanted(seat, journal) and self.left == 0:
            self.end_turn(journal)

    def reached_wanted(self, seat: int, journal: Journal | None) -> bool:
        """MAG-20: take the chip if the magician stands on the wanted symbol; the turn ends."""
        if self.at[seat] != self.field_of[self.wanted]:
            return False
        symbol = self.wanted
        self.wanted = NONE
        self.take(seat, symbol, 0, journal)
        if self.winner == NONE:
            self.end_turn(journal)
        return True

    def take(self, seat: int, symbol: int, drawn: int, journal: Journal | None) -> None:
        self.holder[symbol] = seat
        self.chip[CHIPS_TO_WIN * seat + self.chips[seat]] = symbol
        self.chips[seat] += 1
        note(journal, TOOK, seat, symbol, drawn)
        if self.chips[seat] == CHIPS_TO_WIN:
            self.end_game(seat, journal)

    def draw_chip(self, symbol: int, journal: Journal | None) -> None:
        if self.owed != NONE:  # MAG-22: the second one's, whatever it shows
            second = self.owed
            self.owed = NONE
            self.take(second, symbol, 1, journal)
            return
        self.wanted = symbol
        self.holder[symbol] = OPEN
        note(journal, WANTED, symbol)
        self.give_to_those_on_it(journal)

    def give_to_those_on_it(self, journal: Journal | None) -> None:
        """MAG-21 and MAG-22: whoever already stands on the newly wanted symbol."""
        field = self.field_of[self.wanted]
        first = NONE
        second = NONE
        for i in range(self.seats):
            seat = (self.turn + i) % self.seats
            if self.at[seat] == field:
                if first == NONE:
                    first = seat
                elif second == NONE:
                    second = seat
        if first == NONE:
            return
        symbol = self.wanted
        self.wanted = NONE
        self.take(first, symbol, 0, journal)
        if self.winner == NONE:
            self.owed = second

    def end_turn(self, journal: Journal | None) -> None:
        self.turn = (self.turn + 1) % self.seats  # MAG-08
        self.rolled = 0
        self.left = 0
        note(journal, TURN, self.turn)

    def end_game(self, seat: int, journal: Journal | None) -> None:
        self.winner = seat
        self.turn = NONE
        self.wanted = NONE
        self.rolled = 0
        self.left = 0
        note(journal, WON, seat)
        note(journal, REVEALED, self.walls)  # MAG-31

    # -- the end, and what is seen --------------------------------------------
    def result(self, seat: int) -> float:
        return 1.0 if self.winner == seat else 0.0

    def value(self, seat: int) -> float:
        return self.result(seat)

    def seen_by(self, seat: int) -> int:
        turn = 64 * (self.turn + 1) + 8 * self.rolled + self.left
        number = mixed(0, 256 * turn + 8 * (self.wanted + 1) + self.owed + 1)
        for other in range(self.seats):
            number = mixed(number, 8 * self.at[other] + self.chips[other])
            for i in range(CHIPS_TO_WIN * other, CHIPS_TO_WIN * other + self.chips[other]):
                number = mixed(number, self.chip[i])
        if self.memory_aid or self.winner != NONE:  # MAG-30, MAG-31
            number = mixed(mixed(number, self.bumped), self.bumped >> 42)
            number = mixed(mixed(number, self.passed), self.passed >> 42)
        if self.winner != NONE:
            number = mixed(mixed(number, self.walls), self.walls >> 42)
        return number
