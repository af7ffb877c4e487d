"""What is chosen before a game of Brändi Caminos, for all to see."""

from __future__ import annotations

from typing import Literal

from irrgarten.games.caminos.board import BOARDS, BoardName
from irrgarten.games.caminos.rules import Caminos
from irrgarten.kernel.rules import Options


class CaminosOptions(Options, frozen=True, kw_only=True):
    players: Literal[2, 4] = 2
    board: BoardName = "square"
    neutral: bool = False
    """Two walnut pieces are placed first (CAM-40)."""


def options_of(state: Caminos) -> CaminosOptions:
    return CaminosOptions(
        players=4 if state.seats == 4 else 2,
        board=BOARDS[state.board],
        neutral=state.neutral != 0,
    )
