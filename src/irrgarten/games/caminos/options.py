"""What is chosen before a game of Brändi Caminos, for all to see."""

from __future__ import annotations

from typing import Literal

from irrgarten.kernel.rules import Options

BoardName = Literal["square", "rhombus", "octagon", "ring"]


class CaminosOptions(Options, frozen=True, kw_only=True):
    players: Literal[2, 4] = 2
    board: BoardName = "square"
    neutral: bool = False
    """Two walnut pieces are placed first (CAM-40)."""
