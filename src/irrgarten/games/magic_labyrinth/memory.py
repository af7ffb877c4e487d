"""What a player keeps in mind: walls bumped into and passages walked."""

from __future__ import annotations

from collections.abc import Iterable

from irrgarten.games.magic_labyrinth.board import FIELD_OF, SLOT_FIELDS, SLOT_OF
from irrgarten.games.magic_labyrinth.view import Bumped, Stepped
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.rng import Rng


class MagicLabyrinthMemory(Memory):
    def __init__(self, retention: float, rng: Rng) -> None:
        self.bumped = 0
        self.passed = 0

    def observe(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, Stepped):
                a, b = sorted((FIELD_OF[event.start], FIELD_OF[event.end]))
                self.passed |= 1 << SLOT_FIELDS.index((a, b))
            elif isinstance(event, Bumped) and event.wall is not None:
                self.bumped |= 1 << SLOT_OF[event.wall]
