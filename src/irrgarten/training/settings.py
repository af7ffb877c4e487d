"""What a training is, from beginning to end: everything in it follows from this."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """``tables`` are options of the game that are played in turn."""

    game: str
    seed: str
    tables: list[dict[str, Any]]
    #: Games of a round of self-play, and iterations of the search for each act in them; 0 is to
    #: act at first sight, by which many more games can be played.
    games: Annotated[int, Meta(ge=1)] = 400
    playouts: Annotated[int, Meta(ge=0)] = 100
    #: Of so many acts one is searched, the others are made at first sight: thoughts of more games,
    #: and longer ones, in the same time.
    searched: Annotated[int, Meta(ge=1)] = 1
    #: Whether what is searched is played out to the end, and a position is learned from what that
    #: comes to for everybody: the mean of many endings where one game has only its own.
    to_end: bool = False
    #: Units of what is learned of positions; 0 is a sum of the features.
    units: Annotated[int, Meta(ge=0, le=64)] = 0
    #: How much the outcome counts beside what the search thought, and how small weights are kept.
    outcome: Annotated[float, Meta(ge=0, le=1)] = 0.6
    decay: Annotated[float, Meta(ge=0)] = 1e-3
    #: How much of what a position came to goes back to the one before it, whose share of the rest
    #: is what is judged of the later one; 1 is the outcome alone. Less needs fewer games.
    returns: Annotated[float, Meta(ge=0, le=1)] = 1.0
    #: How much what acts came to counts beside how they look, where acts are learned; 0 learns how
    #: often they were tried.
    keenness: Annotated[float, Meta(ge=0)] = 0.0
    #: How much sharper than likely positions are judged: a search that hardly sees a difference
    #: does not choose, and where half of the games are drawn what is likely differs little.
    sharpness: Annotated[float, Meta(gt=0, le=20)] = 3.0
    #: Games and iterations of the gate, and the share that a candidate has to be sure of.
    gate_games: Annotated[int, Meta(ge=2)] = 100
    gate_playouts: Annotated[int, Meta(ge=8)] = 300
    gate_share: Annotated[float, Meta(ge=0, le=1)] = 0.5

    def __post_init__(self) -> None:
        if 0 < self.playouts < 8:
            raise ValueError("playouts: 0, or at least 8")


#: Where nobody searches, outcomes alone count, and priors tell acts apart as they are learned.
AT_FIRST_SIGHT = {"outcome": 1.0, "sharpness": 1.0}
#: What playing to the end comes to is likely as it stands.
TO_END = {"outcome": 0.0, "sharpness": 1.0, "decay": 3e-4}
