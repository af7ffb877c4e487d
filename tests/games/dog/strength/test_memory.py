"""How likely a player thinks each hand is, and that hands are drawn just as often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice

import pytest
from tests.games.dog.lines import drawn

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.games.dog.board import CARDS
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
from irrgarten.games.dog.strength.memory import ANY, MOST_GUESSES, DogMemory, Hands, kind
from irrgarten.kernel.narration import TurnCame
from irrgarten.kernel.rng import Rng

RULES = registry.rules("dog")
FIVE, SIX = kind("5"), kind("6")
#: A card of which nothing is known is a five so often: there are eight among 110.
SHARE = 8 / 110


def memory_of(cards: list[int], seat: int = 0, retention: float = 1.0) -> DogMemory:
    """What a seat remembers in play, with so many cards in each hand."""
    options = read_options("dog", {"players": len(cards)})
    memory = RULES.memory(options, seat, retention, Rng(1))
    assert isinstance(memory, DogMemory)
    memory.observe([TurnCame(0)])
    memory.cards = list(cards)
    return memory


def likely(guesses: dict[Hands, float]) -> object:
    """As likely as these numbers are to each other."""
    total = sum(guesses.values())
    return pytest.approx({hands: weight / total for hands, weight in guesses.items()})


def drawn_from(memory: DogMemory, card: str) -> None:
    """Seat 1 draws a card from the player who remembers, and so is known to hold it."""
    memory.observe([Drew(1, memory.seat, card)])


def test_one_known_card_of_three_is_drawn_on_unseen_in_a_third_of_all_cases() -> None:
    memory = memory_of([5, 2, 1])
    drawn_from(memory, "5")
    memory.observe([Drew(2, 1, None)])
    assert memory.guesses == likely({((), (FIVE,), ()): 2, ((), (), (FIVE,)): 1})
    assert memory.cards == [4, 2, 2]


def test_two_alike_are_drawn_on_twice_as_often() -> None:
    memory = memory_of([5, 1, 1])
    for card in ("5", "5", "6"):
        drawn_from(memory, card)
    memory.observe([Drew(2, 1, None)])
    assert memory.guesses == likely(
        {
            ((), (FIVE, FIVE, SIX), ()): 1,
            ((), (FIVE, SIX), (FIVE,)): 2,
            ((), (FIVE, FIVE), (SIX,)): 1,
        }
    )


def test_a_card_that_moved_twice_is_in_each_hand_as_often_as_the_draws_say() -> None:
    memory = memory_of([5, 1, 2])
    drawn_from(memory, "5")
    memory.observe([Drew(2, 1, None), Drew(1, 2, None)])
    assert memory.guesses == likely({((), (FIVE,), ()): 1 / 2 + 1 / 6, ((), (), (FIVE,)): 1 / 3})


def test_what_one_draws_oneself_is_the_known_card_or_another_like_it() -> None:
    """The known five for certain; each of the other two is a five as often as any card."""
    memory = memory_of([5, 2, 1])
    drawn_from(memory, "5")
    memory.observe([Drew(0, 1, "5")])
    assert memory.guesses == likely({((), (), ()): 1, ((), (FIVE,), ()): 2 * SHARE})


def test_another_card_drawn_leaves_the_known_one_there() -> None:
    memory = memory_of([5, 2, 1])
    drawn_from(memory, "5")
    memory.observe([Drew(0, 1, "6")])
    assert memory.guesses == {((), (FIVE,), ()): 1.0}


def test_a_card_that_is_played_was_the_known_one() -> None:
    memory = memory_of([5, 3, 1])
    drawn_from(memory, "5")
    memory.observe([Laid(1, "5", "5")])
    assert memory.guesses == {((), (), ()): 1.0}
    assert memory.cards == [4, 3, 1]


def test_who_plays_the_card_probably_was_the_one_who_had_it() -> None:
    """With seat 1, at a half, for certain; with seat 2, its other card may be one as well."""
    memory = memory_of([5, 1, 1])
    drawn_from(memory, "5")
    memory.observe([Drew(2, 1, None), Laid(2, "5", "5")])
    assert memory.guesses == likely({((), (), ()): 1, ((), (FIVE,), ()): 2 * SHARE})


def test_a_card_that_may_be_several_is_rarely_just_that_one() -> None:
    """Two cards that are no aces: each of them, and no third, may have been the five."""
    memory = memory_of([5, 2, 1])
    memory.observe([Idled(1, ["A"])])
    no_ace = ANY & ~kind("A")
    assert memory.guesses == {((), (no_ace, no_ace), ()): 1.0}
    memory.observe([Drew(0, 1, "5")])
    assert memory.guesses[(), (no_ace,), ()] == 1.0
    drawn_from(memory, "5")
    memory.observe([Drew(0, 1, "5")])
    assert memory.guesses[(), (no_ace,), ()] == pytest.approx(1 / (1 + SHARE))
    assert memory.guesses[(), (FIVE,), ()] == pytest.approx(SHARE / (1 + SHARE))


def test_a_hand_that_is_shown_refutes_what_does_not_fit_it() -> None:
    memory = memory_of([5, 1, 1])
    drawn_from(memory, "5")
    memory.observe([Drew(2, 1, None), DroppedOut(1, ["9"])])
    assert memory.guesses == {((), (), (FIVE,)): 1.0}
    assert memory.cards == [4, 0, 2]
    memory.observe([DroppedOut(2, ["9", "9"])])
    assert memory.guesses == {((), (), ()): 1.0}, "memory has slipped: nothing is known"


def test_of_too_many_guesses_the_least_likely_go() -> None:
    memory = memory_of([5, 9, 9, 9, 9])
    for card in ("2", "3", "5", "6"):
        drawn_from(memory, card)
    for source, seat in ((1, 2), (2, 3), (1, 3), (3, 4), (1, 4), (2, 4)):
        memory.observe([Drew(seat, source, None)])
    weights = list(memory.guesses.values())
    assert len(weights) == MOST_GUESSES
    assert sum(weights) == pytest.approx(1)
    assert weights == sorted(weights, reverse=True)
    there = ((), tuple(kind(card) for card in ("2", "3", "5", "6")), (), (), ())
    assert next(iter(memory.guesses)) == there


def test_a_weak_player_keeps_as_much_as_it_should() -> None:
    kept = 0
    memory = memory_of([0, 0, 0], retention=0.3)
    for _ in range(1000):
        memory.guesses = {((), (), ()): 1.0}
        memory.observe([Got(1, 0, "5")])
        kept += memory.guesses == {((), (FIVE,), ()): 1.0}
    assert kept == pytest.approx(300, abs=60)


@pytest.mark.parametrize("here", [0.2, 0.5, 0.9])
def test_hands_are_drawn_as_often_as_they_are_likely(here: float) -> None:
    """All fives lie open but one; seat 1 has it, or seat 2."""
    pile = " ".join(["5"] * 7)
    state = RULES.load(drawn("K K K 5 | 6\nK K K 20 | 9\nK K K 40 | 5", discards=pile))
    memory = memory_of([1, 1, 1])
    memory.guesses = {((), (FIVE,), ()): here, ((), (), (FIVE,)): 1 - here}
    belief, rng = RULES.belief(RULES.view(state, 0), memory), Rng(5)
    where: Counter[bool] = Counter()
    for _ in range(2000):
        hands = RULES.dump(belief.sample(rng))["state"]["hands"]
        where["5" in hands[1]] += 1
        assert ("5" in hands[1]) != ("5" in hands[2])
    assert where[True] / 2000 == pytest.approx(here, abs=0.04)


def test_a_guess_for_which_the_hand_has_no_room_was_wrong() -> None:
    state = RULES.load(drawn("K K K 5 | 6\nK K K 20 | 9\nK K K 40 | 5"))
    memory = memory_of([1, 1, 1])
    memory.guesses = {((), (FIVE, SIX), ()): 0.9, ((), (), (SIX,)): 0.1}
    belief, rng = RULES.belief(RULES.view(state, 0), memory), Rng(5)
    for _ in range(50):
        hands = RULES.dump(belief.sample(rng))["state"]["hands"]
        assert [len(hand) for hand in hands] == [1, 1, 1]
        assert hands[2] == ["6"]


def test_the_kinds_are_those_of_the_cards() -> None:
    assert [kind(card) for card in CARDS[1:]] == [1 << number for number in range(1, 15)]
    assert sum(kind(card) for card in CARDS[1:]) == ANY


def test_the_cards_in_each_hand_are_counted_along() -> None:
    memory = memory_of([9, 9, 9, 9])
    drawn_from(memory, "5")
    memory.observe([RoundBegan(0, 2)])
    assert memory.guesses == {((), (), (), ()): 1.0}, "the hands are new"
    memory.observe([Dealt(seat, None) for seat in (1, 2, 3, 0) for _ in range(2)])
    assert memory.cards == [2, 2, 2, 2]
    memory.observe([Gave(1, 3, None)])
    assert memory.cards == [2, 1, 2, 2]
    memory.observe([Gave(3, 1, None), Got(1, 3, None), Got(3, 1, None)])
    assert memory.cards == [2, 2, 2, 2]
    memory.observe([TurnCame(1), Laid(1, "5", "5")])
    assert memory.cards == [2, 1, 2, 2]


def test_what_one_gets_oneself_is_no_guess() -> None:
    memory = memory_of([0, 0, 0, 0])
    memory.observe([Got(0, 2, "5")])
    assert memory.guesses == {((), (), (), ()): 1.0}
    memory.observe([Got(2, 0, "5")])
    assert memory.guesses == {((), (), (FIVE,), ()): 1.0}


@pytest.mark.clause("DOG-61")
def test_what_is_drawn_from_the_hands_as_dealt_is_in_hand_when_play_begins() -> None:
    memory = memory_of([0, 0])
    memory.observe([RoundBegan(0, 1), Dealt(0, "5"), Dealt(1, None), Drew(1, 0, "5")])
    assert (memory.cards, memory.guesses) == ([0, 1], {((), ()): 1.0})
    memory.observe([Drew(0, 1, None), TurnCame(0)])
    assert (memory.cards, memory.guesses) == ([1, 1], {((), (FIVE,)): 1.0})


def test_who_keeps_nothing_in_mind_keeps_nothing_however_the_lot_falls() -> None:
    lowest = next(seed for seed in range(100_000) if Rng(seed).below(1000) == 0)
    memory = RULES.memory(read_options("dog", {"players": 2}), 0, 0.0, Rng(lowest))
    assert isinstance(memory, DogMemory)
    memory.observe([Got(1, 0, "5")])
    assert memory.guesses == {((), ()): 1.0}


def test_as_many_guesses_are_drawn_from_as_are_kept() -> None:
    """The last of them as well as the first."""
    state = RULES.load(drawn("K K K 5 | 6\nK K K 20 | 9 9 9 9\nK K K 40 | 5"))
    memory = memory_of([1, 4, 1])
    pairs = list(islice(combinations(CARDS[1:], 2), MOST_GUESSES))
    weights = [0.001] * (MOST_GUESSES - 1) + [1.0]
    memory.guesses = {
        ((), tuple(map(kind, pair)), ()): weight
        for pair, weight in zip(pairs, weights, strict=True)
    }
    belief, rng = RULES.belief(RULES.view(state, 0), memory), Rng(5)
    hands = [RULES.dump(belief.sample(rng))["state"]["hands"] for _ in range(100)]
    assert sum({*pairs[-1]} <= {*hand[1]} for hand in hands) > 80


def test_the_only_card_of_a_hand_is_the_one_that_is_drawn() -> None:
    memory = memory_of([5, 0, 1])
    drawn_from(memory, "5")
    memory.observe([Drew(2, 1, None)])
    assert memory.guesses[(), (), (FIVE,)] == 1.0


def test_a_hand_that_is_shown_as_it_was_thought_to_be_refutes_nothing() -> None:
    memory = memory_of([5, 0, 0])
    drawn_from(memory, "5")
    memory.observe([Drew(2, 0, "6"), DroppedOut(1, ["5"])])
    assert memory.guesses == {((), (), (SIX,)): 1.0}
