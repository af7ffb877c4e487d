"""What hands there may be, as far as a seat can know: unseen cards dealt out at random.

Every card of another hand may be any of a set of kinds; mostly any, but what was given, got, drawn
or ruled out is known (``memory``). The narrowest sets get their cards first. And whoever is to
play holds a playable card, or would have dropped out (DOG-18).
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from irrgarten.games.dog.codes import HAND, JACK, PLAYING
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.strength.memory import ANY, DogMemory
from irrgarten.games.dog.view import DogView
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.flat import int16s, ints
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State

#: Unseen cards: where each one is (a hand, or GIVEN + the seat that gave it) and what it may be.
Guess = list[tuple[int, int]]
#: A guess and how likely it is, as a share of the sum.
Weighed = tuple[int, Guess]

GIVEN = 6
#: Room for this many cards a guess: six hands of six, and six given.
CARDS = 48
GUESSES = 24
#: After so many deals that left the player to move nothing playable, one is dealt on purpose.
TRIES = 1000


@cython.cclass
class DogBelief(Belief):
    def __init__(self, known: Dog, seat: int, guesses: Sequence[Weighed]) -> None:
        self.known = known
        self.weight, self.count = ints(GUESSES, GUESSES)
        self.where = int16s(GUESSES * CARDS)
        self.kinds = int16s(GUESSES * CARDS)
        self.total = 0
        for number, (weight, cards) in enumerate(guesses):
            self.weight[number] = weight
            self.total += weight
            self.count[number] = len(cards)
            for i, (where, kinds) in enumerate(cards):
                self.where[CARDS * number + i] = where
                self.kinds[CARDS * number + i] = kinds
        self.player = -1
        if known.phase == PLAYING and known.left == 0 and known.turn != seat:
            self.player = known.turn
            self.needed = known.playable_cards(known.turn)
            if known.may_idle(known.turn):
                self.needed |= 1 << JACK

    def draw(self, into: State, rng: Rng) -> None:
        self.fill(cython.cast(Dog, into), rng)

    def fill(self, into: Dog, rng: Rng) -> None:
        lot = rng.below(self.total)
        guess = 0
        while lot >= self.weight[guess]:
            lot -= self.weight[guess]
            guess += 1
        tries = 0
        into.copy_from(self.known)
        while not self.deal_out(into, guess, tries, rng) and tries < TRIES:
            tries += 1
            into.copy_from(self.known)

    def deal_out(self, into: Dog, guess: int, tries: int, rng: Rng) -> bool:
        """Deal every unseen card; says whether the guess fits and the player can play.

        After too many tries the player gets a playable card on purpose, and where no card fits
        any is dealt: no hand may lack one.
        """
        anyhow = tries == TRIES
        playable = self.player < 0
        for i in range(CARDS * guess, CARDS * guess + self.count[guess]):
            kinds = self.kinds[i]
            if anyhow and not playable and self.where[i] == self.player:
                if self.in_stock(into, kinds & self.needed) > 0:
                    kinds &= self.needed
            total = self.in_stock(into, kinds)
            if total == 0:
                if not anyhow:
                    return False
                kinds = ANY
                total = into.stock[0]
            card = self.pick(into, kinds, rng.below(total))
            into.stock[0] -= 1
            into.stock[card] -= 1
            if self.where[i] >= GIVEN:
                into.given[self.where[i] - GIVEN] = card
            else:
                into.hand[HAND * self.where[i] + card] += 1
                if self.where[i] == self.player and (self.needed >> card) & 1:
                    playable = True
        return playable

    def in_stock(self, state: Dog, kinds: int) -> int:
        total = 0
        for card in range(1, HAND):
            if (kinds >> card) & 1:
                total += state.stock[card]
        return total

    def pick(self, state: Dog, kinds: int, lot: int) -> int:
        for card in range(1, HAND):
            if (kinds >> card) & 1:
                lot -= state.stock[card]
                if lot < 0:
                    return card
        return 0


def guesses(view: DogView, memory: DogMemory | None, unseen: Sequence[int]) -> list[Weighed]:
    """What the unseen cards may be, from the view and from what is remembered beyond it.

    ``unseen`` says how many there are of each kind: a guess that needs more was wrong.
    """
    others = [seat for seat in range(view.players) if seat != view.seat]
    laid = [(GIVEN + seat, ANY) for seat, card in enumerate(view.given) if card == "?"]
    fitting: list[Weighed] = []
    for hands, weight in memory.guesses.items() if memory is not None else ():
        known = [(seat, kinds) for seat in others for kinds in hands[seat]]
        fits = all(len(hands[seat]) <= view.cards[seat] for seat in others)
        if fits and _are_there([kinds for _, kinds in known], unseen):
            fitting.append((1 + round(weight * 1_000_000), known))
    return [
        (weight, _in_order(view, others, known) + laid) for weight, known in fitting or [(1, [])]
    ]


def _are_there(cards: list[int], unseen: Sequence[int]) -> bool:
    """Whether every set of kinds finds enough unseen cards for all sets within it."""
    return all(
        sum(other & ~kinds == 0 for other in cards)
        <= sum(unseen[card] for card in range(1, HAND) if kinds >> card & 1)
        for kinds in set(cards)
    )


def _in_order(view: DogView, others: list[int], known: Guess) -> Guess:
    """One entry for each card in the other hands, the narrowest first."""
    cards = list(known)
    for seat in others:
        held = sum(where == seat for where, _ in known)
        cards += [(seat, ANY)] * (view.cards[seat] - held)
    return sorted(cards, key=lambda card: card[1].bit_count())
