"""What the cards do, clause by clause (DOG-20 to DOG-28)."""

from __future__ import annotations

import pytest
from tests.games.dog.lines import marbles_of, moves_with, state_of, table

import irrgarten

clause = pytest.mark.clause

#: Seat 0 has one marble on 20 and three in the kennel; nobody is in the way.
LONELY = "K K K 20 | {}\nK K K K |\nK K K K |\nK K K K |"


@clause("DOG-20")
def test_an_ace_puts_out_or_moves_1_or_11() -> None:
    assert moves_with(table(LONELY.format("A")), "A") == ["K>S", "20>21", "20>31"]


@clause("DOG-21")
def test_a_king_puts_out_or_moves_13() -> None:
    assert moves_with(table(LONELY.format("K")), "K") == ["K>S", "20>33"]


@clause("DOG-22")
def test_a_queen_moves_12() -> None:
    assert moves_with(table(LONELY.format("Q")), "Q") == ["20>32"]


@clause("DOG-23")
@pytest.mark.parametrize("card", ["2", "3", "5", "6", "8", "9", "10"])
def test_a_number_moves_that_many(card: str) -> None:
    assert moves_with(table(LONELY.format(card)), card) == [f"20>{20 + int(card)}"]


@clause("DOG-24")
def test_a_four_moves_forward_or_backward() -> None:
    game = table(LONELY.format("4"))
    assert moves_with(game, "4") == ["20>24", "20>16"]
    game.play("4:20>16")
    assert marbles_of(game) == "K K K 16"


@clause("DOG-24")
def test_a_four_goes_back_over_field_0_and_nothing_else_goes_back() -> None:
    game = table("K K K 2 | 4 5\nK K K K |\nK K K K |\nK K K K |")
    assert game.why_not("5:2>61") == "DOG-24"
    game.play("4:2>62")
    assert marbles_of(game) == "K K K 62"


@clause("DOG-25")
def test_a_seven_is_split_in_any_way() -> None:
    game = table("K K 20 40 | 7\nK K K K |\nK K K K |\nK K K K |")
    assert moves_with(game, "7") == [f"20>{20 + n}" for n in range(1, 8)] + [
        f"40>{40 + n}" for n in range(1, 8)
    ]
    for part in ("7:20>22", "40>41", "22>23", "41>44"):
        game.play(part)
    assert marbles_of(game) == "K K 23 44"
    assert state_of(game)["seven"] is None


@clause("DOG-26")
def test_a_jack_exchanges_two_marbles() -> None:
    game = table("K K K 20 | J\nK K K 40 |\nK K K K |\nK K K K |")
    assert game.moves() == ["J:20x40"]
    assert game.why_not("J:20>31") == "DOG-26"
    game.play("J:20x40")
    assert (marbles_of(game, 0), marbles_of(game, 1)) == ("K K K 40", "K K K 20")


@clause("DOG-26")
def test_nothing_else_does() -> None:
    game = table("K K K 20 | 9\nK K K 40 |\nK K K K |\nK K K K |")
    assert game.why_not("9:20x40") == "DOG-26"


@clause("DOG-27")
def test_a_joker_stands_for_any_card() -> None:
    game = table("K K K 20 | X\nK K K 40 |\nK K K K |\nK K K K |")
    expected = ["X=A:K>S", "X=A:20>21", "X=A:20>31", "X=2:20>22", "X=3:20>23", "X=4:20>24"]
    expected += ["X=4:20>16", "X=5:20>25", "X=6:20>26"]
    expected += [f"X=7:20>{20 + n}" for n in range(1, 8)]
    expected += ["X=8:20>28", "X=9:20>29", "X=10:20>30", "X=J:20x40", "X=Q:20>32", "X=K:20>33"]
    assert game.moves() == expected


@clause("DOG-27")
def test_other_spellings_of_a_joker_are_accepted() -> None:
    game = table("K K K 20 | X\nK K K 40 |\nK K K K |\nK K K K |")
    assert game.why_not("X=K:K>S") is None
    game.play("X=K:K>S")
    assert marbles_of(game) == "K K S 20"
    assert game.record()["acts"][0]["act"] == "X=A:K>S"
    assert state_of(game)["discards"] == ["X"]


@clause("DOG-27")
@pytest.mark.parametrize("text", ["X=X:20>21", "5=6:20>26", "X:20>21", "7=7:20>27", "X=:20>21"])
def test_no_other_card_stands_for_another(text: str) -> None:
    with pytest.raises(irrgarten.NotationError):
        table("K K K 20 | X 5 7\nK K K 40 |\nK K K K |\nK K K K |").play(text)


@clause("DOG-28")
def test_one_marble_the_whole_value() -> None:
    game = table("K K 20 40 | 9\nK K K K |\nK K K K |\nK K K K |")
    assert game.moves() == ["9:20>29", "9:40>49"]
    for wrong in ("9:20>28", "9:20>30", "9:40>44"):
        assert game.why_not(wrong) == "DOG-28"
    assert game.why_not("9:21>30") == "DOG-28"
