"""Positions are loaded as they are told, and refused by the field at fault."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.caminos.boards import DRAWN_3_TO_3, pieces, played, table

import irrgarten
from irrgarten import registry

ACTS = pieces(
    """
    B B B D D D . .
    . B . D . . . .
    . A . . . C E E
    A A A C C C E E
    """
)


def position(acts: list[str], **state: Any) -> dict[str, Any]:
    placed = [{"by": number % 2, "piece": act} for number, act in enumerate(acts)]
    turn = len(acts) % 2
    told = {"turn": turn, "out": [], "placed": placed, "winner": None, "points": None}
    return {"game": "caminos", "options": {}, "state": {**told, **state}}


def test_options_have_defaults_and_all_of_a_position_is_told() -> None:
    game = irrgarten.load(position(ACTS[:2]))
    assert game.position()["options"] == {"players": 2, "board": "square", "neutral": False}
    assert list(game.position()["state"]) == ["turn", "out", "placed", "winner", "points"]
    assert game.position()["state"] == position(ACTS[:2])["state"]
    without = position(ACTS[:2])
    del without["options"]
    assert irrgarten.load(without).position() == game.position()


def test_what_a_piece_does_not_have_is_refused() -> None:
    strange = position(ACTS[:2])
    strange["state"]["placed"][0]["colour"] = "red"
    with pytest.raises(irrgarten.PositionError, match="colour"):
        irrgarten.load(strange)


def test_a_game_that_is_over_is_loaded_too() -> None:
    won = position(ACTS, turn=None, winner=[0], points=[8, 0])
    assert irrgarten.load(won).over
    assert irrgarten.load(won).position()["state"] == won["state"]
    drawn = played(DRAWN_3_TO_3, board="rhombus").position()
    assert drawn["state"]["winner"] == "draw"
    assert irrgarten.load(drawn).position() == drawn


def test_another_order_of_the_cubes_is_dumped_in_order() -> None:
    loaded = irrgarten.load(position(["T:d4.1,c5.1,c3.1,c4.1"]))
    assert loaded.position()["state"]["placed"][0]["piece"] == "T:c3.1,c4.1,c5.1,d4.1"


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"turn": 0}, "state.turn"),
        ({"turn": None}, "state.turn"),
        ({"turn": 2}, "state.turn"),
        ({"out": [0]}, "state.out"),
        ({"winner": [0]}, "state.winner"),
        ({"winner": "draw"}, "state.winner"),
        ({"winner": "nobody"}, "state.winner"),
        ({"points": [0, 0]}, "state.points"),
        ({"turn": "0"}, "state.turn"),
        ({"placed": [{"by": 0}]}, "state.placed[0]"),
        ({"placed": [{"by": 2, "piece": ACTS[0]}]}, "state.placed[0].by"),
        ({"more": 1}, "state"),
    ],
)
def test_what_cannot_be_is_refused(changed: dict[str, Any], field: str) -> None:
    with pytest.raises(irrgarten.PositionError) as refused:
        irrgarten.load(position(ACTS[:1], **changed))
    assert str(refused.value).startswith(f"{field}: ") or str(refused.value).startswith(f"{field}[")


def test_before_the_first_piece_somebody_is_to_act() -> None:
    """CAM-05"""
    with pytest.raises(irrgarten.PositionError, match=r"state\.turn: must be a seat"):
        irrgarten.load(position([], turn=None))


@pytest.mark.parametrize(
    ("placed", "field", "clause"),
    [
        ([(0, ACTS[0]), (0, ACTS[1])], "state.placed[1].by", "CAM-05"),
        ([(0, ACTS[0]), (1, ACTS[0])], "state.placed[1].piece", "CAM-10"),
        ([(0, "T:c3.2,c4.2,c5.2,d4.2")], "state.placed[0].piece", "CAM-12"),
        ([(0, "T:c3.1,c3.2,c3.3,d3.2")], "state.placed[0].piece", "CAM-11"),
        ([(0, "T:c3.1,c4.1,c5.1,c6.1")], "state.placed[0].piece", "piece T"),
        ([(0, "I:c3.1,c4.1,c5.1")], "state.placed[0].piece", "CAM-04"),
        ([(0, "hello")], "state.placed[0].piece", "names no act"),
    ],
)
def test_every_piece_must_have_been_legal(
    placed: list[tuple[int, str]], field: str, clause: str
) -> None:
    told = position([])
    told["state"]["placed"] = [{"by": by, "piece": piece} for by, piece in placed]
    with pytest.raises(irrgarten.PositionError) as refused:
        irrgarten.load(told)
    assert str(refused.value).startswith(f"{field}: ")
    assert clause in str(refused.value)


def test_nothing_is_placed_after_the_end_and_walnut_comes_first() -> None:
    with pytest.raises(irrgarten.PositionError, match=r"state\.placed\[5\]: the game was over"):
        irrgarten.load(position([*ACTS, "O:a7.1,a8.1,b7.1,b8.1"]))
    told = position(ACTS[:1]) | {"options": {"neutral": True}}
    with pytest.raises(irrgarten.PositionError, match=r"state\.placed\[0\]\.piece.*CAM-40"):
        irrgarten.load(told)


@pytest.mark.parametrize("option", [{"players": 3}, {"board": "hexagon"}, {"size": 8}])
def test_options_that_do_not_exist_are_refused(option: dict[str, Any]) -> None:
    with pytest.raises(irrgarten.PositionError, match="options"):
        irrgarten.load(position([]) | {"options": option})


@settings(max_examples=300)
@given(text=st.text(alphabet="LTZOI:abij19.0,345 ", max_size=30))
def test_any_text_is_an_act_or_none(text: str) -> None:
    game = table()
    try:
        clause = game.why_not(text)
    except irrgarten.NotationError:
        return
    assert clause is None or clause.startswith("CAM-")


@settings(max_examples=200)
@given(
    shape=st.sampled_from("LTZO"),
    cells=st.lists(
        st.tuples(st.sampled_from("abc"), st.integers(1, 3), st.integers(1, 3)),
        min_size=4,
        max_size=4,
    ),
)
def test_four_cubes_are_a_piece_or_none(shape: str, cells: list[tuple[str, int, int]]) -> None:
    game = table()
    text = f"{shape}:{','.join(f'{column}{row}.{height}' for column, row, height in cells)}"
    try:
        clause = game.why_not(text)
    except irrgarten.NotationError:
        return
    assert len(set(cells)) == 4
    before = len(game.moves())
    if clause is None:
        game.play(text)
        assert len(game.position()["state"]["placed"]) == 1
    else:
        with pytest.raises(irrgarten.IllegalMove) as refused:
            game.play(text)
        assert refused.value.clause == clause
        assert len(game.moves()) == before


def test_pieces_elsewhere_make_another_position() -> None:
    """For a search, which takes those for one that are seen as one."""
    rules = registry.rules("caminos")
    states = [rules.load(position([act])) for act in ACTS]
    assert len({state.seen_by(0) for state in states}) == len(ACTS)
