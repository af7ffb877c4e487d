"""What a seat of Dog can tell apart, and what it cannot, as numbers for search."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dog.lines import drawn

from irrgarten import registry

RULES = registry.rules("dog")
FOUR = "K K K 5 | {}\nK K K 20 | 3 4\nK K K 40 | 5 6\nK K K 50 | 8"


def seen(seat: int, drawing: str = FOUR.format("2"), **position: Any) -> int:
    number: int = RULES.load(drawn(drawing, **position)).seen_by(seat)
    return number


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param({"left": 4, "deal": 3}, {"left": 3, "deal": 4}, id="deal-and-left"),
        pytest.param(
            {"left": 4, "by": "X", "discards": "7", "dealer": 0},
            {"left": 4, "by": "7", "discards": "X", "dealer": 1},
            id="dealer-and-joker",
        ),
        pytest.param({"discards": "A"}, {"discards": "A A"}, id="aces-on-the-pile"),
    ],
)
def test_what_lies_open_is_told_apart(one: dict[str, Any], other: dict[str, Any]) -> None:
    for seat in range(-1, 4):
        assert seen(seat, **one) != seen(seat, **other)


@pytest.mark.clause("DOG-13")
def test_a_card_that_is_given_face_down_is_seen_by_whoever_gave_it_alone() -> None:
    exchange: dict[str, Any] = {"phase": "exchange", "turn": None, "deal": 2, "dealer": 3}
    one, other = (
        [seen(seat, given=f"{card} - - Q", **exchange) for seat in range(-1, 4)]
        for card in ("9", "10")
    )
    assert [a != b for a, b in zip(one, other, strict=True)] == [False, True, False, False, False]


@pytest.mark.clause("DOG-61")
def test_a_card_that_is_drawn_is_seen_by_both() -> None:
    """Seat 1 has drawn from seat 2."""
    hands = "K K K S | A 2\nK K K S | 3 4\nK K K S | 6"
    drawing: dict[str, Any] = {"phase": "draw", "turn": None, "deal": 2, "dealer": 0}
    one, other = (
        [seen(seat, hands, given=f"- {card} -", **drawing) for seat in range(3)]
        for card in ("9", "10")
    )
    assert [a != b for a, b in zip(one, other, strict=True)] == [False, True, True]
