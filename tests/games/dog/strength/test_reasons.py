"""Why an act is good: what it does, to whom, and how much of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dog.lines import drawn

from irrgarten import registry
from irrgarten.kernel.facts import Fact, Tried
from irrgarten.kernel.preview import preview
from irrgarten.kernel.rng import Rng

RULES = registry.rules("dog")
AWAY = "K K K K |"


def reasons(drawing: str, act: str, **position: Any) -> list[Fact]:
    state = RULES.load(drawn(drawing, **position))
    memory = RULES.memory(RULES.options(state), 0, 1.0, Rng(1))
    steps = preview(RULES, state, 0, [act]).steps
    after = RULES.view(steps[0].state, 0) if steps else None
    events = steps[0].events if steps else []
    return list(RULES.reasons(Tried(0, act, RULES.view(state, 0), memory, after, events)))


def test_of_two_that_are_struck_the_one_who_leads_is_named() -> None:
    """DOG-46: a seven strikes both on its way; blue has come 8 fields, yellow 42."""
    told = reasons(f"20 K K K | 7 3\n23 K K K |\n{AWAY}\n25 K K K |", "7:20>27")
    assert told[:2] == [
        Fact("hint-leader", {"other": 3}),
        Fact("hint-strikes", {"other": 1}, 2),
    ]


@pytest.mark.parametrize(
    ("mine", "theirs", "leads"),
    [
        ("20 K K K", "23 28 K K", False),
        ("20 K K K", "23 29 K K", True),
        ("S 20 K K", "23 29 K K", False),
        ("S 20 K K", "23 30 K K", True),
        ("20 F1 K K", "23 15 29 K", False),
        ("20 F1 K K", "23 15 30 K", True),
    ],
)
def test_who_has_come_further_leads(mine: str, theirs: str, leads: bool) -> None:
    """A fresh marble has come one field, one in the first place of the finish 65."""
    told = reasons(f"{mine} | 3\n{theirs} |\n{AWAY}\n{AWAY}", "3:20>23")
    assert (Fact("hint-leader", {"other": 1}) in told) == leads
    assert Fact("hint-strikes", {"other": 1}, 1) in told


def test_how_much_nearer_a_marble_comes() -> None:
    on = f"20 K K K | 3 J\n40 K K K |\n{AWAY}\n{AWAY}"
    assert reasons(on, "3:20>23") == [Fact("hint-nearer", {"steps": 41}, 3)]
    assert reasons(on, "J:20x40") == [Fact("hint-swaps", {"steps": 20}, 20)]


@pytest.mark.parametrize("card", ["A", "K", "X"])
def test_a_partner_with_nothing_out_is_given_what_brings_one_out(card: str) -> None:
    """DOG-13, DOG-30."""
    hands = f"K K K K | {card} 5\n" + "K K K K | 5 6\n" * 3
    asked: dict[str, Any] = {"phase": "exchange", "turn": None, "deal": 2}
    assert reasons(hands, f"give {card}", **asked) == [Fact("hint-gives-start", {"other": 2})]
    assert reasons(hands, "give 5", **asked) == []
