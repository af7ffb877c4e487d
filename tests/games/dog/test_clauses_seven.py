"""The seven, clause by clause (DOG-45 to DOG-50)."""

from __future__ import annotations

import pytest
from tests.games.dog.lines import marbles_of, moves_with, state_of, table

clause = pytest.mark.clause

OTHERS = "K K K K |\nK K K K |\nK K K K |"


@clause("DOG-45")
def test_points_go_to_marbles_on_track_fresh_or_in_the_finish() -> None:
    game = table(f"S 20 F1 F2 | 7\n{OTHERS}")
    for part in ("7:S>2", "20>21", "F2>F4", "F1>F3"):
        game.play(part)
    assert marbles_of(game) == "2 21 F3 F4"
    assert state_of(game)["turn"] is None


@clause("DOG-45")
def test_all_seven_are_used_and_no_more() -> None:
    game = table("K K 20 40 | 7\nK K K 50 | 9\nK K K K |\nK K K K |")
    assert game.why_not("7:20>28") == "DOG-45"
    assert game.why_not("7:20>19") == "DOG-45"
    game.play("7:20>24")
    assert state_of(game)["seven"] == {"left": 3, "by": "7"}
    assert game.turn == [0]
    assert game.why_not("40>44") == "DOG-45"
    game.play("40>43")
    assert game.turn == [1]


@clause("DOG-45")
def test_into_the_finish_and_on_inside() -> None:
    game = table(f"K K K 62 | 7\n{OTHERS}")
    assert moves_with(game, "7") == ["62>63", "62>0", "62>1", "62>2", "62>3", "62>4", "62>5"]
    room = table(f"K K 30 62 | 7\n{OTHERS}")
    room.play("7:62>F1")
    room.play("F1>F3")
    room.play("30>32")
    assert marbles_of(room) == "K K 32 F3"


@clause("DOG-45")
def test_only_ones_own() -> None:
    game = table("K K K 20 | 7\nK K K 40 |\nK K K 50 |\nK K K K |")
    assert game.why_not("7:40>47") == "DOG-45"
    assert game.why_not("7:50>57") == "DOG-49"


@clause("DOG-46")
@pytest.mark.parametrize("part", ["7:20>27", "7:20>25"])
def test_everybody_passed_or_hit_goes_home(part: str) -> None:
    game = table("K 20 22 50 | 7\nK K K 23 |\nK K K 25 |\nK K K 28 |")
    game.play(part)
    end = part.split(">")[1]
    assert marbles_of(game) == f"K K {end} 50"
    assert [marbles_of(game, seat) for seat in (1, 2, 3)] == ["K K K K", "K K K K", "K K K 28"]


@clause("DOG-46")
def test_fresh_ones_bar_the_way() -> None:
    game = table("K K 12 50 | 7\nK K K S |\nK K K K |\nK K K K |")
    assert game.why_not("7:12>16") == "DOG-31"
    assert game.why_not("7:12>17") == "DOG-31"
    assert game.why_not("7:12>15") is None


@clause("DOG-46")
def test_those_in_the_finish_are_neither_passed_nor_hit() -> None:
    game = table(f"K 30 63 F2 | 7\n{OTHERS}")
    assert game.why_not("7:63>F1") is None
    assert game.why_not("7:63>F2") == "DOG-40"
    assert game.why_not("7:63>F3") == "DOG-40"


@clause("DOG-46")
def test_on_the_way_into_the_finish_as_well() -> None:
    game = table("K K 30 60 | 7\nK K K 62 |\nK K K 0 |\nK K K K |")
    game.play("7:60>F3")
    assert state_of(game)["turn"] is None
    assert [marbles_of(game, seat) for seat in (0, 1, 2)] == ["K K 30 F3", "K K K K", "K K K K"]


@clause("DOG-47")
def test_a_marble_may_get_several_parts_and_clear_the_way() -> None:
    """The fresh one steps off its start; then the other can pass."""
    game = table("K K S 62 | 7\nK K K K |\nK K K K |\nK K K K |")
    assert game.why_not("7:62>0") == "DOG-31"
    game.play("7:S>3")
    game.play("62>1")
    game.play("3>4")
    assert marbles_of(game) == "K K 1 4"


@clause("DOG-47")
def test_a_part_needs_use_for_the_points_left() -> None:
    """Before the barrier there is room for 3 points, in the finish for 4."""
    game = table("K 12 F1 F3 | 7 A\nK K K S |\nK K K K |\nK K K K |")
    assert moves_with(game, "7") == []
    roomy = table("K 11 F1 F3 | 7 A\nK K K S |\nK K K K |\nK K K K |")
    assert moves_with(roomy, "7") == [
        *[f"11>{11 + n}" for n in range(1, 5)],
        "F1>F2",
        "F3>F4",
    ]
    roomy.play("7:11>13")
    assert roomy.moves() == ["13>14", "13>15", "F1>F2", "F3>F4"]


@clause("DOG-47")
def test_points_that_cannot_be_used_are_refused() -> None:
    """The hind one would send the foremost home before it has used its points."""
    game = table("K K 12 13 | 7 A\nK K K S |\nK K K K |\nK K K K |")
    assert moves_with(game, "7") == []
    fits = table("K 10 13 F4 | 7 A\nK K K S |\nK K K K |\nK K K K |")
    assert moves_with(fits, "7") == ["10>11", "10>12", "13>14", "13>15"]
    assert fits.why_not("7:10>13") == "DOG-47"
    for part in ("7:13>15", "10>15"):
        fits.play(part)
    assert marbles_of(fits) == "K K 15 F4"


@clause("DOG-47")
def test_a_seven_under_way_takes_no_other_card() -> None:
    game = table(f"K K K 20 | A\n{OTHERS}", left=3)
    assert game.why_not("A:20>21") == "DOG-47"
    assert game.moves() == ["20>21", "20>22", "20>23"]


@clause("DOG-47")
def test_parts_can_be_tried_before_they_are_played() -> None:
    game = table("K K 20 40 | 7\nK K K 50 | 9\nK K K K |\nK K K K |")
    shown, view = game.preview(["7:20>22", "40>43", "20>22"])
    assert shown == 2
    assert view.marbles[0] == ["K", "K", "22", "43"]
    assert view.seven.left == 2
    assert marbles_of(game) == "K K 20 40"


@clause("DOG-46")
@clause("DOG-18")
def test_the_last_part_is_foreseen_and_not_whether_the_next_can_play() -> None:
    game = table("K K 20 40 | 7 9\nK K K 46 | 9\nK K K K |\nK K K K |")
    shown, view = game.preview(["7:20>21", "40>46"])
    assert shown == 2
    assert view.marbles[:2] == [["K", "K", "21", "46"], ["K", "K", "K", "K"]]
    assert (view.turn, view.hand, view.seven) == (0, ["9"], None)
    assert (view.cards[1], view.discards[-1:]) == (1, ["7"])


@clause("DOG-18")
def test_of_any_other_card_it_is_foreseen_that_it_is_laid() -> None:
    game = table("K K 20 40 | 3 9\nK K K 46 | 9\nK K K K |\nK K K K |")
    shown, view = game.preview(["3:20>23"])
    assert shown == 1
    assert (view.hand, view.cards[:2]) == (["9"], [1, 1])
    assert view.discards[-1:] == ["3"]


@clause("DOG-47")
def test_points_are_left_on_the_track_also_of_whose_last_marble_it_is() -> None:
    """DOG-57 is about the finish."""
    game = table("F2 F3 F4 14 | 7 A\nK K K S |\nF1 F2 F3 F4 |\nK K K K |")
    refusal = game.refusal("7:14>15")
    assert refusal is not None
    assert (refusal.clause, refusal.about) == ("DOG-47", {"points": 6})


@clause("DOG-48")
def test_a_seven_puts_none_out() -> None:
    game = table(f"K K K 20 | 7 X\n{OTHERS}")
    assert game.why_not("7:K>S") == "DOG-48"
    assert game.why_not("X=7:K>S") == "DOG-48"
    assert "7:K>S" not in game.moves()


@clause("DOG-48")
def test_whoever_was_sent_home_gets_no_part() -> None:
    game = table(f"K K 20 22 | 7\n{OTHERS}")
    game.play("7:20>23")
    assert marbles_of(game) == "K K K 23"
    assert game.moves() == ["23>24", "23>25", "23>26", "23>27"]
    assert game.why_not("22>23") == "DOG-28"
    assert game.why_not("K>S") == "DOG-48"


@clause("DOG-49")
def test_after_the_last_own_marble_the_partner_gets_the_rest() -> None:
    game = table("F2 F3 F4 62 | 7\nK K K 20 |\nK K K 40 |\nK K K K |")
    assert "7:62>F1" in game.moves()
    game.play("7:62>F1")
    assert game.moves() == ["40>41", "40>42", "40>43", "40>44"]
    game.play("40>44")
    assert marbles_of(game, 2) == "K K K 44"


@clause("DOG-49")
def test_not_if_the_partner_has_no_use_for_them() -> None:
    game = table("F2 F3 F4 62 | 7\nK K K 20 |\nK K K K |\nK K K K |")
    assert game.why_not("7:62>F1") == "DOG-47"
    assert game.why_not("7:62>5") is None


@clause("DOG-49")
def test_several_partner_marbles_and_in_trios_any_mates() -> None:
    game = table("F2 F3 F4 62 | 7\nK K K 20 |\nK K 40 50 |\nK K K K |")
    for part in ("7:62>F1", "40>41", "50>53"):
        game.play(part)
    assert marbles_of(game, 2) == "K K 41 53"
    lines = ["F2 F3 F4 94 | 7", "K K K K |", "K K K 40 |", "K K K K |", "K K K S |", "K K K K |"]
    trio = table("\n".join(lines), teams="trios")
    trio.play("7:94>F1")
    assert trio.moves() == [
        *["40>41", "40>42", "40>43", "40>44"],
        *["4.S>65", "4.S>66", "4.S>67", "4.S>68"],
    ]


CANADA = "K K K 20 | 7 X 5\nK K K 30 |\nK K K 40 |\nK K K K |"


@clause("DOG-50")
def test_the_canadian_seven_moves_partner_marbles_at_any_time() -> None:
    game = table(CANADA, canadian_seven=True)
    game.play("7:40>42")
    game.play("20>25")
    assert (marbles_of(game, 0), marbles_of(game, 2)) == ("K K K 25", "K K K 42")
    assert "X=7:40>47" in table(CANADA, canadian_seven=True).moves()


@clause("DOG-50")
def test_not_without_the_variant_nor_opponents_nor_other_cards() -> None:
    assert table(CANADA).why_not("7:40>47") == "DOG-49"
    game = table(CANADA, canadian_seven=True)
    assert game.why_not("7:30>37") == "DOG-45"
    assert game.why_not("5:40>45") == "DOG-56"


@clause("DOG-50")
def test_in_trios_all_mates() -> None:
    lines = ["K K K K | 7", "K K K 20 |", "K K K 40 |", "K K K K |", "K K K F1 |", "K K K K |"]
    game = table("\n".join(lines), teams="trios", canadian_seven=True)
    assert moves_with(game, "7") == [
        *[f"40>{40 + n}" for n in range(1, 8)],
        *["4.F1>4.F2", "4.F1>4.F3", "4.F1>4.F4"],
    ]


@clause("DOG-50")
def test_the_canadian_seven_does_nothing_alone() -> None:
    plain = table("K K K 20 | 7\nK K K 30 |")
    variant = table("K K K 20 | 7\nK K K 30 |", canadian_seven=True)
    assert plain.moves() == variant.moves()
