"""Many games at once, stepped in C without the interpreter's lock: ``batch``."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from irrgarten.kernel.encoding import Cells
from irrgarten.research.episode import Columns, Grove, grove
from irrgarten.research.table import Bytes, Mask, ResearchTable, rewards

Ints: TypeAlias = "NDArray[np.int64]"
Floats: TypeAlias = "NDArray[np.float64]"


def batch(
    game: str,
    n: int,
    *,
    seed: int = 0,
    threads: int = 1,
    most_acts: int | None = None,
    **options: Any,
) -> Batch:
    """Return ``n`` games of one table that are stepped together."""
    return Batch(ResearchTable(game, options, most_acts), n, seed, threads)


class Batch:
    """Games that are stepped together. Acts are chosen by their place among the legal ones.

    ``seats`` says who is to act in each game (-1 once it is over) and ``counts`` how many legal
    acts there are. Both arrays are filled anew by ``step`` and ``reset``.
    """

    def __init__(self, table: ResearchTable, n: int, seed: int, threads: int) -> None:
        self.table = table
        self.seats: Ints = np.zeros(n, np.int64)
        self.counts: Ints = np.zeros(n, np.int64)
        self._places: Ints = np.zeros(n, np.int64)
        self._columns = Columns(self._places, self.seats, self.counts)
        self._seed, self._begun, self._finished = seed, n, 0
        self._episodes = [table.episode(f"{seed}/{number}") for number in range(n)]
        parts = np.linspace(0, n, min(threads, n) + 1).astype(int)
        found = [grove(self._episodes, int(first), int(last)) for first, last in pairwise(parts)]
        self._groves: list[Grove] = [one for one in found if one is not None]
        self._pool = ThreadPoolExecutor(len(self._groves)) if len(self._groves) > 1 else None
        self._look(range(n))

    def __len__(self) -> int:
        return len(self._episodes)

    @property
    def acts_made(self) -> int:
        """How many acts were made so far, those of chance and of finished games included."""
        return self._finished + sum(episode.made for episode in self._episodes)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games are over or were cut."""
        return self.seats < 0

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """Which games were cut."""
        return np.array([episode.cut for episode in self._episodes], np.bool_)

    def step(self, places: Ints) -> None:
        """Make in each game the legal act at a place; games that are over stay as they are."""
        self._places[:] = places
        if not self._columns.fit():
            raise IndexError("a place is outside the legal acts of its game")
        self._each(lambda one: one.step(self._columns))

    def masks(self) -> Mask:
        """Return a row for each game: one for each legal id, zero for all others."""
        masks: Mask = np.zeros((len(self), self.table.acts), np.int8)
        cells = Cells(masks.view(np.uint8).reshape(-1))
        self._each(lambda one: one.mask(cells))
        return masks

    def observations(self) -> Bytes:
        """Return a row for each game: what the seat to act sees; zeros once it is over."""
        seen: Bytes = np.zeros((len(self), self.table.cells), np.uint8)
        cells = Cells(seen.reshape(-1))
        self._each(lambda one: one.observe(cells))
        return seen

    def places(self, ids: Ints) -> Ints:
        """Return the place of an id in each game, or -1 where it is not legal."""
        pairs = zip(self._episodes, ids.tolist(), strict=True)
        return np.array([episode.place_of(number) for episode, number in pairs], np.int64)

    def rewards(self) -> Floats:
        """Return a row for each game and a column for each seat; zeros before the end."""
        gained: Floats = np.zeros((len(self), self.table.seats))
        for number in np.flatnonzero(self.over).tolist():
            episode = self._episodes[number]
            if not episode.cut:
                seats = range(self.table.seats)
                gained[number] = rewards([episode.state.result(seat) for seat in seats])
        return gained

    def reset(self) -> int:
        """Begin a new game in place of each that is over; how many were begun."""
        finished = np.flatnonzero(self.over).tolist()
        for number in finished:
            self._finished += self._episodes[number].made
            self.table.begin(self._episodes[number], f"{self._seed}/{self._begun}")
            self._begun += 1
        self._look(finished)
        return len(finished)

    def _look(self, numbers: Any) -> None:
        for number in numbers:
            episode = self._episodes[number]
            self.seats[number], self.counts[number] = episode.seat, episode.acts.count

    def _each(self, done: Callable[[Grove], None]) -> None:
        """Do something with all games, a thread for each part of them."""
        if self._pool is None:
            for one in self._groves:
                done(one)
        else:
            list(self._pool.map(done, self._groves))
