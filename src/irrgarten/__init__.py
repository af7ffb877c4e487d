"""Board games as a library: rules, records and computer players."""

from __future__ import annotations

from irrgarten import _pure

_pure.switch()  # before anything that may be compiled is imported

#: Whether the rules run as compiled code. If not, everything works, but computer players are weak.
compiled: bool = _pure.is_compiled()

from irrgarten.bots import Bot, bot  # noqa: E402
from irrgarten.game import Game, games, load, new, replay  # noqa: E402
from irrgarten.kernel.errors import (  # noqa: E402
    IllegalMove,
    IrrgartenError,
    NotationError,
    OptionsError,
    PositionError,
    RecordError,
)
from irrgarten.schemas import schema  # noqa: E402

__all__ = [
    "Bot",
    "Game",
    "IllegalMove",
    "IrrgartenError",
    "NotationError",
    "OptionsError",
    "PositionError",
    "RecordError",
    "bot",
    "compiled",
    "games",
    "load",
    "new",
    "replay",
    "schema",
]
