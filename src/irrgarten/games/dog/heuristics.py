"""What a sensible player of Brändi Dog looks at.

Every marble has a standing: in the kennel nothing, more the nearer it is to its finish, most inside
and out of the way of the others. Less if opponents behind it have the right distance, or if it is
held at a fresh marble. Cards that put marbles out have a worth where some are in the kennel. The
team with the better sum is likelier to win. The numbers are fitted to games of the suggested acts:
a standing is in units of the logarithm of the odds.
"""

from __future__ import annotations

from itertools import pairwise

import cython

from irrgarten.games.dog.codes import (
    ACE,
    DRAW,
    FOUR,
    FRESH,
    GIVE,
    JACK,
    JOKER,
    KENNEL,
    KING,
    LANE,
    MOVE,
    SEVEN,
    SWAP,
)
from irrgarten.games.dog.marbles import Marbles
from irrgarten.games.dog.rules import HAND, Dog
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State

if not cython.compiled:
    from math import exp

ONE = 1

#: The standing of a fresh marble.
OUT = 0.2
#: What each free field further in costs a marble in the finish: it keeps the others out.
IN_THE_WAY = 0.1
#: What it costs a marble that the next start is barred.
HELD = 0.03
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
#: What it is worth to be the next to play.
NEXT = 0.05
#: What drawing a card from an opponent is worth (DOG-64).
DRAWN = 0.03
#: How far suggestions stray, and how sharply priors follow from what an act gains.
WHIM = 0.02
TEMPER = 0.09
#: Acts that a playout goes on at least.
SHORTEST = 8

#: The standing of a marble on the track that is so many points before its start field; drawn as
#: lines between these.
KNOTS = ((0, 0.36), (5, 0.4), (9, 0.4), (13, 0.35), (20, 0.29), (32, 0.24), (64, 0.22), (96, 0.2))
if not cython.compiled:
    WAY = [0.0] * 97
    #: What so many marbles in the finish are worth together; with all four a player helps its
    #: mates.
    HOMES = [0.0] * 5


def _lay_out() -> None:
    for (near, high), (far, low) in pairwise(KNOTS):
        for ahead in range(near, far + 1):
            WAY[ahead] = high + (low - high) * (ahead - near) / (far - near)
    for count, worth in enumerate((0.0, 0.54, 1.17, 2.0, 3.57)):
        HOMES[count] = worth


_lay_out()


class DogHeuristics(Heuristics):
    """Advice for one decision; ``known`` is what the one who takes it sees."""

    def __init__(self, known: Dog) -> None:
        if not cython.compiled:
            self.team = [0] * 6
            self.strength = [0.0] * 6
        self.cards = 0
        seat = 0
        for seat in range(known.seats):
            self.team[seat] = known.marbles.team(seat)
            self.cards += known.hand[HAND * seat]

    # -- what the search asks -------------------------------------------------
    def suggest(self, state: State, seat: int, acts: Acts, rng: Rng) -> int:
        best = -1e9
        chosen = -1
        i = 0
        for i in range(acts.count):
            gain = self.gain(cython.cast(Dog, state), seat, acts.at(i))
            gain += WHIM * rng.below(1024) / 1024.0
            if gain > best:
                best = gain
                chosen = acts.at(i)
        return chosen

    def prior(self, state: State, seat: int, act: int) -> float:
        gain = self.gain(cython.cast(Dog, state), seat, act) / TEMPER
        return exp(min(max(gain, -6.0), 6.0))

    def worth(self, state: State, seat: int) -> float:
        return self.prospects(cython.cast(Dog, state), seat)

    def horizon(self) -> int:
        """About to the end of the round, when the cards in the hands have done what they can."""
        return max(self.cards, SHORTEST)

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
        field = 0
        for field in range(place + 1, LANE + 4 * owner + 4):
            if marbles.on[field] < 0:
                free += 1
        home = min(marbles.home[owner], 3)
        return HOMES[home + 1] - HOMES[home] - IN_THE_WAY * free

    def danger(self, marbles: Marbles, owner: int, field: int) -> float:
        """How likely a marble on a track field is sent home soon."""
        risk = 0.0
        other = 0
        marble = 0
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
                if behind <= KING:
                    if marbles.onward(marble, behind) >= 0:
                        risk += SWEPT if behind <= SEVEN else FITS
                elif behind == marbles.ring - FOUR:
                    risk += FITS
        return min(risk, SURE)

    def in_peril(self, marbles: Marbles, owner: int, place: int) -> float:
        """What a marble in a place may well lose again."""
        if place >= LANE:
            return 0.0
        return FEAR * self.danger(marbles, owner, place) * self.standing(marbles, owner, place)

    # -- an act ---------------------------------------------------------------
    def gain(self, state: Dog, seat: int, act: int) -> float:
        """What an act gains for the seat's team, as it looks at first sight."""
        kind = act >> 24
        card = act & 15
        if kind == GIVE:
            mate = state.marbles.next_mate(seat)
            return self.needs(state.marbles, mate, card) - self.keeps(state, seat, card)
        start = (act >> 8) & 255
        end = (act >> 16) & 255
        gain = 0.0
        if card != 0:
            gain -= self.keeps(state, seat, card)
        if kind == MOVE:
            sweeps = card == 0 or (act >> 4) & 15 == SEVEN
            gain += self.moved(state.marbles, seat, start, end, sweeps)
        elif kind == SWAP:
            marble = state.marbles.on[start]
            other = state.marbles.on[end]
            gain += self.shifted(state.marbles, seat, marble >> 2, start, end)
            gain += self.shifted(state.marbles, seat, other >> 2, end, start)
        elif kind == DRAW:
            gain += DRAWN
        return gain

    def shifted(self, marbles: Marbles, seat: int, owner: int, start: int, end: int) -> float:
        """What it gains a seat that an owner's marble gets from one place to another."""
        gain = self.standing(marbles, owner, end) - self.standing(marbles, owner, start)
        gain += self.in_peril(marbles, owner, start) - self.in_peril(marbles, owner, end)
        return gain if (self.team[seat] >> owner) & 1 else -gain

    def moved(self, marbles: Marbles, seat: int, start: int, end: int, sweeps: bool) -> float:
        """What a move gains, by the marble moved and by those that it sends home."""
        marble = marbles.marble_at(start)
        gain = self.shifted(marbles, seat, marble >> 2, start, end)
        field = end if end < FRESH else marbles.start_of(end - FRESH)
        gone = 0
        other = 0
        if sweeps:
            gone = marbles.passed(marble, end)
        elif marbles.on[field] >= 0:
            gone = ONE << marbles.on[field]
        if gone != 0:
            for other in range(4 * marbles.seats):
                if (gone >> other) & 1:
                    lost = self.standing(marbles, other >> 2, marbles.at[other])
                    gain += -lost if (self.team[seat] >> (other >> 2)) & 1 else lost
        return gain

    # -- cards ----------------------------------------------------------------
    def waiting(self, marbles: Marbles, seats: int) -> int:
        """How many marbles of these seats are in the kennel."""
        return self.count_in(marbles, seats, KENNEL, FRESH)

    def under_way(self, marbles: Marbles, seats: int) -> int:
        """How many marbles of these seats are on the track."""
        return self.count_in(marbles, seats, 0, LANE)

    def count_in(self, marbles: Marbles, seats: int, first: int, end: int) -> int:
        count = 0
        owner = 0
        i = 0
        for owner in range(marbles.seats):
            if (seats >> owner) & 1:
                for i in range(4 * owner, 4 * owner + 4):
                    if first <= marbles.at[i] < end:
                        count += 1
        return count

    def leads_in(self, marbles: Marbles, seats: int, points: int) -> bool:
        """Can a marble of these seats turn into its finish with so many points?"""
        owner = 0
        i = 0
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

    # -- the race -------------------------------------------------------------
    def prospects(self, state: Dog, seat: int) -> float:
        """The chance that the seat's team wins, by the sums of all teams."""
        total = 0.0
        own = 0.0
        i = 0
        j = 0
        for i in range(state.seats):
            self.strength[i] = self.stand_of(state, i)
        for i in range(state.seats):
            if self.team[i] & ((ONE << i) - 1):
                continue  # a team is counted with its first seat
            strength = 0.0
            for j in range(state.seats):
                if (self.team[i] >> j) & 1:
                    strength += self.strength[j]
            odds = exp(strength)
            total += odds
            if (self.team[i] >> seat) & 1:
                own = odds
        return own / total

    def stand_of(self, state: Dog, seat: int) -> float:
        """How a seat stands: its marbles, and its cards for those that it plays."""
        worth = HOMES[state.marbles.home[seat]]
        marble = 0
        for marble in range(4 * seat, 4 * seat + 4):
            worth += self.stand(state.marbles, marble)
        if state.turn == seat:
            worth += NEXT
        hand = HAND * seat
        worth += WILD * state.hand[hand + JOKER]
        starts = state.hand[hand + ACE] + state.hand[hand + KING] + state.hand[hand + JOKER]
        seats = state.marbles.played_by(seat)
        waiting = self.waiting(state.marbles, seats)
        on_track = self.under_way(state.marbles, seats)
        if on_track > 0:
            worth += ANY_CARD * state.hand[hand] + SPLITS * state.hand[hand + SEVEN]
        if starts > 0 and waiting > 0:
            worth += PUTS_OUT * min(starts, waiting)
            if on_track == 0:
                worth += BEGINS - PUTS_OUT
        return worth

    def stand(self, marbles: Marbles, marble: int) -> float:
        """The standing of a marble, in danger or held as it is; in the finish, what it bars."""
        place = marbles.place_of(marble)
        worth = self.standing(marbles, marble >> 2, place)
        if place < LANE:
            worth -= self.in_peril(marbles, marble >> 2, place)
            ahead = (place >> 4) + 1
            if marbles.barred[ahead if ahead < marbles.arms else 0]:
                worth -= HELD
        elif place < KENNEL:
            home = min(marbles.home[marble >> 2], 3)
            worth -= HOMES[home + 1] - HOMES[home]
        return worth
