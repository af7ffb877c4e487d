"""Which marbles could be struck or exchanged, and with which cards, whoever holds those.

Hands are secret (DOG-15): every card is tried for every seat, and none that is held is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator

from irrgarten.games.dog.board import CARDS, OWNERS, PLACE_NAMES
from irrgarten.games.dog.codes import (
    DRAW,
    HAND,
    IDLE,
    JOKER,
    OVER,
    PLAYING,
    SWAPPED,
    WENT_HOME,
    WON,
    parts_of,
)
from irrgarten.games.dog.rules import Dog
from irrgarten.kernel import door
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.threats import Threat, gathered


def threats(state: Dog) -> list[Threat]:
    if state.phase == OVER:
        return []
    found = [
        threat
        for seat in range(state.seats)
        for card in range(1, JOKER)  # DOG-27: a joker is any of them
        for threat in _with_a_card(state, seat, card)
    ]
    return gathered(found)


def _with_a_card(state: Dog, seat: int, card: int) -> Iterator[Threat]:
    tried = state.copy()
    hand = [0] * len(tried.hand)
    hand[HAND * seat] = hand[HAND * seat + card] = 1
    tried.hand = hand
    tried.phase, tried.turn, tried.left, tried.by_joker = PLAYING, seat, 0, False
    team = state.marbles.team(seat)
    for act in door.listed(tried, seat):
        kind, _, _, start, end = parts_of(act.act)
        if kind in (DRAW, IDLE):
            continue
        from_there = _name(start, seat)
        journal = Journal()
        act.made(journal)
        for what, *about in journal.entries():
            if what == WENT_HOME:
                other, place = about[:2]
            elif what == SWAPPED:
                other, place = about[3:5]
            elif what == WON:
                yield Threat(seat, from_there, _name(end, seat), None, [CARDS[card]])
                continue
            else:
                continue
            if not team >> other & 1:
                name = PLACE_NAMES[state.marbles.place_of(state.marbles.on[place])]
                yield Threat(seat, from_there, name, other, [CARDS[card]])


def _name(place: int, seat: int) -> str:
    """As the seat calls it; a place that belongs to another is called so (DOG-47, DOG-56)."""
    owner = OWNERS[place]
    return PLACE_NAMES[place] if owner in (seat, -1) else f"{owner}.{PLACE_NAMES[place]}"
