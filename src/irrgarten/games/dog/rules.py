"""Brändi Dog: the position and what the clauses let happen to it.

Source of the rules: ``docs/rules/dog.md``. A tournament of many tables (DOG-59) is
elsewhere. Whoever can play no card drops out as part of the act before (DOG-18), so the seat to
play always has a legal act.
"""

from __future__ import annotations

import cython

from irrgarten.games.dog.codes import (
    ACE,
    ALL_HOME,
    CARD,
    DEALING,
    DEALT,
    DRAW,
    DRAWING,
    DREW,
    DROPPED,
    EXCHANGING,
    FOUR,
    FRESH,
    GAVE,
    GIVE,
    GOT,
    IDLE,
    IDLED,
    JACK,
    JOKER,
    KENNEL,
    KING,
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
    TWO,
    WENT_HOME,
    WON,
)
from irrgarten.games.dog.marbles import Marbles
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import copy_fields, int16s
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.mixing import mixed
from irrgarten.kernel.state import CHANCE, State

NONE = -1
ONE = 1

#: A hand is its number of cards, then how many it has of each kind.
HAND = 15


@cython.cclass
class Dog(State):
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
        self.become(cython.cast(Dog, other))

    def become(self, o: Dog) -> None:
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

    # -- what is legal --------------------------------------------------------
    def legal(self, seat: int, into: Acts) -> None:
        into.clear()
        if self.phase == EXCHANGING:
            if self.given[seat] == 0:
                for card in range(1, HAND):
                    if self.hand[HAND * seat + card] > 0:
                        into.add(GIVE << 24 | card)
            return
        if self.phase != PLAYING or self.turn != seat:
            return
        if self.left > 0:
            self.part_acts(seat, 0, self.left, into)
            return
        for card in range(1, HAND):
            if self.hand[HAND * seat + card] > 0:
                self.card_acts(seat, card, into)
        if into.count == 0:
            into.add(IDLE << 24 | JACK << 4 | JACK)  # DOG-54

    def can_act(self, seat: int) -> bool:
        """DOG-17, DOG-18, DOG-54: is any card of the hand playable?"""
        for card in range(1, HAND):
            if self.hand[HAND * seat + card] > 0 and self.card_acts(seat, card, None):
                return True
        return self.hand[HAND * seat + JACK] > 0 and self.may_idle(seat)

    def may_idle(self, seat: int) -> bool:
        """DOG-54, as far as the board says: own marbles on the track, and no others to exchange."""
        mine = self.marbles.played_by(seat)
        on_track = False
        for marble in range(4 * self.seats):
            if (mine >> (marble >> 2)) & 1:
                if self.marbles.at[marble] < LANE:
                    on_track = True
            elif self.marbles.is_loose(marble):
                return False
        return on_track

    def card_acts(self, seat: int, card: int, into: Acts | None) -> bool:
        """List what a card can do; without a list, only say whether it can do anything."""
        if card != JOKER:
            return self.rank_acts(seat, card, card, into)
        found = False
        for rank in range(1, JOKER):  # DOG-27
            if self.rank_acts(seat, JOKER, rank, into):
                if into is None:
                    return True
                found = True
        return found

    def rank_acts(self, seat: int, card: int, rank: int, into: Acts | None) -> bool:
        face = rank << 4 | card
        found = False
        if rank == ACE or (rank == KING and card == KING):  # a joker puts out as an ace
            found = self.start_acts(seat, face, into)
            if found and into is None:
                return True
        if rank == SEVEN:
            return self.part_acts(seat, face, SEVEN, into)
        if rank == JACK:
            return self.swap_acts(seat, face, into)
        if self.step_acts(seat, face, rank, into):
            if into is None:
                return True
            found = True
        if rank == ACE and self.step_acts(seat, face, 11, into):
            found = True
        if rank == FOUR and self.back_acts(seat, face, into):
            found = True
        if rank == TWO and self.marbles.team_size == 0 and self.draw_acts(seat, face, into):
            found = True
        return found

    def start_acts(self, seat: int, face: int, into: Acts | None) -> bool:
        """DOG-30, DOG-32."""
        mine = self.marbles.played_by(seat)
        found = False
        for owner in range(self.seats):
            if (mine >> owner) & 1 and self.marbles.marble_at(KENNEL + owner) >= 0:
                if self.marbles.barred[self.marbles.start_of(owner) >> 4] == 0:
                    if into is None:
                        return True
                    into.add(MOVE << 24 | (FRESH + owner) << 16 | (KENNEL + owner) << 8 | face)
                    found = True
        return found

    def move_act(self, marble: int, to: int, face: int) -> int:
        return MOVE << 24 | to << 16 | self.marbles.place_of(marble) << 8 | face

    def step_acts(self, seat: int, face: int, points: int, into: Acts | None) -> bool:
        mine = self.marbles.played_by(seat)
        found = False
        for owner in range(self.seats):
            if (mine >> owner) & 1 == 0:
                continue
            for marble in range(4 * owner, 4 * owner + 4):
                if self.marbles.at[marble] >= KENNEL:
                    break  # these come last
                to = self.marbles.onward(marble, points)
                if to >= 0:
                    if into is None:
                        return True
                    into.add(self.move_act(marble, to, face))
                    found = True
                to = self.marbles.inward(marble, points)
                if to >= 0 and not self.joker_may_not_finish(face & 15 == JOKER, marble):
                    if into is None:
                        return True
                    into.add(self.move_act(marble, to, face))
                    found = True
        return found

    def back_acts(self, seat: int, face: int, into: Acts | None) -> bool:
        mine = self.marbles.played_by(seat)
        found = False
        for owner in range(self.seats):
            if (mine >> owner) & 1 == 0:
                continue
            for marble in range(4 * owner, 4 * owner + 4):
                to = self.marbles.backward(marble)
                if to >= 0:
                    if into is None:
                        return True
                    into.add(self.move_act(marble, to, face))
                    found = True
        return found

    def swap_acts(self, seat: int, face: int, into: Acts | None) -> bool:
        """DOG-52, DOG-53."""
        mine = self.marbles.played_by(seat)
        found = False
        for marble in range(4 * self.seats):
            if (mine >> (marble >> 2)) & 1 == 0 or not self.marbles.is_loose(marble):
                continue
            for other in range(4 * self.seats):
                if (mine >> (other >> 2)) & 1 or not self.marbles.is_loose(other):
                    continue
                if into is None:
                    return True
                to = self.marbles.at[other]
                into.add(SWAP << 24 | to << 16 | self.marbles.at[marble] << 8 | face)
                found = True
        return found

    def draw_acts(self, seat: int, face: int, into: Acts | None) -> bool:
        """DOG-64."""
        found = False
        for other in range(self.seats):
            if other != seat and self.hand[HAND * other] > 0:
                if into is None:
                    return True
                into.add(DRAW << 24 | other << 16 | face)
                found = True
        return found

    def part_acts(self, seat: int, face: int, left: int, into: Acts | None) -> bool:
        """The parts of a seven (DOG-45 to DOG-50). Any points that fit can be used part by part."""
        movers = self.marbles.moved_by_seven(seat, self.marbles.home[seat])
        if into is None:
            return self.marbles.room(movers, NONE, NONE, 0) >= left
        joker = face & 15 == JOKER or (face == 0 and self.by_joker)
        found = False
        for marble in range(4 * self.seats):
            if (movers >> (marble >> 2)) & 1 == 0 or self.marbles.at[marble] >= KENNEL:
                continue
            for points in range(1, left + 1):
                to = self.marbles.onward(marble, points)
                if to >= 0 and self.marbles.uses_up(seat, marble, to, left):
                    into.add(self.move_act(marble, to, face))
                    found = True
                to = self.marbles.inward(marble, points)
                if to >= 0 and not self.joker_may_not_finish(joker, marble):
                    if face & 15 == JOKER and self.wins_with_less(seat, marble, to):
                        continue  # listed as a joker of that rank
                    if self.marbles.uses_up(seat, marble, to, left):
                        into.add(self.move_act(marble, to, face))
                        found = True
        return found

    def wins_with_less(self, seat: int, marble: int, to: int) -> bool:
        """DOG-66: does a seven win with this first part, just as a smaller card would?"""
        if self.marbles.team_size != 0 or marble >> 2 != seat or self.marbles.home[seat] != 3:
            return False
        place = self.marbles.at[marble]
        if place >= LANE or to < LANE or self.marbles.passed(marble, to) != 0:
            return False
        return self.marbles.points_between(marble, place, to) < SEVEN

    def joker_may_not_finish(self, joker: bool, marble: int) -> bool:
        """DOG-58: is this a team's last marble, and a joker would bring it in?"""
        if not joker or not self.marbles.no_joker_finish or self.marbles.team_size == 0:
            return False
        return self.marbles.at[marble] < LANE and self.marbles.missing(marble >> 2) == 1

    def chances(self, into: Acts) -> None:
        into.clear()
        if self.phase == DEALING:
            for card in range(1, HAND):
                if self.stock[card] > 0:
                    into.weigh(CARD << 24 | card, self.stock[card])
            return
        if self.phase not in (DRAWING, TAKING):
            return
        source = self.source
        if self.phase == DRAWING:
            source = self.after(self.next_drawer())
        for card in range(1, HAND):
            if self.hand[HAND * source + card] > 0:
                into.weigh(CARD << 24 | card, self.hand[HAND * source + card])

    # -- what an act does -----------------------------------------------------
    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        kind = act >> 24
        card = act & 15
        if kind == CARD:
            if self.phase == DEALING:
                self.deal_card(card, journal)
            elif self.phase == DRAWING:
                self.draw_card(card, journal)
            else:
                self.take_card(card, journal)
            return
        if kind == GIVE:
            self.give(seat, card, journal)
            return
        rank = (act >> 4) & 15
        if card != 0:
            self.lay(seat, card, rank, journal)
        start = (act >> 8) & 255
        end = (act >> 16) & 255
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
            journal.note(IDLED, seat, self.playable_cards(seat))
        if self.phase == PLAYING and self.left == 0:
            self.next_turn(journal)

    def lay(self, seat: int, card: int, rank: int, journal: Journal | None) -> None:
        """DOG-16."""
        self.take_from(seat, card)
        self.pile[0] += 1
        self.pile[card] += 1
        if journal is not None:
            journal.note(LAID, seat, card, rank)

    def take_from(self, seat: int, card: int) -> None:
        self.hand[HAND * seat] -= 1
        self.hand[HAND * seat + card] -= 1

    def hand_to(self, seat: int, card: int) -> None:
        self.hand[HAND * seat] += 1
        self.hand[HAND * seat + card] += 1

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
        if journal is not None:
            journal.note(MOVED, seat, marble >> 2, start, end, 0)
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
        if journal is not None:
            journal.note(MOVED, seat, marble >> 2, start, end, self.left)
        self.look_home(marble >> 2, start, end, journal)

    def strike(self, marble: int, journal: Journal | None) -> None:
        if journal is not None:
            journal.note(WENT_HOME, marble >> 2, self.marbles.at[marble])
        self.marbles.send_home(marble)

    def swap(self, seat: int, start: int, end: int, journal: Journal | None) -> None:
        marble = self.marbles.on[start]
        other = self.marbles.on[end]
        if journal is not None:
            journal.note(SWAPPED, seat, marble >> 2, start, other >> 2, end)
        self.marbles.at[marble] = end  # DOG-55: nobody becomes fresh
        self.marbles.on[end] = marble
        self.marbles.at[other] = start
        self.marbles.on[start] = other
        self.marbles.put_in_order(ONE << (marble >> 2) | ONE << (other >> 2))

    def look_home(self, owner: int, start: int, end: int, journal: Journal | None) -> None:
        """DOG-56, DOG-57, DOG-66: has this move brought the last marble home?"""
        if end < LANE or end >= KENNEL or (LANE <= start < KENNEL) or self.marbles.home[owner] < 4:
            return
        if journal is not None:
            journal.note(ALL_HOME, owner)
        if self.marbles.team_is_home(owner):
            self.winners = self.marbles.team(owner)
            self.phase = OVER
            self.turn = NONE
            self.left = 0
            self.by_joker = False
            if journal is not None:
                journal.note(WON, self.winners)

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
                if journal is not None:
                    journal.note(TURN, seat)
                return
            self.drop_out(seat, journal)
        self.next_round(journal)

    def drop_out(self, seat: int, journal: Journal | None) -> None:
        for card in range(1, HAND):
            count = self.hand[HAND * seat + card]
            if count > 0:
                if journal is not None:
                    journal.note(DROPPED, seat, card, count)
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
        if journal is not None:
            journal.note(ROUND, self.dealer, self.deal)
        self.restock(journal)

    def restock(self, journal: Journal | None) -> None:
        """DOG-12, while a card is still to be dealt."""
        if self.stock[0] > 0:
            return
        for card in range(HAND):
            self.stock[card] = self.pile[card]
            self.pile[card] = 0
        if journal is not None:
            journal.note(SHUFFLED, self.stock[0])

    def deal_card(self, card: int, journal: Journal | None) -> None:
        seat = self.next_dealt()
        self.stock[0] -= 1
        self.stock[card] -= 1
        self.hand_to(seat, card)
        if journal is not None:
            journal.note(DEALT, seat, card)
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
        if journal is not None:
            journal.note(GAVE, seat, self.marbles.next_mate(seat), card)
        if self.yet_to_give() != 0:
            return
        for giver in range(self.seats):
            mate = self.marbles.next_mate(giver)
            self.hand_to(mate, self.given[giver])
            if journal is not None:
                journal.note(GOT, mate, giver, self.given[giver])
            self.given[giver] = 0
        self.begin_play(journal)

    def draw_card(self, card: int, journal: Journal | None) -> None:
        """DOG-61: all draw from the hands as dealt."""
        seat = self.next_drawer()
        source = self.after(seat)
        self.take_from(source, card)
        self.given[seat] = card
        if journal is not None:
            journal.note(DREW, seat, source, card)
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
        if journal is not None:
            journal.note(DREW, self.turn, self.source, card)
        self.source = NONE
        self.phase = PLAYING
        self.next_turn(journal)

    # -- the end, and what is seen --------------------------------------------
    def playable_cards(self, seat: int) -> int:
        """The set of cards, bit by number, of which any one could be played by this seat now."""
        cards = 0
        for card in range(1, HAND):
            if self.card_acts(seat, card, None):
                cards |= ONE << card
        return cards

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
