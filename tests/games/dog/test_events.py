"""What is told of an act in Dog, in its order; and what it leaves is like any such position."""

from __future__ import annotations

import pytest
from tests.acting import make
from tests.games.dog.lines import drawn, table
from tests.games.dog.strength.test_belief import only

from irrgarten import registry
from irrgarten.games.dog.narration import (
    AllHome,
    Drew,
    DroppedOut,
    Laid,
    Moved,
    RoundBegan,
    Shuffled,
    Swapped,
    WentHome,
)
from irrgarten.kernel.narration import TurnCame

clause = pytest.mark.clause
RULES = registry.rules("dog")

STRIKING = "K K K 5 | 5 2\nK K K 10 | 2 A\nK K K 40 |\nK K K 50 |"
OVER_THE_END = "K K K 20 | 2 A\nK K 5 60 | 7\nK K 62 61 |\nK K K 50 |"
CHANGING_PLACES = "K K K 20 | J A\nK K K 30 | 5\nK K K K |\nK K K 50 |"
COMING_HOME = "F2 F3 F4 62 | 3\nF2 F3 F4 31 | A\nK K K S |\nK K K 50 | 5"


@clause("DOG-16", "DOG-36")
def test_a_move_that_sends_somebody_home() -> None:
    assert table(STRIKING).play("5:5>10") == [
        Laid(0, "5", "5"),
        WentHome(1, "10"),
        Moved(0, 0, "5", "10", 0),
        TurnCame(1),
    ]


@clause("DOG-45", "DOG-46")
def test_a_part_of_a_seven_tells_what_is_left() -> None:
    assert table(OVER_THE_END, turn=1).play("7:60>1") == [
        Laid(1, "7", "7"),
        WentHome(2, "61"),
        WentHome(2, "62"),
        Moved(1, 1, "60", "1", 2),
    ]


@clause("DOG-52")
def test_two_marbles_that_change_places() -> None:
    assert table(CHANGING_PLACES).play("J:20x30") == [
        Laid(0, "J", "J"),
        Swapped(0, 0, "20", 1, "30"),
        TurnCame(1),
    ]


@clause("DOG-18", "DOG-56")
def test_the_fourth_marble_is_home_and_whoever_can_play_nothing_shows_her_hand() -> None:
    """Not even an ace: all that is outside stands before a barrier."""
    assert table(COMING_HOME).play("3:62>F1") == [
        Laid(0, "3", "3"),
        Moved(0, 0, "62", "F1", 0),
        AllHome(0),
        DroppedOut(1, ["A"]),
        TurnCame(3),
    ]


@clause("DOG-10", "DOG-12")
def test_a_round_begins_and_if_nothing_is_left_the_pile_is_shuffled() -> None:
    last = "K K K 5 | 5\nK K K 14 |\nK K K 40 |\nK K K 50 |"
    played = [Laid(0, "5", "5"), Moved(0, 0, "5", "10", 0), RoundBegan(0, 3)]
    assert table(last, deal=4, dealer=3).play("5:5>10") == played
    game = table(last, deal=4, dealer=3, discards=only("", "5"))
    assert game.play("5:5>10") == [*played, Shuffled(110)]


@clause("DOG-61")
def test_whoever_draws_from_whom_is_told_to_all() -> None:
    hands = "K K K S | A 2\nK K K S | 3 4\nK K K S | 5 6"
    game = table(hands, phase="draw", turn=None, deal=2, dealer=0)
    assert game.play("card 5") == [Drew(1, 2, None)]


@pytest.mark.parametrize(
    ("position", "act"),
    [
        pytest.param(drawn(STRIKING), "5:5>10", id="struck"),
        pytest.param(drawn(OVER_THE_END, turn=1), "7:60>1", id="part"),
        pytest.param(drawn(CHANGING_PLACES), "J:20x30", id="changed-places"),
        pytest.param(drawn("F2 F3 F4 62 | X\nK K K 63 |\nK K K 40 |"), "X=7:62>F1", id="won"),
    ],
)
def test_what_an_act_leaves_is_seen_like_the_same_position_loaded(
    position: dict[str, object], act: str
) -> None:
    state = RULES.load(position)
    make(state, state.turn, RULES.parse(state, state.turn, act))
    again = RULES.load(RULES.dump(state))
    for seat in range(-1, state.seats):
        assert state.seen_by(seat) == again.seen_by(seat)


@clause("DOG-62", "DOG-66")
def test_a_joker_as_seven_brings_another_s_marble_in_although_one_is_about_to_win() -> None:
    game = table("F2 F3 F4 5 | X\nK K K 14 |\nK K K 40 |")
    assert {"X=7:14>1.F1", "X=7:14>1.F4"} <= set(game.moves())


@clause("DOG-66")
def test_seven_points_that_win_are_a_seven() -> None:
    game = table("F2 F3 F4 58 | X\nK K K 30 |\nK K K 40 |")
    assert "X=7:58>F1" in game.moves()
