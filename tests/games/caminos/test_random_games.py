"""Random games on every board: pieces, heights and hollows; ways as a plain search finds them.

What is compared with the rules here knows nothing of sets of bits: it walks from face to face.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import pytest
from tests.acting import make

import irrgarten
from irrgarten.games.caminos import codes, position, why_not
from irrgarten.games.caminos.board import BOARD_OF, BOARDS, PLACE_OF, WIDTH, Board, BoardName
from irrgarten.games.caminos.options import CaminosOptions
from irrgarten.games.caminos.pieces import FIRST
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.set_up import empty_board
from irrgarten.games.caminos.view import open_to_all
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.rng import Rng

GAMES = 60 if irrgarten.compiled else 4

#: Woods of the cubes of a cell, from below.
Stacks = dict[int, list[int]]


def games(board: BoardName) -> Iterator[tuple[Caminos, Rng]]:
    for number in range(GAMES):
        options = CaminosOptions(
            players=4 if number % 3 == 2 else 2, board=board, neutral=number % 4 == 3
        )
        yield empty_board(options, number % options.players), Rng(number)


def positions(board: BoardName) -> Iterator[Caminos]:
    """Every position of these games."""
    acts = Acts()
    for state, rng in games(board):
        yield state
        while state.to_act():
            state.legal(state.turn, acts)
            make(state, state.turn, acts.at(rng.below(len(acts))))
            yield state


def stacked(state: Caminos) -> Stacks:
    """Built up from the pieces, one after the other; nothing may be hollow or overlap."""
    stacks: Stacks = {}
    for seat, act in position.entries(state):
        for x, y, z in codes.cubes_of(act):  # of one cell from below
            stack = stacks.setdefault(WIDTH * y + x, [])
            assert len(stack) == z
            stack.append(codes.wood_of(seat, act))
    return stacks


# -- faces, one by one ----------------------------------------------------------------------------
#: A face: the cell and the height of its cube, and the neighbouring cell it looks at (or None).
Face = tuple[int, int, int | None]


def beyond(face: Face, stacks: Stacks, wood: int) -> Iterator[Face]:
    """The faces that a way may go on to: over the edge of a top, or up or down a step."""
    cell, height, toward = face
    if toward is None:
        for near in (cell + 1, cell - 1, cell + WIDTH, cell - WIDTH):
            there = len(stacks.get(near, []))
            if there == height:
                yield near, height, None
            elif there > height:
                yield near, height + 1, cell
            elif there > 0:
                yield cell, height, near
        return
    if height < len(stacks[cell]):
        yield cell, height + 1, toward
    else:
        yield cell, height, None
    if height - 1 > len(stacks[toward]):
        yield cell, height - 1, toward
    else:
        yield toward, height - 1, None


def shows(face: Face, stacks: Stacks, wood: int) -> bool:
    cell, height, _ = face
    return stacks.get(cell, [])[height - 1 : height] == [wood]


def fewest_faces(stacks: Stacks, wood: int, start: list[int], end: list[int]) -> int:
    """Breadth first, a face at a time; 0 if no way leads from side to side."""
    first: list[Face] = [(cell, len(stacks.get(cell, [])), None) for cell in start]
    faces = deque((face, 1) for face in first if shows(face, stacks, wood))
    seen = {face for face, _ in faces}
    while faces:
        face, count = faces.popleft()
        if face[2] is None and face[0] in end:
            return count
        for other in beyond(face, stacks, wood):
            if other not in seen and shows(other, stacks, wood):
                seen.add(other)
                faces.append((other, count + 1))
    return 0


def plainly(board: Board, stacks: Stacks, wood: int) -> tuple[int, int]:
    """The faces between opposite sides, and to a neighbour of the opposite side."""
    found: dict[bool, list[int]] = {True: [], False: []}
    for start, end, opposite in board.joined():
        faces = fewest_faces(stacks, wood, board.sides[start], board.sides[end])
        if faces:
            found[opposite].append(faces)
    return min(found[True], default=0), min(found[False], default=0)


@pytest.mark.parametrize("name", BOARDS)
def test_ways_are_those_that_a_plain_search_finds(name: BoardName) -> None:
    board = BOARD_OF[name]
    joined = 0
    for state in positions(name):
        stacks = stacked(state)
        for wood in (0, 1):
            expected = plainly(board, stacks, wood)
            state.survey(wood)
            assert (state.ways.opposite(), state.ways.slanting()) == expected
            assert (state.winner == wood) == (expected != (0, 0))
            joined += state.winner == wood
    assert joined > GAMES / 4


@pytest.mark.parametrize("name", BOARDS)
def test_the_way_that_is_shown_has_as_many_faces_as_count(name: BoardName) -> None:
    board = BOARD_OF[name]
    for state in positions(name):
        if state.winner not in (0, 1):
            continue
        opposite, slanting = plainly(board, stacked(state), state.winner)
        double = 2 * opposite if board.is_round else opposite
        view = open_to_all(state)
        assert view.way is not None
        assert view.points is not None
        assert view.points[state.winner] == max(double, slanting)
        assert view.points[1 - state.winner] == 0
        assert len(view.way.faces) * (2 if view.way.double else 1) == view.points[state.winner]
        tops = {top.cell: (top.height, top.wood) for top in view.tops}
        assert {tops[cell][1] for cell in view.way.cells} == {codes.WOODS[state.winner]}
        lying = [face.cube for face in view.way.faces if face.toward is None]
        assert lying == [f"{cell}.{tops[cell][0]}" for cell in view.way.cells]


@pytest.mark.parametrize("name", BOARDS)
def test_random_games_keep_to_what_the_clauses_bring_with_them(name: BoardName) -> None:
    """56 cubes a wood at most, nothing hollow, nothing over three, edge pieces as one counts."""
    board = BOARD_OF[name]
    for state in positions(name):
        stacks = stacked(state)
        assert set(stacks) <= set(board.cells)
        assert max(map(len, stacks.values()), default=0) <= 3
        cubes = [wood for stack in stacks.values() for wood in stack]
        assert cubes.count(codes.BEECH) <= 56
        assert cubes.count(codes.MAPLE) <= 56
        assert all(state.height(cell) == len(stacks.get(cell, [])) for cell in board.cells)
        if state.to_act() == 0:
            edges = [0, 0]
            for piece in open_to_all(state).placed:
                lies = {PLACE_OF[cube[:-2]] for cube in piece.cubes if cube.endswith(".1")}
                if piece.wood != "walnut" and lies & set(board.edge):
                    edges[piece.by % 2] += 1
            assert edges == list(state.edges)


@pytest.mark.parametrize("name", BOARDS)
def test_the_legal_acts_are_those_that_no_clause_forbids(name: BoardName) -> None:
    """All placements on the grid, each asked one by one."""
    every = [
        act
        for place in range(2 * 55)
        for number in range(FIRST[-1])
        if (act := codes.act_of(number, (place % WIDTH, place // WIDTH, 0))) < codes.ELSEWHERE
    ]
    acts = Acts()
    for number, state in enumerate(positions(name)):
        if number % (97 if irrgarten.compiled else 41) or not state.to_act():
            continue
        state.legal(state.turn, acts)
        allowed = {act for act in every if why_not.refusal(state, state.turn, act) is None}
        assert set(acts.listed()) == allowed
