"""What is kept of a game that is over, so that it can be shown when its rules are here no more.

It is packed, and far smaller than what was told.
"""

from __future__ import annotations

import lzma
from typing import Any

import msgspec
from msgspec import Raw, Struct

from irrgarten.kernel.errors import RecordError
from irrgarten.kernel.play import LANDMARK
from irrgarten.kernel.state import WATCHER
from irrgarten.tables.frames import Ended, Happened
from irrgarten.tables.game import TableGame

#: Quick; what repeats itself from seat to seat is far apart, but within reach.
PRESET = 1


class Shown(Struct, frozen=True):
    """What somebody sees of a game at its end: the view, and what is left of the past."""

    view: Any
    log: list[Happened]


class Ending(Struct, frozen=True):
    """``told`` is what whoever watched was told; ``shown`` is for them first, then for each seat.

    ``next_round`` is what it brings along for the next round of a match. ``films`` are the
    stretches of its replay, of ``size`` acts each, for every viewpoint by its name.
    """

    ply: int
    result: list[float]
    ended: Ended | None
    points: list[int]
    next_round: dict[str, Any]
    told: list[Happened]
    shown: list[Shown]
    size: int
    films: dict[str, list[Raw]]


def ending_of(game: TableGame, films: dict[str, list[Raw]]) -> bytes:
    """Of a game that is over; encoded, not yet packed: packing takes its time."""
    return msgspec.json.encode(
        Ending(
            ply=game.ply,
            result=game.result or [],
            ended=game.ended_by,
            points=game.points,
            next_round=game.next_round,
            told=game.told(WATCHER),
            shown=[
                Shown(game.view(viewer), game.log(viewer, game.ply))
                for viewer in (WATCHER, *range(game.seats))
            ],
            size=LANDMARK,
            films=films,
        )
    )


def packed(ending: bytes) -> bytes:
    return lzma.compress(ending, preset=PRESET)


def unpacked(kept: bytes) -> Ending:
    """Raises RecordError."""
    try:
        return msgspec.json.decode(lzma.decompress(kept), type=Ending)
    except (lzma.LZMAError, EOFError, msgspec.DecodeError):
        raise RecordError("what is kept of its end is damaged") from None
