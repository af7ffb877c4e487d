"""What is learned from in Brändi Dog: how an act looks to whoever may make it.

Few of the features are there at once, so they are told one by one: which, and how much of it. They
know what the seat that acts can see: the board, how many cards each hand has, and its own cards.
"""

from __future__ import annotations

import cython

from irrgarten.games.dog.codes import (
    ACE,
    DRAW,
    FOUR,
    FRESH,
    GIVE,
    HAND,
    JACK,
    JOKER,
    KENNEL,
    KING,
    LANE,
    MOVE,
    QUEEN,
    SEVEN,
    SWAP,
    card_of,
    end_of,
    kind_of,
    rank_of,
    start_of,
)
from irrgarten.games.dog.marbles import Marbles
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.strength.outlook import FITS, SURE, Outlook
from irrgarten.kernel.flat import doubles, ints

ONE = 1
NONE = -1

#: Moves when the features do: what was learned of others is of no use.
VERSION = 3

#: What a move does to the standing of the team's marbles and of the others'.
STANDING = 0
#: Danger left behind and entered: by all opponents, and by those who still hold cards.
ESCAPED = 2
EXPOSED = 4
#: Who is sent home: what stood there, and how many.
SENT = 6
LOST = 8
#: Into the finish, by the free fields beyond; and further in.
ENTERS = 10
DEEPER = 14
#: Out of the kennel: as the only one on the way, and otherwise.
COMES_OUT = 15
#: Off the start: at all, and while another could come out.
LEAVES = 17
#: Marbles of opponents and of the team behind a start that is freed, and that is barred.
FREES = 19
BARS = 21
#: Whether a card that is left leads in, strikes, or leads back before the finish: from where the
#: marble gets to, and from where it was.
LEADS_IN = 23
STRIKES = 25
LEADS_BACK = 27
#: How far the team's marble gets, by knots on the way.
WAY = 29
EXCHANGES = 35
#: Drawing a card, and of how many.
DRAWS = 36
#: The points that a seven has left.
REST = 38
#: The card laid, by kinds.
LAID = 39
#: A card that puts out is laid while marbles wait: the only one, with none on the way or some; one
#: of a few.
LAST_START = 49
#: The card given, by kinds; what it is worth to the mate, to oneself; whether it leads oneself in,
#: and whether the mate has nothing on the way and would begin with it.
GIVEN = 52
NEEDED = 60
KEPT = 61
FITTED = 62
BEGINS = 63
#: The team's last marble gets home; the player's last one does.
WINS = 64
HELPS = 65
#: Marbles of opponents that can be caught up with, near and far; free fields of the finish that
#: one card leads to; a few fields past the start; before a barred start: there, and no more here.
HUNTS = 66
OPEN = 68
PAST = 69
HELD = 70
#: Danger left behind and entered by how many cards opponents hold, and with no card left to run.
ESCAPED_CARDS = 71
EXPOSED_CARDS = 72
EXPOSED_LAST = 73
#: Nothing on the track any more while others wait and cards are left: none puts out, or one.
DRIED = 74
#: Out of the kennel with so many cards left, and off the start while others wait.
OUT_WITH = 76
LEAVES_WAITING = 77
OF_AN_ACT = 78
#: Tables have weights of their own: everybody alone on four arms, teams there, six arms.
FEATURES = 234

#: More than are ever told of an act.
TOLD = 128

#: The knots of the way, in points before the start field.
KNOT = ints(6)
#: Of each card, its kind when laid and when given; ten kinds, and eight.
LAID_KIND = ints(15)
GIVEN_KIND = ints(15)
KNOTS = (0, 5, 12, 24, 48, 96)


def _lay_out() -> None:
    for number, ahead in enumerate(KNOTS):
        KNOT[number] = ahead
    kinds = {ACE: 0, KING: 1, JOKER: 2, SEVEN: 3, JACK: 4, FOUR: 5, QUEEN: 9}
    for card in range(1, HAND):
        plain = 6 if card <= 3 else 7 if card <= 6 else 8
        LAID_KIND[card] = kinds.get(card, plain)
        GIVEN_KIND[card] = min(LAID_KIND[card], 7)


_lay_out()


@cython.cclass
class DogFeatures:
    """``count`` features, ``much`` of each, by their number in ``where``."""

    def __init__(self, outlook: Outlook, table: int) -> None:
        self.where, self.reach = ints(TOLD, 15)
        self.much = doubles(TOLD)
        self.seen, self.prey = ints(576, 576)
        self.risk, self.soon, self.near = doubles(576, 576, 576)
        self.outlook = outlook
        self.base = OF_AN_ACT * table
        self.count = 0
        self.turn = 0
        self.reached = 0

    def begin(self) -> None:
        """Another position, or another seat, is looked at from now on."""
        self.turn += 1
        self.reached = 0

    def tell(self, which: int, much: float) -> None:
        self.where[self.count] = self.base + which
        self.much[self.count] = much
        self.count += 1

    def look(self, state: Dog, seat: int, act: int) -> None:
        self.count = 0
        kind = kind_of(act)
        card = card_of(act)
        start = start_of(act)
        end = end_of(act)
        if kind == GIVE:
            self.gift(state, state.marbles, seat, card)
            return
        if card != 0:
            self.lay(state, seat, card)
        reach = self.reach_of(state, seat, card)
        if kind == MOVE:
            self.move(state, state.marbles, seat, act, reach)
        elif kind == SWAP:
            self.tell(EXCHANGES, 1.0)
            self.shift(state, state.marbles, seat, state.marbles.on[start] >> 2, start, end, reach)
            self.shift(state, state.marbles, seat, state.marbles.on[end] >> 2, end, start, 0)
        elif kind == DRAW:
            self.tell(DRAWS, 1.0)
            self.tell(DRAWS + 1, state.hand[HAND * end] / 6.0)

    # -- a move ---------------------------------------------------------------
    def move(self, state: Dog, marbles: Marbles, seat: int, act: int, reach: int) -> None:
        card = card_of(act)
        start = start_of(act)
        end = end_of(act)
        marble = marbles.marble_at(start)
        owner = marble >> 2
        field = end if end < FRESH else marbles.start_of(owner)
        free = 0
        self.shift(state, marbles, seat, owner, start, end, reach)
        sweeps = card == 0 or rank_of(act) == SEVEN
        gone = self.outlook.sent_home(marbles, marble, end, sweeps)
        if sweeps:
            left = state.left if card == 0 else SEVEN
            left -= marbles.points_between(marble, marbles.at[marble], end)
            if left > 0:
                self.tell(REST, left / 7.0)
        if gone != 0:
            for other in range(4 * marbles.seats):
                if (gone >> other) & 1:
                    lost = self.outlook.standing(marbles, other >> 2, marbles.at[other])
                    which = LOST if (self.outlook.team[seat] >> (other >> 2)) & 1 else SENT
                    self.tell(which, lost)
                    self.tell(which + 1, 1.0)
        if start >= KENNEL and start < FRESH:
            alone = self.outlook.under_way(marbles, ONE << owner) == 0
            self.tell(COMES_OUT if alone else COMES_OUT + 1, 1.0)
            self.tell(OUT_WITH, state.hand[HAND * seat] / 6.0)
            self.behind(marbles, seat, field, BARS)
        elif start >= FRESH:
            self.tell(LEAVES, 1.0)
            if marbles.at[4 * owner + 3] >= KENNEL:
                self.tell(LEAVES_WAITING, 1.0)
                if self.starts(state, seat, card) > 0:
                    self.tell(LEAVES + 1, 1.0)
            self.behind(marbles, seat, marbles.at[marble], FREES)
        if end >= LANE and end < KENNEL:
            if start >= LANE and start < KENNEL:
                self.tell(DEEPER, end - start)
            else:
                for other in range(end + 1, LANE + 4 * owner + 4):
                    if marbles.on[other] < 0:
                        free += 1
                self.tell(ENTERS + free, 1.0)
                self.come_home(state, marbles, seat, owner, card)

    def come_home(self, state: Dog, marbles: Marbles, seat: int, owner: int, card: int) -> None:
        """Another marble of an owner gets into its finish."""
        if (self.outlook.team[seat] >> owner) & 1 and marbles.home[owner] == 3:
            self.tell(WINS if marbles.missing(owner) == 1 else HELPS, 1.0)
        seats = marbles.played_by(seat)
        left = state.hand[HAND * seat] - (1 if card != 0 else 0)
        if left > 0 and (seats >> owner) & 1 and self.outlook.under_way(marbles, seats) == 1:
            if self.outlook.waiting(marbles, seats) > 0:
                which = DRIED if self.starts(state, seat, card) == 0 else DRIED + 1
                self.tell(which, left / 6.0)

    def shift(
        self, state: Dog, marbles: Marbles, seat: int, owner: int, start: int, end: int, reach: int
    ) -> None:
        """An owner's marble gets from one place to another."""
        before = self.outlook.standing(marbles, owner, start)
        after = self.outlook.standing(marbles, owner, end)
        if (self.outlook.team[seat] >> owner) & 1 == 0:
            self.tell(STANDING + 1, after - before)
            return
        self.tell(STANDING, after - before)
        self.along(marbles, owner, start, -1.0)
        self.along(marbles, owner, end, 1.0)
        if start < LANE:
            at = self.watch(state, marbles, owner, start)
            if self.risk[at] > 0.0:
                self.tell(ESCAPED, self.risk[at] * before)
                self.tell(ESCAPED + 1, self.soon[at] * before)
                self.tell(ESCAPED_CARDS, self.near[at] * before)
            self.chances(marbles, owner, start, reach, at, 1)
            self.outlooks(marbles, owner, start, at, -1.0)
        if end < LANE:
            at = self.watch(state, marbles, owner, end)
            if self.risk[at] > 0.0:
                self.tell(EXPOSED, self.risk[at] * after)
                self.tell(EXPOSED + 1, self.soon[at] * after)
                self.tell(EXPOSED_CARDS, self.near[at] * after)
                if state.hand[HAND * seat] <= 1:
                    self.tell(EXPOSED_LAST, self.soon[at] * after)
            self.chances(marbles, owner, end, reach, at, 0)
            self.outlooks(marbles, owner, end, at, 1.0)

    def along(self, marbles: Marbles, owner: int, place: int, much: float) -> None:
        """How far a marble on the track is, as shares of the two knots it lies between."""
        if place >= LANE:
            return
        ahead = marbles.start_of(owner) - place
        if ahead < 0:
            ahead += marbles.ring
        i = 0
        while ahead >= KNOT[i + 1]:
            i += 1
        share = (ahead - KNOT[i]) / (1.0 * (KNOT[i + 1] - KNOT[i]))
        self.tell(WAY + i, much * (1.0 - share))
        self.tell(WAY + i + 1, much * share)

    def watch(self, state: Dog, marbles: Marbles, owner: int, field: int) -> int:
        """Look once at who threatens a field and who stands before it; where that is kept."""
        at = 96 * owner + field
        if self.seen[at] == self.turn:
            return at
        risk = 0.0
        soon = 0.0
        near = 0.0
        prey = 0
        for other in range(marbles.seats):
            if (self.outlook.team[owner] >> other) & 1:
                continue
            danger = 0.0
            for marble in range(4 * other, 4 * other + 4):
                place = marbles.at[marble]
                if place >= KENNEL:
                    if field == marbles.start_of(other):
                        danger += FITS  # DOG-33
                    break  # these come last
                if place >= LANE or place == field:
                    continue
                behind = field - place
                if behind < 0:
                    behind += marbles.ring
                danger += self.outlook.threat(marbles, marble, behind)
                if behind >= marbles.ring - KING and not marbles.is_fresh(marble):
                    prey |= ONE << (marbles.ring - behind)
            risk += danger
            if state.hand[HAND * other] > 0:
                soon += danger
                near += danger * state.hand[HAND * other] / 6.0
        self.seen[at] = self.turn
        self.risk[at] = min(risk, SURE)
        self.soon[at] = min(soon, SURE)
        self.near[at] = min(near, SURE)
        self.prey[at] = prey
        return at

    def chances(
        self, marbles: Marbles, owner: int, field: int, reach: int, at: int, gone: int
    ) -> None:
        """What cards that are left can do from here; ``gone`` is 1 if the marble leaves."""
        if self.prey[at] & reach:
            self.tell(STRIKES + gone, 1.0)
        start = marbles.start_of(owner)
        ahead = start - field
        if ahead < 0:
            ahead += marbles.ring
        if ahead < KING:
            slot = 0
            while slot < 4 and marbles.on[LANE + 4 * owner + slot] < 0:
                slot += 1
            if ((reach >> (ahead + 1)) & ((ONE << slot) - 1)) and not marbles.barred[start >> 4]:
                self.tell(LEADS_IN + gone, 1.0)
        elif ahead >= marbles.ring - FOUR and reach & 1:
            self.tell(LEADS_BACK + gone, 1.0)

    def outlooks(self, marbles: Marbles, owner: int, field: int, at: int, much: float) -> None:
        """What there is from a field whatever cards come; ``much`` is -1 if the marble leaves."""
        near = 0
        far = 0
        if self.prey[at] != 0:
            for i in range(1, HAND - 1):
                if (self.prey[at] >> i) & 1:
                    if i <= SEVEN:
                        near += 1
                    else:
                        far += 1
            if near > 0:
                self.tell(HUNTS, much * near)
            if far > 0:
                self.tell(HUNTS + 1, much * far)
        arm = (field >> 4) + 1
        if marbles.barred[arm if arm < marbles.arms else 0]:
            self.tell(HELD, much)
        ahead = marbles.start_of(owner) - field
        if ahead < 0:
            ahead += marbles.ring
        if ahead < KING:
            slot = 0
            while slot < 4 and ahead + slot < KING and marbles.on[LANE + 4 * owner + slot] < 0:
                slot += 1
            if slot > 0:
                self.tell(OPEN, much * slot / 4.0)
        elif ahead >= marbles.ring - FOUR:
            self.tell(PAST, much)

    def behind(self, marbles: Marbles, seat: int, start: int, which: int) -> None:
        """How many marbles wait, or will have to wait, before a barred start."""
        others = 0
        mates = 0
        for marble in range(4 * marbles.seats):
            if marbles.at[marble] >= LANE:
                continue
            behind = start - marbles.at[marble]
            if behind < 0:
                behind += marbles.ring
            if 0 < behind < 16:
                if (self.outlook.team[seat] >> (marble >> 2)) & 1:
                    mates += 1
                else:
                    others += 1
        if others > 0:
            self.tell(which, others)
        if mates > 0:
            self.tell(which + 1, mates)

    # -- cards ----------------------------------------------------------------
    def reach_of(self, state: Dog, seat: int, card: int) -> int:
        """The points that can be gone with the cards left beside this one: bit by number; bit 0
        is four backward."""
        if (self.reached >> card) & 1:
            return self.reach[card]
        hand = HAND * seat
        reach = 0
        for rank in range(1, HAND):
            count = state.hand[hand + rank]
            if rank == card:
                count -= 1
            if count <= 0 or rank == JACK:
                continue
            if rank == JOKER:
                reach |= (ONE << HAND) - 1
            elif rank == SEVEN:
                reach |= (ONE << (SEVEN + 1)) - 2
            else:
                reach |= ONE << rank
                if rank == ACE:
                    reach |= ONE << 11
                elif rank == FOUR:
                    reach |= 1
        self.reached |= ONE << card
        self.reach[card] = reach
        return reach

    def starts(self, state: Dog, seat: int, card: int) -> int:
        """How many cards that put out are left beside this one."""
        hand = HAND * seat
        count = state.hand[hand + ACE] + state.hand[hand + KING] + state.hand[hand + JOKER]
        if card in (ACE, KING, JOKER):
            count -= 1
        return count

    def lay(self, state: Dog, seat: int, card: int) -> None:
        self.tell(LAID + LAID_KIND[card], 1.0)
        if card in (ACE, KING, JOKER):
            seats = state.marbles.played_by(seat)
            waiting = self.outlook.waiting(state.marbles, seats)
            if waiting > 0:
                left = self.starts(state, seat, card)
                if left == 0:
                    alone = self.outlook.under_way(state.marbles, seats) == 0
                    self.tell(LAST_START if alone else LAST_START + 1, 1.0)
                elif left < waiting:
                    self.tell(LAST_START + 2, 1.0)

    def gift(self, state: Dog, marbles: Marbles, seat: int, card: int) -> None:
        mate = marbles.next_mate(seat)
        played = marbles.played_by(mate)
        self.tell(GIVEN + GIVEN_KIND[card], 1.0)
        self.tell(NEEDED, self.outlook.needs(marbles, mate, card))
        self.tell(KEPT, self.outlook.keeps(state, seat, card))
        if card != JACK and self.outlook.leads_in(marbles, marbles.played_by(seat), card):
            self.tell(FITTED, 1.0)
        if card in (ACE, KING, JOKER) and self.outlook.under_way(marbles, played) == 0:
            if self.outlook.waiting(marbles, played) > 0:
                self.tell(BEGINS, 1.0)
