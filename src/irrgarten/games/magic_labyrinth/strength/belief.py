"""What walls there may be, as far as a seat can know: any labyrinth that fits what it has met."""

from __future__ import annotations

import cython

from irrgarten.games.magic_labyrinth.labyrinth import Labyrinths
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State


@cython.cclass
class MagicLabyrinthBelief(Belief):
    """Everything is open but the walls, and those are drawn exactly evenly from all that fit."""

    def __init__(self, state: MagicLabyrinth, labyrinths: Labyrinths) -> None:
        self.known = state
        self.labyrinths = labyrinths

    def draw(self, into: State, rng: Rng) -> None:
        into.copy_from(self.known)
        cython.cast(MagicLabyrinth, into).walls = self.labyrinths.draw(rng)
