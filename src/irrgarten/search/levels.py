"""How well a computer player plays: how long it thinks, what it keeps in mind, how it slips."""

from __future__ import annotations

import msgspec

from irrgarten.kernel.errors import OptionsError
from irrgarten.search import ismcts


class Level(msgspec.Struct, frozen=True):
    name: str
    #: Iterations of the search for one act.
    playouts: int
    #: How much of what it perceives it keeps in mind: 1 is everything, 0 nothing.
    retention: float
    #: 0 takes what the search thinks best; 1 takes each act as often as the search tried it.
    temperature: float
    #: Judges by what was learned from games, where there is something.
    learned: bool = False
    #: Seconds of the processor after which it stops thinking, wherever it has got to.
    longest: float | None = None


_LEVELS = (
    Level("beginner", playouts=24, retention=0.25, temperature=1.0),
    Level("casual", playouts=150, retention=0.5, temperature=0.6),
    Level("skilled", playouts=1000, retention=0.75, temperature=0.3),
    Level("expert", playouts=6000, retention=1.0, temperature=0.0),
    Level("champion", playouts=20000, retention=1.0, temperature=0.0, learned=True, longest=0.8),
)
LEVELS: dict[str, Level] = {level.name: level for level in _LEVELS}

COMPILED = not ismcts.__file__.endswith(".py")
#: Uncompiled, a player thinks that much less in about the time of a compiled one.
_SLOWER = 50
_LEAST = 12


def level_of(name: str) -> Level:
    """The level of that name. Raises OptionsError."""
    found = LEVELS.get(name)
    if found is None:
        raise OptionsError(f"there is no level {name!r}; there are {', '.join(LEVELS)}")
    if COMPILED:
        return found
    return msgspec.structs.replace(found, playouts=max(_LEAST, found.playouts // _SLOWER))
