"""Board, seats and cards, clause by clause (DOG-01 to DOG-07)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.dog.lines import drawn, state_of, table

import irrgarten
from irrgarten import registry

clause = pytest.mark.clause


@clause("DOG-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_players_with_four_marbles_each(players: int) -> None:
    state = state_of(irrgarten.new("dog", players=players, seed=1))
    assert [len(marbles) for marbles in state["marbles"]] == [4] * players


@clause("DOG-01")
@pytest.mark.parametrize("players", [1, 7])
def test_not_fewer_and_not_more(players: int) -> None:
    with pytest.raises(irrgarten.OptionsError, match="players"):
        irrgarten.new("dog", players=players)


@clause("DOG-02")
def test_eight_of_every_rank_and_six_jokers() -> None:
    game = irrgarten.new("dog", players=6, seed=3, chance="manual")
    assert game.moves() == [f"card {card}" for card in "A 2 3 4 5 6 7 8 9 10 J Q K X".split()]
    dealt: Counter[str] = Counter()
    for _ in range(6):
        game.play("card X")
        dealt["X"] += 1
    assert "card X" not in game.moves()
    assert game.why_not("card X") == "DOG-12"
    for _ in range(8):
        game.play("card Q")
    assert game.why_not("card Q") == "DOG-12"
    assert game.view().stock == 110 - 14


@clause("DOG-03")
@pytest.mark.parametrize(("players", "fields"), [(2, 64), (3, 64), (4, 64), (5, 96), (6, 96)])
def test_sixteen_fields_an_arm(players: int, fields: int) -> None:
    """A marble on the last field steps onto field 0."""
    seats = [f"K K K {fields - 2} | A"] + ["K K K K |"] * (players - 1)
    game = table("\n".join(seats))
    game.play(f"A:{fields - 2}>{fields - 1}")
    assert state_of(game)["marbles"][0][3] == str(fields - 1)
    seats[0] = f"K K K {fields} | A"
    with pytest.raises(irrgarten.PositionError, match=r"marbles\[0\]\[3\]"):
        table("\n".join(seats))


@clause("DOG-03")
def test_four_places_in_the_kennel_and_four_in_the_finish() -> None:
    with pytest.raises(irrgarten.PositionError, match=r"marbles\[0\]\[0\]"):
        table("F5 K K K | A\nK K K K |\nK K K K |\nK K K K |")


#: By number of players: where each seat starts.
STARTS = {
    2: [0, 32],
    3: [0, 16, 32],
    4: [0, 16, 32, 48],
    5: [0, 16, 32, 48, 64],
    6: [0, 16, 32, 48, 64, 80],
}


@clause("DOG-04")
@pytest.mark.parametrize("players", sorted(STARTS))
def test_seats_sit_on_their_arms(players: int) -> None:
    for seat, start in enumerate(STARTS[players]):
        lines = ["K K K K |"] * players
        lines[seat] = "K K K S | 5"
        game = table("\n".join(lines), turn=seat)
        assert f"5:S>{start + 5}" in game.moves()


@clause("DOG-04")
def test_turns_pass_in_the_order_of_the_seats() -> None:
    game = table("K K K 5 | 5\nK K K 20 | 5\nK K K 40 | 5\nK K K 50 | 5", turn=1)
    assert game.why_not("5:5>10", seat=0) == "DOG-04"
    order = []
    for move in ("5:20>25", "5:40>45", "5:50>55", "5:5>10"):
        order.append(game.turn[0])
        game.play(move)
    assert order == [1, 2, 3, 0]


@clause("DOG-05")
def test_four_players_are_two_pairs_of_opposite_seats() -> None:
    """Seats 0 and 2 win together: the last marble of seat 2 wins for both."""
    game = table("F1 F2 F3 F4 |\nK K K K |\nF2 F3 F4 31 | 2\nK K K K |", turn=2)
    game.play("2:31>F1")
    assert state_of(game)["winner"] == [0, 2]
    assert game.result == [1.0, 0.0, 1.0, 0.0]


@clause("DOG-05")
@pytest.mark.parametrize("teams", ["trios", "none"])
def test_four_players_form_nothing_else(teams: str) -> None:
    with pytest.raises(irrgarten.OptionsError, match="teams"):
        irrgarten.new("dog", players=4, teams=teams)


HOME = "F1 F2 F3 F4 |"
KENNEL = "K K K K |"


@clause("DOG-06")
@pytest.mark.parametrize(
    ("teams", "winners"), [("pairs", [0, 3]), ("pairs", [2, 5]), ("trios", [1, 3, 5])]
)
def test_six_players_are_pairs_or_trios(teams: str, winners: list[int]) -> None:
    lines = [HOME if seat in winners else KENNEL for seat in range(6)]
    last = winners[-1]
    lines[last] = f"F2 F3 F4 {16 * last - 1} | 2"
    game = table("\n".join(lines), turn=last, teams=teams)
    game.play(f"2:{16 * last - 1}>F1")
    assert state_of(game)["winner"] == winners


@clause("DOG-06")
def test_pairs_unless_chosen_otherwise() -> None:
    assert irrgarten.new("dog", players=6).position()["options"]["teams"] == "pairs"
    with pytest.raises(irrgarten.OptionsError, match="teams"):
        irrgarten.new("dog", players=6, teams="none")


@clause("DOG-07")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_everybody_alone(players: int) -> None:
    assert irrgarten.new("dog", players=players).position()["options"]["teams"] == "none"
    for teams in ("pairs", "trios"):
        with pytest.raises(irrgarten.OptionsError, match="teams"):
            irrgarten.new("dog", players=players, teams=teams)
        with pytest.raises(irrgarten.PositionError, match="teams"):
            irrgarten.load(drawn("\n".join(["K K K K | A"] * players), teams=teams))


@clause("DOG-01", "DOG-02")
def test_all_that_is_on_the_table_is_counted_wherever_it_lies() -> None:
    """In stock, hands and on the pile, or given; in kennels and finishes, or on the track."""
    hands = "K S 12 F2 | 5\nK K 20 F1 | 5 6\n" + "K K K K | A X\n" * 2
    hands += "K K K 40 | 6 7\n"
    rules = registry.rules("dog")
    asked: dict[str, Any] = {"phase": "exchange", "turn": None, "deal": 2, "given": "6 - - - - -"}
    state = rules.load(drawn(hands + KENNEL + " 9 9", discards="A 9 9 X", **asked))
    ranks = "A 2 3 4 5 6 7 8 9 10 J Q K".split()
    counted = {"X": 6, "counted": 110, "marbles": 24, "fields": 24, "home": 0}
    assert dict(rules.conserved(state)) == {**dict.fromkeys(ranks, 8), **counted}
