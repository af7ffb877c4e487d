"""What games teach: weights for positions and acts, and how well they foretell games not seen."""

from __future__ import annotations

from msgspec import Struct

from irrgarten.kernel.errors import OptionsError
from irrgarten.search.judgement import Weights
from irrgarten.training.samples import Choice, Samples
from irrgarten.training.settings import Settings

#: What is learned of acts needs little to keep it small: there are many of them.
DECAY_OF_ACTS = 1e-4
#: How often weights are learned anew from what they make of later positions themselves.
AGAIN = 5


class Lesson(Struct, frozen=True):
    """``loss`` is that of positions held back, ``blind`` that of whoever knows nothing; of acts,
    where there is nothing to learn of positions."""

    version: int
    games: int
    positions: int
    value: Weights | None
    acts: Weights | None
    loss: float
    blind: float


def learn(found: Samples, settings: Settings) -> Lesson:
    from irrgarten.training import learning

    value = acts = None
    figures: list[tuple[float, float]] = []
    if found.values:
        units, decay, returns = settings.units, settings.decay, settings.returns
        value, figure = _learned(found.values, found.games, units, decay, returns)
        value = learning.sharpened(value, settings.sharpness)
        figures.append(figure)
    if found.acts:
        acts, figure = _learned(found.acts, found.act_games, 0, DECAY_OF_ACTS)
        figures.append(figure)
    if not figures:
        raise OptionsError("nothing to learn from: no game came to its end")
    loss, blind = figures[0]
    games = found.games or found.act_games
    return Lesson(found.version, len(set(games)), len(games), value, acts, loss, blind)


def _learned(
    choices: list[Choice], games: list[int], units: int, decay: float, returns: float = 1.0
) -> tuple[Weights, tuple[float, float]]:
    """Weights, and how they did on games held back beside whoever knows nothing."""
    from irrgarten.training import learning

    seen, held_back = learning.parted(choices, games)
    weights = _settled(seen, learning.parted(games, games)[0], units, decay, returns)
    tested = held_back or seen
    figure = round(learning.loss(weights, tested), 4), round(learning.blind(tested), 4)
    if held_back:  # once that is known, nothing is held back
        weights = _settled(choices, games, units, decay, returns)
    return weights, figure


def _settled(
    choices: list[Choice], games: list[int], units: int, decay: float, returns: float
) -> Weights:
    """Weights that fit the outcomes, or what they themselves make of the next positions."""
    from irrgarten.training import learning

    weights = learning.learned(choices, units, decay, 0)
    for _ in range(AGAIN if returns < 1.0 else 0):
        shares = learning.returned(weights, choices, games, returns)
        weights = learning.learned(shares, units, decay, 0, weights)
    return weights
