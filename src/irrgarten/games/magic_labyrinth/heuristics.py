"""What a sensible player of The Magic Labyrinth does."""

from __future__ import annotations

from irrgarten.games.magic_labyrinth.labyrinth import Labyrinths
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.kernel.heuristics import Heuristics


class MagicLabyrinthHeuristics(Heuristics):
    def __init__(self, state: MagicLabyrinth, labyrinths: Labyrinths) -> None:
        self.state = state
