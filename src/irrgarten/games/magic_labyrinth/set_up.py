"""Before play: walls, symbols and beginner, drawn by lot or laid down by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from irrgarten.games.magic_labyrinth import by_hand
from irrgarten.games.magic_labyrinth.board import (
    CORNERS,
    FIELD_NAMES,
    FIELD_OF,
    SYMBOL_FIELDS,
    SYMBOLS,
)
from irrgarten.games.magic_labyrinth.codes import IN_BAG
from irrgarten.games.magic_labyrinth.labyrinth import labyrinths
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
from irrgarten.games.magic_labyrinth.position import lay_symbols
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.lots import Lots, seat_drawn, shuffled


def first_position(
    options: MagicLabyrinthOptions, lots: Lots, given: Mapping[str, Any]
) -> MagicLabyrinth:
    state = MagicLabyrinth()
    state.seats = options.players
    state.memory_aid = options.memory_aid
    corners = [FIELD_OF[name] for name in CORNERS[options.players]]  # MAG-06
    state.corner = corners + [0] * (4 - len(corners))
    state.at = list(state.corner)
    state.walls = _walls(options, lots, given.get("labyrinth"))
    lay_symbols(state, _symbols(lots, given.get("symbols")), "symbols", OptionsError)
    state.holder = [IN_BAG] * len(SYMBOLS)
    state.turn = seat_drawn("beginner", given, options.players, lots)  # MAG-08
    return state


def _walls(options: MagicLabyrinthOptions, lots: Lots, by_hand_given: object) -> int:
    """MAG-05: any labyrinth alike, or one made by hand and turned by chance."""
    if by_hand_given is None:
        every = labyrinths(options.wall_count)
        return every.unrank(lots.below(every.count))
    walls = by_hand.read(by_hand_given)
    if walls.bit_count() != options.wall_count:
        raise OptionsError(
            f"walls: {options.wall_count}, but the labyrinth has {walls.bit_count()} walls"
        )
    return by_hand.turned_walls(walls, lots.below(4))


def _symbols(lots: Lots, given: object) -> dict[str, str]:
    """MAG-03: which symbol lies where is drawn, unless a layout is given."""
    if given is None:
        order = shuffled(SYMBOLS, lots)
        fields = (FIELD_NAMES[field] for field in SYMBOL_FIELDS)
        return dict(zip(fields, order, strict=True))
    if not isinstance(given, dict) or not all(isinstance(s, str) for s in given.values()):
        raise OptionsError("symbols: a layout gives a symbol for each of 24 fields")
    return given
