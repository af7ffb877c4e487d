"""Where clauses of Dog end: what a seven can use up, what a barrier outlasts, who can play."""

from __future__ import annotations

import pytest
from tests.games.dog.lines import drawn, marbles_of, moves_with, state_of, table

from irrgarten import registry
from irrgarten.games.dog.narration import DroppedOut

clause = pytest.mark.clause
RULES = registry.rules("dog")


@clause("DOG-18")
def test_whoever_can_only_move_inside_the_finish_stays_in() -> None:
    game = table("K K K F1 | 2\nK K K 20 |\nK K K 40 |\nK K K 50 | 5 5", turn=3)
    game.play("5:50>55")
    assert state_of(game)["turn"] == 0
    assert game.moves() == ["2:F1>F3"]


@clause("DOG-18", "DOG-64")
def test_whoever_could_draw_only_from_empty_hands_drops_out() -> None:
    game = table("K K K K | 2\nK K K 20 |\nK K K 40 | 5", turn=2)
    assert DroppedOut(0, ["2"]) in game.play("5:40>45")


@clause("DOG-47")
@pytest.mark.parametrize("seat", range(4))
def test_whoever_plays_a_seven_uses_up_what_is_left_with_marbles_of_her_own(seat: int) -> None:
    """Three points before a barrier, and four for the other marble."""
    start = 16 * seat
    lines = ["K K K K |"] * 4
    lines[seat] = f"K K {start + 12} {(start + 24) % 64} | 7"
    lines[(seat + 1) % 4] = "K K K S |"
    moves = moves_with(table("\n".join(lines), turn=seat), "7")
    assert f"{start + 12}>{start + 15}" in moves
    assert f"{(start + 24) % 64}>{(start + 31) % 64}" in moves


@clause("DOG-47")
def test_a_barrier_behind_lets_a_marble_go_no_further_than_that_ahead() -> None:
    """Two points before one barrier and two before the next are no seven."""
    game = table("K K 13 29 | 7 2\nK K K S |\nK K K S |\nK K K K |")
    assert moves_with(game, "7") == []
    assert moves_with(game, "2") == ["13>15", "29>31"]


@clause("DOG-47")
def test_who_moves_on_inside_the_finish_passes_nobody() -> None:
    game = table("K K 0 F1 | 7\nK K K K |\nK K K K |\nK K K K |")
    assert "F1>F2" in moves_with(game, "7")


@clause("DOG-46", "DOG-47")
def test_a_marble_sent_home_on_the_way_in_uses_up_nothing() -> None:
    """On its way in, the one on 62 sends the one on 0 home, and inside there is too little room."""
    game = table("K K 0 62 | 7\nK K K K |\nK K K K |\nK K K K |")
    assert [move for move in moves_with(game, "7") if move.startswith("62>F")] == []


@clause("DOG-31")
def test_a_barrier_stands_when_another_marble_leaves_its_arm() -> None:
    game = table("K K K 10 | 9\nK K 20 S | 5 5\nK K K K |\nK K K K | ", turn=1)
    game.play("5:20>25")
    assert "S" in marbles_of(game, 1).split()
    assert "9:10>19" not in game.moves()


@clause("DOG-56")
def test_who_only_moves_on_inside_the_finish_is_not_home_for_it() -> None:
    game = table("20 F1 F3 F4 | A 5\nK K K 30 |\nK K K 40 |\nK K K 50 |")
    game.play("A:F1>F2")
    assert game.moves() == ["5:20>25"]


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(
            drawn("K K K 5 | 2\nK K K K |\nK K K K |\nK K K K |", left=3, by="X"), id="joker"
        ),
        pytest.param(
            drawn(
                "F1 F2 F3 F4 |\nK K K K |\nF1 F2 F3 F4 |\nK K K K |",
                phase="over",
                turn=None,
                winner=[0, 2],
            ),
            id="over",
        ),
    ],
)
def test_a_copy_is_the_same_position(position: dict[str, object]) -> None:
    state = RULES.load(position)
    assert RULES.dump(state.copy()) == RULES.dump(state)
    assert [state.copy().result(seat) for seat in range(4)] == [
        state.result(seat) for seat in range(4)
    ]
