"""Before play: an empty board, obstacles shared out, a beginner drawn or named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from irrgarten.games.labyria.board import DEPOT, FIGURES, PIECES
from irrgarten.games.labyria.options import LabyriaOptions
from irrgarten.games.labyria.rules import Labyria
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.lots import Lots


def empty_board(players: int, size: int) -> Labyria:
    """RIA-04, RIA-05: everybody at the start, nothing built."""
    state = Labyria()
    state.seats = players
    state.maze.clear(size)
    state.reserve = [*(PIECES[players] * players), *[0] * (8 - 2 * players)]
    state.figure = [state.start_of(i // FIGURES) if i < FIGURES * players else 0 for i in range(12)]
    state.depot = DEPOT
    return state


def first_position(options: LabyriaOptions, lots: Lots, given: Mapping[str, Any]) -> Labyria:
    state = empty_board(options.players, options.size)
    state.turn = _beginner(options, lots, given.get("beginner"))
    return state


def _beginner(options: LabyriaOptions, lots: Lots, given: object) -> int:
    """RIA-10: by lot, or named."""
    if given is None:
        return lots.below(options.players)
    if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given < options.players:
        raise OptionsError(f"beginner: there is no seat {given!r}")
    return given
