"""What marbles and cards are worth in Brändi Dog, as set by hand.

Every marble has a standing: in the kennel nothing, more the nearer it is to its finish, most inside
and out of the way of the others. Less if opponents behind it have the right distance. Cards that
put marbles out have a worth where some are in the kennel. The numbers are fitted to games of the
suggested acts: a standing is in units of the logarithm of the odds.
"""

from __future__ import annotations

from itertools import pairwise

import cython

from irrgarten.games.dog.codes import ACE, FOUR, FRESH, HAND, JACK, JOKER, KENNEL, KING, LANE, SEVEN
from irrgarten.games.dog.marbles import Marbles
from irrgarten.games.dog.rules import Dog
from irrgarten.kernel.flat import doubles, ints

ONE = 1

#: The standing of a fresh marble.
OUT = 0.2
#: What each free field further in costs a marble in the finish: it keeps the others out.
IN_THE_WAY = 0.1
#: How much of what would be lost counts where an opponent may send a marble home.
FEAR = 0.4
#: The chance, about, that an opponent at such a distance has a card that fits: a plain card, or
#: where a seven reaches too; and the most that several opponents make of it.
FITS = 0.3
SWEPT = 0.45
SURE = 0.85
#: What cards in the hand are worth: any; one that puts out while marbles wait, with others on
#: the way and without; a joker; a seven; and to a mate, one that leads straight into the finish.
ANY_CARD = 0.02
PUTS_OUT = 0.1
BEGINS = 0.18
WILD = 0.14
SPLITS = 0.06
LEADS_IN = 0.1

#: The standing of a marble on the track that is so many points before its start field; drawn as
#: lines between these.
KNOTS = ((0, 0.36), (5, 0.4), (9, 0.4), (13, 0.35), (20, 0.29), (32, 0.24), (64, 0.22), (96, 0.2))
WAY = doubles(97)
#: What so many marbles in the finish are worth together; with all four a player helps its
#: mates.
HOMES = doubles(5)


def _lay_out() -> None:
    for (near, high), (far, low) in pairwise(KNOTS):
        for ahead in range(near, far + 1):
            WAY[ahead] = high + (low - high) * (ahead - near) / (far - near)
    for count, worth in enumerate((0.0, 0.54, 1.17, 2.0, 3.57)):
        HOMES[count] = worth


_lay_out()


@cython.cclass
class Outlook:
    """Of the teams that play in ``known``."""

    def __init__(self, known: Dog) -> None:
        self.team = ints(6)
        for seat in range(known.seats):
            self.team[seat] = known.marbles.team(seat)
        #: Tables that are alike: everybody alone on four arms, teams there, six arms.
        self.table = 2 if known.marbles.arms == 6 else 1 if known.marbles.team_size > 0 else 0

    # -- a marble -------------------------------------------------------------
    def standing(self, marbles: Marbles, owner: int, place: int) -> float:
        """What a marble in a place, named as in acts, is worth to its owner.

        In the finish: what the next one to come in is worth.
        """
        if place >= FRESH:
            return OUT
        if place >= KENNEL:
            return 0.0
        if place < LANE:
            ahead = marbles.start_of(owner) - place
            return WAY[ahead if ahead >= 0 else ahead + marbles.ring]
        free = 0
        for field in range(place + 1, LANE + 4 * owner + 4):
            if marbles.on[field] < 0:
                free += 1
        home = min(marbles.home[owner], 3)
        return HOMES[home + 1] - HOMES[home] - IN_THE_WAY * free

    def danger(self, marbles: Marbles, owner: int, field: int) -> float:
        """How likely a marble on a track field is sent home soon."""
        risk = 0.0
        for other in range(marbles.seats):
            if (self.team[owner] >> other) & 1:
                continue
            for marble in range(4 * other, 4 * other + 4):
                place = marbles.at[marble]
                if place >= KENNEL:
                    if field == marbles.start_of(other):
                        risk += FITS  # DOG-33
                    break  # these come last
                if place >= LANE:
                    continue
                behind = field - place
                if behind < 0:
                    behind += marbles.ring
                risk += self.threat(marbles, marble, behind)
        return min(risk, SURE)

    def threat(self, marbles: Marbles, marble: int, behind: int) -> float:
        """How likely a marble on the track is soon moved to what lies so many points before it."""
        if behind <= KING:
            if marbles.onward(marble, behind) < 0:
                return 0.0
            return SWEPT if behind <= SEVEN else FITS
        return FITS if behind == marbles.ring - FOUR else 0.0

    def sent_home(self, marbles: Marbles, marble: int, end: int, sweeps: bool) -> int:
        """Whom a move to there sends home, as bits."""
        if sweeps:
            return marbles.passed(marble, end)
        other = marbles.on[end if end < FRESH else marbles.start_of(end - FRESH)]
        return ONE << other if other >= 0 else 0

    def in_peril(self, marbles: Marbles, owner: int, place: int) -> float:
        """What a marble in a place may well lose again."""
        if place >= LANE:
            return 0.0
        return FEAR * self.danger(marbles, owner, place) * self.standing(marbles, owner, place)

    # -- cards ----------------------------------------------------------------
    def waiting(self, marbles: Marbles, seats: int) -> int:
        """How many marbles of these seats are in the kennel."""
        return self.count_in(marbles, seats, KENNEL, FRESH)

    def under_way(self, marbles: Marbles, seats: int) -> int:
        """How many marbles of these seats are on the track."""
        return self.count_in(marbles, seats, 0, LANE)

    def count_in(self, marbles: Marbles, seats: int, first: int, end: int) -> int:
        count = 0
        for owner in range(marbles.seats):
            if (seats >> owner) & 1:
                for i in range(4 * owner, 4 * owner + 4):
                    if first <= marbles.at[i] < end:
                        count += 1
        return count

    def leads_in(self, marbles: Marbles, seats: int, points: int) -> bool:
        """Can a marble of these seats turn into its finish with so many points?"""
        for owner in range(marbles.seats):
            if (seats >> owner) & 1:
                for i in range(4 * owner, 4 * owner + 4):
                    if marbles.at[i] < LANE and marbles.inward(i, points) >= 0:
                        return True
        return False

    def needs(self, marbles: Marbles, seat: int, card: int) -> float:
        """What a card is worth to a seat whose other cards nobody knows."""
        seats = marbles.played_by(seat)
        on_track = self.under_way(marbles, seats)
        worth = ANY_CARD if on_track > 0 else 0.0
        if card in (ACE, KING, JOKER):
            if self.waiting(marbles, seats) > 0:
                worth += PUTS_OUT if on_track > 0 else BEGINS
        if card == JOKER:
            return worth + WILD
        fits = card != JACK and self.leads_in(marbles, seats, card)
        if fits or (card == ACE and self.leads_in(marbles, seats, 11)):
            worth += LEADS_IN
        if card == SEVEN and on_track > 0:
            worth += SPLITS
        return worth

    def keeps(self, state: Dog, seat: int, card: int) -> float:
        """What a card in the hand is worth to a seat beside its others."""
        worth = ANY_CARD if card != SEVEN else ANY_CARD + SPLITS
        hand = HAND * seat
        if card in (ACE, KING, JOKER):
            seats = state.marbles.played_by(seat)
            spare = state.hand[hand + ACE] + state.hand[hand + KING] + state.hand[hand + JOKER]
            waiting = self.waiting(state.marbles, seats)
            if waiting > 0:
                first = PUTS_OUT if self.under_way(state.marbles, seats) > 0 else BEGINS
                worth += first if spare == 1 else PUTS_OUT if spare <= waiting else 0.0
        return worth + WILD if card == JOKER else worth
