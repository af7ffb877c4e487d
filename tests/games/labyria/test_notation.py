"""Acts as text, and why-not against the list of legal acts, all over random games."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from tests.contract.walks import actors, acts_of, positions
from tests.games.labyria.mazes import corner_fields, drawn, table

import irrgarten
from irrgarten.games.labyria import RULES
from irrgarten.games.labyria.board import FIELD_OF, STEPS, crossings, edges, on_board
from irrgarten.games.labyria.codes import (
    CORNER,
    DEFEND,
    DONE,
    FIRST,
    LAY,
    LIFT,
    ROLL,
    TILE,
    TURN_CORNER,
    act_of,
    corner_act,
    move_act,
)
from irrgarten.games.labyria.rules import Labyria
from irrgarten.kernel.state import CHANCE_SEAT

EXAMPLES = 40 if irrgarten.compiled else 10


def every_act(state: Labyria, start: int) -> list[int]:
    """Every act of the notation, but moves only from one field."""
    size = state.maze.size
    fields = [field for field in range(224) if on_board(size, field)]
    acts = [act_of(kind, edge) for kind in (TILE, LAY, LIFT) for edge in edges(size)]
    acts += [
        corner_act(kind, crossing, arms)
        for kind in (CORNER, TURN_CORNER)
        for crossing in crossings(size)
        for arms in range(4)
    ]
    acts += [move_act(start, end) for end in fields]
    acts += [
        move_act(start, end, end + step) for end in fields for step in STEPS if end + step in fields
    ]
    acts += [act_of(DONE), *[act_of(FIRST, seat) for seat in range(state.seats)]]
    return acts + [act_of(ROLL, i) for i in range(36)] + [act_of(DEFEND, i) for i in range(6)]


@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_why_not_agrees_with_the_list_on_every_act_there_is(data: DataObject) -> None:
    state = data.draw(positions(RULES, 200))
    assert isinstance(state, Labyria)
    seat = data.draw(st.sampled_from([*actors(state), *actors(state), 0, CHANCE_SEAT]))
    corners = [FIELD_OF[name] for name in corner_fields(8)]
    start = data.draw(st.sampled_from([*state.figure[: 3 * state.seats], *corners]))
    legal = {act for act, _ in acts_of(state, seat)}
    acts = every_act(state, start)
    assert [RULES.parse(state, seat, RULES.format(state, seat, act)) for act in acts] == acts
    for act in {*acts, *legal}:
        refusal = RULES.why_not(state, seat, act)
        assert (refusal is None) == (act in legal), RULES.format(state, seat, act)
        if refusal is not None:
            assert refusal.clause in RULES.clauses


@settings(max_examples=60)
@given(
    text=st.text(max_size=10)
    | st.from_regex(r"[TC+@-]? ?[a-o]1?[0-9]([|>+]([a-o]1?[0-9]|[nesw]{2}))?(/[a-o]1?[0-9])?")
    | st.from_regex(r"(roll|first) ?[0-7]? ?(cloak|miss|turn|double|\+|-)?")
)
def test_any_text_names_an_act_or_is_refused(text: str) -> None:
    game = table("", "3 cloak", figures=[["a1", "d4", "d6"], ["e4", "e6", "j10"]])
    before = game.position()
    try:
        game.why_not(text)
    except irrgarten.NotationError:
        with pytest.raises(irrgarten.NotationError) as refused:
            game.play(text)
        assert refused.value.clause is None
    assert game.position() == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "T",
        "T c3",
        "T c3|c5",
        "T d3|c3",
        "T c3|d4",
        "T j1|k1",
        "C j9+ne",
        "C e5+en",
        "C e5",
        "@e5",
        "a1",
        "a1>",
        "a1>a11",
        "a0>a1",
        "a01>a2",
        "a1>b3/",
        "a1>b3/k1",
        "A1>A2",
        "first",
        "first 2",
        "roll",
        "roll 0 cloak",
        "roll 7 cloak",
        "roll 3",
        "roll 3 hat",
        "done now",
    ],
)
def test_what_names_no_act(text: str) -> None:
    game = irrgarten.load(drawn("", "3 cloak"))
    with pytest.raises(irrgarten.NotationError):
        game.why_not(text)
