"""A table whose acts and views are numbers: what all environments share."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from irrgarten import registry
from irrgarten.game import Game, read_options
from irrgarten.kernel import door, lots
from irrgarten.kernel.encoding import Cells, Part
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.state import State
from irrgarten.research.episode import Episode

Bytes: TypeAlias = "NDArray[np.uint8]"
Mask: TypeAlias = "NDArray[np.int8]"


class ResearchTable:
    """A game with its options. ``acts`` and ``cells`` are the sizes of masks and observations.

    Games are cut after ``most_acts`` acts, chance included; by default where the rules cut them.
    """

    def __init__(self, game: str, options: dict[str, Any], most_acts: int | None = None) -> None:
        self.rules = registry.rules(game)
        if self.rules.encoding_type is None:
            raise IrrgartenError(f"{game} has no encoding")
        first = self.rules.set_up(read_options(game, options), lots.for_set_up("0"), {})
        self.encoding = self.rules.encoding_type(first)
        self.options = self.rules.options(first)
        self.most_acts = min(most_acts or self.rules.most_acts, self.rules.most_acts)
        self.seats: int = first.seats
        self.acts = self.encoding.acts
        self.cells = self.encoding.cells

    def __deepcopy__(self, memo: dict[int, Any]) -> ResearchTable:
        return self  # it never changes

    @property
    def layout(self) -> list[Part]:
        """The parts of an observation, by name and shape."""
        return self.encoding.layout()

    def episode(self, seed: str) -> Episode:
        """Return a new game whose set-up and chance follow from a seed."""
        return Episode(self._first(seed), self.encoding, _draws(seed), self.most_acts)

    def begin(self, episode: Episode, seed: str) -> None:
        """Make a new game of an old one."""
        episode.begin(self._first(seed), _draws(seed))

    def _first(self, seed: str) -> State:
        state: State = self.rules.set_up(self.options, lots.for_set_up(seed), {})
        return state

    def ids(self, state: State, seat: int) -> list[int]:
        """Return the ids of what a seat, or chance, may do, in the order of its legal acts."""
        return [self.encoding.id_of(state, seat, act) for act in door.numbers_of(state, seat)]

    def mask(self, ids: list[int]) -> Mask:
        """Return a one for each of these ids and a zero for all others."""
        mask: Mask = np.zeros(self.acts, np.int8)
        mask[ids] = 1
        return mask

    def observation(self, state: State, seat: int) -> Bytes:
        """Return what a seat sees, as ``layout`` says."""
        cells: Bytes = np.zeros(self.cells, np.uint8)
        self.encoding.observe(state, seat, Cells(cells), 0)
        return cells

    def parts(self, observation: Bytes) -> dict[str, Bytes]:
        """Return the parts of an observation by name, each in its shape."""
        parts, at = {}, 0
        for name, shape in self.layout:
            size = int(np.prod(shape))
            parts[name] = observation[at : at + size].reshape(shape)
            at += size
        return parts


def _draws(seed: str) -> int:
    """Return the seed of chance during play."""
    return lots.SeededLots(seed, "play").below(1 << 64)


def rewards(results: list[float] | None) -> list[float]:
    """Return the reward of each result: 1 for a win, -1 for none, 0 for half of a draw."""
    return [2.0 * result - 1.0 for result in results or ()]


def state_of(game: Game) -> State:
    """Return the state of a game; nobody changes it."""
    return game._play.state
