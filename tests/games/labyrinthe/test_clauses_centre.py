"""The centre and the end, clause by clause (LAB-21 to LAB-25)."""

from __future__ import annotations

import pytest
from tests.acting import after
from tests.contract.walks import acts_of
from tests.games.labyrinthe.boards import (
    COLUMNS,
    POCKET,
    SEALED,
    acts_from,
    drawn,
    refused,
    sealed,
    state_of,
    table,
)

import irrgarten
from irrgarten.games.labyrinthe import RULES
from irrgarten.games.labyrinthe.narration import Drawn, Lapsed, Moved, Passed, Shifted
from irrgarten.games.labyrinthe.options import LabyrintheOptions
from irrgarten.kernel.narration import TurnCame, Won
from irrgarten.kernel.play import Play

clause = pytest.mark.clause

#: The centre with a pawn of each side in it, and one that comes from below.
ARRIVING = """
    . . . . .
    . + + + .
    . + 1 + .
    . + + + .
    . . . . .
    . . 0 . .
"""
FREE = {"j10", "k10", "l10", "j11", "l11", "j12", "k12", "l12"}


@clause("LAB-21")
def test_a_pawn_that_arrives_may_shift_the_one_that_it_meets_there() -> None:
    game = table(ARRIVING, "i8")
    shifts = {move.split("/")[1] for move in game.moves() if move.startswith("k8-k11/")}
    assert shifts == FREE
    events = game.play("k8-k11/j12")
    assert events == [
        Moved(seat=0, start="k8", end="k11"),
        Shifted(seat=0, owner=1, start="k11", end="j12"),
    ]
    pawns = state_of(game)["pawns"]
    assert (pawns[0][0], pawns[1][0]) == ("k11", "j12")


@clause("LAB-21")
@pytest.mark.parametrize("start", ["k8", "k14", "h11", "n11"])
def test_from_whichever_side_it_comes(start: str) -> None:
    position = drawn(ARRIVING, "i8")
    position["state"]["pawns"][0][0] = start
    game = irrgarten.load(position)
    assert {move.split("/")[1] for move in game.moves() if f"{start}-k11/" in move} == FREE


@clause("LAB-21")
def test_the_shifted_pawn_may_be_of_its_own_side() -> None:
    game = table(ARRIVING.replace("1", "0"), "i8")
    game.play("k8-k11/k10")
    assert sorted(state_of(game)["pawns"][0][:2]) == ["k10", "k11"]


@clause("LAB-21")
def test_only_the_first_one_that_it_meets() -> None:
    game = table(
        """
        . + + + .
        . + 1 + .
        . + 1 + .
        . . . . .
        . . 0 . .
        """,
        "i8",
    )
    assert game.why_not("k8-k10/j12") is None
    assert refused(game, "k8-k11/j12") == "LAB-14 why-pawn-in-the-way"
    assert refused(game, "k8-k12") == "LAB-14 why-pawn-in-the-way"


@clause("LAB-21")
def test_it_says_where_to_and_that_is_a_free_white_square() -> None:
    game = table(
        """
        . + + 1 .
        . + 1 + .
        . + + + .
        . . . . .
        . . 0 . .
        """,
        "i8",
    )
    assert refused(game, "k8-k11") == "LAB-21 why-shift-where"
    assert refused(game, "k8-k11/l12") == "LAB-21 why-shift-taken"
    assert refused(game, "k8-k11/k11") == "LAB-21 why-shift-taken"
    assert refused(game, "k8-k11/k9") == "LAB-21 why-shift-outside"
    assert refused(game, "k8-k10/j12") == "LAB-21 why-nobody-there"
    assert refused(game, "k8-k9/j12") == "LAB-21 why-nobody-there"


@clause("LAB-21")
def test_not_to_where_the_first_of_its_own_pawns_is() -> None:
    game = table(
        """
        . . 0 . .
        . . . . .
        . + + + .
        . + 1 + .
        . 0 + + .
        """,
        "i10",
    )
    assert state_of(game)["pawns"][0][0] == "j10"
    assert refused(game, "k14-k11/j10") == "LAB-21 why-shift-taken"


@clause("LAB-21")
def test_it_comes_from_outside() -> None:
    game = table(
        """
        . . . . .
        . + + + .
        . 0 1 + .
        . + + + .
        """,
        "i10",
    )
    assert refused(game, "j11-k11/l12") == "LAB-21 why-from-inside"
    assert refused(game, "j11-k11") == "LAB-21 why-from-inside"


@clause("LAB-21")
def test_not_onto_a_pawn_in_front_of_the_centre() -> None:
    game = table(
        """
        . + + + .
        . + + + .
        . + + + .
        . . 1 . .
        . . 0 . .
        """,
        "i8",
    )
    assert refused(game, "k8-k9/j12") == "LAB-14 why-pawn-there"


@clause("LAB-21")
def test_there_is_always_room_for_it() -> None:
    """Four sides with two pawns each, which is as many as there can be, leave one square."""
    game = table(
        """
        . 0 1 0 .
        . 1 2 2 .
        . 3 3 + .
        . . . . .
        . . 2 . .
        """,
        "i8",
        players=4,
        turn=2,
    )
    assert {move for move in game.moves() if "/" in move} == {"k8-k10/l10"}


@clause("LAB-22")
def test_inside_pawns_move_as_elsewhere_and_may_leave() -> None:
    game = table(
        """
        . . . . . . .
        . . + + + . .
        . . + 0 + . .
        . . + + + . .
        . . . . . . .
        """,
        "h9",
    )
    inside = {"j11", "l11", "k10", "k12"}
    assert inside | {"i11", "k9", "a11", "u11"} <= acts_from(game, "k11")
    game.play("k11-k9")
    assert state_of(game)["pawns"][0][0] == "k9"


@clause("LAB-22")
def test_the_centre_may_be_crossed() -> None:
    game = table(
        """
        . . . . . . .
        . 0 + + + . .
        . . . . . . .
        """,
        "h10",
    )
    assert {"j11", "l11", "m11", "u11"} <= acts_from(game, "i11")


#: One more pawn of seat 0 wins.
TWO_IN = """
    . . . . .
    . 0 + + .
    . + 0 1 .
    . + + + .
    . . . . .
    . 0 . . .
"""


@clause("LAB-23")
def test_three_of_four_in_the_centre_win_at_once() -> None:
    game = table(TWO_IN, "i8")
    assert game.play("j8-j10") == [Moved(seat=0, start="j8", end="j10"), Won(seat=0)]
    assert game.over
    assert game.result == [1.0, 0.0]
    state = state_of(game)
    assert (state["turn"], state["done"], state["winner"], state["turns"]) == (None, [], 0, 8)
    assert game.moves() == []
    assert refused(game, "j10-j9") == "LAB-23 why-over"


@clause("LAB-23")
@pytest.mark.parametrize("seat", range(4))
def test_whoever_of_four_it_is(seat: int) -> None:
    """The last one too: a game that is won is never taken for drawn."""
    game = table(TWO_IN.replace("1", ".").replace("0", str(seat)), "i8", players=4, turn=seat)
    assert game.play("j8-j10")[-1] == Won(seat=seat)
    assert state_of(game)["winner"] == seat
    assert game.result == [float(other == seat) for other in range(4)]


@clause("LAB-23")
def test_also_with_the_second_act_and_with_a_shift() -> None:
    game = table(TWO_IN.replace(". 0 . . .", ". . . 0 ."), "i8", done="block", moved_block="a21")
    assert game.turn == [0]
    events = game.play("l8-l11/j11")
    assert events[-1] == Won(seat=0)


@clause("LAB-23")
def test_two_in_the_centre_or_three_of_several_sides_do_not_win() -> None:
    game = table(TWO_IN, "i8")
    assert not game.over
    game.play("j8-j9")
    assert not game.over


@clause("LAB-23")
def test_a_shift_makes_no_win_for_whoever_is_shifted() -> None:
    game = table(
        """
        . 1 1 + .
        . + 0 + .
        . + + + .
        . . . . .
        . . 1 . .
        """,
        "i8",
        turn=0,
    )
    assert not game.over


# -- what cannot be done ------------------------------------------------------------------------
@clause("LAB-24")
def test_if_no_block_can_move_the_pawn_is_moved_alone() -> None:
    game = irrgarten.load(sealed([["e1", "f1", "g1", "h1"], ["t1", "u1", "t2", "u2"]]))
    assert not any(move.startswith("[") for move in game.moves())
    assert game.play("e1-e2") == [
        Moved(seat=0, start="e1", end="e2"),
        Lapsed(seat=0, act="block"),
        TurnCame(seat=1),
    ]
    assert state_of(game)["turns"] == 9
    assert state_of(game)["barred"] is None


BOXED = """
    A A A . .
    0 0 A . B
    0 0 A . B
"""


def beside_the_centre(own: str, others: list[str], *blocks: str) -> irrgarten.Game:
    """Three pawns of seat 0 are boxed in, and one is surrounded; a block is to be moved."""
    position = drawn(BOXED)
    position["state"]["pawns"] = [["a1", "b1", "a2", own], others]
    walls = position["state"]["blocks"]
    walls[len(walls) - len(blocks) :] = [[square] for square in blocks]
    return irrgarten.load(position)


@clause("LAB-24")
@pytest.mark.parametrize(
    ("own", "others", "block"),
    [
        ("i11", ["b2", "h11", "j11", "i12"], "i10"),
        ("m11", ["b2", "n11", "l11", "m12"], "m10"),
        ("k9", ["b2", "j9", "k10", "k8"], "l9"),
        ("k13", ["b2", "j13", "k12", "k14"], "l13"),
    ],
)
def test_a_pawn_that_can_only_shift_another_can_move(
    own: str, others: list[str], block: str
) -> None:
    game = beside_the_centre(own, others, block)
    game.play("[e1-d1]")
    assert game.turn == [0]
    assert all(move.startswith(f"{own}-{others[2]}/") for move in game.moves())


@clause("LAB-21", "LAB-24")
def test_who_is_in_the_centre_shifts_nobody_and_cannot_move() -> None:
    game = beside_the_centre("j10", ["i10", "j9", "k10", "j11"], "b2")
    assert game.play("[e1-d1]")[1:] == [Lapsed(seat=0, act="pawn"), TurnCame(seat=1)]


@clause("LAB-23")
def test_what_is_over_is_over_in_a_copy() -> None:
    game = table(TWO_IN, "i8")
    game.play("j8-j10")
    over = RULES.load(game.position())
    assert [over.copy().result(seat) for seat in (0, 1)] == [1, 0]


@clause("LAB-24")
def test_if_no_pawn_can_move_a_block_is_moved_alone_unless_it_frees_one() -> None:
    game = table(BOXED)
    assert all(move.startswith("[") for move in game.moves())
    events = game.play("[e1-d1]")
    assert events[1:] == [Lapsed(seat=0, act="pawn"), TurnCame(seat=1)]
    freed = table(BOXED)
    freed.play("[c1-d1]")
    assert freed.turn == [0]
    assert "b1-c1" in freed.moves()


@clause("LAB-24", "LAB-25")
@pytest.mark.parametrize("turns", [0, 8, 299])
def test_where_nothing_can_ever_move_the_game_is_drawn(turns: int) -> None:
    """Both sides are shut in, by a block that none can move: all turns pass."""
    around = [f"{column}1" for column in "defghijklmnopqrs"] + ["s2", "s3", "t3", "u3"]
    position = sealed([POCKET, ["t1", "u1", "t2", "u2"]], turns=turns)
    position["state"]["blocks"] = [*SEALED[:-1], SEALED[-1] + around]
    game = irrgarten.load(position)
    assert game.over
    assert state_of(game)["winner"] == "draw"
    assert state_of(game)["turns"] == 300


def full() -> str:
    """Every square but the white ones is taken: a row is one block or two, homes have pawns."""
    rows = [[letter] * 21 for letter in "ABCDEFGHIJKLMNOPQRSTU"]
    for row, letter in zip(rows[2:13], "VWXYZabcdef", strict=True):
        row[9:] = letter * 12
    for row in rows[9:12]:
        row[9:12] = "+++"
    for row in (*rows[:2], *rows[-2:]):
        row[:2] = row[-2:] = ".."
    return "\n".join(" ".join(row) for row in rows)


@clause("LAB-24", "LAB-25")
def test_where_nothing_can_move_from_the_beginning_the_game_is_drawn_at_once() -> None:
    game = irrgarten.new("labyrinthe", players=4, layout=full(), turn_limit=5)
    assert game.over
    assert (state_of(game)["winner"], state_of(game)["turns"]) == ("draw", 5)


@clause("LAB-24")
def test_after_the_first_act_the_other_must_follow() -> None:
    """There is no act of passing."""
    game = table(TWO_IN, "i8")
    game.play("j8-j9")
    assert game.turn == [0]
    for text in ("pass", "stop", ""):
        with pytest.raises(irrgarten.NotationError):
            game.play(text)


@clause("LAB-24")
def test_a_block_that_can_only_go_up_or_down_is_moved() -> None:
    """Rows 20 and 21 are full, a block as long as row 19 cannot pass the centre, one is alone."""
    alone, across = ["a1"], [f"{column}19" for column in COLUMNS]
    full = [[f"{column}{row}"] for row in (20, 21) for column in COLUMNS]
    pairs = [[*full[2 * pair], *full[2 * pair + 1]] for pair in range(10)]
    pairs += [[*full[21 + 2 * pair], *full[22 + 2 * pair]] for pair in range(2)]
    singles = [full[20], *full[25:]]
    position = drawn("")
    position["state"]["blocks"] = [*pairs, *singles, across, alone]
    position["state"]["pawns"] = [["c1", "d1", "e1", "f1"], ["h1", "i1", "j1", "k1"]]
    game = irrgarten.load(position)
    game.play("f1-g1")
    assert game.turn == [0]
    assert game.moves() == ["[a1-a18]"]


@clause("LAB-19")
def test_what_was_moved_before_the_turn_passed_is_kept_only_as_barred() -> None:
    state = RULES.load(drawn(BOXED))
    slide = next(act for act, _ in acts_of(state, 0) if RULES.format(state, 0, act) == "[e1-d1]")
    passed = after(state, 0, slide)
    assert passed.turn == 1
    assert passed.seen_by(0) == RULES.load(RULES.dump(passed)).seen_by(0)


@clause("LAB-23")
def test_whoever_wins_by_the_second_act_leaves_nothing_half_done() -> None:
    state = RULES.load(drawn(TWO_IN, "i8", done="block", moved_block="a20"))
    step = next(act for act, _ in acts_of(state, 0) if RULES.format(state, 0, act) == "j8-j10")
    over = after(state, 0, step)
    assert over.seen_by(0) == RULES.load(RULES.dump(over)).seen_by(0)


@clause("LAB-24")
def test_with_neither_the_turn_passes_by_itself() -> None:
    game = irrgarten.load(sealed([POCKET, ["t1", "u1", "t2", "u2"]], turn=1))
    events = game.play("t2-t3")
    assert events == [
        Moved(seat=1, start="t2", end="t3"),
        Lapsed(seat=1, act="block"),
        TurnCame(seat=0),
        Passed(seat=0),
        TurnCame(seat=1),
    ]
    assert (game.turn, state_of(game)["turns"]) == ([1], 10)


@clause("LAB-24")
def test_a_position_in_which_nothing_can_be_done_has_passed_already() -> None:
    game = irrgarten.load(sealed([POCKET, ["t1", "u1", "t2", "u2"]], turn=0))
    assert (game.turn, state_of(game)["turns"]) == ([1], 9)
    game = irrgarten.load(sealed([["e1", "f1", "g1", "h1"], POCKET], turn=0, done=["pawn"]))
    assert (game.turn, state_of(game)["turns"]) == ([0], 10)


@clause("LAB-24")
def test_a_pawn_before_a_held_white_square_can_still_move() -> None:
    """All four sides of the pawn are taken, but what stands to its north can be shifted."""
    game = table(
        """
        . + 1 + .
        . B 0 C .
        . . D . .
        """,
        "i8",
    )
    assert acts_from(game, "k9") == {f"k10/{square}" for square in (FREE | {"k11"}) - {"k10"}}


@clause("LAB-24")
def test_a_pawn_that_can_only_shift_another_must_still_be_moved() -> None:
    """The other three are boxed in, and the block was moved first."""
    game = table(
        """
        . . . . . . . . . + 1 +
        . . . . . . . . . B 0 C
        . . . . . . . . . . D .
        . . . . . . . . . . . .
        . . . . . . . . . . . .
        . . . . . . . . . . . .
        . . . . . . . . . . . .
        A A A . . . . . . . . .
        0 E A . . . . . . . . .
        0 0 A . . . . . . . F .
        """
    )
    game.play("[k1-k7]")
    assert game.turn == [0]
    assert {move.partition("/")[0] for move in game.moves()} == {"k9-k10"}


# -- the limit ----------------------------------------------------------------------------------
@clause("LAB-25")
def test_after_the_last_turn_the_game_is_drawn() -> None:
    game = table(TWO_IN, "i8", turns=19, turn_limit=20)
    game.play("j8-j9")
    assert not game.over
    move = next(move for move in game.moves() if move.startswith("["))
    assert game.play(move)[-1] == Drawn(turns=20)
    state = state_of(game)
    assert (state["winner"], state["turns"], state["turn"], state["barred"]) == (
        "draw",
        20,
        None,
        None,
    )
    assert game.result == [0.5, 0.5]
    assert refused(game, "j9-j8") == "LAB-25 why-drawn"
    refusal = game.refusal("j9-j8")
    assert refusal is not None
    assert refusal.about == {"turns": 20}


@clause("LAB-25")
def test_a_draw_may_be_agreed_on_before() -> None:
    assert Play.begun(RULES, LabyrintheOptions(), "1", {}).may_draw


@clause("LAB-25")
def test_a_win_in_the_last_turn_counts() -> None:
    game = table(TWO_IN, "i8", turns=19, turn_limit=20)
    assert game.play("j8-j10")[-1] == Won(seat=0)


@clause("LAB-25")
def test_three_hundred_turns_unless_chosen_otherwise() -> None:
    new = irrgarten.new("labyrinthe", seed=1)
    assert new.position()["options"]["turn_limit"] == 300
    assert irrgarten.new("labyrinthe", turn_limit=7).position()["options"]["turn_limit"] == 7
    for limit in (0, -5, 10_001, "long", None):
        with pytest.raises(irrgarten.OptionsError, match="turn_limit"):
            irrgarten.new("labyrinthe", turn_limit=limit)


@clause("LAB-25")
def test_where_nobody_can_ever_move_it_is_drawn_too() -> None:
    pawns = [["a4", "b4", "a5", "b5"], POCKET]
    position = sealed(pawns, turns=3, turn_limit=50)
    position["state"]["blocks"] = [*SEALED[:-1], [*SEALED[-1], "a6", "b6"]]
    game = irrgarten.load(position)
    assert game.over
    assert (state_of(game)["winner"], state_of(game)["turns"]) == ("draw", 50)
