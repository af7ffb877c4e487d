"""How the sides stand when a round is over: what is learned from in Brändi Dog of positions.

All hands are empty then, so the board, who begins and how many cards come next are all there is.
"""

from __future__ import annotations

import cython

from irrgarten.games.dog.codes import FOUR, KENNEL, KING, LANE, SEVEN
from irrgarten.games.dog.marbles import Marbles
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.strength.outlook import Outlook
from irrgarten.kernel.flat import doubles, ints

ONE = 1

#: Always there, so that units have something to begin with.
ALWAYS = 0
#: Whether the side begins, how many are before its first seat, how many cards come, and both.
BEGINS = 1
BEFORE = 2
CARDS = 3
BEGINS_WITH = 4
#: Three players where two are usual, trios where pairs are; five.
TABLE = 5
#: Marbles on the track, by knots on the way, or so many fields past their start, or fresh.
WAY = 7
PAST = 18
NEW = 22
#: Seats with so many marbles in the kennel, and with none on the track before they are done.
WAITING = 23
STUCK = 27
#: Seats whose finish is taken so, F1 being the lowest bit.
INSIDE = 28
#: Marbles that an opponent may send home, who plays before or after their owner, from near or
#: from far: how many, and how far they have come.
HUNTED = 43
#: Marbles before a fresh one, of others or of the side.
HELD = 51
#: What the best other side has inside, and how far its marbles have come.
OTHERS_INSIDE = 53
OTHERS_WAY = 54
#: Free fields of the finish before marbles that may turn in with one card.
OPEN = 55
#: How unlike the seats of the side are in what is inside; the least of them.
UNLIKE = 56
LEAST = 57
#: How far a jack could bring a marble.
EXCHANGED = 58
SIDE = 59

#: The knots of the way, in points before the start field, on four arms and on six.
STEPS = 11
LAST = 10
KNOTS = (
    (0, 2, 5, 9, 13, 18, 24, 32, 42, 52, 59),
    (0, 2, 5, 9, 13, 18, 26, 38, 54, 72, 91),
)
#: Tables that are alike share their weights: everybody alone on four arms, teams there, six arms.
STANDINGS = 177

KNOT = ints(22)


def _lay_out() -> None:
    for arms, knots in enumerate(KNOTS):
        for number, ahead in enumerate(knots):
            KNOT[STEPS * arms + number] = ahead


_lay_out()


@cython.cclass
class DogStandings:
    """``count`` features, ``much`` of each, by their number in ``where``."""

    def __init__(self, outlook: Outlook) -> None:
        self.much, self.sum = doubles(STANDINGS, SIDE)
        self.where = ints(STANDINGS)
        self.order, self.inside, self.come = ints(6, 6, 6)
        self.outlook = outlook
        self.base = SIDE * outlook.table
        self.count = 0

    def begin(self, state: Dog, marbles: Marbles) -> None:
        """A position is looked at from now on: what is asked of every side of it."""
        for seat in range(marbles.seats):
            self.order[seat] = (seat - state.dealer - 1 + 2 * marbles.seats) % marbles.seats
            self.inside[seat] = 0
            self.come[seat] = 0
            for marble in range(4 * seat, 4 * seat + 4):
                place = marbles.at[marble]
                if place < LANE:
                    self.come[seat] += marbles.ring - self.ahead(marbles, seat, place)
                elif place < KENNEL:
                    self.inside[seat] += 1

    def look(self, state: Dog, marbles: Marbles, seat: int) -> None:
        """Tell the features of the side of a seat."""
        team = self.outlook.team[seat]
        for i in range(SIDE):
            self.sum[i] = 0.0
        self.sum[ALWAYS] = 1.0
        first = marbles.seats
        least = 4
        most = 0
        others = 0
        for owner in range(marbles.seats):
            if (team >> owner) & 1:
                self.seat(marbles, owner)
                first = min(first, self.order[owner])
                least = min(least, self.inside[owner])
                most = max(most, self.inside[owner])
            elif self.outlook.team[owner] & ((ONE << owner) - 1) == 0:
                others = max(others, self.side(owner))
        self.sum[BEGINS] = 1.0 if first == 0 else 0.0
        self.sum[BEFORE] = first / 3.0
        self.sum[CARDS] = (state.deal - 4) / 2.0
        self.sum[BEGINS_WITH] = self.sum[BEGINS] * self.sum[CARDS]
        self.sum[TABLE] = 1.0 if marbles.seats == 3 or marbles.team_size == 3 else 0.0
        self.sum[TABLE + 1] = 1.0 if marbles.seats == 5 else 0.0
        self.sum[OTHERS_INSIDE] = (others >> 12) / 4.0
        self.sum[OTHERS_WAY] = (others & 4095) / (4.0 * marbles.ring)
        self.sum[UNLIKE] = (most - least) / 4.0
        self.sum[LEAST] = least / 4.0
        self.sum[EXCHANGED] = self.exchanged(marbles, team)
        self.count = 0
        for i in range(SIDE):
            if self.sum[i] != 0.0:
                self.where[self.count] = self.base + i
                self.much[self.count] = self.sum[i]
                self.count += 1

    def side(self, seat: int) -> int:
        """How many marbles of a seat's side are inside, and how far the others have come."""
        total = 0
        for other in range(6):
            if (self.outlook.team[seat] >> other) & 1:
                total += (self.inside[other] << 12) + self.come[other]
        return total

    def ahead(self, marbles: Marbles, owner: int, field: int) -> int:
        """The points from a field of the track to the owner's start."""
        ahead = marbles.start_of(owner) - field
        return ahead if ahead >= 0 else ahead + marbles.ring

    def seat(self, marbles: Marbles, owner: int) -> None:
        waiting = 0
        on_track = 0
        taken = 0
        for marble in range(4 * owner, 4 * owner + 4):
            place = marbles.at[marble]
            if place >= KENNEL:
                waiting += 1
            elif place >= LANE:
                taken |= ONE << (place & 3)
            else:
                on_track += 1
                self.on_the_way(marbles, owner, marble, place)
        if waiting > 0:
            self.sum[WAITING + waiting - 1] += 1.0
        if taken != 0:
            self.sum[INSIDE + taken - 1] += 1.0
        if on_track == 0 and waiting > 0:
            self.sum[STUCK] += 1.0

    def on_the_way(self, marbles: Marbles, owner: int, marble: int, field: int) -> None:
        next_arm = (field >> 4) + 1
        barrier = marbles.on[16 * next_arm if next_arm < marbles.arms else 0]
        if barrier >= 0 and marbles.barred[next_arm if next_arm < marbles.arms else 0]:
            own = (self.outlook.team[owner] >> (barrier >> 2)) & 1
            self.sum[HELD + 1 if own else HELD] += 1.0
        if marbles.is_fresh(marble):
            self.sum[NEW] += 1.0
            return
        ahead = self.ahead(marbles, owner, field)
        self.hunted(marbles, owner, field, (marbles.ring - ahead) / (1.0 * marbles.ring))
        past = marbles.ring - ahead
        if past <= FOUR:
            self.sum[PAST + past - 1] += 1.0
            return
        knots = STEPS if marbles.arms == 6 else 0
        i = 0
        while i < LAST - 1 and ahead >= KNOT[knots + i + 1]:
            i += 1
        near = KNOT[knots + i]
        share = (ahead - near) / (1.0 * (KNOT[knots + i + 1] - near))
        self.sum[WAY + i] += 1.0 - share
        self.sum[WAY + i + 1] += share
        slot = 0
        if ahead < KING:
            while slot < 4 and ahead + slot < KING and marbles.on[LANE + 4 * owner + slot] < 0:
                slot += 1
            self.sum[OPEN] += slot / 4.0

    def hunted(self, marbles: Marbles, owner: int, field: int, come: float) -> None:
        for other in range(marbles.seats):
            if (self.outlook.team[owner] >> other) & 1:
                continue
            which = HUNTED if self.order[other] < self.order[owner] else HUNTED + 4
            for marble in range(4 * other, 4 * other + 4):
                place = marbles.at[marble]
                if place >= KENNEL:
                    if field == marbles.start_of(other):
                        self.sum[which] += 1.0  # DOG-33
                        self.sum[which + 1] += come
                    break  # these come last
                if place >= LANE:
                    continue
                behind = field - place
                if behind < 0:
                    behind += marbles.ring
                if behind <= KING:
                    if marbles.onward(marble, behind) < 0:
                        continue
                elif behind != marbles.ring - FOUR:
                    continue
                kind = which if behind <= SEVEN else which + 2
                self.sum[kind] += 1.0
                self.sum[kind + 1] += come

    def exchanged(self, marbles: Marbles, team: int) -> float:
        """The most that an exchange brings one of the side's marbles forward, of the ring."""
        most = 0
        for own in range(4 * marbles.seats):
            if (team >> (own >> 2)) & 1 == 0 or not marbles.is_loose(own):
                continue
            ahead = self.ahead(marbles, own >> 2, marbles.at[own])
            for other in range(4 * marbles.seats):
                if (team >> (other >> 2)) & 1 or not marbles.is_loose(other):
                    continue
                most = max(most, ahead - self.ahead(marbles, own >> 2, marbles.at[other]))
        return most / (1.0 * marbles.ring)
