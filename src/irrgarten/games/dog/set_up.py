"""Before play: marbles in the kennels, the whole stock, and the first dealer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from irrgarten.games.dog.board import COPIES, MARBLES, STOCK, arms, fields
from irrgarten.games.dog.codes import FRESH
from irrgarten.games.dog.options import DogOptions
from irrgarten.games.dog.rules import Dog
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.lots import Lots


def empty_table(options: DogOptions) -> Dog:
    """Every marble in its kennel and no card anywhere."""
    state = Dog()
    marbles = state.marbles
    state.seats = marbles.seats = options.players
    marbles.arms = arms(options.players)
    marbles.ring = fields(options.players)
    marbles.team_size = options.team_size
    marbles.canadian_seven = options.canadian_seven
    marbles.no_joker_finish = options.no_joker_finish
    return state


def first_position(options: DogOptions, lots: Lots, given: Mapping[str, Any]) -> Dog:
    state = empty_table(options)
    state.stock = [STOCK, *COPIES[1:]]
    state.dealer = _dealer(options, lots, given.get("dealer"))
    if options.team_size == 0:  # DOG-60
        for seat in range(options.players):
            state.marbles.put(MARBLES * seat, FRESH + seat)
    return state


def _dealer(options: DogOptions, lots: Lots, given: object) -> int:
    """DOG-11: by lot, or named."""
    if given is None:
        return lots.below(options.players)
    if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given < options.players:
        raise OptionsError(f"dealer: there is no seat {given!r}")
    return given
