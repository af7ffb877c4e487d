"""From the journal of the rules to events that a seat perceives."""

from __future__ import annotations

from irrgarten.games.dog import codes
from irrgarten.games.dog.board import CARDS, place_name
from irrgarten.games.dog.view import (
    AllHome,
    Dealt,
    Drew,
    DroppedOut,
    Gave,
    Got,
    Idled,
    Laid,
    Moved,
    RoundBegan,
    Shuffled,
    Swapped,
    TurnCame,
    WentHome,
    Won,
)
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.memory import Event


def narrate_to(journal: Journal, viewer: int) -> list[Event]:
    events: list[Event] = []
    for kind, a, b, c, d, e in journal.entries():
        if kind == codes.DROPPED:
            cards = [CARDS[b]] * c
            if events and isinstance(events[-1], DroppedOut) and events[-1].seat == a:
                cards = events.pop().cards + cards  # type: ignore[attr-defined]
            events.append(DroppedOut(a, cards))
        else:
            events.append(_event(kind, a, b, c, d, e, viewer))
    return events


def _event(kind: int, a: int, b: int, c: int, d: int, e: int, viewer: int) -> Event:
    if kind == codes.DEALT:
        return Dealt(a, CARDS[b] if viewer == a else None)
    if kind == codes.SHUFFLED:
        return Shuffled(a)
    if kind == codes.GAVE:
        return Gave(a, b, CARDS[c] if viewer == a else None)  # DOG-13: not yet to the other
    if kind == codes.GOT:
        return Got(a, b, CARDS[c] if viewer in (a, b) else None)
    if kind == codes.DREW:
        return Drew(a, b, CARDS[c] if viewer in (a, b) else None)
    if kind == codes.LAID:
        return Laid(a, CARDS[b], CARDS[c])
    if kind == codes.MOVED:
        return Moved(a, b, place_name(c), place_name(d), e)
    if kind == codes.WENT_HOME:
        return WentHome(a, place_name(b))
    if kind == codes.SWAPPED:
        return Swapped(a, b, place_name(c), d, place_name(e))
    if kind == codes.IDLED:
        return Idled(a, [name for card, name in enumerate(CARDS) if b >> card & 1])
    if kind == codes.ALL_HOME:
        return AllHome(a)
    if kind == codes.ROUND:
        return RoundBegan(a, b)
    if kind == codes.TURN:
        return TurnCame(a)
    return Won([seat for seat in range(6) if a >> seat & 1])
