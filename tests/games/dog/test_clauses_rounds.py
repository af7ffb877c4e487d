"""Rounds, clause by clause (DOG-10 to DOG-19)."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.dog.lines import drawn, marbles_of, state_of, table

import irrgarten
from irrgarten.games.dog.narration import DroppedOut

clause = pytest.mark.clause

KENNELS = "K K K K |\nK K K K |\nK K K K |\nK K K K |"


def dealt(game: irrgarten.Game) -> None:
    while state_of(game)["phase"] == "deal":
        game.play(game.moves()[0])


@clause("DOG-10")
@pytest.mark.parametrize(("deal", "after"), [(6, 5), (5, 4), (4, 3), (3, 2), (2, 6)])
def test_hands_shrink_from_six_to_two_and_begin_anew(deal: int, after: int) -> None:
    game = table("K K K 5 | 5\nK K K K |\nK K K K |\nK K K K |", deal=deal, dealer=3)
    game.play("5:5>10")
    assert (state_of(game)["phase"], state_of(game)["deal"]) == ("deal", after)
    dealt(game)
    assert [len(hand) for hand in state_of(game)["hands"]] == [after] * 4


@clause("DOG-10")
def test_the_first_hands_have_six() -> None:
    game = irrgarten.new("dog", seed=5)
    assert [len(hand) for hand in state_of(game)["hands"]] == [6] * 4
    assert game.why_not("card 5", seat=0) == "DOG-12"
    assert irrgarten.new("dog", seed=5, chance="manual").why_not("5:5>10", seat=0) == "DOG-10"


@clause("DOG-11")
def test_the_dealer_moves_on_and_the_next_one_begins() -> None:
    game = table("K K K 5 | 5\nK K K K |\nK K K K |\nK K K K |", dealer=3)
    game.play("5:5>10")
    assert state_of(game)["dealer"] == 0
    game.play("card 9")
    assert state_of(game)["hands"][1] == ["9"]
    for _ in range(19):
        game.play(game.moves()[0])
    for seat in range(4):
        game.play(game.moves(seat)[0], seat=seat)
    assert state_of(game)["turn"] == 1


@clause("DOG-11")
def test_the_first_dealer_is_drawn_or_named() -> None:
    dealers = {state_of(irrgarten.new("dog", seed=seed))["dealer"] for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
    assert state_of(irrgarten.new("dog", seed=1, dealer=2))["dealer"] == 2
    for nobody in (4, -1, True, "0"):
        with pytest.raises(irrgarten.OptionsError, match="dealer"):
            irrgarten.new("dog", dealer=nobody)


#: The whole stock.
ALL = " ".join(f"{card} " * 8 for card in "A 2 3 4 5 6 7 8 9 10 J Q K".split()) + " X" * 6


@clause("DOG-12")
def test_the_discards_become_the_stock_when_it_runs_out() -> None:
    """Two cards are left in the stock, and four are to be dealt."""
    pile = ALL.split()
    pile.remove("K")
    pile.remove("5")
    game = table(KENNELS, phase="deal", turn=None, dealer=3, deal=2, discards=" ".join(pile))
    assert game.moves() == ["card 5", "card K"]
    game.play("card 5")
    assert len(state_of(game)["discards"]) == 108
    game.play("card K")
    assert state_of(game)["discards"] == []
    assert len(game.moves()) == 14
    assert game.view().stock == 108


@clause("DOG-12", "DOG-18")
def test_the_cards_of_whoever_drops_out_are_shuffled_as_well() -> None:
    pile = ALL.split()
    for card in ("5", "9", "Q"):
        pile.remove(card)
    lines = "K K K 5 | 5\nK K K K | 9 Q\nK K K K |\nK K K K |"
    game = table(lines, dealer=3, discards=" ".join(pile))
    game.play("5:5>10")
    assert game.view().stock == 110


@clause("DOG-12")
def test_the_stock_may_run_out_with_the_last_card_of_a_deal() -> None:
    """Nothing more is to be dealt, so the pile stays until the next round."""
    pile = ALL.split()
    for card in "A A A A A A A A".split():
        pile.remove(card)
    game = table(KENNELS, phase="deal", turn=None, dealer=3, deal=2, discards=" ".join(pile))
    for _ in range(8):
        game.play("card A")
    assert state_of(game)["phase"] == "exchange"
    assert len(state_of(game)["discards"]) == 102


@clause("DOG-12")
def test_a_card_comes_as_often_as_it_is_in_the_stock() -> None:
    pile = ALL.split()
    for card in "K K K 5".split():
        pile.remove(card)
    position = drawn(KENNELS, phase="deal", turn=None, dealer=3, deal=2, discards=" ".join(pile))
    first = [irrgarten.load(position, seed=seed).record()["acts"][0]["act"] for seed in range(400)]
    assert first.count("card K") / 400 == pytest.approx(0.75, abs=0.07)


EXCHANGE = """
    K K K K | A 2
    K K K K | 3 4
    K K K K | 5 6
    K K K K | 8 9
"""


@clause("DOG-13")
def test_partners_hand_each_other_a_card_at_once() -> None:
    game = table(EXCHANGE, phase="exchange", turn=None, deal=2, dealer=3)
    assert game.turn == [0, 1, 2, 3]
    assert game.moves(2) == ["give 5", "give 6"]
    game.play("give 5", seat=2)
    assert game.turn == [0, 1, 3]
    assert state_of(game)["given"] == [None, None, "5", None]
    assert state_of(game)["hands"][2] == ["6"]
    game.play("give 3", seat=1)
    game.play("give 8", seat=3)
    assert state_of(game)["hands"][0] == ["A", "2"]
    game.play("give A", seat=0)
    assert state_of(game)["given"] == [None] * 4
    # Seats 0 and 1 can play nothing of what they have now, and have dropped out.
    assert state_of(game)["hands"] == [[], [], ["A", "6"], ["3", "9"]]
    assert state_of(game)["discards"] == ["2", "4", "5", "8"]


@clause("DOG-13")
def test_what_is_given_is_refused_by_its_clause() -> None:
    game = table(EXCHANGE, phase="exchange", turn=None, deal=2, dealer=3)
    assert game.why_not("give K", seat=0) == "DOG-13"
    assert game.why_not("A:K>S", seat=0) == "DOG-13"
    game.play("give A", seat=0)
    assert game.why_not("give 2", seat=0) == "DOG-13"
    with pytest.raises(irrgarten.IllegalMove, match="several seats"):
        game.play("give 3")
    playing = table("K K K 5 | 5\nK K K K |\nK K K K |\nK K K K |")
    assert playing.why_not("give 5") == "DOG-13"


@clause("DOG-13")
def test_nobody_sees_the_card_before_all_are_given() -> None:
    game = table(EXCHANGE, phase="exchange", turn=None, deal=2, dealer=3)
    game.play("give 5", seat=2)
    assert game.view(0).given == [None, None, "?", None]
    assert game.view(2).given == [None, None, "5", None]
    assert game.view().given == [None, None, "?", None]


@clause("DOG-14")
@pytest.mark.parametrize(
    ("players", "teams", "mates"),
    [
        (4, "pairs", [[2], [3], [0], [1]]),
        (6, "pairs", [[3], [4], [5], [0], [1], [2]]),
        (6, "trios", [[2, 4], [3, 5], [4, 0], [5, 1], [0, 2], [1, 3]]),
        (3, "none", [[], [], []]),
    ],
)
def test_the_view_tells_who_gets_a_card(players: int, teams: str, mates: list[list[int]]) -> None:
    lines = "\n".join(f"K K K {16 * seat + 5} | 5" for seat in range(players))
    assert table(lines, teams=teams).view().mates == mates


@clause("DOG-14")
def test_trios_hand_on_to_the_next_mate() -> None:
    hands = "\n".join(f"K K K {16 * seat + 5} | {seat + 2} K" for seat in range(6))
    game = table(hands, phase="exchange", turn=None, deal=2, dealer=5, teams="trios")
    for seat in range(6):
        game.play(f"give {seat + 2}", seat=seat)
    # 0 gives to 2, 2 to 4, 4 to 0; and so for 1, 3, 5.
    assert state_of(game)["hands"] == [
        ["6", "K"],
        ["7", "K"],
        ["2", "K"],
        ["3", "K"],
        ["4", "K"],
        ["5", "K"],
    ]


@clause("DOG-14")
def test_pairs_of_six_hand_across() -> None:
    hands = "\n".join(f"K K K {16 * seat + 5} | {seat + 2} K" for seat in range(6))
    game = table(hands, phase="exchange", turn=None, deal=2, dealer=5, teams="pairs")
    for seat in range(6):
        game.play(f"give {seat + 2}", seat=seat)
    assert state_of(game)["hands"][0] == ["5", "K"]
    assert state_of(game)["hands"][3] == ["2", "K"]


@clause("DOG-15")
def test_a_view_has_the_own_cards_and_the_others_counts() -> None:
    game = table("K K K 5 | 5 9\nK K K K | Q K X\nK K K K | J\nK K K K |", discards="3 3")
    for seat in (0, 1, 2, 3, None):
        view = msgspec.to_builtins(game.view(seat))
        hands = [["5", "9"], ["Q", "K", "X"], ["J"], []]
        assert view["hand"] == ([] if seat is None else hands[seat])
        assert view["cards"] == [2, 3, 1, 0]
        assert view["discards"] == ["3", "3"]
        assert view["hands"] is None


@clause("DOG-16")
def test_one_card_a_turn_laid_on_the_pile() -> None:
    game = table("K K K 5 | 5 9\nK K K 20 | Q\nK K K K |\nK K K K |")
    game.play("5:5>10")
    state = state_of(game)
    assert (state["turn"], state["discards"], state["hands"][0]) == (1, ["5"], ["9"])


@clause("DOG-16")
def test_only_a_card_in_hand_and_only_with_a_card() -> None:
    game = table("K K K 5 | 5 9\nK K K 20 | Q\nK K K K |\nK K K K |")
    assert game.why_not("6:5>11") == "DOG-16"
    assert game.why_not("X=6:5>11") == "DOG-16"
    assert game.why_not("5>10") == "DOG-16"


@clause("DOG-17")
def test_whoever_can_play_must_however_harmful() -> None:
    """The only playable card sends home the own marble; there is no way to pass."""
    game = table("K K 5 10 | 5 Q\nK K K 20 | Q\nK K K K |\nK K K S | 4")
    assert game.moves() == ["5:5>10", "5:10>15", "Q:5>17", "Q:10>22"]
    tight = table("F1 F2 5 10 | 5\nK K K S | Q\nK K K K |\nK K K K |")
    assert tight.moves() == ["5:5>10", "5:10>15"]
    tight.play("5:5>10")
    assert marbles_of(tight) == "K 10 F1 F2"


@clause("DOG-18")
def test_whoever_can_play_nothing_drops_out_openly() -> None:
    game = table("K K K 5 | 5 9\nK K K K | 5 Q\nK K K 40 | 5\nK K K K | 9")
    events = game.play("5:5>10")
    assert DroppedOut(1, ["5", "Q"]) in events
    state = state_of(game)
    assert (state["turn"], state["hands"][1]) == (2, [])
    assert state["discards"] == ["5", "5", "Q"]
    with pytest.raises(irrgarten.PositionError, match="DOG-18"):
        table("K K K K | 5 Q\nK K K 20 | 5\nK K K K |\nK K K K |")


@clause("DOG-18")
@pytest.mark.parametrize(
    ("marble", "card", "moves"),
    [
        ("10", "Q", []),  # past a fresh marble, and no jack to lay instead
        ("14", "4", ["4:14>10"]),  # the only way is back
    ],
)
def test_one_play_is_enough_to_stay_in(marble: str, card: str, moves: list[str]) -> None:
    lines = f"K K K {marble} | {card}\nK K K S |\nK K K K |\nK K K K | K 5"
    game = table(lines, turn=3)
    game.play("K:K>S")
    assert state_of(game)["hands"][0] == [card] * len(moves)
    assert (game.turn == [0] and game.moves() == moves) is bool(moves)


@clause("DOG-19")
def test_the_round_ends_when_nobody_holds_a_card() -> None:
    game = table("K K K 5 | 5\nK K K 20 | 5\nK K K K | 9 9\nK K K K |", dealer=3)
    game.play("5:5>10")
    game.play("5:20>25")
    state = state_of(game)
    assert (state["phase"], state["turn"], state["dealer"], state["deal"]) == ("deal", None, 0, 5)
    assert state["hands"] == [[], [], [], []]


@clause("DOG-19")
def test_players_without_cards_are_passed_over() -> None:
    game = table("K K K 5 | 5 5\nK K K 20 |\nK K K 40 | 9\nK K K K |", dealer=3)
    game.play("5:5>10")
    assert game.turn == [2]
    game.play("9:40>49")
    assert game.turn == [0]


@clause("DOG-19")
def test_a_round_in_which_nobody_can_play_is_over_at_once() -> None:
    hands = "\n".join(["K K K K | 2 3"] * 4)
    game = table(hands, phase="exchange", turn=None, deal=2, dealer=1)
    for seat in range(4):
        game.play("give 2", seat=seat)
    state = state_of(game)
    assert (state["phase"], state["dealer"], state["deal"]) == ("deal", 2, 6)
    assert state["discards"] == ["2"] * 4 + ["3"] * 4
