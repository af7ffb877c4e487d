"""What the clauses keep secret: cards that come face down; and what brings them to light."""

from __future__ import annotations

from irrgarten.games.dog.codes import (
    CARD,
    DEALING,
    DRAWING,
    DROPPED,
    GIVE,
    GOT,
    HAND,
    TURN,
    card_of,
    kind_of,
)
from irrgarten.games.dog.rules import Dog
from irrgarten.kernel.notes import Notes


def told_the_card(state: Dog, seat: int, act: int) -> tuple[int, ...] | None:
    """The seats that see which card an act dealt, gave or drew; None if all do (DOG-15)."""
    kind = kind_of(act)
    if kind == GIVE:
        is_last = state.yet_to_give() == 1 << seat  # DOG-13
        return (seat, state.marbles.next_mate(seat)) if is_last else (seat,)
    if kind != CARD:
        return None
    if state.phase == DEALING:
        return (state.next_dealt(),)
    if state.phase == DRAWING:  # DOG-61
        return (state.next_drawer(), (state.next_drawer() + 1) % state.seats)
    return (state.turn, state.source)  # DOG-64


def before_the_next_hand(state: Dog, act: int, after: Dog) -> Dog:
    """The last act of a turn made, and not yet answered by whether the next hand can play."""
    card = card_of(act)
    before = state.copy()
    for name in ("at", "on", "barred", "home"):
        setattr(before.marbles, name, getattr(after.marbles, name))
    if card:
        hand, pile, own = before.hand, before.pile, HAND * before.turn
        for count in (0, card):
            hand[own + count] -= 1
            pile[count] += 1
        before.hand, before.pile = hand, pile
    before.left = 0
    return before


def uncovered(journal: Notes, viewer: int) -> list[tuple[int, ...]]:
    """Who can play and the cards of those who cannot (DOG-18); a card got or given (DOG-13)."""
    return [
        entry
        for entry in journal.entries()
        if entry[0] in (DROPPED, TURN) or (entry[0] == GOT and viewer in entry[1:3])
    ]


def lays_a_card(act: int) -> bool:
    """Whether all see a card that was in a hand."""
    kind, card = kind_of(act), card_of(act)
    return bool(card) and kind != GIVE
