"""A game played by rules that are here no more: it is over, and shown as it was kept."""

from __future__ import annotations

import lzma
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from irrgarten.kernel.errors import RecordError
from irrgarten.kernel.play import LANDMARK
from irrgarten.kernel.record import Record
from irrgarten.kernel.state import WATCHER
from irrgarten.tables.frames import Ended, Happened
from irrgarten.tables.game import TableGame


class Bygone:
    """To whoever looks at it like a ``TableGame`` that is over; nothing is made in it any more.

    Without an ``ending`` it had not come to one, or none was kept: then it can only be told that
    its rules have changed. ``record`` is None if it never began.
    """

    over = True
    acting: Sequence[int] = ()

    def __init__(self, record: Record | None, ending: Ending | None) -> None:
        self.record = record
        self._ending = ending

    @property
    def ply(self) -> int:
        return len(self.record.acts) if self.record else 0

    @property
    def ended(self) -> Ended | None:
        return self._ending.ended if self._ending else "rules"

    @property
    def result(self) -> list[float] | None:
        return self._ending.result if self._ending else None

    @property
    def points(self) -> list[int] | None:
        """None if nobody knows."""
        return self._ending.points if self._ending else None

    @property
    def next_round(self) -> dict[str, Any]:
        return self._ending.next_round if self._ending else {}

    @property
    def watched(self) -> list[Happened]:
        """What whoever watched from first to last was told."""
        return self._ending.told if self._ending else []

    @property
    def size(self) -> int:
        return self._ending.size if self._ending else 0

    @property
    def steps(self) -> bool:
        """Whether it is kept act by act."""
        return self._ending is not None

    def stretch(self, viewpoint: str, number: int) -> bytes | None:
        """Part of its replay as it was told while its rules were here; None if there is none."""
        films = self._ending.films.get(viewpoint, []) if self._ending else []
        return bytes(films[number]) if number < len(films) else None

    def view(self, viewer: int) -> Any | None:
        return self._ending.shown[1 + viewer].view if self._ending else None

    def log(self, viewer: int) -> list[Happened]:
        return self._ending.shown[1 + viewer].log if self._ending else []


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
