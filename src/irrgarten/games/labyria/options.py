"""What is chosen before a game of Brändi Labyria, for all to see."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from irrgarten.kernel.rules import Options

Players = Annotated[int, Meta(ge=2, le=4)]
#: RIA-02: 8, 10, 12 or 14 fields a side.
Size = Annotated[int, Meta(ge=8, le=14, multiple_of=2)]


class LabyriaOptions(Options, frozen=True, kw_only=True):
    players: Players = 2
    size: Size = 10
