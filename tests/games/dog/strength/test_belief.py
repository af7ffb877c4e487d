"""Hands that are drawn to fit what a seat knows: dealt again where they do not, and never short."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dog.lines import drawn

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.games.dog.board import CARDS
from irrgarten.games.dog.strength.memory import DogMemory, Hands, kind
from irrgarten.kernel.rng import Rng

RULES = registry.rules("dog")
SAMPLES = 40
#: Enough where every deal is tried to the end.
FEW = 8

#: Three players, each with a marble on the track, and three who have none there.
TRIO = "K K K 5 | {}\nK K K 20 | {}\nK K K 40 | {}"
KENNELS = "K K K K | {}\nK K K K | {}\nK K K K | {}"


def only(left: str, *hands: str) -> str:
    """The open pile that leaves these cards and those in the hands."""
    counts = Counter(dict.fromkeys(CARDS[1:14], 8) | {"X": 6})
    counts -= Counter(" ".join([left, *hands]).split())
    return " ".join(counts.elements())


def drawn_hands(
    position: dict[str, object],
    guesses: dict[Hands, float] | None = None,
    *,
    seat: int = 0,
    count: int = SAMPLES,
) -> list[list[list[str]]]:
    """Hands as a seat draws them that thinks so much of the others."""
    state = RULES.load(position)
    memory = None
    if guesses is not None:
        players = len(RULES.dump(state)["state"]["hands"])
        memory = RULES.memory(read_options("dog", {"players": players}), seat, 1.0, Rng(1))
        assert isinstance(memory, DogMemory)
        memory.guesses = guesses
    belief, rng = RULES.belief(RULES.view(state, seat), memory), Rng(3)
    return [RULES.dump(belief.sample(rng))["state"]["hands"] for _ in range(count)]


def test_what_leaves_a_card_without_its_kinds_is_dealt_again() -> None:
    """One six and one nine are left for a six or nine, and for a five or six."""
    hands = ("2", "9", "6")
    position = drawn(TRIO.format(*hands), discards=only("3 3 3", *hands))
    guess = ((), (kind("6") | kind("9"),), (kind("5") | kind("6"),))
    for drawn_ in drawn_hands(position, {guess: 1.0}):
        assert drawn_ == [["2"], ["9"], ["6"]]


def test_of_two_guesses_that_are_hardly_likely_either_may_be_so() -> None:
    position = drawn(TRIO.format("2", "6", "9"), turn=0)
    five, six = kind("5"), kind("6")
    found = Counter(
        hands[1][0] for hands in drawn_hands(position, {((), (five,), ()): 0, ((), (six,), ()): 0})
    )
    assert set(found) == {"5", "6"}


@pytest.mark.parametrize(
    "gone",
    [
        pytest.param((kind("9"),), id="lies-open"),
        pytest.param((kind("6"), kind("6")), id="only-one-is-left"),
        pytest.param((kind("6"), kind("6") | kind("9")), id="only-one-for-both"),
    ],
)
def test_a_guess_that_needs_more_cards_than_are_left_is_no_guess(gone: tuple[int, ...]) -> None:
    hands = ("2", "6 3", "5")
    position = drawn(TRIO.format(*hands), discards=only("3 3 3", *hands))
    for drawn_ in drawn_hands(position, {((), gone, ()): 0.9, ((), (), (kind("5"),)): 0.1}):
        assert drawn_[2] == ["5"]


@pytest.mark.clause("DOG-18")
@pytest.mark.parametrize("turn", [0, 1])
def test_whoever_is_to_play_can_play_whichever_seat_it_is(turn: int) -> None:
    """From the kennel that takes an ace, a king or a joker; a two draws a card."""
    hands = ["5", "5", "5"]
    hands[turn] = "K"
    position = drawn(KENNELS.format(*hands), turn=turn)
    for drawn_ in drawn_hands(position, seat=2):
        assert drawn_[turn][0] in {"2", "A", "K", "X"}


@pytest.mark.clause("DOG-54")
def test_a_jack_may_be_all_that_can_be_played() -> None:
    """Before a barrier on 16, and with nobody to change places with."""
    drawing = "K K K 15 | J\nK K K S | 9\nK K K K | 9"
    position = drawn(drawing, discards=only("9 9 10 10 Q Q", "J", "9", "9"))
    for drawn_ in drawn_hands(position, seat=2):
        assert drawn_[0] == ["J"]


def test_what_is_thought_of_the_player_to_move_stands_although_it_cannot_be_played() -> None:
    """Whoever remembers wrongly goes on thinking, and soon."""
    position = drawn(KENNELS.format("5", "K", "5"), turn=1)
    for drawn_ in drawn_hands(position, {((), (kind("5"),), ()): 1.0}, count=FEW):
        assert drawn_[1] == ["5"]


def test_where_nothing_fits_no_hand_is_short_and_the_player_to_move_can_play() -> None:
    """Three cards are to be of three kinds two by two, and only two such cards are left."""
    five, six, nine = kind("5"), kind("6"), kind("9")
    hands = ("2", "K", "5 6 3")
    rest = "K K 3 4 4 8 8 10 10 Q Q J J"
    position = drawn(KENNELS.format(*hands), turn=1, discards=only(rest, *hands))
    guess = ((), (), (five | six, six | nine, five | nine))
    found = drawn_hands(position, {guess: 1.0}, count=FEW)
    for drawn_ in found:
        assert drawn_[1] == ["K"]
        assert len(drawn_[2]) == 3
    assert len({card for drawn_ in found for card in drawn_[2]}) > 3


def test_what_is_known_exactly_gets_its_cards_before_the_rest() -> None:
    """Twelve cards are left for two hands, and six of them are known."""
    known = "2 3 4 5 6 8"
    hands = ("K", "9 9 9 Q Q Q", known)
    position = drawn(TRIO.format(*hands), discards=only("", *hands))
    guess = ((), (), tuple(kind(card) for card in known.split()))
    for drawn_ in drawn_hands(position, {guess: 1.0}):
        assert sorted(drawn_[2]) == sorted(known.split())
        assert sorted(drawn_[1]) == ["9", "9", "9", "Q", "Q", "Q"]


@pytest.mark.clause("DOG-16")
def test_cards_that_lie_face_down_are_dealt_and_no_others() -> None:
    """Seats 0 and 3 have laid theirs to give away; seat 1 sees that they have."""
    drawing = "K K K 5 | 2\nK K K 20 | 3 4\nK K K 40 | 5 6\nK K K 50 | 8"
    position = drawn(drawing, phase="exchange", turn=None, deal=2, dealer=3, given="9 - - Q")
    state = RULES.load(position)
    belief, rng = RULES.belief(RULES.view(state, 1), None), Rng(3)
    found = [RULES.dump(belief.sample(rng))["state"] for _ in range(SAMPLES)]
    for one in found:
        assert [card is None for card in one["given"]] == [False, True, True, False]
        assert [len(hand) for hand in one["hands"]] == [1, 2, 2, 1]
    for seat in (0, 3):
        assert len({one["given"][seat] for one in found}) > 5


def test_what_is_in_a_hand_is_no_longer_in_the_stock() -> None:
    """Whatever is dealt next from the hands as they were drawn is not dealt twice."""
    hands = ("2", "6", "9")
    position = drawn(TRIO.format(*hands), discards=only("3", *hands))
    state = RULES.load(position)
    belief, rng = RULES.belief(RULES.view(state, 0), None), Rng(3)
    for _ in range(SAMPLES):
        sample = belief.sample(rng)
        again = RULES.load(RULES.dump(sample))
        assert sample.seen_by(-1) == again.seen_by(-1)


@pytest.mark.clause("DOG-13")
def test_the_card_one_has_given_oneself_is_known() -> None:
    drawing = "K K K 5 | 2\nK K K 20 | 3 4\nK K K 40 | 5 6\nK K K 50 | 8"
    position = drawn(drawing, phase="exchange", turn=None, deal=2, dealer=3, given="9 - - Q")
    belief, rng = RULES.belief(RULES.view(RULES.load(position), 0), None), Rng(3)
    for _ in range(FEW):
        assert RULES.dump(belief.sample(rng))["state"]["given"][0] == "9"
