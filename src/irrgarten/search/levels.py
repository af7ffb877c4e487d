"""How well a computer player plays: how long it thinks, what it keeps in mind, how it slips.

Levels err as people do. They forget, overlook some of what they could do, most readily what does
not catch the eye, and cannot decide between acts that seem as good; none acts at random.
"""

from __future__ import annotations

import msgspec

from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.plain import PlainState
from irrgarten.kernel.play import AnyRules
from irrgarten.kernel.rules import Options
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

COMPILED = not ismcts.__file__.endswith(".py")
#: Uncompiled, a player thinks that much less in about the time of a compiled one.
_SLOWER = 50
_LEAST = 12
#: Seconds after which a player stops thinking where the rules of a game are plain Python.
PLAIN_SECONDS = 2.0


def is_plain(rules: AnyRules) -> bool:
    """Whether the compiled search plays a game at the speed of Python."""
    return COMPILED and issubclass(rules.state_type, PlainState)


def thinker(name: str) -> Level | None:
    """Whoever may be asked for an act: a level, or the adviser."""
    return ADVISER if name == ADVISER.name else LEVELS.get(name)


def level_of(name: str, rules: AnyRules | None = None, options: Options | None = None) -> Level:
    """Whoever has that name, as it plays by these rules, at a table with these options, or in
    general. Raises OptionsError."""
    found = thinker(name)
    if found is None:
        raise OptionsError(f"there is no level {name!r}; there are {', '.join(LEVELS)}")
    if rules is not None:
        here = rules.levels if options is None else rules.levels_at(options)
        found = msgspec.structs.replace(found, **here.get(name, {}))
    if rules is not None and is_plain(rules) and found.name != ADVISER.name:
        seconds = PLAIN_SECONDS if found.longest is None else min(found.longest, PLAIN_SECONDS)
        return msgspec.structs.replace(found, longest=seconds)
    if COMPILED:
        return found
    return msgspec.structs.replace(found, playouts=max(_LEAST, found.playouts // _SLOWER))
