"""Where marbles stand, where they get to, and whether the points of a seven can be used up.

Marble m belongs to seat ``m // 4``; a seat's marbles are kept in the order of their places. A
fresh marble bars its start (DOG-31): ``barred`` says so for each arm of the board, and whoever
stands on a barred start is the fresh one.
"""

from __future__ import annotations

import cython

from irrgarten.games.dog.codes import FRESH, KENNEL, LANE, SEVEN
from irrgarten.kernel.flat import copy_fields, int16s

NONE = -1
ONE = 1


@cython.cclass
class Marbles:
    """The board of a position: marbles, barriers, and who plays with whom."""

    def __init__(self) -> None:
        self.at, self.on, self.barred, self.home = int16s(24, 120, 6, 6)
        self.seats = self.arms = self.ring = 0
        self.team_size = 0
        self.canadian_seven = self.no_joker_finish = False
        for i in range(24):
            self.at[i] = KENNEL + (i >> 2)
        for i in range(120):
            self.on[i] = NONE

    def copy_from(self, o: Marbles) -> None:
        copy_fields(self, o)

    # -- who plays which marbles ----------------------------------------------
    def team(self, seat: int) -> int:
        """The set of seats that win together with this one (DOG-05 to DOG-07)."""
        if self.team_size == 0:
            return ONE << seat
        apart = self.seats // self.team_size
        seats = 0
        for other in range(self.seats):
            if (other - seat + self.seats) % apart == 0:
                seats |= ONE << other
        return seats

    def next_mate(self, seat: int) -> int:
        """DOG-13 and DOG-14: who gets the card that this seat gives."""
        return (seat + self.seats // self.team_size) % self.seats

    def played_by(self, seat: int) -> int:
        """The seats whose marbles this one plays: its own, or all its mates' (DOG-56)."""
        if self.home[seat] == 4:
            return self.team(seat) & ~(ONE << seat)
        return ONE << seat

    def moved_by_seven(self, seat: int, home: int) -> int:
        """The seats whose marbles a seven moves, with so many of the player's own at home."""
        if self.team_size == 0:
            return (ONE << self.seats) - 1  # DOG-62
        if self.canadian_seven:
            return self.team(seat)  # DOG-50
        if home == 4:
            return self.team(seat) & ~(ONE << seat)  # DOG-49
        return ONE << seat

    def team_is_home(self, seat: int) -> bool:
        return self.missing(seat) == 0

    def missing(self, seat: int) -> int:
        """How many marbles of the seat's team are not in the finish yet."""
        team = self.team(seat)
        count = 0
        for other in range(self.seats):
            if (team >> other) & 1:
                count += 4 - self.home[other]
        return count

    # -- where a marble is ----------------------------------------------------
    def start_of(self, seat: int) -> int:
        """DOG-04: two players sit on the arms 0 and 2."""
        return 32 * seat if self.seats == 2 else 16 * seat

    def is_fresh(self, marble: int) -> bool:
        place = self.at[marble]
        return place < LANE and place & 15 == 0 and self.barred[place >> 4] != 0

    def is_loose(self, marble: int) -> bool:
        """On the track and not fresh: it can be exchanged (DOG-53)."""
        place = self.at[marble]
        return place < LANE and (place & 15 != 0 or self.barred[place >> 4] == 0)

    def place_of(self, marble: int) -> int:
        """The place of a marble as acts name it."""
        return FRESH + (marble >> 2) if self.is_fresh(marble) else self.at[marble]

    def marble_at(self, place: int) -> int:
        """A marble that is in a place as acts name it, or NONE."""
        if place < LANE:
            marble = self.on[place]
            if marble >= 0 and self.is_fresh(marble):
                return NONE
            return marble
        if place < KENNEL:
            return self.on[place]
        if place >= FRESH:
            field = self.start_of(place - FRESH)
            return self.on[field] if self.barred[field >> 4] else NONE
        for i in range(4 * (place - KENNEL), 4 * (place - KENNEL) + 4):
            if self.at[i] == place:
                return i
        return NONE

    # -- where it gets to -----------------------------------------------------
    def onward(self, marble: int, points: int) -> int:
        """The track field so many points ahead, or NONE. No card is worth more than an arm."""
        field = self.at[marble]
        if field >= LANE:
            return NONE
        ahead = (field >> 4) + 1
        end = field + points
        if end >= 16 * ahead and self.barred[0 if ahead == self.arms else ahead]:  # DOG-31
            return NONE
        return end if end < self.ring else end - self.ring

    def backward(self, marble: int) -> int:
        """DOG-24: the track field four points behind, or NONE."""
        field = self.at[marble]
        if field >= LANE:
            return NONE
        beyond = field & 15
        if 1 <= beyond <= 4 and self.barred[field >> 4]:  # DOG-31
            return NONE
        return field - 4 if field >= 4 else field - 4 + self.ring

    def inward(self, marble: int, points: int) -> int:
        """The field of the own finish so many points ahead, or NONE."""
        place = self.at[marble]
        if place >= KENNEL:
            return NONE
        lane = LANE + 4 * (marble >> 2)
        first = 0
        if place >= LANE:
            first = place - lane + 1
            last = place - lane + points
        else:
            start = self.start_of(marble >> 2)
            ahead = start - place if start >= place else start - place + self.ring
            if ahead >= points or self.barred[start >> 4]:  # DOG-38, DOG-39, DOG-43
                return NONE
            last = points - ahead - 1
        if last > 3:  # DOG-41
            return NONE
        for slot in range(first, last + 1):
            if self.on[lane + slot] >= 0:  # DOG-40
                return NONE
        return lane + last

    def points_between(self, marble: int, start: int, end: int) -> int:
        """How many points lead from one place to another, forward."""
        if start >= LANE:
            return end - start
        if end < LANE:
            return end - start if end >= start else end - start + self.ring
        entry = self.start_of(marble >> 2)
        ahead = entry - start if entry >= start else entry - start + self.ring
        return ahead + (end & 3) + 1

    # -- the seven ------------------------------------------------------------
    def free_ahead(self, field: int) -> int:
        """The points before the next barrier, as far as a seven reaches."""
        ahead = (field >> 4) + 1
        if self.barred[0 if ahead == self.arms else ahead]:
            return 15 - (field & 15)
        return SEVEN

    def room(self, seats: int, moved: int, to: int, gone: int) -> int:
        """The points that marbles of these seats can take, with one moved and a set of them gone.

        Seven or more means enough. The sum is exact: whoever cannot take seven points alone stands
        less than an arm before a barrier and so not before its own finish; those before the same
        barrier go the foremost first, and it does not matter that the next one sends it home; and
        in a finish the marbles close up. A fresh marble among them has a whole arm before it, so
        no barrier that could still be lifted is ever needed.
        """
        total = 0
        for owner in range(self.seats):
            if (seats >> owner) & 1 == 0:
                continue
            inside = 0
            depth = 0
            for i in range(4 * owner, 4 * owner + 4):
                if (gone >> i) & 1:
                    continue
                place = to if i == moved else self.at[i]
                if place >= KENNEL:
                    continue
                if place >= LANE:
                    inside += 1
                    depth += place & 3
                elif place & 15 == 0 and self.barred[place >> 4]:
                    return SEVEN
                else:
                    total += self.free_ahead(place)
            total += inside * (7 - inside) // 2 - depth
        return total

    def passed(self, marble: int, end: int) -> int:
        """The set of marbles that a part sends home on its way to a place (DOG-46)."""
        gone = 0
        field = self.at[marble]
        if field >= LANE:
            return gone
        last = end if end < LANE else self.start_of(marble >> 2)
        while field != last:
            field = field + 1 if field + 1 < self.ring else 0
            if self.on[field] >= 0:
                gone |= ONE << self.on[field]
        return gone

    def uses_up(self, seat: int, marble: int, end: int, left: int) -> bool:
        """DOG-47: can all points left be used if this part is played?"""
        place = self.at[marble]
        if place < LANE and end < LANE and self.free_ahead(place) >= left:
            return True
        rest = left - self.points_between(marble, place, end)
        if rest <= 0:
            return rest == 0
        home = self.home[seat]
        if marble >> 2 == seat and place < LANE and end >= LANE:
            home += 1
        movers = self.moved_by_seven(seat, home)
        return self.room(movers, marble, end, self.passed(marble, end)) >= rest

    # -- moving ---------------------------------------------------------------
    def leave(self, marble: int) -> None:
        place = self.at[marble]
        if place >= KENNEL:
            return
        if place < LANE and place & 15 == 0:
            self.barred[place >> 4] = 0
        self.on[place] = NONE

    def stand(self, marble: int, place: int) -> None:
        if place >= LANE and self.at[marble] < LANE:
            self.home[marble >> 2] += 1
        self.at[marble] = place
        self.on[place] = marble

    def put_in_order(self, seats: int) -> None:
        """Sort the marbles of these seats, so that equal positions are equal to the last number."""
        for owner in range(self.seats):
            if (seats >> owner) & 1 == 0:
                continue
            for i in range(4 * owner + 1, 4 * owner + 4):
                place = self.at[i]
                to = i
                while to > 4 * owner and self.at[to - 1] > place:
                    self.at[to] = self.at[to - 1]
                    to -= 1
                self.at[to] = place
            for i in range(4 * owner, 4 * owner + 4):
                if self.at[i] < KENNEL:
                    self.on[self.at[i]] = i

    def put(self, marble: int, place: int) -> None:
        """Put a marble from its kennel anywhere, a place being named as in acts."""
        field = place if place < FRESH else self.start_of(place - FRESH)
        if field < KENNEL:
            self.stand(marble, field)
            if field >= LANE:
                self.home[marble >> 2] += 1
        if place >= FRESH:
            self.barred[field >> 4] = 1

    def send_home(self, marble: int) -> None:
        self.on[self.at[marble]] = NONE
        self.at[marble] = KENNEL + (marble >> 2)
