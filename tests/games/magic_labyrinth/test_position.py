"""Positions that are malformed or cannot arise are refused, and the message names the field."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.magic_labyrinth.floor import LAYOUT, drawn
from tests.games.positions import (
    Position,
    altered,
    is_answered_clearly,
    is_refused_and_left_as_it_was,
    junk,
)

import irrgarten

START = """
    . . . . . 1
    . . . . . .
    . . . * . .
    . . . . . .
    . . . . . .
    0 . . . . .
"""


def changed(path: str, value: object, **position: Any) -> Position:
    return altered(drawn(START, **{"walls": "a1|b1 c3|c4", **position}), path, value)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("game", "chess", "chess"),
        ("game", 5, "game"),
        ("options.players", 5, "options.players"),
        ("options.players", 3, "state.magicians"),
        ("options.walls", 3, "options.walls"),
        ("options.colour", "red", "colour"),
        ("options", ..., "options"),
        ("state.turn", 2, "state.turn"),
        ("state.turn", -1, "state.turn"),
        ("state.turn", None, "state.turn"),
        ("state.turn", "0", "state.turn"),
        ("state.turn", True, "state.turn"),
        ("state.turn", ..., "turn"),
        ("state.weather", "fine", "weather"),
        ("state.rolled", 5, "state.rolled"),
        ("state.rolled", None, "state.steps_left"),
        ("state.steps_left", 0, "state.steps_left"),
        ("state.steps_left", None, "state.steps_left"),
        ("state.magicians", ["a1"], "state.magicians"),
        ("state.magicians.1", "g7", r"state.magicians\[1\].*g7"),
        ("state.magicians.1", "d4", r"state.magicians\[1\].*wanted"),
        ("state.corners", ["a1", "a6"], r"state.corners.* a1, f6 \(MAG-06\)"),
        ("state.walls.0", "a1|c1", r"state.walls\[0\].*a1\|c1"),
        ("state.walls.0", "c3|c4", r"state.walls\[1\].*twice"),
        ("state.walls", ["a1|b1", "a1|a2"], "state.walls.*a1"),
        ("state.symbols.c1", "key", "state.symbols.*key"),
        ("state.symbols.c1", ..., "state.symbols.*owl"),
        ("state.symbols.h1", "owl", "state.symbols: there is no field.*h1"),
        ("state.wanted", "dragon", "state.wanted.*dragon"),
        ("state.wanted", "owl", "state.wanted: the chip owl"),
        ("state.owed", 1, "state.owed"),
        ("state.chips.0", ["owl"], r"state.chips\[0\]: the chip owl"),
        ("state.chips", [["owl"]], "state.chips"),
        ("state.bag", [], "state.bag.*nowhere"),
        ("state.bag.0", "dragon", "state.bag.*dragon"),
        ("state.bumped", ["d1|e1"], "state.bumped.*d1|e1"),
        ("state.passed", ["a1|b1"], "state.passed.*a1|b1"),
        ("state.winner", 0, "state.turn"),
        ("state.winner", 7, "state.winner"),
    ],
)
def test_it_names_the_field_at_fault(path: str, value: object, named: str) -> None:
    with pytest.raises(irrgarten.IrrgartenError, match=named):
        irrgarten.load(changed(path, value))


def test_every_chip_is_somewhere() -> None:
    position = drawn(START)
    lost = position["state"]["bag"].pop(0)
    with pytest.raises(irrgarten.PositionError, match=f"state.bag.*{lost} is nowhere"):
        irrgarten.load(position)


def test_a_symbol_lies_on_one_field_only() -> None:
    """MAG-03, from the first field on."""
    with pytest.raises(irrgarten.PositionError, match=r"symbols\.c1: owl lies on a1 already"):
        irrgarten.load(drawn(START, symbols={"a1": "owl", **LAYOUT}))


def test_steps_left_cannot_exceed_the_roll() -> None:
    with pytest.raises(irrgarten.PositionError, match="steps_left"):
        irrgarten.load(drawn(START, rolled=2, left=3))


def test_twenty_five_walls_are_too_many() -> None:
    rows = [f"{column}{row}|{column}{row + 1}" for row in range(1, 6) for column in "abcde"]
    with pytest.raises(irrgarten.PositionError, match="walls"):
        irrgarten.load(drawn(START, walls=" ".join(rows)))


def test_two_magicians_share_only_a_corner_of_one_of_them() -> None:
    with pytest.raises(irrgarten.PositionError, match="MAG-14"):
        irrgarten.load(
            drawn(
                """
                . . . . . .
                . . . . . .
                . . . * . .
                . . . . . .
                . 01 . . . .
                . . . . . .
                """
            )
        )


def test_a_magician_on_the_move_must_have_a_way_on() -> None:
    crowd = """
        . . . . . .
        . . . . . .
        . . . * . .
        . . . . . .
        2 . . . . .
        10 3 . . . .
    """
    assert irrgarten.load(drawn(crowd, rolled=4, left=2)).turn == [0]
    with pytest.raises(irrgarten.PositionError, match=r"magicians\[0\].*MAG-14"):
        irrgarten.load(drawn(crowd, rolled=4, left=1))


def test_a_chip_is_owed_only_where_another_has_just_got_one() -> None:
    layout = {**LAYOUT, "a1": "owl"}
    del layout["c1"]
    shared = """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        01 . . . . .
    """
    fitting = drawn(shared, symbols=layout, chips=["owl", ""], owed=1)
    assert irrgarten.load(fitting, chance="manual").position() == fitting
    for chips, owed in ((["key", ""], 1), (["owl", ""], 0), (["", "owl"], 1)):
        with pytest.raises(irrgarten.PositionError, match="owed"):
            irrgarten.load(drawn(shared, symbols=layout, chips=chips, owed=owed))


def test_who_of_two_is_first_is_counted_from_whose_turn_it_is() -> None:
    """MAG-22: with three, seats 1 and 2 in the corner of seat 1."""
    layout = {**LAYOUT, "a6": "owl"}
    del layout["c1"]
    shared = """
        12 . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        0 . . . . .
    """
    fitting = drawn(shared, symbols=layout, chips=["", "owl", ""], owed=2)
    assert irrgarten.load(fitting, chance="manual").position() == fitting
    with pytest.raises(irrgarten.PositionError, match="owed"):
        irrgarten.load(drawn(shared, symbols=layout, chips=["", "", "owl"], owed=1))


def test_five_chips_must_have_won() -> None:
    position = drawn(START, chips=["owl key bat book bottle", ""])
    with pytest.raises(irrgarten.PositionError, match=r"chips\[0\].*MAG-23"):
        irrgarten.load(position)


def test_whoever_has_won_has_five_chips() -> None:
    chips = "owl key bat book bottle"
    position = drawn(START.replace("*", "."), chips=[chips, ""])
    position["state"] |= {"turn": None, "winner": 0}
    assert irrgarten.load(position).over
    few = drawn(START.replace("*", "."), chips=[chips.removesuffix(" bottle"), ""])
    few["state"] |= {"turn": None, "winner": 0}
    with pytest.raises(irrgarten.PositionError, match=r"state\.winner: seat 0 .*MAG-23"):
        irrgarten.load(few)


def test_nothing_is_rolled_before_a_chip_is_drawn() -> None:
    """MAG-07, MAG-10"""
    position = drawn(START.replace("*", "."))
    position["state"] |= {"rolled": 4, "steps_left": 4}
    with pytest.raises(irrgarten.PositionError, match=r"state\.rolled"):
        irrgarten.load(position)


def test_without_a_word_there_is_no_memory_aid() -> None:
    """MAG-30"""
    position = changed("options.memory_aid", ...)
    assert irrgarten.load(position).position()["options"]["memory_aid"] is False


def test_a_refused_position_is_left_as_it_was() -> None:
    is_refused_and_left_as_it_was(changed("state.turn", 9))


ACTS = ["n", "e", "s", "w", "stop", "ne", "se", "sw", "nw"]


@given(
    path=st.sampled_from(sorted(drawn(START)["state"])),
    value=junk("a1", "a1|b1", "owl", "", highest=40),
)
def test_junk_anywhere_is_answered_clearly(path: str, value: object) -> None:
    is_answered_clearly(changed(f"state.{path}", value))


@given(text=st.text(max_size=12))
def test_notation_that_names_no_act_is_refused(text: str) -> None:
    game = irrgarten.load(drawn(START), chance="manual")
    before = game.position()
    if text.strip() in ACTS:
        return
    for refused in (game.why_not, game.play):
        with pytest.raises(irrgarten.NotationError) as error:
            refused(text)
        assert error.value.clause is None
    assert game.position() == before
