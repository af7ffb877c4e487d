"""What is chosen before a game of The Magic Labyrinth, for all to see."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.kernel.rules import Options

#: Numbers of walls with a name (MAG-04).
NAMED_WALLS = {"easy": 19, "hard": 24}


class MagicLabyrinthOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    walls: Annotated[int, Meta(ge=0, le=24)] | Literal["easy", "hard"] = 24
    memory_aid: bool = False

    @property
    def wall_count(self) -> int:
        return NAMED_WALLS[self.walls] if isinstance(self.walls, str) else self.walls


def options_of(state: MagicLabyrinth) -> MagicLabyrinthOptions:
    return MagicLabyrinthOptions(
        players=state.seats,
        walls=state.walls.bit_count(),
        memory_aid=bool(state.memory_aid),
    )
