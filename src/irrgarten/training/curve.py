"""The learning curve as a picture: what a candidate foretells, and how it fared at the gate."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from irrgarten.training.course import Point


def draw(points: Sequence[Point], game: str, path: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, (foretold, fared) = pyplot.subplots(2, 1, sharex=True, figsize=(7, 6))
    games = [point.games for point in points]
    foretold.plot(games, [point.loss for point in points], marker="o", label="learned")
    foretold.plot(games, [point.blind for point in points], linestyle=":", label="blind")
    foretold.set_ylabel("loss on games held back")
    foretold.legend()
    fared.errorbar(
        games,
        [point.gate.share for point in points],
        yerr=[point.gate.margin for point in points],
        marker="o",
        capsize=3,
    )
    fared.axhline(0.5, linestyle=":")
    fared.set_ylim(0, 1)
    fared.set_ylabel("share against the champion so far")
    fared.set_xlabel(f"games of {game}")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
