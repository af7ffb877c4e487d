"""How well the computer player plays, in few and short games with fixed seeds."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.dog.strength.greedy import Greedy

import irrgarten
from irrgarten.games.dog import RULES
from irrgarten.games.dog.options import DogOptions, Teams
from irrgarten.search.arena import Bout, Seating, Wanderer, bouts
from irrgarten.search.levels import LEVELS
from irrgarten.search.player import Player

#: An expert that thinks a short while; uncompiled it can hardly think at all.
QUICK = msgspec.structs.replace(LEVELS["expert"], playouts=40 if irrgarten.compiled else 2)


def expert(options: DogOptions) -> Seating:
    return lambda seat, seed: Player(RULES, options, seat, QUICK, seed)


def wanderer(seat: int, seed: int) -> Wanderer:
    return Wanderer(RULES, seat, seed)


def won(bout: Bout) -> bool:
    """Did the contestant 0, and so its team, win?"""
    assert bout.over
    return bout.values[0] == 1.0


def test_two_experts_beat_two_random_players() -> None:
    options = DogOptions(players=4)
    table = [expert(options), wanderer] * 2
    games = 10 if irrgarten.compiled else 2
    assert all(won(bout) for bout in bouts(RULES, options, table, games, "random"))


def test_two_experts_beat_two_greedy_players() -> None:
    options = DogOptions(players=4)
    table = [expert(options), Greedy] * 2
    games = 10 if irrgarten.compiled else 2
    wins = sum(won(bout) for bout in bouts(RULES, options, table, games, "greedy"))
    assert wins >= (8 if irrgarten.compiled else 1)


@pytest.mark.parametrize(
    ("players", "teams"),
    [(2, "none"), (3, "none"), (5, "none"), (6, "pairs"), (6, "trios")],
)
def test_an_expert_team_beats_the_rest_of_the_table(players: int, teams: Teams) -> None:
    options = DogOptions(players=players, teams=teams)
    apart = players // options.team_size if options.team_size else players
    table = [expert(options) if seat % apart == 0 else wanderer for seat in range(players)]
    games = 2 if irrgarten.compiled else 1
    assert all(won(bout) for bout in bouts(RULES, options, table, games, f"{players}{teams}"))
