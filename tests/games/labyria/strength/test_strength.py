"""How well the computer player plays, in few games with fixed seeds and little thought."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.labyria.strength.racer import Racer

import irrgarten
from irrgarten.games.labyria import RULES
from irrgarten.games.labyria.options import LabyriaOptions
from irrgarten.search.arena import Seating, Wanderer, bouts
from irrgarten.search.levels import LEVELS, level_of
from irrgarten.search.player import Player

pytestmark = pytest.mark.skipif(
    not irrgarten.compiled, reason="players are weak uncompiled, as they say"
)
#: An expert that thinks a short while.
QUICK = msgspec.structs.replace(LEVELS["expert"], playouts=40)


def expert(options: LabyriaOptions) -> Seating:
    return lambda seat, seed: Player(RULES, options, seat, QUICK, seed)


def wanderer(seat: int, seed: int) -> Wanderer:
    return Wanderer(RULES, seat, seed)


def wins(other: Seating, players: int, games: int, size: int = 10) -> int:
    """Of one expert against all others."""
    options = LabyriaOptions(players=players, size=size)
    table = [expert(options), *[other] * (players - 1)]
    played = list(bouts(RULES, options, table, games, f"{players}/{size}"))
    assert all(bout.over for bout in played)
    return sum(bout.values[0] == 1.0 for bout in played)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_expert_beats_whoever_wanders(players: int) -> None:
    assert wins(wanderer, players, 2) == 2


@pytest.mark.parametrize(("players", "games"), [(2, 4), (3, 3), (4, 4)])
def test_an_expert_beats_whoever_only_races(players: int, games: int) -> None:
    """Measured in other games, one against all: 98 of 100, 59 of 60, 56 of 60."""
    assert wins(Racer, players, games) >= games - 1


@pytest.mark.parametrize("size", [8, 12])
def test_on_every_board(size: int) -> None:
    assert wins(Racer, 2, 2, size) >= 1


def test_an_expert_beats_a_beginner() -> None:
    options = LabyriaOptions(players=2)

    def beginner(seat: int, seed: int) -> Player:
        return Player(RULES, options, seat, level_of("beginner", RULES), seed)

    played = bouts(RULES, options, [expert(options), beginner], 4, "levels")
    assert sum(bout.values[0] for bout in played) >= 3
