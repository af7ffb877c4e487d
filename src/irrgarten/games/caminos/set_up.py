"""Before play: an empty board, the pieces shared out, a beginner drawn or named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from irrgarten.games.caminos.board import BOARD_OF
from irrgarten.games.caminos.options import CaminosOptions
from irrgarten.games.caminos.pieces import PIECES
from irrgarten.games.caminos.rules import Caminos
from irrgarten.kernel.lots import Lots, seat_drawn


def first_position(options: CaminosOptions, lots: Lots, given: Mapping[str, Any]) -> Caminos:
    return empty_board(options, seat_drawn("beginner", given, options.players, lots))  # CAM-05


def empty_board(options: CaminosOptions, beginner: int) -> Caminos:
    state = Caminos()
    state.seats = options.players
    state.board = BOARD_OF[options.board].number
    state.neutral = int(options.neutral)
    share = options.players // 2  # CAM-04: partners split their wood evenly by shape
    each = [pieces // share for pieces in PIECES]
    state.left = each * options.players + [0] * (16 - 4 * options.players)
    state.turn = beginner
    return state
