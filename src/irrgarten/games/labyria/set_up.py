"""Before play: an empty board, obstacles shared out, a beginner drawn or named; or all built."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from irrgarten.games.labyria.board import DEPOT, FIGURES, PIECES
from irrgarten.games.labyria.codes import BUILD
from irrgarten.games.labyria.options import LabyriaOptions
from irrgarten.games.labyria.rules import Labyria
from irrgarten.kernel.door import nth, numbers_of
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.lots import Lots, seat_drawn


def empty_board(options: LabyriaOptions) -> Labyria:
    """RIA-04, RIA-05: everybody at the start, nothing built."""
    state, players = Labyria(), options.players
    state.seats = players
    state.maze.clear(options.size)
    state.reserve = [*(PIECES[players] * players), *[0] * (8 - 2 * players)]
    state.figure = [state.start_of(i // FIGURES) if i < FIGURES * players else 0 for i in range(12)]
    state.depot = DEPOT
    return state


def first_position(options: LabyriaOptions, lots: Lots, given: Mapping[str, Any]) -> Labyria:
    state = empty_board(options)
    state.turn = seat_drawn("beginner", given, options.players, lots)  # RIA-10
    if _by_lot(given.get("building")):
        return built_by_lot(state, lots)
    return state


def _by_lot(given: object) -> bool:
    if given not in (None, "lot"):
        raise OptionsError(f"building: 'lot' or nothing, not {given!r}")
    return given is not None


def built_by_lot(state: Labyria, lots: Lots) -> Labyria:
    """Whoever is to place places as the lot says: RIA-11 to RIA-14 hold as if all had built."""
    while state.phase == BUILD:
        places = len(numbers_of(state, state.turn))
        placed = nth(state, state.turn, lots.below(places)).made()
        assert isinstance(placed, Labyria)
        state = placed
    return state
