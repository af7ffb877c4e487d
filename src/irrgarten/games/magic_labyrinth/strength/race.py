"""Who is how likely to take the wanted chip, and then the next one, and to be first to five.

Whoever needs fewer turns is likelier to be first. After the wanted chip any in the bag may come:
of these, too, it is known where they lie, and who would have how far to them.
"""

from __future__ import annotations

import cython

from irrgarten.games.magic_labyrinth.codes import IN_BAG
from irrgarten.games.magic_labyrinth.rules import CHIPS_TO_WIN, SYMBOLS, MagicLabyrinth
from irrgarten.games.magic_labyrinth.strength.reckoning import CELL, CELLS, RECKONING, Reckoning
from irrgarten.kernel.flat import doubles, ints

NONE = -1
#: How much more likely whoever needs fewer turns is to be first.
EDGE = 1.5
#: Whoever stands on a symbol that comes next gets it at once: about so many turns are that.
AT_ONCE = 0.2

#: The chance to be first to five chips if every chip is anybody's, at
#: ``1296 * (players - 2)`` + own chips, then the others', as digits to the base of six.
PROSPECT = doubles(3888)


def _fill_prospects() -> None:
    for players in (2, 3, 4):
        table = 1296 * (players - 2)
        places = [216, 36, 6, 1][:players]
        for key in range(1295, -1, -1):
            chips = [key // place % 6 for place in places]
            if key % places[players - 1]:
                continue
            if 5 in chips:
                PROSPECT[table + key] = 1.0 if chips[0] == 5 else 0.0
            else:
                PROSPECT[table + key] = sum(PROSPECT[table + key + p] for p in places) / players


_fill_prospects()


@cython.cclass
class Race:
    """``turns`` are those to the wanted symbol, ``first`` the chances to be there first.

    ``then`` are those for the next chip, for each seat by taker of the wanted one; the last four
    as all stand now. ``away`` are the turns to what lies in the bag, on average, from each cell.
    """

    def __init__(self, state: MagicLabyrinth, reckoning: Reckoning) -> None:
        self.turns, self.first, self.then = doubles(4, 4, 20)
        self.near, self.away = doubles(4 * SYMBOLS * CELLS, 4 * CELLS)
        self.bag, self.place = ints(SYMBOLS, 4)
        self.reckoning = reckoning
        self.surveyed = False
        self.count = 0
        for symbol in range(SYMBOLS):
            if state.holder[symbol] == IN_BAG:
                self.bag[self.count] = symbol
                self.count += 1

    def run(self, state: MagicLabyrinth) -> None:
        """For the wanted chip."""
        total = 0.0
        seat = 0
        for i in range(state.seats):
            seat = (state.turn + i) % state.seats
            self.reckoning.look(state, seat)
            turns = self.reckoning.turns[RECKONING * seat + CELL[state.at[seat]]]
            if i == 0:
                turns = 1.0 + self.reckoning.best(state, seat)
            self.turns[seat] = turns + cython.cast(cython.double, i) / state.seats
            self.first[seat] = self.turns[seat] ** -EDGE
            total += self.first[seat]
        for seat in range(state.seats):
            self.first[seat] = self.first[seat] / total

    def prospects(self, state: MagicLabyrinth, seat: int) -> float:
        """The chance to be first to five: who takes the wanted chip, and then anybody."""
        wins = 0.0
        for other in range(state.seats):
            wins += self.first[other] * PROSPECT[self.key(state, seat, other)]
        return wins

    # -- the next chip --------------------------------------------------------
    def survey(self, state: MagicLabyrinth) -> None:
        """How far everything in the bag is, as far as was known before the search."""
        self.surveyed = True
        for seat in range(state.seats):
            for cell in range(CELLS):
                self.away[CELLS * seat + cell] = 0.0
            for i in range(self.count):
                self.reckoning.foresee(state, seat, self.bag[i])
                at = CELLS * (SYMBOLS * seat + self.bag[i])
                for cell in range(CELLS):
                    turns = self.reckoning.before[at + cell]
                    self.away[CELLS * seat + cell] += turns / self.count
                    self.near[at + cell] = max(turns, AT_ONCE) ** -EDGE

    def run_on(self, state: MagicLabyrinth) -> None:
        """For the next chip, whoever takes the wanted one."""
        if not self.surveyed:
            self.survey(state)
        for taker in range(state.seats):
            self.run_to_next(state, taker, 4 * taker)
        self.run_to_next(state, NONE, 16)

    def run_to_next(self, state: MagicLabyrinth, taker: int, into: int) -> None:
        """As all stand, but the taker on the wanted symbol."""
        chips = 0.0
        for seat in range(state.seats):
            self.then[into + seat] = 0.0
            field = state.field_of[state.wanted] if seat == taker else state.at[seat]
            self.place[seat] = CELLS * SYMBOLS * seat + CELL[field]
        for i in range(self.count):
            symbol = self.bag[i]
            if state.holder[symbol] != IN_BAG:
                continue
            total = 0.0
            for seat in range(state.seats):
                total += self.near[self.place[seat] + CELLS * symbol]
            for seat in range(state.seats):
                self.then[into + seat] += self.near[self.place[seat] + CELLS * symbol] / total
            chips += 1.0
        for seat in range(state.seats):
            if chips > 0.0:
                self.then[into + seat] /= chips
            else:
                self.then[into + seat] = 1.0 / state.seats

    def prospects_on(self, state: MagicLabyrinth, seat: int) -> float:
        """The same as ``prospects``, but the next chip is not yet anybody's."""
        wins = 0.0
        for taker in range(state.seats):
            key = self.key(state, seat, taker)
            if state.chips[taker] == CHIPS_TO_WIN - 1:
                wins += self.first[taker] * PROSPECT[key]
                continue
            for other in range(state.seats):
                share = self.first[taker] * self.then[4 * taker + other]
                wins += share * PROSPECT[key + self.digit(state, seat, other)]
        return wins

    def key(self, state: MagicLabyrinth, seat: int, taker: int) -> int:
        """Where in the table a seat's prospects lie once this taker has its chip."""
        key = 1296 * (state.seats - 2)
        for i in range(state.seats):
            other = (seat + i) % state.seats
            chips = state.chips[other] + (1 if other == taker else 0)
            key += self.digit(state, seat, other) * chips
        return key

    def digit(self, state: MagicLabyrinth, seat: int, other: int) -> int:
        """What a chip of another seat counts in the key of a seat."""
        after = (other - seat + state.seats) % state.seats
        if after == 0:
            return 216
        if after == 1:
            return 36
        return 6 if after == 2 else 1
