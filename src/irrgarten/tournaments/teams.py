"""Teams that are drawn by lot among those who entered alone."""

from __future__ import annotations

from collections.abc import Sequence

from irrgarten.kernel.lots import Lots, shuffled


def drawn(players: Sequence[int], size: int, lots: Lots) -> list[list[int]]:
    """Teams of so many; the last one may lack some, whose places are filled up."""
    order = shuffled(players, lots)
    return [order[at : at + size] for at in range(0, len(order), size)]
