"""What a seat can know of the other hands, and the hands that are drawn to fit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.dog.lines import drawn

import irrgarten
from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.games.dog.board import CARDS
from irrgarten.games.dog.narration import Got, Idled
from irrgarten.games.dog.strength.memory import DogMemory
from irrgarten.games.dog.view import DogView
from irrgarten.kernel.play import Happening, Play
from irrgarten.kernel.rng import Rng

RULES = registry.rules("dog")
SAMPLES = 40

TABLES = [
    {"players": 4},
    {"players": 6, "teams": "trios"},
    {"players": 2},
    {"players": 3},
    {"players": 5},
]


def remembered(play: Play, retention: float = 1.0) -> list[DogMemory]:
    options = RULES.options(play.state)
    memories = []
    for seat in range(options.players):
        memory = RULES.memory(options, seat, retention, Rng(seat))
        assert isinstance(memory, DogMemory)
        memories.append(memory)
    return memories


def told(memories: list[DogMemory], happenings: list[Happening]) -> None:
    for happening in happenings:
        for seat, memory in enumerate(memories):
            memory.observe(happening.perceived(seat))


def walk(
    options: dict[str, object], seed: int, acts: int
) -> Iterator[tuple[Play, list[DogMemory]]]:
    """A random game, and what every seat remembers of it."""
    play = Play.begun(RULES, read_options("dog", options), str(seed), {})
    memories = remembered(play)
    rng = Rng(seed)
    told(memories, play.answer())
    for _ in range(acts):
        if play.over:
            return
        yield play, memories
        seat = play.turn[rng.below(len(play.turn))]
        legal = play.legal(seat)
        told(memories, [play.make(seat, legal[rng.below(len(legal))]), *play.answer()])


def fits(kinds: tuple[int, ...], hand: list[str]) -> bool:
    """Can the cards of a hand be told off against what they are thought to be?"""
    cards = Counter(CARDS.index(card) for card in hand)
    for each in sorted(kinds, key=int.bit_count):
        there = [card for card in cards if cards[card] and each >> card & 1]
        if not there:
            return False
        cards[there[0]] -= 1
    return True


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_truth_is_never_ruled_out_and_samples_are_whole_positions(
    options: dict[str, object],
) -> None:
    rng = Rng(11)
    for seed in range(3):
        for play, memories in walk(options, seed, 150):
            hands = RULES.dump(play.state)["state"]["hands"]
            for seat, memory in enumerate(memories):
                assert [len(hand) for hand in hands] == memory.cards
                assert any(
                    all(fits(guess[other], hands[other]) for other in range(len(hands)))
                    for guess in memory.guesses
                )
                view = RULES.view(play.state, seat)
                sample = RULES.belief(view, memory).sample(rng)
                assert RULES.view(sample, seat) == view
                assert RULES.dump(RULES.load(RULES.dump(sample))) == RULES.dump(sample)


def started(drawing: str, **position: Any) -> tuple[Play, list[DogMemory]]:
    play = Play(RULES, RULES.load(drawn(drawing, **position)))
    return play, remembered(play)


def samples(play: Play, seat: int, memory: DogMemory | None) -> list[list[list[str]]]:
    belief = RULES.belief(RULES.view(play.state, seat), memory)
    rng = Rng(3)
    return [RULES.dump(belief.sample(rng))["state"]["hands"] for _ in range(SAMPLES)]


EXCHANGE = """
    K K K 5  | A 2 3
    K K K 20 | 3 4 5
    K K K 40 | 5 6 8
    K K K 50 | 8 9 Q
"""


def exchanged() -> tuple[Play, list[DogMemory]]:
    play, memories = started(EXCHANGE, phase="exchange", turn=None, deal=3, dealer=3)
    for memory in memories:
        memory.cards = [3] * 4
    for seat, card in enumerate(("2", "3", "6", "Q")):
        told(memories, [play.make(seat, f"give {card}")])
    return play, memories


def test_the_card_one_gave_stays_in_the_partners_hand_until_it_is_played() -> None:
    play, memories = exchanged()
    assert all("2" in hands[2] for hands in samples(play, 0, memories[0]))
    assert not all("2" in hands[2] for hands in samples(play, 0, None))
    assert not all("2" in hands[2] for hands in samples(play, 1, memories[1]))
    told(memories, [play.make(0, "A:5>6"), play.make(1, "4:20>24"), play.make(2, "2:40>42")])
    assert not all("2" in hands[2] for hands in samples(play, 0, memories[0]))


def test_only_giver_and_receiver_are_told_the_card() -> None:
    play, _ = started(EXCHANGE, phase="exchange", turn=None, deal=3, dealer=3)
    happenings = [play.make(seat, act) for seat, act in enumerate(("give 2", "give 3", "give 6"))]
    last = play.make(3, "give Q")
    gave = [happenings[0].perceived(seat)[0].card for seat in range(4)]  # type: ignore[attr-defined]
    assert gave == ["2", None, None, None]
    got = {
        seat: {event.seat: event.card for event in last.perceived(seat) if isinstance(event, Got)}
        for seat in (-1, 0, 1, 2, 3)
    }
    assert got[0] == got[2] == {0: "6", 1: None, 2: "2", 3: None}
    assert got[1] == got[3] == {0: None, 1: "Q", 2: None, 3: "3"}
    assert got[-1] == dict.fromkeys(range(4))


def test_a_forgetful_player_does_not_know_it_any_more() -> None:
    play, _ = started(EXCHANGE, phase="exchange", turn=None, deal=3, dealer=3)
    memories = remembered(play, retention=0.0)
    for seat, card in enumerate(("2", "3", "6", "Q")):
        told(memories, [play.make(seat, f"give {card}")])
    assert memories[0].guesses == {((),) * 4: 1.0}


def test_whoever_is_to_play_holds_a_playable_card() -> None:
    """With all marbles in the kennel that is an ace, a king or a joker."""
    play, _ = started("K K K 5 | 5\nK K K K | K 2\nK K K K |\nK K K K |", turn=1)
    for hands in samples(play, 0, None):
        assert set(hands[1]) & {"A", "K", "X"}


def test_even_if_that_card_is_the_only_one_left() -> None:
    pile = " ".join(["A"] * 8 + ["K"] * 7 + ["X"] * 6)
    play, _ = started("K K K 5 | 5\nK K K K | K 2\nK K K K |\nK K K K |", turn=1, discards=pile)
    assert all("K" in hands[1] for hands in samples(play, 0, None))


def test_a_jack_without_effect_tells_what_the_hand_lacks() -> None:
    """On 10, before a barrier on 16, only cards up to five would have been playable."""
    play, memories = started("K K K 10 | J 9 Q\nK K K S |\nK K K K |\nK K K S | 2")
    for memory in memories:
        memory.cards = [3, 0, 0, 1]
    happening = play.make(0, "J:-")
    idled = [event for event in happening.perceived(3) if isinstance(event, Idled)]
    assert idled == [Idled(0, ["A", "2", "3", "4", "5", "K", "X"])]
    told(memories, [happening])
    for hands in samples(play, 3, memories[3]):
        assert not set(hands[0]) & {"A", "2", "3", "4", "5", "K", "X"}


def test_cards_that_lie_open_are_in_no_hand() -> None:
    pile = " ".join([*["Q"] * 8, *["A"] * 8, *["2"] * 8, *["3"] * 8, *["4"] * 8])
    play, _ = started("K K K 5 | 5 6\nK K K 20 | 5 8\nK K K 40 | 9 K\nK K K K |", discards=pile)
    for hands in samples(play, 0, None):
        assert not {card for hand in hands[1:] for card in hand} & {"Q", "A", "2", "3", "4"}


TAKE = "K K K 20 | 2 Q\nK K K 30 | 5\nK K K 40 | 6"


def test_a_card_drawn_from_ones_own_hand_is_known_to_be_there() -> None:
    play, memories = started(TAKE)
    for memory in memories:
        memory.cards = [2, 1, 1]
    told(memories, [play.make(0, "2:draw 1"), play.make(-1, "card 5")])
    assert all("5" in hands[0] for hands in samples(play, 1, memories[1]))
    assert not all("5" in hands[0] for hands in samples(play, 2, memories[2]))


def test_a_known_card_may_have_been_drawn_on_unseen() -> None:
    """Seat 1 knows one of the two cards of seat 0, and seat 2 draws one of them."""
    play, memories = started("K K K 20 | 2 Q\nK K K 30 | 5 9\nK K K 40 | 2")
    for memory in memories:
        memory.cards = [2, 2, 1]
    told(memories, [play.make(0, "2:draw 1"), play.make(-1, "card 5"), play.make(1, "9:30>39")])
    told(memories, [play.make(2, "2:draw 0"), play.make(-1, "card Q")])
    guesses = memories[1].guesses
    five = 1 << CARDS.index("5")
    assert guesses == {((five,), (), ()): 0.5, ((), (), (five,)): 0.5}
    where = Counter(
        "0" if "5" in hands[0] and "5" not in hands[2] else "2" if "5" in hands[2] else "?"
        for hands in samples(play, 1, memories[1])
    )
    assert set(where) == {"0", "2"}


@pytest.mark.parametrize("sure", [True, False])
def test_what_was_guessed_and_lies_open_by_now_is_in_no_hand(sure: bool) -> None:
    """A nine seemed to be there, but all eight are elsewhere and only a six is left."""
    counts = dict.fromkeys(CARDS[1:14], 8) | {"X": 6}
    for card in ("5", "6", "9"):
        counts[card] -= 1
    pile = " ".join(card for card, count in counts.items() for _ in range(count))
    play, memories = started("K K K 5 | 5 9\nK K K 20 | 6", discards=pile)
    nine = 1 << CARDS.index("9")
    memories[0].guesses = {((), (nine,)): 0.5} if sure else {((), (nine,)): 0.5, ((), ()): 0.5}
    assert all(hands[1] == ["6"] for hands in samples(play, 0, memories[0]))


def test_hands_are_drawn_evenly() -> None:
    """One unseen card in hand, and two sixes to one nine left for it."""
    counts = dict.fromkeys(CARDS[1:14], 8) | {"X": 6}
    counts["6"] -= 2
    counts["9"] -= 1
    pile = " ".join(card for card, count in counts.items() for _ in range(count))
    game = irrgarten.load(
        drawn("K K K 5 |\nK K K 20 | 6\nK K K K |\nK K K K |", turn=1, discards=pile)
    )
    view = game.view(0)
    assert isinstance(view, DogView)
    belief, rng = RULES.belief(view, None), Rng(5)
    cards = Counter(RULES.dump(belief.sample(rng))["state"]["hands"][1][0] for _ in range(3000))
    assert cards["6"] / 3000 == pytest.approx(2 / 3, abs=0.04)
    assert set(cards) == {"6", "9"}


def test_whoever_may_see_all_sees_every_hand_and_what_was_given() -> None:
    game = irrgarten.new("dog", players=4, seed=1)
    game.play("give 6", seat=0)
    position = game.position()["state"]
    whole = RULES.whole(RULES.load(game.position()))
    assert (whole.hands, whole.given) == (position["hands"], position["given"])
    assert (len(whole.hands or []), whole.given[0]) == (4, "6")
