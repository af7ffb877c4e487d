"""Dog as a tournament of many tables (DOG-59)."""

from __future__ import annotations

import pytest

import irrgarten
from irrgarten import registry
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.lots import SeededLots
from irrgarten.research.tournament import simulate
from irrgarten.tournaments import teams
from irrgarten.tournaments.plan import Plan
from irrgarten.two_sides import options_for_two

clause = pytest.mark.clause


@clause("DOG-59")
@pytest.mark.parametrize(
    ("options", "first", "second"),
    [
        ({"players": 4}, [0, 2], [1, 3]),
        ({"players": 6, "teams": "trios"}, [0, 2, 4], [1, 3, 5]),
        ({"players": 2}, [0], [1]),
    ],
)
def test_two_teams_meet_at_a_table(
    options: dict[str, object], first: list[int], second: list[int]
) -> None:
    rules = registry.rules("dog")
    assert rules.sides(options_for_two("dog", options)) == [first, second]


@clause("DOG-59")
@pytest.mark.parametrize("options", [{"players": 6}, {"players": 3}, {"players": 5}])
def test_more_than_two_sides_do_not(options: dict[str, object]) -> None:
    with pytest.raises(OptionsError, match="two sides meet"):
        options_for_two("dog", options)


@clause("DOG-59")
@pytest.mark.parametrize(("size", "count"), [(2, 8), (3, 6)])
def test_teams_may_be_drawn(size: int, count: int) -> None:
    players = range(1, size * count)  # one is missing
    found = teams.drawn(players, size, SeededLots("x", "teams"))
    assert [len(team) for team in found] == [size] * (count - 1) + [size - 1]
    assert sorted(player for team in found for player in team) == [*players]
    assert found != teams.drawn(players, size, SeededLots("y", "teams"))


@clause("DOG-59")
@pytest.mark.parametrize("seat", range(4))
def test_the_tournament_says_who_begins(seat: int) -> None:
    rules, options = registry.rules("dog"), options_for_two("dog", {})
    game = irrgarten.new("dog", players=4, seed=1, **rules.beginning(options, seat))
    for giver in [*game.turn]:
        game.play(game.moves(giver)[0], seat=giver)
    assert game.turn == [seat]


@clause("DOG-59")
@pytest.mark.parametrize("options", [{}, {"players": 6, "teams": "trios"}])
def test_a_tournament_of_many_tables_is_played_out(options: dict[str, object]) -> None:
    came = simulate("dog", options, Plan("swiss"), 1, ["random"] * 3, "x")
    assert len(came.encounters) == 4
    assert sum(one.score for one in came.standings) == 4
    assert [one.place for one in came.standings] == sorted(one.place for one in came.standings)
