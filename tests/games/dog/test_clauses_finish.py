"""The finish, clause by clause (DOG-38 to DOG-43)."""

from __future__ import annotations

import pytest
from tests.games.dog.lines import marbles_of, table

clause = pytest.mark.clause

OTHERS = "K K K K |\nK K K K |\nK K K K |"


@clause("DOG-38")
@pytest.mark.parametrize(
    ("act", "result"),
    [("A:0>F1", "F1"), ("3:0>F3", "F3"), ("2:63>F1", "F1"), ("5:60>F1", "F1"), ("8:60>F4", "F4")],
)
def test_the_start_counts_one_point_and_f1_is_next(act: str, result: str) -> None:
    card, way = act.split(":")
    game = table(f"K K K {way.split('>')[0]} | {card}\n{OTHERS}")
    game.play(act)
    assert marbles_of(game) == f"K K K {result}"


@clause("DOG-38")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_everybody_turns_in_at_their_own_start(seat: int) -> None:
    lines = ["K K K K |"] * 4
    lines[seat] = f"K K K {16 * seat - 1} | 3"
    game = table("\n".join(lines), turn=seat)
    assert game.moves() == [f"3:{16 * seat - 1}>{16 * seat + 2}", f"3:{16 * seat - 1}>F2"]
    stranger = ["K K K K |"] * 4
    stranger[seat] = "K K K 63 | 3"
    other = table("\n".join(stranger), turn=seat)
    assert other.moves() == ["3:63>2"]
    assert other.why_not("3:63>0.F2") == "DOG-38"


@clause("DOG-38")
def test_only_forward() -> None:
    game = table(f"K K K 2 | 4\n{OTHERS}")
    assert game.moves() == ["4:2>6", "4:2>62"]
    assert game.why_not("4:2>F2") == "DOG-41"


@clause("DOG-39")
def test_a_fresh_marble_does_not_go_straight_in() -> None:
    game = table(f"K K K S | 3\n{OTHERS}")
    assert game.moves() == ["3:S>3"]
    assert game.why_not("3:S>F3") == "DOG-39"
    ace = table(f"K K K S | A\n{OTHERS}")
    assert ace.why_not("A:S>F1") == "DOG-39"


@clause("DOG-39")
def test_one_that_came_back_may() -> None:
    game = table("K K K 4 | 4 3\nK K K 20 | 5\nK K K K |\nK K K K |")
    game.play("4:4>0")
    game.play("5:20>25")
    assert game.moves() == ["3:0>3", "3:0>F3"]


@clause("DOG-39")
def test_with_a_four_back_from_the_start_it_is_quick() -> None:
    game = table("K K K S | 4 8\nK K K 20 | 5\nK K K K |\nK K K K |")
    game.play("4:S>60")
    game.play("5:20>25")
    game.play("8:60>F4")
    assert marbles_of(game) == "K K K F4"


@clause("DOG-40")
def test_nobody_is_jumped_over_inside() -> None:
    game = table(f"K 0 F1 F3 | 2 3 A\n{OTHERS}")
    assert game.moves() == ["A:K>S", "A:0>1", "A:F1>F2", "A:F3>F4", "A:0>11", "2:0>2", "3:0>3"]
    for act in ("2:0>F2", "3:0>F3", "2:F1>F3", "3:F1>F4", "A:0>F1"):
        assert game.why_not(act) == "DOG-40"
    refusal = game.refusal("3:0>F3")
    assert refusal is not None
    assert refusal.about == {"place": "F1"}


@clause("DOG-40")
def test_nothing_moves_backward_or_out_again() -> None:
    game = table(f"K K 20 F3 | 4 2 A\n{OTHERS}")
    for act in ("2:F3>F1", "4:F3>F1", "2:F3>0", "2:F3>2"):
        assert game.why_not(act) == "DOG-40"


@clause("DOG-40")
def test_a_marble_may_stop_on_any_free_field_and_move_on() -> None:
    game = table("K K K 0 | 2 A\nK K K 20 | 5\nK K K K |\nK K K K |")
    game.play("2:0>F2")
    game.play("5:20>25")
    assert "A:F2>F3" in game.moves()


@clause("DOG-41")
def test_the_value_must_fit() -> None:
    game = table(f"K K K 60 | 9 10 4 A\n{OTHERS}")
    assert game.moves() == ["A:K>S", "A:60>61", "A:60>7", "4:60>0", "4:60>56", "9:60>5", "10:60>6"]
    assert game.why_not("9:60>F4") == "DOG-41"
    assert game.why_not("4:60>F1") == "DOG-41"
    inside = table(f"K K 20 F3 | 2 A\n{OTHERS}")
    assert inside.why_not("2:F3>F4") == "DOG-41"
    assert inside.why_not("A:F3>F4") is None


@clause("DOG-42")
def test_turning_in_is_a_choice_and_another_lap_may_be_forced() -> None:
    game = table(f"K K K 60 | 6\n{OTHERS}")
    assert game.moves() == ["6:60>2", "6:60>F2"]
    forced = table(f"K K K 60 | 9\n{OTHERS}")
    assert forced.moves() == ["9:60>5"]


@clause("DOG-43")
def test_the_own_fresh_marble_bars_the_finish_too() -> None:
    game = table(f"K K S 60 | 6 3\n{OTHERS}")
    assert game.moves() == ["3:S>3", "3:60>63", "6:S>6"]
    assert game.why_not("6:60>F2") == "DOG-43"
