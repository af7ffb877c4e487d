"""Rules under which a computer player thinks for ever, as after a fault in compiled code."""

from __future__ import annotations

from itertools import repeat
from typing import Any

from irrgarten.games.magic_labyrinth.rulebook import MagicLabyrinthRules
from irrgarten.kernel.memory import Memory


class Hanging(MagicLabyrinthRules):
    def memory(self, *_: Any) -> Memory:
        any(repeat(0))  # a loop in C: no thread runs beside it, and no signal is noticed
        raise AssertionError
