"""Which acts are legal in Brändi Dog."""

from __future__ import annotations

from irrgarten.games.dog.codes import (
    ACE,
    CARD,
    DEALING,
    DRAW,
    DRAWING,
    EXCHANGING,
    FOUR,
    FRESH,
    GIVE,
    HAND,
    IDLE,
    JACK,
    JOKER,
    KENNEL,
    KING,
    LANE,
    MOVE,
    PLAYING,
    SEVEN,
    SWAP,
    TAKING,
    TWO,
    act_of,
)
from irrgarten.games.dog.state import DogState
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.compiling import chapter

NONE = -1
ONE = 1


@chapter
class DogActs(DogState):
    """A position that lists its legal acts."""

    # -- what is legal --------------------------------------------------------
    def legal(self, seat: int, into: Acts) -> None:
        into.clear()
        if self.phase == EXCHANGING:
            if self.given[seat] == 0:
                for card in range(1, HAND):
                    if self.hand[HAND * seat + card] > 0:
                        into.add(act_of(GIVE, card))
            return
        if self.phase != PLAYING or self.turn != seat:
            return
        if self.left > 0:
            self.part_acts(seat, 0, 0, self.left, into)
            return
        for card in range(1, HAND):
            if self.hand[HAND * seat + card] > 0:
                self.card_acts(seat, card, into)
        if into.count == 0:
            into.add(act_of(IDLE, JACK, JACK))  # DOG-54

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
        found = False
        if rank == ACE or (rank == KING and card == KING):  # a joker puts out as an ace
            found = self.start_acts(seat, card, rank, into)
            if found and into is None:
                return True
        if rank == SEVEN:
            return self.part_acts(seat, card, rank, SEVEN, into)
        if rank == JACK:
            return self.swap_acts(seat, card, rank, into)
        if self.step_acts(seat, card, rank, rank, into):
            if into is None:
                return True
            found = True
        if rank == ACE and self.step_acts(seat, card, rank, 11, into):
            found = True
        if rank == FOUR and self.back_acts(seat, card, rank, into):
            found = True
        if rank == TWO and self.marbles.team_size == 0 and self.draw_acts(seat, card, rank, into):
            found = True
        return found

    def start_acts(self, seat: int, card: int, rank: int, into: Acts | None) -> bool:
        """DOG-30, DOG-32."""
        mine = self.marbles.played_by(seat)
        found = False
        for owner in range(self.seats):
            if (mine >> owner) & 1 and self.marbles.marble_at(KENNEL + owner) >= 0:
                if self.marbles.barred[self.marbles.start_of(owner) >> 4] == 0:
                    if into is None:
                        return True
                    into.add(act_of(MOVE, card, rank, KENNEL + owner, FRESH + owner))
                    found = True
        return found

    def move_act(self, card: int, rank: int, marble: int, to: int) -> int:
        return act_of(MOVE, card, rank, self.marbles.place_of(marble), to)

    def step_acts(self, seat: int, card: int, rank: int, points: int, into: Acts | None) -> bool:
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
                    into.add(self.move_act(card, rank, marble, to))
                    found = True
                to = self.marbles.inward(marble, points)
                if to >= 0 and not self.joker_may_not_finish(card == JOKER, marble):
                    if into is None:
                        return True
                    into.add(self.move_act(card, rank, marble, to))
                    found = True
        return found

    def back_acts(self, seat: int, card: int, rank: int, into: Acts | None) -> bool:
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
                    into.add(self.move_act(card, rank, marble, to))
                    found = True
        return found

    def swap_acts(self, seat: int, card: int, rank: int, into: Acts | None) -> bool:
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
                start, end = self.marbles.at[marble], self.marbles.at[other]
                into.add(act_of(SWAP, card, rank, start, end))
                found = True
        return found

    def draw_acts(self, seat: int, card: int, rank: int, into: Acts | None) -> bool:
        """DOG-64."""
        found = False
        for other in range(self.seats):
            if other != seat and self.hand[HAND * other] > 0:
                if into is None:
                    return True
                into.add(act_of(DRAW, card, rank, 0, other))
                found = True
        return found

    def part_acts(self, seat: int, card: int, rank: int, left: int, into: Acts | None) -> bool:
        """The parts of a seven (DOG-45 to DOG-50). Any points that fit can be used part by part."""
        movers = self.marbles.moved_by_seven(seat, self.marbles.home[seat])
        if into is None:
            return self.marbles.room(movers, NONE, NONE, 0) >= left
        joker = card == JOKER or (card == 0 and self.by_joker)
        found = False
        for marble in range(4 * self.seats):
            if (movers >> (marble >> 2)) & 1 == 0 or self.marbles.at[marble] >= KENNEL:
                continue
            for points in range(1, left + 1):
                to = self.marbles.onward(marble, points)
                if to >= 0 and self.marbles.uses_up(seat, marble, to, left):
                    into.add(self.move_act(card, rank, marble, to))
                    found = True
                to = self.marbles.inward(marble, points)
                if to >= 0 and not self.joker_may_not_finish(joker, marble):
                    if card == JOKER and self.wins_with_less(seat, marble, to):
                        continue  # listed as a joker of that rank
                    if self.marbles.uses_up(seat, marble, to, left):
                        into.add(self.move_act(card, rank, marble, to))
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
                    into.weigh(act_of(CARD, card), self.stock[card])
            return
        if self.phase not in (DRAWING, TAKING):
            return
        source = self.source
        if self.phase == DRAWING:
            source = self.after(self.next_drawer())
        for card in range(1, HAND):
            if self.hand[HAND * source + card] > 0:
                into.weigh(act_of(CARD, card), self.hand[HAND * source + card])

    def playable_cards(self, seat: int) -> int:
        """The set of cards, bit by number, of which any one could be played by this seat now."""
        cards = 0
        for card in range(1, HAND):
            if self.card_acts(seat, card, None):
                cards |= ONE << card
        return cards
