"""What games teach: weights for positions and acts, and how well they foretell games not seen."""

from __future__ import annotations

from msgspec import Struct

from irrgarten.search.judgement import Weights
from irrgarten.training.samples import Samples
from irrgarten.training.settings import Settings

#: What is learned of acts needs little to keep it small: there are many of them.
DECAY_OF_ACTS = 1e-4


class Lesson(Struct, frozen=True):
    """``loss`` is that of positions held back, ``blind`` that of whoever knows nothing."""

    version: int
    games: int
    positions: int
    value: Weights
    acts: Weights | None
    loss: float
    blind: float


def learn(found: Samples, settings: Settings) -> Lesson:
    from irrgarten.training import learning

    seen, held_back = learning.parted(found.values, found.games)
    value = learning.learned(seen, settings.units, settings.decay, 0)
    tested = held_back or seen
    loss, blind = learning.loss(value, tested), learning.blind(tested)
    if held_back:  # once that is known, nothing is held back
        value = learning.learned(found.values, settings.units, settings.decay, 0)
    value = learning.sharpened(value, settings.sharpness)
    acts = learning.learned(found.acts, 0, DECAY_OF_ACTS, 0) if found.acts else None
    games = len(set(found.games))
    return Lesson(
        found.version, games, len(found.values), value, acts, round(loss, 4), round(blind, 4)
    )
