"""Games stepped by a program: chance is drawn, and acts are chosen by their place in a list."""

from __future__ import annotations

import cython

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.encoding import Cells, Encoding
from irrgarten.kernel.flat import Unsigned, ints_of
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

    def __init__(self, first: State, encoding: Encoding, seed: Unsigned, most: int) -> None:
        self.encoding = encoding
        self.state = first.copy()
        self.acts = Acts()
        self.rng = Rng(seed)
        self.most = most
        self.made = 0
        self.seat = NONE
        self.cut = False
        self.settle()

    def begin(self, first: State, seed: Unsigned) -> None:
        """Start another game from this first position, with the same options."""
        self.state.copy_from(first)
        self.rng = Rng(seed)
        self.made = 0
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


@cython.cclass
class Columns:
    """Memory that a batch shares with NumPy, a number for each game.

    ``places`` are the acts to make, ``seats`` those to act next, ``counts`` how many acts each
    may choose from.
    """

    def __init__(self, places: bytearray, seats: bytearray, counts: bytearray) -> None:
        self.size: int = memoryview(places).nbytes // 8
        self.places = ints_of(places)
        self.seats = ints_of(seats)
        self.counts = ints_of(counts)

    def fit(self) -> bool:
        """Return whether every place is among the legal acts of its game, if it is not over."""
        for number in range(self.size):
            place = self.places[number]
            if self.counts[number] > 0 and (place < 0 or place >= self.counts[number]):
                return False
        return True


@cython.cclass
class Grove:
    """Episodes as a balanced tree: C code reaches them all without holding a list of objects."""

    def __init__(
        self, number: int, episode: Episode, left: Grove | None, right: Grove | None
    ) -> None:
        self.number = number
        self.episode = episode
        self.left = left
        self.right = right
        self.has_left = left is not None
        self.has_right = right is not None

    def step(self, columns: Columns) -> None:
        """Make one act in every game that is not over, and say who acts next."""
        with cython.nogil:
            self._step(columns)

    def _step(self, columns: Columns) -> None:
        if self.episode.seat >= 0:
            self.episode.step(columns.places[self.number])
        columns.seats[self.number] = self.episode.seat
        columns.counts[self.number] = self.episode.acts.count
        if self.has_left:
            cython.cast(Grove, self.left)._step(columns)
        if self.has_right:
            cython.cast(Grove, self.right)._step(columns)

    def mask(self, into: Cells) -> None:
        """Write the mask of each game."""
        with cython.nogil:
            self._mask(into)

    def _mask(self, into: Cells) -> None:
        self.episode.mask(into, self.number * self.episode.encoding.acts)
        if self.has_left:
            cython.cast(Grove, self.left)._mask(into)
        if self.has_right:
            cython.cast(Grove, self.right)._mask(into)

    def observe(self, into: Cells) -> None:
        """Write what the seat to act sees in each game, and zeros once it is over."""
        with cython.nogil:
            self._observe(into)

    def _observe(self, into: Cells) -> None:
        at = self.number * self.episode.encoding.cells
        if self.episode.seat >= 0:
            self.episode.observe(self.episode.seat, into, at)
        else:
            into.clear(at, self.episode.encoding.cells)
        if self.has_left:
            cython.cast(Grove, self.left)._observe(into)
        if self.has_right:
            cython.cast(Grove, self.right)._observe(into)


def grove(episodes: list[Episode], first: int, last: int) -> Grove | None:
    """Return the tree of the episodes from one number up to another, which is left out."""
    if first >= last:
        return None
    middle = (first + last) // 2
    left, right = grove(episodes, first, middle), grove(episodes, middle + 1, last)
    return Grove(middle, episodes[middle], left, right)
