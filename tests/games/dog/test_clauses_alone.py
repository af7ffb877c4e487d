"""Two, three and five players, clause by clause (DOG-60 to DOG-66)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dog.lines import drawn, marbles_of, moves_with, state_of, table

import irrgarten

clause = pytest.mark.clause


@clause("DOG-60")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_three_in_the_kennel_and_one_fresh(players: int) -> None:
    state = state_of(irrgarten.new("dog", players=players, seed=2))
    assert state["marbles"] == [["K", "K", "K", "S"]] * players


@clause("DOG-60")
def test_in_teams_all_four_begin_in_the_kennel() -> None:
    for players in (4, 6):
        state = state_of(irrgarten.new("dog", players=players, seed=2))
        assert state["marbles"] == [["K"] * 4] * players


DEALT = "K K K S | A 2\nK K K S | 3 4\nK K K S | 5 6"


@clause("DOG-61")
def test_everybody_draws_a_card_from_the_next_one() -> None:
    game = table(DEALT, phase="draw", turn=None, deal=2, dealer=0)
    assert game.moves() == ["card 5", "card 6"]
    game.play("card 5")
    assert state_of(game)["given"] == [None, "5", None]
    assert game.moves() == ["card A", "card 2"]
    game.play("card 2")
    assert game.moves() == ["card 3", "card 4"]
    game.play("card 4")
    state = state_of(game)
    assert state["given"] == [None] * 3
    assert state["hands"] == [["A", "4"], ["3", "5"], ["2", "6"]]
    assert (state["phase"], state["turn"]) == ("play", 1)


@clause("DOG-61")
def test_each_card_of_the_hand_as_dealt_is_as_likely() -> None:
    hands = "K K K S | A A A 2\nK K K S | 3 4 5 6"
    position = drawn(hands, phase="draw", turn=None, deal=4, dealer=0)
    drawn_first = Counter(
        irrgarten.load(position, seed=seed).record()["acts"][0]["act"] for seed in range(400)
    )
    assert set(drawn_first) == {"card A", "card 2"}
    assert drawn_first["card A"] / 400 == pytest.approx(0.75, abs=0.07)


@clause("DOG-61")
def test_nobody_gives_and_nobody_plays_before() -> None:
    game = table(DEALT, phase="draw", turn=None, deal=2, dealer=0)
    assert game.why_not("give A", seat=0) == "DOG-61"
    assert game.why_not("A:S>1", seat=0) == "DOG-61"
    assert game.why_not("card 5", seat=1) == "DOG-61"
    assert game.why_not("card K") == "DOG-61"


@clause("DOG-61")
def test_only_those_two_know_the_card() -> None:
    game = table(DEALT, phase="draw", turn=None, deal=2, dealer=0)
    game.play("card 5")
    shown = [game.view(seat).given[1] for seat in (0, 1, 2, None)]
    assert shown == ["?", "5", "5", "?"]


@clause("DOG-62")
def test_a_seven_moves_any_marbles_on_the_board() -> None:
    game = table("K K K 20 | 7 X\nK K K 30 |\nK K 31 F1 |")
    assert "X=7:30>37" in game.moves()
    for part in ("7:30>32", "2.F1>2.F3", "20>23"):
        game.play(part)
    assert [marbles_of(game, seat) for seat in range(3)] == ["K K K 23", "K K K 32", "K K K F3"]


@clause("DOG-62")
def test_each_as_its_owner_could_into_the_owners_finish_too() -> None:
    game = table("K K K 20 | 7\nK K K 14 |\nK K K K |")
    assert "7:14>1.F1" in game.moves()
    assert game.why_not("7:14>F1") == "DOG-38"
    assert game.why_not("7:1.K>1.S") == "DOG-48"
    game.play("7:14>1.F1")
    game.play("20>24")
    assert marbles_of(game, 1) == "K K K F1"


@clause("DOG-62")
def test_no_other_card_does() -> None:
    game = table("K K K 20 | 5\nK K K 30 |\nK K K K |")
    assert game.why_not("5:30>35") == "DOG-62"


@clause("DOG-63")
def test_a_seven_moves_a_fresh_marble_and_lifts_the_barrier() -> None:
    game = table("K K K 12 | 7\nK K K S |\nK K K K |")
    assert game.why_not("7:12>16") == "DOG-31"
    game.play("7:1.S>17")
    assert marbles_of(game, 1) == "K K K 17"
    game.play("12>18")
    assert (marbles_of(game, 0), marbles_of(game, 1)) == ("K K K 18", "K K K K")


TWO = "K K K 20 | 2 9\nK K K 30 | 5 5 6\nK K K 40 |"


@clause("DOG-64")
def test_a_two_moves_or_draws_from_an_opponent_with_cards() -> None:
    game = table(TWO)
    assert moves_with(game, "2") == ["20>22", "draw 1"]
    game.play("2:draw 1")
    state = state_of(game)
    assert (state["phase"], state["turn"], state["from"]) == ("take", 0, 1)
    assert state["discards"] == ["2"]
    assert game.moves() == ["card 5", "card 6"]
    game.play("card 5")
    state = state_of(game)
    assert state["hands"] == [["5", "9"], ["5", "6"], []]
    assert (state["phase"], state["turn"], state["from"]) == ("play", 1, None)


@clause("DOG-64")
def test_chance_says_which_card() -> None:
    cards = []
    for seed in range(300):
        game = irrgarten.load(drawn(TWO), seed=seed)
        game.play("2:draw 1")
        cards.append(game.record()["acts"][1]["act"])
    assert cards.count("card 5") / 300 == pytest.approx(2 / 3, abs=0.08)


@clause("DOG-64")
def test_what_a_two_cannot_draw() -> None:
    game = table(TWO)
    assert game.why_not("2:draw 2") == "DOG-64"
    assert game.why_not("2:draw 0") == "DOG-64"
    assert game.why_not("9:draw 1") == "DOG-64"
    team = table("K K K 20 | 2\nK K K 30 | 5\nK K K 40 |\nK K K K |")
    assert team.moves() == ["2:20>22"]
    assert team.why_not("2:draw 1") == "DOG-64"
    game.play("2:draw 1")
    assert game.why_not("9:20>29", seat=0) == "DOG-64"
    assert game.why_not("card 9") == "DOG-64"


@clause("DOG-64")
def test_whoever_can_only_draw_must() -> None:
    game = table("K K K K | 2\nK K K 30 | 5\nK K K 40 |")
    assert game.moves() == ["2:draw 1"]


@clause("DOG-65")
def test_a_joker_may_stand_for_that_two() -> None:
    game = table("K K K 20 | X\nK K K 30 | 5\nK K K 40 |")
    assert "X=2:draw 1" in game.moves()
    game.play("X=2:draw 1")
    game.play("card 5")
    assert state_of(game)["hands"] == [["5"], [], []]
    assert state_of(game)["discards"] == ["X"]


@clause("DOG-66")
def test_four_marbles_in_the_finish_win_at_once() -> None:
    game = table("F2 F3 F4 63 | 2 9\nK K K 30 | 5\nK K K 40 |")
    game.play("2:63>F1")
    assert state_of(game)["winner"] == [0]
    assert game.result == [1.0, 0.0, 0.0]
    assert game.why_not("9:30>39", seat=1) == "DOG-66"


@clause("DOG-66")
def test_whoever_moved_the_fourth() -> None:
    game = table("K K K 40 | 7\nF2 F3 F4 15 |\nK K K K |")
    game.play("7:15>1.F1")
    state = state_of(game)
    assert (state["winner"], state["seven"], state["phase"]) == ([1], None, "over")


@clause("DOG-66")
def test_a_joker_that_wins_with_part_of_a_seven_is_listed_by_the_smaller_card() -> None:
    """Unless the seven sends somebody home on its way: then the outcomes differ."""
    alike = table("F2 F3 F4 62 | X\nK K K 30 |\nK K K 40 |")
    assert "X=3:62>F1" in alike.moves()
    assert "X=7:62>F1" not in alike.moves()
    alike.play("X=7:62>F1")
    assert alike.record()["acts"][0]["act"] == "X=3:62>F1"
    passing = table("F2 F3 F4 62 | X\nK K K 63 |\nK K K 40 |")
    assert {"X=3:62>F1", "X=7:62>F1"} <= set(passing.moves())
    passing.play("X=7:62>F1")
    assert (marbles_of(passing, 1), state_of(passing)["winner"]) == ("K K K K", [0])


@clause("DOG-66")
def test_a_joker_as_seven_that_wins_nothing_yet_is_a_play_of_its_own() -> None:
    game = table("K F3 F4 62 | X\nK K K 30 |\nK K K 40 |")
    assert {"X=3:62>F1", "X=7:62>F1"} <= set(game.moves())
    game.play("X=7:62>F1")
    assert state_of(game)["seven"] == {"left": 4, "by": "X"}


@clause("DOG-66")
def test_only_if_the_points_left_could_have_been_used() -> None:
    game = table("K K K K | 7 A\nF2 F3 F4 15 |\nK K K K |")
    assert game.why_not("7:15>1.F1") == "DOG-66"
    own = table("F2 F3 F4 62 | X\nK K K K |\nK K K K |")
    assert own.why_not("X=7:62>F1") == "DOG-66"
    assert own.why_not("X=3:62>F1") is None
    exact = table("K K K K | 7\nF2 F3 F4 10 |\nK K K K |")
    assert exact.why_not("7:10>1.F1") is None
