"""What a player keeps in mind of the others' hands: cards known to be there, or not to be.

A hand is thought of as cards each of which may be any of a set of kinds (bit by number). Only
those about which something is known are kept; the rest may be anything. Where a card was drawn
unseen from a hand in which one was known, there are several such guesses, each with a weight.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from irrgarten.games.dog.board import CARD_OF, COPIES, STOCK
from irrgarten.games.dog.codes import ACE, JOKER
from irrgarten.games.dog.narration import (
    Dealt,
    Drew,
    DroppedOut,
    Gave,
    Got,
    Idled,
    Laid,
    RoundBegan,
)
from irrgarten.games.dog.options import DogOptions
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.narration import TurnCame
from irrgarten.kernel.rng import Rng

#: A card about which nothing is known.
ANY = (2 << JOKER) - (1 << ACE)
#: More guesses than this at once are not kept apart; the least likely go.
MOST_GUESSES = 24

#: For each seat the sets of kinds that its cards are known to be of, in order.
Hands = tuple[tuple[int, ...], ...]


def kind(card: str) -> int:
    return 1 << CARD_OF[card]


def with_card(hands: Hands, seat: int, kinds: int) -> Hands:
    return (*hands[:seat], tuple(sorted((*hands[seat], kinds))), *hands[seat + 1 :])


def without(hands: Hands, seat: int, kinds: int) -> Hands:
    held = list(hands[seat])
    held.remove(kinds)
    return (*hands[:seat], tuple(held), *hands[seat + 1 :])


class DogMemory(Memory):
    def __init__(self, options: DogOptions, seat: int, retention: float, rng: Rng) -> None:
        self.seat = seat
        self.players = options.players
        self._retention = retention
        self._rng = rng
        self._begin_round()

    def _begin_round(self) -> None:
        self.cards = [0] * self.players
        self.guesses: dict[Hands, float] = {((),) * self.players: 1.0}
        self._playing = False
        self._drawn: list[tuple[int, int]] = []

    def observe(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, RoundBegan):
                self._begin_round()
            elif isinstance(event, Dealt):
                self.cards[event.seat] += 1
            elif isinstance(event, Gave):
                self.cards[event.seat] -= 1
            elif isinstance(event, Got):
                self.cards[event.seat] += 1
                if event.card is not None:
                    self._know(event.seat, kind(event.card))
            elif isinstance(event, Drew):
                self._draw(event)
            elif isinstance(event, TurnCame | DroppedOut):
                self._begin_play()
                if isinstance(event, DroppedOut):
                    self._drop(event.seat, event.cards)
            elif isinstance(event, Laid):
                self._lose(event.seat, event.card, by_chance=False)
                self.cards[event.seat] -= 1
            elif isinstance(event, Idled):
                self._rule_out(event.seat, sum(kind(card) for card in event.lacks))

    # -- what is learnt -------------------------------------------------------
    def _keeps(self) -> bool:
        return self._rng.below(1000) < round(1000 * self._retention)

    def _know(self, seat: int, kinds: int) -> None:
        if seat != self.seat and self._keeps():
            self._become({with_card(hands, seat, kinds): w for hands, w in self.guesses.items()})

    def _become(self, guesses: dict[Hands, float]) -> None:
        """Keep the likeliest guesses. If none is left, memory has slipped: nothing is known."""
        likely = sorted(guesses.items(), key=lambda guess: (-guess[1], guess[0]))[:MOST_GUESSES]
        total = sum(weight for _, weight in likely)
        if total > 0:
            self.guesses = {hands: weight / total for hands, weight in likely}
        else:
            self.guesses = {((),) * self.players: 1.0}

    def _begin_play(self) -> None:
        """DOG-61: what was drawn from the hands as dealt has come into the hands."""
        self._playing = True
        for seat, kinds in self._drawn:
            self.cards[seat] += 1
            if kinds != ANY:
                self._know(seat, kinds)
        self._drawn = []

    def _draw(self, event: Drew) -> None:
        kinds = ANY if event.card is None else kind(event.card)
        if not self._playing:
            self.cards[event.source] -= 1
            self._drawn.append((event.seat, kinds))
            return
        if event.source == self.seat:
            self._know(event.seat, kinds)
        elif event.card is not None:
            self._lose(event.source, event.card, by_chance=True)
        else:
            self._pass_on(event.source, event.seat)
        self.cards[event.source] -= 1
        self.cards[event.seat] += 1

    def _pass_on(self, source: int, seat: int) -> None:
        """A card drawn unseen may be one that is known."""
        after: dict[Hands, float] = defaultdict(float)
        for hands, weight in self.guesses.items():
            held = Counter(hands[source])
            size = max(self.cards[source], held.total(), 1)
            after[hands] += weight * (size - held.total()) / size
            for kinds, count in held.items():
                moved = with_card(without(hands, source, kinds), seat, kinds)
                after[moved] += weight * count / size
        self._become(after)

    def _lose(self, seat: int, card: str, *, by_chance: bool) -> None:
        """A card was shown and left the hand: a known one, or one of the others."""
        if seat == self.seat:
            return
        share = COPIES[CARD_OF[card]] / STOCK
        after: dict[Hands, float] = defaultdict(float)
        for hands, weight in self.guesses.items():
            held = Counter(hands[seat])
            if not by_chance and held[kind(card)]:
                after[without(hands, seat, kind(card))] += weight
                continue
            for kinds, count in held.items():
                if kinds & kind(card):
                    likely = 1.0 if kinds == kind(card) else share
                    after[without(hands, seat, kinds)] += weight * count * likely
            after[hands] += weight * share * max(self.cards[seat] - held.total(), 0)
        self._become(after)

    def _drop(self, seat: int, cards: list[str]) -> None:
        """DOG-18: the whole hand was shown; guesses that it does not fit were wrong."""
        shown = Counter(kind(card) for card in cards)
        after: dict[Hands, float] = defaultdict(float)
        for hands, weight in self.guesses.items():
            sure = Counter(kinds for kinds in hands[seat] if kinds.bit_count() == 1)
            if sure <= shown:
                after[(*hands[:seat], (), *hands[seat + 1 :])] += weight
        self.cards[seat] = 0
        self._become(after)

    def _rule_out(self, seat: int, kinds: int) -> None:
        """DOG-54: nothing in this hand was playable."""
        if seat == self.seat or not self._keeps():
            return
        after: dict[Hands, float] = defaultdict(float)
        for hands, weight in self.guesses.items():
            held = [*hands[seat], *[ANY] * (self.cards[seat] - len(hands[seat]))]
            left = tuple(sorted(kind & ~kinds for kind in held))
            if all(left):
                after[(*hands[:seat], left, *hands[seat + 1 :])] += weight
        self._become(after)
