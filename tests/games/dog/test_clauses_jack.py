"""The jack, clause by clause (DOG-52 to DOG-55)."""

from __future__ import annotations

import pytest
from tests.games.dog.lines import marbles_of, state_of, table

clause = pytest.mark.clause


@clause("DOG-52")
def test_an_own_marble_with_anybody_elses() -> None:
    game = table("K 8 9 20 | J\nK K K 40 |\nK K K 50 |\nK K K 60 |")
    assert game.moves() == [f"J:{own}x{other}" for own in (8, 9, 20) for other in (40, 50, 60)]
    game.play("J:20x50")
    assert (marbles_of(game, 0), marbles_of(game, 2)) == ("K 8 9 50", "K K K 20")


@clause("DOG-52")
def test_never_two_own_ones() -> None:
    game = table("K 8 9 20 | J\nK K K 40 |\nK K K 50 |\nK K K 60 |")
    assert game.why_not("J:8x9") == "DOG-52"
    assert game.why_not("J:40x50") == "DOG-52"
    assert game.why_not("J:40x8") == "DOG-52"


@clause("DOG-52")
def test_it_must_be_played_even_to_the_players_harm() -> None:
    game = table("K K K 63 | J\nK K K 1 |\nK K K K |\nK K K K |")
    assert game.moves() == ["J:63x1"]


#: All but two marbles are where no jack reaches them.
SAFE = "K S F1 20 | J\nK K K 40 |\nK K K S |\nK K K F1 |"


@clause("DOG-53")
@pytest.mark.parametrize(
    "act", ["J:Kx40", "J:F1x40", "J:Sx40", "J:20x1.K", "J:20x2.S", "J:20x3.F1"]
)
def test_kennel_finish_and_fresh_take_no_part(act: str) -> None:
    game = table(SAFE)
    assert game.moves() == ["J:20x40"]
    assert game.why_not(act) == "DOG-53"


@clause("DOG-53")
@pytest.mark.parametrize(
    ("act", "reason"),
    [
        ("J:Kx40", "why-kennel-is-not-exchanged"),
        ("J:20x1.K", "why-kennel-is-not-exchanged"),
        ("J:F1x40", "why-finish-is-not-exchanged"),
        ("J:20x2.S", "why-fresh-is-not-exchanged"),
    ],
)
def test_it_is_said_where_a_marble_is_not_exchanged(act: str, reason: str) -> None:
    refusal = table(SAFE).refusal(act)
    assert refusal is not None
    assert refusal.reason == reason


@clause("DOG-53")
def test_nothing_is_exchanged_with_an_empty_field() -> None:
    game = table("K K K 20 | J\nK K K 40 |\nK K K K |\nK K K K |")
    assert game.why_not("J:20x41") == "DOG-53"
    assert game.why_not("J:21x40") == "DOG-53"


@clause("DOG-54")
def test_a_jack_is_laid_without_effect_where_nothing_else_goes() -> None:
    game = table("K K K 10 | J J 9\nK K K S |\nK K K K |\nK K K K |")
    assert game.moves() == ["J:-"]
    game.play("J:-")
    state = state_of(game)
    assert (state["discards"], state["hands"][0], state["turn"]) == (["J"], ["9", "J"], 0)


@clause("DOG-54")
def test_also_with_a_fresh_marble_only() -> None:
    """The own fresh marble is on the track, but the way of a queen is barred."""
    game = table("K K K S | J\nK K K S |\nK K K K |\nK K K K |")
    assert game.moves() == ["J:-"]


@clause("DOG-54")
def test_not_while_a_card_is_playable() -> None:
    game = table("K K K 10 | J 5\nK K K S |\nK K K K |\nK K K K |")
    assert game.moves() == ["5:10>15"]
    assert game.why_not("J:-") == "DOG-54"


@clause("DOG-54")
def test_not_while_another_has_a_marble_that_is_not_fresh() -> None:
    """Then the own fresh one is no reason: the player drops out."""
    game = table("K K K 50 | 5\nK K K S | J\nK K K 20 |\nK K K K |")
    game.play("5:50>55")
    assert state_of(game)["phase"] == "deal"


@clause("DOG-54")
def test_not_without_an_own_marble_on_the_track() -> None:
    game = table("K K K 50 | 5 5\nK K K K | J\nK K K K |\nK K K K |")
    game.play("5:50>55")
    assert state_of(game)["hands"][1] == []


@clause("DOG-54")
def test_a_marble_in_the_finish_is_not_on_the_track() -> None:
    game = table("K K K F1 | J\nK K K K |\nK K K K |\nK K K K | K 5", turn=3)
    game.play("K:K>S")
    assert state_of(game)["hands"][0] == []


@clause("DOG-54")
def test_a_joker_does_not_count_and_nothing_else_idles() -> None:
    game = table("K K K 10 | J\nK K K S |\nK K K K |\nK K K K |")
    assert game.why_not("X=J:-") == "DOG-54"
    assert game.why_not("9:-") == "DOG-54"
    assert game.why_not("J:-") is None


@clause("DOG-54")
def test_for_a_helper_the_helped_marbles_count() -> None:
    game = table("F1 F2 F3 F4 | J 9\nK K K S |\nK K K 10 |\nK K K K |")
    assert game.moves() == ["J:-"]


@clause("DOG-55")
def test_exchanged_onto_its_own_start_a_marble_is_not_fresh() -> None:
    game = table("K K K 20 | J 3\nK K K 0 | 9\nK K K K |\nK K K K |")
    game.play("J:20x0")
    assert marbles_of(game) == "K K K 0"
    game.play("9:20>29")
    assert game.moves() == ["3:0>3", "3:0>F3"]
