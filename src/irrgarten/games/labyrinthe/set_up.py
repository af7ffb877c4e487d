"""Before play: blocks on their figures, pawns in their homes, a beginner drawn or named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from irrgarten.games.labyrinthe import layout
from irrgarten.games.labyrinthe.board import homes_of
from irrgarten.games.labyrinthe.options import LabyrintheOptions
from irrgarten.games.labyrinthe.placing import place_blocks, place_pawns, print_figures
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.kernel.lots import Lots, seat_drawn


def first_position(options: LabyrintheOptions, lots: Lots, given: Mapping[str, Any]) -> Labyrinthe:
    state = Labyrinthe()
    state.seats = options.players
    state.turn_limit = options.turn_limit
    figures = layout.read(options.layout)
    print_figures(state, figures)
    place_blocks(state, figures)
    place_pawns(state, homes_of(options.players))
    state.mark()
    state.turn = seat_drawn("beginner", given, options.players, lots)  # LAB-05
    state.go_on(None)
    return state
