"""Partners, winning and variants, clause by clause (DOG-56 to DOG-58)."""

from __future__ import annotations

import pytest
from tests.games.dog.lines import marbles_of, state_of, table

from irrgarten.games.dog.narration import Won

clause = pytest.mark.clause

HOME = "F1 F2 F3 F4"


@clause("DOG-56")
def test_a_helper_plays_the_partners_marbles_with_every_card() -> None:
    game = table(f"{HOME} | A 5 J X\nK K K 20 |\nK K 40 F1 |\nK K K K |")
    moves = game.moves()
    for move in ("A:2.K>2.S", "A:40>41", "A:2.F1>2.F2", "5:40>45", "J:40x20", "X=A:2.K>2.S"):
        assert move in moves
    game.play("A:2.K>2.S")
    assert marbles_of(game, 2) == "K S 40 F1"


@clause("DOG-56")
def test_not_before_all_four_are_in() -> None:
    game = table("5 F2 F3 F4 | 5 A\nK K K K |\nK K K 20 |\nK K K K |")
    assert game.moves() == ["A:5>6", "A:5>16", "5:5>10"]
    assert game.why_not("5:20>25") == "DOG-56"
    assert game.why_not("A:2.K>2.S") == "DOG-56"
    assert game.why_not("5:1.K>1.S") == "DOG-30"


@clause("DOG-56")
def test_not_the_own_ones_any_more() -> None:
    game = table(f"{HOME} | A\nK K K K |\nK K K 20 |\nK K K K |")
    assert game.why_not("A:F1>F2") == "DOG-56"


@clause("DOG-56")
def test_in_trios_all_mates() -> None:
    lines = [f"{HOME} | 5", "K K K 30 |", "K K K 40 |", "K K K K |", "K K K 70 |", "K K K K |"]
    game = table("\n".join(lines), teams="trios")
    assert game.moves() == ["5:40>45", "5:70>75"]
    lines[0] = f"{HOME} | J"
    assert table("\n".join(lines), teams="trios").moves() == ["J:40x30", "J:70x30"]


@clause("DOG-56")
@pytest.mark.parametrize(
    ("own", "teams", "plays"),
    [("K 5 F3 F4", "pairs", [0]), (HOME, "pairs", [3]), (HOME, "trios", [2, 4])],
)
def test_the_view_tells_whose_marbles_are_played(own: str, teams: str, plays: list[int]) -> None:
    lines = [f"{own} | 5", *(f"K K K {16 * seat + 5} |" for seat in range(1, 6))]
    game = table("\n".join(lines), teams=teams)
    assert game.view(0).plays == plays
    assert game.view(1).plays == [1]
    assert game.view().plays == []


@clause("DOG-56")
def test_a_helper_keeps_getting_cards() -> None:
    lines = f"{HOME} | A 2\nK K K K | 3 4\nK K K 20 | 5 6\nK K K K | 8 9"
    game = table(lines, phase="exchange", turn=None, deal=2, dealer=3)
    assert game.turn == [0, 1, 2, 3]


@clause("DOG-57")
def test_a_team_wins_with_its_last_marble_whatever_is_in_hand() -> None:
    game = table(f"{HOME} | 2 9 9\nK K K K | 3\nF2 F3 F4 31 | 5\nK K K K |")
    game.play("2:31>2.F1")
    state = state_of(game)
    assert game.over
    assert (state["winner"], state["turn"], state["phase"]) == ([0, 2], None, "over")
    assert state["hands"] == [["9", "9"], ["3"], ["5"], []]
    assert game.moves() == []
    assert game.why_not("9:31>40", seat=0) == "DOG-57"


@clause("DOG-57")
def test_four_marbles_alone_do_not_win() -> None:
    game = table("F2 F3 F4 63 | 2\nK K K K |\nK K K 20 | 5\nK K K K |")
    game.play("2:63>F1")
    assert not game.over
    assert game.turn == [2]


@clause("DOG-57")
def test_a_seven_wins_only_with_its_last_point() -> None:
    lines = f"{HOME} | 7\nK K K K |\nF2 F3 F4 {{}} |\nK K K K |"
    early = table(lines.format(30))
    assert early.why_not("7:30>2.F1") == "DOG-57"
    assert "7:30>2.F1" not in early.moves()
    exact = table(lines.format(26))
    exact.play("7:26>2.F1")
    assert state_of(exact)["winner"] == [0, 2]
    parts = table(lines.format(26))
    parts.play("7:26>31")
    assert parts.moves() == ["31>32", "31>33", "31>2.F1"]
    parts.play("31>2.F1")
    assert parts.over


@clause("DOG-57")
def test_a_trio_wins_with_twelve() -> None:
    lines = [f"{HOME} |", "K K K K |", f"{HOME} |", "K K K K |", "F2 F3 F4 63 | 2", "K K K K |"]
    game = table("\n".join(lines), teams="trios", turn=4)
    game.play("2:63>F1")
    assert state_of(game)["winner"] == [0, 2, 4]
    lines[2] = "F2 F3 F4 10 |"
    unfinished = table("\n".join(lines), teams="trios", turn=4)
    unfinished.play("2:63>F1")
    assert not unfinished.over


LAST = f"{HOME} | X 2 7\nK K K K |\nF2 F3 F4 31 |\nK K K K |"


@clause("DOG-58")
def test_no_joker_brings_the_last_marble_in() -> None:
    game = table(LAST, no_joker_finish=True)
    assert game.why_not("X=2:31>2.F1") == "DOG-58"
    assert game.why_not("2:31>2.F1") is None
    assert "X=2:31>2.F1" not in game.moves()
    assert table(LAST).why_not("X=2:31>2.F1") is None


@clause("DOG-58")
def test_as_a_seven_neither() -> None:
    lines = f"{HOME} | X 7\nK K K K |\nF2 F3 F4 26 |\nK K K K |"
    game = table(lines, no_joker_finish=True)
    assert game.why_not("X=7:26>2.F1") == "DOG-58"
    assert game.why_not("7:26>2.F1") is None
    assert {"7:26>2.F1", "X=7:26>2.F1"} & set(game.moves()) == {"7:26>2.F1"}
    game.play("X=7:26>31")
    assert game.moves() == ["31>32", "31>33"]
    assert game.why_not("31>2.F1") == "DOG-58"


@clause("DOG-58")
def test_any_marble_but_the_teams_last_may_come_in_by_joker() -> None:
    lines = "F2 F3 F4 63 | X\nK K K K |\nF2 F3 F4 40 |\nK K K K |"
    assert table(lines, no_joker_finish=True).why_not("X=2:63>F1") is None


@clause("DOG-58")
@pytest.mark.parametrize(
    ("lines", "inside"),
    [
        (f"20 F1 F3 F4 | X\nK K K K |\n{HOME} |\nK K K K |", "F1>F2"),
        (f"{HOME} | X\nK K K K |\n40 F1 F3 F4 |\nK K K K |", "2.F1>2.F2"),
    ],
    ids=["own", "helped"],
)
def test_inside_the_finish_a_joker_moves_whatever_is_still_outside(lines: str, inside: str) -> None:
    """One marble is missing, but the one that moves has long been brought in."""
    game = table(lines, no_joker_finish=True)
    assert f"X=A:{inside}" in game.moves()
    assert f"X=7:{inside}" in game.moves()
    assert game.why_not(f"X=A:{inside}") is None
    game.play(f"X=7:{inside}")
    assert state_of(game)["seven"] == {"left": 6, "by": "X"}


@clause("DOG-58")
def test_it_does_nothing_alone() -> None:
    game = table("F2 F3 F4 63 | X\nK K K K |", no_joker_finish=True)
    game.play("X=2:63>F1")
    assert state_of(game)["winner"] == [0]


@clause("DOG-57")
def test_all_are_told_who_has_won_and_nobody_else_is_named() -> None:
    game = table(f"{HOME} | 2\nK K K K | 3\nF2 F3 F4 31 | 5\nK K K K |")
    assert game.play("2:31>2.F1")[-1] == Won([0, 2])
