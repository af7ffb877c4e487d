"""What is left of a game's past: events that have faded, ready to be sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
from msgspec.structs import replace

from irrgarten.kernel.play import AnyRules
from irrgarten.kernel.rules import Options
from irrgarten.server.frames import Happened, encode


class Past:
    """What has faded once does not change, so it is worked out and encoded once for a viewer."""

    def __init__(self, rules: AnyRules, options: Options) -> None:
        self._rules = rules
        self._options = options
        self._encoded: dict[int, list[msgspec.Raw | None]] = {}

    def of(self, viewer: int, told: Sequence[Happened]) -> list[Happened]:
        """What a viewer was told, without what has faded; encoded already."""
        known = self._encoded.setdefault(viewer, [])
        known += [self._left(happened) for happened in told[len(known) :]]
        return cast(list[Happened], [left for left in known[: len(told)] if left is not None])

    def _left(self, happened: Happened) -> msgspec.Raw | None:
        events = [self._rules.faded(self._options, event) for event in happened.events]
        kept = [event for event in events if event is not None]
        return msgspec.Raw(encode(replace(happened, events=kept))) if kept else None
