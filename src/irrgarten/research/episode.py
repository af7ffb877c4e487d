"""One game stepped by a program: chance is drawn, and acts are chosen by their place in a list."""

from __future__ import annotations

import cython

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.encoding import Cells, Encoding
from irrgarten.kernel.random_play import first_of
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import CHANCE, NOBODY, State

NONE = -1


@cython.cclass
class Episode:
    """A game from a position on. Of several seats that may act, the lowest is asked first.

    ``seat`` is the seat to act, or -1 once the game is over or ``cut``: that it is, after ``most``
    acts, chance included.
    """

    def __init__(self, first: State, encoding: Encoding, seed: int, most: int) -> None:
        self.encoding = encoding
        self.state = first.copy()
        self.acts = Acts()
        self.rng = Rng(seed)
        self.most = most
        self.made = 0
        self.seat = NONE
        self.cut = False
        self.settle()

    def settle(self) -> None:
        """Let chance answer, and list what the next seat may do."""
        who = self.state.to_act()
        while who == CHANCE and self.made < self.most:
            self.state.chances(self.acts)
            act = self.acts.pick(self.rng.below(self.acts.total))
            self._make(-1, act)
            who = self.state.to_act()
        self.acts.clear()
        self.seat = NONE
        self.cut = who != NOBODY and self.made >= self.most
        if who != NOBODY and not self.cut:
            self.seat = first_of(who)
            self.state.legal(self.seat, self.acts)

    def _make(self, seat: int, act: int) -> None:
        self.state.apply(seat, act, None)
        self.made += 1

    def step(self, place: int) -> None:
        """Make the act at a place in the list of legal ones."""
        self._make(self.seat, self.acts.at(place))
        self.settle()

    def step_at_random(self) -> None:
        """Make any of the legal acts, each as likely."""
        self.step(self.rng.below(self.acts.count))

    def id_at(self, place: int) -> int:
        """Return the id of the act at a place in the list."""
        return self.encoding.id_of(self.state, self.seat, self.acts.at(place))

    def place_of(self, number: int) -> int:
        """Return the place of the legal act with an id, or -1."""
        for place in range(self.acts.count):
            if self.id_at(place) == number:
                return place
        return NONE

    def mask(self, into: Cells, at: int) -> None:
        """Write a one for each legal id and a zero for all others."""
        into.clear(at, self.encoding.acts)
        for place in range(self.acts.count):
            into.put(at + self.id_at(place), 1)

    def observe(self, seat: int, into: Cells, at: int) -> None:
        """Write what a seat sees."""
        self.encoding.observe(self.state, seat, into, at)
