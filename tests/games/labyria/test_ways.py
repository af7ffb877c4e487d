"""Where figures get to, compared with all ways written out one by one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.acting import make
from tests.games.labyria.enumeration import Plain
from tests.games.labyria.mazes import drawn

import irrgarten
from irrgarten.games.labyria import RULES
from irrgarten.games.labyria.board import CLOAK, DOUBLE, PLUS
from irrgarten.games.labyria.codes import BUILD, RACE, roll_act
from irrgarten.games.labyria.options import LabyriaOptions
from irrgarten.games.labyria.rules import Labyria
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.play import Play
from irrgarten.kernel.random_play import play_on
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import CHANCE, CHANCE_SEAT

EXAMPLES = 60 if irrgarten.compiled else 15


def wandered(players: int, size: int, seed: int, acts: int) -> Labyria:
    """A race in which the dice are to be thrown next, somewhere in a random game."""
    state = Play.begun(RULES, LabyriaOptions(players=players, size=size), str(seed), {}).state
    assert isinstance(state, Labyria)
    rng, room = Rng(seed), Acts()
    while state.phase == BUILD:
        play_on(state, room, rng, 1)
    play_on(state, room, rng, acts)
    while not (state.to_act() == CHANCE and state.phase == RACE and state.attack < 0):
        play_on(state, room, rng, 1)
    return state


def moves_of(state: Labyria) -> dict[str, str]:
    view = RULES.view(state, state.turn)
    legal = Acts()
    state.legal(state.turn, legal)
    named = [RULES.format(state, state.turn, act) for act in legal.listed()]
    assert {name for name in named if ">" in name} == set(view.ways)
    return view.ways


@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_ends_and_first_ways_are_those_of_all_ways_there_are(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 4))
    size = data.draw(st.sampled_from([8, 10, 12, 14]))
    state = wandered(
        players, size, data.draw(st.integers(0, 10**6)), data.draw(st.integers(0, 150))
    )
    symbol = data.draw(st.sampled_from([PLUS, DOUBLE, DOUBLE, CLOAK]))
    most = 6 if symbol != DOUBLE or size == 8 else 4
    number = data.draw(st.integers(1, most))
    seat = state.turn
    state.number, state.symbol = number, symbol
    plain = Plain(state).moves()
    thrown = state.copy()
    assert isinstance(thrown, Labyria)
    thrown.number, thrown.symbol = 0, -1
    make(thrown, CHANCE_SEAT, roll_act(number, symbol))
    if thrown.turn != seat:  # the turn has passed
        assert plain == {}
        return
    assert moves_of(state) == plain


@pytest.mark.parametrize("number", [5, 6])
def test_the_longest_ways_on_a_board_without_walls(number: int) -> None:
    """Every field of the right colour is an end but the one of departure."""
    position = drawn("", f"{number} double", size=14, figures=[["g7", "a1", "a1"], ["n14"] * 3])
    state = RULES.load(position)
    ends = {act[3:] for act in moves_of(state) if act.startswith("g7")}
    reached = {
        f"{'abcdefghijklmn'[column]}{row + 1}"
        for column in range(14)
        for row in range(14)
        if abs(column - 6) + abs(row - 6) <= 2 * number and (column + row) % 2 == 0
    }
    assert ends == reached - {"g7", "n14"} | ({"n14"} & ends)
    assert all(len(way) == 2 * number for way in moves_of(state).values())
