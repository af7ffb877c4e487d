"""Whoever tries what is not allowed is told the clause, the reason, and what it is about."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dog.lines import table

from irrgarten.kernel.clauses import Refusal

PAIRS = "K K 9 20 | A 2 5 7 J\nK K K 40 | 5\nK K K 50 | 3\nK K K K |"
ALONE = "K K K 20 | 2 5 7\nK K K 40 | 5\nK K K 50 |"


def told(drawing: str, act: str, seat: int | None = None, **position: Any) -> Refusal | None:
    return table(drawing, **position).refusal(act, seat)


@pytest.mark.parametrize(
    ("act", "refusal"),
    [
        ("5:draw 1", Refusal("DOG-64", "why-only-a-two-draws")),
        ("2:draw 1", Refusal("DOG-64", "why-no-drawing-in-teams")),
        ("5:-", Refusal("DOG-54", "why-only-a-jack-idles")),
        ("J:-", Refusal("DOG-54", "why-a-card-is-playable", {"card": "A"})),
        ("5:20x40", Refusal("DOG-26", "why-only-a-jack-exchanges")),
        ("J:20>31", Refusal("DOG-26", "why-a-jack-exchanges")),
        ("7:K>S", Refusal("DOG-48", "why-a-seven-puts-none-out")),
        ("5:K>S", Refusal("DOG-30", "why-no-start-card")),
        ("A:K>1", Refusal("DOG-30", "why-only-onto-its-start")),
        ("5:20>K", Refusal("DOG-35", "why-not-into-a-kennel")),
        ("5:20>S", Refusal("DOG-30", "why-fresh-only-from-the-kennel")),
        ("give 5", Refusal("DOG-13", "why-no-exchange-now")),
        ("20>21", Refusal("DOG-16", "why-a-card-first")),
        ("Q:20>32", Refusal("DOG-16", "why-not-in-hand", {"card": "Q"})),
        ("J:20x1.K", Refusal("DOG-53", "why-kennel-is-not-exchanged")),
        ("J:20x1.F1", Refusal("DOG-53", "why-finish-is-not-exchanged")),
        ("J:20x21", Refusal("DOG-53", "why-no-marble", {"place": "21"})),
        ("J:40x20", Refusal("DOG-52", "why-own-marble-first")),
        ("J:9x20", Refusal("DOG-52", "why-two-own-marbles")),
        ("5:21>26", Refusal("DOG-28", "why-no-marble", {"place": "21"})),
        ("5:40>45", Refusal("DOG-28", "why-not-your-marble")),
        ("7:40>47", Refusal("DOG-45", "why-not-your-marble")),
        ("5:50>55", Refusal("DOG-56", "why-help-too-early")),
        ("7:50>57", Refusal("DOG-49", "why-help-too-early")),
        ("5:20>15", Refusal("DOG-24", "why-only-a-four-goes-back")),
        ("5:20>24", Refusal("DOG-28", "why-whole-value", {"card": "5"})),
        ("5:20>16", Refusal("DOG-28", "why-whole-value", {"card": "5"})),
        ("7:20>28", Refusal("DOG-45", "why-too-many-points", {"points": 7})),
        ("5:20>1.F1", Refusal("DOG-38", "why-own-finish-only")),
        ("card 5", Refusal("DOG-10", "why-no-card-now")),
    ],
)
def test_what_forbids_it_between_teams(act: str, refusal: Refusal) -> None:
    assert told(PAIRS, act) == refusal


@pytest.mark.parametrize(
    ("act", "refusal"),
    [
        ("give 5", Refusal("DOG-61", "why-nothing-is-given")),
        ("2:draw 0", Refusal("DOG-64", "why-not-from-yourself")),
        ("2:draw 2", Refusal("DOG-64", "why-no-cards-there", {"seat": 2})),
        ("5:40>45", Refusal("DOG-62", "why-only-a-seven-moves-others")),
    ],
)
def test_what_forbids_it_without_teams(act: str, refusal: Refusal) -> None:
    assert told(ALONE, act) == refusal


@pytest.mark.parametrize(
    ("act", "refusal"),
    [
        ("A:K>S", Refusal("DOG-32", "why-start-is-taken")),
        ("J:Sx14", Refusal("DOG-53", "why-fresh-is-not-exchanged")),
        ("5:60>S", Refusal("DOG-31", "why-barred", {"field": 0})),
        ("5:60>1", Refusal("DOG-31", "why-barred", {"field": 0})),
        ("4:3>63", Refusal("DOG-31", "why-barred", {"field": 0})),
        ("5:60>F1", Refusal("DOG-43", "why-own-fresh-before-finish")),
        ("2:S>F2", Refusal("DOG-39", "why-fresh-not-straight-in")),
    ],
)
def test_a_fresh_marble_forbids_it(act: str, refusal: Refusal) -> None:
    assert told("S 3 60 K | A 2 4 5 J\nK K K 14 |\nK K K K |\nK K K K |", act) == refusal


@pytest.mark.parametrize(
    ("act", "refusal"),
    [
        ("2:F2>F2", Refusal("DOG-41", "why-no-further")),
        ("2:F2>F1", Refusal("DOG-40", "why-not-back-in-the-finish")),
        ("2:F2>4", Refusal("DOG-40", "why-not-out-of-the-finish")),
        ("2:62>F1", Refusal("DOG-41", "why-value-must-fit", {"points": 3})),
        ("7:58>F3", Refusal("DOG-45", "why-too-many-points", {"points": 7})),
        ("5:62>F3", Refusal("DOG-40", "why-no-jump-in-the-finish", {"place": "F2"})),
    ],
)
def test_the_finish_forbids_it(act: str, refusal: Refusal) -> None:
    assert told("K F2 58 62 | 2 5 7\nK K K K |\nK K K K |\nK K K K |", act) == refusal


def test_no_marble_leaves_the_finish() -> None:
    """DOG-40: not from its first place either."""
    first = "K K F1 20 | 2\nK K K K |\nK K K K |\nK K K K |"
    assert told(first, "2:F1>2") == Refusal("DOG-40", "why-not-out-of-the-finish")


def test_who_is_not_to_play() -> None:
    """DOG-04, DOG-47."""
    assert told(PAIRS, "5:40>45", 1) == Refusal("DOG-04", "why-not-your-turn", {"seat": 0})
    under_way = Refusal("DOG-47", "why-seven-under-way", {"points": 3})
    assert told(PAIRS, "5:20>25", left=3) == under_way


def test_what_comes_before_playing() -> None:
    """DOG-10, DOG-13, DOG-61, DOG-64."""
    empty = "K K K 20 |\n" + "K K K K |\n" * 3
    dealt: dict[str, Any] = {"phase": "deal", "turn": None, "dealer": 3}
    assert told(empty, "5:20>25", 0, **dealt) == Refusal("DOG-10", "why-deal-first")
    twos = "K K K 20 | 5 6\n" + "K K K K | 5 6\n" * 3
    given: dict[str, Any] = {"phase": "exchange", "turn": None, "deal": 2}
    assert told(twos, "5:20>25", 0, **given) == Refusal("DOG-13", "why-exchange-first")
    assert told(twos, "give 9", 0, **given) == Refusal("DOG-13", "why-not-in-hand", {"card": "9"})
    one = twos.replace("5 6", "5", 1)
    given["given"] = "6 - - -"
    assert told(one, "give 5", 0, **given) == Refusal("DOG-13", "why-already-given")


def test_a_card_that_chance_cannot_draw() -> None:
    """DOG-12, DOG-61, DOG-64: it lies in the stock, or in the hand that is drawn from."""
    dealt: dict[str, Any] = {"phase": "deal", "turn": None, "dealer": 3, "discards": "X X X X X X"}
    kennels = "K K K K |\n" * 4
    missing = Refusal("DOG-12", "why-not-in-stock", {"card": "X"})
    assert told(kennels, "card X", **dealt) == missing
    three = "K K K 20 | 5 6\nK K K 30 | 7 8\nK K K 40 | 5 6"
    drawn: dict[str, Any] = {"phase": "draw", "turn": None, "deal": 2, "dealer": 2}
    elsewhere = Refusal("DOG-61", "why-not-in-that-hand", {"card": "5"})
    assert told(three, "card 5", **drawn) == elsewhere
    assert told(three, "5:20>25", 0, **drawn) == Refusal("DOG-61", "why-draw-first")
    taken: dict[str, Any] = {"phase": "take", "source": 1, "discards": "2"}
    elsewhere = Refusal("DOG-64", "why-not-in-that-hand", {"card": "5"})
    assert told(three, "card 5", **taken) == elsewhere
    assert told(three, "5:20>25", 0, **taken) == Refusal("DOG-64", "why-draw-first")


def test_what_is_left_of_a_seven_must_be_usable() -> None:
    """DOG-47, DOG-57, DOG-66."""
    tight = "K K K 10 | 7 5\nK K K S |\nK K K K |\nK K K K |"
    assert told(tight, "7:10>13") == Refusal("DOG-47", "why-points-left", {"points": 4})
    last, away = "F2 F3 F4 62 | 7\n", "K K K K |\n"
    alone = Refusal("DOG-66", "why-points-left", {"points": 4})
    assert told(last + away + away, "7:62>F1") == alone
    pairs = Refusal("DOG-57", "why-win-with-the-last-point", {"points": 4})
    assert told(last + away + "F1 F2 F3 F4 |\n" + away, "7:62>F1") == pairs


def test_whoever_is_all_home_plays_for_the_partner() -> None:
    """DOG-56."""
    home = "F1 F2 F3 F4 | 5\nK K K 40 |\nK K 50 F1 |\nK K K K |"
    assert told(home, "5:F1>F2") == Refusal("DOG-56", "why-all-home")
    assert told(home, "A:K>S") == Refusal("DOG-16", "why-not-in-hand", {"card": "A"})
    assert told(home.replace("| 5", "| A 5"), "A:K>S") == Refusal("DOG-30", "why-kennel-is-empty")


def test_after_the_end_nothing_is_played() -> None:
    """DOG-57, DOG-66."""
    home, away = "F1 F2 F3 F4 |\n", "K K K K |\n"
    over: dict[str, Any] = {"phase": "over", "turn": None}
    pairs = told((home + away) * 2, "5:20>25", 1, winner=[0, 2], **over)
    assert pairs == Refusal("DOG-57", "why-over")
    assert told(home + away + away, "5:20>25", 1, winner=[0], **over) == Refusal(
        "DOG-66", "why-over"
    )
