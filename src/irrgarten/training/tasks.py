"""Work that can be done anywhere, and done again: what comes of it follows from it alone."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from irrgarten import registry
from irrgarten.search.judgement import Judgement
from irrgarten.training import gate, selfplay


class SelfPlay(Struct, frozen=True, kw_only=True):
    """A game of self-play."""

    game: str
    table: dict[str, Any]
    seed: str
    number: int
    playouts: int
    judgement: Judgement | None
    searched: int = 1
    to_end: bool = False

    def __call__(self) -> bytes:
        rules = registry.rules(self.game)
        return msgspec.json.encode(
            selfplay.played(
                rules,
                self.table,
                self.seed,
                self.number,
                self.playouts,
                self.judgement,
                self.searched,
                self.to_end,
            )
        )


class AtTheGate(Struct, frozen=True, kw_only=True):
    """A round at the gate."""

    game: str
    table: dict[str, Any]
    seed: str
    number: int
    playouts: int
    candidate: Judgement
    champion: Judgement | None

    def __call__(self) -> bytes:
        rules = registry.rules(self.game)
        return msgspec.json.encode(
            gate.round_played(
                rules,
                self.table,
                self.seed,
                self.number,
                self.playouts,
                self.candidate,
                self.champion,
            )
        )


Task = SelfPlay | AtTheGate
