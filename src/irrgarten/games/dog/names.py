"""What lies on the table, in the words of the position: marbles by their places, cards by rank."""

from __future__ import annotations

import cython

from irrgarten.games.dog.board import CARDS, MARBLES, PLACE_NAMES
from irrgarten.games.dog.codes import HAND, KENNEL, PLACES
from irrgarten.games.dog.rules import Dog

#: The places in the order in which marbles are named: kennel, fresh, track, finish.
_IN_ORDER = PLACE_NAMES[KENNEL:] + PLACE_NAMES[:KENNEL]


@cython.ccall
def marbles_of(state: Dog) -> list[list[str]]:
    """The marbles of each seat."""
    return [_marbles_of(state, seat) for seat in range(state.seats)]


@cython.cfunc
def _marbles_of(state: Dog, seat: int) -> list[str]:
    order = []
    for marble in range(MARBLES * seat, MARBLES * seat + MARBLES):
        place = state.marbles.place_of(marble)
        order.append(place - KENNEL if place >= KENNEL else place + PLACES - KENNEL)
    order.sort()
    return [_IN_ORDER[place] for place in order]


@cython.ccall
def hand_of(state: Dog, seat: int) -> list[str]:
    names: list[str] = []
    for card in range(1, HAND):
        for _ in range(state.hand[HAND * seat + card]):
            names.append(CARDS[card])
    return names


@cython.ccall
def hand_sizes(state: Dog) -> list[int]:
    return [state.hand[HAND * seat] for seat in range(state.seats)]


@cython.ccall
def discards_of(state: Dog) -> list[str]:
    names: list[str] = []
    for card in range(1, HAND):
        for _ in range(state.pile[card]):
            names.append(CARDS[card])
    return names
