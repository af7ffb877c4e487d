"""What is left of a game's past: events that have faded, ready to be sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
from msgspec.structs import replace

from irrgarten.kernel.play import AnyRules
from irrgarten.kernel.rules import Options
from irrgarten.server.frames import Happened, encode

#: Of longer games only the latest acts are told; the record has them all.
MOST = 2000


class Past:
    """What has faded once does not change, so it is worked out and encoded once for a viewer."""

    def __init__(self, rules: AnyRules, options: Options) -> None:
        self._rules = rules
        self._options = options
        self._encoded: dict[tuple[int, int], msgspec.Raw | None] = {}

    def of(self, viewer: int, told: Sequence[Happened], until: int) -> list[Happened]:
        """What a viewer was told until a ply, without what has faded; encoded already."""
        left = (self._left(viewer, happened) for happened in told[max(0, until - MOST) : until])
        return cast(list[Happened], [one for one in left if one is not None])

    def _left(self, viewer: int, happened: Happened) -> msgspec.Raw | None:
        key = viewer, happened.ply
        if key not in self._encoded:
            self._encoded[key] = self._faded(happened)
        return self._encoded[key]

    def _faded(self, happened: Happened) -> msgspec.Raw | None:
        events = [self._rules.faded(self._options, event) for event in happened.events]
        kept = [event for event in events if event is not None]
        return msgspec.Raw(encode(replace(happened, events=kept))) if kept else None
