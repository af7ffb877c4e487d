"""Positions that are malformed or cannot arise are refused, and the message names the field."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.dog.lines import drawn, table
from tests.games.positions import (
    Position,
    altered,
    is_answered_clearly,
    is_refused_and_left_as_it_was,
    junk,
)

import irrgarten

START = "K K S 12 | A 7\nK K 20 F1 | 5\nK K K K | 3\nK K K K |"


def changed(path: str, value: object, position: Position | None = None) -> Position:
    return altered(position or drawn(START), path, value)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("game", "chess", "chess"),
        ("options.players", 7, "options.players"),
        ("options.players", 5, "state.marbles"),
        ("options.players", ..., "options.players"),
        ("options.teams", "trios", "options.*teams"),
        ("options.teams", "teams", "options.teams"),
        ("options.canadian_seven", 1, "options.canadian_seven"),
        ("options.colour", "red", "colour"),
        ("state.phase", "tea", "state.phase"),
        ("state.phase", "deal", "state.turn"),
        ("state.phase", "over", "state.winner"),
        ("state.turn", None, "state.turn"),
        ("state.turn", 4, "state.turn"),
        ("state.turn", -1, "state.turn"),
        ("state.turn", True, "state.turn"),
        ("state.turn", 3, r"state.hands\[3\].*DOG-18"),
        ("state.turn", 2, r"state.hands\[2\].*DOG-18"),
        ("state.turn", ..., "turn"),
        ("state.dealer", 4, "state.dealer"),
        ("state.dealer", None, "state.dealer"),
        ("state.deal", 7, "state.deal"),
        ("state.deal", 1, "state.deal"),
        ("state.seven", {"left": 7, "by": "7"}, "state.seven.left"),
        ("state.seven", {"left": 0, "by": "7"}, "state.seven.left"),
        ("state.seven", {"left": 3, "by": "8"}, "state.seven.by"),
        ("state.seven", {"left": 3, "by": "7"}, "state.seven.by"),
        ("state.seven", {"left": 3}, "by"),
        ("state.from", 1, "state.from"),
        ("state.from", 9, "state.from"),
        ("state.marbles", [["K"] * 4] * 3, "state.marbles"),
        ("state.marbles.1", ["K"] * 3, r"state.marbles\[1\]"),
        ("state.marbles.1", ["K"] * 5, r"state.marbles\[1\]"),
        ("state.marbles.1.2", "12", r"state.marbles\[1\]\[2\].*12"),
        ("state.marbles.1.2", "0", r"state.marbles\[1\]\[2\]"),
        ("state.marbles.1.2", "F1", r"state.marbles\[1\]\[3\].*F1"),
        ("state.marbles.0.0", "S", r"state.marbles\[0\]\[2\].*S"),
        ("state.marbles.1.2", "64", r"state.marbles\[1\]\[2\].*64"),
        ("state.marbles.1.2", "-1", r"state.marbles\[1\]\[2\]"),
        ("state.marbles.1.2", "9" * 5000, r"state.marbles\[1\]\[2\]"),
        ("state.marbles.1.2", "07", r"state.marbles\[1\]\[2\].*07"),
        ("state.marbles.1.2", "²", r"state.marbles\[1\]\[2\]"),
        ("state.marbles.1.2", 20, "state.marbles"),
        ("state.marbles.1.2", "F0", r"state.marbles\[1\]\[2\].*F0"),
        ("state.hands", [[]] * 3, "state.hands"),
        ("state.hands.1.0", "1", r"state.hands\[1\]\[0\]"),
        ("state.hands.1.0", ".", r"state.hands\[1\]\[0\]"),
        ("state.hands.1.0", "joker", r"state.hands\[1\]\[0\].*joker"),
        ("state.hands.1", ["5"] * 7, r"state.hands\[1\].*DOG-10"),
        ("state.given", [None] * 3, "state.given"),
        ("state.given.1", "5", r"state.given\[1\]"),
        ("state.given.1", "Z", r"state.given\[1\].*Z"),
        ("state.discards", ["5"] * 8, r"state.hands\[1\].*only 8.*DOG-02"),
        ("state.discards", ["X"] * 7, "state.discards.*only 6"),
        ("state.discards", ["?"], r"state.discards\[0\]"),
        ("state.winner", [0, 2], "state.winner"),
        ("state.weather", "fine", "weather"),
    ],
)
def test_it_names_the_field_at_fault(path: str, value: object, named: str) -> None:
    with pytest.raises(irrgarten.IrrgartenError, match=named):
        irrgarten.load(changed(path, value))


KENNELS = "\n".join(["K K K K |"] * 4)


@pytest.mark.parametrize(
    ("drawing", "position", "named"),
    [
        ("K K K K | A\nK K K K |\nK K K K |\nK K K K |", {"dealer": 3}, None),
        ("K K K K |\nK K K K | A\nK K K K |\nK K K K |", {"dealer": 3}, r"hands\[0\]"),
        ("K K K K | A A\nK K K K |\nK K K K |\nK K K K |", {"dealer": 3}, r"hands\[0\]"),
        ("K K K K | A A\n" * 4, {"dealer": 3, "deal": 2}, "phase"),
        (KENNELS, {"dealer": 3, "turn": 0}, "turn"),
        (KENNELS, {"dealer": 3, "given": "A - - -"}, "given"),
    ],
)
def test_cards_are_dealt_in_order(
    drawing: str, position: dict[str, Any], named: str | None
) -> None:
    asked = {"phase": "deal", "turn": None, **position}
    if named is None:
        assert table(drawing, **asked).turn == []
        return
    with pytest.raises(irrgarten.PositionError, match=named):
        table(drawing, **asked)


def test_an_empty_stock_would_have_been_filled() -> None:
    every = [card for card in "A 2 3 4 5 6 7 8 9 10 J Q K".split() for _ in range(8)] + ["X"] * 6
    with pytest.raises(irrgarten.PositionError, match=r"discards.*DOG-12"):
        table(KENNELS, phase="deal", turn=None, discards=" ".join(every))


def test_of_more_cards_than_there_are_one_is_named() -> None:
    """DOG-02."""
    every = [card for card in "A 2 3 4 5 6 7 8 9 10 J Q K".split() for _ in range(8)] + ["X"] * 6
    with pytest.raises(irrgarten.PositionError, match=r"state.hands\[0\].*only 8 of A"):
        table(START, discards=" ".join(every))


@pytest.mark.parametrize(
    ("position", "named"),
    [
        ({"given": "A 2 3 4"}, "state.given"),
        ({"given": "A - - -"}, r"state.hands\[0\].*DOG-10"),
        ({"deal": 3}, r"state.hands\[0\].*DOG-10"),
        ({"phase": "draw"}, "state.phase.*DOG-13"),
        ({"left": 3}, "state.seven"),
    ],
)
def test_an_exchange_fits_the_deal(position: dict[str, Any], named: str) -> None:
    hands = "\n".join(["K K K K | 5 6"] * 4)
    asked = {"phase": "exchange", "turn": None, "deal": 2, **position}
    with pytest.raises(irrgarten.PositionError, match=named):
        table(hands, **asked)


@pytest.mark.parametrize(
    ("hands", "given", "named"),
    [
        ("5 6/5/5 6", "- 6 -", r"state.given\[1\]|state.hands\[1\]"),
        ("5/5 6/5 6", "6 - -", r"state.hands\[0\]"),
        ("5/5/5", "6 6 6", "state.given"),
        ("5/5/5 6", "6 6 -", None),
    ],
)
def test_draws_are_in_turn_order(hands: str, given: str, named: str | None) -> None:
    """Seat 2 deals, so seat 0 draws first, from seat 1."""
    drawing = "\n".join(f"K K K S | {hand}" for hand in hands.split("/"))
    if named is None:
        drawing = "\n".join(f"K K K S | {hand}" for hand in ("5 6", "5", "5"))
        assert table(drawing, phase="draw", turn=None, deal=2, dealer=2, given=given).turn == []
        return
    with pytest.raises(irrgarten.PositionError, match=named):
        table(drawing, phase="draw", turn=None, deal=2, dealer=2, given=given)


@pytest.mark.parametrize(
    ("position", "named"),
    [({"turn": 0}, "state.turn"), ({"left": 3}, "state.seven"), ({"source": 1}, "state.from")],
)
def test_while_cards_are_drawn_nobody_plays(position: dict[str, Any], named: str) -> None:
    """DOG-61."""
    asked = {"phase": "draw", "turn": None, "deal": 2, "dealer": 2}
    hands = "\n".join(["K K K S | 5 6"] * 3)
    assert table(hands, **asked).turn == []
    with pytest.raises(irrgarten.PositionError, match=named):
        table(hands, **{**asked, **position})


TAKE = "K K K 20 | 9\nK K K 30 | 5\nK K K 40 |"


@pytest.mark.parametrize(
    ("position", "named"),
    [
        ({"source": 1, "discards": "2"}, None),
        ({"source": 1, "discards": "X"}, None),
        ({"source": 1}, "state.discards.*DOG-64"),
        ({"source": None, "discards": "2"}, "state.from"),
        ({"source": 0, "discards": "2"}, "state.from"),
        ({"source": 2, "discards": "2"}, r"state.hands\[2\]"),
        ({"source": 1, "discards": "2", "turn": None}, "state.turn"),
        ({"source": 1, "discards": "2", "left": 3}, "state.seven"),
        ({"source": 1, "discards": "2", "given": "A - -"}, r"state.given\[0\]"),
    ],
)
def test_a_two_that_draws(position: dict[str, Any], named: str | None) -> None:
    asked = {"phase": "take", **position}
    if named is None:
        assert table(TAKE, **asked).moves() == ["card 5"]
        return
    with pytest.raises(irrgarten.PositionError, match=named):
        table(TAKE, **asked)


def test_whoever_has_laid_a_two_holds_fewer_cards_than_were_dealt() -> None:
    with pytest.raises(irrgarten.PositionError, match=r"state.hands\[0\].*DOG-64"):
        table(TAKE.replace("9", "9 9"), phase="take", source=1, discards="2", deal=2)


def test_nobody_holds_more_cards_than_were_dealt() -> None:
    """DOG-10: not while a two draws, and not after the end."""
    held = {"phase": "take", "source": 1, "discards": "2", "deal": 2}
    with pytest.raises(irrgarten.PositionError, match=r"state.hands\[1\].*DOG-10"):
        table(TAKE.replace("5", "5 5 5"), **held)
    over = {"phase": "over", "turn": None, "winner": [0], "deal": 2}
    with pytest.raises(irrgarten.PositionError, match=r"state.hands\[1\].*DOG-10"):
        table(f"{HOME}\nK K K S | 5 5 5\nK K K S |", **over)


def test_what_there_is_in_teams_only_or_without_them_only() -> None:
    """DOG-61, DOG-64."""
    three = "\n".join(["K K K S | 5 6"] * 3)
    with pytest.raises(irrgarten.PositionError, match=r"state.phase.*DOG-61"):
        table(three, phase="exchange", turn=None, deal=2)
    with pytest.raises(irrgarten.PositionError, match=r"state.phase.*DOG-64"):
        table(f"{TAKE}\nK K K K |", phase="take", source=1, discards="2")


HOME = "F1 F2 F3 F4 |"


@pytest.mark.parametrize(
    ("drawing", "position", "named"),
    [
        (f"{HOME}\nK K K K |\n{HOME}\nK K K K |", {"winner": [0, 2]}, None),
        (f"{HOME}\nK K K K |\n{HOME}\nK K K K |", {"winner": [0, 2], "given": "A - - -"}, "given"),
        (f"{HOME}\nK K K K |\n{HOME}\nK K K K |", {"winner": [1, 3]}, "state.winner"),
        (f"{HOME}\nK K K K |\n{HOME}\nK K K K |", {"winner": [0]}, "state.winner"),
        (f"{HOME}\nK K K K |\n{HOME}\nK K K K |", {"winner": None}, "state.winner"),
        (f"{HOME}\n{HOME}\n{HOME}\n{HOME}", {"winner": [0, 2]}, "state.winner"),
        (f"{HOME}\nK K K K |\n{HOME}\nK K K K |", {"winner": [0, 2], "turn": 0}, "state.turn"),
        (f"{HOME}\nK K K K |\n{HOME}\nK K K K |", {"phase": "deal"}, r"state.marbles\[0\].*DOG-57"),
        (f"{HOME}\nK K K S |\nK K K S |", {"winner": [0]}, None),
        (f"{HOME}\nK K K S |\nK K K S |", {"phase": "deal"}, r"state.marbles\[0\]"),
    ],
)
def test_who_has_won(drawing: str, position: dict[str, Any], named: str | None) -> None:
    asked = {"phase": "over", "turn": None, **position}
    if named is None:
        assert table(drawing, **asked).over
        return
    with pytest.raises(irrgarten.PositionError, match=named):
        table(drawing, **asked)


def test_points_that_cannot_be_used_cannot_be_left() -> None:
    tight = "K K K 12 |\nK K K S |\nK K K K |\nK K K K |"
    assert table(tight, left=3).moves() == ["12>13", "12>14", "12>15"]
    with pytest.raises(irrgarten.PositionError, match=r"state.seven.left.*DOG-47"):
        table(tight, left=4)


def test_order_means_nothing_and_dumps_are_in_order() -> None:
    mixed = changed("state.marbles.0", ["F2", "12", "S", "K"])
    mixed["state"]["hands"][0] = ["X", "7", "A", "10"]
    dumped = irrgarten.load(mixed).position()
    assert dumped["state"]["marbles"][0] == ["K", "S", "12", "F2"]
    assert dumped["state"]["hands"][0] == ["A", "7", "10", "X"]
    assert irrgarten.load(dumped).position() == dumped


def test_a_position_has_exactly_these_fields() -> None:
    assert irrgarten.load(drawn(START)).position() == {
        "game": "dog",
        "options": {
            "players": 4,
            "teams": "pairs",
            "canadian_seven": False,
            "no_joker_finish": False,
        },
        "state": drawn(START)["state"],
    }


def test_a_refused_position_is_left_as_it_was() -> None:
    is_refused_and_left_as_it_was(changed("state.turn", 9))


@given(
    path=st.sampled_from(sorted(drawn(START)["state"])),
    value=junk("K", "S", "12", "F1", "A", "X", "", "deal", "over", highest=120),
)
def test_junk_anywhere_is_answered_clearly(path: str, value: object) -> None:
    is_answered_clearly(changed(f"state.{path}", value))


def test_a_seven_has_no_further_fields() -> None:
    position = drawn("K K K 5 | 5\nK K K K |\nK K K K |\nK K K K |", left=3)
    irrgarten.load(position)
    position["state"]["seven"]["right"] = 4
    with pytest.raises(irrgarten.PositionError, match=r"^state\.seven: .*right"):
        irrgarten.load(position)
