"""What is left of a game's past: events that have faded, ready to be sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from irrgarten.kernel.play import AnyRules
from irrgarten.kernel.rules import Options, Rules
from irrgarten.server.frames import Happened, encode

#: Of longer games only the latest acts are told; the record has them all.
MOST = 2000

#: How what nobody perceived anything of ends when it is encoded.
NOTHING = b'"events":[]}'


@cache
def decoder(event_type: Any) -> Callable[[Raw], Happened]:
    """Reads what was told of an act, with the events of its game."""
    events = [("events", list[event_type])]
    kinds = msgspec.defstruct("Kinds", events, bases=(Happened,), kw_only=True, omit_defaults=True)
    return cast(Callable[[Raw], Happened], msgspec.json.Decoder(kinds).decode)


class Past:
    """What has faded once does not change, so it is worked out and encoded once for a viewer."""

    def __init__(self, rules: AnyRules, options: Options) -> None:
        self._rules = rules
        self._options = options
        self._fades = type(rules).faded is not Rules.faded
        self._encoded: dict[tuple[int, int], Raw | None] = {}

    def of(self, viewer: int, told: Sequence[Raw], until: int) -> list[Happened]:
        """What a viewer was told until a ply, without what has faded; encoded already."""
        since = max(0, until - MOST)
        if self._fades:
            latest = enumerate(told[since:until], since)
            left = (self._left(viewer, ply, happened) for ply, happened in latest)
            kept = [one for one in left if one is not None]
        else:
            kept = [one for one in told[since:until] if not bytes(one).endswith(NOTHING)]
        return cast(list[Happened], kept)

    def _left(self, viewer: int, ply: int, happened: Raw) -> Raw | None:
        key = viewer, ply
        if key not in self._encoded:
            self._encoded[key] = self._faded(decoder(self._rules.event_type)(happened))
        return self._encoded[key]

    def _faded(self, happened: Happened) -> Raw | None:
        events = [self._rules.faded(self._options, event) for event in happened.events]
        kept = [event for event in events if event is not None]
        told = kept or happened.call is not None
        return Raw(encode(replace(happened, events=kept))) if told else None
