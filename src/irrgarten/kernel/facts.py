"""Facts about an act, each worded in the game's texts: why a strong player would make it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from irrgarten.kernel.memory import Event, Memory


class Fact(Struct, frozen=True):
    """``reason`` names the wording; of ``about``, ``other`` is a seat, called by its name.

    ``weight`` is how much of it there is, against the same fact of another act.
    """

    reason: str
    about: dict[str, str | int] = {}
    weight: int = 0


class Tried(Struct, frozen=True):
    """An act that a seat could make, and all that the seat knows of what comes of it.

    ``after`` is what it would see then; None where nothing of that can be foreseen.
    """

    seat: int
    act: str
    view: Any
    memory: Memory
    after: Any | None
    events: list[Event]
