"""Moving, clause by clause (RIA-40 to RIA-48)."""

from __future__ import annotations

import pytest
from tests.games.labyria.mazes import ends, refused, state_of, table

from irrgarten.games.labyria.narration import CameHome, Moved, Passed, Rolled
from irrgarten.kernel.narration import TurnCame

clause = pytest.mark.clause

#: Figures of seat 0 that are of no matter: two of them shut in at the start.
WALLED = """
    +   +   +   +   +   +
      .   .   .   .   .
    +---+   +---+   +   +
      * | . | 0   .   .
"""
#: A dead end of two fields.
DEAD_END = """
    +   +   +   +   +
      .   .   .   .
    +---+   +---+---+
      * | . | 0   . |
"""
LANE = """
    +---+---+---+---+---+
      * | 0   0   0   . |
"""


@clause("RIA-40")
def test_steps_lead_to_neighbours_and_not_through_walls() -> None:
    game = table(WALLED, "1 +", depot=0)
    assert ends(game, "c1") == {"d1"}
    assert refused(game, "c1>c2") == "RIA-40 why-wall"
    assert refused(game, "c1>b1") == "RIA-40 why-wall"
    assert refused(game, "c1>d2") == "RIA-41 why-number"  # diagonally it is two steps


@clause("RIA-40")
def test_a_wall_is_walked_round() -> None:
    game = table(WALLED, "3 +", depot=0)
    assert "c2" in ends(game, "c1")
    assert game.play("c1>c2")[0] == Moved(0, "c1", "c2", "enw")


@clause("RIA-41")
def test_the_whole_number_is_walked() -> None:
    game = table(WALLED, "3 +", depot=0)
    assert ends(game, "c1") == {"c2", "d3", "e2", "f1"}
    assert refused(game, "c1>d1") == "RIA-42 why-entered-twice"
    assert refused(game, "c1>e1") == "RIA-41 why-number"
    assert refused(game, "c1>g1") == "RIA-41 why-number"


@clause("RIA-42")
def test_no_field_is_entered_twice() -> None:
    game = table("", "4 cloak", figures=[["d4", "a1", "a1"], ["j10"] * 3])
    assert "d4" not in ends(game, "d4")
    assert refused(game, "d4>d4") == "RIA-42 why-entered-twice"  # round a square
    assert {"e5", "d6", "d8"} <= ends(game, "d4")
    game = table(WALLED, "5 +", depot=0)
    ways = game.view(0).ways
    steps = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
    for way in ways.values():
        fields = [(0, 0)]
        for step in way:
            fields.append((fields[-1][0] + steps[step][0], fields[-1][1] + steps[step][1]))
        assert len(set(fields)) == 6


@clause("RIA-43")
def test_in_a_dead_end_fields_may_be_entered_again() -> None:
    game = table(DEAD_END, "2 +", depot=0)
    assert game.moves() == ["c1>c1"]
    assert game.play("c1>c1") == [Moved(0, "c1", "c1", "ew"), TurnCame(1)]
    game = table(DEAD_END, "3 +", depot=0)
    assert game.moves() == ["c1>d1"]
    assert game.play("c1>d1")[0] == Moved(0, "c1", "d1", "ewe")


@clause("RIA-43")
def test_but_not_while_another_figure_can_move_otherwise() -> None:
    game = table(DEAD_END, "2 +", depot=0, figures=[["a1", "b1", "c1"], ["j10"] * 3])
    assert {move[:2] for move in game.moves()} == {"b1"}
    assert refused(game, "c1>c1") == "RIA-42 why-entered-twice"


@clause("RIA-43")
def test_nor_while_another_can_only_by_jumping_over_it() -> None:
    """The figure that jumps may be the first or the last of them."""
    game = table(LANE, "3 +", depot=0)
    assert refused(game, "d1>e1") == "RIA-42 why-entered-twice"
    game = table(LANE.replace("0   0   0   .", ".   0   0   0"), "3 +", depot=0)
    assert refused(game, "c1>b1") == "RIA-42 why-entered-twice"


@clause("RIA-43")
def test_a_walk_begins_where_the_figure_stands() -> None:
    """And nowhere else, such as on the open field a1."""
    open_end = DEAD_END.replace("* |", "*  ").replace("+---", "+   ", 1)
    game = table(open_end, "2 +", depot=0, figures=[["c1", "j10", "j10"], ["a1", "j9", "j10"]])
    assert game.moves() == ["c1>c1"]


@clause("RIA-43")
def test_an_attack_counts_as_a_move() -> None:
    """The only move that enters no field twice is the attack; so nobody may turn back."""
    game = table(
        """
        +   +   +   +   +
          .   .   .   .
        +---+---+---+---+
          * | 0   .   1 |
        """,
        "2 +",
        depot=0,
    )
    assert game.moves() == ["b1>d1/c1"]
    assert refused(game, "b1>b1") == "RIA-42 why-entered-twice"


@clause("RIA-43")
def test_such_a_walk_may_attack() -> None:
    game = table(
        """
        +   +   +   +
          .   .   .
        +---+---+---+
          * | 0   1 |
        """,
        "1 +",
        depot=0,
    )
    assert game.moves() == ["b1>c1/b1"]
    game = table(
        """
        +   +   +   +   +
          .   .   .   .
        +---+---+---+---+
          * | 0   .   1 |
        """,
        "4 +",
        depot=0,
    )
    assert set(game.moves()) == {"b1>b1", "b1>d1/c1"}
    assert game.view(0).ways["b1>d1/c1"] == "ewee"


@clause("RIA-44")
def test_without_any_move_the_turn_passes() -> None:
    shut = """
        +---+   +---+   +
          * | . | 0 | .
    """
    game = table(shut)
    assert game.play("roll 2 double") == [Rolled(0, 2, "double"), Passed(0), TurnCame(1)]


@clause("RIA-44")
def test_if_there_is_a_move_one_must_be_made() -> None:
    game = table(WALLED, "1 -")
    assert "done" not in game.moves()
    assert refused(game, "done") == "RIA-44 why-must-move"
    game = table(DEAD_END, "2 -")
    assert refused(game, "done") == "RIA-44 why-must-move"


@clause("RIA-45")
def test_one_figure_for_each_field() -> None:
    game = table("", "1 cloak", figures=[["d4", "d5", "a1"], ["j10"] * 3])
    assert ends(game, "d4") == {"e4", "d3", "c4"}
    assert refused(game, "d4>d5") == "RIA-45 why-own-figure-there"


@clause("RIA-45")
def test_own_figures_may_be_jumped_over() -> None:
    game = table(LANE, "3 +", depot=0)
    assert game.moves() == ["b1>e1"]  # two in a row, each counting a step
    game = table(LANE, "2 +", depot=0)
    assert game.moves() == ["c1>e1"]
    game = table(LANE, "4 +", depot=0)
    assert "b1>e1" not in game.moves()


@clause("RIA-45")
def test_opponents_are_not_jumped() -> None:
    game = table("", "2 -", figures=[["d4", "a1", "a1"], ["d5", "j10", "j10"]])
    assert "d6" not in ends(game, "d4")
    assert refused(game, "d4>d6") == "RIA-45 why-opponent-in-the-way"


@clause("RIA-46")
def test_the_goal_takes_an_exact_throw() -> None:
    near = [["a1", "a1", "j8"], ["j10"] * 3]
    game = table("", "2 cloak", figures=near)
    assert "j10" in ends(game, "j8")  # also with opponents on it
    assert game.play("j8>j10")[:2] == [Moved(0, "j8", "j10", "nn"), CameHome(0, "j10", 1)]
    game = table("", "3 cloak", figures=near)
    assert "j10" not in ends(game, "j8")
    assert refused(game, "j8>j10") == "RIA-46 why-exact"
    game = table("", "1 cloak", figures=near)
    assert refused(game, "j8>j10") == "RIA-46 why-exact"


@clause("RIA-46")
def test_it_is_the_last_step_of_a_move() -> None:
    game = table("", "2 cloak", figures=[["a1", "a1", "j9"], ["j10"] * 3])
    assert "i10" in ends(game, "j9")
    figures = [["a1", "a1", "j9"], ["j10"] * 3]
    game = table("", "2 turn", figures=figures, tiles=["i9|i10"])
    assert refused(game, "j9>i10") == "RIA-46 why-through-goal"


@clause("RIA-46")
def test_in_a_walk_that_turns_back_too() -> None:
    """Two fields before the goal: with three it is left and entered again, never crossed."""
    tiles = ["i9|j9", "i10|j10", "j7|j8", "i8|j8", "a1|a2", "a1|b1"]
    game = table("", "2 +", depot=0, figures=[["a1", "a1", "j9"], ["j10"] * 3], tiles=tiles)
    assert set(game.moves()) == {"j9>j9"}
    game = table("", "3 +", depot=0, figures=[["a1", "a1", "j9"], ["j10"] * 3], tiles=tiles)
    assert set(game.moves()) == {"j9>j8", "j9>j10"}
    assert game.view(0).ways["j9>j10"] == "snn"


@clause("RIA-47")
def test_a_figure_in_its_goal_stays() -> None:
    game = table("", "2 cloak", figures=[["a1", "j10", "j10"], ["j10", "j10", "a1"]])
    assert {move[: move.index(">")] for move in game.moves()} == {"a1"}
    assert refused(game, "j10>j8") == "RIA-47 why-stays-in-goal"


@clause("RIA-47")
def test_its_own_start_may_be_entered_and_crossed() -> None:
    game = table("", "2 cloak", figures=[["a1", "a2", "c1"], ["j10"] * 3])
    assert {"b1"} <= ends(game, "a2")  # over a1
    assert "a1" in ends(game, "c1")


@clause("RIA-47")
def test_other_corners_are_not_entered() -> None:
    figures = [["a1", "a9", "i1"], ["a10"] * 3, ["j10"] * 3]
    game = table("", "1 cloak", players=3, figures=figures)
    assert refused(game, "a9>a10") == "RIA-47 why-foreign-corner"
    assert refused(game, "i1>j1") == "RIA-47 why-foreign-corner"  # nobody's, of three
    game = table("", "2 turn", players=3, figures=figures, tiles=["b9|b10"])
    assert refused(game, "a9>b10") == "RIA-47 why-through-corner"


@clause("RIA-48")
def test_who_is_walled_in_waits_for_a_way_out() -> None:
    shut = """
        +---+   +---+   +
          * | . | 0 | .
    """
    game = table(shut)
    assert game.play("roll 5 double")[1:] == [Passed(0), TurnCame(1)]
    game.play("roll 1 miss")
    game.play("roll 1 cloak")
    assert ends(game, "c1") == {"b1", "c2", "d1"}
    game = table(shut)
    game.play("roll 1 -")
    game.play("-c1|c2")
    game.play("c1>c2")
    assert "c2" in state_of(game)["figures"][0]
