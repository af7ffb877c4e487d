"""Cases that play seldom comes to, clause by clause: full boards, narrow ways and long ones."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Any

import pytest
from tests.acting import after
from tests.contract.walks import acts_of
from tests.games.labyria.mazes import drawn, ends, state_of, table

import irrgarten
from irrgarten.games.labyria import RULES
from irrgarten.games.labyria.narration import (
    AllBuilt,
    Attacked,
    Built,
    Passed,
    PassedOver,
    WonThrow,
)
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.narration import TurnCame, Won

clause = pytest.mark.clause

#: A way one field wide along the lower rim, from b1 to h1.
PASSAGE = """
    +   +---+---+---+---+---+---+---+   +
      * | 0   .   .   .   .   .   . | .
"""
AWAY = ["j10"] * 3


# -- moving -------------------------------------------------------------------------------------
@clause("RIA-41")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_narrow_way_is_walked_to_its_end(number: int) -> None:
    game = table(PASSAGE, f"{number} -")
    assert ends(game, "b1") == {f"{'bcdefgh'[number]}1"}


@clause("RIA-41")
@pytest.mark.parametrize("number", range(1, 7))
def test_upward_too(number: int) -> None:
    beside = [f"b{row}|c{row}" for row in range(1, 8)] + [f"a{row}|b{row}" for row in range(1, 8)]
    game = table("", f"{number} -", tiles=[*beside, "b7|b8"], figures=[["b1", "a1", "a1"], AWAY])
    assert ends(game, "b1") == {f"b{number + 1}"}


@clause("RIA-50")
@pytest.mark.parametrize(("dice", "at"), [("5 -", "e5"), ("3 double", "e4"), ("6 -", "e4")])
def test_a_long_way_round_enters_from_every_side(dice: str, at: str) -> None:
    game = table("", dice, figures=[["d3", "a1", "a1"], [at, "j10", "j10"]])
    assert len([move for move in game.moves() if move.startswith(f"d3>{at}/")]) == 4


@clause("RIA-50")
def test_an_entry_may_be_the_first_field_of_the_board() -> None:
    game = table("", "2 +", figures=[["b1", "a1", "a1"], ["a2", "j10", "j10"]])
    assert game.play("b1>a2/a1") == [Attacked(0, 1, "b1", "a2", "a1", "wn")]


@clause("RIA-43")
def test_a_walk_that_turns_back_belongs_to_its_figure() -> None:
    """Two figures are shut in by twos, and the start is shut."""
    tiles = ["a1|b1", "a1|a2", "b1|b2", "c1|c2", "c1|d1", "d1|e1", "e1|e2", "f1|f2", "f1|g1"]
    game = table("", "2 -", tiles=tiles, figures=[["a1", "b1", "e1"], AWAY])
    assert [move for move in game.moves() if ">" in move] == ["b1>b1", "e1>e1"]


@clause("RIA-43")
def test_it_may_end_on_the_first_field_of_the_board() -> None:
    game = table("", "2 -", tiles=["a1|b1", "a2|b2", "a2|a3"], figures=[["a1"] * 3, AWAY])
    assert [move for move in game.moves() if ">" in move] == ["a1>a1"]
    assert game.why_not("a1>a1") is None


@clause("RIA-02")
def test_no_way_leads_over_the_rim() -> None:
    """Not even on the largest board, whose last column lies next to the first in memory."""
    figures = [["a2", "a1", "a1"], ["n14"] * 3]
    game = table("", "3 -", size=14, tiles=["a1|a2", "a2|a3", "a2|b2"], figures=figures)
    assert ends(game, "a2") == set()


@clause("RIA-44", "RIA-47")
def test_who_could_move_only_in_the_goal_passes() -> None:
    shut = ["a1|b1", "a1|a2", "c1|c2", "b1|c1", "c1|d1"]
    game = table("", None, tiles=shut, figures=[["a1", "c1", "j10"], ["j10", "j10", "j9"]])
    events = game.play("roll 1 double")
    assert events[-2:] == [Passed(0), TurnCame(1)]


@clause("RIA-47")
def test_the_first_corner_is_a_corner_like_others() -> None:
    figures = [["a1"] * 3, ["b1", "a10", "a10"], AWAY]
    game = table("", "2 turn", players=3, turn=1, figures=figures, tiles=["b1|b2"])
    refusal = game.refusal("b1>a2")
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("RIA-47", "why-through-corner")


@clause("RIA-57")
def test_who_comes_next_need_not_evade() -> None:
    cell = """
        +---+---+---+
          * | 0   1 |
    """
    game = table(cell, "1 +", depot=0)
    game.play("b1>c1/b1")
    assert game.play("roll cloak")[-1] == TurnCame(1)
    game.play("roll 1 double")
    assert state_of(game)["turn"] == 1
    game = table(cell, "1 +", depot=0)
    game.play("b1>c1/b1")
    game.play("roll cloak")
    game.play("roll 1 cloak")
    assert "c1>b1/c1" in game.moves()


# -- abilities ----------------------------------------------------------------------------------
@clause("RIA-24", "RIA-31")
def test_without_a_tile_to_lift_the_turn_passes_after_the_move() -> None:
    game = table("", "1 -", figures=[["c3", "a1", "a1"], AWAY])
    assert game.play("c3>c4")[-1] == TurnCame(1)


#: A corner that points north and east; tiles keep it from any other way.
STUCK = ["b2+ne"], ["b2|c2", "b2|b3"]


@clause("RIA-24", "RIA-36")
@pytest.mark.parametrize(("tiles", "follows"), [(STUCK[1], True), (STUCK[1][:1], False)])
def test_the_turn_waits_for_a_corner_that_can_be_turned(tiles: list[str], follows: bool) -> None:
    position = drawn("", "1 turn", tiles=tiles, figures=[["e5", "a1", "a1"], AWAY])
    position["state"]["corners"] = STUCK[0]
    position["state"]["reserve"][0][1] -= 1
    game = irrgarten.load(position, chance="manual")
    assert (game.play("e5>e6")[-1] == TurnCame(1)) is follows


@clause("RIA-35")
def test_on_the_largest_board_corners_turn_up_to_the_rim() -> None:
    position = drawn("", "1 turn", size=14, figures=[["e5", "a1", "a1"], ["n14"] * 3])
    position["state"]["corners"] = ["m13+sw"]
    position["state"]["reserve"][0][1] -= 1
    game = irrgarten.load(position, chance="manual")
    turns = {move for move in game.moves() if move.startswith("@")}
    assert turns == {"@m13+ne", "@m13+se", "@m13+nw"}


# -- building -----------------------------------------------------------------------------------
@clause("RIA-13")
def test_on_the_largest_board_obstacles_stand_only_between_fields() -> None:
    game = irrgarten.new("labyria", players=2, size=14, seed=1)
    for _ in range(2):
        game.play(game.moves()[0])
        fields = {part for move in game.moves() for part in move[2:].split("+")[0].split("|")}
        assert all(one[0] <= "n" and 1 <= int(one[1:]) <= 14 for one in fields)


def upright(corners: dict[str, str]) -> tuple[list[str], list[str]]:
    """Corners, and tiles, so that walls stand upright between all columns of 8 × 8 fields."""
    tiles = [
        f"{column}{row}|{chr(ord(column) + 1)}{row}"
        for column in ascii_lowercase[:7]
        for row in range(1, 9)
        if str(row - 1) not in corners[column]
    ]
    return [f"{column}{row}+ne" for column, rows in corners.items() for row in rows], tiles


#: Of two players, who have 20 corners between them, and of three, who have 18; one is left.
OF_TWO = {"a": "12345", "b": "12345", "c": "12345", "d": "4", "e": "4", "f": "4", "g": "4"}
OF_THREE = OF_TWO | {"c": "123"}


def building(
    corners: list[str], tiles: list[str], reserve: list[list[int]], turn: int = 0
) -> irrgarten.Game:
    position = drawn("", phase="build", size=8, turn=turn, players=len(reserve))
    position["state"] |= {"tiles": tiles, "corners": corners, "reserve": reserve}
    return irrgarten.load(position, chance="manual")


@clause("RIA-14")
def test_what_anybody_has_left_is_counted() -> None:
    corners, tiles = upright(OF_THREE)
    game = building(corners, tiles[:-1], [[1, 0], [0, 0], [0, 1]])
    assert game.play(f"T {tiles[-1]}") == [Built(0, "tile", tiles[-1]), AllBuilt(1)]


@clause("RIA-14")
def test_who_has_room_for_one_corner_is_asked() -> None:
    corners, tiles = upright(OF_TWO)
    assert tiles[-1] == "g8|h8"  # above the crossing g7+, where nothing stands
    game = building(corners, tiles[:-1], [[0, 1], [4, 0]], turn=1)
    assert game.play("T a1|a2")[1:] == [TurnCame(0)]


@clause("RIA-03", "RIA-14")
def test_a_crossing_that_is_taken_is_no_room() -> None:
    """Between a1+ and a2+, which both hold a corner, an edge is free."""
    corners, tiles = upright(OF_TWO)
    corners[corners.index("a1+ne")] = "a1+se"
    tiles.remove("a1|b1")
    game = building(corners, tiles, [[0, 1], [4, 0]], turn=1)
    assert game.play("T d7|d8")[1:] == [PassedOver(0), TurnCame(1)]


@clause("RIA-14")
def test_who_has_tiles_alone_may_place_them_wherever_others_stand() -> None:
    """All that stands is in the right half of the board."""
    corners = [f"{column}{row}" for column in "efghi" for row in ("6+sw", "4+nw")]
    position = drawn("", phase="build")
    position["state"] |= {
        "tiles": [f"{column}5|{column}6" for column in "efghij"],
        "corners": corners,
        "reserve": [[17, 0], [17, 10]],
    }
    assert all(move.startswith("T") for move in irrgarten.load(position).moves())


@clause("RIA-14")
def test_who_has_nothing_left_is_not_passed_over() -> None:
    corners = [f"{column}{row}" for column in "dfh" for row in ("6+sw", "4+nw")]
    tiles = [f"{column}5|{column}6" for column in "abcdefghij"]
    position = drawn("", phase="build", players=3)
    position["state"] |= {
        "tiles": [*tiles, "b6|c6", "b7|c7", "b8|c8"],
        "corners": corners,
        "reserve": [[13, 6], [0, 0], [13, 6]],
    }
    game = irrgarten.load(position, chance="manual")
    assert game.play("T b9|c9")[1:] == [TurnCame(2)]


# -- who acts -----------------------------------------------------------------------------------
@clause("RIA-21", "RIA-51")
def test_while_dice_are_to_fall_nobody_has_an_act() -> None:
    waiting = [drawn("", None), drawn("", "2 double", attack="d4>d6/d5", figures=ATTACKED)]
    for position in waiting:
        state, acts = RULES.load(position), Acts()
        state.legal(state.turn, acts)
        assert acts.weighed() == []
        assert acts_of(state, state.turn) == []


ATTACKED = [["a1", "a1", "d4"], ["d6", "j10", "j10"]]


@clause("RIA-20")
def test_who_wins_the_throw_is_told_and_begins() -> None:
    game = irrgarten.new("labyria", players=2, seed=3, building="lot", chance="manual")
    assert game.play("first 1") == [WonThrow(1), TurnCame(1)]


@clause("RIA-11")
def test_a_copy_knows_that_the_first_corner_stands() -> None:
    empty = RULES.load(irrgarten.new("labyria", players=2, seed=1).position())
    corner, _ = acts_of(empty, empty.turn)[-1]
    state = after(empty, empty.turn, corner)
    assert acts_of(state.copy(), state.turn) == acts_of(state, state.turn)
    assert state.turn != empty.turn


@clause("RIA-36")
def test_a_turned_corner_is_still_one() -> None:
    position = drawn("", "1 turn", figures=[["e5", "a1", "a1"], AWAY])
    position["state"]["corners"] = ["b2+ne"]
    position["state"]["reserve"][0][1] -= 1
    state = RULES.load(position)
    turned = after(state, 0, acts_of(state, 0)[-1][0])
    assert RULES.conserved(turned) == RULES.conserved(state)
    assert RULES.dump(turned)["state"]["corners"] != ["b2+ne"]


@clause("RIA-60")
def test_what_is_over_is_over_in_a_copy() -> None:
    game = table("", "2 -", figures=[["j8", "j10", "j10"], ["a1", "a1", "j10"]])
    assert game.play("j8>j10")[-1] == Won(0)
    over = RULES.load(game.position())
    assert [over.copy().result(seat) for seat in (0, 1)] == [1, 0]


# -- what is told apart -------------------------------------------------------------------------
def seen(position: dict[str, Any]) -> list[int]:
    state = RULES.load(position)
    return [state.seen_by(seat) for seat in range(state.seats)]


def test_a_turn_that_is_over_leaves_nothing_to_be_seen() -> None:
    state = RULES.load(drawn("", "1 -", figures=[["c3", "a1", "a1"], AWAY]))
    moved = after(state, 0, acts_of(state, 0)[-1][0])
    assert moved.turn == 1
    assert [moved.seen_by(seat) for seat in (0, 1)] == seen(RULES.dump(moved))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_stands_elsewhere_is_seen_there(players: int) -> None:
    figures = [[start] * 3 for start in ("a1", "a10", "j10", "j1")[:players]]
    if players == 2:
        figures[1] = ["j10"] * 3
    here = drawn("", players=players, figures=figures)
    for seat in range(players):
        there = drawn("", players=players, figures=[*figures])
        there["state"]["figures"][seat] = ["e5", *figures[seat][1:]]
        assert not {*seen(here)} & {*seen(there)}


def test_who_has_built_what_is_seen() -> None:
    one = drawn("", phase="build", tiles=["e5|f5"])
    one["state"] |= {"corners": ["e6+sw"], "reserve": [[19, 10], [20, 9]]}
    other = drawn("", phase="build", tiles=["e5|f5"])
    other["state"] |= {"corners": ["e6+sw"], "reserve": [[20, 9], [19, 10]]}
    assert not {*seen(one)} & {*seen(other)}


@clause("RIA-60")
@pytest.mark.parametrize("dice", ["2 -", "2 turn"])
def test_what_is_over_is_seen_as_that(dice: str) -> None:
    figures = [["j8", "j10", "j10"], ["a1", "a1", "j10"]]
    state = RULES.load(drawn("", dice, figures=figures, used=dice == "2 turn"))
    over = after(state, 0, RULES.parse(state, 0, "j8>j10"))
    assert over.seen_by(0) == RULES.load(RULES.dump(over)).seen_by(0)
