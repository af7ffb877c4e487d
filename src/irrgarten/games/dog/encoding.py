"""Acts and views of Brändi Dog as numbers: see ``docs/research.md``."""

from __future__ import annotations

import cython

from irrgarten.games.dog.codes import (
    ACE,
    CARD,
    DRAW,
    DRAWING,
    FOUR,
    FRESH,
    GIVE,
    HAND,
    IDLE,
    JOKER,
    KENNEL,
    KING,
    LANE,
    SEVEN,
    SWAP,
    card_of,
    end_of,
    kind_of,
    rank_of,
    start_of,
)
from irrgarten.games.dog.rules import Dog
from irrgarten.kernel.encoding import Cells, Encoding, Part
from irrgarten.kernel.flat import ints
from irrgarten.kernel.state import State

CARDS = 14
PHASES = 6
#: Steps of the further parts of a seven, of a card, and of a joker.
PARTS = 7
PLAIN = 20
STEPS = PARTS + 2 * PLAIN
#: Ways to put a marble out: ace, king, joker.
OUTS = 3
#: Finish, kennel, and a fresh marble, beyond the fields of the track.
INSIDE = 6

#: Where the steps of each rank begin: one each, but two of an ace and a four, seven of a seven.
FIRST_STEP = ints(15)
_first = 0
for _rank in range(1, 14):
    FIRST_STEP[_rank] = _first
    _first += 0 if _rank == 11 else 2 if _rank in (1, 4) else 7 if _rank == 7 else 1


@cython.cclass
class DogEncoding(Encoding):
    """Acts: a marble moved by a step, put out, exchanged; a card drawn; none; a card given.

    The fields of the track are counted from the start of the seat that acts or looks, and the
    marbles of a seat in the order of their places. Chance: the card.
    """

    def __init__(self, state: Dog) -> None:
        super().__init__(state)
        self.ring = state.marbles.ring
        marbles = 4 * self.seats
        self.swaps = marbles * 2 * STEPS + OUTS * self.seats
        self.draws = self.swaps + 2 * marbles * marbles
        self.gives = self.draws + 2 * self.seats + 1
        self.acts = self.gives + CARDS
        self.chances = CARDS
        self.cells = PHASES + 3 + 5 * self.seats + 4 * CARDS + marbles * (self.ring + INSIDE)

    def id_of(self, state: State, seat: int, act: int) -> int:
        return self.number(cython.cast(Dog, state), seat, act)

    def number(self, state: Dog, seat: int, act: int) -> int:
        kind, card, rank = kind_of(act), card_of(act), rank_of(act)
        start, end = start_of(act), end_of(act)
        joker = 1 if card == JOKER else 0
        if kind == CARD:
            return card - 1
        if kind == GIVE:
            return self.gives + card - 1
        if kind == IDLE:
            return self.gives - 1
        if kind == DRAW:
            return self.draws + self.seats * joker + (end - seat + self.seats) % self.seats
        marble = self.turned(state.marbles.marble_at(start), seat)
        if kind == SWAP:
            other = self.turned(state.marbles.marble_at(end), seat)
            return self.swaps + 4 * self.seats * (4 * self.seats * joker + marble) + other
        if KENNEL <= start < FRESH:
            out = 2 if joker else 1 if rank == KING else 0
            return 8 * self.seats * STEPS + OUTS * (marble >> 2) + out
        inward = 1 if end >= LANE else 0
        step = self.step(state, card, rank, state.marbles.marble_at(start), end)
        return 2 * (STEPS * marble + step) + inward

    def turned(self, marble: int, seat: int) -> int:
        """Return the number of a marble, its owner counted from a seat."""
        return (marble - 4 * seat + 4 * self.seats) % (4 * self.seats)

    def step(self, state: Dog, card: int, rank: int, marble: int, end: int) -> int:
        """Number the step by which a marble comes to a place: the card, and how far it goes."""
        points = state.marbles.points_between(marble, state.marbles.at[marble], end)
        if card == 0:
            return points - 1
        step = PARTS + FIRST_STEP[rank]
        if card == JOKER:
            step += PLAIN
        if rank == SEVEN:
            return step + points - 1
        if (rank == ACE and points != 1) or (rank == FOUR and points != FOUR):
            return step + 1
        return step

    def observe(self, state: State, seat: int, into: Cells, at: int) -> None:
        self.look(cython.cast(Dog, state), seat, into, at)

    def look(self, state: Dog, seat: int, into: Cells, at: int) -> None:
        seats = self.seats
        at = into.one_of(at, state.phase, PHASES)
        at = into.put(at, state.deal)
        at = into.put(at, state.left)
        at = into.put(at, state.by_joker)
        at = into.one_of(at, self.beyond(state.turn, seat), seats)
        at = into.one_of(at, self.beyond(state.dealer, seat), seats)
        at = into.one_of(at, self.beyond(state.source, seat), seats)
        for i in range(seats):
            at = into.put(at, state.hand[HAND * ((seat + i) % seats)])
        for i in range(seats):
            at = into.put(at, 1 if state.given[(seat + i) % seats] != 0 else 0)
        for card in range(1, HAND):
            at = into.put(at, state.hand[HAND * seat + card])
        at = into.one_of(at, state.given[seat] - 1, CARDS)
        lost = state.given[(seat + seats - 1) % seats] if state.phase == DRAWING else 0
        at = into.one_of(at, lost - 1, CARDS)  # DOG-61
        for card in range(1, HAND):
            at = into.put(at, state.pile[card])
        for i in range(4 * seats):
            at = self.place(state, seat, (4 * seat + i) % (4 * seats), into, at)

    def beyond(self, other: int, seat: int) -> int:
        """Return how many seats after this one another one sits, or -1 for nobody."""
        return (other - seat + self.seats) % self.seats if other >= 0 else -1

    def place(self, state: Dog, seat: int, marble: int, into: Cells, at: int) -> int:
        place = state.marbles.at[marble]
        where = self.ring + 4
        if place < LANE:
            where = (place - state.marbles.start_of(seat) + self.ring) % self.ring
        elif place < KENNEL:
            where = self.ring + (place & 3)
        at = into.one_of(at, where, self.ring + INSIDE - 1)
        return into.put(at, 1 if state.marbles.is_fresh(marble) else 0)

    def layout(self) -> list[Part]:
        return [
            ("phase", (PHASES,)),
            ("deal", (1,)),
            ("seven_left", (1,)),
            ("seven_by_joker", (1,)),
            ("turn", (self.seats,)),
            ("dealer", (self.seats,)),
            ("drawn_from", (self.seats,)),
            ("hand_sizes", (self.seats,)),
            ("has_given", (self.seats,)),
            ("hand", (CARDS,)),
            ("given", (CARDS,)),
            ("lost", (CARDS,)),
            ("discards", (CARDS,)),
            ("marbles", (self.seats, 4, self.ring + INSIDE)),
        ]
