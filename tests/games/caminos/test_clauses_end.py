"""How a game ends and what is told of it, clause by clause (CAM-15, CAM-25 to CAM-32)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.acting import after, make
from tests.games.caminos.boards import DRAWN_7_TO_9, played, points
from tests.games.caminos.test_random_games import Stacks, plainly
from tests.games.caminos.test_ways import ways_of

from irrgarten import registry
from irrgarten.games.caminos.board import BOARD_OF, BOARDS, BoardName
from irrgarten.games.caminos.narration import Drawn, WentOut, Won
from irrgarten.games.caminos.options import CaminosOptions
from irrgarten.games.caminos.set_up import empty_board
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import Play
from irrgarten.kernel.rng import Rng

clause = pytest.mark.clause

#: Row 1, from a tower in the corner.
FROM_A_TOWER = [
    "L:a1.1,a1.2,a1.3,b1.1",
    "T:c4.1,d4.1,d5.1,e4.1",
    "L:c1.1,d1.1,e1.1,e2.1",
    "T:c6.1,d6.1,d7.1,e6.1",
    "L:f1.1,g1.1,h1.1,h2.1",
]
#: From W to E of the octagon along row 5.
STRAIGHT = [
    "L:a5.1,b5.1,c5.1,c6.1",
    "T:d9.1,e8.1,e9.1,f9.1",
    "L:d5.1,e5.1,f5.1,f6.1",
    "T:d2.1,e1.1,e2.1,f2.1",
    "T:g5.1,h5.1,h6.1,i5.1",
    "T:g8.1,h7.1,h8.1,i8.1",
    "L:i4.1,j4.1,j5.1,j6.1",
]


def last_told(acts: Sequence[str], **options: object) -> list[Event]:
    """What is told of the last of these acts."""
    return played(list(acts[:-1]), **options).play(acts[-1])


@clause("CAM-20", "CAM-30")
def test_a_way_begins_on_top_of_a_tower_in_the_corner() -> None:
    assert last_told(FROM_A_TOWER)[-1] == Won([0], "beech", 8 + 2, 8 + 2)


@clause("CAM-31")
def test_the_faces_are_told_and_what_they_count() -> None:
    assert last_told(STRAIGHT, board="octagon")[-1] == Won([0], "beech", 10, 20)


@clause("CAM-15", "CAM-32")
@pytest.mark.parametrize("beginner", [0, 1])
def test_whoever_goes_out_and_what_a_draw_counts_is_told(beginner: int) -> None:
    """The same pieces in either wood: whoever has fewer on the edge scores."""
    events = last_told(DRAWN_7_TO_9, board="ring", beginner=beginner)
    edges, scores = [7, 9], [9, 0]
    if beginner == 1:
        edges, scores = edges[::-1], scores[::-1]
    assert events[-1] == Drawn(edges, scores)
    game = played(DRAWN_7_TO_9, board="ring", beginner=beginner)
    assert points(game) == scores
    assert [event for event in events if isinstance(event, WentOut)] == [
        WentOut(beginner, 3),
        WentOut(1 - beginner, 3),
    ]


@clause("CAM-15")
@pytest.mark.parametrize("seed", [8, 23])
def test_how_much_is_left_to_whoever_goes_out_is_told(seed: int) -> None:
    """In games at random after which only one has something left, or each something else."""
    rules, rng, acts = registry.rules("caminos"), Rng(seed), Acts()
    state = empty_board(CaminosOptions(board="ring"), 0)
    told: list[WentOut] = []
    while state.to_act():
        state.legal(state.turn, acts)
        journal = Journal()
        state = after(state, state.turn, acts.at(rng.below(len(acts))), journal)
        events = rules.narrate(state, journal, -1)
        told += [event for event in events if isinstance(event, WentOut)]
        stocks = rules.view(state, -1).stocks
    assert {out.seat: out.left for out in told} == {
        seat: stock.L + stock.T + stock.Z + stock.O for seat, stock in enumerate(stocks)
    }


@clause("CAM-27")
def test_after_a_draw_it_is_nobody_s_turn() -> None:
    rules = registry.rules("caminos")
    state = empty_board(CaminosOptions(board="ring"), 0)
    for text in DRAWN_7_TO_9:
        make(state, state.turn, rules.parse(state, state.turn, text))
    assert (state.to_act(), state.turn) == (0, -1)


@clause("CAM-27")
def test_a_draw_may_be_agreed_on_before() -> None:
    assert Play.begun(registry.rules("caminos"), CaminosOptions(), "1", {}).may_draw


def heaped(rng: Rng, cells: Sequence[int]) -> Stacks:
    """Columns mostly of the first wood, of different heights."""
    return {cell: [int(rng.below(5) == 0) for _ in range(1 + rng.below(3))] for cell in cells}


@clause("CAM-26", "CAM-30")
@pytest.mark.parametrize("name", BOARDS)
def test_the_fewest_faces_are_those_of_a_walk_from_face_to_face(name: BoardName) -> None:
    """Several boards in a row: nothing of the last one stays."""
    rng, board = Rng(30), BOARD_OF[name]
    found = set()
    for _ in range(12):
        stacks = heaped(rng, board.cells)
        ways = ways_of(stacks, 0)
        ways.board = list(BOARDS).index(name)
        expected = plainly(board, stacks, 0)
        assert (ways.opposite(), ways.slanting()) == expected
        found.add(expected)
    assert len(found) > 4


@clause("CAM-40")
def test_a_walnut_piece_that_is_placed_is_nobody_s_any_more() -> None:
    game = played([], neutral=True)
    left = []
    for act in ("I:a8.1,b8.1,c8.1", "I:d8.1,e8.1,f8.1"):
        left.append([stock.I for stock in game.view().stocks])
        game.play(act)
    left.append([stock.I for stock in game.view().stocks])
    assert left == [[1, 1], [0, 1], [0, 0]]
