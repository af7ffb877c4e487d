"""Start field, blockade, moving and sending home, clause by clause (DOG-30 to DOG-37)."""

from __future__ import annotations

import pytest
from tests.games.dog.lines import marbles_of, moves_with, table

clause = pytest.mark.clause

OTHERS = "K K K K |\nK K K K |\nK K K K |"


@clause("DOG-30")
@pytest.mark.parametrize("act", ["A:K>S", "K:K>S", "X=A:K>S"])
def test_out_by_ace_king_or_joker_and_fresh(act: str) -> None:
    game = table(f"K K K K | A K X\n{OTHERS}")
    game.play(act)
    assert marbles_of(game) == "K K K S"


@clause("DOG-30")
@pytest.mark.parametrize("card", ["2", "4", "10", "Q", "X=Q", "X=2"])
def test_by_nothing_else(card: str) -> None:
    game = table(f"K K K 20 | 2 4 10 Q X\n{OTHERS}")
    assert game.why_not(f"{card}:K>S") == "DOG-30"
    assert game.why_not("A:K>5") == "DOG-30"


@clause("DOG-30")
def test_only_from_a_kennel_with_a_marble_in_it() -> None:
    game = table(f"5 6 7 8 | A\n{OTHERS}")
    assert game.why_not("A:K>S") == "DOG-30"
    assert game.why_not("A:5>S") == "DOG-30"


@clause("DOG-30")
def test_fresh_until_it_moves_away() -> None:
    game = table("K K K S | 4 Q\nK K K 20 | 2\nK K K K |\nK K K 8 | 2 8")
    game.play("4:S>60")
    assert marbles_of(game) == "K K K 60"
    game.play("2:20>22")
    game.play("8:8>16")
    assert marbles_of(game, 3) == "K K K 16"


@clause("DOG-31")
@pytest.mark.parametrize(
    ("act", "free"),
    [
        ("4:10>14", True),
        ("5:10>15", True),
        ("6:10>16", False),
        ("9:10>19", False),
        ("4:20>16", False),
        ("4:19>15", False),
        ("4:21>17", True),
    ],
)
def test_nobody_lands_on_a_fresh_marble_or_passes_it(act: str, free: bool) -> None:
    card, place = act.partition(">")[0].split(":")
    for moving, fresh in ((0, 1), (1, 1), (2, 1)):
        lines = ["K K K K |"] * 4
        lines[fresh] = "K K K S |"
        if moving == fresh:
            lines[moving] = f"K K S {place} | {card} A"
        else:
            lines[moving] = f"K K K {place} | {card} A"
        game = table("\n".join(lines), turn=moving)
        assert game.why_not(act) == (None if free else "DOG-31")
        assert (act in game.moves()) == free


@clause("DOG-31")
def test_it_bars_field_0_as_well() -> None:
    game = table("K K K S | 9\nK K K 60 | 5 3\nK K K K |\nK K K K |", turn=1)
    assert game.moves() == ["3:60>63"]
    assert game.why_not("5:60>1") == "DOG-31"


@clause("DOG-32")
def test_no_second_marble_is_put_out_onto_a_fresh_one() -> None:
    game = table(f"K K K S | A K\n{OTHERS}")
    assert game.moves() == ["A:S>1", "A:S>11", "K:S>13"]
    assert game.why_not("A:K>S") == "DOG-32"


@clause("DOG-32")
def test_a_fresh_marble_is_neither_sent_home_nor_exchanged() -> None:
    game = table("K K K 10 | 6 J 2\nK K K S |\nK K K K |\nK K K K |")
    assert game.why_not("6:10>16") == "DOG-31"
    assert game.why_not("J:10x1.S") == "DOG-53"
    assert game.why_not("J:10x16") == "DOG-53"
    assert game.moves() == ["2:10>12"]


@clause("DOG-33")
def test_any_other_marble_on_a_start_bars_nothing() -> None:
    """Seat 1's own one, come back to 16, and a stranger on 32."""
    game = table("K K K 10 | 9 6\nK K K 16 |\nK K K K |\nK K K 32 |")
    assert sorted(game.moves()) == ["6:10>16", "9:10>19"]
    game.play("6:10>16")
    assert marbles_of(game, 1) == "K K K K"


@clause("DOG-33")
def test_putting_out_sends_home_whoever_stands_there() -> None:
    stranger = table("K K K K | A\nK K K 0 |\nK K K K |\nK K K K |")
    stranger.play("A:K>S")
    assert (marbles_of(stranger, 0), marbles_of(stranger, 1)) == ("K K K S", "K K K K")
    own = table(f"K K K 0 | A\n{OTHERS}")
    own.play("A:K>S")
    assert marbles_of(own) == "K K K S"


@clause("DOG-35")
@pytest.mark.parametrize("victim", [0, 1, 2])
def test_whoever_stands_where_a_marble_ends_goes_home(victim: int) -> None:
    lines = ["K K K 20 | 5", "K K K K |", "K K K K |", "K K K K |"]
    lines[victim] = "K K 20 25 | 5" if victim == 0 else "K K K 25 |"
    game = table("\n".join(lines))
    game.play("5:20>25")
    assert marbles_of(game, 0) == "K K K 25"
    if victim:
        assert marbles_of(game, victim) == "K K K K"


@clause("DOG-35")
def test_nobody_walks_into_a_kennel() -> None:
    game = table(f"K K K 20 | 5\n{OTHERS}")
    assert game.why_not("5:20>K") == "DOG-35"


@clause("DOG-35")
def test_going_backward_sends_home_too() -> None:
    game = table("K K K 20 | 4\nK K K K |\nK K K K |\nK K K 16 |")
    game.play("4:20>16")
    assert marbles_of(game, 3) == "K K K K"


@clause("DOG-36")
def test_passing_is_harmless_but_for_the_seven() -> None:
    game = table("K K K 20 | 8 7\nK K K 22 |\nK K K 24 |\nK K K K |")
    seven = table("K K K 20 | 8 7\nK K K 22 |\nK K K 24 |\nK K K K |")
    game.play("8:20>28")
    assert [marbles_of(game, seat) for seat in (1, 2)] == ["K K K 22", "K K K 24"]
    seven.play("7:20>27")
    assert [marbles_of(seven, seat) for seat in (1, 2)] == ["K K K K", "K K K K"]


@clause("DOG-37")
def test_marbles_in_a_finish_are_never_sent_home() -> None:
    game = table(f"K K 60 F2 | 6 7\n{OTHERS}")
    assert game.why_not("6:60>F2") == "DOG-40"
    assert moves_with(game, "7") == [
        *[f"60>{(60 + n) % 64}" for n in range(1, 6)],
        "60>F1",
        "60>2",
        "60>3",
        "F2>F3",
        "F2>F4",
    ]
