"""What a sensible player of Brändi Dog looks at.

Marbles have a standing and cards a worth (``outlook``); a marble held at a fresh one has less. The
team with the better sum is likelier to win, and an act is as good as what it gains. A champion
weighs acts by what was learned (``features``), in the tree and in playouts, and boards at the end
of the round (``standings``).
"""

from __future__ import annotations

from math import exp

import cython

from irrgarten.games.dog.codes import (
    ACE,
    DEALING,
    DRAW,
    GIVE,
    HAND,
    JOKER,
    KENNEL,
    KING,
    LANE,
    MOVE,
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
from irrgarten.games.dog.strength.features import FEATURES, VERSION, DogFeatures
from irrgarten.games.dog.strength.outlook import (
    ANY_CARD,
    BEGINS,
    HOMES,
    PUTS_OUT,
    SPLITS,
    WILD,
    Outlook,
)
from irrgarten.games.dog.strength.standings import STANDINGS, DogStandings
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.flat import doubles
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.learned import UNTAUGHT, Learned
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State

ONE = 1

#: What it costs a marble that the next start is barred.
HELD = 0.03
#: What it is worth to be the next to play.
NEXT = 0.05
#: What drawing a card from an opponent is worth (DOG-64).
DRAWN = 0.03
#: How far suggestions stray, and how sharply priors follow from what an act gains.
WHIM = 0.02
TEMPER = 0.09
#: How far suggestions stray from what was learned, and the most that its score may be.
LEARNED_WHIM = 0.3
MOST = 30.0
#: From so many players on acts are compared in the same worlds.
MANY = 4
#: Acts that a playout goes on at least, and at most.
SHORTEST = 8
LONGEST = 1000


@cython.cclass
class DogHeuristics(Heuristics):
    """Advice for one decision; ``known`` is what the one who takes it sees."""

    def __init__(self, known: Dog) -> None:
        self.strength = doubles(6)
        self.chance = doubles(6)
        self.outlook = Outlook(known)
        self.features = DogFeatures(self.outlook, self.outlook.table)
        self.advice = UNTAUGHT
        self.standings = DogStandings(self.outlook)
        self.experience = UNTAUGHT
        self.advised = self.experienced = False
        self.seats = known.seats
        self.cards = 0
        for seat in range(known.seats):
            self.cards += known.hand[HAND * seat]

    # -- what the search asks -------------------------------------------------
    def suggest(self, state: State, seat: int, acts: Acts, rng: Rng) -> int:
        if self.advised:
            return self.advised_act(cython.cast(Dog, state), seat, acts, rng)
        best = -1e9
        chosen = -1
        for i in range(acts.count):
            gain = self.gain(cython.cast(Dog, state), seat, acts.at(i))
            gain += WHIM * rng.below(1024) / 1024.0
            if gain > best:
                best = gain
                chosen = acts.at(i)
        return chosen

    def prior(self, state: State, seat: int, act: int) -> float:
        if self.advised:
            self.features.begin()
            score = self.score(cython.cast(Dog, state), seat, act)
            return exp(min(max(score, -MOST), MOST))
        gain = self.gain(cython.cast(Dog, state), seat, act) / TEMPER
        return exp(min(max(gain, -6.0), 6.0))

    def worth(self, state: State, seat: int) -> float:
        self.survey(state)
        return self.chance[seat]

    def survey(self, state: State) -> None:
        self.reckon(cython.cast(Dog, state))

    def surveyed(self, state: State, seat: int) -> float:
        return self.chance[seat]

    def rests(self, state: State) -> bool:
        """Who knows what a board is worth need not look beyond the round: hands are empty then."""
        return self.experienced and self.round_is_over(cython.cast(Dog, state))

    def horizon(self) -> int:
        """About to the end of the round, when the cards in the hands have done what they can.

        Who rests there need not count.
        """
        return LONGEST if self.experienced else max(self.cards, SHORTEST)

    def compares(self) -> bool:
        """Few players leave enough to plan; with many, what the others hold decides."""
        return self.advised and self.experienced and self.seats >= MANY

    # -- what is learned ------------------------------------------------------
    def version(self) -> int:
        return VERSION

    def compared(self, state: State, seat: int) -> list[tuple[int, list[float]]]:
        acts = Acts()
        place = cython.cast(Dog, state)
        place.legal(seat, acts)
        found = []
        self.features.begin()
        for act in acts.listed():
            self.features.look(place, seat, act)
            row = [0.0] * FEATURES
            for i in range(self.features.count):
                row[self.features.where[i]] += self.features.much[i]
            found.append((act, row))
        return found

    def described(self, state: State, seat: int) -> list[float]:
        place = cython.cast(Dog, state)
        if not self.round_is_over(place):
            return []
        row = [0.0] * STANDINGS
        self.standings.begin(place, place.marbles)
        self.standings.look(place, place.marbles, seat)
        for i in range(self.standings.count):
            row[self.standings.where[i]] = self.standings.much[i]
        return row

    def adopt(self, value: Learned | None, acts: Learned | None) -> None:
        if acts is not None and acts.inputs == FEATURES:
            self.advice = acts
            self.advised = True
        if value is not None and value.inputs == STANDINGS:
            self.experience = value
            self.experienced = True

    def advised_act(self, state: Dog, seat: int, acts: Acts, rng: Rng) -> int:
        """What a player who has learned might do."""
        best = -1e9
        chosen = acts.at(0)
        if acts.count == 1:
            return chosen
        self.features.begin()
        for i in range(acts.count):
            score = self.score(state, seat, acts.at(i)) + LEARNED_WHIM * rng.below(1024) / 1024.0
            if score > best:
                best = score
                chosen = acts.at(i)
        return chosen

    def score(self, state: Dog, seat: int, act: int) -> float:
        self.features.look(state, seat, act)
        return self.advice.score_few(self.features.where, self.features.much, self.features.count)

    # -- an act ---------------------------------------------------------------
    def gain(self, state: Dog, seat: int, act: int) -> float:
        """What an act gains for the seat's team, as it looks at first sight."""
        kind = kind_of(act)
        card = card_of(act)
        if kind == GIVE:
            mate = state.marbles.next_mate(seat)
            gain = self.outlook.needs(state.marbles, mate, card)
            return gain - self.outlook.keeps(state, seat, card)
        start = start_of(act)
        end = end_of(act)
        gain = 0.0
        if card != 0:
            gain -= self.outlook.keeps(state, seat, card)
        if kind == MOVE:
            sweeps = card == 0 or rank_of(act) == SEVEN
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
        gain = self.outlook.standing(marbles, owner, end)
        gain -= self.outlook.standing(marbles, owner, start)
        gain += self.outlook.in_peril(marbles, owner, start)
        gain -= self.outlook.in_peril(marbles, owner, end)
        return gain if (self.outlook.team[seat] >> owner) & 1 else -gain

    def moved(self, marbles: Marbles, seat: int, start: int, end: int, sweeps: bool) -> float:
        """What a move gains, by the marble moved and by those that it sends home."""
        marble = marbles.marble_at(start)
        gain = self.shifted(marbles, seat, marble >> 2, start, end)
        gone = self.outlook.sent_home(marbles, marble, end, sweeps)
        if gone != 0:
            for other in range(4 * marbles.seats):
                if (gone >> other) & 1:
                    lost = self.outlook.standing(marbles, other >> 2, marbles.at[other])
                    gain += -lost if (self.outlook.team[seat] >> (other >> 2)) & 1 else lost
        return gain

    # -- the end of a round ---------------------------------------------------
    def round_is_over(self, state: Dog) -> bool:
        """Whether all hands are empty and the next round is to be dealt."""
        return state.phase == DEALING and state.hand[HAND * state.after(state.dealer)] == 0

    def reckon(self, state: Dog) -> None:
        """The chance to win of every seat."""
        total = 0.0
        if not self.experienced or not self.round_is_over(state):
            for seat in range(state.seats):
                self.chance[seat] = self.prospects(state, seat)
            return
        self.standings.begin(state, state.marbles)
        for seat in range(state.seats):
            first = 0
            while (self.outlook.team[seat] >> first) & 1 == 0:
                first += 1
            if first < seat:
                self.chance[seat] = self.chance[first]
                continue
            self.standings.look(state, state.marbles, seat)
            score = self.experience.score_few(
                self.standings.where, self.standings.much, self.standings.count
            )
            self.chance[seat] = exp(min(max(score, -MOST), MOST))
            total += self.chance[seat]
        for seat in range(state.seats):
            self.chance[seat] /= total

    # -- the race -------------------------------------------------------------
    def prospects(self, state: Dog, seat: int) -> float:
        """The chance that the seat's team wins, by the sums of all teams."""
        total = 0.0
        own = 0.0
        for i in range(state.seats):
            self.strength[i] = self.stand_of(state, i)
        for i in range(state.seats):
            if self.outlook.team[i] & ((ONE << i) - 1):
                continue  # a team is counted with its first seat
            strength = 0.0
            for j in range(state.seats):
                if (self.outlook.team[i] >> j) & 1:
                    strength += self.strength[j]
            odds = exp(strength)
            total += odds
            if (self.outlook.team[i] >> seat) & 1:
                own = odds
        return own / total

    def stand_of(self, state: Dog, seat: int) -> float:
        """How a seat stands: its marbles, and its cards for those that it plays."""
        worth = HOMES[state.marbles.home[seat]]
        for marble in range(4 * seat, 4 * seat + 4):
            worth += self.stand(state.marbles, marble)
        if state.turn == seat:
            worth += NEXT
        hand = HAND * seat
        worth += WILD * state.hand[hand + JOKER]
        starts = state.hand[hand + ACE] + state.hand[hand + KING] + state.hand[hand + JOKER]
        seats = state.marbles.played_by(seat)
        waiting = self.outlook.waiting(state.marbles, seats)
        on_track = self.outlook.under_way(state.marbles, seats)
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
        worth = self.outlook.standing(marbles, marble >> 2, place)
        if place < LANE:
            worth -= self.outlook.in_peril(marbles, marble >> 2, place)
            ahead = (place >> 4) + 1
            if marbles.barred[ahead if ahead < marbles.arms else 0]:
                worth -= HELD
        elif place < KENNEL:
            home = min(marbles.home[marble >> 2], 3)
            worth -= HOMES[home + 1] - HOMES[home]
        return worth
