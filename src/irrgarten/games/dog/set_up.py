"""Before play: marbles in the kennels, the whole stock, and the first dealer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from irrgarten.games.dog.board import COPIES, MARBLES, STOCK, arms, fields
from irrgarten.games.dog.codes import FRESH
from irrgarten.games.dog.options import DogOptions
from irrgarten.games.dog.rules import Dog
from irrgarten.kernel.lots import Lots, seat_drawn


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
    state.dealer = seat_drawn("dealer", given, options.players, lots)  # DOG-11
    if options.team_size == 0:  # DOG-60
        for seat in range(options.players):
            state.marbles.put(MARBLES * seat, FRESH + seat)
    return state
