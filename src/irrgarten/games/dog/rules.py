"""Brändi Dog: the position and what the clauses let happen to it.

Source of the rules: ``docs/rules/dog.md``. A tournament of many tables (DOG-59) is
elsewhere. Whoever can play no card drops out as part of the act before (DOG-18), so the seat to
play always has a legal act.
"""

from __future__ import annotations

import cython

from irrgarten.games.dog.codes import (
    ALL_HOME,
    CARD,
    DEALING,
    DEALT,
    DRAW,
    DRAWING,
    DREW,
    DROPPED,
    EXCHANGING,
    FRESH,
    GAVE,
    GIVE,
    GOT,
    HAND,
    IDLED,
    JOKER,
    KENNEL,
    LAID,
    LANE,
    MOVE,
    MOVED,
    OVER,
    PLAYING,
    ROUND,
    SEVEN,
    SHUFFLED,
    SWAP,
    SWAPPED,
    TAKING,
    TURN,
    WENT_HOME,
    WON,
    card_of,
    end_of,
    kind_of,
    rank_of,
    start_of,
)
from irrgarten.games.dog.legal import DogActs
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.noting import note

NONE = -1
ONE = 1


@cython.cclass
class Dog(DogActs):
    """A position, with what acts do to it."""

    # -- what an act does -----------------------------------------------------
    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        kind, card = kind_of(act), card_of(act)
        if kind == CARD:
            self.answer(card, journal)
        elif kind == GIVE:
            self.give(seat, card, journal)
        else:
            self.play(seat, act, journal)

    def answer(self, card: int, journal: Journal | None) -> None:
        """Chance has drawn a card."""
        if self.phase == DEALING:
            self.deal_card(card, journal)
        elif self.phase == DRAWING:
            self.draw_card(card, journal)
        else:
            self.take_card(card, journal)

    def play(self, seat: int, act: int, journal: Journal | None) -> None:
        kind, card, rank = kind_of(act), card_of(act), rank_of(act)
        if card != 0:
            self.lay(seat, card, rank, journal)
        start, end = start_of(act), end_of(act)
        if kind == MOVE:
            if rank == SEVEN or card == 0:
                self.part(seat, card, start, end, journal)
            else:
                self.move(seat, start, end, journal)
        elif kind == SWAP:
            self.swap(seat, start, end, journal)
        elif kind == DRAW:
            self.phase = TAKING
            self.source = end
            return
        elif journal is not None:
            note(journal, IDLED, seat, self.playable_cards(seat))
        if self.phase == PLAYING and self.left == 0:
            self.next_turn(journal)

    def lay(self, seat: int, card: int, rank: int, journal: Journal | None) -> None:
        """DOG-16."""
        self.take_from(seat, card)
        self.pile[0] += 1
        self.pile[card] += 1
        note(journal, LAID, seat, card, rank)

    def move(self, seat: int, start: int, end: int, journal: Journal | None) -> None:
        marble = self.marbles.marble_at(start)
        field = end if end < FRESH else self.marbles.start_of(end - FRESH)
        changed = ONE << (marble >> 2)
        self.marbles.leave(marble)
        if self.marbles.on[field] >= 0:  # DOG-33, DOG-35
            changed |= ONE << (self.marbles.on[field] >> 2)
            self.strike(self.marbles.on[field], journal)
        self.marbles.stand(marble, field)
        self.marbles.put_in_order(changed)
        if end >= FRESH:
            self.marbles.barred[field >> 4] = 1  # DOG-30
        note(journal, MOVED, seat, marble >> 2, start, end, 0)
        self.look_home(marble >> 2, start, end, journal)

    def part(self, seat: int, card: int, start: int, end: int, journal: Journal | None) -> None:
        marble = self.marbles.marble_at(start)
        place = self.marbles.at[marble]
        if card != 0:
            self.left = SEVEN
            self.by_joker = card == JOKER
        self.left -= self.marbles.points_between(marble, place, end)
        gone = self.marbles.passed(marble, end)
        changed = ONE << (marble >> 2)
        self.marbles.leave(marble)
        for other in range(4 * self.seats):
            if (gone >> other) & 1:  # DOG-46
                changed |= ONE << (other >> 2)
                self.strike(other, journal)
        self.marbles.stand(marble, end)
        self.marbles.put_in_order(changed)
        if self.left == 0:
            self.by_joker = False
        note(journal, MOVED, seat, marble >> 2, start, end, self.left)
        self.look_home(marble >> 2, start, end, journal)

    def strike(self, marble: int, journal: Journal | None) -> None:
        note(journal, WENT_HOME, marble >> 2, self.marbles.at[marble])
        self.marbles.send_home(marble)

    def swap(self, seat: int, start: int, end: int, journal: Journal | None) -> None:
        marble = self.marbles.on[start]
        other = self.marbles.on[end]
        note(journal, SWAPPED, seat, marble >> 2, start, other >> 2, end)
        self.marbles.at[marble] = end  # DOG-55: nobody becomes fresh
        self.marbles.on[end] = marble
        self.marbles.at[other] = start
        self.marbles.on[start] = other
        self.marbles.put_in_order(ONE << (marble >> 2) | ONE << (other >> 2))

    def look_home(self, owner: int, start: int, end: int, journal: Journal | None) -> None:
        """DOG-56, DOG-57, DOG-66: has this move brought the last marble home?"""
        if end < LANE or end >= KENNEL or (LANE <= start < KENNEL) or self.marbles.home[owner] < 4:
            return
        note(journal, ALL_HOME, owner)
        if self.marbles.team_is_home(owner):
            self.winners = self.marbles.team(owner)
            self.phase = OVER
            self.turn = NONE
            self.left = 0
            self.by_joker = False
            note(journal, WON, self.winners)

    # -- turns and rounds -----------------------------------------------------
    def next_turn(self, journal: Journal | None) -> None:
        """DOG-18, DOG-19: the next seat that holds a playable card; who holds none drops out."""
        seat = self.turn
        for i in range(self.seats):
            seat = self.after(seat)
            if self.hand[HAND * seat] == 0:
                continue
            if self.can_act(seat):
                self.turn = seat
                note(journal, TURN, seat)
                return
            self.drop_out(seat, journal)
        self.next_round(journal)

    def drop_out(self, seat: int, journal: Journal | None) -> None:
        for card in range(1, HAND):
            count = self.hand[HAND * seat + card]
            if count > 0:
                note(journal, DROPPED, seat, card, count)
                self.pile[card] += count
                self.pile[0] += count
                self.hand[HAND * seat + card] = 0
        self.hand[HAND * seat] = 0

    def next_round(self, journal: Journal | None) -> None:
        """DOG-10, DOG-11."""
        self.phase = DEALING
        self.turn = NONE
        self.dealer = self.after(self.dealer)
        self.deal = self.deal - 1 if self.deal > 2 else 6
        note(journal, ROUND, self.dealer, self.deal)
        self.restock(journal)

    def restock(self, journal: Journal | None) -> None:
        """DOG-12, while a card is still to be dealt."""
        if self.stock[0] > 0:
            return
        for card in range(HAND):
            self.stock[card] = self.pile[card]
            self.pile[card] = 0
        note(journal, SHUFFLED, self.stock[0])

    def deal_card(self, card: int, journal: Journal | None) -> None:
        seat = self.next_dealt()
        self.stock[0] -= 1
        self.stock[card] -= 1
        self.hand_to(seat, card)
        note(journal, DEALT, seat, card)
        if self.hand[HAND * self.next_dealt()] < self.deal:
            self.restock(journal)
        else:
            self.phase = DRAWING if self.marbles.team_size == 0 else EXCHANGING

    def begin_play(self, journal: Journal | None) -> None:
        """The player after the dealer begins (DOG-11)."""
        self.phase = PLAYING
        self.turn = self.dealer
        self.next_turn(journal)

    # -- cards that change hands ----------------------------------------------
    def give(self, seat: int, card: int, journal: Journal | None) -> None:
        """DOG-13, DOG-14: all change hands at once when the last is given."""
        self.take_from(seat, card)
        self.given[seat] = card
        note(journal, GAVE, seat, self.marbles.next_mate(seat), card)
        if self.yet_to_give() != 0:
            return
        for giver in range(self.seats):
            mate = self.marbles.next_mate(giver)
            self.hand_to(mate, self.given[giver])
            note(journal, GOT, mate, giver, self.given[giver])
            self.given[giver] = 0
        self.begin_play(journal)

    def draw_card(self, card: int, journal: Journal | None) -> None:
        """DOG-61: all draw from the hands as dealt."""
        seat = self.next_drawer()
        source = self.after(seat)
        self.take_from(source, card)
        self.given[seat] = card
        note(journal, DREW, seat, source, card)
        if self.yet_to_give() != 0:
            return
        for seat in range(self.seats):
            self.hand_to(seat, self.given[seat])
            self.given[seat] = 0
        self.begin_play(journal)

    def take_card(self, card: int, journal: Journal | None) -> None:
        """DOG-64."""
        self.take_from(self.source, card)
        self.hand_to(self.turn, card)
        note(journal, DREW, self.turn, self.source, card)
        self.source = NONE
        self.phase = PLAYING
        self.next_turn(journal)
