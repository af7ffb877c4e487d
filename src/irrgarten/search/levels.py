"""How well a computer player plays: how long it thinks, what it keeps in mind, how it slips.

Levels err as people do. They forget, overlook some of what they could do, most readily what does
not catch the eye, and cannot decide between acts that seem as good; none acts at random.
"""

from __future__ import annotations

import msgspec

from irrgarten.kernel.errors import OptionsError
from irrgarten.search import ismcts


class Level(msgspec.Struct, frozen=True):
    name: str
    #: Iterations of the search for one act.
    playouts: int
    #: How much of what it perceives it keeps in mind: 1 is everything, 0 nothing.
    retention: float = 1.0
    #: How much of what it could do it does not think of, for a turn: 0 nothing, 1 all but one act.
    overlooks: float = 0.0
    #: In how many of its turns it does not look for what is certain, such as a threat to win.
    dreams: float = 0.0
    #: 0 takes the act that the search tried most; 0.5 also any that it tried half as often.
    wavers: float = 0.0
    #: Judges by what was learned from games, where there is something.
    learned: bool = False
    #: Seconds of the processor after which it stops thinking, wherever it has got to.
    longest: float | None = None


_LEVELS = (
    Level("beginner", playouts=24, retention=0.25, overlooks=0.6, dreams=0.9, wavers=0.6),
    Level("casual", playouts=150, retention=0.5, overlooks=0.35, dreams=0.5, wavers=0.3),
    Level("skilled", playouts=1000, retention=0.75, overlooks=0.15, dreams=0.2, wavers=0.1),
    Level("expert", playouts=6000),
    Level("champion", playouts=20000, learned=True, longest=0.8),
)
LEVELS: dict[str, Level] = {level.name: level for level in _LEVELS}

#: Who gives hints sits at no table: it overlooks and forgets nothing, and the clock does not stop
#: it, so that the same question has the same answer.
ADVISER = Level("adviser", playouts=6000)

#: What is different in a game, so that each level is as far above the one below as in the others.
IN_GAME: dict[str, dict[str, dict[str, float]]] = {
    # Many acts are as good there; who looks further and for threats is ahead.
    "caminos": {
        "beginner": {"playouts": 12, "overlooks": 0.5, "wavers": 0.7},
        "casual": {"playouts": 40},
        "skilled": {"playouts": 150},
        "expert": {"playouts": 600, "overlooks": 0.0, "dreams": 0.05},
    },
    # More thought brings little; there is much to overlook.
    "dog": {
        "beginner": {"playouts": 24, "overlooks": 0.8},
        "casual": {"playouts": 60, "overlooks": 0.65},
        "skilled": {"playouts": 150, "overlooks": 0.5},
        "expert": {"playouts": 600, "overlooks": 0.35},
    },
    # The die does much; only who overlooks a good deal is beaten more often for it.
    "labyria": {
        "beginner": {"playouts": 12, "overlooks": 0.85, "wavers": 0.8},
        "casual": {"playouts": 60, "overlooks": 0.5},
        "skilled": {"playouts": 400},
        "expert": {"playouts": 2000, "overlooks": 0.05},
    },
    "labyrinthe": {
        "beginner": {"playouts": 16},
        "casual": {"playouts": 40, "overlooks": 0.45, "dreams": 0.7, "wavers": 0.45},
        "skilled": {"playouts": 400, "overlooks": 0.1, "dreams": 0.1},
        "expert": {"playouts": 2000},
    },
    # A game of memory.
    "magic_labyrinth": {
        "beginner": {"playouts": 24, "retention": 0.1, "overlooks": 0.75},
        "casual": {"playouts": 60, "retention": 0.35, "overlooks": 0.55},
        "skilled": {"playouts": 250, "retention": 0.6, "overlooks": 0.35},
        "expert": {"playouts": 1000, "retention": 0.85, "overlooks": 0.15},
    },
}

COMPILED = not ismcts.__file__.endswith(".py")
#: Uncompiled, a player thinks that much less in about the time of a compiled one.
_SLOWER = 50
_LEAST = 12


def thinker(name: str) -> Level | None:
    """Whoever may be asked for an act: a level, or the adviser."""
    return ADVISER if name == ADVISER.name else LEVELS.get(name)


def level_of(name: str, game: str | None = None) -> Level:
    """Whoever has that name, as it plays that game, or else in general. Raises OptionsError."""
    found = thinker(name)
    if found is None:
        raise OptionsError(f"there is no level {name!r}; there are {', '.join(LEVELS)}")
    if game is not None:
        found = msgspec.structs.replace(found, **IN_GAME.get(game, {}).get(name, {}))
    if COMPILED:
        return found
    return msgspec.structs.replace(found, playouts=max(_LEAST, found.playouts // _SLOWER))
