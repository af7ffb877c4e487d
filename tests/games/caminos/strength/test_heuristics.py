"""The computer player: what it sees in a position, and what it makes of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.acting import after as made
from tests.games.caminos.boards import DRAWN_3_TO_3, DRAWN_7_TO_9, played
from tests.games.caminos.strength.greedy import Greedy

import irrgarten
from irrgarten import registry
from irrgarten.games.caminos.board import BOARDS, BoardName
from irrgarten.games.caminos.codes import cubes_of
from irrgarten.games.caminos.options import CaminosOptions
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.set_up import empty_board
from irrgarten.games.caminos.strength.costs import EMPTY
from irrgarten.games.caminos.strength.heuristics import KEPT_FIRST, LOOKED_FIRST, CaminosHeuristics
from irrgarten.games.caminos.strength.threats import Threats
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import View
from irrgarten.search import judgement
from irrgarten.search.arena import Bout, Seating, Wanderer, bouts
from irrgarten.search.levels import Level
from irrgarten.search.player import Player

RULES = registry.rules("caminos")
QUICK = Level("quick", playouts=60 if irrgarten.compiled else 2)
MANY = 40 if irrgarten.compiled else 2
#: Features of a wood: what its cheapest way costs, and one between other sides.
FIRST, ELSEWHERE = 0, 10


def after(state: Caminos, act: int) -> Caminos:
    return made(state, state.turn, act)


def winning(state: Caminos, seat: int) -> set[int]:
    """All acts that complete a way, each tried by itself."""
    moved = state.blank()
    moved.copy_from(state)
    moved.turn = seat
    acts = Acts()
    moved.legal(seat, acts)
    return {act for act in acts.listed() if after(moved, act).winner == seat % 2}


def generated(board: BoardName, players: int, seed: int) -> Iterator[Caminos]:
    """Positions that half-hearted players come to: every other act is one of the player's own."""
    rng = Rng(seed)
    options = CaminosOptions(players=4 if players == 4 else 2, board=board, neutral=seed % 3 == 2)
    acts = Acts()
    while True:
        state = empty_board(options, rng.below(players))
        while state.to_act():
            yield state
            state.legal(state.turn, acts)
            if rng.below(2) and not state.walnut_first():
                CaminosHeuristics(state).narrow(state, state.turn, acts)
            act = acts.at(rng.below(len(acts)))
            if after(state, act).winner >= 0:  # go on as long as there is something to see
                state.legal(state.turn, acts)
                act = acts.at(rng.below(len(acts)))
            state = after(state, act)


def chosen(state: Caminos) -> int:
    options = RULES.options(state)
    player = Player(RULES, options, state.turn, QUICK, seed=3)
    view: View = RULES.view(state, state.turn)
    return RULES.parse(state, state.turn, player.choose(view))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 4])
def test_threats_are_exactly_the_acts_that_win(board: BoardName, players: int) -> None:
    threats, seen, left = Threats(), 0, MANY
    for state in generated(board, players, players):
        if state.walnut_first():
            continue
        wins = winning(state, state.turn)
        assert threats.can_win(state, state.turn) == bool(wins)
        assert set(threats.wins(state, state.turn).listed()) == wins
        seen += bool(wins)
        left -= 1
        if left <= 0 and seen > 0:
            break


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_win_with_the_next_piece_is_never_missed(board: BoardName, players: int) -> None:
    """Of several the one that scores most is taken."""
    left = MANY // 8 + 1
    for state in generated(board, players, 10 + players):
        if state.walnut_first():
            continue
        wins = winning(state, state.turn)
        if wins:
            act = chosen(state)
            assert act in wins
            scores = {win: after(state, win).points[state.turn % 2] for win in wins}
            assert scores[act] == max(scores.values())
            left -= 1
            if left == 0:
                break


def test_whoever_dreams_does_not_see_that_the_next_piece_wins() -> None:
    state = next(
        state
        for state in generated("square", 2, 12)
        if not state.walnut_first() and winning(state, state.turn)
    )
    awake, dreaming = CaminosHeuristics(state), CaminosHeuristics(state)
    dreaming.dream()
    assert awake.worth(state, state.turn) == pytest.approx(0.99)
    assert dreaming.worth(state, state.turn) < 0.98
    acts = Acts()
    for heuristics, one in ((awake, True), (dreaming, False)):
        state.legal(state.turn, acts)
        heuristics.narrow(state, state.turn, acts)
        assert (len(acts) == 1) == one


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_win_of_the_next_seat_is_blocked_if_it_can_be(board: BoardName, players: int) -> None:
    left = MANY // 8 + 1
    for state in generated(board, players, 20 + players):
        following = (state.turn + 1) % players
        if state.walnut_first() or state.out or winning(state, state.turn):
            continue
        if not winning(state, following):
            continue
        acts = Acts()
        state.legal(state.turn, acts)
        threats = Threats()
        held = {act for act in acts.listed() if not loses(state, act, threats)}
        if not held or len(held) == len(acts):
            continue
        assert chosen(state) in held
        left -= 1
        if left == 0:
            break


def loses(state: Caminos, act: int, threats: Threats) -> bool:
    """Can the next seat win, whatever this act has changed?"""
    made = after(state, act)
    return made.turn >= 0 and threats.can_win(made, made.turn)


# -- what a champion looks at -----------------------------------------------------------------
def champion(state: Caminos) -> CaminosHeuristics:
    heuristics = CaminosHeuristics(state)
    learned = judgement.of("caminos")
    assert learned is not None
    assert learned.teach(heuristics)
    return heuristics


def narrowed(heuristics: CaminosHeuristics, state: Caminos) -> list[int]:
    acts = Acts()
    state.legal(state.turn, acts)
    heuristics.narrow(state, state.turn, acts)
    return list(acts.listed())


@pytest.mark.parametrize("board", BOARDS)
def test_a_champion_foresees_what_its_acts_are_worth(board: BoardName) -> None:
    state = empty_board(CaminosOptions(board=board), 0)
    for seed in range(6):
        heuristics = champion(state)
        assert heuristics.foresees()
        assert not CaminosHeuristics(state).foresees()
        acts = narrowed(heuristics, state)
        act = acts[seed % len(acts)]
        foreseen = heuristics.foreseen(state, state.turn, act)
        seat, state = state.turn, after(state, act)
        assert champion(state).worth(state, seat) == pytest.approx(foreseen)


def test_whoever_dreams_foresees_nothing() -> None:
    state = empty_board(CaminosOptions(), 0)
    heuristics = champion(state)
    heuristics.dream()
    assert not heuristics.foresees()


def test_of_the_acts_looked_at_the_best_are_kept() -> None:
    """Also such as do not look interesting; where there are few, all are looked at."""
    left = 5
    for state in generated("square", 2, 30):
        legal = Acts()
        state.legal(state.turn, legal)
        if not KEPT_FIRST < len(legal) < LOOKED_FIRST or state.walnut_first():
            continue
        heuristics = champion(state)
        kept = narrowed(heuristics, state)
        if len(kept) < KEPT_FIRST:  # it wins, or has to answer a threat
            continue
        worth = {act: worth_of(state, act) for act in legal.listed()}
        best = sorted(worth.values(), reverse=True)[:KEPT_FIRST]
        assert sorted((worth[act] for act in kept), reverse=True) == pytest.approx(best)
        left -= 1
        if left == 0:
            break


def worth_of(state: Caminos, act: int) -> float:
    made = after(state, act)
    if made.winner >= 0:
        return made.value(state.turn)
    return champion(made).worth(made, state.turn)


@pytest.mark.parametrize(("board", "cells"), [("square", 8), ("rhombus", 9)])
def test_what_ways_cost_on_an_empty_board(board: BoardName, cells: int) -> None:
    """Both pairs of sides are as far apart."""
    state = empty_board(CaminosOptions(board=board), 0)
    row = CaminosHeuristics(state).described(state, 0)
    assert row[FIRST] == row[ELSEWHERE] == pytest.approx(EMPTY * cells / 32)


def test_threats_without_a_cell_in_common_are_a_fork() -> None:
    seen = set()
    for state in generated("square", 2, 2):
        if state.walnut_first() or state.out:
            continue
        other = 1 - state.turn
        threats = Threats()
        if not threats.search(state, other, 12):
            continue
        common = set.intersection(
            *({(x, y) for x, y, _ in cubes_of(act)} for act in threats.found.listed())
        )
        assert threats.fork() == (not common)
        seen.add(threats.fork())
        if len(seen) == 2:
            break


# -- strength -------------------------------------------------------------------------------------
def quick(options: CaminosOptions) -> Seating:
    return lambda seat, seed: Player(RULES, options, seat, QUICK, seed)


def wanderer(seat: int, seed: int) -> Wanderer:
    return Wanderer(RULES, seat, seed)


def greedy(seat: int, seed: int) -> Greedy:
    return Greedy(RULES, seat, seed)


def won(bout: Bout) -> bool:
    assert bout.over
    return bout.values[0] == 1.0


@pytest.mark.parametrize("board", ["square", "rhombus", "octagon"])
def test_random_play_is_beaten_every_time(board: BoardName) -> None:
    options = CaminosOptions(board=board)
    games = 30 if irrgarten.compiled else 2
    table = [quick(options), wanderer]
    assert all(won(bout) for bout in bouts(RULES, options, table, games, board))


def test_random_partners_are_beaten_every_time() -> None:
    options = CaminosOptions(players=4)
    games = 12 if irrgarten.compiled else 2
    table = [quick(options), wanderer] * 2
    assert all(won(bout) for bout in bouts(RULES, options, table, games, "partners"))


@pytest.mark.skipif(not irrgarten.compiled, reason="uncompiled it can hardly think")
def test_counting_the_shortest_way_is_not_enough_against_it() -> None:
    options = CaminosOptions()
    table = [quick(options), greedy]
    results = [won(bout) for bout in bouts(RULES, options, table, 8, "greedy")]
    assert sum(results) >= 7


def test_a_draw_is_worth_a_little_more_to_the_wood_that_scores() -> None:
    """CAM-32: no win, but points for the match."""
    scored = RULES.load(played(DRAWN_7_TO_9, board="ring").position())
    assert [scored.value(0), scored.value(1)] == [0.55, 0.45]
    even = RULES.load(played(DRAWN_3_TO_3, board="rhombus").position())
    assert [even.value(0), even.value(1)] == [0.5, 0.5]
