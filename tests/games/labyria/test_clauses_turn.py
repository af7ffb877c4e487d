"""The turn and the abilities, clause by clause (RIA-20 to RIA-36)."""

from __future__ import annotations

import pytest
from tests.games.labyria.mazes import ends, refused, state_of, table

import irrgarten
from irrgarten.games.labyria.board import SYMBOLS
from irrgarten.games.labyria.narration import (
    Laid,
    Lifted,
    Moved,
    Passed,
    Rolled,
    SatOut,
    Turned,
    WonThrow,
)
from irrgarten.kernel.narration import TurnCame

clause = pytest.mark.clause

#: A tile east of a2, a corner on b2+ with arms to the south and west, a figure in the open.
YARD = """
    +   +   +   +   +
      .   .   .   .
    +   +===#   +   +
      . | . H .   .
    +   +   +   +   +
      *   .   0   .
"""
#: A figure of seat 0 shut in on c1, the others at a start that is shut too.
SHUT = """
    +   +   +   +   +
      .   .   .   .
    +---+   +---+   +
      * | . | 0 | .
"""


# -- the turn -----------------------------------------------------------------------------------
@clause("RIA-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_throw_says_who_moves_first(players: int) -> None:
    """Each seat as likely."""
    game = irrgarten.new("labyria", players=players, seed=1, chance="manual")
    while state_of(game)["phase"] == "build":
        game.play(game.moves()[0])
    assert game.moves() == [f"first {seat}" for seat in range(players)]
    assert refused(game, "a1>a2", seat=0) == "RIA-20 why-first-throw"
    assert refused(game, "first 1", seat=0) == "RIA-20 why-dice-fall"
    assert refused(game, "roll 1 miss") == "RIA-21 why-no-throw-now"
    assert game.play("first 1") == [WonThrow(1), TurnCame(1)]
    assert refused(game, "first 0") == "RIA-20 why-no-throw-now"


@clause("RIA-21")
def test_a_turn_is_a_throw_of_both_dice() -> None:
    game = table("")
    throws = [f"roll {number} {symbol}" for number in range(1, 7) for symbol in SYMBOLS]
    assert game.moves() == throws  # 36, as likely as each other
    assert refused(game, "a1>a2", seat=0) == "RIA-21 why-throw-first"
    assert refused(game, "roll 3 cloak", seat=0) == "RIA-21 why-dice-fall"
    assert game.play("roll 3 cloak") == [Rolled(0, 3, "cloak")]
    assert state_of(game)["dice"] == {"number": 3, "symbol": "cloak"}
    assert refused(game, "roll 3 cloak", seat=0) == "RIA-21 why-dice-fall"


@clause("RIA-21")
def test_only_the_ability_that_was_thrown() -> None:
    for symbol in ("double", "cloak"):
        game = table(YARD, f"1 {symbol}")
        for act in ("+c1|d1", "-a2|b2", "@b2+nw"):
            assert refused(game, act) == "RIA-21 why-other-symbol"
    assert refused(table(YARD, "1 +"), "-a2|b2") == "RIA-21 why-other-symbol"
    assert refused(table(YARD, "1 -"), "+c1|d1") == "RIA-21 why-other-symbol"


@clause("RIA-22")
def test_one_figure_walks_the_whole_number() -> None:
    game = table("", "3 -", figures=[["c1", "d4", "e6"], ["j10"] * 3], depot=3, tiles=["i9|j9"])
    game.play("c1>c4")
    assert state_of(game)["moved"] is True
    assert refused(game, "d4>d5") == "RIA-22 why-moved"
    assert set(game.moves()) == {"-i9|j9", "done"}


@clause("RIA-22")
def test_only_the_own_figures() -> None:
    game = table("", "3 cloak", figures=[["c1", "d4", "e6"], ["j10", "h8", "j10"]])
    assert refused(game, "h8>h7") == "RIA-22 why-no-figure"
    assert refused(game, "a1>a2") == "RIA-22 why-no-figure"


@clause("RIA-23")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_any_number_brings_figures_out(number: int) -> None:
    game = table("", f"{number} cloak")
    assert f"a{number + 1}" in ends(game, "a1")  # the first step leaves the corner
    game.play(f"a1>a{number + 1}")
    assert state_of(game)["figures"][0] == ["a1", "a1", f"a{number + 1}"]


@clause("RIA-24")
def test_an_ability_before_the_move() -> None:
    game = table(YARD, "1 -")
    assert game.play("-a2|b2") == [Lifted(0, "a2|b2")]
    assert (game.turn, state_of(game)["used"]) == ([0], True)
    assert refused(game, "-a2|b2") == "RIA-24 why-used"
    assert game.play("c1>d1") == [Moved(0, "c1", "d1", "e"), TurnCame(1)]


@clause("RIA-24")
def test_or_after_it_or_not_at_all() -> None:
    game = table(YARD, "1 -")
    assert game.play("c1>d1") == [Moved(0, "c1", "d1", "e")]
    after = table(YARD, "1 -")
    after.play("c1>d1")
    assert game.play("-a2|b2") == [Lifted(0, "a2|b2"), TurnCame(1)]
    assert after.play("done") == [TurnCame(1)]


@clause("RIA-24")
def test_also_when_no_figure_can_move() -> None:
    game = table(SHUT, "1 -")
    assert game.why_not("done") is None
    assert set(game.moves()) == {"-a1|a2", "-a1|b1", "-b1|c1", "-c1|c2", "-c1|d1", "done"}
    game.play("-c1|c2")
    assert game.moves() == ["c1>c2"]  # judged on the walls as they now stand


@clause("RIA-24")
def test_if_no_move_is_left_after_it_the_turn_passes() -> None:
    shut = table(SHUT, "1 +", figures=[["a1", "a1", "b1"], ["j10"] * 3])
    assert ends(shut, "b1") == {"b2"}
    assert shut.play("+b1|b2") == [Laid(0, "b1|b2"), Passed(0), TurnCame(1)]


@clause("RIA-24")
def test_a_turn_with_nothing_to_do_passes_by_itself() -> None:
    game = table(SHUT)
    assert game.play("roll 2 double") == [Rolled(0, 2, "double"), Passed(0), TurnCame(1)]
    game = table(SHUT, depot=0)
    assert game.play("roll 2 +") == [Rolled(0, 2, "+"), Passed(0), TurnCame(1)]


# -- abilities ----------------------------------------------------------------------------------
@clause("RIA-30")
def test_plus_lays_a_tile_on_any_free_edge() -> None:
    game = table(YARD, "1 +")
    laid = {move for move in game.moves() if move.startswith("+")}
    assert len(laid) == 180 - 3
    assert "+i9|j9" in laid  # it need not touch anything
    assert refused(game, "+a2|b2") == "RIA-03 why-edge-taken"
    assert refused(game, "+b2|b3") == "RIA-03 why-edge-taken"
    assert game.play("+i9|j9") == [Laid(0, "i9|j9")]
    state = state_of(game)
    assert (state["depot"], state["tiles"]) == (3, ["a2|b2", "i9|j9"])


@clause("RIA-30")
def test_with_an_empty_depot_it_lapses() -> None:
    game = table(YARD, "1 +", depot=0)
    assert not any(move.startswith("+") for move in game.moves())
    assert refused(game, "+i9|j9") == "RIA-30 why-depot-empty"
    assert refused(game, "done") == "RIA-44 why-must-move"
    assert game.play("c1>d1")[-1] == TurnCame(1)


@clause("RIA-31")
def test_minus_lifts_a_tile_into_the_depot() -> None:
    game = table(YARD, "1 -")
    assert {move for move in game.moves() if move.startswith("-")} == {"-a2|b2"}
    assert refused(game, "-i9|j9") == "RIA-31 why-no-tile"
    game.play("-a2|b2")
    state = state_of(game)
    assert (state["depot"], state["tiles"]) == (5, [])  # the depot has no limit


@clause("RIA-32")
def test_miss_sits_the_turn_out() -> None:
    game = table("")
    assert game.play("roll 6 miss") == [Rolled(0, 6, "miss"), SatOut(0), TurnCame(1)]
    assert state_of(game)["dice"] is None


@clause("RIA-33")
@pytest.mark.parametrize("number", [1, 3])
def test_double_counts_twice_always(number: int) -> None:
    game = table("", f"{number} double")
    assert f"a{2 * number + 1}" in ends(game, "a1")
    assert refused(game, f"a1>a{number + 1}") == "RIA-41 why-number"
    assert state_of(game)["dice"]["number"] == number


@clause("RIA-33")
def test_a_doubled_six_is_twelve() -> None:
    game = table("", "6 double")
    assert "d10" in ends(game, "a1")
    ways = game.view(0).ways
    assert {len(way) for way in ways.values()} == {12}


@clause("RIA-34")
def test_under_the_cloak_walls_are_no_matter() -> None:
    assert ends(table(SHUT, "1 cloak"), "c1") == {"b1", "c2", "d1"}
    assert ends(table(SHUT, "1 cloak"), "a1") == {"a2", "b1"}


@clause("RIA-34")
def test_but_figures_and_corners_are() -> None:
    game = table("", "2 cloak", players=4, figures=PEOPLED)
    assert "b4" not in ends(game, "b2")  # over b3, which is seat 1's
    assert refused(game, "b2>b4") == "RIA-45 why-opponent-in-the-way"
    game = table("", "1 cloak", players=4, figures=[["a9", "a1", "a1"], *PEOPLED[1:]])
    assert refused(game, "a9>a10") == "RIA-47 why-foreign-corner"


PEOPLED = [["b2", "a1", "a1"], ["b3", "a10", "a10"], ["j10"] * 3, ["j1"] * 3]


@clause("RIA-35")
def test_turn_turns_a_corner_on_its_crossing() -> None:
    game = table(YARD, "1 turn")
    turns = {move for move in game.moves() if move.startswith("@")}
    assert turns == {"@b2+ne", "@b2+se", "@b2+nw"}
    assert refused(game, "@b2+sw") == "RIA-35 why-not-turned"
    assert refused(game, "@c3+sw") == "RIA-35 why-no-corner"
    assert game.play("@b2+ne") == [Turned(0, "b2+sw", "b2+ne")]
    assert state_of(game)["corners"] == ["b2+ne"]
    assert game.why_not("c1>c2") is None


@clause("RIA-35")
def test_without_a_corner_to_turn_the_turn_passes_after_the_move() -> None:
    game = table("+   +   +   +\n  *   .   0", "1 turn")
    assert not any(move.startswith("@") for move in game.moves())
    assert game.play("c1>d1")[-1] == TurnCame(1)


@clause("RIA-36")
def test_corners_are_never_lifted() -> None:
    game = table(YARD, "1 -")
    assert refused(game, "-b2|b3") == "RIA-36 why-corner-stays"
    assert refused(game, "-b2|c2") == "RIA-36 why-corner-stays"


@clause("RIA-36")
def test_a_corner_turns_only_to_edges_that_are_free_or_its_own() -> None:
    game = table(
        """
        +   +   +   +
          .   . | .
        +   +===#   +
          .   . H .
        +   +   +   +
          *   .   0
        """,
        "1 turn",
    )
    assert {move for move in game.moves() if move.startswith("@")} == {"@b2+se"}
    assert refused(game, "@b2+nw") == "RIA-36 why-no-room-to-turn"
    assert refused(game, "@b2+ne") == "RIA-36 why-no-room-to-turn"


@clause("RIA-36")
def test_only_the_edges_that_it_turns_to_are_asked() -> None:
    """To the north it turns beside the tile, which stands where neither arm comes to."""
    game = table(
        """
        +   +   +   +
          .   .   .
        +   +===#---+
          .   . H .
        +   +   +   +
          *   .   0
        """,
        "1 turn",
    )
    assert {move for move in game.moves() if move.startswith("@")} == {"@b2+nw"}


@clause("RIA-21")
@pytest.mark.parametrize(
    ("thrown", "named", "asked"),
    [("-", "minus", "@b2+ne"), ("+", "plus", "@b2+ne"), ("turn", "turn", "-a2|b2")],
)
def test_the_symbol_that_was_thrown_is_named(thrown: str, named: str, asked: str) -> None:
    refusal = table(YARD, f"1 {thrown}", depot=1).refusal(asked)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("RIA-21", "why-other-symbol")
    assert refusal.about == {"symbol": named}
