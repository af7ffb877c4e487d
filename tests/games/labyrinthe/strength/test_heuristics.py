"""The computer player: what it sees in a position, and what it makes of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.acting import all_after, make
from tests.games.labyrinthe.strength.racer import Racer, distances, lines

import irrgarten
from irrgarten import registry
from irrgarten.games.labyrinthe import placing
from irrgarten.games.labyrinthe.board import CENTRE, SQUARE_NAMES, SQUARES
from irrgarten.games.labyrinthe.options import LabyrintheOptions
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.games.labyrinthe.strength.heuristics import LabyrintheHeuristics
from irrgarten.kernel import lots
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.random_play import play_on
from irrgarten.kernel.rng import Rng
from irrgarten.search.arena import Seating, Wanderer, bouts
from irrgarten.search.levels import Level
from irrgarten.search.player import Player
from irrgarten.search.thinking import Mind, think

RULES = registry.rules("labyrinthe")
QUICK = Level("quick", playouts=40 if irrgarten.compiled else 2)
MANY = 40 if irrgarten.compiled else 6


def generated(count: int, players: int, seed: int) -> Iterator[Labyrinthe]:
    """Walls as random play leaves them; two pawns of two seats in the centre, others near it."""
    rng = Rng(seed)
    options = LabyrintheOptions(players=4 if players == 4 else 2)
    while count > 0:
        state = RULES.set_up(options, lots.for_set_up(str(rng.below(1000))), {})
        play_on(state, Acts(), rng, 2 * rng.below(40) + 10)
        if state.winner >= 0:
            continue
        position = RULES.dump(state)
        walls = {square for block in placing.blocks(state) for square in block}
        inside = [s for s in CENTRE if s not in walls]
        outside = [s for s in range(SQUARES) if s not in walls and s not in CENTRE]
        aligned = [s for s in outside if 9 <= s % 21 <= 11 or 9 <= s // 21 <= 11]
        pawns = []
        for seat in range(players):
            two = seat in (state.turn, (state.turn + 1) % players)
            places = [inside] * (2 if two else 0)
            places += [aligned if rng.below(4) else outside for _ in range(4 - len(places))]
            mine = []
            for place in places:
                square = place[rng.below(len(place))]
                mine.append(square)
                for other in (inside, outside, aligned):
                    if square in other:
                        other.remove(square)
            pawns.append([SQUARE_NAMES[square] for square in mine])
        position["state"] |= {"pawns": pawns}
        count -= 1
        yield RULES.load(position)


def wins_at_once(state: Labyrinthe) -> bool:
    """Does one act win? By trying all."""
    return any(after.winner == state.turn for after in reached(state))


def wins_within_turn(state: Labyrinthe) -> bool:
    """Does the seat to act win with one act or with two? By trying all."""
    return wins_at_once(state) or any(
        after.turn == state.turn and wins_at_once(after) for after in reached(state)
    )


def reached(state: Labyrinthe) -> list[Labyrinthe]:
    return all_after(state, state.turn)


def copied(state: Labyrinthe) -> Labyrinthe:
    copy = Labyrinthe()
    copy.copy_from(state)
    return copy


def advice(state: Labyrinthe) -> LabyrintheHeuristics:
    return LabyrintheHeuristics(copied(state))


def can_win(state: Labyrinthe) -> bool:
    return advice(state).can_win(state, state.turn, state.barred)


@pytest.mark.parametrize("players", [2, 4])
def test_it_knows_how_many_moves_each_pawn_has_to_go(players: int) -> None:
    for state in generated(MANY, players, seed=5):
        taken = {square for block in placing.blocks(state) for square in block}
        pawns = [square for side in placing.pawns(state) for square in side]
        far = distances((taken | set(pawns)) - set(CENTRE))
        known = advice(state)
        known.worth(state, 0)
        for number, square in enumerate(pawns):
            expected = 0 if square in CENTRE else 8
            for line in lines(square) if expected else ():
                for other in line:
                    if other not in far:
                        break
                    expected = min(expected, far[other] + 1)
            assert known.moves[number] == expected


@pytest.mark.parametrize("players", [2, 4])
def test_it_knows_every_win_within_a_turn(players: int) -> None:
    found = 0
    for state in generated(MANY, players, seed=1):
        assert can_win(state) == wins_within_turn(state)
        found += can_win(state)
    assert 0 < found < MANY


@pytest.mark.parametrize("players", [2, 4])
def test_it_makes_every_win_within_its_turn(players: int) -> None:
    for state in generated(MANY, players, seed=2):
        seat = state.turn
        if not can_win(state):
            continue
        play_turn(state)
        assert state.winner == seat


def play_turn(state: Labyrinthe) -> None:
    """Let the computer player make the acts of one turn."""
    seat = state.turn
    while state.turn == seat:
        player = Player(RULES, RULES.options(state), seat, QUICK, seed=3)
        act = RULES.parse(state, seat, player.choose(RULES.view(state, seat)))
        make(state, seat, act)


def can_be_stopped(state: Labyrinthe) -> bool:
    """Is there a turn after which the next seat cannot win within its own? By trying all."""
    seat = state.turn
    for after in reached(state):
        if after.turn == seat:
            if any(not can_win(then) for then in reached(after)):
                return True
        elif not can_win(after):
            return True
    return False


@pytest.mark.parametrize("players", [2, 4])
def test_it_stops_every_win_of_the_next_that_can_be_stopped(players: int) -> None:
    threats = stopped = 0
    for state in generated(MANY, players, seed=3):
        if can_win(state):
            continue
        before = copied(state)
        threats += advice(state).can_win(state, (state.turn + 1) % players, -1)
        play_turn(state)
        if wins_within_turn(state):
            assert not can_be_stopped(before)
        else:
            stopped += 1
    assert threats > 0
    assert stopped > 0


def test_what_decides_less_is_not_tried() -> None:
    for state in generated(6, 2, seed=4):
        view = RULES.view(state, state.turn)
        known = advice(state)
        mind = Mind(RULES.belief(view, None), RULES.heuristics(view, None))
        for tried in think([mind], state.turn, 200 if irrgarten.compiled else 3, seed=1):
            if known.prior(state, state.turn, tried.act) <= 0:
                assert tried.visits == 0


def test_whoever_dreams_tries_what_decides_less_too() -> None:
    state = next(state for state in generated(MANY, 2, seed=4) if can_win(state))
    acts = Acts()
    state.legal(state.turn, acts)
    awake, dreaming = advice(state), advice(state)
    dreaming.dream()
    assert any(awake.prior(state, state.turn, act) == 0.0 for act in acts.listed())
    assert all(dreaming.prior(state, state.turn, act) > 0.0 for act in acts.listed())
    assert dreaming.worth(state, state.turn) < awake.worth(state, state.turn)


def quick(options: LabyrintheOptions) -> Seating:
    level = Level("short", playouts=200)
    return lambda seat, seed: Player(RULES, options, seat, level, seed)


@pytest.mark.skipif(not irrgarten.compiled, reason="uncompiled players think too little")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("other", [Wanderer, Racer])
def test_it_beats_random_play_and_a_racer(players: int, other: type[Wanderer | Racer]) -> None:
    options = LabyrintheOptions(players=4 if players == 4 else 2)
    others: list[Seating] = [lambda seat, seed: other(RULES, seat, seed)] * (players - 1)
    for bout in bouts(RULES, options, [quick(options), *others], players, seed="bout"):
        assert bout.values[0] == 1.0
