"""What a game's champion has learned, from a file of the package; without one it plays as well
as the heuristics that were set by hand.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.learned import INPUTS, UNITS, Learned, weights_in

GAMES = Path(__file__).resolve().parents[1] / "games"
#: Where in the folder of a game its weights lie.
WEIGHTS = Path("strength", "weights.json")
#: Of the form of the file.
FORM = 1


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    inputs: Annotated[int, Meta(ge=1, le=INPUTS)]
    units: Annotated[int, Meta(ge=0, le=UNITS)]
    weights: list[float]

    def __post_init__(self) -> None:
        expected = weights_in(self.inputs, self.units)
        if len(self.weights) != expected:
            raise ValueError(f"{expected} weights, not {len(self.weights)}")

    def learned(self) -> Learned:
        return Learned(self.inputs, self.units, self.weights)


class Gate(Struct, frozen=True, forbid_unknown_fields=True):
    """How a candidate fared against the champion so far: its share, and how far that may be off
    in 95 of 100 cases."""

    against: str
    games: int
    playouts: int
    share: float
    margin: float


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """How something was learned."""

    seed: str
    games: int
    positions: int
    settings: dict[str, float]
    gate: Gate


class Judgement(Struct, frozen=True, forbid_unknown_fields=True):
    """What is learned of positions and of acts, and how it came about."""

    form: int
    game: str
    version: int
    value: Weights | None
    acts: Weights | None
    history: list[Chapter] = []

    def teach(self, heuristics: Heuristics) -> bool:
        """Whether these heuristics could learn it: their features are those it was learned of."""
        if heuristics.version() != self.version:
            return False
        learned = [None if one is None else one.learned() for one in (self.value, self.acts)]
        heuristics.adopt(*learned)
        return True


def read(path: Path) -> Judgement:
    """Raises ValueError that names the file and what is wrong with it."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Judgement)
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise ValueError(f"{path}: {error}") from None
    if found.form != FORM:
        raise ValueError(f"{path}: form {found.form} is not known, {FORM} is")
    return found


def written(judgement: Judgement) -> bytes:
    return msgspec.json.format(msgspec.json.encode(judgement), indent=-1) + b"\n"


@cache
def of(game: str, games: Path = GAMES) -> Judgement | None:
    """Return what was learned of a game, or None if nothing was yet."""
    path = games / game / WEIGHTS
    return read(path) if path.exists() else None
