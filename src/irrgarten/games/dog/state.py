"""What a position of Brändi Dog holds, and who is to act in it."""

from __future__ import annotations

import cython

from irrgarten.games.dog.codes import DEALING, DRAWING, EXCHANGING, HAND, OVER, PLAYING
from irrgarten.games.dog.marbles import Marbles
from irrgarten.kernel.compiling import chapter
from irrgarten.kernel.flat import copy_fields, int16s
from irrgarten.kernel.mixing import mixed
from irrgarten.kernel.state import CHANCE, State

NONE = -1
ONE = 1


@chapter
class DogState(State):
    """A position of the game, all hands included."""

    def __init__(self) -> None:
        self.hand, self.stock, self.pile, self.given = int16s(90, 15, 15, 6)
        self.seats = 0
        self.marbles = Marbles()
        self.phase = DEALING
        self.deal = 6
        self.turn = self.dealer = self.source = NONE
        self.left = self.winners = 0
        self.by_joker = False

    def copy_from(self, other: State) -> None:
        self.become(cython.cast(DogState, other))

    def become(self, o: DogState) -> None:
        copy_fields(self, o)

    # -- who acts -------------------------------------------------------------
    def to_act(self) -> int:
        if self.phase == PLAYING:
            return ONE << self.turn
        if self.phase == OVER:
            return 0
        if self.phase == EXCHANGING:
            return self.yet_to_give()
        return CHANCE

    def yet_to_give(self) -> int:
        """The set of seats whose ``given`` is empty."""
        seats = 0
        for seat in range(self.seats):
            if self.given[seat] == 0:
                seats |= ONE << seat
        return seats

    def after(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.seats else 0

    def next_dealt(self) -> int:
        """The first seat, in turn order after the dealer, that holds fewest cards."""
        first = self.after(self.dealer)
        seat = first
        for i in range(1, self.seats):
            seat = self.after(seat)
            if self.hand[HAND * seat] < self.hand[HAND * first]:
                first = seat
        return first

    def next_drawer(self) -> int:
        """DOG-61: the first seat, in turn order after the dealer, that has not drawn yet."""
        seat = self.after(self.dealer)
        while self.given[seat] != 0:
            seat = self.after(seat)
        return seat

    # -- hands ----------------------------------------------------------------
    def take_from(self, seat: int, card: int) -> None:
        self.hand[HAND * seat] -= 1
        self.hand[HAND * seat + card] -= 1

    def hand_to(self, seat: int, card: int) -> None:
        self.hand[HAND * seat] += 1
        self.hand[HAND * seat + card] += 1

    # -- the end, and what is seen --------------------------------------------
    def result(self, seat: int) -> float:
        return 1.0 if (self.winners >> seat) & 1 else 0.0

    def value(self, seat: int) -> float:
        return self.result(seat)

    def seen_by(self, seat: int) -> int:
        number = 64 * self.phase + 8 * self.deal + self.left
        number = 64 * number + 8 * (self.turn + 1) + self.dealer + 1
        number = mixed(0, 16 * number + 2 * (self.source + 1) + self.by_joker)
        for marble in range(4 * self.seats):  # a seat's marbles are alike, and in order
            number = mixed(number, self.marbles.place_of(marble))
        for other in range(self.seats):
            number = mixed(number, 2 * self.hand[HAND * other] + (self.given[other] != 0))
        for card in range(1, HAND):
            number = mixed(number, self.pile[card])
        if seat >= 0:
            for card in range(1, HAND):
                number = mixed(number, self.hand[HAND * seat + card])
            number = mixed(number, self.given[seat])
            if self.phase == DRAWING:
                number = mixed(number, self.given[(seat + self.seats - 1) % self.seats])
        return number
