"""In a tournament of Caminos an encounter is a match (CAM-33)."""

from __future__ import annotations

import pytest

from irrgarten import registry
from irrgarten.kernel.errors import OptionsError
from irrgarten.research.tournament import Table, play, simulate
from irrgarten.tournaments.plan import Plan
from irrgarten.two_sides import match_rounds

clause = pytest.mark.clause


@clause("CAM-33")
def test_an_encounter_is_a_match_of_several_rounds() -> None:
    assert match_rounds("caminos", None) == 2
    assert match_rounds("caminos", 5) == 5
    begins = True
    for seed in range(12):
        table = Table("caminos", {"players": 2}, 3, begins, ("random", "random"), str(seed))
        result, _ = play(table)
        assert result.points is not None
        first, second = result.points
        drawn = first == second
        assert result.first == (0.5 if drawn else float(first > second))
        assert result.first + result.second == 1


@clause("CAM-33")
def test_no_other_game_has_rounds_of_a_match() -> None:
    assert [game for game in registry.names() if registry.rules(game).match] == ["caminos"]
    for game in {*registry.names()} - {"caminos"}:
        assert match_rounds(game, None) == match_rounds(game, 1) == 1
        with pytest.raises(OptionsError, match=f"^match: {game} has no points"):
            match_rounds(game, 2)


@clause("CAM-33")
def test_its_points_are_a_tie_break() -> None:
    plan = Plan("round_robin", tie_breaks=["points"])
    came = simulate("caminos", {"players": 2}, plan, 2, ["random"] * 4, "x")
    for one in came.standings:
        mine = [met.points_of(one.entrant) for met in came.encounters if one.entrant in met.sides]
        assert one.ties == [sum(mine)]
        assert len(mine) == 3
