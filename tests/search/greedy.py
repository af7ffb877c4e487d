"""A plain opponent: walks straight at the wanted symbol and avoids only walls it remembers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from irrgarten.games.magic_labyrinth import RULES
from irrgarten.games.magic_labyrinth.board import (
    DIRECTIONS,
    FIELD_OF,
    FIELDS,
    SLOT_FIELDS,
    beside,
)
from irrgarten.games.magic_labyrinth.strength.memory import MagicLabyrinthMemory
from irrgarten.games.magic_labyrinth.view import MagicLabyrinthView
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.memory import Event
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Rules, View


class Greedy:
    def __init__(self, seat: int, retention: float, seed: int) -> None:
        self._seat = seat
        self._memory = MagicLabyrinthMemory(seat, retention, Rng(seed))

    def observe(self, events: Iterable[Event]) -> None:
        self._memory.observe(events)

    def choose(self, view: View) -> str:
        assert isinstance(view, MagicLabyrinthView)
        target = next(field for field, symbol in view.symbols.items() if symbol == view.wanted)
        steps = self._steps_to(FIELD_OF[target])
        here = FIELD_OF[view.magicians[self._seat]]
        ways = {
            name: steps[beside(here, direction)]
            for direction, name in enumerate(DIRECTIONS)
            if beside(here, direction) >= 0 and not self._is_wall(here, beside(here, direction))
        }
        rules: Rules[Any, Any, Any] = RULES
        state = rules.belief(view, None).sample(Rng(0))
        legal = Acts()
        state.legal(self._seat, legal)
        acts = [rules.format(state, self._seat, act) for act in legal.listed()]
        return min(acts, key=lambda act: ways.get(act, FIELDS))

    def _is_wall(self, one: int, other: int) -> bool:
        slot = SLOT_FIELDS.index((min(one, other), max(one, other)))
        return bool(self._memory.bumped >> slot & 1)

    def _steps_to(self, target: int) -> list[int]:
        """From every field, by slots in which no wall is remembered."""
        steps = [FIELDS] * FIELDS
        steps[target] = 0
        edge = [target]
        for field in edge:
            for direction in range(4):
                other = beside(field, direction)
                if other >= 0 and steps[other] == FIELDS and not self._is_wall(field, other):
                    steps[other] = steps[field] + 1
                    edge.append(other)
        return steps
