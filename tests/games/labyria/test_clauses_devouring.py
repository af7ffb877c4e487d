"""Devouring and the end, clause by clause (RIA-50 to RIA-60)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.labyria.mazes import ends, refused, state_of, table

import irrgarten
from irrgarten.games.labyria.board import SYMBOLS
from irrgarten.games.labyria.narration import (
    Attacked,
    CameHome,
    Defended,
    Moved,
    MustEvade,
    Stayed,
    WentHome,
)
from irrgarten.kernel.narration import TurnCame, Won

clause = pytest.mark.clause

FACING = [["a1", "a1", "d4"], ["d6", "j10", "j10"]]
#: A lane with an attacker at one end and its prey at the other.
LANE = """
    +   +   +   +   +   +
      .   .   .   .   .
    +---+---+---+---+---+
      * | 0   .   1 | .
"""


def attacked(dice: str, *, figures: Any = FACING, **position: Any) -> irrgarten.Game:
    """Seat 0 attacks from d4, up to d6."""
    game = table("", dice, figures=figures, **position)
    game.play("d4>d6/d5")
    return game


@clause("RIA-50")
def test_a_move_onto_an_opponent_is_an_attack() -> None:
    game = table("", "2 cloak", figures=FACING)
    assert "d6/d5" in ends(game, "d4")
    assert refused(game, "d4>d6") == "RIA-50 why-attack-from-where"
    assert game.play("d4>d6/d5") == [Attacked(0, 1, "d4", "d6", "d5", "nn")]
    state = state_of(game)
    assert (state["attack"], state["turn"], state["moved"]) == ("d4>d6/d5", 0, False)
    assert state["figures"] == [["a1", "a1", "d4"], ["d6", "j10", "j10"]]


@clause("RIA-50")
def test_every_entry_is_an_act_of_its_own() -> None:
    game = table("", "6 cloak", figures=FACING)
    assert {end for end in ends(game, "d4") if "/" in end} == {"d6/c6", "d6/d5", "d6/d7", "d6/e6"}
    assert refused(game, "d4>d6/d3") == "RIA-50 why-no-entry"
    assert refused(game, "d4>d8/d7") == "RIA-50 why-nobody-to-attack"
    game = table("", "2 cloak", figures=FACING)
    assert refused(game, "d4>d6/d7") in ("RIA-41 why-number", "RIA-45 why-opponent-in-the-way")


@clause("RIA-50")
def test_through_a_wall_only_under_the_cloak() -> None:
    assert "d6/d5" in ends(table("", "2 cloak", figures=FACING, tiles=["d5|d6"]), "d4")
    game = table("", "2 -", figures=FACING, tiles=["d5|d6"])
    assert refused(game, "d4>d6/d5") == "RIA-40 why-wall"


@clause("RIA-50")
def test_on_corner_fields_nobody_can_be_attacked() -> None:
    game = table("", "1 cloak", figures=[["a1", "a1", "j9"], ["j10"] * 3])
    assert refused(game, "j9>j10/j9") == "RIA-50 why-safe-in-corner"
    assert "j10" in ends(game, "j9")


@clause("RIA-51")
def test_the_attacked_player_throws_the_symbol_die_at_once() -> None:
    game = attacked("2 double", figures=[["a1", "a1", "d4"], ["d6", "j10", "j10"]])
    assert game.moves() == [f"roll {symbol}" for symbol in SYMBOLS]  # as likely as each other
    assert refused(game, "d4>d5", seat=0) == "RIA-51 why-defence-first"
    assert refused(game, "roll cloak", seat=1) == "RIA-51 why-dice-fall"
    assert refused(game, "roll 3 cloak") == "RIA-21 why-no-throw-now"
    game.play("roll miss")
    assert refused(game, "roll miss") == "RIA-51 why-no-throw-now"


@clause("RIA-52")
def test_the_cloak_makes_invisible() -> None:
    game = attacked("2 -")
    assert game.play("roll cloak") == [
        Defended(1, 0, "d6", "cloak", "invisible", None),
        MustEvade(0, "d4"),
    ]
    state = state_of(game)
    assert state["figures"] == FACING
    assert (state["evade"], state["attack"], state["moved"]) == ("d4", None, False)


@clause("RIA-53")
def test_a_tile_bars_the_way() -> None:
    game = attacked("2 -")
    events = game.play("roll +")
    assert events[0] == Defended(1, 0, "d6", "+", "barred", "d5|d6")
    state = state_of(game)
    assert (state["tiles"], state["depot"], state["evade"]) == (["d5|d6"], 3, "d4")


@clause("RIA-53")
@pytest.mark.parametrize(
    ("entry", "edge"), [("c6", "c6|d6"), ("e6", "d6|e6"), ("d7", "d6|d7"), ("d5", "d5|d6")]
)
def test_it_stands_where_the_attacker_would_enter(entry: str, edge: str) -> None:
    game = table("", "3 double", figures=FACING)
    game.play(f"d4>d6/{entry}")
    game.play("roll +")
    assert state_of(game)["tiles"] == [edge]


@clause("RIA-53")
def test_with_an_empty_depot_there_is_no_defence() -> None:
    game = attacked("2 +", depot=0)
    assert game.play("roll +")[0] == Defended(1, 0, "d6", "+", "devoured", None)


@clause("RIA-53")
def test_nor_against_the_cloak() -> None:
    game = attacked("2 cloak")
    assert game.play("roll +")[0] == Defended(1, 0, "d6", "+", "devoured", None)
    state = state_of(game)
    assert (state["depot"], state["tiles"]) == (4, [])


@clause("RIA-54")
def test_the_tables_turn() -> None:
    game = attacked("2 -", depot=3, tiles=["i1|j1"])
    assert game.play("roll turn") == [
        Defended(1, 0, "d6", "turn", "turned", None),
        WentHome(0, 1, "d4", "a1"),
        TurnCame(1),  # the attacker's turn is over, whatever was left of it
    ]
    assert state_of(game)["figures"] == [["a1", "a1", "a1"], ["d6", "j10", "j10"]]


@clause("RIA-55")
@pytest.mark.parametrize("symbol", ["-", "miss", "double"])
def test_any_other_symbol_is_no_defence(symbol: str) -> None:
    game = attacked("2 cloak")
    assert game.play(f"roll {symbol}") == [
        Defended(1, 0, "d6", symbol, "devoured", None),  # type: ignore[arg-type]
        WentHome(1, 0, "d6", "j10"),
        Moved(0, "d4", "d6", "nn"),
        TurnCame(1),
    ]


@clause("RIA-56")
def test_only_a_successful_attacker_advances() -> None:
    game = attacked("2 cloak")
    game.play("roll miss")
    assert state_of(game)["figures"] == [["a1", "a1", "d6"], ["j10"] * 3]
    for symbol in ("cloak", "turn"):
        game = attacked("2 cloak")
        game.play(f"roll {symbol}")
        assert state_of(game)["figures"][1] == ["d6", "j10", "j10"]
        assert "d6" not in state_of(game)["figures"][0]


@clause("RIA-56")
def test_after_it_the_ability_is_still_there() -> None:
    game = attacked("2 -", depot=3, tiles=["i1|j1"])
    assert isinstance(game.play("roll miss")[-1], Moved)
    assert set(game.moves()) == {"-i1|j1", "done"}


@clause("RIA-57")
def test_after_a_failed_attack_the_same_figure_moves_elsewhere() -> None:
    game = attacked("2 double", figures=[["a1", "b2", "d4"], ["d6", "j10", "j10"]])
    game.play("roll cloak")
    assert {move[:2] for move in game.moves()} == {"d4"}
    assert refused(game, "b2>b4") == "RIA-57 why-other-figure"
    assert refused(game, "d4>d6/c6") == "RIA-57 why-no-second-attack"
    assert {"d8", "h4"} & ends(game, "d4") == {"h4"}  # afresh, by the same number
    assert game.play("d4>h4")[-1] == TurnCame(1)


@clause("RIA-57")
def test_if_other_ways_are_barred_it_walks_back() -> None:
    game = table(LANE, "2 +", depot=1)
    game.play("b1>d1/c1")
    assert game.play("roll +")[-1] == MustEvade(0, "b1")
    assert game.moves() == ["b1>b1"]  # its own field counts as elsewhere
    assert game.play("b1>b1") == [Moved(0, "b1", "b1", "ew"), TurnCame(1)]


@clause("RIA-57")
def test_looking_at_this_figure_only() -> None:
    game = table(LANE, "2 +", depot=1, figures=[["b1", "f5", "a1"], ["d1", "j10", "j10"]])
    game.play("b1>d1/c1")
    game.play("roll cloak")
    assert set(game.moves()) >= {"b1>b1"}
    assert not any(move.startswith("f5") for move in game.moves())


@clause("RIA-57")
def test_an_ability_not_yet_used_is_still_there() -> None:
    game = table(LANE, "2 -")
    game.play("b1>d1/c1")
    game.play("roll cloak")
    assert {"b1>b1", "-b1|b2"} <= set(game.moves())
    assert "done" not in game.moves()
    game.play("-b1|b2")
    assert ends(game, "b1") == {"a2", "b3", "c2"}  # it has a way out now
    assert state_of(game)["evade"] == "b1"
    game.play("b1>b3")
    assert state_of(game)["evade"] is None


@clause("RIA-57")
def test_if_there_is_no_such_move_it_stays() -> None:
    cell = """
        +   +   +   +
          .   .   .
        +---+---+---+
          * | 0   1 |
    """
    game = table(cell, "1 +", depot=0)
    game.play("b1>c1/b1")
    assert game.play("roll cloak")[1:] == [Stayed(0, "b1"), TurnCame(1)]
    game = table(cell, "1 -")
    game.play("b1>c1/b1")
    assert game.play("roll cloak")[1:] == []
    assert "done" in game.moves()
    assert game.play("done") == [Stayed(0, "b1"), TurnCame(1)]


@clause("RIA-60")
def test_three_figures_in_the_goal_win_at_once() -> None:
    game = table("", "2 -", figures=[["j8", "j10", "j10"], ["a1", "a1", "j10"]])
    assert game.play("j8>j10") == [
        Moved(0, "j8", "j10", "nn"),
        CameHome(0, "j10", 3),
        Won(0),
    ]
    assert (game.over, game.result) == (True, [1.0, 0.0])
    state = state_of(game)
    assert (state["phase"], state["winner"], state["turn"], state["dice"]) == (
        "over",
        0,
        None,
        None,
    )
    assert refused(game, "roll 1 miss") == "RIA-60 why-over"
    assert refused(game, "a1>a2", seat=1) == "RIA-60 why-over"
