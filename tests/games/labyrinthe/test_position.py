"""Positions that are malformed or cannot arise are refused, and the message names the field."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.labyrinthe.boards import drawn
from tests.games.positions import (
    Position,
    altered,
    is_answered_clearly,
    is_refused_and_left_as_it_was,
    junk,
)

import irrgarten
from irrgarten.games.labyrinthe import RULES
from irrgarten.games.labyrinthe.board import SQUARE_NAMES

#: Block A is c4 to e4, block B e3 and f3; seat 0 has a pawn in the centre.
BOARD = """
    . . . . . . . . . . 0 . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . A A A . . . . . . . .
    . . . . B B . . . . . . .
    . 1 . . . . . . . . . . .
    . . . . . . . . . . . . .
"""


def changed(path: str, value: object, **position: Any) -> Position:
    return altered(drawn(BOARD, **position), path, value)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("game", "chess", "chess"),
        ("game", 5, "game"),
        ("options", ..., "options"),
        ("options.players", 3, "options.players"),
        ("options.players", 4, "state.pawns"),
        ("options.players", ..., "players"),
        ("options.turn_limit", 0, "options.turn_limit"),
        ("options.turn_limit", 8, "state.turns.*LAB-25"),
        ("options.layout", "maze", "options.layout.*maze"),
        ("options.layout", 3, "options.layout"),
        ("options.colour", "red", "colour"),
        ("state.turns", 2**63, "state.turns"),
        ("state.turn", 2, "state.turn"),
        ("state.turn", -1, "state.turn"),
        ("state.turn", None, "state.turn"),
        ("state.turn", True, "state.turn"),
        ("state.turn", ..., "turn"),
        ("state.turns", -1, "state.turns"),
        ("state.turns", 300, "state.turns"),
        ("state.turns", None, "state.turns"),
        ("state.weather", "fine", "weather"),
        ("state.done", ["pawn", "block"], "state.done"),
        ("state.done", ["pawn", "pawn"], "state.done"),
        ("state.done", ["roll"], "state.done"),
        ("state.done", None, "state.done"),
        ("state.done", ["block"], "state.moved_block"),
        ("state.pawns", [["a1", "b1", "a2", "b2"]], "state.pawns"),
        ("state.pawns.1", ["a1", "b1", "a2"], r"state.pawns\[1\].*LAB-01"),
        ("state.pawns.1.2", "v1", r"state.pawns\[1\]\[2\].*v1"),
        ("state.pawns.1.2", "a22", r"state.pawns\[1\]\[2\].*a22"),
        ("state.pawns.1.2", "k11", r"state.pawns\[1\]\[2\].*k11.*another pawn"),
        ("state.pawns.0.1", "k11", r"state.pawns\[0\]\[1\].*k11.*twice"),
        ("state.pawns.1.2", "d4", r"state.pawns\[1\]\[2\].*d4.*block"),
        ("state.pawns.0", ["j10", "k11", "l12", "a1"], r"state.pawns\[0\].*LAB-23"),
        ("state.pawns.1", ["j10", "j11", "l12", "a1"], r"state.pawns\[1\].*LAB-23"),
        ("state.blocks.5", ..., "state.blocks.*31"),
        ("state.blocks.5", [], r"state.blocks\[5\].*LAB-04"),
        ("state.blocks.0", ["c4", "e4"], r"state.blocks\[0\].*one piece"),
        ("state.blocks.0", ["c4", "d5"], r"state.blocks\[0\].*one piece"),
        ("state.blocks.0", ["c4", "c4"], r"state.blocks\[0\]\[1\].*twice"),
        ("state.blocks.0", ["c4", "z9"], r"state.blocks\[0\]\[1\].*z9"),
        ("state.blocks.1", ["e4", "e3"], r"state.blocks\[1\].*e4.*another block"),
        ("state.blocks.1", ["j9", "j10"], r"state.blocks\[1\].*j10.*white.*LAB-17"),
        ("state.blocks.1", ["b2", "b3"], r"state.pawns\[1\]\[0\].*b2.*block"),
        ("state.barred", "d4", "state.barred.*d4"),
        ("state.barred", "x", "state.barred.*x"),
        ("state.moved_block", "c4", "state.moved_block"),
        ("state.winner", 0, "state.turn"),
        ("state.winner", 7, "state.winner"),
        ("state.winner", "draw", "state.turn"),
        ("state.winner", "red", "state.winner"),
    ],
)
def test_it_names_the_field_at_fault(path: str, value: object, named: str) -> None:
    with pytest.raises(irrgarten.IrrgartenError, match=named):
        irrgarten.load(changed(path, value))


def test_nothing_is_barred_before_the_first_turn() -> None:
    with pytest.raises(irrgarten.PositionError, match=r"state.barred.*LAB-19"):
        irrgarten.load(drawn(BOARD, turns=0, barred="c4"))


def test_the_block_moved_in_this_turn_was_not_barred() -> None:
    with pytest.raises(irrgarten.PositionError, match=r"state.moved_block.*LAB-19"):
        irrgarten.load(drawn(BOARD, done="block", barred="c4", moved_block="c4"))


def at_the_end(**state: object) -> dict[str, Any]:
    position = drawn(BOARD)
    pawns = [["j10", "k11", "l12", "a1"], position["state"]["pawns"][1]]
    position["state"] |= {"turn": None, "pawns": pawns, "winner": 0, **state}
    return position


@pytest.mark.parametrize(
    ("state", "named"),
    [
        ({"turn": 1}, "state.turn"),
        ({"barred": "c4"}, "state.barred"),
        ({"moved_block": "c4"}, "state.moved_block"),
        ({"done": ["pawn"]}, "state.done"),
        ({"winner": None, "turn": 0}, r"state.pawns\[0\].*LAB-23"),
        ({"winner": 1}, r"state.pawns\[0\].*LAB-23"),
        ({"winner": "draw"}, r"state.pawns\[0\].*LAB-23"),
        ({"turns": 300}, "state.turns"),
        ({"pawns": [["j10", "k11", "a1", "a2"], ["b2", "e1", "f1", "g1"]]}, "state.winner"),
        ({"pawns": [["j10", "k11", "j11", "l12"], ["b2", "e1", "f1", "g1"]]}, "state.winner"),
    ],
)
def test_the_end_has_nothing_left_to_do(state: dict[str, object], named: str) -> None:
    over = irrgarten.load(at_the_end())
    assert over.over
    assert over.position() == at_the_end()
    with pytest.raises(irrgarten.PositionError, match=named):
        irrgarten.load(at_the_end(**state))


def test_a_draw_comes_with_the_last_turn() -> None:
    position = drawn(BOARD, turns=300)
    position["state"] |= {"turn": None, "winner": "draw"}
    assert irrgarten.load(position).position() == position
    position["state"]["turns"] = 299
    with pytest.raises(irrgarten.PositionError, match=r"state\.turns"):
        irrgarten.load(position)


def test_a_block_is_dumped_with_its_name_first_however_it_was_written() -> None:
    game = irrgarten.load(changed("state.blocks.0", ["e4", "c4", "d4"]))
    assert game.position() == drawn(BOARD)


def test_the_limit_may_be_left_out() -> None:
    position = changed("options.turn_limit", ...)
    assert irrgarten.load(position).position()["options"]["turn_limit"] == 300


def test_a_refused_position_is_left_as_it_was() -> None:
    is_refused_and_left_as_it_was(changed("state.turn", 9))


@given(
    path=st.sampled_from(sorted(drawn(BOARD)["state"])),
    value=junk("a1", "k11", "pawn", "", highest=40),
)
def test_junk_anywhere_is_answered_clearly(path: str, value: object) -> None:
    is_answered_clearly(changed(f"state.{path}", value))


# -- notation -----------------------------------------------------------------------------------
squares = st.sampled_from(SQUARE_NAMES)
acts = st.builds("{}-{}".format, squares, squares) | st.builds(
    "{}-{}/{}".format, squares, squares, squares
)
block_acts = st.builds("[{}-{}]".format, squares, squares)


@given(text=acts | block_acts)
def test_every_pair_of_squares_is_an_act_that_is_legal_or_refused_by_a_clause(text: str) -> None:
    game = irrgarten.load(drawn(BOARD))
    refusal = game.refusal(text)
    assert (text in game.moves()) == (refusal is None)
    assert refusal is None or refusal.clause.startswith("LAB-")


@pytest.mark.parametrize("text", ["a1-a1", "a1-a1/a1", "[a1-a1]"])
def test_the_first_square_is_written_like_the_others(text: str) -> None:
    state = RULES.load(drawn(BOARD))
    assert RULES.format(state, 0, RULES.parse(state, 0, text)) == text


near_misses = st.text(alphabet="abku129[]-/ ", max_size=12)
ACT = re.compile(r"\s*([a-u]\d+-[a-u]\d+(/[a-u]\d+)?|\[[a-u]\d+-[a-u]\d+\])\s*")


@given(text=st.text(max_size=12) | near_misses)
def test_notation_that_names_no_act_is_refused(text: str) -> None:
    if ACT.fullmatch(text):
        return
    game = irrgarten.load(drawn(BOARD))
    before = game.position()
    for refused in (game.why_not, game.play):
        with pytest.raises(irrgarten.NotationError) as error:
            refused(text)
        assert error.value.clause is None
    assert game.position() == before


@pytest.mark.parametrize(
    "text",
    ["a2", "a2-", "a2-a9/", "a2-v9", "a0-a1", "a2-a22", "[a2-a9", "a2-a9]", "[a2-a9/k10]", "A2-A9",
     "a02-a9", "a2-a9/k10/k11", "a2–a9", "a²-a9"],
)  # fmt: skip
def test_what_only_looks_like_notation_is_refused(text: str) -> None:
    with pytest.raises(irrgarten.NotationError):
        irrgarten.load(drawn(BOARD)).why_not(text)
