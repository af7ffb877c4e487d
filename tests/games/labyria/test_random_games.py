"""Random games by the thousand where the rules are compiled, with what always holds."""

from __future__ import annotations

import pytest

import irrgarten
from irrgarten.games.labyria import RULES
from irrgarten.games.labyria.board import DEPOT, PIECES, SIZES
from irrgarten.games.labyria.codes import BUILD, CORNER_FIELD, OVER
from irrgarten.games.labyria.options import LabyriaOptions
from irrgarten.games.labyria.rules import Labyria
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.random_play import play_on
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import NOBODY

GAMES = 100 if irrgarten.compiled else 1
#: Acts between two looks, and the most of a game: at random a goal is rarely met exactly.
STRIDE, MOST = 397, 800


def crossings(state: Labyria) -> list[int]:
    return [crossing for crossing, arms in enumerate(state.maze.corner) if arms > 0]


def look(state: Labyria) -> None:
    """All obstacles are somewhere, one wall for each edge, one figure for each field."""
    tiles, corners = PIECES[state.seats]
    assert state.maze.tiles + sum(state.reserve[::2]) + state.depot == tiles * state.seats + DEPOT
    assert state.maze.corners + sum(state.reserve[1::2]) == corners * state.seats
    on = state.maze.on
    standing = [field for field in state.figure[: 3 * state.seats] if on[field] < CORNER_FIELD]
    assert len(set(standing)) == len(standing) == sum(0 < who < CORNER_FIELD for who in on)
    for seat in range(state.seats):
        own = state.figure[3 * seat : 3 * seat + 3]
        assert own == sorted(own)
        ends = (state.start_of(seat), state.goal_of(seat))
        assert all(on[field] == seat + 1 or field in ends for field in own)
        assert (state.at_goal(seat) == 3) == (state.winner == seat)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_everything_in_its_place(players: int, size: int) -> None:
    acts, rng = Acts(), Rng(100 * players + size)
    root = RULES.set_up(LabyriaOptions(players=players, size=size), rng, {})
    state = Labyria()
    for _ in range(GAMES):
        state.copy_from(root)
        pieces, made = RULES.conserved(state), 0
        while state.phase == BUILD:
            play_on(state, acts, rng, 1)
        built = crossings(state)
        while made < MOST and state.to_act() != NOBODY:
            made += play_on(state, acts, rng, STRIDE)
            look(state)
            assert crossings(state) == built  # RIA-36: corners only turn
        assert RULES.conserved(state) == pieces
        if state.phase == OVER:
            assert [state.result(seat) for seat in range(players)].count(1.0) == 1


def test_random_games_can_end() -> None:
    acts, rng = Acts(), Rng(5)
    root = RULES.set_up(LabyriaOptions(players=2, size=8), rng, {})
    state = Labyria()
    games = 20 if irrgarten.compiled else 1
    ended = 0
    for _ in range(games):
        state.copy_from(root)
        play_on(state, acts, rng, 60_000 if irrgarten.compiled else 2000)
        ended += state.phase == OVER
    assert ended >= 10 or not irrgarten.compiled
