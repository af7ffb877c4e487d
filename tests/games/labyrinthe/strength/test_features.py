"""What is learned from: how a seat stands, counted by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.labyrinthe.strength.racer import distances, lines
from tests.games.labyrinthe.strength.test_heuristics import MANY, advice, can_win, generated

from irrgarten.games.labyrinthe import placing
from irrgarten.games.labyrinthe.board import CENTRE
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.games.labyrinthe.strength.features import ENTERS, INSIDE, NEAR, ONE_WAY, THREAT, TURN


def moves_and_ways(state: Labyrinthe, seat: int) -> list[tuple[int, int]]:
    """Of each pawn: its moves to the centre, and in how many directions one of them begins."""
    taken = {square for block in placing.blocks(state) for square in block}
    taken |= {square for side in placing.pawns(state) for square in side}
    far = distances(taken - set(CENTRE))
    found = []
    for square in placing.pawns(state)[seat]:
        if square in CENTRE:
            found.append((0, 0))
            continue
        nearest = []
        for line in lines(square):
            reached = [8]
            for other in line:
                if other not in far:
                    break
                reached.append(far[other] + 1)
            nearest.append(min(reached))
        moves = min(nearest)
        found.append((moves, nearest.count(moves) if moves < 8 else 0))
    return found


def told(players: int, seed: int) -> Iterator[tuple[Labyrinthe, int, list[float]]]:
    """Positions in which nobody wins within the turn, seats, and how these look to them."""
    for state in generated(MANY, players, seed):
        if not can_win(state):
            for seat in range(players):
                yield state, seat, advice(state).described(state, seat)


@pytest.mark.parametrize("players", [2, 4])
def test_pawns_are_counted_by_their_moves_and_by_whether_they_have_but_one_way(
    players: int,
) -> None:
    one_way = several = 0.0
    for state, seat, row in told(players, seed=6):
        counted = [0.0] * (NEAR + 2)
        ways = [0.0] * 3
        for moves, count in moves_and_ways(state, seat):
            counted[moves if moves < NEAR else NEAR if moves < 8 else NEAR + 1] += 1
            if moves > 0 and count == 1:
                ways[min(moves, 3) - 1] += 1
            several += count > 1
        assert row[: NEAR + 2] == counted
        assert row[ONE_WAY : ONE_WAY + 3] == ways
        assert row[INSIDE : INSIDE + 2] == [counted[0] == 1, counted[0] == 2]
        one_way += sum(ways)
    assert one_way > 0
    assert several > 0 or MANY < 40  # uncompiled there are too few positions


@pytest.mark.parametrize("players", [2, 4])
def test_a_seat_that_could_win_were_it_its_turn_threatens_to(players: int) -> None:
    threats = 0.0
    for state, seat, row in told(players, seed=3):
        could = seat != state.turn and advice(state).can_win(state, seat, -1)
        assert row[THREAT] == could
        assert row[TURN] + row[TURN + 1] == (seat == state.turn)
        assert row[ENTERS] == (min(row[1], 2) if row[TURN] else 0)
        threats += row[THREAT]
    assert threats > 0


def test_where_the_turn_wins_there_is_nothing_to_learn() -> None:
    won = [state for state in generated(MANY, 2, seed=1) if can_win(state)]
    assert won
    assert all(advice(state).described(state, seat) == [] for state in won for seat in range(2))
